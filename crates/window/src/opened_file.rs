//! Files that are open in the window, and whether another program has changed them since they were read.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use std::time::Duration;

use eframe::egui::Context;

use bidiscope_bidi::name::excerpt;
use bidiscope_words::{Message, message};

use super::file::name_of;
use super::file_kinds::FileKind;

/// The most characters of a file's name that are shown.
const MOST_OF_A_NAME: usize = 60;

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
    /// As it was read, as it is on disk, and as the user has been told that it is: `None` where there is no such file.
    pub(super) read: Option<FileStamp>,
    on_disk: Option<FileStamp>,
    dismissed: Option<FileStamp>,
    /// Whether it was not there when it was looked at last.
    was_missing: bool,
}

impl OpenedFile {
    /// The file at this place, which is read next: so no change while it is read is missed.
    pub(super) fn at(kind: FileKind, path: &Path) -> Self {
        let read = FileStamp::of(path);
        Self { kind, path: path.to_owned(), read, on_disk: read, dismissed: read, was_missing: false }
    }

    /// Looks at it. It is gone when it was missing twice: many editors put a new file in the place of the old one.
    pub(super) fn look(&mut self) {
        let found = FileStamp::of(&self.path);
        if found.is_some() || self.was_missing {
            self.on_disk = found;
        }
        self.was_missing = found.is_none();
    }

    /// Whether it is there.
    pub(super) const fn is_there(&self) -> bool {
        self.on_disk.is_some()
    }

    /// What is to be said of a file that is not on disk as it was read, in a sentence.
    pub(super) fn difference(&self) -> Option<Message<'static>> {
        let file = excerpt(&name_of(&self.path), MOST_OF_A_NAME).to_string();
        let said = match self.on_disk {
            Some(_) => message!(file_changed, file = file),
            None => message!(file_gone, file = file),
        };
        (self.on_disk != self.read).then_some(said)
    }

    /// The same, until the user dismisses it.
    pub(super) fn news(&self) -> Option<Message<'static>> {
        self.difference().filter(|_| self.on_disk != self.dismissed)
    }

    /// Has it stay as it was read, until it is changed once more.
    pub(super) const fn keep_as_read(&mut self) {
        self.dismissed = self.on_disk;
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
    /// A window with the keyboard wakes up for it.
    pub(super) fn are_due(&mut self, context: &Context) -> bool {
        let (now, has_keyboard) = context.input(|input| (input.time, input.focused));
        if has_keyboard {
            // Asked for in every pass, since any makes the window forget that it was to draw another one later.
            context.request_repaint_after(Duration::from_secs_f64(BETWEEN_LOOKS));
        }
        let comes_back = has_keyboard && !self.had_keyboard;
        self.had_keyboard = has_keyboard;
        let are_due = comes_back || self.last.is_none_or(|it| it + BETWEEN_LOOKS <= now);
        if are_due {
            self.last = Some(now);
        }
        are_due
    }
}
