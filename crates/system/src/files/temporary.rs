//! Temporary files of [`super::AtomicFile`], which are removed when the process is ended early.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use tempfile::{Builder, NamedTempFile};

/// Removes all temporary files of this process. To be called before the process is ended while another thread may be
/// writing one. Waits at most two seconds for a disk that does not respond.
pub fn remove_temporary_files() {
    const TIMEOUT: Duration = Duration::from_secs(2);
    if TEMPORARY_FILES.try_lock().is_ok_and(|it| it.is_empty()) {
        return;
    }
    let (sender, receiver) = channel();
    let remove_all = move || {
        remove(|_| true);
        // The receiver is gone after the timeout.
        let _ = sender.send(());
    };
    match thread::Builder::new().spawn(remove_all) {
        Ok(_) => _ = receiver.recv_timeout(TIMEOUT),
        Err(_) => remove(|_| true),
    }
}

/// Removes the temporary files that `is_wanted` selects.
pub(super) fn remove(is_wanted: impl Fn(&Path) -> bool) {
    temporary_files().retain(|file| {
        let is_removed = is_wanted(file);
        if is_removed {
            // An error is ignored: the file may be gone already.
            let _ = fs::remove_file(file);
        }
        !is_removed
    });
}

/// The absolute paths of all temporary files that exist.
static TEMPORARY_FILES: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

fn temporary_files() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    TEMPORARY_FILES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A file that is removed when this is dropped, unless [`TemporaryFile::persist`] renamed it.
#[derive(Debug)]
pub(super) struct TemporaryFile {
    /// `None` once it is renamed.
    file: Option<NamedTempFile>,
    path: PathBuf,
}

impl TemporaryFile {
    /// Creates one in a folder.
    pub(super) fn create(builder: &Builder<'_, '_>, folder: &Path) -> io::Result<Self> {
        // The lock is held so that no file exists without being listed.
        let mut files = temporary_files();
        let file = builder.tempfile_in(folder)?;
        // Absolute, because the current directory may change.
        let path = std::path::absolute(file.path()).unwrap_or_else(|_| file.path().to_owned());
        files.insert(path.clone());
        Ok(Self { file: Some(file), path })
    }

    /// The open file.
    pub(super) fn file(&self) -> io::Result<&fs::File> {
        self.file.as_ref().map(NamedTempFile::as_file).ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    /// Renames it to `target`; an existing file there is replaced only if `overwrites`.
    pub(super) fn persist(mut self, target: &Path, overwrites: bool) -> io::Result<()> {
        let mut files = temporary_files();
        files.remove(&self.path);
        let Some(file) = self.file.take() else { return Err(io::ErrorKind::NotFound.into()) };
        let placed = if overwrites { file.persist(target) } else { file.persist_noclobber(target) };
        drop(files);
        placed.map(drop).map_err(|it| it.error)
    }
}

impl Drop for TemporaryFile {
    fn drop(&mut self) {
        if self.file.is_some() {
            let mut files = temporary_files();
            self.file = None;
            files.remove(&self.path);
        }
    }
}
