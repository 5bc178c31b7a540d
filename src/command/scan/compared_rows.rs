//! The rows that were kept until all names were compared, with what is known then.

use std::fs::File;
use std::io::{self, BufReader};

use bidiscope_list::scan::{
    ContestingEntries, ContestingEntry, NameMatchKind, RegistrationConcernSet, RegistrationDecision,
    ScanColumn,
};
use bidiscope_list::{ContestingLines, NameMatchesByRow, RowMatches, StoredListEntries, StoredListEntry};
use bidiscope_report::list::ListedName;
use bidiscope_report::page::list::{NameComparison, RegisteredLineMatch};
use bidiscope_system::threads::ThreadPool;

use super::super::status::Stop;
use super::super::temporary_file::temporary_file_error;
use super::complete_rows::RowCompleter;
use super::html_report::ListReportWriter;
use super::lists::ListPlaces;
use super::outputs::Outputs;
use super::row_comparison::{ComparedBlock, ComparedRow, FoundInComparison, strongest_match};
use super::row_facts::RowFacts;
use super::spooled_rows::SpooledRows;
use super::state::Scan;
use super::suggestions::FoundSuggestions;
use super::tally::Tally;

/// The rows, and what is read row by row beside them.
pub(super) struct ComparedRows {
    pub(super) spool: SpooledRows,
    pub(super) groups: NameMatchesByRow,
    /// The entries of the lists, where rows may name them.
    pub(super) own: Option<StoredListEntries>,
    /// Those of the other list.
    pub(super) registered: Option<StoredListEntries>,
    pub(super) suggestions: FoundSuggestions,
}

impl ComparedRows {
    /// Writes all rows, and adds them to the report and to the counts. One thread at a time reads what is found of a block;
    /// its rows are completed on several, and written in their order by this one.
    pub(super) fn write(
        self,
        scan: &Scan<'_>,
        (mut tally, places): (Tally, &ListPlaces),
        outputs: &mut Outputs<'_, '_>,
    ) -> Result<Tally, Stop> {
        let Outputs { rows: output, report, writer, other_kept } = outputs;
        if let Some(output) = output {
            output.begin_columns(writer)?;
        }
        let writer = output.is_some().then_some(&*writer);
        let holder_place = scan.arguments.against_columns().name_holder_index_in_stored(other_kept);
        let completer = RowCompleter { scan, places, writer, other_fields: other_kept.len(), holder_place };
        let mut reported = match report {
            Some(report) => {
                let names = report.kept_names()?;
                names.map(|names| ReportedRows { names, name: ListedName::default(), report })
            }
            None => None,
        };
        let (mut rows, mut left, mut stop) = (self, tally.rows(), None);
        let done = ThreadPool::new(scan.arguments.threads, scan.progress).process_in_order(
            || {
                Ok((left > 0).then(|| {
                    let block = rows.next_block(scan, places, reported.as_mut());
                    // What cannot be read is the end.
                    left = block.as_ref().map_or(0, |it| left.saturating_sub(it.rows.len() as u64));
                    block
                }))
            },
            || (),
            |(), block: Result<ComparedBlock, Stop>| Some(block.and_then(|it| completer.complete(&it))),
            |completed: Result<(Vec<u8>, Tally), Stop>| {
                let written = completed.and_then(|(bytes, counted)| {
                    tally.join(&counted);
                    output.as_mut().map_or(Ok(()), |it| it.write(&bytes))
                });
                written.map_err(|why| {
                    stop = Some(why);
                    io::ErrorKind::Other.into()
                })
            },
        );
        match (stop, done) {
            (Some(stop), _) => return Err(stop),
            (None, Err(error)) => return Err(temporary_file_error(&error)),
            (None, Ok(())) if scan.progress.is_stopped() => return Ok(tally),
            (None, Ok(())) => {}
        }
        if let (Some(registered), Some(reported)) = (&mut rows.registered, reported) {
            let added = reported.report.add_other_entries(registered);
            added.map_err(|error| scan.comparison_error(&error))?;
        }
        Ok(tally)
    }

    /// Reads the next rows with all that is found of them, and adds them to the report.
    fn next_block(
        &mut self,
        scan: &Scan<'_>,
        places: &ListPlaces,
        mut reported: Option<&mut ReportedRows<'_>>,
    ) -> Result<ComparedBlock, Stop> {
        let block = self.spool.next().map_err(|error| temporary_file_error(&error))?;
        let mut rows = Vec::with_capacity(block.rows as usize);
        let mut facts = block.facts.as_slice();
        for _ in 0..block.rows {
            let mut row = self.next_row(scan, &mut facts)?;
            if let Some(reported) = &mut reported {
                reported.add(&row)?;
            }
            if let Some(comparison) = &mut row.comparison {
                places.localize(&mut comparison.contested);
                places.localize(&mut comparison.suggestion_contested);
            }
            rows.push(row);
        }
        Ok(ComparedBlock { cells: block.cells, rows })
    }

