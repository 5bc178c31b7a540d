//! Back and forward among the names that were looked at, and the note on the one in the field.

use eframe::egui::{Button, Key, Modifiers, PointerButton, Role, Ui, WidgetInfo, vec2};

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

/// Shows the two buttons, and takes their keys and those of the mouse.
pub(super) fn buttons(ui: &mut Ui, pass: &mut InspectPass<'_>) {
    let visited = &pass.settings.visited;
    let (has_back, has_forward) = (visited.current() > 0, visited.current() + 1 < visited.all().len());
    let ways = [
        ("\u{2039}", "Back", "Back to the name before (Ctrl+[)", has_back, Command::Back),
        ("\u{203A}", "Forward", "On to the name after (Ctrl+])", has_forward, Command::Forward),
    ];
    let keys = [
        (Key::OpenBracket, Key::BrowserBack, PointerButton::Extra1),
        (Key::CloseBracket, Key::BrowserForward, PointerButton::Extra2),
    ];
    for ((sign, name, about, is_there, command), (key, of_browser, button)) in ways.into_iter().zip(keys) {
        let response = ui.add_enabled(is_there, Button::new(sign).min_size(vec2(22.0, 0.0)));
        response.widget_info(|| WidgetInfo::labeled(Role::Button, is_there, name));
        let is_clicked = response.on_hover_text(about).clicked();
        let is_pressed = ui.input_mut(|input| {
            input.consume_key(Modifiers::COMMAND, key)
                || input.consume_key(Modifiers::NONE, of_browser)
                || input.pointer.button_clicked(button)
        });
        if is_there && (is_clicked || is_pressed) {
            pass.commands.push(command);
        }
    }
}

/// Shows the box that opens the field for the note.
pub(super) fn note_box(ui: &mut Ui, tab: &mut InspectTab) {
    let response = ui.checkbox(&mut tab.note.is_open, "Note");
    response.on_hover_text("What you want to keep of this name; where there is a note it is shown");
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
        label: "Note on this name",
        hint: "A note on this name",
        width: NOTE,
        takes_keyboard: false,
    };
    entry.show(ui, &look, &mut pass.over(text));
    if pass.settings.notes.of(name) != *text && !pass.settings.notes.write(name, text) {
        *text = pass.settings.notes.of(name).to_owned();
        pass.commands.push(Command::Say(format!(
            "Not noted: a note has {MAX_NOTE_CHARACTERS} characters at most, and there are too many notes or too long a name."
        )));
    }
}
