//! Batches of names, from the reader to the threads that make their rows.

use std::io::{self, Read};

use bidiscope_system::threads::ThreadPool;

use crate::fields::ListEntryFields;
use crate::scan::{NameRow, NameRowBuilder};

use super::read::{ListEntryError, ListReader};

/// A batch is passed on when it has this many bytes or names.
const BATCH_BYTES: usize = 1 << 15;
const BATCH_NAMES: usize = 1 << 10;

/// Some consecutive entries of a list.
#[derive(Debug, Default)]
pub(super) struct NameBatch {
    text: Vec<u8>,
    entries: Vec<BatchEntry>,
    /// How many bytes of the input were read by then.
    pub(super) bytes_read: u64,
}

#[derive(Debug)]
struct BatchEntry {
    line: u64,
    end: usize,
    kind: EntryKind,
    fields: ListEntryFields,
}

/// What an entry holds.
#[derive(Debug)]
enum EntryKind {
    Name,
    /// An owner in a zone file that is no registration.
    ZoneOwner,
    /// No name can be read.
    Unreadable(ListEntryError),
}

impl NameBatch {
    /// The next batch; `None` at the end of the list. A batch ends early where the next read may block.
    pub(super) fn read<R: Read>(list: &mut ListReader<R>) -> io::Result<Option<Self>> {
        let mut batch = Self::default();
        while let Some(entry) = list.next()? {
            let (kind, bytes) = match entry.name_bytes {
                Ok(name) if entry.is_unregistered_zone_file_owner => (EntryKind::ZoneOwner, name),
                Ok(name) => (EntryKind::Name, name),
                Err(error) => (EntryKind::Unreadable(error.clone()), &[][..]),
            };
            batch.text.extend_from_slice(bytes);
            let (end, fields) = (batch.text.len(), entry.entry_fields.clone());
            batch.entries.push(BatchEntry { line: entry.line_number, end, kind, fields });
            if batch.text.len() >= BATCH_BYTES || batch.entries.len() >= BATCH_NAMES || list.is_buffer_empty()
            {
                break;
            }
        }
        batch.bytes_read = list.bytes_read();
        Ok((!batch.entries.is_empty()).then_some(batch))
    }

    /// Makes the row of each entry and calls `visit` with it. Whether it came to the end: not where it was stopped, since a
    /// row may take a millisecond, as under the rules of many zones.
    pub(super) fn for_each_row(
        &self,
        builder: &mut NameRowBuilder,
        pool: &ThreadPool<'_>,
        mut visit: impl FnMut(&NameRow),
    ) -> bool {
        let mut start = 0;
        for BatchEntry { line, end, kind, fields } in &self.entries {
            if pool.is_stopped() {
                return false;
            }
            let (line, bytes) = (*line, &self.text[start..*end]);
            start = *end;
            match kind {
                EntryKind::Name => builder.build_entry_row(line, bytes, fields),
                EntryKind::ZoneOwner => builder.build_unregistered_owner_row(line, bytes),
                EntryKind::Unreadable(error) => builder.build_unreadable_row(line, error.clone()),
            };
            visit(builder.last_row_with_fields(fields));
        }
        true
    }
}
