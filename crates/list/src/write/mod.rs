//! Writes rows as CSV, JSON Lines and names alone.

mod column_source;
mod csv;
mod json;
mod text;

use std::collections::HashSet;
use std::io;

use crate::scan::{NameRow, RowError, ScanColumn, ScanColumnValue};
use bidiscope_bidi::enum_with_ids;
use bidiscope_idna::verdict::FindingKind;

use column_source::ColumnSource;
pub use csv::write_csv_row;
pub use json::UnprintableEscapingJsonFormatter;
use text::write_text;

enum_with_ids! {
    /// The format of the rows.
    pub enum RowFormat {
        /// CSV (RFC 4180) with a header; lines end with LF.
        Csv = "csv";
        /// JSON Lines: one object a row, `null` for an empty cell.
        JsonLines = "jsonl";
        /// The names, or the values of another single column, one a line; rows without one are left out.
        Names = "names";
    }
}

/// Writes rows as text. It appends to a buffer and does no output itself.
#[derive(Clone, Debug)]
pub struct RowWriter {
    format: RowFormat,
    /// All columns in their order: those that are computed, then those that are passed through, of the list and of the other
    /// list.
    columns: Vec<WrittenColumn>,
    /// The titles of the columns of the list that are passed through.
    kept_titles: Vec<String>,
    for_spreadsheet: bool,
    error_text: fn(&RowError) -> String,
    finding_texts: fn(&NameRow, &[FindingKind]) -> Vec<String>,
}

/// A column that is written, with what is asked of it for every row.
#[derive(Clone, Debug)]
struct WrittenColumn {
    source: ColumnSource,
    title: String,
    /// Whether its cells are known only when all names are read.
    is_known_last: bool,
    /// Whether it is the first.
    is_first: bool,
    /// Whether its cells have the characters of the name, in some order.
    has_names_characters: bool,
}

/// How many bytes the length of spooled cells takes.
const SPOOLED_LENGTH: usize = 8;

