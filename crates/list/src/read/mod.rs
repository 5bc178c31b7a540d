//! Reads a list, name by name.

mod compression;
mod csv;
mod csv_ends;
mod decompressor;
mod error;
mod file_signature;
mod input;
mod json_lines;
mod list_entry;
mod name_per_line;
mod zone;

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use bidiscope_bidi::enum_with_ids;

use crate::LineTally;
use crate::fields::ListEntryFieldSelection;

pub use compression::Compression;
use csv::CsvList;
pub use decompressor::Decompressor;
pub use error::{
    InvalidZoneFileNameReason, ListEntryError, ListError, UnsupportedListFormat, ZoneFileNameRole,
};
use input::Input;
use json_lines::JsonList;
pub use list_entry::ListEntry;
use name_per_line::NameList;
use zone::ZoneList;

/// How a list is written, and where in it the names are.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum ListInputFormat {
    /// One name a line. Blank lines are skipped, and so is a line whose first character that is not white
    /// space is `#`.
    #[default]
    NamePerLine,
    /// CSV (RFC 4180), delimited by commas, or by semicolons or tabs where the first record has no comma. The
    /// names are in one column.
    Csv {
        /// The title of that column in the first record. Where no title matches and this is a number, it is the
        /// column's number, from 1. Then the first record is a name like the others.
        name_column: String,
    },
    /// JSON Lines: one object a line, with the name as the value of a key.
    JsonLines {
        /// The key.
        name_key: String,
    },
    /// A zone file (RFC 1035, section 5): the names are the owners, without the root's full stop. Consecutive
    /// records of one owner are one name.
    ZoneFile,
}

enum_with_ids! {
    /// How a list is written, without where in it the names are: a [`ListInputFormat`] without its column or key.
    pub enum ListFormat {
        /// As [`ListInputFormat::NamePerLine`].
        Names = "names";
        /// As [`ListInputFormat::Csv`].
        Csv = "csv";
        /// As [`ListInputFormat::JsonLines`].
        JsonLines = "jsonl";
        /// As [`ListInputFormat::ZoneFile`].
        Zone = "zone";
    }
}

impl ListFormat {
    /// The format for a file extension: `.csv` and `.tsv`; `.jsonl`, `.ndjson` and `.json`; `.zone`. `None`
    /// for any other, such as `.txt`. Of a compressed file (`.gz`, `.zst`) the extension before that decides.
    pub fn by_extension(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_ascii_lowercase();
        match extension.to_str()? {
            "gz" | "zst" => Self::by_extension(Path::new(path.file_stem()?)),
            "csv" | "tsv" => Some(Self::Csv),
            "jsonl" | "ndjson" | "json" => Some(Self::JsonLines),
            "zone" => Some(Self::Zone),
            _ => None,
        }
    }
}

impl ListInputFormat {
    /// The format of a list with the names in this column or under this key: JSON Lines where the file is [named
    /// so](ListFormat::by_extension), or its first character is a brace and it is not named as CSV; else CSV.
    /// `first_file_bytes` are the first bytes of the file.
    pub fn detect_with_name_column(name_column: &str, list_path: &Path, first_file_bytes: &[u8]) -> Self {
        let is_json = match ListFormat::by_extension(list_path) {
            Some(ListFormat::JsonLines) => true,
            Some(ListFormat::Csv) => false,
            _ => first_file_bytes.trim_ascii_start().starts_with(b"{"),
        };
        Self::new(if is_json { ListFormat::JsonLines } else { ListFormat::Csv }, name_column)
    }

    /// The format with the names in this column or under this key; `name_column` is ignored where a format has neither.
    pub fn new(format: ListFormat, name_column: &str) -> Self {
        match format {
            ListFormat::Names => Self::NamePerLine,
            ListFormat::Csv => Self::Csv { name_column: name_column.to_owned() },
            ListFormat::JsonLines => Self::JsonLines { name_key: name_column.to_owned() },
            ListFormat::Zone => Self::ZoneFile,
        }
    }

    /// Whether a list in this format has columns or keys.
    pub const fn has_columns(&self) -> bool {
        matches!(self, Self::Csv { .. } | Self::JsonLines { .. })
    }

    /// The format without the column or key of the names.
    pub const fn format_without_column(&self) -> ListFormat {
        match self {
            Self::NamePerLine => ListFormat::Names,
            Self::Csv { .. } => ListFormat::Csv,
            Self::JsonLines { .. } => ListFormat::JsonLines,
            Self::ZoneFile => ListFormat::Zone,
        }
    }
}

/// Reads a list entry by entry, in memory that does not grow with the list.
#[derive(Debug)]
pub struct ListReader<R> {
    list: FormatReader<R>,
    /// How many lines the lists before it have.
    lines_before: u64,
    /// The line of the last entry.
    last_line: u64,
}

#[derive(Debug)]
enum FormatReader<R> {
    Names(NameList<R>),
    Csv(Box<CsvList<R>>),
    JsonLines(Box<JsonList<R>>),
    Zone(Box<ZoneList<R>>),
}

impl ListReader<File> {
    /// Opens a file with a list in this format, which is not compressed.
    ///
    /// # Errors
    /// It cannot be opened.
    pub fn open(path: &Path, format: &ListInputFormat) -> io::Result<Self> {
        Ok(Self::new(File::open(path)?, format))
    }
}

