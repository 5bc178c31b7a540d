//! Reading a file of which nothing is known: it may be no file at all.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::Path;

use bidiscope_present::error_text::file_error_text;
use bidiscope_system::files::FileKind;

/// The most bytes of a file that is read, and so of one that is written: settings have some thousand, with the
/// results of a long study some million.
pub(crate) const MOST_BYTES: u64 = 64 * 1024 * 1024;

/// What stands at a path.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum OnDisk {
    /// Nothing.
    Nothing,
    /// A file with these bytes.
    Bytes(Vec<u8>),
    /// Something that cannot be read, for this reason.
    Unreadable(String),
    /// Something of this kind, which is no file: to open it might wait for ever, or set something off.
    NoFile(&'static str),
}

/// Reads a file. Links are followed.
pub(crate) fn read(path: &Path) -> OnDisk {
    let about = match fs::metadata(path) {
        Ok(about) => about,
        Err(error) if error.kind() == ErrorKind::NotFound => return OnDisk::Nothing,
        Err(error) => return OnDisk::Unreadable(file_error_text(&error)),
    };
    if about.is_dir() {
        return OnDisk::Unreadable("it is a folder".to_owned());
    }
    if !about.is_file() {
        return OnDisk::NoFile(kind(FileKind::of(&about)));
    }
    match read_at_most(path, MOST_BYTES) {
        Ok(Some(bytes)) => OnDisk::Bytes(bytes),
        Ok(None) => OnDisk::Unreadable(too_long()),
        Err(error) => OnDisk::Unreadable(file_error_text(&error)),
    }
}

/// What is said of a file, or of what would be one, that has more than [`MOST_BYTES`].
pub(crate) fn too_long() -> String {
    format!("it has more than {} MB", MOST_BYTES / 1024 / 1024)
}

/// The bytes of a file; `None` where there are more.
fn read_at_most(path: &Path, most: u64) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(most + 1).read_to_end(&mut bytes)?;
    Ok((bytes.len() as u64 <= most).then_some(bytes))
}

/// What is no file, as a sentence names it.
fn kind(kind: FileKind) -> &'static str {
    match kind {
        FileKind::Pipe => "a pipe",
        FileKind::Socket => "a socket",
        _ => "a device",
    }
}
