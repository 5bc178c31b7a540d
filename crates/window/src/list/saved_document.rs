//! Files beside the list that need no name of their own: the sheets of names as PDF, and the report of the list.

use std::collections::BTreeMap;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_export::html::{ReportMetadata, list_report};
use bidiscope_export::sheet::{PageSize, PdfWriter, Sheet, SheetOptions, ascii_title_of_name};
use bidiscope_idna::verdict::grouping::GroupingSearchLimits;
use bidiscope_idna::verdict::{NameAnalysisOptions, RegistryRulesByZone, Zone};
use bidiscope_list::scan::{
    ContestingEntries, NameMatchKind, NameRow, NameRowBuilder, ScanColumn, ScanOptions,
};
use bidiscope_report::InputReport;
use bidiscope_report::list::ListedName;
use bidiscope_report::page::list::{
    LastLine, ListReport, ListReportOptions, NameComparison, PartialListReport, RegisteredLineMatch,
    ReportedList, ReportedMatches,
};
use bidiscope_report::words::lgr::registry_ruleset_titles;
use bidiscope_system::files::write_atomically;
use bidiscope_system::threads::WorkProgress;
use bidiscope_words::message;

use super::comparison::{Comparison, possible_columns};
use super::other_list::OtherList;
use super::source::ListSource;
use super::to_write::{ToWrite, check_not_stopped};

/// The most names whose sheets are written at once.
pub(super) const MOST_SHEETS: usize = 1_000;
/// How many files of one name there may be.
const MOST_NUMBERS: usize = 1_000;

/// What is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SavedDocument {
    /// The sheet of the name in this row.
    Sheet(usize),
    /// The sheets of the names that are shown, in their order.
    Sheets,
    /// The report of the whole list.
    Report,
}

impl SavedDocument {
    /// The file, after that of the list: `names-line-7.pdf`, `names-sheets.pdf` or `names-report.html`. A list that is no
    /// file is called “names”, in the current folder.
    pub(super) fn path(self, source: &ListSource, line: u64) -> PathBuf {
        let list = match source {
            ListSource::File(path) => path.clone(),
            ListSource::Bytes(name, _) => PathBuf::from(Path::new(name).file_name().unwrap_or_default()),
            ListSource::Lines(..) => PathBuf::from("names"),
        };
        let stem = list.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        list.with_file_name(match self {
            Self::Sheet(_) => format!("{stem}-line-{line}.pdf"),
            Self::Sheets => format!("{stem}-sheets.pdf"),
            Self::Report => format!("{stem}-report.html"),
        })
    }

