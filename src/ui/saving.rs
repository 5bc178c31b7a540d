//! Saving to a file whose name is typed. A file that is there already is replaced only when that is said.

use std::path::Path;

use eframe::egui::{Button, Response, TextEdit, Ui};

use crate::disk::{reason, write_whole};

use super::clipboard::MOST_COPIED;
use super::command::{Command, Refused};
use super::file::path_of;
use super::theme::dialog;

/// A name that is being typed.
#[derive(Default)]
pub(super) struct Saving {
    /// The file that is there already, once saving has found it.
    in_the_way: Option<String>,
}

impl Saving {
    /// Shows the field for the name, and what is in the way there.
    pub(super) fn field(&self, ui: &mut Ui, title: &str, file: &mut String) -> Response {
        let label = ui.label(title);
        let field = ui.add(TextEdit::singleline(file).desired_width(f32::INFINITY));
        if self.in_the_way.as_deref() == Some(file) {
            ui.label("A file of this name is there already.");
        }
        field.labelled_by(label.id)
    }

    /// Shows the button. Gives what there is to say once it was clicked and the file is written, or could not
    /// be; `bytes` are what is saved, if there is something.
    pub(super) fn button(
        &mut self,
        ui: &mut Ui,
        file: &str,
        bytes: Option<impl FnOnce() -> std::io::Result<Vec<u8>>>,
    ) -> Option<Command> {
        let replaces = self.in_the_way.as_deref() == Some(file);
        let title = if replaces { "Replace the file" } else { "Save" };
        let is_clicked = ui.add_enabled(bytes.is_some(), Button::new(title)).clicked();
        let bytes = bytes.filter(|_| is_clicked)?;
        if !replaces && Path::new(file).is_file() {
            self.in_the_way = Some(file.to_owned());
            return None;
        }
        self.in_the_way = None;
        Some(match bytes().and_then(|bytes| write_whole(Path::new(file), &bytes)) {
            Ok(()) => Command::Say(format!("Saved to {}.", path_of(Path::new(file)))),
            Err(error) => {
                let file = file.to_owned();
                Command::Refuse(Refused { file, what: "was not written", reason: reason(&error) })
            }
        })
    }
}

/// A text that is too much for the clipboard, with the offer to save it as a file.
pub(super) struct TooMuch {
    text: String,
    what: &'static str,
    file: String,
    saving: Saving,
    wants_focus: bool,
}

impl TooMuch {
    /// Begins the offer.
    pub(super) fn new(text: String, what: &'static str) -> Self {
        Self { text, what, file: "copied.txt".to_owned(), saving: Saving::default(), wants_focus: true }
    }

    /// Shows the offer. Whether it stays open, and what there is to say.
    pub(super) fn show(&mut self, ui: &Ui) -> (bool, Option<Command>) {
        let modal = dialog(ui, "too much").show(ui.ctx(), |ui| self.offer(ui));
        let should_close = modal.should_close();
        let (is_cancelled, said) = modal.inner;
        // What could not be written can be tried again under another name.
        let is_saved = matches!(said, Some(Command::Say(_)));
        (!(should_close || is_cancelled || is_saved), said)
    }

    fn offer(&mut self, ui: &mut Ui) -> (bool, Option<Command>) {
        ui.set_width(380.0);
        ui.heading("Too much for the clipboard");
        ui.add_space(4.0);
        ui.label(format!(
            "{}: {}. The clipboard takes {} at most. Nothing was copied: save it as a file.",
            self.what,
            size(self.text.len()),
            size(MOST_COPIED)
        ));
        ui.add_space(8.0);
        let field = self.saving.field(ui, "Text file:", &mut self.file);
        if self.wants_focus && ui.is_visible() && !ui.is_sizing_pass() {
            self.wants_focus = false;
            field.request_focus();
        }
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            let text = &self.text;
            let said = self.saving.button(ui, &self.file, Some(|| Ok(text.as_bytes().to_vec())));
            (ui.button("Cancel").clicked(), said)
        })
        .inner
    }
}

/// A number of bytes in words.
fn size(bytes: usize) -> String {
    let megabytes = bytes as f64 / 1e6;
    if megabytes.fract() == 0.0 { format!("{megabytes:.0} MB") } else { format!("{megabytes:.1} MB") }
}
