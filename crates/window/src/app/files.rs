//! Files that are asked for: in the desktop's dialog, or in our own where there is none.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use eframe::egui::{Context, Popup, Ui};

use bidiscope_words::message;

use super::super::command::{Command, Refused};
use super::super::file::{Dropped, path_of};
use super::super::file_chooser::{FileAnswer, FileChooser, FileRequest};
use super::super::file_dialog::{FileDialog, PathAnswer, PathDialog};
use super::super::file_kinds::{AskedFile, FileKind, SaveTo};
use super::super::pass::Pass;
use super::super::saving::replaces_by_dialog;
use super::super::settings::Settings;
use super::super::top;
use super::{App, kinds};

impl App {
    /// Opens a file that the program was started with.
    pub(super) fn open_at_start(&mut self, kind: FileKind, path: Option<&PathBuf>, context: &Context) {
        if let (Some(path), Some(open)) = (path, kinds::opening(kind)) {
            let said = open(self, Dropped::Path(path.clone()), context);
            self.apply(context, said);
        }
    }

    /// Asks these for files, and not the desktop.
    pub fn choose_files_by(&mut self, chooser: Arc<dyn FileChooser>) {
        self.file_dialog = FileDialog::new(chooser);
    }

    /// Asks for a file to open.
    pub(super) fn ask_to_open(&mut self, kind: FileKind, context: &Context) {
        self.ask_for_file(AskedFile { kind, saves: false }, context);
    }

    /// Asks where to save a file.
    pub(super) fn ask_to_save(&mut self, kind: FileKind, context: &Context) {
        self.ask_for_file(AskedFile { kind, saves: true }, context);
    }

    /// Asks for a file. Only one dialog is open at a time.
    fn ask_for_file(&mut self, asked: AskedFile, context: &Context) {
        // The menu from which it was asked for is done with.
        Popup::close_all(context);
        if self.file_dialog.is_missing() {
            return self.ask_for_path(asked, None);
        }
        let (folder, name) = self.begins_with(asked);
        let request = FileRequest {
            title: asked.title(),
            saves: asked.saves,
            folder: Some(folder).filter(|it| it.is_absolute() && it.is_dir()),
            name,
            kind: Some((asked.kind.title(), asked.kind.endings())).filter(|it| !it.1.is_empty()),
        };
        if !self.file_dialog.open(asked, request, context) {
            self.say(message!(file_dialog_is_open).to_string());
        }
    }

    /// Asks for a path in our own dialog; `notice` is a sentence.
    fn ask_for_path(&mut self, asked: AskedFile, notice: Option<String>) {
        let ending = self.ending_of_export(asked.kind);
        let (folder, name) = self.begins_with(asked);
        self.path_dialog = Some(PathDialog::new(asked, &folder.join(name), ending, notice));
    }

    /// The folder and the name that a dialog begins with: the last file of its kind, or a new one in the folder that was used
    /// last. What is exported has the ending of the form that is chosen.
    fn begins_with(&self, asked: AskedFile) -> (PathBuf, String) {
        let last = self.file_dialog.last(asked.kind).map(PathBuf::as_path);
        let name = last.and_then(Path::file_name).map(|it| it.to_string_lossy().into_owned());
        let (folder, name) = match last.and_then(Path::parent).zip(name) {
            Some((folder, name)) => (folder.to_owned(), name),
            None if asked.saves => (self.folder(), asked.kind.suggested_name().to_owned()),
            None => (self.folder(), String::new()),
        };
        match self.ending_of_export(asked.kind) {
            Some(ending) => (folder, asked.kind.with_ending(&name, ending)),
            None => (folder, name),
        }
    }

    /// The folder that was used last; at first the user's own.
    fn folder(&self) -> PathBuf {
        match self.settings.preferences.folder.as_str() {
            "" => std::env::home_dir().unwrap_or_default(),
            folder => PathBuf::from(folder),
        }
    }

    /// Takes what came of the desktop's dialog, and does with the file what it was asked for.
    pub(super) fn take_chosen(&mut self, context: &Context) {
        let Some((asked, answer)) = self.file_dialog.answer() else { return };
        match answer {
            FileAnswer::Chosen(path) => {
                let replaces = replaces_by_dialog(&path);
                let said = self.use_file(asked, path, replaces, context);
                self.apply(context, said);
            }
            FileAnswer::Cancelled => {}
            FileAnswer::NoDialog(reason) => {
                self.ask_for_path(asked, Some(message!(file_no_dialog, reason = reason).to_string()));
            }
        }
        context.request_repaint();
    }

    /// Shows our own dialog while it is open.
    pub(super) fn show_path_dialog(dialog: &mut Option<PathDialog>, ui: &Ui, pass: &mut Pass<'_, Settings>) {
        let Some((asked, answer)) = dialog.as_mut().and_then(|it| Some((it.asked(), it.show(ui, pass)?)))
        else {
            return;
        };
        match answer {
            PathAnswer::Cancelled => *dialog = None,
            PathAnswer::Chosen(path, replaces) => {
                pass.commands.push(Command::UseFile { asked, path, replaces })
            }
        }
    }

    /// Uses the file of our own dialog, which closes unless the file is refused.
    pub(super) fn use_typed_file(
        &mut self,
        asked: AskedFile,
        path: PathBuf,
        replaces: bool,
        context: &Context,
    ) {
        let said = self.use_file(asked, path, replaces, context);
        match (said, &mut self.path_dialog) {
            (Command::Refuse(refused), Some(dialog)) if !refused.is_partly_done => {
                dialog.refuse(message!(sentence_of, words = top::in_words(&refused)).to_string());
            }
            (said, _) => {
                self.path_dialog = None;
                self.apply(context, said);
            }
        }
    }

    /// Does with a file what it was asked for; gives what there is to say.
    fn use_file(&mut self, asked: AskedFile, path: PathBuf, replaces: bool, context: &Context) -> Command {
        if path.to_str().is_none() {
            let refuse = if asked.saves { Refused::not_written } else { Refused::not_opened };
            return Command::Refuse(refuse(path_of(&path), message!(file_path_not_utf8).to_string()));
        }
        let whole = std::path::absolute(&path).unwrap_or_else(|_| path.clone());
        if let Some(folder) = whole.parent().and_then(Path::to_str) {
            folder.clone_into(&mut self.settings.preferences.folder);
        }
        self.file_dialog.remember(asked.kind, whole);
        match (asked.saves, kinds::opening(asked.kind), kinds::saving(asked.kind)) {
            (true, _, Some(save)) => save(self, SaveTo { path: &path, replaces }, context),
            (false, Some(open), _) => open(self, Dropped::Path(path), context),
            _ => Command::ClearMessage,
        }
    }
}
