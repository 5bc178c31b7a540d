//! Saving: what is written, and what is too much for the clipboard.

use std::path::Path;

use eframe::egui::Ui;

use bidiscope_report::words::error::file_error_text;
use bidiscope_report::words::strategy_name::is_displayable_without_reordering;
use bidiscope_system::files::write_atomically;
use bidiscope_words::message;

use super::clipboard::MOST_COPIED;
use super::command::{Command, Refused};
use super::file::path_of;
use super::file_kinds::{FileKind, SaveTo};
use super::theme::dialog;

/// Whether a file that was chosen in the desktop's dialog replaces what stands there: the dialog has asked about a file, but
/// does not see a link that leads nowhere.
pub(super) fn replaces_by_dialog(file: &Path) -> bool {
    file.exists()
}

/// Writes a file. Gives what there is to say.
pub(super) fn write(to: SaveTo<'_>, bytes: std::io::Result<Vec<u8>>) -> Command {
    match bytes.and_then(|bytes| write_atomically(to.path, to.replaces, |it| it.write_all(&bytes))) {
        Ok(()) => Command::Say(message!(file_saved, file = in_words(to.path)).to_string()),
        Err(error) => Command::Refuse(Refused::not_written(path_of(to.path), file_error_text(&error))),
    }
}

/// A path as a sentence has it: isolated where it would be reordered with the words round it.
pub(super) fn in_words(path: &Path) -> String {
    let path = path_of(path);
    if is_displayable_without_reordering(&path) { path } else { format!("\u{2066}{path}\u{2069}") }
}

/// A text that is too much for the clipboard, with the offer to save it as a file.
pub(super) struct TooMuch {
    pub(super) text: String,
    what: &'static str,
}

impl TooMuch {
    /// Begins the offer.
    pub(super) const fn new(text: String, what: &'static str) -> Self {
        Self { text, what }
    }

    /// Shows the offer, until it is left.
    pub(super) fn show(open: &mut Option<Self>, ui: &Ui, commands: &mut Vec<Command>) {
        let Some(too_much) = open else { return };
        let title = message!(too_much_title).static_text();
        let modal = dialog(ui, ("too much", title), |ui| too_much.offer(ui, commands));
        if modal.should_close() || modal.inner {
            *open = None;
        }
    }

    /// What is offered; whether it is left.
    fn offer(&self, ui: &mut Ui, commands: &mut Vec<Command>) -> bool {
        ui.set_width(380.0);
        ui.heading(message!(too_much_title).static_text());
        ui.add_space(4.0);
        let (bytes, most) = (size(self.text.len()), size(MOST_COPIED));
        ui.label(message!(too_much_about, what = self.what, size = bytes, most = most).to_string());
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            if ui.button(message!(button_save_as).static_text()).clicked() {
                commands.push(Command::AskToSave(FileKind::Text));
            }
            ui.button(message!(button_cancel).static_text()).clicked()
        })
        .inner
    }
}

/// A number of bytes in words.
fn size(bytes: usize) -> String {
    let megabytes = bytes as f64 / 1e6;
    if megabytes.fract() == 0.0 { format!("{megabytes:.0} MB") } else { format!("{megabytes:.1} MB") }
}
