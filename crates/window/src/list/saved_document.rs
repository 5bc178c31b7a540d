//! Files beside the list that need no name of their own: the sheets of names as PDF, and the report of the list.

use std::collections::BTreeMap;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_export::html::{ReportMetadata, list_report};
use bidiscope_export::sheet::{PageSize, PdfWriter, Sheet, SheetOptions, ascii_title};
use bidiscope_idna::verdict::grouping::GroupingBound;
use bidiscope_idna::verdict::{AnalysisOptions, RulesByZone, Zone};
use bidiscope_list::scan::{Column, MatchKind, NameRow, OtherEntries, RowBuilder, ScanOptions};
use bidiscope_report::Report;
use bidiscope_report::list::ListedName;
use bidiscope_report::page::list::{
    ListReport, ListReportOptions, ListReportPart, NameComparison, ReportedList, ReportedMatches,
};
use bidiscope_report::words::lgr::registry_ruleset_titles;
use bidiscope_system::files::write_atomically;
use bidiscope_system::threads::Progress;
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
    pub(super) fn write(self, path: &Path, what: &ToWrite, stop: &Progress) -> io::Result<PathBuf> {
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
        stop: &Progress,
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
            (None, Some(only)) => message!(title_of_sheet, name = ascii_title(&only.1)),
            _ => message!(title_of_sheets, count = names.clone().count()),
        };
        let options =
            SheetOptions { page_size: PageSize::A4, notation: self.notation, ..SheetOptions::default() };
        let mut book = PdfWriter::begin(out, &title.to_string(), None)?;
        for (row, name) in names {
            check_not_stopped(stop)?;
            let bounded =
                AnalysisOptions { grouping_bound: GroupingBound::SHORT, ..AnalysisOptions::default() };
            let options_of_name = self.names.analysis_options(row, rules, &name, bounded);
            let report = Report::with_options(name, options_of_name);
            let sheet = Sheet::of(&report, &options, &|| stop.is_stopped());
            check_not_stopped(stop)?;
            sheet.map_or(Ok(()), |it| book.add(&it))?;
        }
        book.finish().map(drop)
    }

    /// Writes the report of all names, as `bidiscope scan --report` does.
    pub(crate) fn write_report(&self, out: &mut dyn Write, stop: &Progress) -> io::Result<()> {
        let rules = &self.rules;
        let has_other = self.other_list.is_some();
        let matches = if has_other { ReportedMatches::WithOtherList } else { ReportedMatches::WithinList };
        let columns = ListReport::required_columns(matches).with(Column::Suggestion);
        let columns = possible_columns(columns, rules, self.compares());
        let kept = self.kept.len();
        let options = ScanOptions {
            notation: self.notation,
            columns,
            rules: rules.clone(),
            holder_field_index: self.holder_field,
            trims: true,
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
        let compared = [Column::AgainstSameName, Column::AgainstSameVariants].into_iter().collect();
        let of_suggested = ScanOptions {
            notation: Notation::Unicode,
            columns: possible_columns(compared, rules, self.compares()),
            holder_field_index: None,
            ..options.clone()
        };
        let read = |it: &OtherList| it.read(&of_suggested, stop, &mut Vec::new(), |_, _| ());
        let suggestions = self.other_list.as_ref().map(read).transpose().map_err(io::Error::other)?;
        let mut suggestions = suggestions.map(|it| (it.grouper, RowBuilder::new(of_suggested.clone())));
        let mut row_builder = RowBuilder::new(options);
        let mut report = ListReport::new(matches);
        let mut names = Vec::new();
        for row in 0..self.names.len() {
            check_not_stopped(stop)?;
            let line = self.names.record(row).map_or(0, |it| u64::from(it.line));
            let row = self.names.build_row(row, &mut row_builder);
            let mut part = ListReportPart::new(matches);
            part.add(row, kept);
            report.merge(part);
            groups.add(line, &row.keys())?;
            if let Some((grouper, builder)) = &mut suggestions {
                match row.suggestion.as_bytes() {
                    [] => grouper.add(line, &NameRow::default().keys())?,
                    name => grouper.add(line, &builder.row(line, name).keys())?,
                }
            }
            ListedName::write_to(row, kept, &mut names);
        }
        let Some(mut groups) = groups.finish(stop)? else { return check_not_stopped(stop) };
        let mut suggestions = match suggestions {
            Some((grouper, _)) => match grouper.finish(stop)? {
                Some(found) => Some(found),
                None => return check_not_stopped(stop),
            },
            None => None,
        };
        let (mut names, mut listed) = (names.as_slice(), ListedName::default());
        for _ in 0..self.names.len() {
            check_not_stopped(stop)?;
            let cells = groups.next()?;
            listed.read_from(&mut names)?;
            let disposition = match (&mut other_names, cells.group_or_line(Column::AgainstSameVariants)) {
                (Some(names), Some(line)) => names.variant_disposition(line, &listed.name, rules)?,
                _ => None,
            };
            let suggestion_registered = match &mut suggestions {
                Some(found) => {
                    let cells = found.next()?;
                    MatchKind::strongest(|it| cells.group_or_line(it.column()))
                }
                None => None,
            };
            let contested = self.names.named_entries(groups.contested_with());
            let compared = NameComparison {
                disposition: disposition.as_deref(),
                contested: &contested,
                suggestion_contested: &OtherEntries::default(),
                suggestion_registered,
            };
            report.add_groups(&listed, &cells, compared);
        }
        let mut matching = BTreeMap::new();
        if let Some(names) = &mut other_names {
            for line in report.other_list_lines() {
                matching.extend(names.entry(line)?.map(|entry| (line, entry)));
            }
        }
        let other = self.other_list.as_ref().map(OtherList::name);
        let zone = match rules {
            RulesByZone::SingleZone { zone, .. } => zone.as_ref().map(Zone::text),
            RulesByZone::Profile(_) => None,
        };
        let about = ReportMetadata {
            zone: zone.filter(|_| !self.states_zones),
            profile: self.profile.clone(),
            list_has_zone_column: self.states_zones,
            ruleset_titles: registry_ruleset_titles(rules),
            notation: self.notation,
            ..ReportMetadata::default()
        };
        let lists = [ReportedList { name: self.list.clone(), first_line: 1, last_line: None }];
        let asked = ListReportOptions {
            lists: &lists,
            other_list_name: other.as_deref(),
            other_entries: &matching,
            kept_column_titles: &self.kept,
            rules: Some(rules),
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
