//! The list of registered names with which another list is compared.

mod applications;
mod indexed_names;
mod non_names;
mod stated_zones;

use std::io::{self, Read};

use bidiscope_system::threads::ThreadPool;

use crate::groups::NameMatchFinder;
use crate::index::ListEntryCounts;
use crate::kept_entries::{StoredListEntries, StoredListEntriesWriter};
use crate::kept_entry::write_stored_entry;
use crate::key_buffer::ComparisonKeyBuffer;
use crate::read::ListReader;
use crate::scan::{NameRow, ScanOptions};
use crate::scan_list::{BatchResult, scan_list};

pub use applications::{ApplicationsForName, RegistrationApplicationList};
pub use indexed_names::{IndexedListCounts, IndexedNameList, index_list_unless_stopped};
pub use non_names::NonNameCounts;
pub use stated_zones::ListEntryParentZones;

/// A list of registered names that was read, and added to a [`NameMatchFinder`].
#[derive(Debug, Default)]
pub struct RegisteredNameList {
    /// The counts of its entries.
    pub entry_counts: ListEntryCounts,
    /// How many of its entries are no names.
    pub non_name_counts: NonNameCounts,
    /// The zones that its entries say, where [`ScanOptions::parent_zone_field`] names the field.
    pub parent_zones_of_entries: ListEntryParentZones,
    /// The names that were kept; `None` for [`NamesToStore::None`].
    pub stored_entries: Option<StoredListEntries>,
}

/// Which names of a registered list are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NamesToStore {
    /// None.
    None,
    /// Those that may have variants: those with an index label.
    WithVariants,
    /// All, each with the first of the columns or keys that are [read besides the names](ListReader::with_fields).
    All {
        /// How many of these are kept.
        stored_field_count: usize,
    },
}

/// Why a registered list was not read to its end.
#[derive(Debug, thiserror::Error)]
pub enum RegisteredNameListError {
    /// The list cannot be read.
    #[error("the list cannot be read: {0}")]
    CannotReadList(#[source] io::Error),
    /// What has to be kept of it cannot be written to a temporary file.
    #[error("no temporary file: {0}")]
    CannotWriteTemporaryFile(#[source] io::Error),
}

/// What one thread makes of a batch of names.
#[derive(Default)]
struct Batch {
    /// For each of the groupers.
    keys: Vec<ComparisonKeyBuffer>,
    names: Vec<u8>,
    counts: ListEntryCounts,
    non_names: NonNameCounts,
    zones: ListEntryParentZones,
}

impl RegisteredNameList {
    /// Reads a list on the threads of `pool`. Its names are added to each of `name_match_finders` as those of the other list.
    /// `scan_options` must have the columns of all of these. `on_total_bytes_read` is called from time to time with the number
    /// of bytes read so far. Where the work is stopped, the rest of the list is missing.
    ///
    /// # Errors
    /// The list cannot be read, or a temporary file cannot be made or written.
    pub fn read_into_match_finders<R: Read + Send>(
        list: &mut ListReader<R>,
        scan_options: &ScanOptions,
        pool: &ThreadPool<'_>,
        name_match_finders: &mut [&mut NameMatchFinder],
        names_to_store: NamesToStore,
        mut on_total_bytes_read: impl FnMut(u64),
    ) -> Result<Self, RegisteredNameListError> {
        let fields = match names_to_store {
            NamesToStore::All { stored_field_count } => stored_field_count,
            NamesToStore::None | NamesToStore::WithVariants => 0,
        };
        let mut writer = match names_to_store {
            NamesToStore::None => None,
            _ => Some(
                StoredListEntriesWriter::create_temporary_file(fields)
                    .map_err(RegisteredNameListError::CannotWriteTemporaryFile)?,
            ),
        };
        let mut read = Self::default();
        let hashers: Vec<_> = name_match_finders.iter().map(|it| it.comparison_key_hasher()).collect();
        let visit = |row: &NameRow, batch: &mut Batch| {
            batch.keys.resize_with(hashers.len(), ComparisonKeyBuffer::default);
            for (keys, hasher) in batch.keys.iter_mut().zip(&hashers) {
                keys.push_row_keys(row.line_number, &row.comparison_keys(), hasher);
            }
            batch.counts.count_row(row);
            batch.non_names.count_row(row);
            if let Some(field) = scan_options.parent_zone_field {
                batch.zones.add_zone_of_row(row, field);
            }
            let is_kept = match names_to_store {
                NamesToStore::None => false,
                NamesToStore::WithVariants => !row.variant_keys.is_empty(),
                NamesToStore::All { .. } => true,
            };
            if is_kept {
                write_stored_entry(row, fields, &mut batch.names);
            }
        };
        let mut added = Ok(());
        let done = scan_list(list, scan_options, pool, visit, |it: BatchResult<Batch>| {
            let batch = it.result;
            read.entry_counts.merge_counts(&batch.counts);
            read.non_name_counts.merge_following_counts(&batch.non_names);
            read.parent_zones_of_entries.merge_zones(&batch.zones);
            on_total_bytes_read(it.total_bytes_read);
            let mut each = batch.keys.iter().zip(name_match_finders.iter_mut());
            added = each.try_for_each(|(keys, grouper)| keys.add_as_other_list_rows(grouper));
            if let (Ok(()), Some(writer)) = (&added, &mut writer) {
                added = writer.append_written_entries(&batch.names);
            }
            if added.is_ok() { Ok(()) } else { Err(io::ErrorKind::Other.into()) }
        });
        added.map_err(RegisteredNameListError::CannotWriteTemporaryFile)?;
        match done {
            // What is compressed ends as if it were damaged.
            Err(_) if pool.is_stopped() => {}
            done => done.map_err(RegisteredNameListError::CannotReadList)?,
        }
        read.entry_counts.uneven_csv_record_count = list.lines_with_uneven_field_count().line_count();
        let names = writer.map(StoredListEntriesWriter::finish).transpose();
        Ok(Self { stored_entries: names.map_err(RegisteredNameListError::CannotWriteTemporaryFile)?, ..read })
    }
}
