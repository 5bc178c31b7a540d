//! Saving to a file whose path is typed, or chosen in the desktop's dialog. A file that is there already is replaced only
//! when that is said.

use std::path::Path;

use eframe::egui::{Button, Response, Ui};

use bidiscope_present::error_text::file_error_text;
use bidiscope_present::message;
use bidiscope_present::view::reads_from_left_to_right;
use bidiscope_system::files::{is_taken, write_atomically};

use super::accessibility;
use super::clipboard::MOST_COPIED;
use super::command::{Command, Refused};
use super::file::{path_of, typed};
use super::file_dialog::FilePurpose;
use super::line_entry::{LineEntry, LineLook, ShownEntry};
use super::pass::Pass;
use super::settings::Settings;
use super::theme::dialog;

/// How wide the field for a name is where there is room, in points.
const WIDTH: f32 = 320.0;

/// A name that is being typed.
#[derive(Default)]
pub(super) struct Saving {
    entry: LineEntry,
    /// Whether Enter was pressed in the field, which is as a click on the button.
    is_entered: bool,
    /// The file that is there already, once saving has found it.
    in_the_way: Option<String>,
}

impl Saving {
    /// Shows the field for the name, and what is in the way there. It has the keyboard as soon as it is shown.
    pub(super) fn field(&mut self, ui: &mut Ui, title: &str, pass: &mut Pass<'_, String>) -> Response {
        let label = ui.label(title);
        let look = LineLook {
            label: title,
            hint: message!(saving_path).fixed(),
            width: WIDTH,
            takes_keyboard: true,
        };
        let ShownEntry { response, is_entered } = self.entry.show(ui, &look, pass);
        self.is_entered = is_entered;
        if self.in_the_way.as_ref() == Some(pass.settings) {
            warn(ui, in_the_way());
        }
        response.labelled_by(label.id)
    }

    /// Gives the field the keyboard the next time that it is shown.
    pub(super) const fn take_keyboard(&mut self) {
        self.entry.take_keyboard();
    }

    /// Whether Enter was pressed in the field.
    pub(super) const fn is_entered(&self) -> bool {
        self.is_entered
    }

    /// Shows the button. Gives what there is to say once it was clicked, or Enter pressed in the field, and the file is
    /// written, or could not be; `bytes` are what is saved, if there is something. Enter in the field replaces nothing: it
    /// leads to the button.
    pub(super) fn button(
        &mut self,
        ui: &mut Ui,
        file: &str,
        bytes: Option<impl FnOnce() -> std::io::Result<Vec<u8>>>,
    ) -> Option<Command> {
        let replaces = self.in_the_way.as_deref() == Some(file);
        let path = typed(file);
        let title = if replaces { message!(saving_replace) } else { message!(saving_save) };
        let button = ui.add_enabled(bytes.is_some(), Button::new(title.fixed()));
        let is_entered = std::mem::take(&mut self.is_entered);
        let bytes = bytes?;
        if replaces && is_entered {
            // Nothing is overwritten by what may be meant for a new file.
            button.request_focus();
            return None;
        }
        if !is_entered && !button.clicked() {
            return None;
        }
        if !replaces && is_taken(&path) {
            self.in_the_way = Some(file.to_owned());
            return None;
        }
        self.in_the_way = None;
        Some(write(&path, replaces, bytes()))
    }
}

/// What is saved to a file and opened from it by the entries of a menu.
pub(super) struct FileEntries<S> {
    /// What the field for the path is called, and where what is typed there is kept.
    pub(super) field: &'static str,
    pub(super) path: fn(&mut S) -> &mut String,
    /// What the desktop's dialogs that save and open it are for.
    pub(super) saves: FilePurpose,
    pub(super) opens: FilePurpose,
}

impl<S> FileEntries<S> {
    /// Shows them in a menu: the field, and the buttons that save what `bytes` gives, if there is something, and that open
    /// the file. Whether the file at the path that is typed is to be opened.
    pub(super) fn show(
        self,
        ui: &mut Ui,
        saving: &mut Saving,
        pass: &mut Pass<'_, S>,
        bytes: Option<impl FnOnce(&S) -> std::io::Result<Vec<u8>>>,
    ) -> bool {
        saving.field(ui, self.field, &mut pass.with(self.path));
        ui.horizontal(|ui| {
            let is_there = bytes.is_some();
            let file = (self.path)(pass.settings).clone();
            let settings = &*pass.settings;
            if let Some(said) = saving.button(ui, &file, bytes.map(|it| || it(settings))) {
                pass.commands.push(said);
                ui.close();
            }
            pass.commands.extend(choose(ui, self.saves, is_there));
            ui.separator();
            let opens = ui.button(message!(button_open).fixed()).clicked();
            if opens {
                ui.close();
            }
            pass.commands.extend(choose(ui, self.opens, true));
            opens
        })
        .inner
    }
}

