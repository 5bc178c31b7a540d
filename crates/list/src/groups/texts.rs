//! The texts of a slice of one partition, and which rows only repeat a name.

use std::hash::{BuildHasher, RandomState};
use std::io;

use crate::scan::Column;

use super::key_table::BYTES_OF_AN_ENTRY;
use super::marks::RowMarks;
use super::partitions::{PARTITIONS, Partitions, TextOfRow};

/// The columns whose texts are compared; those of the list stand in the sets of the same numbers, those of the other
/// list in the sets after them.
const KEYS: [Column; 7] = [
    Column::Name,
    Column::DisplayLtr,
    Column::DisplayRtl,
    Column::DisplayOneToOne,
    Column::SkeletonLtr,
    Column::SkeletonRtl,
    Column::AName,
];

/// How many sets of texts there are.
pub(super) const SETS: usize = 2 * KEYS.len();

/// The texts of a column, of the list or of the one that it is compared with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TextSet {
    pub(super) key: Column,
    pub(super) is_other: bool,
}

impl TextSet {
    /// Those of the list itself.
    pub(super) const fn own(key: Column) -> Self {
        Self { key, is_other: false }
    }

    /// Those of the list that it is compared with.
    pub(super) const fn other(key: Column) -> Self {
        Self { key, is_other: true }
    }

    pub(super) fn number(self) -> usize {
        let at = KEYS.iter().position(|&it| it == self.key).unwrap_or_default();
        if self.is_other { KEYS.len() + at } else { at }
    }
}

/// The bytes that a table of texts may always take: with less there would be more rounds than texts.
const LEAST_ROOM: u64 = 4_096;

/// What is grouped at a time: a partition or, where memory would not hold its different texts, some of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Slice {
    partition: usize,
    round: u64,
    rounds: u64,
}

/// The partition for texts of this hash.
pub(super) const fn partition_of(hash: u64) -> usize {
    (hash >> 32) as usize % PARTITIONS
}

/// All texts, slice by slice.
#[derive(Debug)]
pub(super) struct Texts {
    partitions: Partitions,
    hasher: RandomState,
    /// The bytes of memory that a table of texts may take.
    room: u64,
    chunk: Vec<u8>,
    /// The rows whose name occurred before, in the list and in the other one.
    pub(super) repeated: [RowMarks; 2],
}

impl Texts {
    /// Texts that are partitioned by this hash; tables of them may take so many bytes.
    pub(super) fn new(partitions: Partitions, hasher: RandomState, room: u64) -> Self {
        Self { partitions, hasher, room, chunk: Vec::new(), repeated: Default::default() }
    }

    /// What of a partition of these sets is grouped at a time.
    pub(super) fn slices(&self, partition: usize, sets: &[TextSet]) -> impl Iterator<Item = Slice> + use<> {
        let weight = |set: &TextSet| {
            let (bytes, texts) = self.partitions.size(set.number(), partition);
            // The texts stand in memory that doubles as it grows.
            2 * bytes + texts * BYTES_OF_AN_ENTRY
        };
        let rounds = 1 + sets.iter().map(weight).sum::<u64>() / self.room.max(LEAST_ROOM);
        (0..rounds).map(move |round| Slice { partition, round, rounds })
    }

    /// Hands out the texts of a slice with their hashes, in the order of their rows.
    pub(super) fn each(
        &mut self,
        set: TextSet,
        slice: Slice,
        mut take: impl FnMut(u64, TextOfRow<'_>, &mut RowMarks) -> io::Result<()>,
    ) -> io::Result<()> {
        let Self { partitions, hasher, chunk, repeated, .. } = self;
        let repeated = &mut repeated[usize::from(set.is_other)];
        partitions.each(set.number(), slice.partition, chunk, |it| {
            let hash = hasher.hash_one(it.text);
            if (hash >> 40) % slice.rounds == slice.round { take(hash, it, repeated) } else { Ok(()) }
        })
    }

    /// The same without the rows whose name occurred before.
    pub(super) fn each_first(
        &mut self,
        set: TextSet,
        slice: Slice,
        mut take: impl FnMut(u64, TextOfRow<'_>) -> io::Result<()>,
    ) -> io::Result<()> {
        self.each(set, slice, |hash, it, repeated| if repeated.has(it.row) { Ok(()) } else { take(hash, it) })
    }
}

#[cfg(test)]
mod tests {
    use super::{SETS, TextSet};
    use crate::scan::Column;

    #[test]
    fn every_source_of_groups_has_a_set_of_its_own() {
        let mut taken = [false; SETS];
        for &key in Column::ALL.iter().filter(|it| it.is_of_groups()).flat_map(|it| it.made_from()) {
            for set in [TextSet::own(key), TextSet::other(key)] {
                assert_eq!(set.number() < SETS / 2, !set.is_other);
                taken[set.number()] = true;
            }
            assert!(key == Column::Name || TextSet::own(key).number() > 0, "{key:?} has none");
        }
        assert_eq!(taken, [true; SETS]);
    }
}
