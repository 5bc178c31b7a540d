//! What is done with a file once it is chosen in the desktop's dialog.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use eframe::egui::{self, Popup};

use super::super::command::{Command, Refused};
use super::super::file::{File, path_of, typed};
use super::super::file_dialog::{FileAnswer, FileChooser, FileDialog, FilePurpose, FileRequest};
use super::super::own_files;
use super::super::saving::{replaces_by_dialog, write};
use super::App;

impl App {
    /// Asks these for files, and not the desktop.
    pub fn choose_files_by(&mut self, chooser: Arc<dyn FileChooser>) {
        self.file_dialog = FileDialog::new(chooser);
    }

    /// Opens the desktop's dialog for a file. Only one is open at a time.
    pub(super) fn ask_for_file(&mut self, purpose: FilePurpose, context: &egui::Context) {
        let typed = self.path_for(purpose).map(|it| typed(it)).unwrap_or_default();
        let remembered = Path::new(&self.settings.preferences.folder);
        let folders = [typed.parent().unwrap_or(&typed), remembered];
        let request = FileRequest {
            title: purpose.title(),
            saves: purpose.saves(),
            folder: folders.into_iter().find(|it| it.is_absolute() && it.is_dir()).map(Path::to_owned),
            name: typed.file_name().map(|it| it.to_string_lossy().into_owned()).unwrap_or_default(),
            kind: purpose.kind(),
        };
        if !self.file_dialog.open(purpose, request, context) {
            let sentence = "A file dialog is open already: choose there, or type the path here.";
            self.message = Some(sentence.to_owned());
        }
    }

    /// Takes what came of the dialog, and does with the file what it was chosen for.
    pub(super) fn take_chosen(&mut self, context: &egui::Context) {
        let Some((purpose, answer)) = self.file_dialog.answer() else { return };
        match answer {
            FileAnswer::Chosen(path) => self.use_file(purpose, path, context),
            FileAnswer::Cancelled => {}
            FileAnswer::NoDialog(reason) => {
                self.message = Some(format!("No file dialog: {reason}. Type the path instead."));
                self.show_field(purpose, context);
            }
        }
        context.request_repaint();
    }

    fn use_file(&mut self, purpose: FilePurpose, path: PathBuf, context: &egui::Context) {
        let Some(text) = path.to_str().map(str::to_owned) else {
            let (file, reason) = (path_of(&path), "its path is not UTF-8".to_owned());
            let what = if purpose.saves() { "was not written" } else { "was not opened" };
            return self.apply(context, Command::Refuse(Refused { file, what, reason }));
        };
        if let Some(folder) = path.parent().and_then(Path::to_str) {
            folder.clone_into(&mut self.settings.preferences.folder);
        }
        if let Some(field) = self.path_for(purpose) {
            field.clone_from(&text);
        }
        // The menu from which it was asked for is done with.
        Popup::close_all(context);
        (self.message, self.refused) = (None, None);
        let mut commands = Vec::new();
        let replaces = replaces_by_dialog(&path);
        match purpose {
            FilePurpose::SaveSession => {
                commands.push(write(
                    &path,
                    replaces,
                    self.settings.session.to_file().map_err(std::io::Error::other),
                ));
            }
            FilePurpose::OpenSession => commands.push(Command::OpenSession),
            FilePurpose::SaveStrategies => {
                commands.push(write(
                    &path,
                    replaces,
                    Ok(self.settings.session.choices.custom.to_file_text().into_bytes()),
                ));
            }
            FilePurpose::OpenStrategies => {
                commands.push(own_files::open(File::at(&path), &mut self.settings));
            }
            FilePurpose::SaveStudy => {
                let results = self.settings.session.study.results.as_ref();
                commands.extend(
                    results.map(|it| write(&path, replaces, serde_json::to_vec(it).map_err(Into::into))),
                );
            }
            FilePurpose::OpenStudy => {
                self.study.open_file(File::at(&path), &mut self.settings.session.study, &mut commands);
            }
            FilePurpose::SaveRows => commands.push(self.list.save_rows(context, path, replaces)),
            FilePurpose::OpenList => {
                self.list.open_typed(&mut self.settings.session.list, context, &mut commands);
            }
            FilePurpose::OpenOtherList => {
                self.list.compare(&mut self.settings.session.list, context, &mut commands);
            }
            FilePurpose::OpenRuleset => commands.push(Command::OpenRuleset),
            FilePurpose::OpenLesson => {
                let lesson = File::at(&path);
                commands.push(self.learn.open_lesson(Some(path), lesson, &mut self.settings.session.learn));
            }
            FilePurpose::SaveText => {
                let said =
                    self.too_much.as_ref().map(|it| write(&path, replaces, Ok(it.text.clone().into_bytes())));
                // What could not be written can be tried again under another name.
                if matches!(said, Some(Command::Say(_))) {
                    self.too_much = None;
                }
                commands.extend(said);
            }
            FilePurpose::Export(_) => {
                if let Some(panel) = &mut self.export_panel {
                    panel.save_as(&mut self.settings.preferences.export, context);
                }
            }
        }
        for command in commands {
            self.apply(context, command);
        }
    }

    /// The path that is typed for it.
    fn path_for(&mut self, purpose: FilePurpose) -> Option<&mut String> {
        let settings = &mut self.settings;
        Some(match purpose {
            FilePurpose::SaveSession | FilePurpose::OpenSession => &mut settings.preferences.session_file,
            FilePurpose::SaveStrategies | FilePurpose::OpenStrategies => {
                &mut settings.preferences.strategies_file
            }
            FilePurpose::SaveStudy | FilePurpose::OpenStudy => &mut settings.session.study.file,
            FilePurpose::SaveRows => &mut settings.session.list.export,
            FilePurpose::OpenList => &mut settings.session.list.file,
            FilePurpose::OpenOtherList => &mut settings.session.list.other_list,
            FilePurpose::OpenRuleset => &mut settings.preferences.ruleset.file,
            FilePurpose::OpenLesson => &mut settings.session.learn.lesson_file,
            FilePurpose::SaveText => &mut self.too_much.as_mut()?.file,
            FilePurpose::Export(_) => &mut settings.preferences.export.file,
        })
    }

    /// Gives the field for the path the keyboard.
    fn show_field(&mut self, purpose: FilePurpose, context: &egui::Context) {
        match purpose {
            FilePurpose::SaveSession | FilePurpose::OpenSession => self.session_files.saving.take_keyboard(),
            FilePurpose::SaveStrategies | FilePurpose::OpenStrategies => {
                self.own_files.saving.take_keyboard()
            }
            FilePurpose::SaveStudy | FilePurpose::OpenStudy => self.study.saving.take_keyboard(),
            FilePurpose::SaveRows => self.list.saving.take_keyboard(),
            FilePurpose::OpenList => self.list.path.take_keyboard(),
            FilePurpose::OpenOtherList => self.list.other_path.take_keyboard(),
            FilePurpose::OpenRuleset => self.inspect.open_ruleset_menu(context),
            FilePurpose::OpenLesson => self.learn.take_keyboard(),
            FilePurpose::SaveText => {
                if let Some(too_much) = &mut self.too_much {
                    too_much.saving.take_keyboard();
                }
            }
            FilePurpose::Export(_) => {
                if let Some(panel) = &mut self.export_panel {
                    panel.entry.take_keyboard();
                }
            }
        }
    }
}
