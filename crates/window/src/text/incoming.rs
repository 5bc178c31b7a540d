//! Texts from outside: files, and long texts from the clipboard.

use std::collections::BTreeMap;
use std::sync::Arc;

use eframe::egui::{Context, Event, Ui};

use bidiscope_bidi::name::BidiClass;
use bidiscope_words::message;

use super::super::command::Refused;
use super::super::file::File;
use super::super::settings::TextSettings;
use super::list_state::List;
use super::tab::{MOST_EDITED, TextPass, TextTab};

/// How many of the texts are kept that others took the place of.
const MOST_BEFORE: usize = 3;

impl TextTab {
    /// Opens a file, or says why it cannot be opened: everything is then as it was.
    pub(crate) fn open_file(
        &mut self,
        file: File,
        settings: &mut TextSettings,
        context: &Context,
    ) -> Result<(), Refused> {
        match file.bytes.and_then(text_of) {
            Ok(text) => {
                self.open(text, &file.name, settings, context);
                Ok(())
            }
            Err(reason) => Err(Refused::not_opened(file.name, reason)),
        }
    }

    /// Opens a text: in the field if it can be edited, else to be shown only, with what is told of it. What
    /// the user has written in the field is kept either way.
    pub(super) fn open(
        &mut self,
        text: String,
        source: &str,
        settings: &mut TextSettings,
        context: &Context,
    ) {
        if text.chars().count() <= MOST_EDITED {
            let text = with_line_ends(&text);
            if !settings.is_as_opened && !settings.text.is_empty() && settings.text != text {
                settings.before.push(std::mem::take(&mut settings.text));
                let too_many = settings.before.len().saturating_sub(MOST_BEFORE);
                settings.before.drain(..too_many);
            }
            (settings.text, settings.is_as_opened) = (text, true);
            self.show_field(settings, context);
        } else {
            if self.source.is_none() {
                self.directions_aside = std::mem::take(&mut self.own_directions);
            }
            self.source = Some(source.to_owned());
            self.show_text(Arc::from(text), settings, context);
        }
    }

    /// Goes back from a text that was opened to what the user had written before.
    pub(super) fn go_back(&mut self, settings: &mut TextSettings, context: &Context) {
        let mut directions = BTreeMap::new();
        if self.source.is_some() {
            directions = std::mem::take(&mut self.directions_aside);
        } else if let Some(before) = settings.before.pop() {
            let left = std::mem::replace(&mut settings.text, before);
            // What was changed since is as much the user's own, and has its turn after the others.
            if !settings.is_as_opened && !left.is_empty() {
                settings.before.insert(0, left);
            }
            settings.is_as_opened = false;
        }
        self.show_field(settings, context);
        self.own_directions = directions;
        Self::focus(context);
    }

    /// Takes in what the user has made of the text in the field.
    pub(super) fn edited(&mut self, text: String, settings: &mut TextSettings, context: &Context) {
        // Undoing leads there too.
        settings.before.pop_if(|before| *before == text);
        (settings.text, settings.is_as_opened) = (text, false);
        self.search(Arc::from(settings.text.as_str()), settings, context);
    }

    fn show_field(&mut self, settings: &TextSettings, context: &Context) {
        self.source = None;
        self.show_text(Arc::from(settings.text.as_str()), settings, context);
    }

    /// Shows another text from its beginning.
    fn show_text(&mut self, text: Arc<str>, settings: &TextSettings, context: &Context) {
        self.own_directions.clear();
        self.list = List::default();
        self.search(text, settings, context);
    }
}

/// The text with each other end of a paragraph as U+000A, as the editor has what is pasted. U+000D before U+000A stays, so that
/// every character has the position that it has in the file.
fn with_line_ends(text: &str) -> String {
    let mut characters = text.chars().peekable();
    let mut written = String::with_capacity(text.len());
    while let Some(scalar) = characters.next() {
        let is_kept = scalar == '\r' && characters.peek() == Some(&'\n');
        written.push(if BidiClass::of(scalar) == BidiClass::B && !is_kept { '\n' } else { scalar });
    }
    written
}

/// The text of a file.
fn text_of(bytes: Vec<u8>) -> Result<String, String> {
    let mut text = String::from_utf8(bytes).map_err(|error| {
        let place = error.utf8_error().valid_up_to();
        message!(file_not_utf8, byte = place).to_string()
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
    // What is too long only beside what is written already is refused by the field.
    let fits = |text: &str| text.chars().count() <= MOST_EDITED;
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
        tab.open(text, message!(list_from_clipboard).static_text(), pass.settings, ui.ctx());
        TextTab::focus(ui.ctx());
    }
}
