//! The keys of the whole window: those of the commands, and the mouse buttons that go back and forward.

use eframe::egui::{Event, Key, PointerButton, Popup, Ui};

use super::super::command::Command;
use super::super::commands::{CommandId, CommandStates};
use super::super::focus_kept;
use super::super::tabs::Tabs;
use super::App;

impl App {
    /// The keys of the commands, unless a question is open. The tab that is left is shown once more, without
    /// the keyboard: its fields take in what is being composed in them.
    pub(super) fn shortcuts(&mut self, ui: &Ui, states: &CommandStates, commands: &mut Vec<Command>) {
        self.keyboard = ui.memory(|memory| memory.focused());
        if ui.memory(|memory| memory.top_modal_layer().is_some()) {
            return;
        }
        let is_menu_open = Popup::is_any_open(ui.ctx());
        if !is_menu_open {
            self.undo_keys(ui, commands);
        }
        // What was opened over what was typed is taken back wherever the keyboard is.
        let undoes = |event: &Event| {
            matches!(event, Event::Key { key: Key::Z | Key::Y, pressed: true, modifiers, .. }
                if modifiers.command)
        };
        if self.keyboard.is_none() && ui.input(|input| input.events.iter().any(undoes)) {
            Tabs::focus(self.settings.session.tab, ui.ctx());
        }
        for command in CommandId::all().filter(|&it| is_asked_for(ui, it)) {
            if is_menu_open {
                Popup::close_all(ui.ctx());
            }
            match states.get(command).refusal() {
                Some(why) => commands.push(Command::Say(why.to_owned())),
                // What is typed after it in this pass is for what it opens.
                None if command.is_done_at_once() => self.run(command, ui.ctx()),
                None => {
                    if command.leaves(self.settings.session.tab) {
                        focus_kept::let_go(ui.ctx());
                    }
                    commands.push(Command::Run(command));
                }
            }
        }
    }
}

/// Whether the keys of a command were pressed, or its mouse button.
fn is_asked_for(ui: &Ui, command: CommandId) -> bool {
    // A field undoes its own edits: those keys are taken elsewhere.
    if matches!(command, CommandId::Undo | CommandId::Redo) {
        return false;
    }
    let button = match command {
        CommandId::Back => Some(PointerButton::Extra1),
        CommandId::Forward => Some(PointerButton::Extra2),
        _ => None,
    };
    ui.input_mut(|input| {
        command.keys().iter().any(|keys| input.consume_shortcut(keys))
            || button.is_some_and(|it| input.pointer.button_clicked(it))
    })
}
