//! Temporary files of [`super::AtomicFile`], which are removed when the process is ended early, or else by the next one.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use tempfile::{Builder, NamedTempFile};

use super::rename::sync_folder_of;
use crate::platform;

/// Removes all temporary files of this process, those that are being written too. To be called before
/// [`std::process::exit`] while another thread may be writing one; without it they stay until the next process writes into
/// their folder. Waits at most two seconds for a disk that does not respond.
pub fn remove_own_temporary_files() {
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
            remove_with_lock_file(file);
        }
        !is_removed
    });
}

/// Errors are ignored: the files may be gone already.
fn remove_with_lock_file(temporary: &Path) {
    let _ = fs::remove_file(temporary);
    let _ = fs::remove_file(lock_path(temporary));
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

/// What follows in the name of its lock file.
const LOCK_SUFFIX: &str = ".lock";

fn lock_path(temporary: &Path) -> PathBuf {
    let mut path = OsString::from(temporary);
    path.push(LOCK_SUFFIX);
    path.into()
}

/// The temporary file that a lock file of this path belongs to, by its name.
fn locked_by(path: &Path) -> Option<PathBuf> {
    let name = path.file_name()?.to_str()?.strip_suffix(LOCK_SUFFIX)?;
    let random = name.strip_prefix(PREFIX)?;
    let is_random = random.len() == RANDOM_CHARACTERS && random.bytes().all(|it| it.is_ascii_alphanumeric());
    is_random.then(|| path.with_file_name(name))
}

/// What a lock file says, to whoever finds it and to the next process. Locks need not reach other machines that share a
/// folder: what one leaves is removed by itself.
fn lock_text() -> String {
    let machine = platform::machine_name();
    format!(
        "bidiscope is writing the file of this name without “{LOCK_SUFFIX}”, on the machine “{machine}”. \
         If it was killed, it removes both files when it next writes into this folder.\n"
    )
}

/// Stands beside a temporary file, and is locked as long as the process runs; both are removed by the next process otherwise.
#[derive(Debug)]
struct LockFile {
    file: File,
    path: PathBuf,
}

impl LockFile {
    /// For a temporary file that is not there yet.
    fn create(temporary: &Path) -> io::Result<Self> {
        let path = lock_path(temporary);
        let file = OpenOptions::new().write(true).create_new(true).open(&path)?;
        let mut lock = Self { file, path };
        // The text comes last: without it the file is nobody's.
        lock.file.try_lock()?;
        lock.file.write_all(lock_text().as_bytes())?;
        Ok(lock)
    }
}

impl Drop for LockFile {
    fn drop(&mut self) {
        // An error is ignored: it may be gone already.
        let _ = fs::remove_file(&self.path);
    }
}

/// Removes the temporary files in a folder whose processes have ended without removing them: those with a lock file that
/// says what [`LockFile`] writes and that nobody has locked. Does it once for each folder.
fn remove_left_over(folder: &Path) {
    static DONE: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
    let absolute = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
    if !DONE.lock().unwrap_or_else(PoisonError::into_inner).insert(absolute) {
        return;
    }
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        if let Some(temporary) = locked_by(&entry.path())
            && entry.file_type().is_ok_and(|it| it.is_file())
            // Kept open, for the lock.
            && let Ok(mut lock) = OpenOptions::new().read(true).write(true).open(entry.path())
            && says(&mut lock, &lock_text())
            && lock.try_lock().is_ok()
        {
            remove_with_lock_file(&temporary);
        }
    }
}

/// Whether this is all that a file says.
fn says(file: &mut File, text: &str) -> bool {
    let mut bytes = Vec::new();
    file.take(text.len() as u64 + 1).read_to_end(&mut bytes).is_ok() && bytes == text.as_bytes()
}

/// A file that is removed when this is dropped, unless [`TemporaryFile::persist`] renamed it.
#[derive(Debug)]
pub(super) struct TemporaryFile {
    /// `None` once it is renamed.
    file: Option<NamedTempFile>,
    path: PathBuf,
    /// `None` where the file system knows no locks: what is left over then stays.
    _lock: Option<LockFile>,
}

impl TemporaryFile {
    /// Creates one in a folder, with the permissions of any new file.
    pub(super) fn create(folder: &Path) -> io::Result<Self> {
        remove_left_over(folder);
        // Held so that no file exists without being listed.
        let mut files = temporary_files();
        let mut lock = None;
        let file = Builder::new().prefix(PREFIX).rand_bytes(RANDOM_CHARACTERS).make_in(folder, |path| {
            lock = match LockFile::create(path) {
                // Another name is tried.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Err(error),
                lock => lock.ok(),
            };
            OpenOptions::new().read(true).write(true).create_new(true).open(path)
        })?;
        // Absolute, because the current directory may change.
        let path = std::path::absolute(file.path()).unwrap_or_else(|_| file.path().to_owned());
        files.insert(path.clone());
        Ok(Self { file: Some(file), path, _lock: lock })
    }

