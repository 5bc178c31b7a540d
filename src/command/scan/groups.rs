//! A scan with groups of names that are the same or look alike: the rows are kept in a temporary file until all names
//! are read.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Seek, Write};

use bidiscope_list::scan::{NameRow, ScanOptions};
use bidiscope_list::{Grouper, Groups, ListReader, scan_list};
use bidiscope_present::error_text::file_error_text;
use bidiscope_present::message;
use bidiscope_present::report::ListedName;

use super::super::input::source_name;
use super::super::{Status, print, terminal};
use super::failure_rules::FailureRules;
use super::progress::ProgressLine;
use super::tally::Tally;
use super::{
    BlockResults, MIN_MEMORY, NonNameCount, Outputs, Scan, Stop, input, list_read_error, list_unread,
};

/// The bytes of rows after which they are written.
const WRITE_BYTES: usize = 1 << 16;

impl Scan<'_> {
    /// Writes the rows after all names are read and grouped.
    pub(super) fn with_groups(
        &self,
        list: &mut ListReader<input::Source<'_>>,
        outputs: &mut Outputs<'_, '_>,
        progress_line: &ProgressLine,
    ) -> Result<Tally, Stop> {
        let folder = std::env::temp_dir();
        let mut grouping = Grouper::new(self.group_columns(), self.arguments.memory.max(MIN_MEMORY), &folder);
        // First, so that an error in it comes before the long work.
        let other = self.read_other(&mut grouping, progress_line)?;
        // An unnamed file: the system removes it when the program ends.
        let spool = tempfile::tempfile().map_err(|error| temporary_file_error(&error))?;
        let mut spool = BufWriter::with_capacity(1 << 18, spool);
        let (writes_rows, has_report) = (outputs.rows.is_some(), outputs.report.is_some());
        let visit = |row: &NameRow, block: &mut BlockResults| {
            let fails = self.count(row, block);
            block.bytes.push(u8::from(fails));
            if writes_rows {
                self.writer.spool(row, &mut block.bytes);
            }
            if has_report {
                ListedName::write_to(row, &mut block.names);
            }
            block.keys.push(row.line, &row.keys());
        };
        let mut tally = self.each_block(list, visit, progress_line, |block| {
            let kept = spool.write_all(&block.bytes).and_then(|()| block.keys.add_to(&mut grouping, false));
            kept.map_err(|error| temporary_file_error(&error))?;
            outputs.add_to_report(block.part, &block.names)
        })?;
        tally.add_other_list(&other);
        if self.progress.is_stopped() {
            return Ok(tally);
        }
        progress_line.show(&message!(progress_comparing));
        let groups = grouping.finish(&self.progress).map_err(|error| temporary_file_error(&error))?;
        let spool = spool.into_inner().map_err(|it| temporary_file_error(&it.into_error()))?;
        match groups {
            Some(groups) => self.write_spooled(spool, groups, tally, outputs),
            // The scan was stopped.
            None => Ok(tally),
        }
    }

    /// Adds the names of the list of `--against` to the groups, and gives the counts of that list.
    fn read_other(&self, grouping: &mut Grouper, progress_line: &ProgressLine) -> Result<Tally, Stop> {
        let mut tally = Tally::default();
        let Some(other) = &self.arguments.against else { return Ok(tally) };
        progress_line.show(&message!(progress_other_list));
        let wanted = ScanOptions { parent: None, columns: self.group_columns(), ..self.wanted.clone() };
        let (source, _) =
            input::open(other, &self.progress).map_err(|error| list_read_error(other, &error))?;
        let (beginning, source) =
            input::peek_beginning(source).map_err(|error| list_read_error(other, &error))?;
        let form = self.arguments.against_format.form(other, self.arguments.column.as_deref(), &beginning);
        let form = form.map_err(|reason| list_unread(other, &reason))?;
        let mut list = ListReader::new(source, &form);
        let mut non_names = NonNameCount::default();
        let mut kept = Ok(());
        let done = scan_list(
            &mut list,
            &wanted,
            (self.arguments.threads, &self.progress),
            |row: &NameRow, block: &mut BlockResults| {
                block.keys.push(row.line, &row.keys());
                block.tally.add(row, FailureRules::default());
                block.non_names.add(row);
            },
            |block: BlockResults, _| {
                tally.join(&block.tally);
                non_names.join(&block.non_names);
                kept = block.keys.add_to(grouping, true);
                if kept.is_ok() { Ok(()) } else { Err(io::ErrorKind::Other.into()) }
            },
        );
        kept.map_err(|error| temporary_file_error(&error))?;
        done.map_err(|error| list_read_error(other, &error))?;
        if let Some(reason) = non_names.error_message(&form).filter(|_| !self.progress.is_stopped()) {
            return Err(list_unread(other, &reason));
        }
        if tally.unreadable() > 0 {
            print(&message!(against_unreadable, file = source_name(other), count = tally.unreadable()));
        }
        if tally.with_outer_space() > 0 {
            print(&message!(
                against_white_space,
                file = source_name(other),
                count = tally.with_outer_space()
            ));
        }
        Ok(tally)
    }

    fn write_spooled(
        &self,
        mut spool: File,
        mut groups: Groups,
        mut tally: Tally,
        outputs: &mut Outputs<'_, '_>,
    ) -> Result<Tally, Stop> {
        let mut names = outputs.report.as_mut().map_or(Ok(None), |it| it.kept_names())?;
        let mut name = ListedName::default();
        spool.rewind().map_err(|error| temporary_file_error(&error))?;
        let mut spool = BufReader::with_capacity(1 << 18, spool);
        let mut bytes = Vec::new();
        if let Some(rows) = &mut outputs.rows {
            rows.begin_columns(&self.writer)?;
        }
        for _ in 0..tally.rows() {
            let cells = groups.next().map_err(|error| temporary_file_error(&error))?;
            let mut fails = [0];
            spool.read_exact(&mut fails).map_err(|error| temporary_file_error(&error))?;
            tally.add_group_concerns(self.failure_rules.group_concerns(&cells), fails != [0]);
            if let (Some(names), Some(report)) = (&mut names, &mut outputs.report) {
                name.read_from(names).map_err(|error| temporary_file_error(&error))?;
                report.add_group(&name, &cells);
            }
            let Some(rows) = &mut outputs.rows else { continue };
            let read = self.writer.unspool(&mut spool, |column| cells.get(column), &mut bytes);
            read.map_err(|error| temporary_file_error(&error))?;
            if bytes.len() >= WRITE_BYTES {
                rows.write(&bytes)?;
                bytes.clear();
                if self.progress.is_stopped() {
                    return Ok(tally);
                }
            }
        }
        if let Some(rows) = &mut outputs.rows {
            rows.write(&bytes)?;
        }
        Ok(tally)
    }
}

/// Prints that a temporary file cannot be written or read.
pub(super) fn temporary_file_error(error: &io::Error) -> Stop {
    let folder = terminal::file_name(&std::env::temp_dir());
    print(&message!(names_not_kept, folder = folder, reason = file_error_text(error)));
    Stop::Reported(Status::Failed)
}
