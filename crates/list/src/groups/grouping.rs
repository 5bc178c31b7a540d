//! The keys of all rows, gathered until the groups can be told.

use std::hash::{BuildHasher, RandomState};
use std::io;
use std::path::Path;

use crate::scan::{Column, Columns, Keys};
use bidiscope_system::threads::Progress;

use super::job::tell;
use super::numbers::{BESIDE_COLUMNS, Numbers};
use super::partitions::{Partitions, TemporaryFolder, TextOfRow};
use super::rows::RowNumbers;
use super::texts::{SETS, TextSet, Texts, partition_of};
use super::told::Groups;

/// Takes the keys of every row of a list, and of another list to compare it with.
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
    /// How many rows the list has, and the other one.
    rows: [u64; 2],
    last_line: u64,
}

impl Grouper {
    /// For these columns of groups. Up to `memory` bytes are taken and some more: a bit for each row of either list
    /// and, until the work is done, about 4 MB. What they do not hold stands in temporary files in `folder`, which
    /// nobody else sees and which go with this, whatever happens. Where `memory` is below some megabytes it is all
    /// slow, and the pieces in the file are so many that their list takes more.
    pub fn new(columns: Columns, memory: u64, folder: &Path) -> Self {
        let columns = columns.filtered(Column::is_of_groups);
        let keys = columns.iter().flat_map(Column::made_from).copied().collect();
        let folder = TemporaryFolder(folder.to_owned());
        Self {
            columns,
            keys,
            memory,
            hasher: RandomState::new(),
            partitions: Partitions::new(SETS, folder.clone()),
            folder,
            has_spilled: false,
            rows: [0, 0],
            last_line: 0,
        }
    }

    /// Takes the next row of the list, also one that cannot be read: its keys are empty, and so are its cells.
    ///
    /// # Errors
    /// The temporary file cannot be made or written.
    pub fn add(&mut self, line: u64, keys: &Keys<'_>) -> io::Result<()> {
        self.last_line = self.last_line.max(line);
        self.keep(line, keys, false)
    }

    /// Takes the next row of the list that it is compared with.
    ///
    /// # Errors
    /// The temporary file cannot be made or written.
    pub fn add_other(&mut self, line: u64, keys: &Keys<'_>) -> io::Result<()> {
        self.last_line = self.last_line.max(line);
        self.keep(line, keys, true)
    }

    /// Tells the groups; `None` where it was stopped.
    ///
    /// # Errors
    /// A temporary file cannot be made, written or read.
    pub fn finish(self, progress: &Progress) -> io::Result<Option<Groups>> {
        let mut numbers = Numbers::new(self.columns, || self.numbers())?;
        let mut texts = Texts::new(self.partitions, self.hasher, self.memory / 4);
        let is_told = tell(self.columns, &mut texts, &mut numbers, progress)?;
        Ok(is_told.then(|| Groups::new(self.columns, numbers, self.rows[0])))
    }

    fn keep(&mut self, line: u64, keys: &Keys<'_>, is_other: bool) -> io::Result<()> {
        let row = self.rows[usize::from(is_other)];
        self.rows[usize::from(is_other)] += 1;
        for key in self.keys.iter() {
            let text = text_of(keys, key).as_bytes();
            if !text.is_empty() {
                let partition = partition_of(self.hasher.hash_one(text));
                let (set, it) = (TextSet { key, is_other }.number(), TextOfRow { row, line, text });
                if self.partitions.push(set, partition, it).is_err() {
                    // The system has less than was asked for: from here on this is content with half of what it had.
                    self.memory = self.memory.min(self.partitions.taken());
                    self.spill()?;
                    self.partitions.push(set, partition, it)?;
                }
            }
        }
        if self.taken() > self.memory / 2 {
            self.spill()?;
        }
        Ok(())
    }

    fn spill(&mut self) -> io::Result<()> {
        self.has_spilled = true;
        self.partitions.spill()
    }

    /// The memory that is taken, with what the rows' numbers will take in it.
    fn taken(&self) -> u64 {
        let widest = if u32::try_from(self.last_line.max(self.rows[0] + 1)).is_ok() { 4 } else { 8 };
        let numbers = (self.columns.iter().count() + BESIDE_COLUMNS) as u64 * widest * self.rows[0];
        self.partitions.taken() + if self.has_spilled { 0 } else { numbers }
    }

    fn numbers(&self) -> io::Result<RowNumbers> {
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
        Column::AName => keys.a_name,
        Column::DisplayOneToOne => keys.displays[0],
        Column::DisplayLtr => keys.displays[1],
        Column::DisplayRtl => keys.displays[2],
        Column::SkeletonLtr => keys.skeletons[0],
        Column::SkeletonRtl => keys.skeletons[1],
        _ => "",
    }
}
