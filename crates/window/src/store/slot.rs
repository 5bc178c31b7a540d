//! One window, one file: windows that are open at the same time keep their work apart.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use bidiscope_present::error_text::file_error_text;
use bidiscope_system::files::create_private_folder;

use super::shown;

/// The most windows that remember what is done in them at the same time.
const MOST_WINDOWS: usize = 32;

/// The place of one window among those that are open: the first that no other holds. It is held until
/// the program ends, however it ends.
#[derive(Debug)]
pub(crate) struct Slot {
    folder: PathBuf,
    number: usize,
    /// Holds the place as long as it is open; `None` where it cannot be held.
    _lock: Option<File>,
}

/// How far a window's work can be kept.
#[derive(Debug)]
pub(crate) enum Taken {
    /// In a place of its own.
    Apart(Slot),
    /// In the first place, which another window may take too, for this reason.
    Unlocked(Slot, String),
    /// In the first place, where it can only be read, for this reason.
    ReadOnly(Slot, String),
    /// Not at all, for this reason.
    Nowhere(String),
}

/// Why a place cannot be held.
enum NotHeld {
    /// Another window holds it.
    Taken,
    /// The folder cannot be written to.
    ReadOnly(String),
    /// This disk knows no locks, or something else is in the way.
    NoLocks(String),
}

impl Slot {
    /// Takes the first place that is free in a folder, which is made where it is not there yet.
    pub(crate) fn take(folder: &Path) -> Taken {
        if let Err(error) = create_private_folder(folder) {
            return Taken::Nowhere(format!("{} cannot be made: {}", shown(folder), file_error_text(&error)));
        }
        let slot = |number, lock| Self { folder: folder.to_owned(), number, _lock: lock };
        for number in 1..=MOST_WINDOWS {
            match lock(&folder.join(format!("{}.lock", stem(number)))) {
                Ok(held) => return Taken::Apart(slot(number, Some(held))),
                Err(NotHeld::Taken) => {}
                Err(NotHeld::ReadOnly(why)) => return Taken::ReadOnly(slot(number, None), why),
                Err(NotHeld::NoLocks(why)) => return Taken::Unlocked(slot(number, None), why),
            }
        }
        Taken::Nowhere(format!("{MOST_WINDOWS} windows are open"))
    }

    /// Whether this is the place of the first window.
    pub(crate) const fn is_first(&self) -> bool {
        self.number == 1
    }

    /// The file of this window.
    pub(crate) fn file(&self) -> PathBuf {
        self.folder.join(format!("{}.json", stem(self.number)))
    }

    /// The file of the first window.
    pub(crate) fn first_file(&self) -> PathBuf {
        self.folder.join(format!("{}.json", stem(1)))
    }
}

/// What the files of a window are called, without what follows the full stop.
fn stem(number: usize) -> String {
    if number == 1 { "settings".to_owned() } else { format!("settings-{number}") }
}

fn lock(path: &Path) -> Result<File, NotHeld> {
    // To open a pipe would wait for who reads it.
    if fs::metadata(path).is_ok_and(|it| !it.is_file()) {
        return Err(NotHeld::NoLocks(format!("{} is no file", shown(path))));
    }
    let opened = OpenOptions::new().write(true).create(true).truncate(false).open(path);
    let file = opened.map_err(|error| {
        if is_about_writing(&error) {
            NotHeld::ReadOnly(file_error_text(&error))
        } else {
            NotHeld::NoLocks(file_error_text(&error))
        }
    })?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(NotHeld::Taken),
        Err(TryLockError::Error(error)) => Err(NotHeld::NoLocks(file_error_text(&error))),
    }
}

fn is_about_writing(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem)
}
