//! What a dialog for files asks for, what comes of it, and who shows it.

use std::path::PathBuf;

/// What a dialog asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileRequest {
    /// What it is called.
    pub title: &'static str,
    /// Whether a file is to be written: then it may be one that is not there yet, and the dialog itself asks before
    /// one that is there is replaced.
    pub saves: bool,
    /// The folder in which it begins, where one is known.
    pub folder: Option<PathBuf>,
    /// The name of the file that it begins with.
    pub name: String,
    /// What files of this kind are called, and the endings of their names; nothing where any file will do.
    pub kind: Option<(&'static str, &'static [&'static str])>,
}

/// What came of a dialog.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileAnswer {
    /// The user has chosen this file.
    Chosen(PathBuf),
    /// The user has chosen none.
    Cancelled,
    /// There is no dialog, and why: the end of a sentence.
    NoDialog(String),
}

/// Who shows dialogs.
pub trait FileChooser: Send + Sync {
    /// Asks the user for a file and waits for the answer.
    fn choose(&self, request: &FileRequest) -> FileAnswer;
}