    /// Writes the file; where one is called so already, it gets a number. Gives its path.
    pub(super) fn write(self, path: &Path, what: &ToWrite, stop: &WorkProgress) -> io::Result<PathBuf> {
        for number in 1..MOST_NUMBERS {
            let path = numbered(path, number);
            let written = write_atomically(&path, false, |mut out| match self {
                Self::Sheet(row) => what.write_sheets(&mut out, [row].into_iter(), stop),
                Self::Sheets => what.write_sheets(&mut out, what.shown_rows(), stop),
                Self::Report => what.write_report(&mut out, stop),
            });
            match written {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                written => return written.map(|()| path),
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }
}

/// The path with a number, from the second on.
fn numbered(path: &Path, number: usize) -> PathBuf {
    if number == 1 {
        return path.to_owned();
    }
    let (stem, extension) = (path.file_stem().unwrap_or_default(), path.extension().unwrap_or_default());
    path.with_file_name(format!("{}-{number}.{}", stem.to_string_lossy(), extension.to_string_lossy()))
}

impl ToWrite {
    /// Writes a PDF with the sheet of each name; rows without a name are left out.
    pub(crate) fn write_sheets(
        &self,
        out: &mut dyn Write,
        rows: impl Iterator<Item = usize> + Clone,
        stop: &WorkProgress,
    ) -> io::Result<()> {
        let rules = &self.rules;
        let name = |row: usize| -> Option<(usize, Input)> {
            match self.names.name(row) {
                "" => None,
                name => Some((row, Input::from_text(name, self.notation).ok()?)),
            }
        };
        let names = rows.filter_map(name);
        let first = names.clone().next();
        let title = match (names.clone().nth(1), first) {
            (None, Some(only)) => message!(title_of_sheet, name = ascii_title_of_name(&only.1)),
            _ => message!(title_of_sheets, count = names.clone().count()),
        };
        let options =
            SheetOptions { page_size: PageSize::A4, notation: self.notation, ..SheetOptions::default() };
        let mut book = PdfWriter::begin(out, &title.to_string(), None)?;
        for (row, name) in names {
            check_not_stopped(stop)?;
            let bounded = NameAnalysisOptions {
                grouping_search_limits: GroupingSearchLimits::SHORT_SEARCH,
                ..NameAnalysisOptions::default()
            };
            let options_of_name = self.names.analysis_options_of_row(row, rules, &name, bounded);
            let report = InputReport::with_analysis_options(name, options_of_name);
            let sheet = Sheet::of(&report, &options, &|| stop.is_stopped());
            check_not_stopped(stop)?;
            sheet.map_or(Ok(()), |it| book.add(&it))?;
        }
        book.finish().map(drop)
    }

    /// Writes the report of all names, as `bidiscope scan --report` does.
    pub(crate) fn write_report(&self, out: &mut dyn Write, stop: &WorkProgress) -> io::Result<()> {
        let rules = &self.rules;
        let has_other = self.other_list.is_some();
        let matches = if has_other { ReportedMatches::WithOtherList } else { ReportedMatches::WithinList };
        let columns = ListReport::required_row_columns(matches).with(ScanColumn::Suggestion);
        let columns = possible_columns(columns, rules, self.compares());
        let kept = self.kept.len();
        let options = ScanOptions {
            name_notation: self.notation,
            computed_columns: columns,
            registry_rules: rules.clone(),
            name_holder_field_index: self.holder_field,
            trims_white_space: true,
            ..ScanOptions::default()
        };
        let comparison = match &self.other_list {
            None => Comparison::without_other_list(columns),
            Some(other) => {
                other.read(&options, stop, &mut Vec::new(), |_, _| ()).map_err(io::Error::other)?
            }
        };
        let Comparison { grouper: mut groups, names: mut other_names, .. } = comparison;
        // Suggested names, which are whole and made of characters, are compared with the other list too.
        let compared = [ScanColumn::AgainstSameName, ScanColumn::AgainstSameVariants].into_iter().collect();
        let of_suggested = ScanOptions {
            name_notation: Notation::Unicode,
            computed_columns: possible_columns(compared, rules, self.compares()),
            name_holder_field_index: None,
            ..options.clone()
        };
        let read = |it: &OtherList| it.read(&of_suggested, stop, &mut Vec::new(), |_, _| ());
        let suggestions = self.other_list.as_ref().map(read).transpose().map_err(io::Error::other)?;
        let mut suggestions = suggestions.map(|it| (it.grouper, NameRowBuilder::new(of_suggested.clone())));
        let mut row_builder = NameRowBuilder::new(options);
        let mut report = ListReport::new(matches);
        let mut names = Vec::new();
        for row in 0..self.names.name_count() {
            check_not_stopped(stop)?;
            let line = self.names.record_of_row(row).map_or(0, |it| u64::from(it.line_number));
            let row = self.names.build_row(row, &mut row_builder);
            let mut part = PartialListReport::new(matches);
            part.add_row(row, kept);
            report.merge(part);
            groups.add_list_row(line, &row.comparison_keys())?;
            if let Some((grouper, builder)) = &mut suggestions {
                match row.suggested_name.as_bytes() {
                    [] => grouper.add_list_row(line, &NameRow::default().comparison_keys())?,
                    name => grouper.add_list_row(line, &builder.build_row(line, name).comparison_keys())?,
                }
            }
            ListedName::write_binary_row(row, kept, &mut names);
        }
        let Some(mut groups) = groups.find_matches_unless_stopped(stop)? else {
            return check_not_stopped(stop);
        };
        let mut suggestions = match suggestions {
            Some((grouper, _)) => match grouper.find_matches_unless_stopped(stop)? {
                Some(found) => Some(found),
                None => return check_not_stopped(stop),
            },
            None => None,
        };
        let (mut names, mut listed) = (names.as_slice(), ListedName::default());
        for _ in 0..self.names.name_count() {
            check_not_stopped(stop)?;
            let cells = groups.next_row_matches()?;
            listed.read_binary_row(&mut names)?;
            let disposition =
                match (&mut other_names, cells.group_or_line_number(ScanColumn::AgainstSameVariants)) {
                    (Some(names), Some(line)) => {
                        names.disposition_as_variant_of_line(line, &listed.name, rules)?
                    }
                    _ => None,
                };
            let registered_suggestion = match &mut suggestions {
                Some(found) => {
                    let cells = found.next_row_matches()?;
                    let found = NameMatchKind::strongest_with_line_number(|it| {
                        cells.group_or_line_number(it.other_list_column())
                    });
                    found.map(|(line_number, match_kind)| RegisteredLineMatch { line_number, match_kind })
                }
                None => None,
            };
            let contested = self.names.named_entries(groups.contesting_lines_of_last_row());
            let compared = NameComparison {
                variant_disposition: disposition.as_deref(),
                contesting_entries: &contested,
                entries_contesting_suggestion: &ContestingEntries::default(),
                registered_suggestion,
            };
            report.add_groups(&listed, &cells, compared);
        }
        let mut matching = BTreeMap::new();
        if let Some(names) = &mut other_names {
            for line in report.other_list_line_numbers() {
                matching.extend(names.stored_entry_at_line(line)?.map(|entry| (line, entry)));
            }
        }
        let other = self.other_list.as_ref().map(OtherList::name);
        let zone = match rules {
            RegistryRulesByZone::SingleZone { parent_zone: zone, .. } => zone.as_ref().map(Zone::name_text),
            RegistryRulesByZone::RegistryProfile(_) => None,
        };
        let about = ReportMetadata {
            zone: zone.filter(|_| !self.states_zones),
            profile: self.profile.clone(),
            list_has_zone_column: self.states_zones,
            ruleset_titles: registry_ruleset_titles(rules),
            notation: self.notation,
            ..ReportMetadata::default()
        };
        let lists = [ReportedList {
            list_name: self.list.clone(),
            first_line_number: 1,
            last_line: LastLine::EndOfInput,
        }];
        let asked = ListReportOptions {
            reported_lists: &lists,
            other_list_name: other.as_deref(),
            other_list_entries_by_line_number: &matching,
            passed_through_column_titles: &self.kept,
            registry_rules: Some(rules),
            ..ListReportOptions::default()
        };
        for piece in list_report(&report, &about, &asked) {
            check_not_stopped(stop)?;
            out.write_all(piece.as_bytes())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};
    use std::sync::Arc;

    use super::{ListSource, SavedDocument, numbered};

    #[test]
    fn files_are_called_after_the_list() {
        let file = ListSource::File(PathBuf::from("/lists/names.csv"));
        for (what, expected) in [
            (SavedDocument::Sheet(3), "/lists/names-line-7.pdf"),
            (SavedDocument::Sheets, "/lists/names-sheets.pdf"),
            (SavedDocument::Report, "/lists/names-report.html"),
        ] {
            assert_eq!(what.path(&file, 7), Path::new(expected));
        }
        let none: Arc<[u8]> = Arc::from(&b""[..]);
        assert_eq!(
            SavedDocument::Report.path(&ListSource::Bytes("../x/a.txt".to_owned(), Arc::clone(&none)), 1),
            Path::new("a-report.html")
        );
        assert_eq!(
            SavedDocument::Sheets.path(&ListSource::Lines("pasted", none), 1),
            Path::new("names-sheets.pdf")
        );
        assert_eq!(numbered(Path::new("/a/b.pdf"), 1), Path::new("/a/b.pdf"));
        assert_eq!(numbered(Path::new("/a/b.pdf"), 2), Path::new("/a/b-2.pdf"));
    }
}
