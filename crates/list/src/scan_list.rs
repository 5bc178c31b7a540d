//! Scans a list on several threads.

use std::io::{self, Read};

use crate::scan::{NameRow, NameRowBuilder, ScanOptions};
use bidiscope_system::threads::{ThreadPool, WorkProgress};

use super::name_batch::NameBatch;
use super::read::ListReader;

/// Makes the row of every name of a list on `threads` threads (`None`: one for each core), a batch of names at a time.
///
/// `visit_row` is called for each row, on the thread that made it, and adds to the result of its batch, which is at first
/// the default value. `take_result_and_bytes_read` gets the result of one batch after another, in the list's order and on the
/// calling thread, with the number of bytes of the list read by then. Where `progress` stops the work,
/// `take_result_and_bytes_read` gets all that was read until then, and the result is `Ok`.
///
/// # Errors
/// Reading fails, after the names before are taken; or `take_result_and_bytes_read` fails, which ends the scan.
pub fn scan_list<R: Read + Send, T: Default + Send>(
    list: &mut ListReader<R>,
    scan_options: &ScanOptions,
    (threads, progress): (Option<usize>, &WorkProgress),
    visit_row: impl Fn(&NameRow, &mut T) + Sync,
    mut take_result_and_bytes_read: impl FnMut(T, u64) -> io::Result<()>,
) -> io::Result<()> {
    ThreadPool::new(threads, progress).process_in_order(
        || NameBatch::read(list),
        || NameRowBuilder::new(scan_options.clone()),
        |builder, batch| {
            let mut result = T::default();
            let is_whole = batch.for_each_row(builder, progress, |row| visit_row(row, &mut result));
            is_whole.then_some((result, batch.bytes_read))
        },
        |(result, bytes_read)| take_result_and_bytes_read(result, bytes_read),
    )
}
