//! Reads lists in CSV, with the names in a column.

use std::io::{self, Read};

use csv_core::ReadFieldResult;

use bidiscope_bidi::name::excerpt;

use super::ListEntry;
use super::error::{EntryError, ListError};
use super::input::{Input, MAX_KEPT_BYTES};

/// How much of the header an error message repeats: columns, and characters of each.
const MAX_SHOWN_COLUMNS: usize = 20;
const MAX_SHOWN_CHARACTERS: usize = 40;
/// How many bytes of the header are searched for the delimiter.
const MAX_HEADER_BYTES: usize = 4_096;

/// Reads one record after another; a record may have several lines.
#[derive(Debug)]
pub(super) struct CsvList<R> {
    input: Input<R>,
    csv: csv_core::Reader,
    column_name: String,
    /// The index of the column with the names, from 0; `None` until the first record is read.
    column: Option<usize>,
    /// The field that was read last, and its length.
    field: Vec<u8>,
    length: usize,
    /// Whether the first record, which was read for its header, is an entry that is not returned yet.
    first_is_pending: bool,
    line: u64,
    /// How many quotation marks the record has so far.
    quotation_marks: usize,
    /// The error in the record that was read last.
    error: Option<EntryError>,
}

/// How a field ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum FieldEnd {
    Field,
    Record,
    List,
}

impl<R: Read> CsvList<R> {
    pub(super) fn new(input: R, column: &str) -> Self {
        Self {
            input: Input::new(input),
            csv: csv_core::Reader::new(),
            column_name: column.to_owned(),
            column: None,
            field: vec![0; MAX_KEPT_BYTES],
            length: 0,
            first_is_pending: false,
            line: 0,
            quotation_marks: 0,
            error: None,
        }
    }

    pub(super) const fn input(&self) -> &Input<R> {
        &self.input
    }

