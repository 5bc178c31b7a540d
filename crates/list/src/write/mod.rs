//! Writes rows as CSV, JSON Lines and names alone, and the cells for Parquet.

mod csv;
mod json;
#[cfg(feature = "parquet")]
mod parquet;

use std::collections::HashSet;
use std::io::{self, Read};

use crate::scan::{Cell, Column, NameRow, RowError};
use bidiscope_bidi::enum_with_ids;
use bidiscope_idna::verdict::FindingKind;

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
        /// Apache Parquet, for a `ParquetWriter` (feature `parquet`).
        Parquet = "parquet";
        /// The names, or the values of another single column, one a line; rows without one are left out.
        Names = "names";
    }
}

/// Writes rows as text or, for a `ParquetWriter`, as their cells. It appends to a buffer and does no output itself.
#[derive(Clone, Debug)]
pub struct RowWriter {
    format: RowFormat,
    columns: Vec<Column>,
    /// The titles of the columns that are passed through, after `columns`: those of the list, then so many of the other list.
    field_titles: Vec<String>,
    other_fields: usize,
    for_spreadsheet: bool,
    error_text: fn(&RowError) -> String,
    finding_texts: fn(&NameRow, &[FindingKind]) -> Vec<String>,
}

/// A column that is written.
#[derive(Clone, Copy, Debug)]
enum OutputColumn<'a> {
    Computed(Column),
    /// A column or key of the list: its index in the row's fields, and its title.
    Field(usize, &'a str),
    /// A column or key of the other list: its index among those that are kept, and its title.
    OtherField(usize, &'a str),
}

impl<'a> OutputColumn<'a> {
    const fn title(self) -> &'a str {
        match self {
            Self::Computed(it) => it.id(),
            Self::Field(_, title) | Self::OtherField(_, title) => title,
        }
    }

    /// Whether its cells are known only when all names are read.
    const fn is_known_last(self) -> bool {
        match self {
            Self::Computed(it) => it.is_known_last(),
            Self::Field(..) => false,
            Self::OtherField(..) => true,
        }
    }

    /// `format` matters for a refused A-label: alone, the characters that it decodes to are another name, which may
    /// well be permitted, or cannot be read, so that the name stands there as it was written.
    fn cell(self, row: &NameRow, format: RowFormat) -> Cell<'_> {
        match self {
            Self::Computed(Column::Name)
                if format == RowFormat::Names && row.error.is_none() && !row.input.is_empty() =>
            {
                Cell::Text(&row.input)
            }
            Self::Computed(column) => row.cell(column),
            Self::Field(index, _) => row.fields.cell(index),
            Self::OtherField(..) => Cell::Empty,
        }
    }
}

/// The length of an empty cell.
pub(super) const EMPTY_CELL: u32 = u32::MAX;

impl RowWriter {
    /// A writer of these columns in this order. With `for_spreadsheet`, CSV gets a byte order mark, and an apostrophe
    /// before whatever a spreadsheet would run as a formula.
    pub fn new(format: RowFormat, columns: Vec<Column>, for_spreadsheet: bool) -> Self {
        let field_titles = Vec::new();
        Self {
            format,
            columns,
            field_titles,
            other_fields: 0,
            for_spreadsheet,
            error_text: RowError::to_string,
            finding_texts: |_, kinds| kinds.iter().map(|it| it.id().to_owned()).collect(),
        }
    }

    /// Writes the column `error` in these words instead of those of [`RowError`]'s `Display`.
    #[must_use]
    pub fn with_error_text(self, error_text: fn(&RowError) -> String) -> Self {
        Self { error_text, ..self }
    }

    /// Writes what was found of a row in these words, in [`Column::ReasonText`] and [`Column::WarningText`], instead of the
    /// identifiers of the kinds. `finding_texts` gets the row and the kinds that the column has.
    #[must_use]
    pub fn with_finding_texts(self, finding_texts: fn(&NameRow, &[FindingKind]) -> Vec<String>) -> Self {
        Self { finding_texts, ..self }
    }

