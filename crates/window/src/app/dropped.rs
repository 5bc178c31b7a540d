//! Files that are dropped onto the window.

use eframe::egui::{self, Ui};

use bidiscope_words::message;

use super::super::command::Command;
use super::super::file::{self, Dropped};
use super::super::file_kinds::FileKind;
use super::super::registered::ComparedLists;
use super::super::tabs::Tabs;
use super::super::{focus_kept, ruleset_file};
use super::{App, kinds};

impl App {
    /// Takes the file that is dropped onto the window, and opens it in the next pass: what is typed in this
    /// one is for the tab that is left.
    pub(super) fn take_dropped(&mut self, ui: &Ui, commands: &mut Vec<Command>) {
        if let Some((dropped, others)) = self.dropped.take() {
            let kind = self.kind_of_dropped(&dropped);
            if let Some(open) = kinds::opening(kind) {
                commands.push(open(self, dropped, ui.ctx()));
            }
            Tabs::focus(self.settings.session.tab, ui.ctx());
            if others > 0 {
                commands.push(Command::Say(message!(file_others_left_out, count = others).to_string()));
            }
        }
        if let Some(file) = file::dropped(ui, Tabs::dropped(self.settings.session.tab).invitation()) {
            self.dropped = Some((file, ui.input(|input| input.raw.dropped_files.len()) - 1));
            focus_kept::let_go(ui.ctx());
            ui.ctx().request_repaint();
        }
    }

    /// What a file is: the rules of a registry are for all tabs, and a profile is none where a lesson may be meant.
    fn kind_of_dropped(&self, dropped: &Dropped) -> FileKind {
        match Tabs::dropped(self.settings.session.tab) {
            _ if ruleset_file::is_ruleset(dropped) => FileKind::Ruleset,
            FileKind::List if ruleset_file::is_profile(dropped) => FileKind::Ruleset,
            // An index is no list that could be shown.
            FileKind::List if dropped.path().is_some_and(|it| has_ending(&it, "bidx")) => FileKind::OtherList,
            other => other,
        }
    }

    /// Has Inspect compare its name with the registered ones: those of the other list of List, else those of the profile.
    pub(super) fn lend_registered(&mut self, context: &egui::Context) {
        let profile = self.ruleset_file.state().profile.as_ref();
        let other = self.tabs.list.compared_list();
        let registered = other.or_else(|| profile?.registered.clone());
        let lists = registered.map(|registered| ComparedLists {
            registered,
            applications: profile.and_then(|it| it.applications.clone()),
            rules: self.tabs.inspect.rules(),
        });
        self.tabs.inspect.compare_with(lists, context);
    }

    /// Gives the ruleset of the zone to whatever judges names by it.
    pub(super) fn lend_ruleset(&mut self, context: &egui::Context) {
        self.tabs.inspect.take_ruleset(self.ruleset_file.state(), context);
    }
}

fn has_ending(path: &std::path::Path, ending: &str) -> bool {
    path.extension().is_some_and(|it| it.eq_ignore_ascii_case(ending))
}
