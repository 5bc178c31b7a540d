//! Scans a list on several threads.

use std::io::{self, Read};

use crate::scan::{NameRow, NameRowBuilder, ScanOptions};
use bidiscope_system::threads::ThreadPool;

use super::name_batch::NameBatch;
use super::read::ListReader;

/// What was made of the rows of a batch of names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BatchResult<T> {
    /// The result to which all rows of the batch were added.
    pub result: T,
    /// How many bytes of the list were read by the end of the batch, from the beginning of the list.
    pub total_bytes_read: u64,
}

/// Makes the row of every name of a list on the threads of `pool`, a batch of names at a time.
///
/// `visit_row` is called for each row, on the thread that made it, and adds to the result of its batch, which is at first
/// the default value. `take_batch` gets one batch after another, in the list's order and on the calling thread. Where the work
/// is stopped, `take_batch` gets all that was read until then, and the result is `Ok`.
///
/// # Errors
/// Reading fails, after the names before are taken; or `take_batch` fails, which ends the scan.
pub fn scan_list<R: Read + Send, T: Default + Send>(
    list: &mut ListReader<R>,
    scan_options: &ScanOptions,
    pool: &ThreadPool<'_>,
    visit_row: impl Fn(&NameRow, &mut T) + Sync,
    take_batch: impl FnMut(BatchResult<T>) -> io::Result<()>,
) -> io::Result<()> {
    pool.process_in_order(
        || NameBatch::read(list),
        || NameRowBuilder::new(scan_options.clone()),
        |builder, batch| {
            let mut result = T::default();
            let is_whole = batch.for_each_row(builder, pool, |row| visit_row(row, &mut result));
            is_whole.then_some(BatchResult { result, total_bytes_read: batch.bytes_read })
        },
        take_batch,
    )
}
