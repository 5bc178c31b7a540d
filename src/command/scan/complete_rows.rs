//! Completes rows with what was found by comparing them.

use std::io;

use bidiscope_list::RowWriter;
use bidiscope_list::scan::{
    ContestingEntries, NameMatchKind, RegistrationConcernSet, ScanColumn, ScanColumnValue,
};

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
                true => RegistrationConcernSet::default(),
                false => self.scan.failure_rules.group_concerns(&row.cells),
            };
            tally.add_concerns(concerns);
            tally.add_decision(row.decision);
            let fails = row.fails.map(|it| it || !concerns.has_no_concern());
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
            return writer.complete_temporary_row(known, |column| self.cell(row, column), &[], out);
        };
        let FoundInComparison { disposition, suggestion, contested, suggestion_contested, other, suggested } =
            &**comparison;
        // As many as there are columns of them.
        let mut other_fields = other.stored_fields.clone();
        other_fields.resize(self.other_fields, String::new());
        other_fields.extend_from_slice(&suggested.stored_fields);
        let last = |column| match column {
            // That of the match which is named.
            ScanColumn::AgainstDisposition => {
                let is_named = strongest_match(cells).is_some_and(|it| it.1 == NameMatchKind::SameVariantSet);
                text_or_empty(disposition.as_deref().filter(|_| is_named))
            }
            ScanColumn::AgainstName => text_or_empty(Some(&other.name)),
            ScanColumn::AgainstHolder => text_or_empty(
                self.holder_place.and_then(|it| other.stored_fields.get(it)).map(|it| it.trim()),
            ),
            ScanColumn::AgainstSuggestion => {
                suggestion.map_or(ScanColumnValue::Empty, |it| ScanColumnValue::LineGroupOrCount(it.0))
            }
            ScanColumn::AgainstSuggestionName => text_or_empty(Some(&suggested.name)),
            ScanColumn::AgainstSuggestionMatch => {
                suggestion.map_or(ScanColumnValue::Empty, |it| ScanColumnValue::VerdictIdOrVersion(it.1.id()))
            }
            ScanColumn::SuggestionContestedWith => entries_or_empty(suggestion_contested),
            ScanColumn::ContestedWith => entries_or_empty(contested),
            _ => self.cell(row, column),
        };
        writer.complete_temporary_row(known, last, &other_fields, out)
    }

    /// The cell of a column for which nothing was looked up beside the groups.
    fn cell<'r>(&'r self, row: &ComparedRow, column: ScanColumn) -> ScanColumnValue<'r> {
        let first = || {
            let line = row.cells.group_or_line_number(ScanColumn::DuplicateOf)?;
            Some((line, self.places.of(line)?))
        };
        match column {
            ScanColumn::AgainstMatch => strongest_match(&row.cells)
                .map_or(ScanColumnValue::Empty, |it| ScanColumnValue::VerdictIdOrVersion(it.1.id())),
            ScanColumn::Decision => {
                row.decision.map_or(ScanColumnValue::Empty, |it| ScanColumnValue::VerdictIdOrVersion(it.id()))
            }
            ScanColumn::DuplicateOfFile => text_or_empty(first().and_then(|it| it.1.list_name.as_deref())),
            ScanColumn::DuplicateOf => first().map_or(ScanColumnValue::Empty, |it| {
                ScanColumnValue::LineGroupOrCount(it.0 - it.1.line_count_before)
            }),
            // The others are empty where nothing is looked up.
            _ => row
                .cells
                .group_or_line_number(column)
                .map_or(ScanColumnValue::Empty, ScanColumnValue::LineGroupOrCount),
        }
    }
}

/// The cell of a text; of none and of an empty one an empty cell.
fn text_or_empty(text: Option<&str>) -> ScanColumnValue<'_> {
    text.filter(|it| !it.is_empty()).map_or(ScanColumnValue::Empty, ScanColumnValue::Text)
}

fn entries_or_empty(entries: &ContestingEntries) -> ScanColumnValue<'_> {
    if entries.entries.is_empty() {
        ScanColumnValue::Empty
    } else {
        ScanColumnValue::ContestingEntries(entries)
    }
}
