//! How much memory the records of the groups may take, and where they go beyond it.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bidiscope_system::files::FileError;

use crate::read::ListError;

/// An amount of memory that is shared by all [`Sorter`](super::sorter::Sorter)s of a grouper, and a folder for
/// temporary files.
#[derive(Debug)]
pub(super) struct Storage {
    /// In bytes, as `used`.
    limit: AtomicU64,
    used: AtomicU64,
    folder: PathBuf,
}

impl Storage {
    pub(super) fn new(limit: u64, folder: &Path) -> Self {
        Self { limit: AtomicU64::new(limit), used: AtomicU64::new(0), folder: folder.to_owned() }
    }

    /// The memory that may be used, in bytes.
    pub(super) fn limit(&self) -> u64 {
        self.limit.load(Ordering::Relaxed)
    }

    /// The memory in use, in bytes.
    pub(super) fn used(&self) -> u64 {
        self.used.load(Ordering::Relaxed)
    }

    /// Lowers the limit to half of what is in use, since the system gives no more.
    pub(super) fn lower_limit(&self) {
        self.limit.fetch_min(self.used() / 2, Ordering::Relaxed);
    }

    /// Halves the limit for what is made of texts on the disk: beside what is in use, the system's allocator keeps as much
    /// that grew and was moved.
    pub(super) fn halve_limit(&self) {
        self.limit.fetch_min(self.limit() / 2, Ordering::Relaxed);
    }

    /// Makes a new temporary file without a name, which the system removes with the process.
    pub(super) fn file(&self) -> io::Result<File> {
        tempfile::tempfile_in(&self.folder).map_err(|error| self.with_folder(&error))
    }

    /// The error with the folder's name before it.
    pub(super) fn with_folder(&self, error: &io::Error) -> io::Error {
        let not_kept =
            ListError::NoTemporaryFile { folder: self.folder.clone(), reason: FileError::of(error) };
        io::Error::new(error.kind(), not_kept)
    }
}

/// Memory that is counted as used until this is dropped.
#[derive(Debug)]
pub(super) struct Reservation {
    bytes: u64,
    storage: Arc<Storage>,
}

impl Reservation {
    /// Of no memory.
    pub(super) const fn new(storage: Arc<Storage>) -> Self {
        Self { bytes: 0, storage }
    }

    pub(super) const fn storage(&self) -> &Arc<Storage> {
        &self.storage
    }

    /// Adds some bytes; `false`, with nothing added, where more than `limit` would be in use then.
    pub(super) fn try_add(&mut self, bytes: u64, limit: u64) -> bool {
        let fits = self.storage.used.fetch_add(bytes, Ordering::Relaxed) + bytes <= limit;
        if fits {
            self.bytes += bytes;
        } else {
            self.storage.used.fetch_sub(bytes, Ordering::Relaxed);
        }
        fits
    }

    /// Adds some bytes, whatever the limit is.
    pub(super) fn add(&mut self, bytes: u64) {
        self.storage.used.fetch_add(bytes, Ordering::Relaxed);
        self.bytes += bytes;
    }

    /// Gives all of it back.
    pub(super) fn clear(&mut self) {
        self.storage.used.fetch_sub(self.bytes, Ordering::Relaxed);
        self.bytes = 0;
    }
}

impl Drop for Reservation {
    fn drop(&mut self) {
        self.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::{Reservation, Storage};
    use std::path::Path;
    use std::sync::Arc;

    #[test]
    fn no_more_is_reserved_than_the_limit() {
        let storage = Arc::new(Storage::new(100, Path::new("")));
        let [mut one, mut other] = [0, 1].map(|_| Reservation::new(Arc::clone(&storage)));
        assert!(one.try_add(60, 100) && !other.try_add(41, 100) && other.try_add(40, 100));
        other.add(10);
        assert_eq!(storage.used(), 110);
        storage.lower_limit();
        assert_eq!(storage.limit(), 55);
        drop(one);
        assert!(
            storage.used() == 50 && !other.try_add(6, storage.limit()) && other.try_add(5, storage.limit())
        );
        other.clear();
        assert_eq!(storage.used(), 0);
    }

    #[test]
    fn an_error_names_the_folder() {
        let folder = std::env::temp_dir().join("bidiscope: no such folder");
        let error = Storage::new(0, &folder).file().expect_err("no such folder");
        assert!(error.to_string().contains("bidiscope: no such folder"), "{error}");
    }
}
