//! Files that have not taken their place yet: whoever ends the program at once removes them before.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use tempfile::{Builder, NamedTempFile};

/// Removes every file of this program that has not taken its place: for whoever is about to end the program while
/// another thread may be writing one. A disk that does not answer keeps nobody from ending it.
pub fn remove_unfinished() {
    const PATIENCE: Duration = Duration::from_secs(2);
    if UNFINISHED.try_lock().is_ok_and(|it| it.is_empty()) {
        return;
    }
    let (tell, is_done) = channel();
    let remove_all = move || {
        remove(|_| true);
        // Nobody may wait any more.
        let _ = tell.send(());
    };
    match thread::Builder::new().spawn(remove_all) {
        Ok(_) => _ = is_done.recv_timeout(PATIENCE),
        Err(_) => remove(|_| true),
    }
}

/// Removes those of which this holds.
pub(super) fn remove(holds: impl Fn(&Path) -> bool) {
    unfinished().retain(|file| {
        let is_one = holds(file);
        if is_one {
            // One that is gone already is as it should be.
            let _ = fs::remove_file(file);
        }
        !is_one
    });
}

/// Where they stand.
static UNFINISHED: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

fn unfinished() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A file that is removed with this, unless it takes a place.
#[derive(Debug)]
pub(super) struct Unfinished {
    /// Nothing once it has its place.
    file: Option<NamedTempFile>,
    path: PathBuf,
}

impl Unfinished {
    /// Makes one in a folder.
    pub(super) fn make(builder: &Builder<'_, '_>, folder: &Path) -> io::Result<Self> {
        // So that it is never there without being known.
        let mut unfinished = unfinished();
        let file = builder.tempfile_in(folder)?;
        // Wherever the program turns to meanwhile.
        let path = std::path::absolute(file.path()).unwrap_or_else(|_| file.path().to_owned());
        unfinished.insert(path.clone());
        Ok(Self { file: Some(file), path })
    }

    /// The open file.
    pub(super) fn file(&self) -> io::Result<&fs::File> {
        self.file.as_ref().map(NamedTempFile::as_file).ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    /// Gives it its place, instead of what stands there only where it `overwrites`.
    pub(super) fn persist(mut self, place: &Path, overwrites: bool) -> io::Result<()> {
        let mut unfinished = unfinished();
        unfinished.remove(&self.path);
        let Some(file) = self.file.take() else { return Err(io::ErrorKind::NotFound.into()) };
        let placed = if overwrites { file.persist(place) } else { file.persist_noclobber(place) };
        drop(unfinished);
        placed.map(drop).map_err(|it| it.error)
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        if self.file.is_some() {
            let mut unfinished = unfinished();
            self.file = None;
            unfinished.remove(&self.path);
        }
    }
}
