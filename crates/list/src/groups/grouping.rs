//! Collects the keys of all rows, then makes the groups.

use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex};

use crate::index::NameIndex;
use crate::scan::{ComparisonKeys, ScanColumn, ScanColumnSet};
use bidiscope_system::threads::WorkProgress;

use super::comparison_columns::{CURSORS_PART, SortedTexts, Work, compute, for_each};
use super::fingerprints::{ComparisonKeyHasher, Fingerprint};
use super::key_record::{KeyRow, key_record};
use super::results::NameMatchesByRow;
use super::sorter::{Sorted, Sorter};
use super::storage::Storage;

/// Finds the names of a list that match: takes the keys of every row of the list, and of another list to compare it
/// with, and then makes the [`NameMatchesByRow`].
#[derive(Debug)]
pub struct NameMatchFinder {
    columns: ScanColumnSet,
    hasher: ComparisonKeyHasher,
    storage: Arc<Storage>,
    threads: Option<usize>,
    /// The other list, where it is not taken row by row.
    index: Option<Arc<NameIndex>>,
    /// The texts of the list and of the other list, for each column of the hasher.
    texts: [Vec<Sorter<3>>; 2],
    /// Where among those after the name the index labels are, of which a row may have several.
    index_labels: Option<usize>,
    /// Where the DNS forms are, and where the holders.
    ascii_names: Option<usize>,
    holders: Option<usize>,
    /// Whether a row of the list has several.
    has_several_index_labels: bool,
    rows: u64,
    fingerprints: Vec<Fingerprint>,
}

/// What part of the memory is left, while the texts are collected, for what is made of them.
const LEFT_PART: u64 = 8;

impl NameMatchFinder {
    /// A grouper that computes these columns; those that are no comparison columns are ignored. Up to `max_memory_bytes`
    /// bytes are used, 24 for each text of each row, besides some 100 kB for each column. What does not fit goes to
    /// temporary files in `temporary_folder`, which have no name where the system allows it and are removed in any case.
    pub fn new(comparison_columns: ScanColumnSet, max_memory_bytes: u64, temporary_folder: &Path) -> Self {
        Self::with_hasher(
            comparison_columns,
            ComparisonKeyHasher::new(comparison_columns),
            (max_memory_bytes, temporary_folder),
        )
    }

    /// As [`Self::new`], with the names of an index as the other list: what [`Self::add_other_list_row`] adds is then ignored.
    /// That the list is read as the index was made is up to the caller: [`NameIndex::check_settings`].
    pub fn with_index_as_other_list(
        comparison_columns: ScanColumnSet,
        max_memory_bytes: u64,
        temporary_folder: &Path,
        other_list_index: Arc<NameIndex>,
    ) -> Self {
        let hasher = ComparisonKeyHasher::with_key(comparison_columns, other_list_index.key());
        Self {
            index: Some(other_list_index),
            ..Self::with_hasher(comparison_columns, hasher, (max_memory_bytes, temporary_folder))
        }
    }

    /// As [`Self::new`], for keys that were collected with this hasher.
    pub(crate) fn with_hasher(
        columns: ScanColumnSet,
        hasher: ComparisonKeyHasher,
        (memory, folder): (u64, &Path),
    ) -> Self {
        let columns = columns.filtered(ScanColumn::compares_with_other_names);
        let storage = Arc::new(Storage::new(memory, folder));
        let sorters = || hasher.columns().map(|_| Sorter::new(Arc::clone(&storage))).collect();
        let texts = [sorters(), sorters()];
        let place = |column| hasher.columns().skip(1).position(|it| it == column);
        Self {
            index_labels: place(ScanColumn::LgrIndex),
            ascii_names: place(ScanColumn::AsciiName),
            holders: place(ScanColumn::Holder),
            columns,
            hasher,
            storage,
            threads: None,
            index: None,
            texts,
            has_several_index_labels: false,
            rows: 0,
            fingerprints: Vec::new(),
        }
    }

    /// Sorts and compares on this many threads (`None`: one for each core, as without this).
    #[must_use]
    pub fn with_threads(self, max_thread_count: Option<usize>) -> Self {
        Self { threads: max_thread_count, ..self }
    }

    /// The hasher with which a [`ComparisonKeyBuffer`](crate::ComparisonKeyBuffer) collects keys for this grouper on another
    /// thread.
    pub const fn comparison_key_hasher(&self) -> ComparisonKeyHasher {
        self.hasher
    }

    /// Takes the next row of the list; `line_number` is that in which its name begins, from 1. Rows of names that cannot be read
    /// have to be added too: their keys are empty, and so are their cells in the [`NameMatchesByRow`], which count rows.
    ///
    /// # Errors
    /// A temporary file cannot be made or written.
    pub fn add_list_row(&mut self, line_number: u64, comparison_keys: &ComparisonKeys<'_>) -> io::Result<()> {
        self.add_keys(line_number, comparison_keys, false)
    }

    /// Takes the next row of the other list, with which the list is compared; `other_list_line_number` is its line there, from
    /// 1 and no earlier than that of the row before. Rows of both lists may be added in turns.
    ///
    /// # Errors
    /// A temporary file cannot be made or written.
    pub fn add_other_list_row(
        &mut self,
        other_list_line_number: u64,
        comparison_keys: &ComparisonKeys<'_>,
    ) -> io::Result<()> {
        self.add_keys(other_list_line_number, comparison_keys, true)
    }

