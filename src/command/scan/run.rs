//! One run of `scan`: from the lists to the rows, the report and the counts.

use std::io::{self, Write};

use bidiscope_list::scan::{Column, ColumnValue, Columns, Decision, NameRow, RowBuilder, ScanOptions};
use bidiscope_list::{CountedLines, InputFormat, KeyBuffer, RowWriter, StatedZones, scan_list};
use bidiscope_report::page::list::ListReportPart;
use bidiscope_system::threads::Progress;
use bidiscope_words::message;

use super::super::input::list_read_error;
use super::super::registry::Registry;
use super::super::{CommandContext, Stop, print};
use super::Arguments;
use super::failure_rules::FailureRules;
use super::html_report::ListReportWriter;
use super::lists::{List, ListPlaces, Lists};
use super::progress::ProgressLine;
use super::row_output::RowOutput;
use super::tally::{Tally, line_list};

/// One run of the command.
pub(super) struct Scan<'a> {
    pub(super) context: &'a CommandContext,
    pub(super) arguments: &'a Arguments,
    pub(super) registry: &'a Registry,
    /// The columns that are written.
    pub(super) columns: Vec<Column>,
    pub(super) wanted: ScanOptions,
    /// Without the kept columns of the list, which its header names.
    pub(super) writer: RowWriter,
    pub(super) failure_rules: FailureRules,
    pub(super) progress: &'a Progress,
}

/// How a scan ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    Whole,
    /// It was stopped after some rows were written to standard output.
    Stopped,
    /// It was stopped, and nothing was written.
    StoppedUnwritten,
}

/// Where the results go: rows, a report, or both.
pub(super) struct Outputs<'o, 'a> {
    pub(super) rows: Option<&'o mut RowOutput<'a>>,
    pub(super) report: Option<&'o mut ListReportWriter>,
    pub(super) writer: RowWriter,
    /// What is passed through of the other list.
    pub(super) other_kept: Vec<String>,
}

impl Outputs<'_, '_> {
    pub(super) fn add_to_report(&mut self, part: Option<ListReportPart>, names: &[u8]) -> Result<(), Stop> {
        self.report.as_mut().zip(part).map_or(Ok(()), |(report, part)| report.add_rows(part, names))
    }
}

/// The results for a block of rows, which one thread makes.
#[derive(Default)]
pub(super) struct BlockResults {
    /// The rows, in the output format, or as [`RowWriter::spool`] writes them.
    pub(super) bytes: Vec<u8>,
    /// What is known of each row by itself, and is needed when it is compared.
    pub(super) facts: Vec<u8>,
    /// The keys by which names are grouped.
    pub(super) keys: KeyBuffer,
    /// The zones that the rows say, where they are compared with another list.
    pub(super) zones: StatedZones,
    pub(super) tally: Tally,
    /// What the report counts, where there is one.
    pub(super) part: Option<ListReportPart>,
    /// The names for the report, as `ListedName::write_to` writes them.
    pub(super) names: Vec<u8>,
    /// The entries that rows may name, as [`write_entry`](bidiscope_list::write_entry) writes them.
    pub(super) entries: Vec<u8>,
    /// The keys of the suggested names, and what makes their rows.
    pub(super) suggestion_keys: KeyBuffer,
    /// Those by which suggested names are compared with the names of the list and with each other.
    pub(super) rival_keys: KeyBuffer,
    pub(super) suggestion_builder: Option<RowBuilder>,
}

