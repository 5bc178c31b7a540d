//! One run of `scan`: from the lists to the rows, the report and the counts.

use std::io::Write;

use bidiscope_list::LineTally;
use bidiscope_list::scan::{NameRow, RegistrationDecision, ScanColumnSet, ScanColumnValue};
use bidiscope_words::message;

use super::super::standard_error::print;
use super::super::status::Stop;
use super::blocks::BlockResults;
use super::html_report::ListReportWriter;
use super::lists::{ListPlaces, Lists};
use super::outputs::Outputs;
use super::progress::ProgressLine;
use super::row_output::RowOutput;
use super::state::{End, Scan};
use super::tally::{Tally, line_list};

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
        let writer = self.writer.clone().with_passed_through_fields(&lists.kept, &[]);
        let progress_line = ProgressLine::new(lists.bytes, rows.is_some() && arguments.output.is_none());
        let mut outputs =
            Outputs { rows: rows.as_mut(), report: report.as_mut(), writer, other_kept: Vec::new() };
        let mut places = ListPlaces::default();
        let tally = if self.group_columns() == ScanColumnSet::NONE {
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
        let mut uneven = LineTally::default();
        lists.lists.iter().for_each(|it| uneven.merge_tally(&it.reader.lines_with_uneven_field_count()));
        if uneven.line_count() > 0 {
            print(&message!(
                scan_uneven_records,
                count = uneven.line_count(),
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
            block.tally.add_decision(self.knows_decisions().then(|| RegistrationDecision::of_row_alone(row)));
            if fails == Some(true) {
                block.tally.add_failing(
                    Some(RegistrationDecision::of_row_alone(row)),
                    self.failure_rules.own_concerns(row),
                );
            }
            let change = self.earlier_answer(row).change(None);
            block.tally.add_change(change);
            if writes_rows && self.keeps_row(fails, change) {
                let start = block.bytes.len();
                writer.write_row(row, |_| ScanColumnValue::Empty, &mut block.bytes);
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
}
