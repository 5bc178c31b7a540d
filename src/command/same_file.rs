//! Whether what is written would take the place of what is read.

use std::fs;
use std::path::{Path, PathBuf};

use super::terminal;

/// What stands in the way of writing these files while those are read, and of writing two things into one file: a
/// sentence. What is no file, such as `-` and a pipe, is in nobody's way.
pub(super) fn clash<'a>(
    written: impl IntoIterator<Item = &'a Path>,
    read: impl IntoIterator<Item = &'a Path>,
) -> Option<String> {
    let read: Vec<PathBuf> = read.into_iter().filter_map(place).collect();
    let mut taken: Vec<PathBuf> = Vec::new();
    for file in written {
        let Some(place) = place(file) else { continue };
        let called = terminal::file_name(file);
        if read.contains(&place) {
            return Some(format!("{called}: it is read here, so nothing else can be written into it"));
        }
        if taken.contains(&place) {
            return Some(format!("{called}: two things cannot be written into one file"));
        }
        taken.push(place);
    }
    None
}

/// Where a file stands or will stand, whatever path leads there.
fn place(file: &Path) -> Option<PathBuf> {
    if file == Path::new("-") {
        return None;
    }
    if let Ok(there) = fs::canonicalize(file) {
        return fs::metadata(&there).is_ok_and(|it| it.is_file()).then_some(there);
    }
    let folder = file.parent().filter(|it| !it.as_os_str().is_empty()).unwrap_or(Path::new("."));
    Some(fs::canonicalize(folder).ok()?.join(file.file_name()?))
}
