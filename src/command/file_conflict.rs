//! Refuses to write a file that is read by the same command, or two outputs into one file.

use std::fs;
use std::path::{Path, PathBuf};

use bidiscope_present::message;

use super::terminal;

/// The message about a file of `written` that is also in `read`, or twice in `written`; `None` where there is none. Paths
/// that are not files, such as `-` and pipes, are ignored.
pub(super) fn find<'a>(
    written: impl IntoIterator<Item = &'a Path>,
    read: impl IntoIterator<Item = &'a Path>,
) -> Option<String> {
    let read: Vec<PathBuf> = read.into_iter().filter_map(canonical_path).collect();
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