    /// Makes the groups of all rows taken; `None` where `progress` stopped the work.
    ///
    /// # Errors
    /// A temporary file cannot be made, written or read.
    pub fn find_matches_unless_stopped(
        self,
        progress: &WorkProgress,
    ) -> io::Result<Option<NameMatchesByRow>> {
        match self.groups(progress) {
            Err(error) if progress.is_stopped() && error.kind() == io::ErrorKind::Interrupted => Ok(None),
            groups => groups.map(Some),
        }
    }

    fn groups(self, progress: &WorkProgress) -> io::Result<NameMatchesByRow> {
        let Self { columns, ref storage, threads, ref index, .. } = self;
        let (storage, index) = (Arc::clone(storage), index.clone());
        let texts = self.sorted_texts(progress)?;
        if texts.iter().any(|it| !it.own.is_in_memory() || !it.other.is_in_memory()) {
            storage.halve_limit();
        }
        let work = Work { columns, index: index.as_deref(), storage: &storage, threads, progress };
        NameMatchesByRow::new(&compute(texts, work)?, storage.limit() / CURSORS_PART)
    }

    /// Sorts the texts of both lists.
    fn sorted_texts(self, progress: &WorkProgress) -> io::Result<Vec<SortedTexts>> {
        let Self { columns, hasher, threads, texts, has_several_index_labels, .. } = self;
        let sorters: Vec<_> = texts.into_iter().flatten().map(|it| Mutex::new(Some(it))).collect();
        progress.begin_work((sorters.len() + columns.iter().count()) as u64);
        let sorted = for_each(&sorters, threads, progress, Sorter::finish)?;
        let (own, other) = sorted.split_at(sorted.len() / 2);
        let both = own.iter().zip(other).map(|(own, other)| (Arc::clone(own), Arc::clone(other)));
        Ok(hasher
            .columns()
            .zip(both)
            .map(|(column, (own, other))| {
                let several_a_row = column == ScanColumn::LgrIndex && has_several_index_labels;
                SortedTexts { column, several_a_row, own, other }
            })
            .collect())
    }

    /// The sorted texts of the other list in each column, for an index.
    pub(crate) fn sorted_texts_of_other_list(
        self,
        progress: &WorkProgress,
    ) -> io::Result<Vec<(ScanColumn, Arc<Sorted<3>>)>> {
        Ok(self.sorted_texts(progress)?.into_iter().map(|it| (it.column, it.other)).collect())
    }

    fn add_keys(&mut self, line: u64, keys: &ComparisonKeys<'_>, is_other: bool) -> io::Result<()> {
        let mut fingerprints = std::mem::take(&mut self.fingerprints);
        fingerprints.clear();
        self.hasher.append(keys, &mut fingerprints);
        let added = self.add_fingerprints((line, keys.may_be_registered), &fingerprints, is_other);
        self.fingerprints = fingerprints;
        added
    }

    /// Takes the next row of either list, whose keys have these fingerprints: its line, and whether its name may be
    /// registered.
    pub(crate) fn add_fingerprints(
        &mut self,
        (line, may_be_registered): (u64, bool),
        fingerprints: &[Fingerprint],
        is_other: bool,
    ) -> io::Result<()> {
        let limit = self.storage.limit() - self.storage.limit() / LEFT_PART;
        let texts = &mut self.texts[usize::from(is_other)];
        if !texts.iter_mut().all(|it| it.has_room(limit)) {
            self.spill(is_other)?;
        }
        let row = KeyRow { row: if is_other { line } else { self.rows }, may_be_registered };
        if let Some((&name, others)) = fingerprints.split_first()
            && let Some((names, texts)) = self.texts[usize::from(is_other)].split_first_mut()
        {
            // Else each record has all that is asked of the name.
            let goes_by_name =
                [ScanColumn::DuplicateOf, ScanColumn::ContestedWith].map(|it| self.columns.has(it));
            if name != 0 && !is_other && goes_by_name.contains(&true) {
                names.push(key_record(name, row, line)?)?;
            }
            for (at, (&text, texts)) in others.iter().zip(&mut *texts).enumerate() {
                if text != 0 && self.holders != Some(at) {
                    texts.push(key_record(text, row, name as u64)?)?;
                }
            }
            if let Some(at) = self.holders {
                // Those by which it is the same name or a variant: a DNS form is no index label.
                let ascii_name = self.ascii_names.map(|it| others[it]).filter(|it| *it != 0);
                let labels = self.index_labels.into_iter().chain(texts.len()..others.len());
                let labels = labels.map(|it| others[it]).filter(|it| *it != 0).map(|it| !it);
                for text in ascii_name.into_iter().chain(labels) {
                    texts[at].push(key_record(text, row, others[at] as u64)?)?;
                }
            }
            if let (Some(more), Some(at)) = (others.get(texts.len()..), self.index_labels) {
                for &text in more {
                    texts[at].push(key_record(text, row, name as u64)?)?;
                }
                self.has_several_index_labels |= !is_other && !more.is_empty();
            }
        }
        self.rows += u64::from(!is_other);
        Ok(())
    }

    /// Writes all texts in memory to temporary files. The memory stays with the list whose rows are being taken.
    fn spill(&mut self, is_other: bool) -> io::Result<()> {
        let mut sorters = Vec::new();
        for (list, texts) in self.texts.iter_mut().enumerate() {
            let frees = (list == 1) != is_other;
            sorters.extend(texts.iter_mut().map(|it| Mutex::new(Some((it, frees)))));
        }
        for_each(&sorters, self.threads, &WorkProgress::new(), |(texts, frees)| {
            if frees { texts.spill_and_free() } else { texts.spill() }
        })?;
        Ok(())
    }
}
