//! A list of applications, of which it is asked who asks for a name.

use std::io::{self, Read};
use std::sync::Arc;

use bidiscope_system::threads::{ThreadPool, WorkProgress};

use crate::groups::{ComparisonKeyHasher, NameMatchFinder};
use crate::kept_entries::{StoredListEntries, StoredListEntriesWriter};
use crate::kept_entry::write_stored_entry;
use crate::key_buffer::ComparisonKeyBuffer;
use crate::read::ListReader;
use crate::scan::{ContestingEntries, ContestingEntry, NameRow, ScanColumn, ScanColumnSet, ScanOptions};
use crate::scan_list::{BatchResult, scan_list};

use super::RegisteredNameListError;

/// A list of applications that was read once. Its keys are kept in memory.
#[derive(Debug)]
pub struct RegistrationApplicationList {
    keys: Vec<ComparisonKeyBuffer>,
    hasher: ComparisonKeyHasher,
    entries: StoredListEntries,
    /// Where the holder stands among what is kept of an entry, which begins with what is passed through.
    holder: Option<usize>,
    passed_through_titles: Arc<[String]>,
    rows: u64,
    /// Its last line, from 1.
    last_line: u64,
}

/// The applications for a name or a variant of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ApplicationsForName {
    /// The entries of the list that ask for it and may have it.
    pub applications: ContestingEntries,
    /// The titles of the columns or keys whose values are passed through of each.
    pub passed_through_column_titles: Arc<[String]>,
    /// Whether several ask for it that are not all of one holder.
    pub is_contested: bool,
}

/// What one thread makes of a batch of entries.
#[derive(Default)]
struct Batch {
    keys: ComparisonKeyBuffer,
    entries: Vec<u8>,
    rows: u64,
}

/// The bytes of memory in which the keys are compared; what does not fit goes to temporary files.
const COMPARING_MEMORY: u64 = 256 << 20;

/// Whom a name is contested with.
const COMPARED: ScanColumnSet = ScanColumnSet::of(&[ScanColumn::ContestedWith]);

impl RegistrationApplicationList {
    /// Reads a list, of whose entries the first `stored_field_count` fields are kept.
    ///
    /// # Errors
    /// The list cannot be read, or a temporary file cannot be made or written.
    pub fn read<R: Read + Send>(
        list: &mut ListReader<R>,
        scan_options: &ScanOptions,
        stored_field_count: usize,
        progress: &WorkProgress,
    ) -> Result<Self, RegisteredNameListError> {
        let columns =
            [ScanColumn::Registration, ScanColumn::Reasons].into_iter().fold(COMPARED, ScanColumnSet::with);
        let wanted = ScanOptions { computed_columns: columns, ..scan_options.clone() };
        let hasher = ComparisonKeyHasher::new(COMPARED);
        let mut entries = StoredListEntriesWriter::create_temporary_file(stored_field_count)
            .map_err(RegisteredNameListError::CannotWriteTemporaryFile)?;
        let visit = |row: &NameRow, batch: &mut Batch| {
            batch.keys.push_row_keys(row.line_number, &row.comparison_keys(), &hasher);
            write_stored_entry(row, stored_field_count, &mut batch.entries);
            batch.rows += 1;
        };
        let (mut keys, mut rows, mut added) = (Vec::new(), 0, Ok(()));
        let done =
            scan_list(list, &wanted, &ThreadPool::new(None, progress), visit, |it: BatchResult<Batch>| {
                let batch = it.result;
                rows += batch.rows;
                keys.push(batch.keys);
                added = entries.append_written_entries(&batch.entries);
                if added.is_ok() { Ok(()) } else { Err(io::ErrorKind::Other.into()) }
            });
        added.map_err(RegisteredNameListError::CannotWriteTemporaryFile)?;
        done.map_err(RegisteredNameListError::CannotReadList)?;
        let entries = entries.finish().map_err(RegisteredNameListError::CannotWriteTemporaryFile)?;
        Ok(Self {
            keys,
            hasher,
            entries,
            holder: None,
            passed_through_titles: Arc::default(),
            rows,
            last_line: list.last_read_line_number(),
        })
    }

    /// The same where whoever asks stands at this place among what is kept of an entry, which begins with the values of the
    /// columns or keys with these titles.
    #[must_use]
    pub fn with_stored_fields(
        self,
        name_holder_field_index: Option<usize>,
        passed_through_column_titles: &[String],
    ) -> Self {
        Self {
            holder: name_holder_field_index,
            passed_through_titles: passed_through_column_titles.into(),
            ..self
        }
    }

    /// For each of these rows the applications for its name. `None` where `progress` stopped the work. The lines of the rows
    /// count from 1.
    ///
    /// # Errors
    /// A temporary file cannot be made, written or read.
    pub fn find_applications_unless_stopped(
        &mut self,
        name_rows: &[NameRow],
        progress: &WorkProgress,
    ) -> io::Result<Option<Vec<ApplicationsForName>>> {
        let folder = std::env::temp_dir();
        let mut grouper = NameMatchFinder::with_hasher(COMPARED, self.hasher, (COMPARING_MEMORY, &folder));
        self.keys.iter().try_for_each(|it| it.add_as_list_rows(&mut grouper))?;
        // The names that are asked about come after the list, each in a line of its own.
        name_rows.iter().try_for_each(|it| {
            grouper.add_list_row(self.last_line + it.line_number, &it.comparison_keys())
        })?;
        let Some(mut groups) = grouper.find_matches_unless_stopped(progress)? else { return Ok(None) };
        for _ in 0..self.rows {
            groups.next_row_matches()?;
        }
        let mut all = Vec::new();
        for _ in name_rows {
            groups.next_row_matches()?;
            let found = groups.contesting_lines_of_last_row();
            let mut applications =
                ContestingEntries { entries: Vec::new(), has_more_entries: found.has_more_lines };
            let mut holders = Vec::new();
            for &line in found.line_numbers.iter().filter(|it| **it <= self.last_line) {
                let mut entry = self.entries.stored_entry_at_line(line)?.unwrap_or_default();
                let holder =
                    self.holder.and_then(|it| entry.stored_fields.get(it)).map(|it| it.trim().to_owned());
                holders.push(holder.unwrap_or_default());
                entry.stored_fields.truncate(self.passed_through_titles.len());
                applications.entries.push(ContestingEntry {
                    list_name: None,
                    line_number: line,
                    name: entry.name,
                    passed_through_values: entry.stored_fields,
                });
            }
            let are_of_one = holders.iter().all(|it| !it.is_empty() && Some(it) == holders.first());
            all.push(ApplicationsForName {
                applications,
                passed_through_column_titles: Arc::clone(&self.passed_through_titles),
                is_contested: holders.len() > 1 && !are_of_one,
            });
        }
        Ok(Some(all))
    }
}
