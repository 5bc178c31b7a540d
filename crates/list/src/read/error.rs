//! What keeps a list, or an entry of it, from being read.

use std::io::{self, ErrorKind};
use std::path::PathBuf;

use bidiscope_system::files::FileError;

/// Why an entry of a list has no name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EntryError {
    /// The record of CSV has no field in the column.
    #[error("no field in the column")]
    NoField,
    /// A quotation mark in the record of CSV is not closed.
    #[error("a quotation mark is not closed in {lines} lines")]
    OpenRecord {
        /// How many lines there are from the record to the end of the list.
        lines: u64,
    },
    /// The line of JSON is too long.
    #[error("more than {most} bytes in the line")]
    LineTooLong {
        /// The most bytes of a line that are read.
        most: usize,
    },
    /// The line is not JSON.
    #[error("not JSON at column {column}")]
    NotJson {
        /// The column of the error, from 1.
        column: usize,
    },
    /// The line is JSON, but not an object.
    #[error("not a JSON object")]
    NotAnObject,
    /// The object has no such key.
    #[error("no key {key:?}")]
    NoKey {
        /// The key, cut short.
        key: String,
    },
    /// The value of the key is not a string.
    #[error("the value of {key:?} is not a string")]
    NotText {
        /// The key, cut short.
        key: String,
    },
    /// A quotation mark in the line of a zone file is not closed.
    #[error("a quotation mark is not closed")]
    OpenQuote,
    /// The entry of a zone file has no end.
    #[error("an entry of more than {most} bytes, or one that is not closed")]
    OpenEntry {
        /// The most bytes of an entry that are read.
        most: usize,
    },
    /// No record follows the owner.
    #[error("no record after the owner")]
    NoRecord,
    /// A label of the owner is empty.
    #[error("an empty label in the owner")]
    EmptyLabel,
    /// A label of the owner contains a full stop.
    #[error("a full stop in a label of the owner")]
    FullStopInLabel,
    /// A control entry other than `$ORIGIN` and `$TTL`.
    #[error("an unknown control entry")]
    UnknownControlEntry,
    /// The owner, or the origin, cannot be read.
    #[error("{part:?} cannot be read: {reason:?}")]
    InvalidName {
        /// Which of the two.
        part: ZonePart,
        /// Why.
        reason: InvalidNameReason,
    },
}

/// A name in a zone file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ZonePart {
    /// The owner of a record.
    Owner,
    /// The name of `$ORIGIN`.
    Origin,
}

/// Why a name in a zone file cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InvalidNameReason {
    /// It does not end in a full stop, and there is no origin.
    NoOrigin,
    /// An escape is invalid.
    BadEscape,
    /// It is too long, or not a name for another reason.
    NotAName,
}

/// Why a list cannot be read or compared. It is inside of an [`io::Error`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ListError {
    /// There is no such column.
    #[error("no column {column:?}")]
    NoColumn {
        /// The column that was asked for, cut short.
        column: String,
        /// The columns of the header, or the first of them, each cut short.
        columns: Vec<String>,
        /// Whether there are more.
        has_more: bool,
    },
    /// It is another kind of file.
    #[error("not a list: {0:?}")]
    Foreign(ForeignFile),
    /// What exceeds the memory for groups cannot be kept in a temporary file.
    #[error("no temporary file in {}: {reason}", folder.display())]
    NotKept {
        /// The folder.
        folder: PathBuf,
        /// Why.
        reason: FileError,
    },
}

/// A kind of file that is not a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ForeignFile {
    /// Text in UTF-16.
    Utf16,
    /// A spreadsheet or another archive.
    Archive,
    /// A PDF document.
    Pdf,
    /// It is compressed by gzip.
    Gzip,
    /// It has zero bytes.
    ZeroBytes,
}

impl From<ListError> for io::Error {
    fn from(error: ListError) -> Self {
        Self::new(ErrorKind::InvalidData, error)
    }
}
