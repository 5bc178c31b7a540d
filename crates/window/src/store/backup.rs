//! Backups: what cannot be read is kept beside what is written in its place.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// The most backups of one file. Where there are as many, nothing is written in its place until some are
/// removed: none is overwritten.
const MOST_BACKUPS: usize = 20;

/// Moves what stands at a path to the place of a backup, whatever it is; gives that place.
pub(crate) fn keep_aside(path: &Path) -> io::Result<PathBuf> {
    for backup in places(path) {
        match fs::symlink_metadata(&backup) {
            Err(error) if error.kind() == ErrorKind::NotFound => {
                fs::rename(path, &backup)?;
                return Ok(backup);
            }
            Err(error) => return Err(error),
            Ok(_) => {}
        }
    }
    Err(too_many())
}

/// Keeps the bytes that stand at a path, which stays as it is; gives the place of the backup. What is kept
/// already is not kept twice.
pub(crate) fn keep_copy(path: &Path, bytes: &[u8]) -> io::Result<PathBuf> {
    if let Some(known) = places(path).find(|it| holds(it, bytes)) {
        return Ok(known);
    }
    for backup in places(path) {
        let mut file = match OpenOptions::new().write(true).create_new(true).open(&backup) {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
            Err(error) => return Err(error),
        };
        if let Err(error) = file.write_all(bytes).and_then(|()| file.sync_all()) {
            // Half a backup is none.
            let _ = fs::remove_file(&backup);
            return Err(error);
        }
        return Ok(backup);
    }
    Err(too_many())
}

/// Where the backups of `settings.json` stand: `settings.backup-1.json` and so on.
fn places(path: &Path) -> impl Iterator<Item = PathBuf> {
    let part = |part: Option<&std::ffi::OsStr>| part.unwrap_or_default().to_string_lossy().into_owned();
    let (stem, extension) = (part(path.file_stem()), part(path.extension()));
    (1..=MOST_BACKUPS).map(move |number| path.with_file_name(format!("{stem}.backup-{number}.{extension}")))
}

/// Whether there is a file with just these bytes.
fn holds(path: &Path, bytes: &[u8]) -> bool {
    let is_as_long = |it: fs::Metadata| it.is_file() && it.len() == bytes.len() as u64;
    fs::metadata(path).is_ok_and(is_as_long) && fs::read(path).is_ok_and(|it| it == bytes)
}

fn too_many() -> io::Error {
    io::Error::other(format!("there are {MOST_BACKUPS} backups of it beside it: remove some"))
}