impl RowWriter {
    /// A writer of these columns in this order. With `for_spreadsheet`, CSV gets a byte order mark, and an apostrophe
    /// before whatever a spreadsheet would run as a formula.
    pub fn new(format: RowFormat, columns: Vec<ScanColumn>, for_spreadsheet: bool) -> Self {
        let computed = columns.into_iter().map(|it| (ColumnSource::Computed(it), it.id().to_owned()));
        Self {
            format,
            columns: written_columns(computed),
            kept_titles: Vec::new(),
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

    /// Writes what was found of a row in these words, in [`ScanColumn::ReasonText`] and [`ScanColumn::WarningText`], instead of
    /// the identifiers of the kinds. `finding_texts` gets the row and the kinds that the column has.
    #[must_use]
    pub fn with_finding_texts(self, finding_texts: fn(&NameRow, &[FindingKind]) -> Vec<String>) -> Self {
        Self { finding_texts, ..self }
    }

    /// Writes after the other columns also columns or keys of the lists: first the [fields](NameRow::entry_fields) of each row,
    /// to which their list gives the titles `list_field_titles`, then those of the matching entry of the other list, to which
    /// that gives the titles `other_list_field_titles`, and where a column is about the entry with the suggested name, the same
    /// of that one. Titles of the other list get `against_` before them, or `against_suggestion_`; a title that occurs already
    /// gets `input_`.
    #[must_use]
    pub fn with_passed_through_fields(
        mut self,
        list_field_titles: &[String],
        other_list_field_titles: &[String],
    ) -> Self {
        let computed = self.computed_columns();
        let has_suggestion = ScanColumn::SUGGESTION_MATCH_COLUMNS.iter().any(|it| computed.contains(it));
        let prefixes = ["against_", "against_suggestion_"];
        let prefixes = prefixes.into_iter().take(if has_suggestion { 2 } else { 1 });
        let others =
            prefixes.flat_map(|prefix| other_list_field_titles.iter().map(move |it| format!("{prefix}{it}")));
        let titles =
            field_titles(&computed, &list_field_titles.iter().cloned().chain(others).collect::<Vec<_>>());
        self.kept_titles = titles[..list_field_titles.len()].to_vec();
        let fields =
            titles.into_iter().enumerate().map(|(at, title)| match at.checked_sub(list_field_titles.len()) {
                None => (ColumnSource::Field(at), title),
                Some(at) => (ColumnSource::OtherField(at), title),
            });
        let computed = computed.into_iter().map(|it| (ColumnSource::Computed(it), it.id().to_owned()));
        self.columns = written_columns(computed.chain(fields));
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
        for column in &self.columns {
            self.cell(column, ScanColumnValue::Text(&column.title), out);
        }
        out.push(b'\n');
    }

    /// Appends a row to `appended_output`; `value_needing_all_rows` gives the values of its columns that are [known
    /// last](ScanColumn::needs_all_rows).
    pub fn write_row<'c>(
        &self,
        row: &NameRow,
        value_needing_all_rows: impl Fn(ScanColumn) -> ScanColumnValue<'c>,
        appended_output: &mut Vec<u8>,
    ) {
        let (start, is_plain) = (self.begin(appended_output), self.is_plain(row));
        for column in &self.columns {
            match column.source {
                ColumnSource::Computed(it) if column.is_known_last => {
                    self.cell(column, value_needing_all_rows(it), appended_output)
                }
                _ => self.row_cell(column, (row, is_plain), appended_output),
            }
        }
        self.end(start, appended_output);
    }

    /// Appends to `appended_temporary_rows` the part of a row that is known before the groups are, in a form of its own, to be
    /// kept in a temporary file for [`Self::complete_temporary_row`].
    pub fn write_temporary_row(&self, row: &NameRow, appended_temporary_rows: &mut Vec<u8>) {
        let is_plain = self.is_plain(row);
        // Neighbours that are known are written with one length before them.
        for known in self.columns.split(|it| it.is_known_last).filter(|it| !it.is_empty()) {
            let start = appended_temporary_rows.len();
            appended_temporary_rows.extend_from_slice(&[0; SPOOLED_LENGTH]);
            known.iter().for_each(|column| self.row_cell(column, (row, is_plain), appended_temporary_rows));
            let length = (appended_temporary_rows.len() - start - SPOOLED_LENGTH) as u64;
            appended_temporary_rows[start..start + SPOOLED_LENGTH].copy_from_slice(&length.to_le_bytes());
        }
    }

    /// Takes the next row that [`Self::write_temporary_row`] wrote off the beginning of `temporary_rows`, and appends it
    /// complete to `appended_output`; `value_needing_all_rows` gives the values of its columns that are [known
    /// last](ScanColumn::needs_all_rows), and `other_list_field_values` has the values of the other list's columns, in the
    /// order of [`Self::with_passed_through_fields`]; a missing or empty one is an empty cell.
    ///
    /// # Errors
    /// [`io::ErrorKind::UnexpectedEof`] where the row is not whole.
    pub fn complete_temporary_row<'c>(
        &self,
        temporary_rows: &mut &[u8],
        value_needing_all_rows: impl Fn(ScanColumn) -> ScanColumnValue<'c>,
        other_list_field_values: &[String],
        appended_output: &mut Vec<u8>,
    ) -> io::Result<()> {
        let start = self.begin(appended_output);
        let mut is_within_known = false;
        for column in &self.columns {
            if column.is_known_last {
                let cell = match column.source {
                    ColumnSource::Computed(it) => value_needing_all_rows(it),
                    ColumnSource::Field(at) | ColumnSource::OtherField(at) => other_list_field_values
                        .get(at)
                        .filter(|it| !it.is_empty())
                        .map_or(ScanColumnValue::Empty, |it| ScanColumnValue::Text(it)),
                };
                self.cell(column, cell, appended_output);
            } else if !is_within_known {
                let (length, rest) =
                    temporary_rows.split_first_chunk().ok_or(io::ErrorKind::UnexpectedEof)?;
                let length = u64::from_le_bytes(*length) as usize;
                let (known, rest) = rest.split_at_checked(length).ok_or(io::ErrorKind::UnexpectedEof)?;
                appended_output.extend_from_slice(known);
                *temporary_rows = rest;
            }
            is_within_known = !column.is_known_last;
        }
        self.end(start, appended_output);
        Ok(())
    }

