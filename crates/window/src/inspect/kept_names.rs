//! The user's line on the name in the field.

use eframe::egui::Ui;

use bidiscope_session::MAX_NAME_NOTE_CHARACTERS;
use bidiscope_words::message;

use super::super::command::Command;
use super::super::line_entry::LineLook;
use super::note_entry::NoteEntry;
use super::tab::{InspectPass, InspectTab};

/// How wide the field for the user's line is, in points.
const NOTE: f32 = 560.0;

/// Shows the field for the user's line, where the name is pinned.
pub(super) fn note(ui: &mut Ui, tab: &mut InspectTab, pass: &mut InspectPass<'_>) {
    let Some(report) = tab.report.as_ref().filter(|_| tab.error.is_none()) else { return };
    let of = report.input.decoded_text();
    let Some(pinned) = pass.settings.session.names.find_pinned_name(&of) else { return };
    let NoteEntry { entry, name, text } = &mut tab.note;
    if *name != of || pinned.note != *text {
        (*name, *text) = (of, pinned.note.clone());
    }
    let label = message!(name_note).static_text();
    let look = LineLook { label, hint: label, width: NOTE, takes_keyboard: false };
    let before = text.clone();
    entry.show(ui, &look, &mut pass.over(text));
    if before == *text {
        return;
    }
    if text.chars().count() > MAX_NAME_NOTE_CHARACTERS {
        *text = before;
        pass.commands
            .push(Command::Say(message!(name_note_refused, most = MAX_NAME_NOTE_CHARACTERS).to_string()));
        return;
    }
    let (name, note) = (name.clone(), text.clone());
    pass.commands.push(Command::change(move |it| it.session.names.set_note_if_possible(&name, &note)));
}
