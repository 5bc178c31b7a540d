//! The rows of the lists, a block at a time.

use std::io;

use bidiscope_list::scan::{NameRow, NameRowBuilder, ScanOptions};
use bidiscope_list::{BatchResult, ComparisonKeyBuffer, ListEntryParentZones, ListInputFormat, scan_list};
use bidiscope_report::page::list::PartialListReport;
use bidiscope_system::threads::ThreadPool;

use super::super::input::list_read_error;
use super::super::status::Stop;
use super::lists::{List, ListPlaces, Lists};
use super::progress::ProgressLine;
use super::state::Scan;
use super::tally::Tally;

/// The results for a block of rows, which one thread makes.
#[derive(Default)]
pub(super) struct BlockResults {
    /// The rows, in the output format, or as [`RowWriter::write_temporary_row`](bidiscope_list::RowWriter::write_temporary_row)
    /// writes them.
    pub(super) bytes: Vec<u8>,
    /// What is known of each row by itself, and is needed when it is compared.
    pub(super) facts: Vec<u8>,
    /// The keys by which names are grouped.
    pub(super) keys: ComparisonKeyBuffer,
    /// The zones that the rows say, where they are compared with another list.
    pub(super) zones: ListEntryParentZones,
    pub(super) tally: Tally,
    /// What the report counts, where there is one.
    pub(super) part: Option<PartialListReport>,
    /// The names for the report, as `ListedName::write_binary_row` writes them.
    pub(super) names: Vec<u8>,
    /// The entries that rows may name, as [`write_stored_entry`](bidiscope_list::write_stored_entry) writes them.
    pub(super) entries: Vec<u8>,
    /// The keys of the suggested names, and what makes their rows.
    pub(super) suggestion_keys: ComparisonKeyBuffer,
    /// Those by which suggested names are compared with the names of the list and with each other.
    pub(super) rival_keys: ComparisonKeyBuffer,
    pub(super) suggestion_builder: Option<NameRowBuilder>,
}

impl Scan<'_> {
    /// Counts a row, whose first `kept` fields are passed through; gives whether it fails by itself, regardless of other names,
    /// and `None` if it cannot be read.
    pub(super) fn count(&self, row: &NameRow, kept: usize, block: &mut BlockResults) -> Option<bool> {
        let fails = block.tally.add(row, self.failure_rules);
        if self.arguments.report.report.is_some() {
            let matches = self.arguments.reported_matches();
            block.part.get_or_insert_with(|| PartialListReport::new(matches)).add_row(row, kept);
        }
        row.row_error.is_none().then_some(fails)
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
            reader.set_line_number_offset(lines);
            let source = places.next(path, lines);
            let (parent_field, holder_field) = (*parent_field, *holder_field);
            let of_list = ScanOptions {
                list_source: source,
                parent_zone_field: parent_field,
                name_holder_field_index: holder_field,
                ..self.wanted.clone()
            };
            // In a zone file the case of letters makes no other name.
            let wanted =
                ScanOptions { compares_ignoring_ascii_case: *format == ListInputFormat::ZoneFile, ..of_list };
            let done = scan_list(
                reader,
                &wanted,
                &ThreadPool::new(self.arguments.threads, self.progress),
                &visit,
                |BatchResult { result: block, total_bytes_read }: BatchResult<BlockResults>| {
                    tally.join(&block.tally);
                    progress_line.show_counts(tally.rows(), bytes_before + total_bytes_read);
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
            (lines, bytes_before) = (reader.last_read_line_number(), bytes_before + reader.bytes_read());
        }
        Ok(tally)
    }
}
