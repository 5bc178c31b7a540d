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

impl Form {
    /// The form of a list in which the names stand in a column: JSON Lines where the file is called so (`.jsonl`,
    /// `.ndjson`, `.json`), or its first byte is a brace; else CSV.
    pub fn with_column(column: &str, path: &Path, beginning: &[u8]) -> Self {
        let extension = path.extension().unwrap_or_default().to_ascii_lowercase();
        let is_called = |names: &[&str]| names.iter().any(|it| extension == *it);
        let is_json = is_called(&["jsonl", "ndjson", "json"])
            || !is_called(&["csv"]) && beginning.trim_ascii_start().starts_with(b"{");
        if is_json { Self::JsonLines(column.to_owned()) } else { Self::Csv(column.to_owned()) }
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
