//! Writes rows as CSV and JSON Lines, and the cells for Parquet.

mod csv;
mod json;
#[cfg(feature = "parquet")]
mod parquet;

use std::io::{self, Read};

use crate::scan::{Cell, Column, NameRow, RowError};
use bidiscope_bidi::enum_with_ids;

pub use json::EscapingFormatter;
#[cfg(feature = "parquet")]
pub use parquet::ParquetWriter;

enum_with_ids! {
    /// The format of the rows.
    pub enum RowFormat {
        /// CSV (RFC 4180) with a header; lines end with LF.
        Csv = "csv";
        /// JSON Lines: one object a row, `null` for an empty cell.
        JsonLines = "jsonl";
        /// Apache Parquet.
        Parquet = "parquet";
    }
}

/// Writes rows as text or, for a `ParquetWriter`, as their cells. It appends to a buffer and does no output itself.
#[derive(Clone, Debug)]
pub struct RowWriter {
    format: RowFormat,
    columns: Vec<Column>,
    for_spreadsheet: bool,
    error_text: fn(&RowError) -> String,
}

/// The length of an empty cell.
pub(super) const EMPTY_CELL: u32 = u32::MAX;

impl RowWriter {
    /// A writer of these columns in this order. With `for_spreadsheet`, CSV gets a byte order mark, and an apostrophe
    /// before whatever a spreadsheet would run as a formula.
    pub fn new(format: RowFormat, columns: Vec<Column>, for_spreadsheet: bool) -> Self {
        Self { format, columns, for_spreadsheet, error_text: RowError::to_string }
    }

    /// Writes errors in these words.
    #[must_use]
    pub fn with_error_text(self, error_text: fn(&RowError) -> String) -> Self {
        Self { error_text, ..self }
    }

    /// The format.
    pub const fn format(&self) -> RowFormat {
        self.format
    }

    /// The columns, in their order.
    pub fn columns(&self) -> &[Column] {
        &self.columns
    }

    /// Appends to `out` what precedes the rows: the header of CSV, nothing for the other formats.
    pub fn write_header(&self, out: &mut Vec<u8>) {
        if self.format != RowFormat::Csv {
            return;
        }
        if self.for_spreadsheet {
            out.extend_from_slice("\u{FEFF}".as_bytes());
        }
        let titles: Vec<&str> = self.columns.iter().map(|it| it.id()).collect();
        out.extend_from_slice(titles.join(",").as_bytes());
        out.push(b'\n');
    }

    /// Appends a row to `out`; `group` gives the values of its comparison columns, `None` for an empty cell.
    pub fn write_row(&self, row: &NameRow, group: impl Fn(Column) -> Option<u64>, out: &mut Vec<u8>) {
        self.begin(out);
        for (at, &column) in self.columns.iter().enumerate() {
            self.separate(at, out);
            let cell = if column.is_comparison() { number_cell(group(column)) } else { row.cell(column) };
            self.cell(column, cell, out);
        }
        self.end(out);
    }

    /// Appends to `out` the part of a row that is known before the groups are, to be kept in a temporary file for
    /// [`Self::unspool`]: each sequence of other columns between comparison columns, after its length in bytes.
    pub fn spool(&self, row: &NameRow, out: &mut Vec<u8>) {
        let mut at = 0;
        while let Some(&column) = self.columns.get(at) {
            if column.is_comparison() {
                at += 1;
                continue;
            }
            let start = out.len();
            out.extend_from_slice(&[0; 4]);
            while let Some(&column) = self.columns.get(at).filter(|it| !it.is_comparison()) {
                self.separate(at, out);
                self.cell(column, row.cell(column), out);
                at += 1;
            }
            // It is a few cells of a name, each of at most some 100 kB.
            let length = u32::try_from(out.len() - start - 4).unwrap_or(u32::MAX);
            out[start..start + 4].copy_from_slice(&length.to_le_bytes());
        }
    }

