//! The dialog for the path of a file, where the desktop has none. A file that is there already is replaced only when the user
//! has said so.

use std::path::{Path, PathBuf};

use eframe::egui::{Button, Ui};

use bidiscope_system::files::exists_or_is_link;
use bidiscope_words::message;

use super::super::accessibility;
use super::super::file::{length_of, typed};
use super::super::file_kinds::AskedFile;
use super::super::line_entry::{LineEntry, LineLook, ShownEntry};
use super::super::pass::Pass;
use super::super::theme::{Palette, dialog};
use super::super::widgets::BidiLabel;

/// How wide it is where there is room, and what it has round it, in points.
const WIDTH: f32 = 460.0;
const AROUND: f32 = 64.0;

/// The dialog, while it is open.
pub(crate) struct PathDialog {
    asked: AskedFile,
    entry: LineEntry,
    path: String,
    /// The ending that a file without one of its kind gets, if it needs one.
    ending: Option<&'static str>,
    /// Why the desktop's dialog is not there, where that is new: a sentence.
    notice: Option<String>,
    /// The file that is there already, once saving has found it.
    in_the_way: Option<PathBuf>,
    /// Why the last path was refused: a sentence.
    complaint: Option<String>,
}

/// What became of it in a pass.
pub(crate) enum PathAnswer {
    /// It is left.
    Cancelled,
    /// This file is to be used, and replaced where it `replaces`.
    Chosen(PathBuf, bool),
}

impl PathDialog {
    /// Asks for a file; `path` is what the field begins with.
    pub(crate) fn new(
        asked: AskedFile,
        path: &Path,
        ending: Option<&'static str>,
        notice: Option<String>,
    ) -> Self {
        Self {
            asked,
            entry: LineEntry::default(),
            path: path.to_string_lossy().into_owned(),
            ending,
            notice,
            in_the_way: None,
            complaint: None,
        }
    }

    /// What is asked for.
    pub(crate) const fn asked(&self) -> AskedFile {
        self.asked
    }

    /// Says why the file could not be used; the dialog stays.
    pub(crate) fn refuse(&mut self, sentence: String) {
        self.complaint = Some(sentence);
        self.entry.take_keyboard();
    }

    /// Shows it; gives what became of it.
    pub(crate) fn show<S>(&mut self, ui: &Ui, pass: &mut Pass<'_, S>) -> Option<PathAnswer> {
        let title = self.asked.title();
        let modal = dialog(ui, ("path of a file", title), |ui| {
            ui.set_width((ui.ctx().content_rect().width() - AROUND).min(WIDTH));
            ui.heading(title);
            self.contents(ui, pass)
        });
        let should_close = modal.should_close();
        modal.inner.or(should_close.then_some(PathAnswer::Cancelled))
    }

    fn contents<S>(&mut self, ui: &mut Ui, pass: &mut Pass<'_, S>) -> Option<PathAnswer> {
        if let Some(notice) = &self.notice {
            accessibility::status(&ui.weak(notice));
        }
        ui.add_space(4.0);
        let label = message!(path_field).static_text();
        let look = LineLook {
            label,
            hint: message!(file_path_hint).static_text(),
            width: ui.available_width(),
            takes_keyboard: true,
        };
        let before = self.path.clone();
        let words = ui.label(label);
        let ShownEntry { response, is_entered } = self.entry.show(ui, &look, &mut pass.over(&mut self.path));
        response.labelled_by(words.id);
        if before != self.path {
            self.complaint = None;
        }
        let path = self.path();
        let is_in_the_way = self.asked.saves && self.in_the_way.as_ref() == Some(&path);
        if is_in_the_way {
            let sentence = message!(path_in_the_way).static_text();
            accessibility::alert(&ui.label(sentence), sentence);
        }
        if let Some(complaint) = &self.complaint {
            let colour = Palette::current(ui).violated;
            let shown = BidiLabel::new(complaint.as_str()).colour(colour).show(ui, pass.lines);
            accessibility::alert(&shown, complaint);
        }
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            let title = match (self.asked.saves, is_in_the_way) {
                (false, _) => message!(button_open),
                (true, false) => message!(button_save),
                (true, true) => message!(path_replace),
            };
            let can_use = !self.path.trim().is_empty();
            let button = ui.add_enabled(can_use, Button::new(title.static_text()));
            if ui.button(message!(button_cancel).static_text()).clicked() {
                return Some(PathAnswer::Cancelled);
            }
            if is_in_the_way && is_entered {
                // Nothing is overwritten by what may be meant for a new file.
                button.request_focus();
                return None;
            }
            if can_use && (is_entered || button.clicked()) { self.choose(path, is_in_the_way) } else { None }
        })
        .inner
    }

    /// What becomes of a path that was entered.
    fn choose(&mut self, path: PathBuf, replaces: bool) -> Option<PathAnswer> {
        self.complaint = None;
        if self.asked.saves {
            if path.is_dir() {
                self.refuse(message!(path_is_folder).to_string());
                return None;
            }
            if !replaces && exists_or_is_link(&path) {
                self.in_the_way = Some(path);
                return None;
            }
        } else if let Err(reason) = length_of(&path) {
            self.refuse(message!(path_not_opened, reason = reason).to_string());
            return None;
        }
        Some(PathAnswer::Chosen(path, replaces))
    }

    /// The file at the path that is typed, with the ending that it needs.
    fn path(&self) -> PathBuf {
        let path = typed(&self.path);
        let has_ending =
            |it: &str| self.asked.kind.endings().iter().any(|known| it.eq_ignore_ascii_case(known));
        match self.ending {
            Some(ending) if !path.extension().and_then(|it| it.to_str()).is_some_and(has_ending) => {
                let mut path = path.into_os_string();
                path.push(".");
                path.push(ending);
                path.into()
            }
            _ => path,
        }
    }
}
