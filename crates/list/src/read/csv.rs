//! Reads lists in CSV, with the names in a column.

use std::io::{self, Read};

use csv_core::ReadFieldResult;

use bidiscope_bidi::name::excerpt;

use crate::LineTally;
use crate::fields::{ListEntryFieldSelection, ListEntryFields};

use super::csv_ends::{FieldEnds, LineEnds};
use super::error::{ListEntryError, ListError};
use super::input::{Input, MAX_KEPT_BYTES};
use super::list_entry::ListEntry;

/// How many characters of each title of the header an error message repeats.
const MAX_SHOWN_CHARACTERS: usize = 40;
/// The most bytes of a field other than the name.
const MAX_FIELD_BYTES: usize = 1 << 20;
/// How much of the header is read: columns, and bytes in all.
const MAX_COLUMNS: usize = 1 << 14;
const MAX_HEADER_BYTES: usize = 1 << 20;
/// How many bytes of the header are searched for the delimiter.
const MAX_DELIMITER_BYTES: usize = 4_096;

/// Reads one record after another; a record may have several lines.
#[derive(Debug)]
pub(super) struct CsvList<R> {
    input: Input<R>,
    csv: csv_core::Reader,
    column_name: String,
    /// The titles of all columns, which the first record has; `None` until it is read.
    titles: Option<Vec<String>>,
    /// How many fields the first record has, those among them that are not read.
    header_fields: usize,
    /// The first record, until it is known whether it is a header.
    first: Vec<Vec<u8>>,
    /// The index of the column with the names, from 0; `None` until the first record is read.
    column: Option<usize>,
    selection: ListEntryFieldSelection,
    /// The titles of the columns that are read besides the name; empty until the first record is read.
    field_names: Vec<String>,
    /// For each column, up to the last one that is read: its index in `field_names`, if it is among them.
    field_indices: Vec<Option<usize>>,
    /// The values of those columns in the last record.
    fields: ListEntryFields,
    /// The field that was read last, and its length.
    field: Vec<u8>,
    length: usize,
    /// Whether the field is longer than what was kept of it.
    is_cut: bool,
    /// The name of the record that was read last, and its length.
    name: Vec<u8>,
    name_length: usize,
    /// Whether the first record, which was read for its header, is an entry that is not returned yet.
    first_is_pending: bool,
    line: u64,
    line_ends: LineEnds,
    /// How many quotation marks the record has so far.
    quotation_marks: usize,
    /// The error in the record that was read last.
    error: Option<ListEntryError>,
    /// The records with more or fewer fields than the first one, by the lines in which they begin.
    uneven: LineTally,
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
            titles: None,
            header_fields: 0,
            first: Vec::new(),
            column: None,
            selection: ListEntryFieldSelection::None,
            field_names: Vec::new(),
            field_indices: Vec::new(),
            fields: ListEntryFields::default(),
            field: vec![0; MAX_KEPT_BYTES],
            length: 0,
            is_cut: false,
            name: vec![0; MAX_KEPT_BYTES],
            name_length: 0,
            first_is_pending: false,
            line: 0,
            line_ends: LineEnds::default(),
            quotation_marks: 0,
            error: None,
            uneven: LineTally::default(),
        }
    }

    pub(super) const fn uneven_records(&self) -> LineTally {
        self.uneven
    }

    pub(super) const fn input(&self) -> &Input<R> {
        &self.input
    }

    /// Reads these columns besides the names.
    pub(super) fn select_fields(&mut self, selection: ListEntryFieldSelection) {
        if selection != ListEntryFieldSelection::None {
            self.field.resize(MAX_FIELD_BYTES, 0);
            self.name.resize(MAX_FIELD_BYTES, 0);
        }
        self.selection = selection;
    }

    /// The titles of the columns that are read besides the name.
    pub(super) fn read_header(&mut self) -> io::Result<&[String]> {
        self.column()?;
        Ok(&self.field_names)
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
            self.error.get_or_insert(ListEntryError::NoNameField);
        }
        let name = self.error.as_ref().map_or(Ok(&self.name[..self.name_length]), Err);
        Ok(Some(ListEntry {
            line_number: self.line,
            name_bytes: name,
            is_unregistered_zone_file_owner: false,
            entry_fields: &self.fields,
        }))
    }

    /// The titles of all columns: the fields of the first record, without white space at their ends. None of an empty list.
    pub(super) fn titles(&mut self) -> io::Result<&[String]> {
        if self.titles.is_none() {
            self.begin_record()?;
            self.detect_delimiter()?;
            self.first = self.first_record()?;
            let title = |it: &Vec<u8>| String::from_utf8_lossy(it.trim_ascii()).into_owned();
            self.titles = Some(self.first.iter().map(title).collect());
        }
        Ok(self.titles.as_deref().unwrap_or_default())
    }

    /// The index of the column with the names, found in the first record.
    fn column(&mut self) -> io::Result<usize> {
        if let Some(column) = self.column {
            return Ok(column);
        }
        let titles = self.titles()?.to_vec();
        let number = self.column_name.parse().ok().and_then(|it: usize| it.checked_sub(1));
        let column = match (titles.iter().position(|it| *it == self.column_name), number) {
            _ if titles.is_empty() && number.is_none() => return Err(ListError::NoHeader.into()),
            // Where the column is a number there need be no header.
            _ if titles.is_empty() => {
                if let ListEntryFieldSelection::Named(names) = &self.selection {
                    self.field_names.clone_from(names);
                }
                0
            }
            (Some(named), _) => {
                self.find_fields(titles)?;
                named
            }
            (None, Some(number)) if number < titles.len() => {
                self.find_fields((1..=titles.len()).map(|it| it.to_string()).collect())?;
                self.keep_first_record(number);
                number
            }
            _ => return Err(self.no_column(&self.column_name, &titles).into()),
        };
        self.first = Vec::new();
        self.column = Some(column);
        Ok(column)
    }

    /// Reads the first record; it has no field where there is none.
    fn first_record(&mut self) -> io::Result<Vec<Vec<u8>>> {
        let (mut fields, mut bytes) = (Vec::new(), 0);
        loop {
            let end = self.field()?;
            if end == FieldEnd::List && fields.is_empty() && self.length == 0 {
                return Ok(fields);
            }
            bytes += self.length;
            if fields.len() < MAX_COLUMNS && bytes <= MAX_HEADER_BYTES {
                fields.push(self.field[..self.length].to_owned());
            }
            self.header_fields += 1;
            if end != FieldEnd::Field {
                return Ok(fields);
            }
        }
    }

    /// Finds the columns that are read besides the name, by these titles.
    fn find_fields(&mut self, titles: Vec<String>) -> Result<(), ListError> {
        match &self.selection {
            ListEntryFieldSelection::None => {}
            ListEntryFieldSelection::All if self.header_fields > titles.len() => {
                return Err(header_too_long(None));
            }
            ListEntryFieldSelection::All => {
                self.field_indices = (0..titles.len()).map(Some).collect();
                self.field_names = titles;
            }
            ListEntryFieldSelection::Named(names) => {
                for (index, name) in names.iter().enumerate() {
                    let Some(column) = titles.iter().position(|it| it == name) else {
                        return Err(self.no_column(name, &titles));
                    };
                    self.field_indices.resize(self.field_indices.len().max(column + 1), None);
                    self.field_indices[column] = Some(index);
                }
                self.field_names.clone_from(names);
            }
        }
        Ok(())
    }

    /// The error that no column has this title among those of the header that are read.
    fn no_column(&self, column: &str, titles: &[String]) -> ListError {
        match self.header_fields > titles.len() {
            true => header_too_long(Some(column)),
            false => ListError::no_column(column, titles, MAX_SHOWN_CHARACTERS),
        }
    }

    /// Makes the first record the next entry, since it is no header.
    fn keep_first_record(&mut self, column: usize) {
        self.fields.clear(self.field_names.len());
        for (field, index) in self.first.iter().zip(&self.field_indices) {
            if let Some(index) = index {
                self.fields.set_text(*index, field);
            }
        }
        if let Some(name) = self.first.get(column) {
            self.name[..name.len()].copy_from_slice(name);
            self.name_length = name.len();
        }
        self.first_is_pending = true;
    }

    /// Detects the delimiter. In many countries spreadsheets write semicolons or tabs: where the first line
    /// has no comma outside quotation marks, the first of those found is used.
    fn detect_delimiter(&mut self) -> io::Result<()> {
        let outside = self.input.line_ahead(MAX_DELIMITER_BYTES)?.split(|it| *it == b'"').step_by(2);
        let has = |delimiter: u8| outside.clone().any(|it| it.contains(&delimiter));
        if let Some(delimiter) = [b',', b';', b'\t'].into_iter().find(|&it| has(it)) {
            self.csv = csv_core::ReaderBuilder::new().delimiter(delimiter).build();
        }
        Ok(())
    }

    /// Reads a record and keeps its name, from a column, and the other fields. `None` at the end of the list; `false`
    /// where the record has no such column.
    fn record(&mut self, column: usize) -> io::Result<Option<bool>> {
        self.begin_record()?;
        self.fields.clear(self.field_names.len());
        let columns_to_read = self.field_indices.len().max(column + 1);
        let mut has_name = false;
        for at in 0..columns_to_read {
            let end = self.field()?;
            if end == FieldEnd::List && at == 0 && self.length == 0 {
                return Ok(None);
            }
            if let Some(&Some(index)) = self.field_indices.get(at) {
                if self.is_cut {
                    self.error = Some(ListEntryError::CsvFieldTooLong { max_bytes: MAX_FIELD_BYTES });
                } else {
                    self.fields.set_text(index, &self.field[..self.length]);
                }
            }
            if at == column {
                std::mem::swap(&mut self.name, &mut self.field);
                self.name_length = self.length.min(MAX_KEPT_BYTES);
                has_name = true;
            }
            if end != FieldEnd::Field {
                self.count_fields(at + 1);
                return Ok(Some(has_name));
            }
        }
        let skipped = self.skip_record()?;
        self.count_fields(columns_to_read + skipped);
        Ok(Some(has_name))
    }

    /// Skips blank lines, which are no records.
    fn begin_record(&mut self) -> io::Result<()> {
        loop {
            let bytes = self.input.bytes()?;
            let blank = bytes.iter().take_while(|it| matches!(it, b'\r' | b'\n')).count();
            if blank == 0 {
                break;
            }
            self.line_ends.count(&bytes[..blank]);
            self.input.consume(blank);
        }
        self.line = self.line_ends.line();
        self.quotation_marks = 0;
        self.error = None;
        Ok(())
    }

    /// Consumes what was parsed, and detects at the end of the list a quotation mark that was never closed.
    fn consume(&mut self, read: usize, is_at_end: bool) -> io::Result<()> {
        let bytes = &self.input.bytes()?[..read];
        self.quotation_marks += memchr::memchr_iter(b'"', bytes).count();
        self.line_ends.count(bytes);
        self.input.consume(read);
        let lines = self.line_ends.line() - self.line;
        if is_at_end && self.quotation_marks % 2 == 1 && lines > 1 {
            self.error = Some(ListEntryError::UnclosedCsvQuote { line_count_to_list_end: lines });
        }
        Ok(())
    }

    /// Reads the next field of the record. Of a field that is too long only the beginning is kept.
    fn field(&mut self) -> io::Result<FieldEnd> {
        (self.length, self.is_cut) = (0, false);
        // The rest of a long field goes here and is ignored.
        let mut ignored = [0; 1 << 10];
        let mut ends = FieldEnds::default();
        loop {
            let bytes = self.input.bytes()?;
            let is_full = self.length == self.field.len();
            let output = if is_full { &mut ignored[..] } else { &mut self.field[self.length..] };
            let (result, read, written) = self.csv.read_field(bytes, output);
            let is_at_end = matches!(result, ReadFieldResult::End) || read == 0 && bytes.is_empty();
            ends.add(&bytes[..read]);
            self.consume(read, is_at_end)?;
            if is_full {
                self.is_cut |= written > 0;
            } else {
                self.length += written;
            }
            // At the end of the list no byte ends the field, and a quotation mark may be open, which has its own error.
            let last = match result {
                ReadFieldResult::InputEmpty | ReadFieldResult::OutputFull => None,
                _ if is_at_end => ends.last.filter(|_| self.quotation_marks.is_multiple_of(2)),
                _ => ends.last_but_one,
            };
            if ends.first == Some(b'"') && last.is_some_and(|it| it != b'"') {
                self.error = Some(ListEntryError::TextAfterCsvQuote);
            }
            match result {
                ReadFieldResult::InputEmpty | ReadFieldResult::OutputFull => {}
                ReadFieldResult::Field { record_end: false } => return Ok(FieldEnd::Field),
                ReadFieldResult::Field { record_end: true } => return Ok(FieldEnd::Record),
                ReadFieldResult::End => return Ok(FieldEnd::List),
            }
        }
    }

    /// Counts a record that has not as many fields as the first one.
    fn count_fields(&mut self, fields: usize) {
        if fields != self.header_fields {
            self.uneven.count_line(self.line);
        }
    }

    /// Skips the other fields of the record; gives how many there are.
    fn skip_record(&mut self) -> io::Result<usize> {
        let mut ignored = [0; 1 << 10];
        let mut fields = 0;
        loop {
            let bytes = self.input.bytes()?;
            let (result, read, _) = self.csv.read_field(bytes, &mut ignored);
            let is_at_end = bytes.is_empty();
            self.consume(read, is_at_end)?;
            fields += usize::from(matches!(result, ReadFieldResult::Field { .. } | ReadFieldResult::End));
            if matches!(result, ReadFieldResult::Field { record_end: true } | ReadFieldResult::End) {
                return Ok(fields);
            }
        }
    }
}

/// The error about a header of which only a part is read, in which this column is not, or which is needed whole.
fn header_too_long(column: Option<&str>) -> ListError {
    ListError::HeaderTooLong {
        column: column.map(|it| excerpt(it, MAX_SHOWN_CHARACTERS)),
        max_columns: MAX_COLUMNS,
        max_bytes: MAX_HEADER_BYTES,
    }
}
