//! A list of registered names in an index of its own, with which a few names are compared at once, however long it is.

use std::io::{self, BufWriter, Read, Write};
use std::sync::Arc;

use bidiscope_system::threads::{ThreadPool, WorkProgress};

use crate::index::{
    IndexedListFile, ListEntryCounts, NameIndex, NameIndexSettings, NameIndexWriter, NameIndexWriterOptions,
    StoredEntryBuffer,
};
use crate::key_buffer::ComparisonKeyBuffer;
use crate::read::ListReader;
use crate::scan::{NameRow, ScanOptions};
use crate::scan_list::{BatchResult, scan_list};

use super::{NonNameCounts, RegisteredNameListError};

/// A list of registered names that was read, in an index that no file keeps.
#[derive(Clone, Debug)]
pub struct IndexedNameList {
    /// The index.
    pub index: Arc<NameIndex>,
    /// The counts of the entries of the list.
    pub counts: ListEntryCounts,
    /// How many of them are no names.
    pub non_names: NonNameCounts,
}

/// The counts of a list whose names were added to an index.
#[derive(Clone, Copy, Debug, Default)]
pub struct IndexedListCounts {
    /// The counts of its entries.
    pub entry_counts: ListEntryCounts,
    /// How many of its entries are no names.
    pub non_name_counts: NonNameCounts,
}

/// What one thread makes of a batch of names.
#[derive(Default)]
struct Batch {
    keys: ComparisonKeyBuffer,
    names: StoredEntryBuffer,
    counts: ListEntryCounts,
    non_names: NonNameCounts,
}

/// The bytes of memory in which the keys are sorted; what does not fit goes to temporary files.
const SORTING_MEMORY: u64 = 256 << 20;

impl IndexedNameList {
    /// Reads a list; the columns of `scan_options` are those that an index has. `stored_column_titles` has the titles of the
    /// first fields, which are kept of each entry. `None` where `progress` stopped the work.
    ///
    /// # Errors
    /// The list cannot be read, or a temporary file cannot be made, written or read.
    pub fn read_unless_stopped<R: Read + Send>(
        list: &mut ListReader<R>,
        scan_options: &ScanOptions,
        stored_column_titles: &[String],
        progress: &WorkProgress,
    ) -> Result<Option<Self>, RegisteredNameListError> {
        let settings = NameIndexSettings::new(
            scan_options.name_notation,
            scan_options.trims_white_space,
            &scan_options.registry_rules,
            Vec::new(),
        );
        let settings = settings.with_name_holders(scan_options.name_holder_field_index.is_some());
        let writer_options = NameIndexWriterOptions {
            settings,
            stored_column_titles,
            max_sort_memory_bytes: SORTING_MEMORY,
            max_thread_count: None,
            temporary_folder: &std::env::temp_dir(),
        };
        let begin = || NameIndexWriter::new(BufWriter::new(tempfile::tempfile()?), writer_options);
        let mut index = begin().map_err(RegisteredNameListError::CannotWriteTemporaryFile)?;
        let wanted = ScanOptions { computed_columns: index.needed_row_columns(), ..scan_options.clone() };
        let added = index_list_unless_stopped(
            list,
            &wanted,
            &mut index,
            stored_column_titles.len(),
            &ThreadPool::new(None, progress),
        )?;
        let Some(IndexedListCounts { entry_counts: counts, non_name_counts: non_names }) = added else {
            return Ok(None);
        };
        let finish = || -> io::Result<Option<NameIndex>> {
            let Some(file) = index.finish_unless_stopped(IndexedListFile::default(), counts, progress)?
            else {
                return Ok(None);
            };
            NameIndex::of_file(file.into_inner().map_err(io::IntoInnerError::into_error)?).map(Some)
        };
        let index = finish().map_err(RegisteredNameListError::CannotWriteTemporaryFile)?;
        Ok(index.map(|it| Self { index: Arc::new(it), counts, non_names }))
    }
}

/// Adds the names of a list to an index, on the threads of `pool`. `scan_options` has the columns of the index, which keeps the
/// first `stored_field_count` fields of each entry. `None` where the work was stopped.
///
/// # Errors
/// The list cannot be read, or the index or a temporary file cannot be written.
pub fn index_list_unless_stopped<R: Read + Send, W: Write>(
    list: &mut ListReader<R>,
    scan_options: &ScanOptions,
    index_writer: &mut NameIndexWriter<W>,
    stored_field_count: usize,
    pool: &ThreadPool<'_>,
) -> Result<Option<IndexedListCounts>, RegisteredNameListError> {
    let hasher = index_writer.comparison_key_hasher();
    let visit = |row: &NameRow, batch: &mut Batch| {
        batch.keys.push_row_keys(row.line_number, &row.comparison_keys(), &hasher);
        batch.names.push_row(row, stored_field_count);
        batch.counts.count_row(row);
        batch.non_names.count_row(row);
    };
    let (mut counts, mut added) = (IndexedListCounts::default(), Ok(()));
    let done = scan_list(
        list,
        scan_options,
        pool,
        visit,
        |BatchResult { result: batch, .. }: BatchResult<Batch>| {
            counts.entry_counts.merge_counts(&batch.counts);
            counts.non_name_counts.merge_following_counts(&batch.non_names);
            added = index_writer.add_rows(&batch.keys, &batch.names);
            if added.is_ok() { Ok(()) } else { Err(io::ErrorKind::Other.into()) }
        },
    );
    added.map_err(RegisteredNameListError::CannotWriteTemporaryFile)?;
    // What is compressed ends as if it were damaged.
    if pool.is_stopped() {
        return Ok(None);
    }
    done.map_err(RegisteredNameListError::CannotReadList)?;
    counts.entry_counts.uneven_csv_record_count = list.lines_with_uneven_field_count().line_count();
    Ok(Some(counts))
}
