//! `scan --report`: what is counted of a list, and what needs attention in it, as one page of HTML.

use std::fs::File;
use std::io::{BufReader, BufWriter, Seek, Write};
use std::path::Path;

use bidiscope_list::GroupCells;
use bidiscope_list::scan::Wanted;
use bidiscope_present::report::{ListAsked, ListPart, ListReport, ListedName, ReportAbout, ReportWords};
use bidiscope_system::threads::Progress;

use super::super::input::called;
use super::super::report::{self, ReportFile};
use super::groups::not_kept;
use super::{Arguments, Stop};

/// A report that is gathered while the list goes by.
pub(super) struct Reported {
    words: ReportWords,
    file: ReportFile,
    report: ListReport,
    /// The names, which groups are told of when all are known.
    names: Option<BufWriter<File>>,
}

impl Reported {
    /// Begins one, where it is asked for. Names are kept where groups are told.
    pub(super) fn begin(arguments: &Arguments) -> Result<Option<Self>, Stop> {
        let Some(path) = &arguments.report.report else { return Ok(None) };
        let words = arguments.report.read_words().map_err(Stop::Said)?;
        let file = ReportFile::begin(path, arguments.overwrite).map_err(Stop::Said)?;
        let names = match arguments.no_groups {
            true => None,
            // It has no name, and is gone with the program however that ends.
            false => Some(BufWriter::new(tempfile::tempfile().map_err(|error| not_kept(&error))?)),
        };
        Ok(Some(Self { words, file, report: ListReport::default(), names }))
    }

    /// Takes the next rows of the list, with their names as [`ListedName::spool`] writes them.
    pub(super) fn take(&mut self, part: ListPart, names: &[u8]) -> Result<(), Stop> {
        self.report.take(part);
        let kept = self.names.as_mut().map_or(Ok(()), |it| it.write_all(names));
        kept.map_err(|error| not_kept(&error))
    }

    /// Reads the names again, from the first row on.
    pub(super) fn names(&mut self) -> Result<Option<BufReader<File>>, Stop> {
        let Some(names) = self.names.take() else { return Ok(None) };
        let mut file = names.into_inner().map_err(|it| not_kept(&it.into_error()))?;
        file.rewind().map_err(|error| not_kept(&error))?;
        Ok(Some(BufReader::with_capacity(1 << 18, file)))
    }

    /// Takes what is told of a row among the others.
    pub(super) fn group(&mut self, name: &ListedName, cells: &GroupCells) {
        self.report.group(name, cells);
    }

    /// Writes it all, and gives the file its name; nothing is left of it where that is stopped.
    pub(super) fn finish(
        mut self,
        arguments: &Arguments,
        wanted: &Wanted,
        progress: &Progress,
    ) -> Result<(), Stop> {
        let about = ReportAbout {
            zone: wanted.under.as_ref().map(|it| it.zone().name().text()),
            notation: wanted.notation,
            made: report::made(),
        };
        // Not its folder, which is nobody's business to whom the report is handed on.
        let called_in_it = |path: &Path| match path.file_name() {
            Some(name) if path != Path::new("-") => report::given(name.as_encoded_bytes()),
            _ => called(path),
        };
        let list = called_in_it(&arguments.file);
        let other = arguments.against.as_deref().map(called_in_it);
        let asked = ListAsked {
            list: &list,
            other: other.as_deref(),
            has_groups: !arguments.no_groups,
            zone: wanted.under.as_ref().map(|it| it.zone()),
        };
        for piece in self.report.pages(&self.words, &about, asked) {
            if progress.is_stopped() {
                self.file.abandon();
                return Ok(());
            }
            self.file.write(&piece).map_err(Stop::Said)?;
        }
        self.file.finish().map_err(Stop::Said)
    }

    /// The list was not read to its end: there is no report of it.
    pub(super) fn abandon(self) {
        self.file.abandon();
    }
}
