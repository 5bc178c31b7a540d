//! Where what the window remembers lies on disk: read with care, written whole, and nothing that stands there is lost.
//! Nothing of egui.

mod merge;
mod preferences;
mod saver;
mod sessions;

use merge::merge;
pub(super) use preferences::PreferencesFile;
pub(super) use saver::{SaveEvent, Saver};
pub(super) use sessions::{Origin, ReadSession, SessionFile, Sessions};

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::Path;

use bidiscope_report::words::error::file_error_text;
use bidiscope_system::files::{create_private_folder, rename_durably, write_atomically};
use bidiscope_words::message;

use super::file::{self, visible};

/// A path for a sentence: nothing in it acts on the terminal or window that it is shown in.
pub(super) fn shown(path: &Path) -> String {
    visible(&path.to_string_lossy())
}

/// Says something on standard error, where there is no window to say it in.
pub(super) fn print_error(sentence: &str) {
    let _ = writeln!(std::io::stderr(), "bidiscope: {sentence}");
}

/// The bytes of a file, of which nothing is known: it may be no file at all. `None` where nothing is there.
fn read(path: &Path) -> Result<Option<Vec<u8>>, String> {
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        _ => file::read(path).map(Some),
    }
}

/// Writes a file, in a folder that may have been tidied away meanwhile.
fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    path.parent().map_or(Ok(()), create_private_folder)?;
    write_atomically(path, true, |it| it.write_all(bytes))
}

/// Gives what cannot be read another name, which nothing has; it may be a folder. Says in a sentence where it is.
fn set_apart(path: &Path, place: &Path) -> Result<String, String> {
    let taken = || io::Error::new(ErrorKind::AlreadyExists, "");
    let is_taken = fs::symlink_metadata(place).is_ok();
    match if is_taken { Err(taken()) } else { rename_durably(path, place) } {
        Ok(()) => Ok(message!(remembered_set_apart, file = shown(place)).to_string()),
        Err(_) if is_taken => Err(message!(remembered_place_taken, file = shown(place)).to_string()),
        Err(error) => Err(message!(remembered_not_set_apart, reason = file_error_text(&error)).to_string()),
    }
}

/// That a file could not be saved, in a sentence.
fn not_saved(path: &Path, why: &str) -> String {
    message!(remembered_not_saved, file = shown(path), reason = why).to_string()
}
