//! Files that are dropped onto the window, and what a file brings for every tab.

use eframe::egui::{self, Ui};

use super::super::command::Command;
use super::super::file::{self, File};
use super::super::focus_kept;
use super::super::ruleset_file;
use super::super::settings::Tab;
use super::{App, focus_field};

impl App {
    /// Takes the file that is dropped onto the window, and opens it in the next pass: what is typed in this
    /// one is for the tab that is left. A ruleset is for all tabs, and so is a profile that is dropped onto List; else where Study is open, it holds results; where List is,
    /// names; else a text.
    pub(super) fn take_dropped(&mut self, ui: &Ui, commands: &mut Vec<Command>) {
        if let Some((dropped, others)) = self.dropped.take() {
            match self.settings.session.tab {
                tab if ruleset_file::is_ruleset(&dropped)
                    || tab == Tab::List && ruleset_file::is_profile(&dropped) =>
                {
                    self.ruleset_file.open(dropped, ui.ctx());
                    self.lend_ruleset(ui.ctx());
                }
                Tab::Study => {
                    self.study.open_file(dropped.read(), &mut self.settings.session.study, commands)
                }
                Tab::List => {
                    self.list.open_dropped(dropped, &mut self.settings.session.list, ui.ctx(), commands)
                }
                Tab::Learn => {
                    let learn = &mut self.settings.session.learn;
                    commands.push(self.learn.open_lesson(dropped.path(), dropped.read(), learn));
                }
                Tab::Inspect | Tab::Text => self.open_text(dropped.read(), ui.ctx()),
            }
            focus_field(ui.ctx(), self.settings.session.tab);
            if others > 0 {
                let files = if others == 1 { "The other was" } else { "The others were" };
                commands.push(Command::Say(format!("One file is opened at a time. {files} left out.")));
            }
        }
        let invitation = match self.settings.session.tab {
            Tab::Study => "Drop the file to open its results",
            Tab::List => "Drop the file to open its list of names",
            Tab::Learn => "Drop the file to open its lesson",
            Tab::Inspect | Tab::Text => "Drop the file to open its text",
        };
        if let Some(file) = file::dropped(ui, invitation) {
            self.dropped = Some((file, ui.input(|input| input.raw.dropped_files.len()) - 1));
            focus_kept::let_go(ui.ctx());
            ui.ctx().request_repaint();
        }
    }

    /// Gives the ruleset of the zone to whatever judges names by it.
    pub(super) fn lend_ruleset(&mut self, context: &egui::Context) {
        self.inspect.take_ruleset(self.ruleset_file.state(), context);
    }

    pub(super) fn open_text(&mut self, file: File, context: &egui::Context) {
        match self.text.open_file(file, &mut self.settings.session.text, context) {
            Ok(()) => (self.settings.session.tab, self.refused) = (Tab::Text, None),
            Err(refused) => self.refused = Some(refused),
        }
    }
}
