//! Makes an index.

use std::io::{self, Write};
use std::path::Path;

use bidiscope_system::threads::WorkProgress;

use crate::groups::{ComparisonKeyHasher, Cursor, FirstLinesFilter};
use crate::scan::{NameRow, ScanColumn, ScanColumnSet};
use crate::{ComparisonKeyBuffer, NameMatchFinder, write_stored_entry};

use super::contents::{Contents, ListEntryCounts, NameIndexSettings, NamesPart, TablePart, made_by};
use super::format::{END_MAGIC, FORMAT, MAGIC, NAMES_PER_BLOCK};
use super::pages::{PAYLOAD_BYTES, PageWriter};
use super::source::IndexedListFile;

/// Writes an index: takes the rows of a list in their order ([`Self::add_rows`]), then writes the tables
/// ([`Self::finish_unless_stopped`]), without which the file is no index.
#[derive(Debug)]
pub struct NameIndexWriter<W> {
    grouper: NameMatchFinder,
    pages: PageWriter<W>,
    /// For each block of names its first line and its place.
    blocks: Vec<[u64; 2]>,
    names: u64,
    settings: NameIndexSettings,
    kept: Vec<String>,
}

/// What an index is made with.
#[derive(Clone, Debug)]
pub struct NameIndexWriterOptions<'a> {
    /// How the names are read and judged.
    pub settings: NameIndexSettings,
    /// The titles of what each entry has beside its name.
    pub stored_column_titles: &'a [String],
    /// The bytes of memory that may be used, as in [`NameMatchFinder::new`]; what does not fit goes to temporary files.
    pub max_sort_memory_bytes: u64,
    /// The most threads that sort; `None` is one for each core.
    pub max_thread_count: Option<usize>,
    /// The folder of the temporary files.
    pub temporary_folder: &'a Path,
}

/// The entries of consecutive rows, collected on the thread that made the rows, for a [`NameIndexWriter`] on another.
#[derive(Debug, Default)]
pub struct StoredEntryBuffer {
    lines: Vec<u64>,
    ends: Vec<usize>,
    entries: Vec<u8>,
}

impl StoredEntryBuffer {
    /// Adds the name of the next row, and its first `stored_field_count` fields; nothing where the name cannot be read.
    pub fn push_row(&mut self, row: &NameRow, stored_field_count: usize) {
        if !row.name.is_empty() {
            self.lines.push(row.line_number);
            write_stored_entry(row, stored_field_count, &mut self.entries);
            self.ends.push(self.entries.len());
        }
    }
}

impl<W: Write> NameIndexWriter<W> {
    /// A writer of an index to `index_output`.
    ///
    /// # Errors
    /// `index_output` cannot be written.
    pub fn new(index_output: W, options: NameIndexWriterOptions<'_>) -> io::Result<Self> {
        let settings = options.settings;
        let columns = settings.comparison_columns();
        let grouper = NameMatchFinder::new(columns, options.max_sort_memory_bytes, options.temporary_folder)
            .with_threads(options.max_thread_count);
        let key = grouper.comparison_key_hasher().key();
        let mut first = MAGIC.to_vec();
        [FORMAT, key[0], key[1]].iter().for_each(|it| first.extend_from_slice(&it.to_le_bytes()));
        let pages = PageWriter::new(index_output, &first, key)?;
        let kept = options.stored_column_titles.to_vec();
        Ok(Self { grouper, pages, blocks: Vec::new(), names: 0, settings, kept })
    }

    /// The columns with which the rows must be made
    /// ([`ScanOptions::computed_columns`](crate::scan::ScanOptions::computed_columns)).
    pub fn needed_row_columns(&self) -> ScanColumnSet {
        self.settings.comparison_columns()
    }

    /// The hasher with which a [`ComparisonKeyBuffer`] collects keys for this index.
    pub const fn comparison_key_hasher(&self) -> ComparisonKeyHasher {
        self.grouper.comparison_key_hasher()
    }

