//! Reads the texts of a slice of one partition.

use std::hash::{BuildHasher, RandomState};
use std::io;

use crate::scan::Column;

use super::partitions::{PARTITIONS, Partitions, RowText};
use super::row_set::RowSet;
use super::text_table::ENTRY_BYTES;

/// The columns whose texts are compared. The list's texts are in the sets of the same indices, the other
/// list's in the sets after them.
const KEY_COLUMNS: [Column; 7] = [
    Column::Name,
    Column::DisplayLtr,
    Column::DisplayRtl,
    Column::DisplayOneToOne,
    Column::SkeletonLtr,
    Column::SkeletonRtl,
    Column::AsciiName,
];

/// How many sets of texts there are.
pub(super) const TEXT_SETS: usize = 2 * KEY_COLUMNS.len();

/// The texts of a column, of the list or of the one that it is compared with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TextSet {
    pub(super) key: Column,
    pub(super) is_other: bool,
}

impl TextSet {
    /// Of the list itself.
    pub(super) const fn of_list(key: Column) -> Self {
        Self { key, is_other: false }
    }

    /// Of the list that it is compared with.
    pub(super) const fn of_other_list(key: Column) -> Self {
        Self { key, is_other: true }
    }

    pub(super) fn index(self) -> usize {
        let at = KEY_COLUMNS.iter().position(|&it| it == self.key).unwrap_or_default();
        if self.is_other { KEY_COLUMNS.len() + at } else { at }
    }
}

/// The bytes that a table of texts may always use: less would make more slices than texts.
const MIN_TABLE_BYTES: u64 = 4_096;

/// The part of a partition that is grouped at a time: all of it or, where its different texts may exceed the
/// memory, those whose hash falls into one of several rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Slice {
    partition: usize,
    round: u64,
    rounds: u64,
}

/// The partition for texts with this hash.
pub(super) const fn partition_of(hash: u64) -> usize {
    (hash >> 32) as usize % PARTITIONS
}

/// All texts, read slice by slice.
#[derive(Debug)]
pub(super) struct Texts {
    partitions: Partitions,
    hasher: RandomState,
    /// How many bytes of memory a table of texts may use.
    table_bytes: u64,
    chunk: Vec<u8>,
    /// The rows whose name occurred before, in the list and in the other list.
    pub(super) repeated: [RowSet; 2],
}

impl Texts {
    /// Texts that are partitioned by this hasher's hash; a table of them may use `table_bytes`.
    pub(super) fn new(partitions: Partitions, hasher: RandomState, table_bytes: u64) -> Self {
        Self { partitions, hasher, table_bytes, chunk: Vec::new(), repeated: Default::default() }
    }

    /// The slices of a partition of these sets.
    pub(super) fn slices(&self, partition: usize, sets: &[TextSet]) -> impl Iterator<Item = Slice> + use<> {
        let weight = |set: &TextSet| {
            let (bytes, texts) = self.partitions.size(set.index(), partition);
            // Texts are kept in a vector, whose memory doubles as it grows.
            2 * bytes + texts * ENTRY_BYTES
        };
        let rounds = 1 + sets.iter().map(weight).sum::<u64>() / self.table_bytes.max(MIN_TABLE_BYTES);
        (0..rounds).map(move |round| Slice { partition, round, rounds })
    }

    /// Calls `take` with the texts of a slice and their hashes, in the order of their rows.
    pub(super) fn for_each(
        &mut self,
        set: TextSet,
        slice: Slice,
        mut take: impl FnMut(u64, RowText<'_>, &mut RowSet) -> io::Result<()>,
    ) -> io::Result<()> {
        let Self { partitions, hasher, chunk, repeated, .. } = self;
        let repeated = &mut repeated[usize::from(set.is_other)];
        partitions.for_each(set.index(), slice.partition, chunk, |it| {
            let hash = hasher.hash_one(it.text);
            if (hash >> 40) % slice.rounds == slice.round { take(hash, it, repeated) } else { Ok(()) }
        })
    }

    /// As `for_each`, without the rows whose name occurred before.
    pub(super) fn for_each_first(
        &mut self,
        set: TextSet,
        slice: Slice,
        mut take: impl FnMut(u64, RowText<'_>) -> io::Result<()>,
    ) -> io::Result<()> {
        self.for_each(
            set,
            slice,
            |hash, it, repeated| if repeated.contains(it.row) { Ok(()) } else { take(hash, it) },
        )
    }
}

#[cfg(test)]
mod tests {
    use super::{TEXT_SETS, TextSet};
    use crate::scan::Column;

    #[test]
    fn every_key_column_has_its_sets() {
        let mut taken = [false; TEXT_SETS];
        for &key in Column::ALL.iter().filter(|it| it.is_comparison()).flat_map(|it| it.sources()) {
            for set in [TextSet::of_list(key), TextSet::of_other_list(key)] {
                assert_eq!(set.index() < TEXT_SETS / 2, !set.is_other);
                taken[set.index()] = true;
            }
            assert!(key == Column::Name || TextSet::of_list(key).index() > 0, "{key:?} has none");
        }
        assert_eq!(taken, [true; TEXT_SETS]);
    }
}
