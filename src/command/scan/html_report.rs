//! `scan --report`: the counts of a list, and the names that need attention, as one page of HTML.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Seek, Write};
use std::path::Path;

use bidiscope_export::html::{ReportMetadata, list_report};
use bidiscope_list::scan::ListSource;
use bidiscope_list::{RowMatches, StoredListEntries, StoredListEntry};
use bidiscope_report::list::ListedName;
use bidiscope_report::page::list::{
    LastLine, ListReport, ListReportOptions, NameComparison, PartialListReport, ReportedList,
};
use bidiscope_report::profile::single_zone_rules_text;
use bidiscope_report::words::lgr::registry_ruleset_titles;

use super::super::input::source_name;
use super::super::output_file::OutputFile;
use super::super::report;
use super::super::status::Stop;
use super::super::temporary_file::temporary_file_error;
use super::Arguments;
use super::state::Scan;
use super::tally::Tally;

/// Collects the report while the list is read.
pub(super) struct ListReportWriter {
    file: OutputFile,
    report: ListReport,
    /// A temporary file of the names, for the groups that are known at the end.
    names: Option<BufWriter<File>>,
    /// The entries of the other list that the report is about, by line.
    other_entries: BTreeMap<u64, StoredListEntry>,
}

impl ListReportWriter {
    /// Begins the report, where `--report` asks for one. Names are kept where there are groups.
    pub(super) fn begin(arguments: &Arguments) -> Result<Option<Self>, Stop> {
        let Some(path) = &arguments.report.report else { return Ok(None) };
        let file = report::begin(path, arguments.overwrite)?;
        let names = match arguments.no_groups {
            true => None,
            // An unnamed file: the system removes it when the program ends.
            false => {
                Some(BufWriter::new(tempfile::tempfile().map_err(|error| temporary_file_error(&error))?))
            }
        };
        let (report, other_entries) = (ListReport::new(arguments.reported_matches()), BTreeMap::new());
        Ok(Some(Self { file, report, names, other_entries }))
    }

    /// Adds the next rows of the list, with their names as [`ListedName::write_binary_row`] writes them.
    pub(super) fn add_rows(&mut self, part: PartialListReport, names: &[u8]) -> Result<(), Stop> {
        self.report.merge(part);
        let kept = self.names.as_mut().map_or(Ok(()), |it| it.write_all(names));
        kept.map_err(|error| temporary_file_error(&error))
    }

    /// A reader of the kept names, from the first row.
    pub(super) fn kept_names(&mut self) -> Result<Option<BufReader<File>>, Stop> {
        let Some(names) = self.names.take() else { return Ok(None) };
        let mut file = names.into_inner().map_err(|it| temporary_file_error(&it.into_error()))?;
        file.rewind().map_err(|error| temporary_file_error(&error))?;
        Ok(Some(BufReader::with_capacity(1 << 18, file)))
    }

    /// Adds the matches of a name, as [`ListReport::add_groups`] does.
    pub(super) fn add_group(
        &mut self,
        name: &ListedName,
        cells: &RowMatches,
        comparison: NameComparison<'_>,
    ) {
        self.report.add_groups(name, cells, comparison);
    }

    /// Takes the entries of the other list that the report is about.
    pub(super) fn add_other_entries(&mut self, entries: &mut StoredListEntries) -> io::Result<()> {
        for line in self.report.other_list_line_numbers() {
            if let Some(entry) = entries.stored_entry_at_line(line)? {
                self.other_entries.insert(line, entry);
            }
        }
        Ok(())
    }

    /// Writes the report, and gives the file its name. Where that is stopped the file is removed. `kept` has the titles of what
    /// is passed through of the lists, and of the other list.
    pub(super) fn finish(
        mut self,
        scan: &Scan<'_>,
        (tally, lists): (&Tally, &[ListSource]),
        (kept, other_kept): (&[String], &[String]),
    ) -> Result<(), Stop> {
        let Scan { arguments, registry, wanted, progress, .. } = scan;
        let about = ReportMetadata {
            ruleset_titles: registry_ruleset_titles(&wanted.registry_rules),
            other_rules_text: single_zone_rules_text(&wanted.registry_rules),
            profile: registry.profile_name().map(str::to_owned),
            list_has_zone_column: arguments.parent_column.is_some(),
            zone: wanted.parent_zone.as_ref().map(|it| it.zone().name_text()),
            notation: wanted.name_notation,
            created_unix_seconds: report::creation_time(),
        };
        // Without its folder: a report that is passed on should not show the user's folders.
        let name_without_folder = |path: &Path| match path.file_name() {
            Some(name) if path != Path::new("-") => report::input_excerpt(name.as_encoded_bytes()),
            _ => source_name(path),
        };
        let last_lines = lists.iter().skip(1).map(|it| LastLine::Number(it.line_count_before));
        let last_lines = last_lines.chain([LastLine::EndOfInput]);
        let lists =
            arguments.files.iter().zip(lists).zip(last_lines).map(|((path, list), last_line)| ReportedList {
                list_name: name_without_folder(path),
                first_line_number: list.line_count_before + 1,
                last_line,
            });
        let other = arguments.against.as_deref().map(name_without_folder);
        let asked = ListReportOptions {
            unwritten_entry_counts: scan
                .columns
                .first()
                .map(|it| tally.not_written(it.id()))
                .unwrap_or_default(),
            reported_lists: &lists.collect::<Vec<_>>(),
            other_list_entries_by_line_number: &self.other_entries,
            passed_through_column_titles: kept,
            other_list_passed_through_column_titles: other_kept,
            other_list_name: other.as_deref(),
            registry_rules: Some(&wanted.registry_rules),
        };
        for piece in list_report(&self.report, &about, &asked) {
            if progress.is_stopped() {
                self.file.abandon();
                return Ok(());
            }
            self.file.write(piece.as_bytes())?;
        }
        Ok(self.file.finish()?)
    }

    /// Removes the file, since the list was not read to its end.
    pub(super) fn abandon(self) {
        self.file.abandon();
    }
}
