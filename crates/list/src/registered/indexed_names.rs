//! A list of registered names in an index of its own, with which a few names are compared at once, however long it is.

use std::io::{self, BufWriter, Read, Write};
use std::sync::Arc;

use bidiscope_system::threads::Progress;

use crate::index::{IndexSettings, IndexWriter, ListCounts, NameBuffer, NameIndex, SourceFile};
use crate::key_buffer::KeyBuffer;
use crate::read::ListReader;
use crate::scan::{NameRow, ScanOptions};
use crate::scan_list::scan_list;

use super::{NonNameCount, RegisteredListError};

/// A list of registered names that was read, in an index that no file keeps.
#[derive(Clone, Debug)]
pub struct IndexedNames {
    /// The index.
    pub index: Arc<NameIndex>,
    /// The counts of the entries of the list.
    pub counts: ListCounts,
    /// How many of them are no names.
    pub non_names: NonNameCount,
}

/// What one thread makes of a batch of names.
#[derive(Default)]
struct Batch {
    keys: KeyBuffer,
    names: NameBuffer,
    counts: ListCounts,
    non_names: NonNameCount,
}

/// The bytes of memory in which the keys are sorted; what does not fit goes to temporary files.
const SORTING_MEMORY: u64 = 256 << 20;

impl IndexedNames {
    /// Reads a list; the columns of `wanted` are those that an index has. `stored_titles` has the titles of the first fields, which are
    /// kept of each entry. `None` where `progress` stopped the work.
    ///
    /// # Errors
    /// The list cannot be read, or a temporary file cannot be made, written or read.
    pub fn read<R: Read + Send>(
        list: &mut ListReader<R>,
        wanted: &ScanOptions,
        stored_titles: &[String],
        progress: &Progress,
    ) -> Result<Option<Self>, RegisteredListError> {
        let settings = IndexSettings::new(wanted.notation, wanted.trims, &wanted.rules, Vec::new());
        let settings = settings.with_holders(wanted.holder_field_index.is_some());
        let memory = (SORTING_MEMORY, None, std::env::temp_dir());
        let begin = || {
            let file = BufWriter::new(tempfile::tempfile()?);
            IndexWriter::new(file, (settings, stored_titles), (memory.0, memory.1, &memory.2))
        };
        let mut index = begin().map_err(RegisteredListError::NotKept)?;
        let wanted = ScanOptions { columns: index.columns(), ..wanted.clone() };
        let added = add_list_to_index(list, &wanted, (&mut index, stored_titles.len()), (None, progress))?;
        let Some((counts, non_names)) = added else { return Ok(None) };
        let finish = || -> io::Result<Option<NameIndex>> {
            let Some(file) = index.finish(SourceFile::default(), counts, progress)? else { return Ok(None) };
            NameIndex::of_file(file.into_inner().map_err(io::IntoInnerError::into_error)?).map(Some)
        };
        let index = finish().map_err(RegisteredListError::NotKept)?;
        Ok(index.map(|it| Self { index: Arc::new(it), counts, non_names }))
    }
}

/// Adds the names of a list to an index, on this many threads (`None`: one for each core). `wanted` has the columns of the index,
/// which keeps the first `stored` fields of each entry. Gives the counts of the entries, and how many are no names; `None` where
/// `progress` stopped the work.
///
/// # Errors
/// The list cannot be read, or the index or a temporary file cannot be written.
pub fn add_list_to_index<R: Read + Send, W: Write>(
    list: &mut ListReader<R>,
    wanted: &ScanOptions,
    (index, stored): (&mut IndexWriter<W>, usize),
    (threads, progress): (Option<usize>, &Progress),
) -> Result<Option<(ListCounts, NonNameCount)>, RegisteredListError> {
    let hasher = index.hasher();
    let visit = |row: &NameRow, batch: &mut Batch| {
        batch.keys.push(row.line, &row.keys(), &hasher);
        batch.names.push(row, stored);
        batch.counts.add(row);
        batch.non_names.add(row);
    };
    let (mut counts, mut non_names, mut added) = (ListCounts::default(), NonNameCount::default(), Ok(()));
    let done = scan_list(list, wanted, (threads, progress), visit, |batch: Batch, _| {
        counts.join(&batch.counts);
        non_names.join(&batch.non_names);
        added = index.add(&batch.keys, &batch.names);
        if added.is_ok() { Ok(()) } else { Err(io::ErrorKind::Other.into()) }
    });
    added.map_err(RegisteredListError::NotKept)?;
    // What is compressed ends as if it were damaged.
    if progress.is_stopped() {
        return Ok(None);
    }
    done.map_err(RegisteredListError::Unread)?;
    counts.uneven_records = list.uneven_records().count();
    Ok(Some((counts, non_names)))
}
