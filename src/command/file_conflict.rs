//! Refuses to write a file that the same command reads, or two outputs into one file.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use bidiscope_present::message;

use super::terminal;

/// The canonical paths of the files that were opened for reading, whether they were named as arguments or in another file.
static OPENED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Remembers a file that is opened for reading, which is then not written any more.
pub(super) fn remember_read(file: &Path) {
    let Some(path) = canonical_path(file) else { return };
    let mut opened = OPENED.lock().unwrap_or_else(PoisonError::into_inner);
    if !opened.contains(&path) {
        opened.push(path);
    }
}

/// The message about a file of `written` that was [read](remember_read) or is in `still_read`, or is twice in `written`;
/// `None` where there is none. Paths that are not files, such as `-` and pipes, are ignored.
pub(super) fn find<'a>(
    written: impl IntoIterator<Item = &'a Path>,
    still_read: impl IntoIterator<Item = &'a Path>,
) -> Option<String> {
    still_read.into_iter().for_each(remember_read);
    let read = OPENED.lock().unwrap_or_else(PoisonError::into_inner);
    let mut outputs: Vec<PathBuf> = Vec::new();
    for file in written {
        let Some(path) = canonical_path(file) else { continue };
        let name = terminal::file_name(file);
        if read.contains(&path) {
            return Some(message!(file_is_read, file = name).to_string());
        }
        if outputs.contains(&path) {
            return Some(message!(file_written_twice, file = name).to_string());
        }
        outputs.push(path);
    }
    None
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
