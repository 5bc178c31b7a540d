//! Undoing: a choice of the kind of input, strategy, option, row or reference is taken back as an edit of the name is, each in
//! its turn.

use eframe::egui::{Context, Event, Key, Ui};

use bidiscope_edit::EditAction;
use bidiscope_words::message;

use super::super::command::{Command, Undoing};
use super::super::commands::{Availability, CommandId};
use super::super::editor::typing_in;
use super::super::inspect::InspectTab;
use super::super::settings::Tab;
use super::App;

impl Undoing {
    const fn command(self) -> CommandId {
        match self {
            Self::Undo => CommandId::Undo,
            Self::Redo => CommandId::Redo,
        }
    }
}

/// What a key that is pressed asks for.
fn undoing(event: &Event) -> Option<Undoing> {
    let Event::Key { key, pressed: true, modifiers, .. } = event else { return None };
    match key {
        Key::Z if modifiers.command && modifiers.shift => Some(Undoing::Redo),
        Key::Z if modifiers.command => Some(Undoing::Undo),
        Key::Y if modifiers.command => Some(Undoing::Redo),
        _ => None,
    }
}

impl App {
    /// Has what depends on the choices follow them where they are others than a pass ago, which can be taken back.
    pub(super) fn follow_choices(&mut self, context: &Context) {
        let last_edit = self.tabs.inspect.name_field().editor().last_change_number();
        if self.choices.now.are_those_of(&self.settings.session) {
            self.choices.last_edit = last_edit;
            self.choices.now.compared.is_shown = self.settings.session.compared.is_shown;
            return;
        }
        // A strategy that was just made has no row yet.
        self.settings.session.settle_panes();
        let typing = typing_in(context).filter(|it| *it != InspectTab::field_id());
        self.choices.note(&self.settings.session, last_edit, typing);
        self.choices.last_edit = last_edit;
        self.tabs.inspect.end_group();
        self.choose(context);
    }

    /// Takes back the last choice or edit of the name, or does again what was taken back.
    pub(super) fn undo(&mut self, act: Undoing, context: &Context) {
        // What was said of it is no longer so.
        self.say_nothing();
        let is_choice = self.choices.is_next(act, self.tabs.inspect.name_field().editor());
        if !is_choice || self.choices.is_with_edit(act) {
            let act = match act {
                Undoing::Undo => EditAction::Undo,
                Undoing::Redo => EditAction::Redo,
            };
            self.tabs.inspect.edit(act, &self.settings, &mut self.lines, context);
        }
        if is_choice {
            let last_edit = self.tabs.inspect.name_field().editor().last_change_number();
            self.choices.turn(act, &mut self.settings.session, last_edit);
            self.choose(context);
        }
    }

    /// Whether there is something to be taken back, or to be done again.
    pub(super) fn can_undo(&self, act: Undoing, context: &Context) -> Availability {
        let editor = self.tabs.inspect.name_field().editor();
        let (can_edit, why) = match act {
            Undoing::Undo => (editor.can_undo(), message!(command_nothing_to_undo)),
            Undoing::Redo => (editor.can_redo(), message!(command_nothing_to_redo)),
        };
        Availability::only_if(can_edit || self.choices.is_next(act, editor), why)
            .after(self.on_inspect(context))
    }

    /// The keys that do that in the tab Inspect. A field that has the keyboard has edits of its own; that of the name undoes its
    /// edits among what else is typed, and leaves the choices to this.
    pub(super) fn undo_keys(&self, ui: &Ui, commands: &mut Vec<Command>) {
        let editor = self.tabs.inspect.name_field().editor();
        let is_in_name = ui.memory(|memory| memory.has_focus(InspectTab::field_id()));
        if self.settings.session.tab != Tab::Inspect || !is_in_name && typing_in(ui.ctx()).is_some() {
            return;
        }
        let is_ours =
            |act| !is_in_name || editor.composition().is_none() && self.choices.is_next(act, editor);
        ui.input_mut(|input| {
            let act = |it: &Event| undoing(it).filter(|&act| is_ours(act));
            if let Some(at) = input.events.iter().position(|it| act(it).is_some()) {
                commands.extend(act(&input.events.remove(at)).map(|it| Command::Run(it.command())));
            }
        });
    }
}
