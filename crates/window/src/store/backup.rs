//! Backups: what cannot be read, or not all of it, is kept beside what is written in its place.

use std::path::{Path, PathBuf};
use std::{fs, io};

use bidiscope_system::files::{rename, write_atomically};

use super::file::{OnDisk, read};

/// The most backups of one file. Where there are as many, nothing is written in its place until some are
/// removed: none is overwritten.
const MAX_BACKUPS: usize = 20;

/// A backup that must be made before anything is written in a file's place.
pub(crate) enum PendingBackup {
    /// Of what cannot be read, and may be a folder: it is moved.
    Move,
    /// Of these bytes, not all of which could be read. The file stays, for it is still the best that there is if nothing
    /// can be written in its place.
    Copy(Vec<u8>),
}

impl PendingBackup {
    /// Makes the backup of what is at a path, and gives its place: for `settings.json` that is
    /// `settings.backup-1.json`, or the first number that is free or holds the same bytes already.
    pub(crate) fn make(&self, path: &Path) -> io::Result<PathBuf> {
        let part = |part: Option<&std::ffi::OsStr>| part.unwrap_or_default().to_string_lossy().into_owned();
        let (stem, extension) = (part(path.file_stem()), part(path.extension()));
        let place = |number| path.with_file_name(format!("{stem}.backup-{number}.{extension}"));
        let can_be_here = |it: &PathBuf| {
            let holds_it = || match self {
                Self::Move => false,
                Self::Copy(bytes) => matches!(read(it), OnDisk::Bytes(kept) if kept == *bytes),
            };
            fs::symlink_metadata(it).is_err() || holds_it()
        };
        let Some(backup) = (1..=MAX_BACKUPS).map(place).find(can_be_here) else {
            let reason = format!("there are {MAX_BACKUPS} backups of it beside it: remove some");
            return Err(io::Error::other(reason));
        };
        match self {
            Self::Move => rename(path, &backup)?,
            Self::Copy(bytes) => write_atomically(&backup, true, |it| it.write_all(bytes))?,
        }
        Ok(backup)
    }
}
