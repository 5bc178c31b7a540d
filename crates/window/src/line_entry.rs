//! An entry of text that is no name: a path, a column of a table, or a title. It may be written from right to left.

use eframe::egui::{Event, Id, Key, Modifiers, Response, Ui, vec2};

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::Strategy;
use bidiscope_edit::{EditAction, EditedTextKind};
use bidiscope_words::message;

use super::command::Command;
use super::editor::{Field, Laying, Look, MenuCommand};
use super::focus_kept::can_have_keyboard;
use super::lines::{LINE_HEIGHT, wrapped_row};
use super::pass::Pass;

/// The size of the text, in points an em.
const SIZE: f32 = 14.0;

/// How high an entry is without stacked marks, in points.
pub(super) const HEIGHT: f32 = LINE_HEIGHT * SIZE + 4.0;

/// The entry.
pub(super) struct LineEntry {
    field: Field,
    /// The pass in which it was shown last, and whether it is to take the keyboard in the next one.
    shown_in: u64,
    takes_keyboard: bool,
    /// Tells it from others that are called the same, and the order in which its text is shown.
    number: u32,
    order: Strategy,
}

/// What an entry is called, and where it stands.
pub(super) struct LineLook<'a> {
    /// What a screen reader calls it; no two entries that are shown at once have the same.
    pub(super) label: &'a str,
    /// What is shown while it is empty.
    pub(super) hint: &'a str,
    /// How wide it is where there is room, in points.
    pub(super) width: f32,
    /// Whether it takes the keyboard as soon as it appears, with its text selected.
    pub(super) takes_keyboard: bool,
}

/// What came of a pass.
pub(super) struct ShownEntry {
    pub(super) response: Response,
    /// Whether the user was done with it: Enter was pressed.
    pub(super) is_entered: bool,
}

impl Default for LineEntry {
    fn default() -> Self {
        // Folders stand one in another from left to right.
        let order = Strategy::UbaLtr;
        let field = Field::new(EditedTextKind::SingleLine, "", Notation::Unicode);
        Self { field, shown_in: 0, takes_keyboard: false, number: 0, order }
    }
}

impl LineEntry {
    /// An entry for a title, which runs in its own direction. Several of them, of different numbers, may be shown at
    /// once.
    pub(super) fn of_title(number: u32) -> Self {
        Self { number, order: Strategy::UbaAuto, ..Self::default() }
    }

    /// Takes the keyboard the next time that it is shown, with its text selected.
    pub(super) const fn take_keyboard(&mut self) {
        self.takes_keyboard = true;
    }

    /// Whether it has the keyboard.
    pub(super) fn has_keyboard(&self, ui: &Ui, look: &LineLook<'_>) -> bool {
        ui.memory(|memory| memory.has_focus(self.id(look)))
    }

    fn id(&self, look: &LineLook<'_>) -> Id {
        Id::unique(("line entry", look.label, self.number))
    }

    /// Shows the entry with a text, which the user may change.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        look: &LineLook<'_>,
        pass: &mut Pass<'_, String>,
    ) -> ShownEntry {
        let id = self.id(look);
        let Self { field, shown_in, takes_keyboard, order, .. } = self;
        field.follow(pass.settings);
        let of_field = Look::of_line(ui, id, (look.label, look.hint), SIZE);
        let mut laying = Laying::new(pass.lines, *order, pass.in_fields);
        if ui.is_visible() && !ui.is_sizing_pass() {
            let pass_number = ui.ctx().cumulative_pass_nr();
            let appears = pass_number > *shown_in + 1;
            *shown_in = pass_number;
            *takes_keyboard |= appears && look.takes_keyboard;
        }
        if *takes_keyboard && can_have_keyboard(ui) {
            *takes_keyboard = false;
            ui.memory_mut(|memory| memory.request_focus(id));
            field.apply(EditAction::SelectAll, &mut laying);
        }
        let is_composing = field.editor().composition().is_some();
        let size = vec2(look.width.min(ui.available_width()), field.height(&of_field));
        let mut shown = ui.allocate_ui(size, |ui| field.show(ui, &mut laying, &of_field)).inner;
        if let Some(MenuCommand::Insert(scalar)) = shown.command {
            let outcome = field.apply(EditAction::TypeText(scalar.to_string()), &mut laying);
            shown.changed |= outcome.has_changed_text;
        }
        if shown.command == Some(MenuCommand::FindCharacter) {
            pass.commands.push(Command::Say(message!(zone_no_insert).to_string()));
        }
        pass.commands.extend(shown.notice.map(Command::Say));
        if shown.changed {
            *pass.settings = field.editor().text();
        }
        let is_entered = shown.response.has_focus() && !is_composing && takes_enter(ui);
        ShownEntry { response: shown.response, is_entered }
    }
}

/// Takes the key Enter where it was just pressed. While it is held down nothing is done twice.
fn takes_enter(ui: &Ui) -> bool {
    ui.input_mut(|input| {
        let is_held = |it: &Event| matches!(it, Event::Key { key: Key::Enter, repeat: true, .. });
        let is_held = input.events.iter().any(is_held);
        input.consume_key(Modifiers::NONE, Key::Enter) && !is_held
    })
}

/// A row that is as high as the fields in it from its beginning, so that all of it is centred alike.
pub(super) fn row(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    wrapped_row(ui, HEIGHT, contents);
}
