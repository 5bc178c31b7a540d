//! Reads a list, name by name.

mod csv;
mod error;
mod file_signature;
mod input;
mod json_lines;
mod name_per_line;
mod zone;

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use bidiscope_bidi::enum_with_ids;

use csv::CsvList;
pub use error::{EntryError, ForeignFile, InvalidNameReason, ListError, ZonePart};
use json_lines::JsonList;
use name_per_line::NameList;
use zone::ZoneList;

/// How a list is written, and where in it the names are.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum InputFormat {
    /// One name a line. Blank lines are skipped, and so is a line whose first character that is not white
    /// space is `#`.
    #[default]
    Names,
    /// CSV (RFC 4180), delimited by commas, or by semicolons or tabs where the first record has no comma. The
    /// names are in the column with this title in the first record. Where no title matches and this is a
    /// number, it is the column's number, from 1, and the first record is a name like the others.
    Csv(String),
    /// JSON Lines: one object a line, with the name as the value of this key.
    JsonLines(String),
    /// A zone file (RFC 1035, section 5): the names are the owners, without the root's full stop. Consecutive
    /// records of one owner are one name.
    Zone,
}

enum_with_ids! {
    /// How a list is written, without where in it the names are: an [`InputFormat`] without its column or key.
    pub enum ListFormat {
        /// As [`InputFormat::Names`].
        Names = "names";
        /// As [`InputFormat::Csv`].
        Csv = "csv";
        /// As [`InputFormat::JsonLines`].
        JsonLines = "jsonl";
        /// As [`InputFormat::Zone`].
        Zone = "zone";
    }
}

impl ListFormat {
    /// The format for a file extension: `.csv` and `.tsv`; `.jsonl`, `.ndjson` and `.json`; `.zone`. `None`
    /// for any other, such as `.txt`.
    pub fn by_extension(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_ascii_lowercase();
        match extension.to_str()? {
            "csv" | "tsv" => Some(Self::Csv),
            "jsonl" | "ndjson" | "json" => Some(Self::JsonLines),
            "zone" => Some(Self::Zone),
            _ => None,
        }
    }
}

impl InputFormat {
    /// The format of a list with the names in this column or under this key: JSON Lines where the file is [named
    /// so](ListFormat::by_extension), or its first character is a brace and it is not named as CSV; else CSV.
    /// `beginning` are the first bytes of the file.
    pub fn with_column(column: &str, path: &Path, beginning: &[u8]) -> Self {
        let is_json = match ListFormat::by_extension(path) {
            Some(ListFormat::JsonLines) => true,
            Some(ListFormat::Csv) => false,
            _ => beginning.trim_ascii_start().starts_with(b"{"),
        };
        if is_json { Self::JsonLines(column.to_owned()) } else { Self::Csv(column.to_owned()) }
    }

    /// The format without the column or key of the names.
    pub const fn format(&self) -> ListFormat {
        match self {
            Self::Names => ListFormat::Names,
            Self::Csv(_) => ListFormat::Csv,
            Self::JsonLines(_) => ListFormat::JsonLines,
            Self::Zone => ListFormat::Zone,
        }
    }
}

/// One entry of a list: a name, or the reason why none can be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ListEntry<'a> {
    /// The line in which the entry begins, from 1.
    pub line: u64,
    /// The name as it is written, UTF-8 or not; of an entry that is too long for a name only the beginning.
    /// Or the reason why no name can be read.
    pub name: Result<&'a [u8], &'a EntryError>,
    /// Whether it is an owner in a zone file that is no registration: one without a delegation (NS or DS
    /// record), or the zone's apex.
    pub is_zone_owner: bool,
}

/// Reads a list entry by entry, in constant memory.
#[derive(Debug)]
pub struct ListReader<R> {
    list: FormatReader<R>,
}

#[derive(Debug)]
enum FormatReader<R> {
    Names(NameList<R>),
    Csv(Box<CsvList<R>>),
    JsonLines(JsonList<R>),
    Zone(Box<ZoneList<R>>),
}

impl ListReader<File> {
    /// Opens a file with a list in this format.
    ///
    /// # Errors
    /// It cannot be opened.
    pub fn open(path: &Path, format: &InputFormat) -> io::Result<Self> {
        Ok(Self::new(File::open(path)?, format))
    }
}

impl<R: Read> ListReader<R> {
    /// A reader of any input with a list in this format; the input needs no buffering.
    pub fn new(input: R, format: &InputFormat) -> Self {
        let list = match format {
            InputFormat::Names => FormatReader::Names(NameList::new(input)),
            InputFormat::Csv(column) => FormatReader::Csv(Box::new(CsvList::new(input, column))),
            InputFormat::JsonLines(key) => FormatReader::JsonLines(JsonList::new(input, key)),
            InputFormat::Zone => FormatReader::Zone(Box::new(ZoneList::new(input))),
        };
        Self { list }
    }

    /// Reads the header of CSV, so that a missing column is reported before the first name is read. Does
    /// nothing for the other formats.
    ///
    /// # Errors
    /// As [`Self::next`].
    pub fn read_header(&mut self) -> io::Result<()> {
        match &mut self.list {
            FormatReader::Csv(it) => it.column().map(drop),
            FormatReader::Names(_) | FormatReader::JsonLines(_) | FormatReader::Zone(_) => Ok(()),
        }
    }

    /// The next entry; `None` at the end of the list.
    ///
    /// # Errors
    /// The input cannot be read, is no list, or has no such column. An error in a single entry is returned in
    /// that entry.
    #[expect(clippy::should_implement_trait, reason = "what is given stands in the reader's own memory")]
    pub fn next(&mut self) -> io::Result<Option<ListEntry<'_>>> {
        match &mut self.list {
            FormatReader::Names(it) => it.next(),
            FormatReader::Csv(it) => it.next(),
            FormatReader::JsonLines(it) => it.next(),
            FormatReader::Zone(it) => it.next(),
        }
    }

    /// How many bytes of the input have been read so far; reading is a little ahead of the names returned.
    pub fn bytes_read(&self) -> u64 {
        match &self.list {
            FormatReader::Names(it) => it.input().bytes_read(),
            FormatReader::Csv(it) => it.input().bytes_read(),
            FormatReader::JsonLines(it) => it.input().bytes_read(),
            FormatReader::Zone(it) => it.input().bytes_read(),
        }
    }

    /// Whether the buffer is empty, so that the next read may block.
    pub fn is_buffer_empty(&self) -> bool {
        match &self.list {
            FormatReader::Names(it) => it.input().is_buffer_empty(),
            FormatReader::Csv(it) => it.input().is_buffer_empty(),
            FormatReader::JsonLines(it) => it.input().is_buffer_empty(),
            FormatReader::Zone(it) => it.input().is_buffer_empty(),
        }
    }
}
