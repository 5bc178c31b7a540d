//! Collects the keys of all rows, then makes the groups.

use std::hash::{BuildHasher, RandomState};
use std::io;
use std::path::Path;

use crate::scan::{Column, Columns, Keys};
use bidiscope_system::threads::Progress;

use super::comparison_columns::compute;
use super::group_row_numbers::{EXTRA_NUMBERS, GroupNumbers};
use super::partitions::{Partitions, RowText, TemporaryFolder};
use super::results::Groups;
use super::row_numbers::RowNumbers;
use super::texts::{TEXT_SETS, TextSet, Texts, partition_of};

/// Finds the names of a list that match: takes the keys of every row of the list, and of another list to compare it
/// with, and then makes the [`Groups`].
#[derive(Debug)]
pub struct Grouper {
    columns: Columns,
    /// The columns of the keys that are kept.
    keys: Columns,
    memory: u64,
    folder: TemporaryFolder,
    hasher: RandomState,
    partitions: Partitions,
    has_spilled: bool,
    /// How many rows the list and the other list have.
    rows: [u64; 2],
    last_line: u64,
}

impl Grouper {
    /// A grouper that computes these columns; those that are no comparison columns are ignored. Up to `memory`
    /// bytes are used, and some more: a bit for each row of either list and, until the work is done, about 4
    /// MB. What does not fit is kept in temporary files in `folder`, which have no name where the system allows
    /// it and are removed in any case. With `memory` below some megabytes the work is slow, and the index of
    /// the temporary file takes more memory than that.
    pub fn new(columns: Columns, memory: u64, folder: &Path) -> Self {
        let columns = columns.filtered(Column::is_comparison);
        let keys = columns.iter().flat_map(Column::sources).copied().collect();
        let folder = TemporaryFolder(folder.to_owned());
        Self {
            columns,
            keys,
            memory,
            hasher: RandomState::new(),
            partitions: Partitions::new(TEXT_SETS, folder.clone()),
            folder,
            has_spilled: false,
            rows: [0, 0],
            last_line: 0,
        }
    }

    /// Takes the next row of the list, also of a name that cannot be read: its keys are empty, and so are its
    /// cells.
    ///
    /// # Errors
    /// The temporary file cannot be made or written.
    pub fn add(&mut self, line: u64, keys: &Keys<'_>) -> io::Result<()> {
        self.last_line = self.last_line.max(line);
        self.add_row(line, keys, false)
    }

    /// Takes the next row of the other list, to which this one is compared; `line` is its line there.
    ///
    /// # Errors
    /// The temporary file cannot be made or written.
    pub fn add_other(&mut self, line: u64, keys: &Keys<'_>) -> io::Result<()> {
        self.last_line = self.last_line.max(line);
        self.add_row(line, keys, true)
    }

    /// Makes the groups of all rows taken; `None` where `progress` stopped the work.
    ///
    /// # Errors
    /// A temporary file cannot be made, written or read.
    pub fn finish(self, progress: &Progress) -> io::Result<Option<Groups>> {
        let mut numbers = GroupNumbers::new(self.columns, || self.new_row_numbers())?;
        let mut texts = Texts::new(self.partitions, self.hasher, self.memory / 4);
        let is_complete = compute(self.columns, &mut texts, &mut numbers, progress)?;
        Ok(is_complete.then(|| Groups::new(self.columns, numbers, self.rows[0])))
    }

    fn add_row(&mut self, line: u64, keys: &Keys<'_>, is_other: bool) -> io::Result<()> {
        let row = self.rows[usize::from(is_other)];
        self.rows[usize::from(is_other)] += 1;
        for key in self.keys.iter() {
            let text = text_of(keys, key).as_bytes();
            if !text.is_empty() {
                let partition = partition_of(self.hasher.hash_one(text));
                let (set, it) = (TextSet { key, is_other }.index(), RowText { row, line, text });
                if self.partitions.push(set, partition, it).is_err() {
                    // The system has less memory than was allowed: from here on half of what was in use is
                    // the limit.
                    self.memory = self.memory.min(self.partitions.memory_used());
                    self.spill()?;
                    self.partitions.push(set, partition, it)?;
                }
            }
        }
        if self.memory_used() > self.memory / 2 {
            self.spill()?;
        }
        Ok(())
    }

    fn spill(&mut self) -> io::Result<()> {
        self.has_spilled = true;
        self.partitions.spill()
    }

    /// The bytes of memory in use, with those that the rows' numbers will need.
    fn memory_used(&self) -> u64 {
        let widest = if u32::try_from(self.last_line.max(self.rows[0] + 1)).is_ok() { 4 } else { 8 };
        let numbers = (self.columns.iter().count() + EXTRA_NUMBERS) as u64 * widest * self.rows[0];
        self.partitions.memory_used() + if self.has_spilled { 0 } else { numbers }
    }

    fn new_row_numbers(&self) -> io::Result<RowNumbers> {
        if self.has_spilled {
            RowNumbers::in_file(self.rows[0], &self.folder)
        } else {
            Ok(RowNumbers::in_memory())
        }
    }
}

fn text_of<'a>(keys: &Keys<'a>, key: Column) -> &'a str {
    match key {
        Column::Name => keys.name,
        Column::AsciiName => keys.ascii_name,
        Column::DisplayOneToOne => keys.displays[0],
        Column::DisplayLtr => keys.displays[1],
        Column::DisplayRtl => keys.displays[2],
        Column::SkeletonLtr => keys.skeletons[0],
        Column::SkeletonRtl => keys.skeletons[1],
        _ => "",
    }
}