/// What is said where a file is in the way.
pub(super) fn in_the_way() -> &'static str {
    message!(saving_in_the_way).fixed()
}

/// Says what keeps a file from being written as it was asked for, at once.
pub(super) fn warn(ui: &mut Ui, sentence: &str) {
    accessibility::alert(&ui.label(sentence), sentence);
}

/// Whether a file that was chosen in the desktop's dialog replaces what stands there: the dialog has asked about a file, but
/// does not see a link that leads nowhere.
pub(super) fn replaces_by_dialog(file: &Path) -> bool {
    file.exists()
}

/// Writes a file; what stands there is replaced only where it `replaces`. Gives what there is to say.
pub(super) fn write(file: &Path, replaces: bool, bytes: std::io::Result<Vec<u8>>) -> Command {
    match bytes.and_then(|bytes| write_atomically(file, replaces, |it| it.write_all(&bytes))) {
        Ok(()) => Command::Say(message!(saving_saved, file = in_words(file)).to_string()),
        Err(error) => {
            let file = path_of(file);
            let what = message!(saving_not_written).fixed();
            Command::Refuse(Refused { file, what, reason: file_error_text(&error) })
        }
    }
}

/// A path as a sentence has it: isolated where it would be reordered with the words round it.
pub(super) fn in_words(path: &Path) -> String {
    let path = path_of(path);
    if reads_from_left_to_right(&path) { path } else { format!("\u{2066}{path}\u{2069}") }
}

/// A button that opens the desktop's dialog for a file, with which it is done as soon as it is chosen.
pub(super) fn choose(ui: &mut Ui, purpose: FilePurpose, is_there: bool) -> Option<Command> {
    let (title, about) = if purpose.saves() {
        (message!(saving_save_as), message!(saving_save_as_about))
    } else {
        (message!(saving_choose), message!(saving_choose_about))
    };
    let button = ui.add_enabled(is_there, Button::new(title.fixed())).on_hover_text(about.fixed());
    if purpose == FilePurpose::OpenOtherList {
        // It stands below the button of the list itself.
        accessibility::button(&button, message!(list_other_choose).fixed());
    }
    button.clicked().then_some(Command::ChooseFile(purpose))
}

/// A text that is too much for the clipboard, with the offer to save it as a file.
pub(super) struct TooMuch {
    pub(super) text: String,
    what: &'static str,
    /// The file that is typed.
    pub(super) file: String,
    pub(super) saving: Saving,
}

impl TooMuch {
    /// Begins the offer.
    pub(super) fn new(text: String, what: &'static str) -> Self {
        Self { text, what, file: "copied.txt".to_owned(), saving: Saving::default() }
    }

    /// Shows the offer. Whether it stays open, and what there is to say.
    pub(super) fn show(&mut self, ui: &Ui, pass: &mut Pass<'_, Settings>) -> (bool, Option<Command>) {
        let modal = dialog(ui, ("too much", message!(too_much_title).fixed()), |ui| self.offer(ui, pass));
        let should_close = modal.should_close();
        let (is_cancelled, said) = modal.inner;
        // What could not be written can be tried again under another name.
        let is_saved = matches!(said, Some(Command::Say(_)));
        (!(should_close || is_cancelled || is_saved), said)
    }

    fn offer(&mut self, ui: &mut Ui, pass: &mut Pass<'_, Settings>) -> (bool, Option<Command>) {
        ui.set_width(380.0);
        ui.heading(message!(too_much_title).fixed());
        ui.add_space(4.0);
        let (bytes, most) = (size(self.text.len()), size(MOST_COPIED));
        ui.label(message!(too_much_about, what = self.what, size = bytes, most = most).to_string());
        ui.add_space(8.0);
        self.saving.field(ui, message!(too_much_file).fixed(), &mut pass.over(&mut self.file));
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            let text = &self.text;
            let said = self.saving.button(ui, &self.file, Some(|| Ok(text.as_bytes().to_vec())));
            pass.commands.extend(choose(ui, FilePurpose::SaveText, true));
            (ui.button(message!(button_cancel).fixed()).clicked(), said)
        })
        .inner
    }
}

/// A number of bytes in words.
fn size(bytes: usize) -> String {
    let megabytes = bytes as f64 / 1e6;
    if megabytes.fract() == 0.0 { format!("{megabytes:.0} MB") } else { format!("{megabytes:.1} MB") }
}
