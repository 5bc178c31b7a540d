//! What keeps a list, or an entry of it, from being read.

use std::io::{self, ErrorKind};
use std::path::PathBuf;

use bidiscope_bidi::name::excerpt;
use bidiscope_system::files::FileError;

use super::compression::Compression;

/// Why an entry of a list has no name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ListEntryError {
    /// The record of CSV has fewer fields than the column of the names needs.
    #[error("no field in the column")]
    NoNameField,
    /// A quotation mark in the record of CSV is not closed.
    #[error("a quotation mark is not closed in {line_count_to_list_end} lines")]
    UnclosedCsvQuote {
        /// How many lines there are from the record to the end of the list.
        line_count_to_list_end: u64,
    },
    /// A field of CSV that is read besides the name is too long.
    #[error("more than {max_bytes} bytes in a field")]
    CsvFieldTooLong {
        /// The most bytes of a field that are read.
        max_bytes: usize,
    },
    /// The line of JSON is too long.
    #[error("more than {max_bytes} bytes in the line")]
    JsonLineTooLong {
        /// The most bytes of a line that are read.
        max_bytes: usize,
    },
    /// The line is not JSON.
    #[error("not JSON at column {character_column_number}")]
    NotJson {
        /// The column of the error, from 1.
        character_column_number: usize,
    },
    /// The line is JSON, but not an object.
    #[error("not a JSON object")]
    NotAJsonObject,
    /// The object has no such key.
    #[error("no key {key:?}")]
    MissingJsonKey {
        /// The key, cut short.
        key: String,
    },
    /// The value of the key is not a string.
    #[error("the value of {key:?} is not a string")]
    JsonValueNotString {
        /// The key, cut short.
        key: String,
    },
    /// The value of the key is a string with a surrogate that is not one of a pair, and so no text (RFC 8259, section 8.2).
    #[error("the value of {key:?} has a lone surrogate")]
    JsonLoneSurrogate {
        /// The key, cut short.
        key: String,
    },
    /// A key that is read occurs twice in the object, whose names should be unique (RFC 8259, section 4).
    #[error("the key {key:?} twice")]
    RepeatedJsonKey {
        /// The key, cut short.
        key: String,
    },
    /// In CSV text stands after a field in quotation marks (RFC 4180, section 2).
    #[error("text after a quotation mark")]
    TextAfterCsvQuote,
    /// A quotation mark in the line of a zone file is not closed.
    #[error("a quotation mark is not closed")]
    UnclosedZoneFileQuote,
    /// The entry of a zone file is longer than is read, perhaps because a parenthesis or a quotation mark is not closed.
    #[error("an entry of more than {max_bytes} bytes, or one that is not closed")]
    ZoneFileEntryTooLong {
        /// The most bytes of an entry that are read.
        max_bytes: usize,
    },
    /// No record follows the owner in the line of a zone file.
    #[error("no record after the owner")]
    NoResourceRecord,
    /// A label of the owner is empty.
    #[error("an empty label in the owner")]
    EmptyOwnerLabel,
    /// A label of the owner contains a full stop.
    #[error("a full stop in a label of the owner")]
    FullStopInOwnerLabel,
    /// A control entry other than `$ORIGIN` and `$TTL`.
    #[error("an unknown control entry")]
    UnknownZoneFileDirective,
    /// The owner of a record, or the origin, cannot be read.
    #[error("{name_role:?} cannot be read: {invalid_name_reason:?}")]
    InvalidZoneFileName {
        /// Which of the two.
        name_role: ZoneFileNameRole,
        /// Why.
        invalid_name_reason: InvalidZoneFileNameReason,
    },
}

/// A name in a zone file that may be invalid (RFC 1035, section 5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ZoneFileNameRole {
    /// The owner of a record.
    Owner,
    /// The name of `$ORIGIN`.
    Origin,
}

/// Why a name in a zone file cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InvalidZoneFileNameReason {
    /// It does not end in a full stop, and there is no origin.
    NoOrigin,
    /// An escape is invalid.
    BadEscape,
    /// It is too long, or not a name for another reason.
    NotAName,
}

/// Why a list cannot be read or compared. It is inside of an [`io::Error`]: `get_ref` and `downcast_ref` give it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ListError {
    /// There is no such column, or key.
    #[error("no column {column:?}")]
    NoColumn {
        /// The column that was asked for, cut short.
        column: String,
        /// The columns of the header, or keys of the first object, or the first of them, each cut short.
        columns: Vec<String>,
        /// Whether there are more.
        has_more_columns: bool,
    },
    /// The header of CSV is longer than what is read of it, and is needed whole, or the column is not in that part.
    #[error("more than {max_columns} columns, or {max_bytes} bytes, in the header")]
    HeaderTooLong {
        /// The column that was asked for, cut short; `None` where all are.
        column: Option<String>,
        /// The most columns that are read.
        max_columns: usize,
        /// The most bytes of their titles in all.
        max_bytes: usize,
    },
    /// A column of CSV is named by its title, and there is no first record.
    #[error("no header")]
    NoHeader,
    /// Keys are read besides the name, and the first line of JSON Lines is no object that could have them.
    #[error("no object in line {line}")]
    NoFirstObject {
        /// The line, from 1.
        line: u64,
    },
    /// All keys are read, and the first object of JSON Lines has more than are.
    #[error("more than {max_keys} keys in the first object")]
    TooManyKeys {
        /// The most keys that are read.
        max_keys: usize,
    },
    /// It is compressed in this way, and cannot be decompressed.
    #[error("damaged {0:?} data")]
    Damaged(Compression),
    /// It is compressed by Zstandard, and one must remember more of what was decompressed than this many bytes to go on (RFC
    /// 8878, section 3.1.1.1.2).
    #[error("a window of more than {max_bytes} bytes")]
    WindowTooLarge {
        /// The most bytes of a window.
        max_bytes: u64,
    },
    /// The file is not a list, but one of another format.
    #[error("not a list: {0:?}")]
    UnsupportedFormat(UnsupportedListFormat),
    /// No temporary file can be written for what exceeds the memory that groups may use.
    #[error("no temporary file in {}: {reason}", folder.display())]
    NoTemporaryFile {
        /// The folder.
        folder: PathBuf,
        /// Why.
        reason: FileError,
    },
}

impl ListError {
    /// The error that no column or key has this title, among those that are there. Of each title this many characters are
    /// repeated.
    pub(super) fn no_column(column: &str, titles: &[String], max_characters: usize) -> Self {
        const MAX_FIRST_LINE_NUMBERS: usize = 20;
        let shown = |it: &str| excerpt(it, max_characters);
        Self::NoColumn {
            column: shown(column),
            columns: titles.iter().take(MAX_FIRST_LINE_NUMBERS).map(|it| shown(it)).collect(),
            has_more_columns: titles.len() > MAX_FIRST_LINE_NUMBERS,
        }
    }
}

/// A file format that is not read as a list, as the first bytes of a file show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnsupportedListFormat {
    /// Text in UTF-16.
    Utf16,
    /// A spreadsheet or another archive.
    SpreadsheetOrArchive,
    /// A PDF document.
    Pdf,
    /// Data compressed by gzip, which a [`Decompressor`](crate::Decompressor) reads.
    Gzip,
    /// Any other binary file: it has zero bytes.
    BinaryWithNulBytes,
}

impl From<ListError> for io::Error {
    fn from(error: ListError) -> Self {
        Self::new(ErrorKind::InvalidData, error)
    }
}
