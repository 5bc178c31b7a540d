//! A browser: no files and no signals. What needs one says so.

use std::fs::{DirBuilder, File, FileType};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::{FileError, FileKind};

pub(crate) const fn file_kind(_kind: FileType) -> FileKind {
    FileKind::File
}

pub(crate) fn standard_input_kind() -> io::Result<FileKind> {
    Err(ErrorKind::Unsupported.into())
}

/// There is none.
pub(crate) fn standard_input_is_open() -> bool {
    false
}

pub(crate) fn standard_output_is_open() -> bool {
    true
}

pub(crate) fn machine_name() -> String {
    String::new()
}

pub(crate) type FileKey = ();

pub(crate) fn file_key(_path: &Path) -> io::Result<FileKey> {
    Err(ErrorKind::Unsupported.into())
}

pub(crate) fn standard_input_key() -> io::Result<FileKey> {
    Err(ErrorKind::Unsupported.into())
}

pub(crate) const fn file_error(_error: &io::Error) -> Option<FileError> {
    None
}

pub(crate) fn open_to_replace(_path: &Path) -> io::Result<File> {
    Err(ErrorKind::Unsupported.into())
}

pub(crate) fn sync_folder(_folder: &Path) -> io::Result<()> {
    Err(ErrorKind::Unsupported.into())
}

pub(crate) fn read_exact_at(_file: &File, _into: &mut [u8], _place: u64) -> io::Result<()> {
    Err(ErrorKind::Unsupported.into())
}

pub(crate) const fn keep_private(_builder: &mut DirBuilder) {}

pub(crate) fn path_from_uri_bytes(bytes: Vec<u8>) -> PathBuf {
    String::from_utf8_lossy(&bytes).into_owned().into()
}

/// The shells know no other character that needs no quotation marks.
pub(crate) const fn is_plain_in_commands(_character: char) -> bool {
    false
}

pub(crate) fn quoted_word(word: &str) -> String {
    format!("'{}'", word.replace('\'', "'\\''"))
}
