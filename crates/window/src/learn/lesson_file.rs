//! A lesson that is handed on: as a link, or as a file.

use std::path::PathBuf;

use eframe::egui::Ui;

use bidiscope_present::message;
use bidiscope_present::session::{Link, LinkError};

use super::super::accessibility;
use super::super::command::Command;
use super::super::file::typed;
use super::super::file_dialog::FilePurpose;
use super::super::saving::{self, Saving};
use super::LearnPass;

/// A link that holds a lesson, by what stands in its file.
///
/// # Errors
/// The lesson is too long for a link.
pub(super) fn link(text: &str) -> Result<String, LinkError> {
    Link { lesson: Some(text.to_owned()), ..Link::default() }.write()
}

/// What is at hand for saving the lesson that is open.
#[derive(Default)]
pub(crate) struct LessonFile {
    pub(crate) saving: Saving,
}

impl LessonFile {
    /// The menu that hands on the lesson with this text. Gives what there is to say once it was saved, and where.
    pub(super) fn share(
        &mut self,
        ui: &mut Ui,
        pass: &mut LearnPass<'_>,
        text: &str,
    ) -> Option<(Command, PathBuf)> {
        self.menu(ui, pass, message!(lesson_share).fixed(), |ui, file, pass| {
            if ui.button(message!(lesson_copy_link).fixed()).clicked() {
                pass.commands.push(Command::CopyLessonLink);
                ui.close();
            }
            ui.separator();
            file.save_entries(ui, pass, Some(text))
        })
    }

    /// The menu that saves the lesson with this text; `None` where it is not valid.
    pub(super) fn save(
        &mut self,
        ui: &mut Ui,
        pass: &mut LearnPass<'_>,
        text: Option<&str>,
    ) -> Option<(Command, PathBuf)> {
        let title = message!(lesson_save).fixed();
        self.menu(ui, pass, title, |ui, file, pass| file.save_entries(ui, pass, text))
    }

    fn menu(
        &mut self,
        ui: &mut Ui,
        pass: &mut LearnPass<'_>,
        title: &str,
        contents: impl FnOnce(&mut Ui, &mut Self, &mut LearnPass<'_>) -> Option<(Command, PathBuf)>,
    ) -> Option<(Command, PathBuf)> {
        let shown = accessibility::lasting_menu(ui, title, |ui| {
            // Not that of a menu's entries: a field has an edge.
            ui.reset_style();
            contents(ui, self, pass)
        });
        shown.inner.flatten()
    }

    fn save_entries(
        &mut self,
        ui: &mut Ui,
        pass: &mut LearnPass<'_>,
        text: Option<&str>,
    ) -> Option<(Command, PathBuf)> {
        self.saving.field(ui, message!(lesson_file).fixed(), &mut pass.with(|it| &mut it.lesson_file));
        ui.horizontal(|ui| {
            let bytes = text.map(|it| || Ok(it.as_bytes().to_vec()));
            let said = self.saving.button(ui, &pass.settings.lesson_file, bytes);
            pass.commands.extend(saving::choose(ui, FilePurpose::SaveLesson, text.is_some()));
            let said = said?;
            ui.close();
            Some((said, typed(&pass.settings.lesson_file)))
        })
        .inner
    }
}
