//! Texts from outside: files, and long texts from the clipboard.

use eframe::egui::{Context, Event, Ui};

use super::super::file::{File, RefusedFile};
use super::super::settings::TextSettings;
use super::{MOST_EDITED, TextPass, TextTab};

impl TextTab {
    /// Opens a file, or says in the tab why it cannot be opened.
    pub(in crate::ui) fn open_file(&mut self, file: File, settings: &mut TextSettings, context: &Context) {
        match file.bytes.and_then(text_of) {
            Ok(text) => self.open(text, &file.name, settings, context),
            Err(reason) => self.error = Some(RefusedFile::new(file.name, reason)),
        }
    }
}

/// The text of a file.
fn text_of(bytes: Vec<u8>) -> Result<String, String> {
    let mut text = String::from_utf8(bytes).map_err(|error| {
        let place = error.utf8_error().valid_up_to();
        format!("it is not UTF-8 (at byte {place})")
    })?;
    // A byte order mark says how the file is written, and is no part of the text.
    if text.starts_with('\u{FEFF}') {
        text.remove(0);
    }
    Ok(text)
}

/// Opens what is pasted while no field has the keyboard, and what is too long for the text's own.
pub(super) fn take_paste(ui: &Ui, tab: &mut TextTab, pass: &mut TextPass<'_>, field_has_focus: bool) {
    if !field_has_focus && ui.ctx().egui_wants_keyboard_input() {
        return;
    }
    let mut pasted = None;
    let written = tab.field.editor().characters().len();
    let fits = |text: &str| written + text.chars().count() <= MOST_EDITED;
    ui.input_mut(|input| {
        input.events.retain(|event| match event {
            Event::Paste(text) if !field_has_focus || !fits(text) => {
                pasted = Some(text.clone());
                false
            }
            _ => true,
        });
    });
    if let Some(text) = pasted {
        tab.open(text, "From the clipboard", pass.settings, ui.ctx());
    }
}
