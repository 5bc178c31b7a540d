//! Temporary files of [`super::AtomicFile`], which are removed when the process is ended early, or else by the next one.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use tempfile::{Builder, NamedTempFile};

/// Removes all temporary files of this process, those that are being written too. To be called before
/// [`std::process::exit`] while another thread may be writing one; without it they stay until the next process writes into
/// their folder. Waits at most two seconds for a disk that does not respond.
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

/// How the names of temporary files begin.
const PREFIX: &str = ".bidiscope-";

/// How many random letters and digits follow.
const RANDOM_CHARACTERS: usize = 6;

/// Removes the temporary files in a folder whose processes have ended without removing them. Those of processes that
/// run are locked. Does it once for each folder.
fn remove_left_over(folder: &Path) {
    static DONE: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
    let absolute = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
    if !DONE.lock().unwrap_or_else(PoisonError::into_inner).insert(absolute) {
        return;
    }
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let is_ours = is_temporary_name(&entry.file_name()) && entry.file_type().is_ok_and(|it| it.is_file());
        if is_ours
            && let Ok(file) = OpenOptions::new().write(true).open(entry.path())
            && file.try_lock().is_ok()
        {
            // While it is locked: see `create`. An error is ignored, the file is in nobody's way.
            let _ = fs::remove_file(entry.path());
        }
    }
}

fn is_temporary_name(name: &OsStr) -> bool {
    let random = name.to_str().and_then(|it| it.strip_prefix(PREFIX));
    random.is_some_and(|it| it.len() == RANDOM_CHARACTERS && it.bytes().all(|it| it.is_ascii_alphanumeric()))
}

/// A file that is removed when this is dropped, unless [`TemporaryFile::persist`] renamed it.
#[derive(Debug)]
pub(super) struct TemporaryFile {
    /// `None` once it is renamed.
    file: Option<NamedTempFile>,
    path: PathBuf,
}

impl TemporaryFile {
    /// Creates one in a folder, with the builder's permissions. It is locked, where the file system can do that, until it
    /// is removed or renamed.
    pub(super) fn create(builder: &mut Builder<'_, '_>, folder: &Path) -> io::Result<Self> {
        remove_left_over(folder);
        builder.prefix(PREFIX).rand_bytes(RANDOM_CHARACTERS);
        // The lock is held so that no file exists without being listed.
        let mut files = temporary_files();
        let file = loop {
            let file = builder.tempfile_in(folder)?;
            // Another process may have found it before it was locked, and removed it.
            if file.as_file().lock().is_err() || fs::exists(file.path()).unwrap_or(true) {
                break file;
            }
        };
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

#[cfg(test)]
mod tests {
    use super::{TemporaryFile, remove_left_over};
    use std::fs;
    use tempfile::Builder;

    /// What a process that was killed has left is nobody's; what is locked is in use, also by another process.
    #[test]
    fn files_of_ended_processes_are_removed_and_no_others() {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        for name in
            [".bidiscope-Ab12Cd", ".bidiscope-inuse1", ".bidiscope-notes", ".bidiscope-Ab12.d", "rows.csv"]
        {
            fs::write(at(name), "text").expect("a file");
        }
        fs::create_dir(at(".bidiscope-folder")).expect("a folder");
        let in_use = fs::File::open(at(".bidiscope-inuse1")).expect("it is there");
        in_use.lock().expect("a lock");
        remove_left_over(folder.path());
        assert!(!at(".bidiscope-Ab12Cd").exists());
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 5);
        // Once for each folder.
        fs::write(at(".bidiscope-Ab12Cd"), "text").expect("a file");
        let own = TemporaryFile::create(&mut Builder::new(), folder.path()).expect("room");
        assert!(at(".bidiscope-Ab12Cd").exists() && own.path.exists());
        assert!(fs::File::open(&own.path).expect("it is there").try_lock().is_err());
    }
}