impl Scan<'_> {
    /// Scans the lists; gives the counts, which lines are whose, and how it ended.
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(Tally, ListPlaces, End), Stop> {
        let arguments = self.arguments;
        let mut rows = match arguments.writes_rows() {
            true => Some(RowOutput::begin(arguments.output.as_deref(), arguments.overwrite, out)?),
            false => None,
        };
        let mut report = ListReportWriter::begin(arguments)?;
        // Before anything is written, so that a missing column leaves no output.
        let mut lists = Lists::open(arguments, self.progress)?;
        let writer = self.writer.clone().with_fields(&lists.kept, &[]);
        let progress_line = ProgressLine::new(lists.bytes, rows.is_some() && arguments.output.is_none());
        let mut outputs =
            Outputs { rows: rows.as_mut(), report: report.as_mut(), writer, other_kept: Vec::new() };
        let mut places = ListPlaces::default();
        let tally = if self.group_columns() == Columns::NONE {
            self.without_groups((&mut lists, &mut places), &mut outputs, &progress_line)?
        } else {
            self.with_groups((&mut lists, &mut places), &mut outputs, &progress_line)?
        };
        let other_kept = outputs.other_kept;
        if let Some(report) = report {
            progress_line.show(&message!(progress_report));
            match self.progress.is_stopped() {
                true => report.abandon(),
                false => report.finish(self, (&tally, places.all()), (&lists.kept, &other_kept))?,
            }
        }
        progress_line.end();
        let later_keys = lists.lists.iter().map(|it| it.reader.entries_with_extra_keys()).sum::<u64>();
        if later_keys > 0 {
            print(&message!(scan_later_keys, count = later_keys));
        }
        let mut uneven = CountedLines::default();
        lists.lists.iter().for_each(|it| uneven.join(&it.reader.uneven_records()));
        if uneven.count() > 0 {
            print(&message!(
                scan_uneven_records,
                count = uneven.count(),
                lines = line_list(&uneven, &places)
            ));
        }
        let is_whole = !self.progress.is_stopped();
        let mut end = if is_whole { End::Whole } else { End::StoppedUnwritten };
        match rows {
            Some(rows) if is_whole => rows.finish()?,
            Some(rows) => {
                end = if rows.is_unwritten() { End::StoppedUnwritten } else { End::Stopped };
                rows.abandon()?;
            }
            None => {}
        }
        Ok((tally, places, end))
    }

    /// The wanted columns of groups that can have a value.
    pub(super) fn group_columns(&self) -> Columns {
        let has_other = self.arguments.against.is_some();
        self.wanted.columns.filtered(|it| it.is_comparison() && (has_other || !it.is_against_other_list()))
    }

    /// Writes each row as soon as those before it are written.
    fn without_groups(
        &self,
        lists: (&mut Lists<'_>, &mut ListPlaces),
        outputs: &mut Outputs<'_, '_>,
        progress_line: &ProgressLine,
    ) -> Result<Tally, Stop> {
        let (writes_rows, writer) = (outputs.rows.is_some(), outputs.writer.clone());
        // Before the first name is waited for, so that a reader of the rows gets their columns at once.
        if let Some(rows) = &mut outputs.rows {
            rows.begin_columns(&writer)?;
        }
        let kept = lists.0.kept.len();
        let visit = |row: &NameRow, block: &mut BlockResults| {
            let fails = self.count(row, kept, block);
            block.tally.add_decision(self.knows_decisions().then(|| Decision::of_row(row)));
            if fails == Some(true) {
                block.tally.add_failing(Some(Decision::of_row(row)), self.failure_rules.own_concerns(row));
            }
            let change = self.earlier_answer(row).change(None);
            block.tally.add_change(change);
            if writes_rows && self.keeps_row(fails, change) {
                let start = block.bytes.len();
                writer.write_row(row, |_| ColumnValue::Empty, &mut block.bytes);
                if block.bytes.len() == start {
                    block.tally.add_not_written(fails.is_some());
                }
            }
        };
        self.each_block(lists, visit, progress_line, |block| {
            outputs.add_to_report(block.part, &block.names)?;
            outputs.rows.as_mut().map_or(Ok(()), |rows| rows.write(&block.bytes))
        })
    }

    /// Counts a row, whose first `kept` fields are passed through; gives whether it fails by itself, regardless of other names, and `None` if it cannot be read.
    pub(super) fn count(&self, row: &NameRow, kept: usize, block: &mut BlockResults) -> Option<bool> {
        let fails = block.tally.add(row, self.failure_rules);
        if self.arguments.report.report.is_some() {
            let matches = self.arguments.reported_matches();
            block.part.get_or_insert_with(|| ListReportPart::new(matches)).add(row, kept);
        }
        row.error.is_none().then_some(fails)
    }

    /// Computes the rows of the lists in threads, and calls `take` with the results of each block, in the order of the lists.
    pub(super) fn each_block(
        &self,
        (lists, places): (&mut Lists<'_>, &mut ListPlaces),
        visit: impl Fn(&NameRow, &mut BlockResults) + Sync,
        progress_line: &ProgressLine,
        mut take: impl FnMut(BlockResults) -> Result<(), Stop>,
    ) -> Result<Tally, Stop> {
        let mut tally = Tally::default();
        let (mut stop, mut lines, mut bytes_before) = (None, 0, 0);
        for List { path, reader, format, parent_field, holder_field, .. } in &mut lists.lists {
            reader.set_lines_before(lines);
            let source = places.next(path, lines);
            let (parent_field, holder_field) = (*parent_field, *holder_field);
            let of_list =
                ScanOptions { source, parent_field, holder_field_index: holder_field, ..self.wanted.clone() };
            // In a zone file the case of letters makes no other name.
            let wanted = ScanOptions { ignores_case: *format == InputFormat::Zone, ..of_list };
            let done = scan_list(
                reader,
                &wanted,
                (self.arguments.threads, self.progress),
                &visit,
                |block: BlockResults, bytes_read| {
                    tally.join(&block.tally);
                    progress_line.show_counts(tally.rows(), bytes_before + bytes_read);
                    take(block).map_err(|why| {
                        stop = Some(why);
                        io::ErrorKind::Other.into()
                    })
                },
            );
            if let Some(stop) = stop {
                progress_line.end();
                return Err(stop);
            }
            match done {
                Ok(()) => {}
                // What is compressed ends as if it were damaged.
                Err(_) if self.progress.is_stopped() => return Ok(tally),
                Err(error) => {
                    progress_line.end();
                    return Err(list_read_error(path, &error));
                }
            }
            (lines, bytes_before) = (reader.last_line(), bytes_before + reader.bytes_read());
        }
        Ok(tally)
    }
}
