//! Level runs (BD7) and isolating run sequences (BD13), as the rules see and change them.

use std::ops::Range;

use crate::index::{Direction, Level};
use crate::name::{BidiClass, ClassSet};

use super::block::{Block, LENGTH, PositionSet};

/// An isolating run sequence (definition BD13) with the current classes of its characters.
#[derive(Clone, Debug)]
pub struct IsolatingRunSequence {
    /// The indices of its characters in the paragraph, ascending. Empty where the sequence is the whole paragraph and
    /// the observer needs no events.
    pub character_indices: Vec<usize>,
    /// The level of all its characters.
    pub level: Level,
    /// Start of sequence (X10): the direction assumed before it.
    pub sos: Direction,
    /// End of sequence (X10): the direction assumed after it.
    pub eos: Direction,
    /// The higher of the two levels on either side of its start, of which sos is the direction.
    pub sos_level: Level,
    /// The higher of the two levels on either side of its end, of which eos is the direction.
    pub eos_level: Level,
    /// The current classes of its characters, 64 in a block.
    pub(super) blocks: Vec<Block>,
    /// The number of its characters.
    pub(super) length: usize,
    /// A superset of the classes in the blocks.
    pub(super) present: ClassSet,
    /// Working memory of a rule, one set per block.
    pub(super) scratch: Vec<PositionSet>,
}

/// A level run (definition BD7). Characters that X9 removes belong to no run, though the range of a run may include
/// them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LevelRun {
    /// The range from its first to its last character.
    pub characters: Range<usize>,
    /// The level of its characters.
    pub level: Level,
    /// The run that continues this one after an isolate (definition BD13), as an index of the runs.
    pub(super) next: Option<usize>,
    /// Whether it is the first of an isolating run sequence.
    pub(super) begins_sequence: bool,
}

impl Default for IsolatingRunSequence {
    fn default() -> Self {
        Self {
            character_indices: Vec::new(),
            level: Level::LTR,
            sos: Direction::LeftToRight,
            eos: Direction::LeftToRight,
            sos_level: Level::LTR,
            eos_level: Level::LTR,
            blocks: Vec::new(),
            length: 0,
            present: ClassSet::EMPTY,
            scratch: Vec::new(),
        }
    }
}

impl IsolatingRunSequence {
    /// Sets sos and eos by the higher of the levels on either side of each end.
    pub(super) const fn set_sos_eos(&mut self, start: Level, end: Level) {
        (self.sos_level, self.eos_level) = (start, end);
        (self.sos, self.eos) = (start.direction(), end.direction());
    }

    /// Whether positions in the sequence are the indices of the paragraph's characters.
    pub(super) const fn is_whole_paragraph(&self) -> bool {
        self.character_indices.is_empty()
    }

    /// The index in the paragraph of the character at this position of the sequence.
    pub(super) fn character(&self, at: usize) -> usize {
        if self.is_whole_paragraph() { at } else { self.character_indices[at] }
    }

    /// The positions of the last block beyond the last character.
    pub(super) const fn unused_positions(&self) -> PositionSet {
        match self.length % LENGTH {
            0 => 0,
            taken => !0 << taken,
        }
    }

    /// The last position in `range` that is in the set that `wanted` gives for its block.
    pub(super) fn last_position(
        &self,
        range: Range<usize>,
        wanted: impl Fn(&Block) -> PositionSet,
    ) -> Option<usize> {
        let first = range.start / LENGTH;
        (first..range.end.div_ceil(LENGTH)).rev().find_map(|number| {
            let start = number * LENGTH;
            let mut places = wanted(&self.blocks[number]);
            if range.start > start {
                places &= !0 << (range.start - start);
            }
            if range.end < start + LENGTH {
                places &= !(!0 << (range.end - start));
            }
            places.checked_ilog2().map(|last| start + last as usize)
        })
    }

    /// Sets the class of the character at this position of the sequence, and gives the one before.
    pub(crate) fn set(&mut self, at: usize, to: BidiClass) -> Option<BidiClass> {
        let from = self.class_at(at);
        self.blocks[at / LENGTH].reclassify(1 << (at % LENGTH), BidiClass::ALL, to);
        self.present = self.present.with(to);
        from
    }

    /// The current class of the character at this position of the sequence.
    pub(crate) fn class_at(&self, at: usize) -> Option<BidiClass> {
        self.blocks.get(at / LENGTH)?.class_at(at % LENGTH)
    }

    /// The current classes of the characters.
    pub(super) fn classes(&self) -> impl Iterator<Item = BidiClass> {
        (0..self.length).filter_map(|at| self.class_at(at))
    }
}
