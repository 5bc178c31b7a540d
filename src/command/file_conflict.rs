//! Refuses to write a file that the same command reads, or two outputs into one file.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use bidiscope_present::message;
use bidiscope_system::files::FileId;

use super::terminal;

/// The files that were opened for reading, whether they were named as arguments or in another file.
static OPENED: Mutex<Vec<FileId>> = Mutex::new(Vec::new());

/// Remembers a file that is opened for reading, which is then not written any more.
pub(super) fn remember_read(file: &Path) {
    let mut opened = OPENED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(file) = FileId::at(file).filter(|it| !opened.contains(it)) {
        opened.push(file);
    }
}

/// The message about a file of `written` that was [read](remember_read), is in `still_read` or is standard input, or that is
/// twice in `written`; `None` where there is none. A link to a file is the file. Paths that are not files, such as `-` and
/// pipes, are ignored.
pub(super) fn find<'a>(
    written: impl IntoIterator<Item = &'a Path>,
    still_read: impl IntoIterator<Item = &'a Path>,
) -> Option<String> {
    // What is made before it is read has no file yet.
    let mut read_later = Vec::new();
    for file in still_read {
        remember_read(file);
        read_later.extend(canonical_path(file));
    }
    let opened = OPENED.lock().unwrap_or_else(PoisonError::into_inner);
    let standard_input = FileId::of_standard_input();
    let mut outputs: Vec<PathBuf> = Vec::new();
    for file in written {
        let Some(path) = canonical_path(file) else { continue };
        let name = terminal::file_name(file);
        let is_read = |it| opened.contains(&it) || standard_input.as_ref() == Some(&it);
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

/// The first of these files that is one of those before it, by whatever path.
pub(super) fn repeated<'a>(files: impl IntoIterator<Item = &'a Path>) -> Option<&'a Path> {
    let mut before = Vec::new();
    files.into_iter().find(|file| {
        let Some(id) = FileId::at(file) else { return false };
        let is_repeated = before.contains(&id);
        before.push(id);
        is_repeated
    })
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
