//! Where the window's settings lie on disk: read with care, written whole, backed up before anything of
//! them is lost, and each window's its own. Nothing here knows what is in them, and nothing of egui.

mod backup;
mod file;
mod saver;
mod slot;

pub(super) use backup::PendingBackup;
pub(super) use file::{MOST_BYTES, OnDisk, read, too_long};
pub(super) use saver::{SaveEvent, Saver};
pub(super) use slot::{Slot, Taken};

use std::io::Write;
use std::path::Path;

use super::file::visible;

/// A path for a sentence: nothing in it acts on the terminal or window that it is shown in.
pub(super) fn shown(path: &Path) -> String {
    visible(&path.to_string_lossy())
}

/// Says something on standard error, where there is no window to say it in.
pub(super) fn print_error(sentence: &str) {
    let _ = writeln!(std::io::stderr(), "bidiscope: {sentence}");
}
