//! Completes rows with what was found by comparing them.

use std::io;

use bidiscope_list::RowWriter;
use bidiscope_list::scan::{Column, ColumnValue, Concerns, MatchKind, OtherEntries};

use super::super::status::Stop;
use super::super::temporary_file::temporary_file_error;
use super::lists::ListPlaces;
use super::row_comparison::{ComparedBlock, ComparedRow, FoundInComparison, strongest_match};
use super::state::Scan;
use super::tally::Tally;

/// Completes the rows of blocks, on any thread.
pub(super) struct RowCompleter<'a> {
    pub(super) scan: &'a Scan<'a>,
    pub(super) places: &'a ListPlaces,
    /// `None` where no rows are written.
    pub(super) writer: Option<&'a RowWriter>,
    /// How many columns of the other list are passed through.
    pub(super) other_fields: usize,
    /// Where the holder stands in an entry of the other list.
    pub(super) holder_place: Option<usize>,
}

impl RowCompleter<'_> {
    /// The rows of a block in the output format, those that are not written left out, and what they add to the counts.
    pub(super) fn complete(&self, block: &ComparedBlock) -> Result<(Vec<u8>, Tally), Stop> {
        let mut tally = Tally::default();
        // What is added to a row are mostly separators.
        let mut bytes = Vec::with_capacity(block.cells.len() + block.cells.len() / 4);
        let mut known = block.cells.as_slice();
        for row in &block.rows {
            let concerns = match row.is_zone_owner {
                true => Concerns::default(),
                false => self.scan.failure_rules.group_concerns(&row.cells),
            };
            tally.add_concerns(concerns);
            tally.add_decision(row.decision);
            let fails = row.fails.map(|it| it || !concerns.is_empty());
            if fails == Some(true) {
                tally.add_failing(row.decision, concerns.union(row.own_concerns));
            }
            tally.add_variants(&row.cells);
            tally.add_change(row.change);
            let Some(writer) = self.writer else { continue };
            let start = bytes.len();
            let written = self.write(row, writer, &mut known, &mut bytes);
            written.map_err(|error| temporary_file_error(&error))?;
            if !self.scan.keeps_row(fails, row.change) {
                bytes.truncate(start);
            } else if bytes.len() == start {
                tally.add_not_written(row.fails.is_some());
            }
        }
        Ok((bytes, tally))
    }

    /// Appends a row, whose cells that are known by themselves come next in `known`.
    fn write(
        &self,
        row: &ComparedRow,
        writer: &RowWriter,
        known: &mut &[u8],
        out: &mut Vec<u8>,
    ) -> io::Result<()> {
        let cells = &row.cells;
        let Some(comparison) = &row.comparison else {
            return writer.unspool(known, |column| self.cell(row, column), &[], out);
        };
        let FoundInComparison { disposition, suggestion, contested, suggestion_contested, other, suggested } =
            &**comparison;
        // As many as there are columns of them.
        let mut other_fields = other.fields.clone();
        other_fields.resize(self.other_fields, String::new());
        other_fields.extend_from_slice(&suggested.fields);
        let last = |column| match column {
            // That of the match which is named.
            Column::AgainstDisposition => {
                let is_named = strongest_match(cells).is_some_and(|it| it.1 == MatchKind::SameVariants);
                text_or_empty(disposition.as_deref().filter(|_| is_named))
            }
            Column::AgainstName => text_or_empty(Some(&other.name)),
            Column::AgainstHolder => {
                text_or_empty(self.holder_place.and_then(|it| other.fields.get(it)).map(|it| it.trim()))
            }
            Column::AgainstSuggestion => {
                suggestion.map_or(ColumnValue::Empty, |it| ColumnValue::Number(it.0))
            }
            Column::AgainstSuggestionName => text_or_empty(Some(&suggested.name)),
            Column::AgainstSuggestionMatch => {
                suggestion.map_or(ColumnValue::Empty, |it| ColumnValue::Identifier(it.1.id()))
            }
            Column::SuggestionContestedWith => entries_or_empty(suggestion_contested),
            Column::ContestedWith => entries_or_empty(contested),
            _ => self.cell(row, column),
        };
        writer.unspool(known, last, &other_fields, out)
    }

    /// The cell of a column for which nothing was looked up beside the groups.
    fn cell<'r>(&'r self, row: &ComparedRow, column: Column) -> ColumnValue<'r> {
        let first = || {
            let line = row.cells.group_or_line(Column::DuplicateOf)?;
            Some((line, self.places.of(line)?))
        };
        match column {
            Column::AgainstMatch => strongest_match(&row.cells)
                .map_or(ColumnValue::Empty, |it| ColumnValue::Identifier(it.1.id())),
            Column::Decision => {
                row.decision.map_or(ColumnValue::Empty, |it| ColumnValue::Identifier(it.id()))
            }
            Column::DuplicateOfFile => text_or_empty(first().and_then(|it| it.1.name.as_deref())),
            Column::DuplicateOf => {
                first().map_or(ColumnValue::Empty, |it| ColumnValue::Number(it.0 - it.1.lines_before))
            }
            // The others are empty where nothing is looked up.
            _ => row.cells.group_or_line(column).map_or(ColumnValue::Empty, ColumnValue::Number),
        }
    }
}

/// The cell of a text; of none and of an empty one an empty cell.
fn text_or_empty(text: Option<&str>) -> ColumnValue<'_> {
    text.filter(|it| !it.is_empty()).map_or(ColumnValue::Empty, ColumnValue::Text)
}

fn entries_or_empty(entries: &OtherEntries) -> ColumnValue<'_> {
    if entries.entries.is_empty() { ColumnValue::Empty } else { ColumnValue::Entries(entries) }
}
