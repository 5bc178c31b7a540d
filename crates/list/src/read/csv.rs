//! Lists in CSV, with the names in a column.

use std::io::{self, ErrorKind, Read};

use csv_core::ReadFieldResult;

use bidiscope_bidi::name::excerpt;

use super::Entry;
use super::input::{Input, MOST_KEPT};

/// The most of a header that is repeated: columns, and characters of each.
const MOST_COLUMNS: usize = 20;
const MOST_OF_A_COLUMN: usize = 40;
/// How much of the header is looked at to see what divides its fields, in bytes.
const MOST_OF_A_HEADER: usize = 4_096;

/// A record a line, or several lines.
#[derive(Debug)]
pub(super) struct CsvList<R> {
    input: Input<R>,
    csv: csv_core::Reader,
    wanted: String,
    /// Which column holds the names, from 0; `None` until the first record is read.
    column: Option<usize>,
    /// The field that was read, and how much of it.
    field: Vec<u8>,
    length: usize,
    /// Whether the first record, which is read for its header, is one of the list all the same.
    first_is_waiting: bool,
    line: u64,
    /// How many quotation marks the record has so far.
    marks: usize,
    /// What is wrong with the record that was read last.
    fault: String,
}

/// How a field ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Field,
    Record,
    List,
}

impl<R: Read> CsvList<R> {
    pub(super) fn new(input: R, column: &str) -> Self {
        Self {
            input: Input::new(input),
            csv: csv_core::Reader::new(),
            wanted: column.to_owned(),
            column: None,
            field: vec![0; MOST_KEPT],
            length: 0,
            first_is_waiting: false,
            line: 0,
            marks: 0,
            fault: String::new(),
        }
    }

    pub(super) const fn input(&self) -> &Input<R> {
        &self.input
    }