    /// Takes the next rows of the list, in its order: their keys, made with [`Self::comparison_key_hasher`], and the names of
    /// the same rows.
    ///
    /// # Errors
    /// The index or a temporary file cannot be written.
    pub fn add_rows(
        &mut self,
        keys_of_rows: &ComparisonKeyBuffer,
        entries_of_same_rows: &StoredEntryBuffer,
    ) -> io::Result<()> {
        let mut start = 0;
        for (&line, &end) in entries_of_same_rows.lines.iter().zip(&entries_of_same_rows.ends) {
            if self.names.is_multiple_of(NAMES_PER_BLOCK) {
                self.blocks.push([line, self.pages.place()]);
            }
            self.names += 1;
            self.pages.write(&entries_of_same_rows.entries[start..end])?;
            start = end;
        }
        keys_of_rows.add_as_other_list_rows(&mut self.grouper)
    }

    /// Writes the rest of the index, and returns the writer `out`; `None` where `progress` stopped the work: what was written is
    /// then no index. `source_list` is the file from which the rows were read, `source_list_counts` the counts of all of them.
    ///
    /// # Errors
    /// The index or a temporary file cannot be written.
    pub fn finish_unless_stopped(
        self,
        source_list: IndexedListFile,
        source_list_counts: ListEntryCounts,
        progress: &WorkProgress,
    ) -> io::Result<Option<W>> {
        match self.write_rest(source_list, source_list_counts, progress) {
            Err(error) if progress.is_stopped() && error.kind() == io::ErrorKind::Interrupted => Ok(None),
            done => done.map(Some),
        }
    }

    fn write_rest(
        self,
        source: IndexedListFile,
        counts: ListEntryCounts,
        progress: &WorkProgress,
    ) -> io::Result<W> {
        let Self { grouper, mut pages, blocks, settings, kept, .. } = self;
        let end = pages.place();
        pages.fill_page()?;
        let names = NamesPart { blocks: blocks.len() as u64, directory: pages.place(), end };
        write_numbers(&mut pages, blocks.as_flattened())?;
        pages.fill_page()?;
        let mut tables = Vec::new();
        for (column, sorted) in grouper.sorted_texts_of_other_list(progress)? {
            // Names themselves are compared by nothing: the very same ones are found by their DNS form.
            if column != ScanColumn::Name {
                let mut records = sorted.cursor(CURSOR_MEMORY, Some(progress))?;
                tables.push(write_table(&mut pages, column, &mut records)?);
            }
        }
        let contents = Contents { made_by: made_by(), source, settings, counts, names, kept, tables };
        let place = pages.place();
        let contents = serde_json::to_vec(&contents)?;
        pages.write(&contents)?;
        let mut last = END_MAGIC.to_vec();
        [place, contents.len() as u64].iter().for_each(|it| last.extend_from_slice(&it.to_le_bytes()));
        pages.finish(&last)
    }
}

/// The bytes of memory for reading the records of a table.
const CURSOR_MEMORY: u64 = 4 << 20;

fn write_table<W: Write>(
    pages: &mut PageWriter<W>,
    column: ScanColumn,
    records: &mut Cursor<'_, 3>,
) -> io::Result<TablePart> {
    let first_page = pages.place() / PAYLOAD_BYTES as u64;
    let (mut directory, mut count) = (Vec::new(), 0_u64);
    let mut filter = FirstLinesFilter::new(column);
    while let Some(record) = records.next()? {
        if !filter.keeps(&record) {
            continue;
        }
        if count.is_multiple_of(super::table::RECORDS_PER_PAGE) {
            directory.push(record[0]);
        }
        count += 1;
        write_numbers(pages, &record)?;
    }
    pages.fill_page()?;
    let place = pages.place();
    write_numbers(pages, &directory)?;
    pages.fill_page()?;
    Ok(TablePart { column: column.id().to_owned(), records: count, first_page, directory: place })
}

fn write_numbers<W: Write>(pages: &mut PageWriter<W>, numbers: &[u64]) -> io::Result<()> {
    numbers.iter().try_for_each(|it| pages.write(&it.to_le_bytes()))
}
