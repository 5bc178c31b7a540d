//! The rows that were kept until all names were compared, with what is known then.

use std::fs::File;
use std::io::{BufReader, Read, Seek};

use bidiscope_list::scan::{Cell, Column, Concerns, Decision, MatchKind, NamedEntries, NamedEntry};
use bidiscope_list::{Groups, KeptEntries, KeptEntry, read_text};
use bidiscope_present::report::{ComparedName, ListedName};

use super::super::Stop;
use super::groups::{UNREADABLE, temporary_file_error};
use super::lists::ListPlaces;
use super::run::{Outputs, Scan};
use super::suggestions::FoundSuggestions;
use super::tally::Tally;

/// The bytes of rows after which they are written.
const WRITE_BYTES: usize = 1 << 16;

/// The rows, and what is read row by row beside them.
pub(super) struct ComparedRows {
    /// What is known of each row by itself, in the order of the lists.
    pub(super) spool: File,
    pub(super) groups: Groups,
    /// The entries of the lists, where rows may name them.
    pub(super) own: Option<KeptEntries>,
    /// Those of the other list.
    pub(super) registered: Option<KeptEntries>,
    pub(super) suggestions: FoundSuggestions,
}

impl ComparedRows {
    /// Writes all rows, and adds them to the report and to the counts.
    pub(super) fn write(
        self,
        scan: &Scan<'_>,
        (mut tally, places): (Tally, &ListPlaces),
        outputs: &mut Outputs<'_, '_>,
    ) -> Result<Tally, Stop> {
        let Self { mut spool, mut groups, mut own, mut registered, mut suggestions } = self;
        let mut names = outputs.report.as_mut().map_or(Ok(None), |it| it.kept_names())?;
        let (mut name, writer) = (ListedName::default(), outputs.writer.clone());
        let wants_decision = scan.wanted.columns.has(Column::Decision);
        spool.rewind().map_err(|error| temporary_file_error(&error))?;
        let mut spool = BufReader::with_capacity(1 << 18, spool);
        let mut bytes = Vec::new();
        if let Some(rows) = &mut outputs.rows {
            rows.begin_columns(&writer)?;
        }
        for _ in 0..tally.rows() {
            let cells = groups.next().map_err(|error| temporary_file_error(&error))?;
            let mut fails = [0];
            spool.read_exact(&mut fails).map_err(|error| temporary_file_error(&error))?;
            let group_concerns = scan.failure_rules.group_concerns(&cells);
            tally.add_group_concerns(group_concerns, fails != [0]);
            let fails = (fails != [UNREADABLE]).then_some(fails != [0] || !group_concerns.is_empty());
            tally.add_variants(&cells);
            let mut decision = None;
            if wants_decision {
                let mut by_itself = [0];
                spool.read_exact(&mut by_itself).map_err(|error| temporary_file_error(&error))?;
                let others = Concerns::of_groups(|column| cells.matches(column));
                decision = Decision::ALL.get(usize::from(by_itself[0])).map(|it| it.with_others(others));
            }
            let suggestion = suggestions.next().map_err(|error| scan.comparison_error(&error))?;
            let mut disposition = None;
            if let Some(registered) = registered.as_mut().filter(|_| scan.wants_dispositions()) {
                let name = read_text(&mut spool).map_err(|error| temporary_file_error(&error))?;
                if let Some(line) = cells.get(Column::AgainstSameVariants) {
                    let found = registered.disposition(line, &name, &scan.wanted.rules);
                    disposition = found.map_err(|error| scan.comparison_error(&error))?;
                }
            }
            let mut contested = entries(&mut own, groups.contested_with())?;
            let mut suggestion_contested = entries(&mut own, suggestions.contested_with())?;
            if let (Some(names), Some(report)) = (&mut names, &mut outputs.report) {
                name.read_from(names).map_err(|error| temporary_file_error(&error))?;
                let (contested, suggestion_contested) = (&contested, &suggestion_contested);
                let disposition = disposition.as_deref();
                report.add_group(
                    &name,
                    &cells,
                    ComparedName { disposition, contested, suggestion_contested },
                );
            }
            let Some(rows) = &mut outputs.rows else { continue };
            places.localize(&mut contested);
            places.localize(&mut suggestion_contested);
            let strongest = MatchKind::strongest(|it| cells.get(it.column()));
            let kind = strongest.map(|it| it.1);
            let mut entry_of = |found: Option<(u64, MatchKind)>| match (&mut registered, found) {
                (Some(registered), Some((line, _))) if scan.wants_other_entries() => {
                    let entry = registered.entry(line).map_err(|error| scan.comparison_error(&error));
                    entry.map(Option::unwrap_or_default)
                }
                _ => Ok(KeptEntry::default()),
            };
            let (other, suggested) = (entry_of(strongest)?, entry_of(suggestion)?);
            // As many as there are columns of them.
            let mut other_fields = other.fields;
            other_fields.resize(outputs.other_kept.len(), String::new());
            other_fields.extend(suggested.fields);
            let first = cells.get(Column::DuplicateOf).and_then(|line| Some((line, places.of(line)?)));
            let last = |column| match column {
                // That of the match which is named.
                Column::AgainstDisposition => {
                    text_or_empty(disposition.as_deref().filter(|_| kind == Some(MatchKind::SameVariants)))
                }
                Column::AgainstMatch => kind.map_or(Cell::Empty, |it| Cell::Identifier(it.id())),
                Column::AgainstName => text_or_empty(Some(&other.name)),
                Column::AgainstSuggestion => suggestion.map_or(Cell::Empty, |it| Cell::Number(it.0)),
                Column::AgainstSuggestionName => text_or_empty(Some(&suggested.name)),
                Column::AgainstSuggestionMatch => {
                    suggestion.map_or(Cell::Empty, |it| Cell::Identifier(it.1.id()))
                }
                Column::SuggestionContestedWith => entries_or_empty(&suggestion_contested),
                Column::ContestedWith => entries_or_empty(&contested),
                Column::Decision => decision.map_or(Cell::Empty, |it| Cell::Identifier(it.id())),
                Column::DuplicateOfFile => text_or_empty(first.and_then(|it| it.1.name.as_deref())),
                Column::DuplicateOf => first.map_or(Cell::Empty, |it| Cell::Number(it.0 - it.1.lines_before)),
                _ => cells.get(column).map_or(Cell::Empty, Cell::Number),
            };
            let start = bytes.len();
            let read = writer.unspool(&mut spool, last, &other_fields, &mut bytes);
            read.map_err(|error| temporary_file_error(&error))?;
            if !scan.arguments.keeps_row(fails) {
                bytes.truncate(start);
            }
            if bytes.len() >= WRITE_BYTES {
                rows.write(&bytes)?;
                bytes.clear();
                if scan.progress.is_stopped() {
                    return Ok(tally);
                }
            }
        }
        if let Some(rows) = &mut outputs.rows {
            rows.write(&bytes)?;
        }
        if let (Some(registered), Some(report)) = (&mut registered, &mut outputs.report) {
            report.add_other_entries(registered).map_err(|error| scan.comparison_error(&error))?;
        }
        Ok(tally)
    }
}

/// The entries in these lines, which are counted on from one list to the next, and whether there are more; none where none
/// are kept.
fn entries(kept: &mut Option<KeptEntries>, (lines, has_more): (&[u64], bool)) -> Result<NamedEntries, Stop> {
    let Some(kept) = kept else { return Ok(NamedEntries::default()) };
    let mut entries = Vec::with_capacity(lines.len());
    for &line in lines {
        let entry = kept.entry(line).map_err(|error| temporary_file_error(&error))?;
        let KeptEntry { name, fields } = entry.unwrap_or_default();
        entries.push(NamedEntry { file: None, line, name, kept: fields });
    }
    Ok(NamedEntries { entries, has_more })
}

/// The cell of a text; of none and of an empty one an empty cell.
fn text_or_empty(text: Option<&str>) -> Cell<'_> {
    text.filter(|it| !it.is_empty()).map_or(Cell::Empty, Cell::Text)
}

fn entries_or_empty(entries: &NamedEntries) -> Cell<'_> {
    if entries.entries.is_empty() { Cell::Empty } else { Cell::Entries(entries) }
}