    /// Writes after the other columns also columns or keys of the lists: first the [fields](NameRow::fields) of each row, to
    /// which their list gives the titles `names`, then those of the matching entry of the other list, to which that gives the
    /// titles `other`, and where a column tells of the entry with the suggested name, the same of that one. Titles of the other
    /// list get `against_` before them, or `against_suggestion_`; a title that occurs already gets `input_`.
    #[must_use]
    pub fn with_fields(mut self, names: &[String], other: &[String]) -> Self {
        let has_suggestion = Column::OF_TAKEN_SUGGESTION.iter().any(|it| self.columns.contains(it));
        let prefixes = ["against_", "against_suggestion_"];
        let prefixes = prefixes.into_iter().take(if has_suggestion { 2 } else { 1 });
        let others = prefixes.flat_map(|prefix| other.iter().map(move |it| format!("{prefix}{it}")));
        let names: Vec<String> = names.iter().cloned().chain(others).collect();
        self.field_titles = field_titles(&self.columns, &names);
        self.other_fields = if has_suggestion { 2 * other.len() } else { other.len() };
        self
    }

    /// The format in which it writes.
    pub const fn format(&self) -> RowFormat {
        self.format
    }

    /// Appends to `out` what precedes the rows: the header of CSV, nothing for the other formats.
    pub fn write_header(&self, out: &mut Vec<u8>) {
        if self.format != RowFormat::Csv {
            return;
        }
        if self.for_spreadsheet {
            out.extend_from_slice("\u{FEFF}".as_bytes());
        }
        for (at, column) in self.output_columns().enumerate() {
            self.separate(at, out);
            self.csv_cell(Cell::Text(column.title()), out);
        }
        out.push(b'\n');
    }

    /// Appends a row to `out`; `last` gives the values of its columns that are [known last](Column::is_known_last).
    pub fn write_row<'c>(&self, row: &NameRow, last: impl Fn(Column) -> Cell<'c>, out: &mut Vec<u8>) {
        let start = self.begin(out);
        for (at, column) in self.output_columns().enumerate() {
            self.separate(at, out);
            match column {
                OutputColumn::Computed(it) if it.is_known_last() => self.cell(column, last(it), out),
                _ => self.row_cell(column, row, out),
            }
        }
        self.end(start, out);
    }

    /// Appends to `out` the part of a row that is known before the groups are, in a form of its own, to be kept in a temporary
    /// file for [`Self::unspool`].
    pub fn spool(&self, row: &NameRow, out: &mut Vec<u8>) {
        let mut columns = self.output_columns().enumerate().peekable();
        while let Some((at, column)) = columns.next() {
            if column.is_known_last() {
                continue;
            }
            let start = out.len();
            out.extend_from_slice(&[0; 8]);
            self.separate(at, out);
            self.row_cell(column, row, out);
            while let Some((at, column)) = columns.next_if(|(_, it)| !it.is_known_last()) {
                self.separate(at, out);
                self.row_cell(column, row, out);
            }
            let length = (out.len() - start - 8) as u64;
            out[start..start + 8].copy_from_slice(&length.to_le_bytes());
        }
    }

    /// Reads the next row that [`Self::spool`] wrote, and appends it complete to `out`; `last` gives the values of its
    /// columns that are [known last](Column::is_known_last), and `other` has the values of the other list's columns, in the order
    /// of [`Self::with_fields`]; a missing or empty one is an empty cell.
    ///
    /// # Errors
    /// The spooled rows cannot be read.
    pub fn unspool<'c>(
        &self,
        spooled: &mut impl Read,
        last: impl Fn(Column) -> Cell<'c>,
        other: &[String],
        out: &mut Vec<u8>,
    ) -> io::Result<()> {
        let start = self.begin(out);
        let mut is_within_sequence = false;
        for (at, column) in self.output_columns().enumerate() {
            if column.is_known_last() {
                self.separate(at, out);
                let cell = match column {
                    OutputColumn::Computed(it) => last(it),
                    OutputColumn::Field(index, _) | OutputColumn::OtherField(index, _) => {
                        let text = other.get(index).filter(|it| !it.is_empty());
                        text.map_or(Cell::Empty, |it| Cell::Text(it))
                    }
                };
                self.cell(column, cell, out);
            } else if !is_within_sequence {
                let mut length = [0; 8];
                spooled.read_exact(&mut length)?;
                let start = out.len();
                // The length is at most what was spooled.
                out.resize(start + u64::from_le_bytes(length) as usize, 0);
                spooled.read_exact(&mut out[start..])?;
            }
            is_within_sequence = !column.is_known_last();
        }
        self.end(start, out);
        Ok(())
    }

    /// The titles of the columns of the list that are passed through.
    fn own_field_titles(&self) -> &[String] {
        &self.field_titles[..self.field_titles.len() - self.other_fields]
    }

    fn output_columns(&self) -> impl Iterator<Item = OutputColumn<'_>> {
        let own = self.own_field_titles().len();
        let fields =
            self.field_titles.iter().enumerate().map(move |(index, title)| match index.checked_sub(own) {
                None => OutputColumn::Field(index, title),
                Some(index) => OutputColumn::OtherField(index, title),
            });
        self.columns.iter().copied().map(OutputColumn::Computed).chain(fields)
    }

    /// Begins a row; gives where it begins.
    fn begin(&self, out: &mut Vec<u8>) -> usize {
        let start = out.len();
        if self.format == RowFormat::JsonLines {
            out.push(b'{');
        }
        start
    }

    fn separate(&self, at: usize, out: &mut Vec<u8>) {
        if at > 0 && self.format != RowFormat::Parquet {
            out.push(b',');
        }
    }

    /// Appends the value of a column that is known with the row.
    fn row_cell(&self, column: OutputColumn<'_>, row: &NameRow, out: &mut Vec<u8>) {
        match column.cell(row, self.format) {
            Cell::Error(error) => self.cell(column, Cell::Text(&(self.error_text)(error)), out),
            Cell::FindingTexts(kinds) => {
                let texts = (self.finding_texts)(row, kinds);
                match self.format {
                    RowFormat::JsonLines => json::write_texts(column, &texts, out),
                    RowFormat::Csv | RowFormat::Parquet | RowFormat::Names => {
                        self.cell(column, Cell::Text(&texts.join(" ")), out)
                    }
                }
            }
            cell => self.cell(column, cell, out),
        }
    }

    #[inline]
    fn cell(&self, column: OutputColumn<'_>, cell: Cell<'_>, out: &mut Vec<u8>) {
        match self.format {
            RowFormat::Csv => self.csv_cell(cell, out),
            RowFormat::JsonLines => json::write_cell(column, cell, self.own_field_titles(), out),
            RowFormat::Parquet => write_length_and_text(cell, out),
            RowFormat::Names => write_text(cell, out),
        }
    }

    #[inline]
    fn csv_cell(&self, cell: Cell<'_>, out: &mut Vec<u8>) {
        let is_only_column = self.columns.len() + self.field_titles.len() == 1;
        csv::write_cell(cell, self.for_spreadsheet, is_only_column, out);
    }

    fn end(&self, start: usize, out: &mut Vec<u8>) {
        match self.format {
            RowFormat::Names if out.len() == start => {}
            RowFormat::Csv | RowFormat::Names => out.push(b'\n'),
            RowFormat::JsonLines => out.extend_from_slice(b"}\n"),
            RowFormat::Parquet => {}
        }
    }
}

