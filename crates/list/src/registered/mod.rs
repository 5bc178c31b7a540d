//! The list of registered names with which another list is compared.

mod applications;
mod indexed_names;
mod non_names;
mod stated_zones;

use std::io::{self, Read};

use bidiscope_system::threads::Progress;

use crate::groups::Grouper;
use crate::index::ListCounts;
use crate::kept_entries::{KeptEntries, KeptEntriesWriter};
use crate::kept_entry::write_entry;
use crate::key_buffer::KeyBuffer;
use crate::read::ListReader;
use crate::scan::{NameRow, ScanOptions};
use crate::scan_list::scan_list;

pub use applications::ApplicationList;
pub use indexed_names::{IndexedNames, add_list_to_index};
pub use non_names::NonNameCount;
pub use stated_zones::StatedZones;

/// A list of registered names that was read, and added to a [`Grouper`].
#[derive(Debug, Default)]
pub struct RegisteredList {
    /// The counts of its entries.
    pub counts: ListCounts,
    /// How many of its entries are no names.
    pub non_names: NonNameCount,
    /// The zones that its entries say, where [`ScanOptions::parent_field`] names the field.
    pub zones: StatedZones,
    /// The names that were kept; `None` for [`NamesToKeep::None`].
    pub names: Option<KeptEntries>,
}

/// Which names of a registered list are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NamesToKeep {
    /// None.
    None,
    /// Those that may have variants: those with an index label.
    WithVariants,
    /// All, each with the first of the columns or keys that are [read besides the names](ListReader::with_fields): this many.
    All(usize),
}

/// Why a registered list was not read to its end.
#[derive(Debug, thiserror::Error)]
pub enum RegisteredListError {
    /// The list cannot be read.
    #[error("the list cannot be read: {0}")]
    Unread(#[source] io::Error),
    /// What has to be kept of it cannot be written to a temporary file.
    #[error("no temporary file: {0}")]
    NotKept(#[source] io::Error),
}

/// What one thread makes of a batch of names.
#[derive(Default)]
struct Batch {
    /// For each of the groupers.
    keys: Vec<KeyBuffer>,
    names: Vec<u8>,
    counts: ListCounts,
    non_names: NonNameCount,
    zones: StatedZones,
}

impl RegisteredList {
    /// Reads a list on this many threads (`None`: one for each core), and adds its names to each of `groupers` as those of the
    /// other list. `wanted` must have the columns of all groupers. `on_bytes_read` is called from time to time with the number of bytes
    /// read so far. Where `progress` stops the work, the rest of the list is missing.
    ///
    /// # Errors
    /// The list cannot be read, or a temporary file cannot be made or written.
    pub fn read<R: Read + Send>(
        list: &mut ListReader<R>,
        wanted: &ScanOptions,
        (threads, progress): (Option<usize>, &Progress),
        (groupers, kept): (&mut [&mut Grouper], NamesToKeep),
        mut on_bytes_read: impl FnMut(u64),
    ) -> Result<Self, RegisteredListError> {
        let fields = if let NamesToKeep::All(fields) = kept { fields } else { 0 };
        let mut writer = match kept {
            NamesToKeep::None => None,
            _ => Some(KeptEntriesWriter::begin(fields).map_err(RegisteredListError::NotKept)?),
        };
        let mut read = Self::default();
        let hashers: Vec<_> = groupers.iter().map(|it| it.hasher()).collect();
        let visit = |row: &NameRow, batch: &mut Batch| {
            batch.keys.resize_with(hashers.len(), KeyBuffer::default);
            for (keys, hasher) in batch.keys.iter_mut().zip(&hashers) {
                keys.push(row.line, &row.keys(), hasher);
            }
            batch.counts.add(row);
            batch.non_names.add(row);
            if let Some(field) = wanted.parent_field {
                batch.zones.add(row, field);
            }
            let is_kept = match kept {
                NamesToKeep::None => false,
                NamesToKeep::WithVariants => !row.variant_keys.is_empty(),
                NamesToKeep::All(_) => true,
            };
            if is_kept {
                write_entry(row, fields, &mut batch.names);
            }
        };
        let mut added = Ok(());
        let done = scan_list(list, wanted, (threads, progress), visit, |batch: Batch, bytes| {
            read.counts.join(&batch.counts);
            read.non_names.join(&batch.non_names);
            read.zones.join(&batch.zones);
            on_bytes_read(bytes);
            let mut each = batch.keys.iter().zip(groupers.iter_mut());
            added = each.try_for_each(|(keys, grouper)| keys.add_to(grouper, true));
            if let (Ok(()), Some(writer)) = (&added, &mut writer) {
                added = writer.add(&batch.names);
            }
            if added.is_ok() { Ok(()) } else { Err(io::ErrorKind::Other.into()) }
        });
        added.map_err(RegisteredListError::NotKept)?;
        match done {
            // What is compressed ends as if it were damaged.
            Err(_) if progress.is_stopped() => {}
            done => done.map_err(RegisteredListError::Unread)?,
        }
        read.counts.uneven_records = list.uneven_records().count();
        let names = writer.map(KeptEntriesWriter::finish).transpose();
        Ok(Self { names: names.map_err(RegisteredListError::NotKept)?, ..read })
    }
}
