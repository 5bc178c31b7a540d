//! Renames that a loss of power does not take back.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

use crate::platform;

/// Renames a file or a folder, which afterwards has its new name even if the machine loses its power.
///
/// # Errors
/// It cannot be renamed.
pub fn rename_durably(from: &Path, to: &Path) -> io::Result<()> {
    fs::rename(from, to)?;
    sync_folder_of(to)
}

/// Writes to the disk that a file has got this name: without it, a loss of power may take it back.
pub(super) fn sync_folder_of(path: &Path) -> io::Result<()> {
    let folder = folder_of(path);
    #[cfg(test)]
    SYNCED.with_borrow_mut(|it| it.push(folder.to_owned()));
    match platform::sync_folder(folder) {
        // The file system has no such operation, or the user may write into the folder but not list it.
        Err(error)
            if matches!(
                error.kind(),
                ErrorKind::InvalidInput | ErrorKind::Unsupported | ErrorKind::PermissionDenied
            ) =>
        {
            Ok(())
        }
        synced => synced,
    }
}

/// The folder that a path is in.
pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|it| !it.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

#[cfg(test)]
thread_local! {
    /// The folders that were written to the disk by this thread.
    pub(super) static SYNCED: std::cell::RefCell<Vec<std::path::PathBuf>> = const { std::cell::RefCell::new(Vec::new()) };
}