    pub(super) fn next(&mut self) -> io::Result<Option<ListEntry<'_>>> {
        let column = self.column()?;
        let has_field = if std::mem::take(&mut self.first_is_pending) {
            true
        } else {
            match self.record(column)? {
                Some(has_field) => has_field,
                None => return Ok(None),
            }
        };
        if !has_field {
            self.error.get_or_insert(EntryError::NoField);
        }
        let name = self.error.as_ref().map_or(Ok(&self.field[..self.length]), Err);
        Ok(Some(ListEntry { line: self.line, name, is_zone_owner: false }))
    }

    /// The index of the column with the names, found in the first record.
    pub(super) fn column(&mut self) -> io::Result<usize> {
        self.column.map_or_else(|| self.read_header(), Ok)
    }

    /// Reads the first record and finds the column.
    fn read_header(&mut self) -> io::Result<usize> {
        let number = self.column_name.parse().ok().and_then(|it: usize| it.checked_sub(1));
        let (mut named, mut numbered) = (None, None);
        let mut header = Vec::new();
        let mut fields = 0;
        self.begin_record()?;
        self.detect_delimiter()?;
        loop {
            let end = self.field()?;
            if end == FieldEnd::List && fields == 0 && self.length == 0 {
                // An empty file has no header to complain about.
                self.column = Some(0);
                return Ok(0);
            }
            let field = &self.field[..self.length];
            if named.is_none() && field.trim_ascii() == self.column_name.as_bytes() {
                named = Some(fields);
            }
            if number == Some(fields) {
                numbered = Some(field.to_owned());
            }
            if header.len() < MAX_SHOWN_COLUMNS {
                header.push(excerpt(&String::from_utf8_lossy(field), MAX_SHOWN_CHARACTERS));
            }
            fields += 1;
            if end != FieldEnd::Field {
                break;
            }
        }
        let column = match (named, number, numbered) {
            (Some(named), ..) => named,
            (None, Some(number), Some(first)) => {
                self.field[..first.len()].copy_from_slice(&first);
                self.length = first.len();
                self.first_is_pending = true;
                number
            }
            _ => {
                let column = excerpt(&self.column_name, MAX_SHOWN_CHARACTERS);
                let has_more = fields > header.len();
                return Err(ListError::NoColumn { column, columns: header, has_more }.into());
            }
        };
        self.column = Some(column);
        Ok(column)
    }

    /// Detects the delimiter. In many countries spreadsheets write semicolons or tabs: where the first line
    /// has no comma outside quotation marks, the first of those found is used.
    fn detect_delimiter(&mut self) -> io::Result<()> {
        let line = self.csv.line();
        let outside = self.input.line_ahead(MAX_HEADER_BYTES)?.split(|it| *it == b'"').step_by(2);
        let has = |delimiter: u8| outside.clone().any(|it| it.contains(&delimiter));
        if let Some(delimiter) = [b',', b';', b'\t'].into_iter().find(|&it| has(it)) {
            self.csv = csv_core::ReaderBuilder::new().delimiter(delimiter).build();
            self.csv.set_line(line);
        }
        Ok(())
    }

    /// Reads a record and keeps the field of a column. `None` at the end of the list; `false` where the
    /// record has no such field.
    fn record(&mut self, column: usize) -> io::Result<Option<bool>> {
        self.begin_record()?;
        for at in 0.. {
            let end = self.field()?;
            if end == FieldEnd::List && at == 0 && self.length == 0 {
                return Ok(None);
            }
            if at == column {
                let kept = self.length;
                if end == FieldEnd::Field {
                    self.skip_record()?;
                }
                self.length = kept;
                return Ok(Some(true));
            }
            if end != FieldEnd::Field {
                return Ok(Some(false));
            }
        }
        Ok(None)
    }

    /// Skips blank lines, which are no records.
    fn begin_record(&mut self) -> io::Result<()> {
        loop {
            let bytes = self.input.bytes()?;
            let blank = bytes.iter().take_while(|it| matches!(it, b'\r' | b'\n')).count();
            if blank == 0 {
                break;
            }
            let lines = memchr::memchr_iter(b'\n', &bytes[..blank]).count() as u64;
            self.input.consume(blank);
            self.csv.set_line(self.csv.line() + lines);
        }
        self.line = self.csv.line();
        self.quotation_marks = 0;
        self.error = None;
        Ok(())
    }

    /// Consumes what was parsed, and detects at the end of the list a quotation mark that was never closed.
    fn consume(&mut self, read: usize, is_at_end: bool) -> io::Result<()> {
        self.quotation_marks += memchr::memchr_iter(b'"', &self.input.bytes()?[..read]).count();
        self.input.consume(read);
        let lines = self.csv.line() - self.line;
        if is_at_end && self.quotation_marks % 2 == 1 && lines > 1 {
            self.error = Some(EntryError::OpenRecord { lines });
        }
        Ok(())
    }

    /// Reads the next field of the record. Of a field that is too long for a name only the beginning is kept.
    fn field(&mut self) -> io::Result<FieldEnd> {
        self.length = 0;
        // The rest of a long field goes here and is ignored.
        let mut ignored = [0; 1 << 10];
        loop {
            let bytes = self.input.bytes()?;
            let is_full = self.length == self.field.len();
            let output = if is_full { &mut ignored[..] } else { &mut self.field[self.length..] };
            let (result, read, written) = self.csv.read_field(bytes, output);
            let is_at_end = matches!(result, ReadFieldResult::End) || read == 0 && bytes.is_empty();
            self.consume(read, is_at_end)?;
            if !is_full {
                self.length += written;
            }
            match result {
                ReadFieldResult::InputEmpty | ReadFieldResult::OutputFull => {}
                ReadFieldResult::Field { record_end: false } => return Ok(FieldEnd::Field),
                ReadFieldResult::Field { record_end: true } => return Ok(FieldEnd::Record),
                ReadFieldResult::End => return Ok(FieldEnd::List),
            }
        }
    }

    /// Skips the other fields of the record; the kept field stays.
    fn skip_record(&mut self) -> io::Result<()> {
        let mut ignored = [0; 1 << 10];
        loop {
            let bytes = self.input.bytes()?;
            let (result, read, _) = self.csv.read_field(bytes, &mut ignored);
            let is_at_end = bytes.is_empty();
            self.consume(read, is_at_end)?;
            if matches!(result, ReadFieldResult::Field { record_end: true } | ReadFieldResult::End) {
                return Ok(());
            }
        }
    }
}