/// The titles of columns of the list that have these names, after these columns. What keeps its own name comes first, so
/// that a column called `input_name` has that title although there may be another called `name`.
fn field_titles(columns: &[Column], names: &[String]) -> Vec<String> {
    let mut taken: HashSet<String> = columns.iter().map(|it| it.id().to_owned()).collect();
    let keeps_name: Vec<bool> = names.iter().map(|name| taken.insert(name.clone())).collect();
    let title = |(name, keeps_name): (&String, bool)| {
        let mut title = name.clone();
        while !keeps_name && !taken.insert(title.clone()) {
            title.insert_str(0, "input_");
        }
        title
    };
    names.iter().zip(keeps_name).map(title).collect()
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
        Cell::Text(it) | Cell::Json(it) => out.extend_from_slice(it.as_bytes()),
        Cell::Identifier(it) => out.extend_from_slice(it.as_bytes()),
        Cell::Bool(it) => out.extend_from_slice(if it { b"true" } else { b"false" }),
        Cell::Number(it) => out.extend_from_slice(itoa::Buffer::new().format(it).as_bytes()),
        Cell::Index(it) => out.extend_from_slice(itoa::Buffer::new().format(it).as_bytes()),
        // Many rows have these, so they are written without a text of their own.
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
        Cell::FindingKinds(all) | Cell::FindingTexts(all) => {
            for (index, it) in all.iter().enumerate() {
                if index > 0 {
                    out.push(b' ');
                }
                out.extend_from_slice(it.id().as_bytes());
            }
        }
        other => out.extend_from_slice(other.to_string().as_bytes()),
    }
}
