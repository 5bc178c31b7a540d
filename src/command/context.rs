//! What a command is run with: the notation of names, and the files that were read, which it does not write.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use bidiscope_bidi::name::Notation;
use bidiscope_system::files::FileId;
use bidiscope_words::message;

use super::terminal;

/// What a command is run with. Files are read through it: see [`input`](super::input).
#[derive(Default, Debug)]
pub(crate) struct CommandContext {
    /// The notation of names, once the arguments are read.
    pub(super) notation: Notation,
    /// The files that were opened for reading, whether they were named as arguments or in another file.
    files_read: Mutex<Vec<FileId>>,
}

impl CommandContext {
    /// Remembers a file that is opened for reading, which is then not written any more.
    pub(super) fn remember_read(&self, file: &Path) {
        let mut files_read = self.files_read.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(file) = FileId::at(file).filter(|it| !files_read.contains(it)) {
            files_read.push(file);
        }
    }

    /// The message about a file of `written` that was [read](Self::remember_read), is in `also_read` or is standard input, or
    /// that is twice in `written`; `None` where there is none. A link to a file is the file. Paths that are not files, such as
    /// `-` and pipes, are ignored.
    pub(super) fn file_conflict<'a>(
        &self,
        written: impl IntoIterator<Item = &'a Path>,
        also_read: impl IntoIterator<Item = &'a Path>,
    ) -> Option<String> {
        // What is made before it is read has no file yet.
        let mut read_later = Vec::new();
        for file in also_read {
            self.remember_read(file);
            read_later.extend(canonical_path(file));
        }
        let files_read = self.files_read.lock().unwrap_or_else(PoisonError::into_inner);
        let standard_input = FileId::of_standard_input();
        let mut outputs: Vec<PathBuf> = Vec::new();
        for file in written {
            let Some(path) = canonical_path(file) else { continue };
            let name = terminal::file_name(file);
            let is_read = |it| files_read.contains(&it) || standard_input.as_ref() == Some(&it);
            if read_later.contains(&path) || FileId::at(file).is_some_and(is_read) {
                return Some(message!(file_is_read, file = name).to_string());
            }
            if outputs.contains(&path) {
                return Some(message!(file_written_twice, file = name).to_string());
            }
            outputs.push(path);
        }
        None
    }
}

/// The canonical path of a file that exists or will be made; `None` where it is not a file.
fn canonical_path(file: &Path) -> Option<PathBuf> {
    if file == Path::new("-") {
        return None;
    }
    if let Ok(path) = fs::canonicalize(file) {
        return fs::metadata(&path).is_ok_and(|it| it.is_file()).then_some(path);
    }
    let folder = file.parent().filter(|it| !it.as_os_str().is_empty()).unwrap_or(Path::new("."));
    Some(fs::canonicalize(folder).ok()?.join(file.file_name()?))
}
