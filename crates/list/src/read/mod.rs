//! Reading a list, name by name.

mod csv;
mod foreign;
mod input;
mod json_lines;
mod names;
mod zone;

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use bidiscope_bidi::enum_with_ids;

use csv::CsvList;
use json_lines::JsonList;
use names::NameList;
use zone::ZoneList;

/// How a list is written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Form {
    /// A name a line. Blank lines are passed over, and so is a line that begins with `#`, blanks before it or not.
    #[default]
    Names,
    /// CSV (RFC 4180), its fields divided by commas; by semicolons or tabulators where the first record holds none. The
    /// names stand in a column, which the first record calls by this name; where it does not, and
    /// this is a number, in the column of that number, from 1, and the first record is one like the others.
    Csv(String),
    /// JSON Lines: the names are the values of this key.
    JsonLines(String),
    /// A zone file (RFC 1035, section 5): the names are the owners, without the root's full stop. Records of one
    /// owner that follow each other are one name.
    Zone,
}

enum_with_ids! {
    /// How a list is written, whichever of its columns holds the names.
    pub enum ListFormat {
        /// As [`Form::Names`].
        Names = "names", "a name a line";
        /// As [`Form::Csv`].
        Csv = "csv", "CSV";
        /// As [`Form::JsonLines`].
        JsonLines = "jsonl", "JSON Lines";
        /// As [`Form::Zone`].
        Zone = "zone", "a zone file";
    }
}

impl ListFormat {
    /// The one that a file's extension names: `.csv` and `.tsv`; `.jsonl`, `.ndjson` and `.json`; `.zone`. `None` for any
    /// other, such as `.txt`.
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

impl Form {
    /// The form of a list in which the names stand in a column: JSON Lines where the file is [called
    /// so](ListFormat::by_extension), or its first byte is a brace and it is not called CSV; else CSV.
    pub fn with_column(column: &str, path: &Path, beginning: &[u8]) -> Self {
        let is_json = match ListFormat::by_extension(path) {
            Some(ListFormat::JsonLines) => true,
            Some(ListFormat::Csv) => false,
            _ => beginning.trim_ascii_start().starts_with(b"{"),
        };
        if is_json { Self::JsonLines(column.to_owned()) } else { Self::Csv(column.to_owned()) }
    }

    /// How such a list is written.
    pub const fn format(&self) -> ListFormat {
        match self {
            Self::Names => ListFormat::Names,
            Self::Csv(_) => ListFormat::Csv,
            Self::JsonLines(_) => ListFormat::JsonLines,
            Self::Zone => ListFormat::Zone,
        }
    }
}

/// What stands in a list in the place of a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry<'a> {
    /// The line in which it begins, from 1.
    pub line: u64,
    /// What was written, UTF-8 or not; of what is too long for a name only the beginning. Or why no name can be
    /// found there: a sentence without its end, to be shown as it is.
    pub given: Result<&'a [u8], &'a str>,
    /// Whether it is an owner in a zone file that nobody has registered: whatever has no delegation, and the zone
    /// itself.
    pub is_zone_owner: bool,
}

/// Reads a list in constant memory.
#[derive(Debug)]
pub struct ListReader<R> {
    list: ReaderOf<R>,
}

#[derive(Debug)]
enum ReaderOf<R> {
    Names(NameList<R>),
    Csv(Box<CsvList<R>>),
    JsonLines(JsonList<R>),
    Zone(Box<ZoneList<R>>),
}

impl ListReader<File> {
    /// Of a file.
    ///
    /// # Errors
    /// It cannot be opened.
    pub fn open(path: &Path, form: &Form) -> io::Result<Self> {
        Ok(Self::new(File::open(path)?, form))
    }
}

impl<R: Read> ListReader<R> {
    /// Of whatever can be read; it needs no buffer of its own.
    pub fn new(input: R, form: &Form) -> Self {
        let list = match form {
            Form::Names => ReaderOf::Names(NameList::new(input)),
            Form::Csv(column) => ReaderOf::Csv(Box::new(CsvList::new(input, column))),
            Form::JsonLines(key) => ReaderOf::JsonLines(JsonList::new(input, key)),
            Form::Zone => ReaderOf::Zone(Box::new(ZoneList::new(input))),
        };
        Self { list }
    }

    /// Reads what the list says of its columns, so that a column that is not there is known before the first name is asked
    /// for. Only CSV says anything.
    ///
    /// # Errors
    /// As [`Self::next`].
    pub fn begin(&mut self) -> io::Result<()> {
        match &mut self.list {
            ReaderOf::Csv(it) => it.column().map(drop),
            ReaderOf::Names(_) | ReaderOf::JsonLines(_) | ReaderOf::Zone(_) => Ok(()),
        }
    }

    /// The next one; `None` at the end of the list.
    ///
    /// # Errors
    /// The input cannot be read, or has no such column. What is wrong with one line alone is no error, but stands in
    /// its entry.
    #[expect(clippy::should_implement_trait, reason = "what is given stands in the reader's own memory")]
    pub fn next(&mut self) -> io::Result<Option<Entry<'_>>> {
        match &mut self.list {
            ReaderOf::Names(it) => it.next(),
            ReaderOf::Csv(it) => it.next(),
            ReaderOf::JsonLines(it) => it.next(),
            ReaderOf::Zone(it) => it.next(),
        }
    }

    /// How many bytes of the input have been read so far, which is a little ahead of the names.
    pub fn bytes_read(&self) -> u64 {
        match &self.list {
            ReaderOf::Names(it) => it.input().bytes_read(),
            ReaderOf::Csv(it) => it.input().bytes_read(),
            ReaderOf::JsonLines(it) => it.input().bytes_read(),
            ReaderOf::Zone(it) => it.input().bytes_read(),
        }
    }

    /// Whether nothing is left of what has been read, so that whoever asks for the next one may have to wait.
    pub fn is_dry(&self) -> bool {
        match &self.list {
            ReaderOf::Names(it) => it.input().is_dry(),
            ReaderOf::Csv(it) => it.input().is_dry(),
            ReaderOf::JsonLines(it) => it.input().is_dry(),
            ReaderOf::Zone(it) => it.input().is_dry(),
        }
    }
}
