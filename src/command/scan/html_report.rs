//! `scan --report`: the counts of a list, and the names that need attention, as one page of HTML.

use std::fs::File;
use std::io::{BufReader, BufWriter, Seek, Write};
use std::path::Path;

use bidiscope_list::GroupCells;
use bidiscope_list::scan::ScanOptions;
use bidiscope_present::report::{ListReport, ListReportOptions, ListReportPart, ListedName, ReportMetadata};
use bidiscope_system::threads::Progress;

use super::super::input::source_name;
use super::super::report::{self, ReportFile};
use super::groups::temporary_file_error;
use super::{Arguments, Stop};

/// Collects the report while the list is read.
pub(super) struct ListReportWriter {
    file: ReportFile,
    report: ListReport,
    /// A temporary file of the names, for the groups that are known at the end.
    names: Option<BufWriter<File>>,
}

impl ListReportWriter {
    /// Begins the report, where `--report` asks for one. Names are kept where there are groups.
    pub(super) fn begin(arguments: &Arguments) -> Result<Option<Self>, Stop> {
        let Some(path) = &arguments.report.report else { return Ok(None) };
        let file = ReportFile::begin(path, arguments.overwrite).map_err(Stop::Reported)?;
        let names = match arguments.no_groups {
            true => None,
            // An unnamed file: the system removes it when the program ends.
            false => {
                Some(BufWriter::new(tempfile::tempfile().map_err(|error| temporary_file_error(&error))?))
            }
        };
        Ok(Some(Self { file, report: ListReport::default(), names }))
    }

    /// Adds the next rows of the list, with their names as [`ListedName::write_to`] writes them.
    pub(super) fn add_rows(&mut self, part: ListReportPart, names: &[u8]) -> Result<(), Stop> {
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

    /// Adds the group cells of a name.
    pub(super) fn add_group(&mut self, name: &ListedName, cells: &GroupCells) {
        self.report.add_groups(name, cells);
    }

    /// Writes the report, and gives the file its name. Where that is stopped the file is removed.
    pub(super) fn finish(
        mut self,
        arguments: &Arguments,
        wanted: &ScanOptions,
        progress: &Progress,
    ) -> Result<(), Stop> {
        let about = ReportMetadata {
            zone: wanted.parent.as_ref().map(|it| it.zone().name().text()),
            notation: wanted.notation,
            created: report::creation_time(),
        };
        // Without its folder: a report that is passed on should not show the user's folders.
        let name_without_folder = |path: &Path| match path.file_name() {
            Some(name) if path != Path::new("-") => report::input_excerpt(name.as_encoded_bytes()),
            _ => source_name(path),
        };
        let list = name_without_folder(&arguments.file);
        let other = arguments.against.as_deref().map(name_without_folder);
        let asked = ListReportOptions {
            list: &list,
            other: other.as_deref(),
            has_groups: !arguments.no_groups,
            zone: wanted.parent.as_ref().map(|it| it.zone()),
        };
        for piece in self.report.html(&about, asked) {
            if progress.is_stopped() {
                self.file.abandon();
                return Ok(());
            }
            self.file.write(&piece).map_err(Stop::Reported)?;
        }
        self.file.finish().map_err(Stop::Reported)
    }

    /// Removes the file, since the list was not read to its end.
    pub(super) fn abandon(self) {
        self.file.abandon();
    }
}
