//! A list of applications, of which it is asked who asks for a name.

use std::io::{self, Read};

use bidiscope_system::threads::Progress;

use crate::groups::{Grouper, KeyHasher};
use crate::kept_entries::{KeptEntries, KeptEntriesWriter};
use crate::kept_entry::write_entry;
use crate::key_buffer::KeyBuffer;
use crate::read::ListReader;
use crate::scan::{Column, Columns, NameRow, OtherEntries, OtherEntry, ScanOptions};
use crate::scan_list::scan_list;

use super::RegisteredListError;

/// A list of applications that was read once. Its keys are kept in memory.
#[derive(Debug)]
pub struct ApplicationList {
    keys: Vec<KeyBuffer>,
    hasher: KeyHasher,
    entries: KeptEntries,
    /// Where the holder stands among what is kept of an entry, and how much of that is shown.
    holder: Option<usize>,
    shown: usize,
    rows: u64,
    /// Its last line, from 1.
    last_line: u64,
}

/// What one thread makes of a batch of entries.
#[derive(Default)]
struct Batch {
    keys: KeyBuffer,
    entries: Vec<u8>,
    rows: u64,
}

/// The bytes of memory in which the keys are compared; what does not fit goes to temporary files.
const COMPARING_MEMORY: u64 = 256 << 20;

/// Whom a name is contested with.
const COMPARED: Columns = Columns::of(&[Column::ContestedWith]);

impl ApplicationList {
    /// Reads a list, of whose entries the first `stored_field_count` fields are kept.
    ///
    /// # Errors
    /// The list cannot be read, or a temporary file cannot be made or written.
    pub fn read<R: Read + Send>(
        list: &mut ListReader<R>,
        wanted: &ScanOptions,
        stored_field_count: usize,
        progress: &Progress,
    ) -> Result<Self, RegisteredListError> {
        let columns = [Column::Registration, Column::Reasons].into_iter().fold(COMPARED, Columns::with);
        let wanted = ScanOptions { columns, ..wanted.clone() };
        let hasher = KeyHasher::new(COMPARED);
        let mut entries =
            KeptEntriesWriter::begin(stored_field_count).map_err(RegisteredListError::NotKept)?;
        let visit = |row: &NameRow, batch: &mut Batch| {
            batch.keys.push(row.line, &row.keys(), &hasher);
            write_entry(row, stored_field_count, &mut batch.entries);
            batch.rows += 1;
        };
        let (mut keys, mut rows, mut added) = (Vec::new(), 0, Ok(()));
        let done = scan_list(list, &wanted, (None, progress), visit, |batch: Batch, _| {
            rows += batch.rows;
            keys.push(batch.keys);
            added = entries.add(&batch.entries);
            if added.is_ok() { Ok(()) } else { Err(io::ErrorKind::Other.into()) }
        });
        added.map_err(RegisteredListError::NotKept)?;
        done.map_err(RegisteredListError::Unread)?;
        let entries = entries.finish().map_err(RegisteredListError::NotKept)?;
        Ok(Self {
            keys,
            hasher,
            entries,
            holder: None,
            shown: stored_field_count,
            rows,
            last_line: list.last_line(),
        })
    }

    /// The same where whoever asks stands at this place among what is kept of an entry, of which the first `shown_field_count` are shown.
    #[must_use]
    pub fn with_holder(self, holder_field_index: Option<usize>, shown_field_count: usize) -> Self {
        Self { holder: holder_field_index, shown: shown_field_count, ..self }
    }

    /// For each of these rows the entries that ask for its name or a variant of it and may have it, and whether they contest it:
    /// several do, where they are not all of one holder. `None` where `progress` stopped the work. The lines of the rows count from 1.
    ///
    /// # Errors
    /// A temporary file cannot be made, written or read.
    pub fn applications_for(
        &mut self,
        rows: &[NameRow],
        progress: &Progress,
    ) -> io::Result<Option<Vec<(OtherEntries, bool)>>> {
        let folder = std::env::temp_dir();
        let mut grouper = Grouper::with_hasher(COMPARED, self.hasher, (COMPARING_MEMORY, &folder));
        self.keys.iter().try_for_each(|it| it.add_to(&mut grouper, false))?;
        // The names that are asked about come after the list, each in a line of its own.
        rows.iter().try_for_each(|it| grouper.add(self.last_line + it.line, &it.keys()))?;
        let Some(mut groups) = grouper.finish(progress)? else { return Ok(None) };
        for _ in 0..self.rows {
            groups.next()?;
        }
        let mut all = Vec::new();
        for _ in rows {
            groups.next()?;
            let (lines, has_more) = groups.contested_with();
            let mut named = OtherEntries { entries: Vec::new(), has_more };
            let mut holders = Vec::new();
            for &line in lines.iter().filter(|it| **it <= self.last_line) {
                let mut entry = self.entries.entry(line)?.unwrap_or_default();
                let holder = self.holder.and_then(|it| entry.fields.get(it)).map(|it| it.trim().to_owned());
                holders.push(holder.unwrap_or_default());
                entry.fields.truncate(self.shown);
                named.entries.push(OtherEntry {
                    file: None,
                    line,
                    name: entry.name,
                    kept_values: entry.fields,
                });
            }
            let are_of_one = holders.iter().all(|it| !it.is_empty() && Some(it) == holders.first());
            all.push((named, holders.len() > 1 && !are_of_one));
        }
        Ok(Some(all))
    }
}