    /// What is found of the next row, of which this is known by itself.
    fn next_row(&mut self, scan: &Scan<'_>, facts: &mut &[u8]) -> Result<ComparedRow, Stop> {
        let cells = self.groups.next_row_matches().map_err(|error| temporary_file_error(&error))?;
        let facts = RowFacts::read(facts, scan).map_err(|error| temporary_file_error(&error))?;
        let with_others = |it: RegistrationDecision| {
            it.changed_by_concerns(RegistrationConcernSet::caused_by_other_names(|column| {
                cells.has_match_in_column(column)
            }))
        };
        let decision = facts.decision.map(with_others);
        let is_compared = self.own.is_some() || self.registered.is_some() || !self.suggestions.is_empty();
        let comparison =
            is_compared.then(|| self.compare(scan, &cells, facts.name.as_deref())).transpose()?;
        let RowFacts { fails, is_zone_owner, own_concerns, earlier, .. } = facts;
        Ok(ComparedRow {
            fails,
            is_zone_owner,
            cells,
            decision,
            own_concerns,
            change: earlier.change(decision),
            comparison: comparison.map(Box::new),
        })
    }

    /// What the comparison finds of a row; `name` is its name where dispositions are wanted.
    fn compare(
        &mut self,
        scan: &Scan<'_>,
        cells: &RowMatches,
        name: Option<&str>,
    ) -> Result<FoundInComparison, Stop> {
        let suggestion = self.suggestions.next().map_err(|error| scan.comparison_error(&error))?;
        let mut found = FoundInComparison {
            suggestion,
            contested: entries(&mut self.own, self.groups.contesting_lines_of_last_row())?,
            suggestion_contested: entries(&mut self.own, self.suggestions.contested_with())?,
            ..FoundInComparison::default()
        };
        let Some(registered) = &mut self.registered else { return Ok(found) };
        if let (Some(name), Some(line)) = (name, cells.group_or_line_number(ScanColumn::AgainstSameVariants))
        {
            let disposition =
                registered.disposition_as_variant_of_line(line, name, &scan.wanted.registry_rules);
            found.disposition = disposition.map_err(|error| scan.comparison_error(&error))?;
        }
        if scan.wants_other_entries() {
            let mut entry_of = |found: Option<(u64, NameMatchKind)>| match found {
                Some((line, _)) => {
                    registered.stored_entry_at_line(line).map_err(|error| scan.comparison_error(&error))
                }
                None => Ok(None),
            };
            found.other = entry_of(strongest_match(cells))?.unwrap_or_default();
            found.suggested = entry_of(suggestion)?.unwrap_or_default();
        }
        Ok(found)
    }
}

/// The rows of the report, with the names that were kept for it.
struct ReportedRows<'r> {
    names: BufReader<File>,
    name: ListedName,
    report: &'r mut ListReportWriter,
}

impl ReportedRows<'_> {
    /// Adds the next row.
    fn add(&mut self, row: &ComparedRow) -> Result<(), Stop> {
        self.name.read_binary_row(&mut self.names).map_err(|error| temporary_file_error(&error))?;
        let none = FoundInComparison::default();
        let comparison = row.comparison.as_deref().unwrap_or(&none);
        let FoundInComparison { disposition, suggestion, contested, suggestion_contested, .. } = comparison;
        let comparison = NameComparison {
            variant_disposition: disposition.as_deref(),
            contesting_entries: contested,
            entries_contesting_suggestion: suggestion_contested,
            registered_suggestion: suggestion
                .map(|(line_number, match_kind)| RegisteredLineMatch { line_number, match_kind }),
        };
        self.report.add_group(&self.name, &row.cells, comparison);
        Ok(())
    }
}

/// The entries in these lines, which are counted on from one list to the next; none where none are kept.
fn entries(
    kept: &mut Option<StoredListEntries>,
    ContestingLines { line_numbers, has_more_lines }: ContestingLines<'_>,
) -> Result<ContestingEntries, Stop> {
    let Some(kept) = kept else { return Ok(ContestingEntries::default()) };
    let mut entries = Vec::with_capacity(line_numbers.len());
    for &line in line_numbers {
        let entry = kept.stored_entry_at_line(line).map_err(|error| temporary_file_error(&error))?;
        let StoredListEntry { name, stored_fields: fields } = entry.unwrap_or_default();
        entries.push(ContestingEntry {
            list_name: None,
            line_number: line,
            name,
            passed_through_values: fields,
        });
    }
    Ok(ContestingEntries { entries, has_more_entries: has_more_lines })
}
