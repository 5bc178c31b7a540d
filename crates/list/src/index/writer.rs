//! Makes an index.

use std::io::{self, Write};
use std::path::Path;

use bidiscope_system::threads::Progress;

use crate::groups::{Cursor, FirstLinesFilter, KeyHasher};
use crate::scan::{Column, Columns, NameRow};
use crate::{Grouper, KeyBuffer, write_entry};

use super::contents::{Contents, IndexSettings, ListCounts, NamesPart, TablePart, made_by};
use super::format::{END_MAGIC, FORMAT, MAGIC, NAMES_PER_BLOCK};
use super::pages::{PAYLOAD_BYTES, PageWriter};
use super::source::SourceFile;

/// Writes an index: takes the rows of a list in their order ([`Self::add`]), then writes the tables ([`Self::finish`]),
/// without which the file is no index.
#[derive(Debug)]
pub struct IndexWriter<W> {
    grouper: Grouper,
    pages: PageWriter<W>,
    /// For each block of names its first line and its place.
    blocks: Vec<[u64; 2]>,
    names: u64,
    settings: IndexSettings,
    kept: Vec<String>,
}

/// The entries of consecutive rows, collected on the thread that made the rows, for an [`IndexWriter`] on another.
#[derive(Debug, Default)]
pub struct NameBuffer {
    lines: Vec<u64>,
    ends: Vec<usize>,
    entries: Vec<u8>,
}

impl NameBuffer {
    /// Adds the name of the next row, and its first `field_count` fields; nothing where the name cannot be read.
    pub fn push(&mut self, row: &NameRow, field_count: usize) {
        if !row.name.is_empty() {
            self.lines.push(row.line);
            write_entry(row, field_count, &mut self.entries);
            self.ends.push(self.entries.len());
        }
    }
}

impl<W: Write> IndexWriter<W> {
    /// A writer of an index to `out`. `kept` has the titles of what each entry has beside its name. It uses up to `memory` bytes and temporary files in `folder` as [`Grouper::new`],
    /// and sorts on `threads` threads (`None`: one for each core).
    ///
    /// # Errors
    /// `out` cannot be written.
    pub fn new(
        out: W,
        (settings, kept): (IndexSettings, &[String]),
        (memory, threads, folder): (u64, Option<usize>, &Path),
    ) -> io::Result<Self> {
        let columns = settings.comparison_columns();
        let grouper = Grouper::new(columns, memory, folder).with_threads(threads);
        let key = grouper.hasher().key();
        let mut first = MAGIC.to_vec();
        [FORMAT, key[0], key[1]].iter().for_each(|it| first.extend_from_slice(&it.to_le_bytes()));
        let pages = PageWriter::new(out, &first, key)?;
        Ok(Self { grouper, pages, blocks: Vec::new(), names: 0, settings, kept: kept.to_vec() })
    }

    /// The columns with which the rows must be made ([`ScanOptions::columns`](crate::scan::ScanOptions::columns)).
    pub fn columns(&self) -> Columns {
        self.settings.comparison_columns()
    }

    /// The hasher with which a [`KeyBuffer`] collects keys for this index.
    pub const fn hasher(&self) -> KeyHasher {
        self.grouper.hasher()
    }

    /// Takes the next rows of the list, in its order: their keys, made with [`Self::hasher`], and the names of the same rows.
    ///
    /// # Errors
    /// The index or a temporary file cannot be written.
    pub fn add(&mut self, keys: &KeyBuffer, names: &NameBuffer) -> io::Result<()> {
        let mut start = 0;
        for (&line, &end) in names.lines.iter().zip(&names.ends) {
            if self.names.is_multiple_of(NAMES_PER_BLOCK) {
                self.blocks.push([line, self.pages.place()]);
            }
            self.names += 1;
            self.pages.write(&names.entries[start..end])?;
            start = end;
        }
        keys.add_to(&mut self.grouper, true)
    }

    /// Writes the rest of the index, and returns the writer `out`; `None` where `progress` stopped the work: what was written is
    /// then no index. `source` is the file from which the rows were read, `counts` the counts of all of them.
    ///
    /// # Errors
    /// The index or a temporary file cannot be written.
    pub fn finish(
        self,
        source: SourceFile,
        counts: ListCounts,
        progress: &Progress,
    ) -> io::Result<Option<W>> {
        match self.write_rest(source, counts, progress) {
            Err(error) if progress.is_stopped() && error.kind() == io::ErrorKind::Interrupted => Ok(None),
            done => done.map(Some),
        }
    }

    fn write_rest(self, source: SourceFile, counts: ListCounts, progress: &Progress) -> io::Result<W> {
        let Self { grouper, mut pages, blocks, settings, kept, .. } = self;
        let end = pages.place();
        pages.fill_page()?;
        let names = NamesPart { blocks: blocks.len() as u64, directory: pages.place(), end };
        write_numbers(&mut pages, blocks.as_flattened())?;
        pages.fill_page()?;
        let mut tables = Vec::new();
        for (column, sorted) in grouper.sorted_texts_of_other_list(progress)? {
            // Names themselves are compared by nothing: the very same ones are found by their DNS form.
            if column != Column::Name {
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
    column: Column,
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
