//! Back and forward among recent names, and the note on the one in the field.

use eframe::egui::{Button, Key, Modifiers, PointerButton, Ui};

use bidiscope_present::message;
use bidiscope_present::session::MAX_NOTE_CHARACTERS;

use super::super::command::Command;
use super::super::line_entry::{LineEntry, LineLook};
use super::{InspectPass, InspectTab, name_entry};

/// How wide the field for the note is, in points.
const NOTE: f32 = 560.0;

/// The note on the name in the field.
pub(super) struct NoteEntry {
    entry: LineEntry,
    /// Whether it is shown without a note too.
    is_open: bool,
    /// The name, as its characters, and what its field holds.
    name: String,
    text: String,
}

impl Default for NoteEntry {
    fn default() -> Self {
        // Strategies have theirs by their numbers.
        Self {
            entry: LineEntry::of_title(u32::MAX),
            is_open: false,
            name: String::new(),
            text: String::new(),
        }
    }
}

/// Takes down what is looked at now.
pub(super) fn see(ui: &Ui, pass: &mut InspectPass<'_>) {
    let settings = &mut *pass.settings;
    let is_typed = ui.memory(|memory| memory.has_focus(name_entry::field_id()));
    settings.visited.visit(&settings.input, settings.notation, is_typed);
}

/// Goes back and forward among the names by keys, and by those of the mouse.
pub(super) fn keys(ui: &Ui, pass: &mut InspectPass<'_>) {
    let visited = &pass.settings.visited;
    let (has_back, has_forward) = (visited.current() > 0, visited.current() + 1 < visited.all().len());
    let ways = [
        (Key::OpenBracket, Key::BrowserBack, PointerButton::Extra1, has_back, Command::Back),
        (Key::CloseBracket, Key::BrowserForward, PointerButton::Extra2, has_forward, Command::Forward),
    ];
    for (key, of_browser, button, is_there, command) in ways {
        let is_pressed = ui.input_mut(|input| {
            input.consume_key(Modifiers::COMMAND, key)
                || input.consume_key(Modifiers::NONE, of_browser)
                || input.pointer.button_clicked(button)
        });
        if is_there && is_pressed {
            pass.commands.push(command);
        }
    }
}

/// The same as entries of a menu.
pub(super) fn entries(ui: &mut Ui, pass: &mut InspectPass<'_>) {
    let visited = &pass.settings.visited;
    let (has_back, has_forward) = (visited.current() > 0, visited.current() + 1 < visited.all().len());
    for (title, keys, is_there, command) in [
        (message!(name_back).fixed(), "Ctrl+[", has_back, Command::Back),
        (message!(name_forward).fixed(), "Ctrl+]", has_forward, Command::Forward),
    ] {
        if ui.add_enabled(is_there, Button::new(title).shortcut_text(keys)).clicked() {
            pass.commands.push(command);
            ui.close();
        }
    }
}

/// Shows the box that opens the field for the note.
pub(super) fn note_box(ui: &mut Ui, tab: &mut InspectTab) {
    let response = ui.checkbox(&mut tab.note.is_open, message!(name_note).fixed());
    response.on_hover_text(message!(name_note_explained).fixed());
}

/// Shows the field for the note, where there is a name, and it was opened or a note is there.
pub(super) fn note(ui: &mut Ui, tab: &mut InspectTab, pass: &mut InspectPass<'_>) {
    let Some(inspection) = tab.inspection.as_ref().filter(|_| tab.error.is_none()) else { return };
    let NoteEntry { entry, is_open, name, text } = &mut tab.note;
    let of = inspection.name.text();
    if *name != of {
        *name = of;
        *text = pass.settings.notes.of(name).to_owned();
    }
    if !*is_open && text.is_empty() {
        return;
    }
    let look = LineLook {
        label: message!(name_note_field).fixed(),
        hint: message!(name_note_hint).fixed(),
        width: NOTE,
        takes_keyboard: false,
    };
    entry.show(ui, &look, &mut pass.over(text));
    if pass.settings.notes.of(name) != *text && !pass.settings.notes.write(name, text) {
        *text = pass.settings.notes.of(name).to_owned();
        pass.commands.push(Command::Say(message!(name_note_refused, most = MAX_NOTE_CHARACTERS).to_string()));
    }
}