impl<R: Read> ListReader<R> {
    /// A reader of any input with a list in this format. It buffers the input itself, and does not decompress it: for
    /// that there is [`Decompressor`].
    pub fn new(input: R, format: &ListInputFormat) -> Self {
        let list = match format {
            ListInputFormat::NamePerLine => FormatReader::Names(NameList::new(input)),
            ListInputFormat::Csv { name_column } => {
                FormatReader::Csv(Box::new(CsvList::new(input, name_column)))
            }
            ListInputFormat::JsonLines { name_key } => {
                FormatReader::JsonLines(Box::new(JsonList::new(input, name_key)))
            }
            ListInputFormat::ZoneFile => FormatReader::Zone(Box::new(ZoneList::new(input))),
        };
        Self { list, lines_before: 0, last_line: 0 }
    }

    /// Counts lines on from this number, that of the lines of all lists that were read before this one. To be called before the
    /// first entry is read.
    pub const fn set_line_number_offset(&mut self, line_count_before: u64) {
        (self.lines_before, self.last_line) = (line_count_before, line_count_before);
    }

    /// The line of the last entry that was returned, from 1; before the first entry the number that
    /// [`Self::set_line_number_offset`] set, else 0.
    pub const fn last_read_line_number(&self) -> u64 {
        self.last_line
    }

    /// Reads these columns or keys besides the names. Other formats than CSV and JSON Lines have none. To be called before
    /// anything is read.
    #[must_use]
    pub fn with_fields(mut self, field_selection: ListEntryFieldSelection) -> Self {
        match &mut self.list {
            FormatReader::Csv(it) => it.select_fields(field_selection),
            FormatReader::JsonLines(it) => it.select_fields(field_selection),
            FormatReader::Names(_) | FormatReader::Zone(_) => {}
        }
        self
    }

    /// The titles of all columns of CSV, or the keys of the first object of JSON Lines, whether the names are in one of them or
    /// not; the other formats have none. The entries are read as without it. Where the column is a number, the first record
    /// may be no header.
    ///
    /// # Errors
    /// The input cannot be read, or is no list.
    pub fn all_column_titles(&mut self) -> io::Result<&[String]> {
        match &mut self.list {
            FormatReader::Csv(it) => it.titles(),
            FormatReader::JsonLines(it) => it.keys(),
            FormatReader::Names(_) | FormatReader::Zone(_) => Ok(&[]),
        }
    }

    /// Reads the header of CSV, or the first object of JSON Lines where its keys matter, so that a missing column or key
    /// is reported before the first name is read. Gives the names of the columns or keys that are read besides the
    /// names, in the order of [`ListEntryFields::field_value`](crate::ListEntryFields::field_value).
    ///
    /// # Errors
    /// As [`Self::next`].
    pub fn read_selected_column_titles(&mut self) -> io::Result<&[String]> {
        match &mut self.list {
            FormatReader::Csv(it) => it.read_header(),
            FormatReader::JsonLines(it) => it.read_header(),
            FormatReader::Names(_) | FormatReader::Zone(_) => Ok(&[]),
        }
    }

    /// How many entries so far had keys that the first object of JSON Lines does not have; 0 unless all keys are read
    /// ([`ListEntryFieldSelection::All`]).
    pub fn entries_with_extra_keys(&self) -> u64 {
        match &self.list {
            FormatReader::JsonLines(it) => it.entries_with_later_keys(),
            FormatReader::Names(_) | FormatReader::Csv(_) | FormatReader::Zone(_) => 0,
        }
    }

    /// The records of CSV so far that have more or fewer fields than the first one, by the lines in which they begin. What
    /// has no column is not read, and what is missing is empty.
    pub fn lines_with_uneven_field_count(&self) -> LineTally {
        match &self.list {
            FormatReader::Csv(it) => it.uneven_records().after(self.lines_before),
            FormatReader::Names(_) | FormatReader::JsonLines(_) | FormatReader::Zone(_) => {
                LineTally::default()
            }
        }
    }

    /// The next entry; `None` at the end of the list.
    ///
    /// # Errors
    /// The input cannot be read, is no list, or has no such column. An error in a single entry is returned in
    /// that entry.
    #[expect(clippy::should_implement_trait, reason = "what is given stands in the reader's own memory")]
    pub fn next(&mut self) -> io::Result<Option<ListEntry<'_>>> {
        let entry = match &mut self.list {
            FormatReader::Names(it) => it.next(),
            FormatReader::Csv(it) => it.next(),
            FormatReader::JsonLines(it) => it.next(),
            FormatReader::Zone(it) => it.next(),
        };
        Ok(entry?.map(|entry| {
            self.last_line = self.lines_before + entry.line_number;
            ListEntry { line_number: self.last_line, ..entry }
        }))
    }

    /// How many bytes of the input, decompressed where a [`Decompressor`] is the input, have been read so far; reading is a
    /// little ahead of the names returned.
    pub fn bytes_read(&self) -> u64 {
        self.input().bytes_read()
    }

    /// Whether the buffer is empty, so that the next read may block.
    pub(crate) fn is_buffer_empty(&self) -> bool {
        self.input().is_buffer_empty()
    }

    fn input(&self) -> &Input<R> {
        match &self.list {
            FormatReader::Names(it) => it.input(),
            FormatReader::Csv(it) => it.input(),
            FormatReader::JsonLines(it) => it.input(),
            FormatReader::Zone(it) => it.input(),
        }
    }
}
