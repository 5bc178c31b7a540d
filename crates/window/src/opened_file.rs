//! Files that are open in the window, and whether another program has changed them since they were read.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use eframe::egui::Context;

use super::file_kinds::FileKind;

/// How long files are not looked at again, in seconds.
pub(super) const BETWEEN_LOOKS: f64 = 2.0;

/// By what a file is known to have been saved: it was changed at another time, or has another length.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct FileStamp {
    modified: Option<SystemTime>,
    length: u64,
}

impl FileStamp {
    /// That of the file at this place; `None` where there is none.
    pub(super) fn of(path: impl AsRef<Path>) -> Option<Self> {
        let found = fs::metadata(path).ok()?;
        Some(Self { modified: found.modified().ok(), length: found.len() })
    }
}

/// A file that is open.
#[derive(Debug)]
pub(super) struct OpenedFile {
    /// What it was opened as. Of a kind there may be several: the first one is opened, and names the others.
    pub(super) kind: FileKind,
    pub(super) path: PathBuf,
    /// By what it is known as it was read.
    pub(super) stamp: Option<FileStamp>,
    /// Whether another program had changed it when it was looked at last.
    pub(super) has_changed: bool,
}

impl OpenedFile {
    /// The file at this place, which is read next: so no change while it is read is missed.
    pub(super) fn at(kind: FileKind, path: &Path) -> Self {
        Self { kind, path: path.to_owned(), stamp: FileStamp::of(path), has_changed: false }
    }

    /// Looks at it. While there is none it has not changed yet: many editors put a new file in the place of the old one.
    pub(super) fn look(&mut self) {
        self.has_changed = FileStamp::of(&self.path).is_some_and(|it| Some(it) != self.stamp);
    }

    /// Has it stay as it was read, until it is changed once more.
    pub(super) fn keep_as_read(&mut self) {
        (self.stamp, self.has_changed) = (FileStamp::of(&self.path), false);
    }
}

/// When files were looked at last.
#[derive(Default)]
pub(super) struct Looks {
    /// In seconds; `None` where they never were.
    last: Option<f64>,
    had_keyboard: bool,
}

impl Looks {
    /// Whether it is time to look again: the window has just got the keyboard, or they were not looked at for some seconds.
    /// That is asked in passes that are drawn for something else, so that no window wakes up for it.
    pub(super) fn are_due(&mut self, context: &Context) -> bool {
        let (now, has_keyboard) = context.input(|input| (input.time, input.focused));
        let comes_back = has_keyboard && !self.had_keyboard;
        self.had_keyboard = has_keyboard;
        let are_due = comes_back || self.last.is_none_or(|it| it + BETWEEN_LOOKS <= now);
        if are_due {
            self.last = Some(now);
        }
        are_due
    }
}
