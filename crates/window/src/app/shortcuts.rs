//! The keys of the whole window, and where they send the keyboard.

use eframe::egui::{self, Event, Key, Modifiers, Ui};

use super::super::command::{Command, ExportStart};
use super::super::focus_kept;
use super::super::inspect::InspectTab;
use super::super::learn::LearnTab;
use super::super::list::ListTab;
use super::super::settings::Tab;
use super::super::text::TextTab;
use super::App;

impl App {
    /// The keys of the whole window, unless a question is open. The tab that is left is shown once more, without
    /// the keyboard: its fields take in what is being composed in them.
    pub(super) fn shortcuts(&mut self, ui: &Ui, commands: &mut Vec<Command>) {
        if ui.memory(|memory| memory.top_modal_layer().is_some()) {
            return;
        }
        let numbers = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];
        let keys = numbers.into_iter().zip(Tab::ALL).chain([(Key::L, Tab::Inspect)]);
        for (key, tab) in keys {
            if ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, key)) {
                if tab != self.settings.session.tab {
                    focus_kept::let_go(ui.ctx());
                }
                commands.push(Command::OpenTab(tab));
            }
        }
        self.undo_keys(ui, commands);
        // What was opened over what was typed is taken back wherever the keyboard is.
        let undoes = |event: &Event| {
            matches!(event, Event::Key { key: Key::Z | Key::Y, pressed: true, modifiers, .. }
                if modifiers.command)
        };
        if ui.memory(|memory| memory.focused().is_none()) && ui.input(|input| input.events.iter().any(undoes))
        {
            focus_field(ui.ctx(), self.settings.session.tab);
        }
        if matches!(self.settings.session.tab, Tab::Inspect | Tab::Learn)
            && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::F5))
        {
            commands.push(Command::Present(ui.memory(|memory| memory.focused())));
            focus_kept::let_go(ui.ctx());
        }
        if self.settings.session.tab == Tab::Inspect
            && ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::E))
        {
            commands.push(Command::Export(ExportStart::AsBefore));
        }
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::F1)) {
            self.help.turn();
        }
    }
}

/// Gives the tab's own field the keyboard.
pub(super) fn focus_field(context: &egui::Context, tab: Tab) {
    match tab {
        Tab::Inspect => InspectTab::focus_name(context),
        Tab::Text => TextTab::focus_text(context),
        Tab::List => ListTab::focus_table(context),
        Tab::Study => {}
        Tab::Learn => LearnTab::focus_list(context),
    }
}