    /// The open file.
    pub(super) fn file(&self) -> io::Result<&File> {
        self.file.as_ref().map(NamedTempFile::as_file).ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    /// Renames it to `target`; an existing file there is replaced only if `overwrites`. The rename is on the disk then.
    pub(super) fn persist(mut self, target: &Path, overwrites: bool) -> io::Result<()> {
        let mut files = temporary_files();
        files.remove(&self.path);
        let Some(file) = self.file.take() else { return Err(io::ErrorKind::NotFound.into()) };
        let placed = if overwrites { file.persist(target) } else { file.persist_noclobber(target) };
        drop(files);
        placed.map(drop).map_err(|it| it.error)?;
        sync_folder_of(target)
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
    use std::fs;
    use std::path::PathBuf;

    use super::{TemporaryFile, lock_path, lock_text, locked_by, remove_left_over};

    /// An empty folder, which is gone with the first value, and the paths in it.
    fn folder() -> (tempfile::TempDir, impl Fn(&str) -> PathBuf) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().to_owned();
        (folder, move |name| path.join(name))
    }

    /// A process that was killed has left two files. One that runs has its lock, and what is not whole is nobody's.
    #[test]
    fn files_of_ended_processes_are_removed_and_no_others() {
        let (folder, at) = folder();
        let own = lock_text();
        for (temporary, lock) in [
            (".bidiscope-Ab12Cd", own.as_str()),
            (".bidiscope-Begun1", ""),
            (".bidiscope-Half12", &own[..own.len() - 1]),
            (".bidiscope-Notes1", "my notes"),
            (".bidiscope-Longer", &format!("{own}my notes")),
            (".bidiscope-Remote", &own.replace("machine “", "machine “not ")),
            (".bidiscope-InUse1", &own),
            (".bidiscope-Ab12.d", &own),
            ("rows.csv", &own),
        ] {
            fs::write(at(temporary), "text").expect("a file");
            fs::write(at(&format!("{temporary}.lock")), lock).expect("a file");
        }
        // Only half of one: killed before or after the file itself was there.
        fs::write(at(".bidiscope-Before.lock"), &own).expect("a file");
        fs::create_dir(at(".bidiscope-Folder.lock")).expect("a folder");
        fs::write(at(".bidiscope-Folder"), "text").expect("a file");
        let in_use = fs::File::open(at(".bidiscope-InUse1.lock")).expect("it is there");
        in_use.lock().expect("a lock");
        remove_left_over(folder.path());
        for gone in [".bidiscope-Ab12Cd", ".bidiscope-Ab12Cd.lock", ".bidiscope-Before.lock"] {
            assert!(!at(gone).exists(), "{gone}");
        }
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 18);
        // Once for each folder.
        fs::write(at(".bidiscope-Ab12Cd.lock"), &own).expect("a file");
        let own = TemporaryFile::create(folder.path()).expect("room");
        assert!(at(".bidiscope-Ab12Cd.lock").exists() && own.path.exists());
    }

    /// Whatever its name is.
    #[test]
    fn files_of_the_user_stay() {
        let (folder, at) = folder();
        for name in [".bidiscope-backup", ".bidiscope-backup.lock", ".bidiscope-Ab12Cd"] {
            fs::write(at(name), "x\n").expect("a file");
        }
        drop(TemporaryFile::create(folder.path()).expect("room"));
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 3);
    }

    /// Both are there until the file has its name, and nothing afterwards.
    #[test]
    fn a_lock_stands_beside_the_file_until_it_is_whole() {
        let (folder, at) = folder();
        let file = TemporaryFile::create(folder.path()).expect("room");
        let lock = lock_path(&file.path);
        assert!(file.path.exists());
        assert!(fs::File::open(&lock).expect("it is there").try_lock().is_err());
        assert_eq!(locked_by(&lock).as_ref(), Some(&file.path));
        file.persist(&at("rows.csv"), false).expect("room");
        let left: Vec<_> = fs::read_dir(folder.path()).expect("a folder").flatten().collect();
        assert_eq!(left.iter().map(|it| it.file_name()).collect::<Vec<_>>(), ["rows.csv"]);
    }
}