    /// The columns that are computed.
    fn computed_columns(&self) -> Vec<ScanColumn> {
        let computed = |it: &WrittenColumn| match it.source {
            ColumnSource::Computed(column) => Some(column),
            ColumnSource::Field(_) | ColumnSource::OtherField(_) => None,
        };
        self.columns.iter().filter_map(computed).collect()
    }

    /// Begins a row; gives where it begins.
    fn begin(&self, out: &mut Vec<u8>) -> usize {
        let start = out.len();
        if self.format == RowFormat::JsonLines {
            out.push(b'{');
        }
        start
    }

    /// Whether the name is written in CSV as it is, and so in every display of it.
    #[inline]
    fn is_plain(&self, row: &NameRow) -> bool {
        self.format == RowFormat::Csv && !self.for_spreadsheet && !csv::may_need_quotes(&row.name)
    }

    /// Appends the value of a column that is known with the row, of which `is_plain` is known.
    #[inline]
    fn row_cell(&self, column: &WrittenColumn, (row, is_plain): (&NameRow, bool), out: &mut Vec<u8>) {
        match column.source.cell(row) {
            ScanColumnValue::Text(text) if is_plain && column.has_names_characters => {
                if !column.is_first {
                    out.push(b',');
                }
                out.extend_from_slice(text.as_bytes());
            }
            ScanColumnValue::RowError(error) => {
                self.cell(column, ScanColumnValue::Text(&(self.error_text)(error)), out)
            }
            ScanColumnValue::FindingTexts(kinds) => {
                let texts = (self.finding_texts)(row, kinds);
                match self.format {
                    RowFormat::JsonLines => {
                        self.begin_member(column, out);
                        json::write_texts(&texts, out);
                    }
                    RowFormat::Csv | RowFormat::Names => {
                        self.cell(column, ScanColumnValue::Text(&texts.join(" ")), out)
                    }
                }
            }
            cell => self.cell(column, cell, out),
        }
    }

    /// Appends the value of a column, with what separates it from the one before it.
    #[inline]
    fn cell(&self, column: &WrittenColumn, cell: ScanColumnValue<'_>, out: &mut Vec<u8>) {
        match self.format {
            RowFormat::Csv => {
                if !column.is_first {
                    out.push(b',');
                }
                let is_only_column = self.columns.len() == 1;
                // Most cells that are known last.
                if !matches!(cell, ScanColumnValue::Empty) || is_only_column {
                    csv::write_cell(cell, self.for_spreadsheet, is_only_column, out);
                }
            }
            RowFormat::JsonLines => {
                self.begin_member(column, out);
                json::write_value(column.source, cell, &self.kept_titles, out);
            }
            RowFormat::Names => {
                if !column.is_first {
                    out.push(b',');
                }
                write_text(cell, out);
            }
        }
    }

    /// Begins a member of a JSON object: the separator, and the key.
    fn begin_member(&self, column: &WrittenColumn, out: &mut Vec<u8>) {
        if !column.is_first {
            out.push(b',');
        }
        json::write_string(&column.title, out);
        out.push(b':');
    }

    fn end(&self, start: usize, out: &mut Vec<u8>) {
        match self.format {
            RowFormat::Names if out.len() == start => {}
            RowFormat::Csv | RowFormat::Names => out.push(b'\n'),
            RowFormat::JsonLines => out.extend_from_slice(b"}\n"),
        }
    }
}

fn written_columns(all: impl Iterator<Item = (ColumnSource, String)>) -> Vec<WrittenColumn> {
    let column = |(at, (source, title)): (usize, (ColumnSource, String))| {
        let is_known_last = source.is_known_last();
        let has_names_characters = matches!(
            source,
            ColumnSource::Computed(
                ScanColumn::Name
                    | ScanColumn::DisplayOneToOne
                    | ScanColumn::DisplayLtr
                    | ScanColumn::DisplayRtl
            )
        );
        WrittenColumn { source, title, is_known_last, is_first: at == 0, has_names_characters }
    };
    all.enumerate().map(column).collect()
}

/// The titles of columns of the list that have these names, after these columns. What keeps its own name comes first, so
/// that a column called `input_name` has that title although there may be another called `name`.
fn field_titles(columns: &[ScanColumn], names: &[String]) -> Vec<String> {
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