    pub(super) fn next(&mut self) -> io::Result<Option<Entry<'_>>> {
        let column = self.column()?;
        let is_there = if std::mem::take(&mut self.first_is_waiting) {
            true
        } else {
            match self.record(column)? {
                Some(is_there) => is_there,
                None => return Ok(None),
            }
        };
        let given = if !self.fault.is_empty() {
            Err(self.fault.as_str())
        } else if is_there {
            Ok(&self.field[..self.length])
        } else {
            Err(NO_SUCH_FIELD)
        };
        Ok(Some(Entry { line: self.line, given, is_zone_owner: false }))
    }

    /// The column that holds the names; it is found in the first record.
    pub(super) fn column(&mut self) -> io::Result<usize> {
        self.column.map_or_else(|| self.begin(), Ok)
    }

    /// Reads the first record and finds the column.
    fn begin(&mut self) -> io::Result<usize> {
        let number = self.wanted.parse().ok().and_then(|it: usize| it.checked_sub(1));
        let (mut named, mut numbered) = (None, None);
        let mut header = Vec::new();
        let mut fields = 0;
        self.begin_record()?;
        self.divide_as_the_header_does()?;
        loop {
            let end = self.field()?;
            if end == End::List && fields == 0 && self.length == 0 {
                // There is nothing, and nothing to say of its columns.
                self.column = Some(0);
                return Ok(0);
            }
            let field = &self.field[..self.length];
            if named.is_none() && field.trim_ascii() == self.wanted.as_bytes() {
                named = Some(fields);
            }
            if number == Some(fields) {
                numbered = Some(field.to_owned());
            }
            if header.len() < MOST_COLUMNS {
                header.push(excerpt(&String::from_utf8_lossy(field), MOST_OF_A_COLUMN));
            }
            fields += 1;
            if end != End::Field {
                break;
            }
        }
        let column = match (named, number, numbered) {
            (Some(named), ..) => named,
            (None, Some(number), Some(first)) => {
                self.field[..first.len()].copy_from_slice(&first);
                self.length = first.len();
                self.first_is_waiting = true;
                number
            }
            _ => {
                let more = if fields > header.len() { ", \u{2026}" } else { "" };
                let wanted = excerpt(&self.wanted, MOST_OF_A_COLUMN);
                let words =
                    format!("there is no column \u{2018}{wanted}\u{2019}, but {}{more}", header.join(", "));
                return Err(io::Error::new(ErrorKind::InvalidData, words));
            }
        };
        self.column = Some(column);
        Ok(column)
    }

    /// Spreadsheets of many countries divide by semicolons, and others by tabulators: where the first line holds no
    /// comma outside quotation marks, one of those does.
    fn divide_as_the_header_does(&mut self) -> io::Result<()> {
        let line = self.csv.line();
        let outside = self.input.line_ahead(MOST_OF_A_HEADER)?.split(|it| *it == b'"').step_by(2);
        let has = |divider: u8| outside.clone().any(|it| it.contains(&divider));
        if let Some(divider) = [b',', b';', b'\t'].into_iter().find(|&it| has(it)) {
            self.csv = csv_core::ReaderBuilder::new().delimiter(divider).build();
            self.csv.set_line(line);
        }
        Ok(())
    }

    /// Reads a record and keeps the field of a column. `None` at the end of the list; `false` where the record has
    /// no such field.
    fn record(&mut self, column: usize) -> io::Result<Option<bool>> {
        self.begin_record()?;
        for at in 0.. {
            let end = self.field()?;
            if end == End::List && at == 0 && self.length == 0 {
                return Ok(None);
            }
            if at == column {
                let kept = self.length;
                if end == End::Field {
                    self.skip_record()?;
                }
                self.length = kept;
                return Ok(Some(true));
            }
            if end != End::Field {
                return Ok(Some(false));
            }
        }
        Ok(None)
    }

    /// Passes over blank lines, of which there are no records.
    fn begin_record(&mut self) -> io::Result<()> {
        loop {
            let bytes = self.input.bytes()?;
            let blank = bytes.iter().take_while(|it| matches!(it, b'\r' | b'\n')).count();
            if blank == 0 {
                break;
            }
            let lines = memchr::memchr_iter(b'\n', &bytes[..blank]).count() as u64;
            self.input.take(blank);
            self.csv.set_line(self.csv.line() + lines);
        }
        self.line = self.csv.line();
        self.marks = 0;
        self.fault.clear();
        Ok(())
    }

    /// Takes what was read, which at the end of the list may have been within quotation marks since long before.
    fn took(&mut self, read: usize, is_at_end: bool) -> io::Result<()> {
        self.marks += memchr::memchr_iter(b'"', &self.input.bytes()?[..read]).count();
        self.input.take(read);
        let lines = self.csv.line() - self.line;
        if is_at_end && self.marks % 2 == 1 && lines > 1 {
            self.fault = format!(
                "a quotation mark in this record is not closed: the {lines} lines up to the end are in it"
            );
        }
        Ok(())
    }

    /// Reads the next field of the record. Of one that is too long for a name only the beginning is kept.
    fn field(&mut self) -> io::Result<End> {
        self.length = 0;
        // What is beyond is written here and never looked at.
        let mut beyond = [0; 1 << 10];
        loop {
            let bytes = self.input.bytes()?;
            let is_full = self.length == self.field.len();
            let room = if is_full { &mut beyond[..] } else { &mut self.field[self.length..] };
            let (result, read, written) = self.csv.read_field(bytes, room);
            let is_at_end = matches!(result, ReadFieldResult::End) || read == 0 && bytes.is_empty();
            self.took(read, is_at_end)?;
            if !is_full {
                self.length += written;
            }
            match result {
                ReadFieldResult::InputEmpty | ReadFieldResult::OutputFull => {}
                ReadFieldResult::Field { record_end: false } => return Ok(End::Field),
                ReadFieldResult::Field { record_end: true } => return Ok(End::Record),
                ReadFieldResult::End => return Ok(End::List),
            }
        }
    }

    /// Passes over the other fields of the record, and leaves the kept one where it is.
    fn skip_record(&mut self) -> io::Result<()> {
        let mut beyond = [0; 1 << 10];
        loop {
            let bytes = self.input.bytes()?;
            let (result, read, _) = self.csv.read_field(bytes, &mut beyond);
            let is_at_end = bytes.is_empty();
            self.took(read, is_at_end)?;
            if matches!(result, ReadFieldResult::Field { record_end: true } | ReadFieldResult::End) {
                return Ok(());
            }
        }
    }
}

const NO_SUCH_FIELD: &str = "the record has no field in that column";
