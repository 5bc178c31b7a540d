//! A scan that tells which names are the same: the rows wait in a temporary file until all names are known.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Seek, Write};

use bidiscope_list::scan::{NameRow, Wanted};
use bidiscope_list::{Grouper, Groups, ListReader, answer_list};
use bidiscope_present::report::ListedName;
use bidiscope_system::files;

use super::super::input::called;
use super::super::{Status, say, terminal};
use super::failing::Failing;
use super::progress::Reporter;
use super::tally::Tally;
use super::{LEAST_MEMORY, Made, NoNames, Outcome, Scan, Stop, cannot_be_read, input};

/// How many bytes of rows are written at once.
const AT_ONCE: usize = 1 << 16;

impl Scan<'_> {
    /// Writes the rows once all names are known.
    pub(super) fn with_groups(
        &self,
        list: &mut ListReader<input::Source<'_>>,
        to: &mut Outcome<'_, '_>,
        reporter: &Reporter,
    ) -> Result<Tally, Stop> {
        let folder = std::env::temp_dir();
        let mut grouping = Grouper::new(self.of_groups(), self.arguments.memory.max(LEAST_MEMORY), &folder);
        // First, so that what is wrong with it is known before the long work.
        let other = self.read_other(&mut grouping, reporter)?;
        // It has no name, and is gone with the program however that ends.
        let spool = tempfile::tempfile().map_err(|error| not_kept(&error))?;
        let mut spool = BufWriter::with_capacity(1 << 18, spool);
        let (writes_rows, has_report) = (to.rows.is_some(), to.reported.is_some());
        let visit = |row: &NameRow, made: &mut Made| {
            let fails = self.count(row, made);
            made.bytes.push(u8::from(fails));
            if writes_rows {
                self.writer.spool(row, &mut made.bytes);
            }
            if has_report {
                ListedName::spool(row, &mut made.names);
            }
            made.keys.push(row.line, &row.keys());
        };
        let mut tally = self.each_block(list, visit, reporter, |made| {
            let kept = spool.write_all(&made.bytes).and_then(|()| made.keys.add_to(&mut grouping, false));
            kept.map_err(|error| not_kept(&error))?;
            to.report(made.part, &made.names)
        })?;
        tally.beside(&other);
        if self.progress.is_stopped() {
            return Ok(tally);
        }
        reporter.say("comparing the names");
        let groups = grouping.finish(&self.progress).map_err(|error| not_kept(&error))?;
        let spool = spool.into_inner().map_err(|it| not_kept(&it.into_error()))?;
        match groups {
            Some(groups) => self.write_spooled(spool, groups, tally, to),
            // Somebody stopped it.
            None => Ok(tally),
        }
    }

    /// Gives the grouping the names of the list to compare with, and tells what was counted there.
    fn read_other(&self, grouping: &mut Grouper, reporter: &Reporter) -> Result<Tally, Stop> {
        let mut tally = Tally::default();
        let Some(other) = &self.arguments.against else { return Ok(tally) };
        reporter.say("reading the other list");
        let wanted = Wanted { under: None, columns: self.of_groups(), ..self.wanted.clone() };
        let (source, _) =
            input::open(other, &self.progress).map_err(|error| cannot_be_read(other, &error))?;
        let (beginning, source) =
            input::with_beginning(source).map_err(|error| cannot_be_read(other, &error))?;
        let form = self.arguments.other.form(other, self.arguments.column.as_deref(), &beginning);
        let form = form.map_err(|words| cannot_be_read(other, &io::Error::other(words)))?;
        let mut list = ListReader::new(source, &form);
        let mut no_names = NoNames::default();
        let mut kept = Ok(());
        let done = answer_list(
            &mut list,
            &wanted,
            (self.arguments.threads, &self.progress),
            |row: &NameRow, made: &mut Made| {
                made.keys.push(row.line, &row.keys());
                made.tally.add(row, Failing::default());
                made.no_names.add(row);
            },
            |made: Made, _| {
                tally.join(&made.tally);
                no_names.join(&made.no_names);
                kept = made.keys.add_to(grouping, true);
                if kept.is_ok() { Ok(()) } else { Err(io::ErrorKind::Other.into()) }
            },
        );
        kept.map_err(|error| not_kept(&error))?;
        done.map_err(|error| cannot_be_read(other, &error))?;
        if let Some(words) = no_names.complaint(&form).filter(|_| !self.progress.is_stopped()) {
            return Err(cannot_be_read(other, &io::Error::other(words)));
        }
        if tally.unreadable() > 0 {
            let (name, count) = (called(other), tally.unreadable());
            say(&format!("{name}: {count} of its lines cannot be read, and are compared with nothing"));
        }
        if tally.spaced() > 0 {
            let (name, count) = (called(other), tally.spaced());
            say(&format!(
                "{name}: {count} of its names begin or end with white space, which is part of the name"
            ));
        }
        Ok(tally)
    }

    fn write_spooled(
        &self,
        mut spool: File,
        mut groups: Groups,
        mut tally: Tally,
        to: &mut Outcome<'_, '_>,
    ) -> Result<Tally, Stop> {
        let mut names = to.reported.as_mut().map_or(Ok(None), |it| it.names())?;
        let mut name = ListedName::default();
        spool.rewind().map_err(|error| not_kept(&error))?;
        let mut spool = BufReader::with_capacity(1 << 18, spool);
        let mut bytes = Vec::new();
        if let Some(rows) = &mut to.rows {
            rows.columns(&self.writer)?;
        }
        for _ in 0..tally.rows() {
            let cells = groups.next().map_err(|error| not_kept(&error))?;
            let mut fails = [0];
            spool.read_exact(&mut fails).map_err(|error| not_kept(&error))?;
            tally.add_of_groups(self.failing.of_groups(&cells), fails != [0]);
            if let (Some(names), Some(reported)) = (&mut names, &mut to.reported) {
                name.unspool(names).map_err(|error| not_kept(&error))?;
                reported.group(&name, &cells);
            }
            let Some(rows) = &mut to.rows else { continue };
            let read = self.writer.unspool(&mut spool, |column| cells.get(column), &mut bytes);
            read.map_err(|error| not_kept(&error))?;
            if bytes.len() >= AT_ONCE {
                rows.write(&bytes)?;
                bytes.clear();
                if self.progress.is_stopped() {
                    return Ok(tally);
                }
            }
        }
        if let Some(rows) = &mut to.rows {
            rows.write(&bytes)?;
        }
        Ok(tally)
    }
}

/// What is kept until all names are known cannot be kept.
pub(super) fn not_kept(error: &io::Error) -> Stop {
    let folder = terminal::file_name(&std::env::temp_dir());
    say(&format!("{folder}: the names cannot be kept until all are known: {}", files::reason(error)));
    Stop::Said(Status::Failed)
}