    /// Reads the next row that [`Self::spool`] wrote, and appends it complete to `out`; `group` gives the values of its
    /// comparison columns, `None` for an empty cell.
    ///
    /// # Errors
    /// The spooled rows cannot be read.
    pub fn unspool(
        &self,
        spooled: &mut impl Read,
        group: impl Fn(Column) -> Option<u64>,
        out: &mut Vec<u8>,
    ) -> io::Result<()> {
        self.begin(out);
        let mut is_within_sequence = false;
        for (at, &column) in self.columns.iter().enumerate() {
            if column.is_comparison() {
                self.separate(at, out);
                self.cell(column, number_cell(group(column)), out);
            } else if !is_within_sequence {
                let mut length = [0; 4];
                spooled.read_exact(&mut length)?;
                let start = out.len();
                // The length is at most what was spooled.
                out.resize(start + u32::from_le_bytes(length) as usize, 0);
                spooled.read_exact(&mut out[start..])?;
            }
            is_within_sequence = !column.is_comparison();
        }
        self.end(out);
        Ok(())
    }

    fn begin(&self, out: &mut Vec<u8>) {
        if self.format == RowFormat::JsonLines {
            out.push(b'{');
        }
    }

    fn separate(&self, at: usize, out: &mut Vec<u8>) {
        if at > 0 && self.format != RowFormat::Parquet {
            out.push(b',');
        }
    }

    fn cell(&self, column: Column, cell: Cell<'_>, out: &mut Vec<u8>) {
        if let Cell::Error(error) = cell {
            return self.cell(column, Cell::Text(&(self.error_text)(error)), out);
        }
        match self.format {
            RowFormat::Csv => csv::write_cell(cell, self.for_spreadsheet, self.columns.len() == 1, out),
            RowFormat::JsonLines => json::write_cell(column, cell, out),
            RowFormat::Parquet => write_length_and_text(cell, out),
        }
    }

    fn end(&self, out: &mut Vec<u8>) {
        match self.format {
            RowFormat::Csv => out.push(b'\n'),
            RowFormat::JsonLines => out.extend_from_slice(b"}\n"),
            RowFormat::Parquet => {}
        }
    }
}

fn number_cell(it: Option<u64>) -> Cell<'static> {
    it.map_or(Cell::Empty, Cell::Number)
}

/// Writes a cell as its length in bytes and its text.
fn write_length_and_text(cell: Cell<'_>, out: &mut Vec<u8>) {
    let start = out.len();
    out.extend_from_slice(&EMPTY_CELL.to_le_bytes());
    if cell != Cell::Empty {
        write_text(cell, out);
        let length = u32::try_from(out.len() - start - 4).unwrap_or(EMPTY_CELL);
        out[start..start + 4].copy_from_slice(&length.to_le_bytes());
    }
}

/// Writes the text of a cell, as in CSV but unquoted.
#[inline]
fn write_text(cell: Cell<'_>, out: &mut Vec<u8>) {
    match cell {
        Cell::Empty => {}
        Cell::Text(it) => out.extend_from_slice(it.as_bytes()),
        Cell::Error(it) => out.extend_from_slice(it.to_string().as_bytes()),
        Cell::Identifier(it) => out.extend_from_slice(it.as_bytes()),
        Cell::Bool(it) => out.extend_from_slice(if it { b"true" } else { b"false" }),
        Cell::Number(it) => out.extend_from_slice(itoa::Buffer::new().format(it).as_bytes()),
        Cell::Violations(all) => {
            for (index, it) in all.iter().enumerate() {
                let mut number = itoa::Buffer::new();
                let numbers = [it.label, usize::from(it.condition), it.character];
                for (number_in_it, part) in numbers.into_iter().enumerate() {
                    match (index, number_in_it) {
                        (0, 0) => {}
                        (_, 0) => out.push(b' '),
                        _ => out.push(b':'),
                    }
                    out.extend_from_slice(number.format(part).as_bytes());
                }
            }
        }
        Cell::FindingKinds(all) => {
            for (index, it) in all.iter().enumerate() {
                if index > 0 {
                    out.push(b' ');
                }
                out.extend_from_slice(it.id().as_bytes());
            }
        }
    }
}
