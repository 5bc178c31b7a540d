//! The bidi classes of up to 64 consecutive characters as bit sets, so that a rule handles all of them at once.

use crate::name::BidiClass;

/// How many characters a block holds: the bits of a [`PositionSet`].
pub(crate) const LENGTH: usize = 64;

/// A set of positions in a block; the first position is bit 0.
pub(crate) type PositionSet = u64;

/// For each bidi class the positions that have it. Each position has one class, or none where the block is not
/// full.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Block {
    positions: [PositionSet; BidiClass::ALL.len()],
    /// The nonspacing marks as they were before rule W1, which rule N0 needs.
    pub(super) marks: PositionSet,
}

impl Block {
    /// Sets the class of a position that has none yet.
    #[inline]
    pub(super) fn set(&mut self, at: usize, class: BidiClass) {
        self.positions[class as usize] |= 1 << at;
    }

    /// The positions of this class.
    #[inline]
    pub(super) const fn of(&self, class: BidiClass) -> PositionSet {
        self.positions[class as usize]
    }

    /// The positions of any of these classes.
    #[inline]
    pub(super) fn of_any<const N: usize>(&self, classes: [BidiClass; N]) -> PositionSet {
        classes.into_iter().fold(0, |places, class| places | self.of(class))
    }

    /// Changes the class of those of these positions that have one of the classes `from`.
    #[inline]
    pub(super) fn reclassify<const N: usize>(
        &mut self,
        places: PositionSet,
        from: [BidiClass; N],
        to: BidiClass,
    ) {
        let changed = places & self.of_any(from);
        for class in from {
            self.positions[class as usize] &= !changed;
        }
        self.positions[to as usize] |= changed;
    }

    /// The class at a position; `None` beyond the characters.
    pub(super) fn class_at(&self, at: usize) -> Option<BidiClass> {
        BidiClass::ALL.into_iter().find(|&class| self.of(class) >> at & 1 == 1)
    }
}

/// The positions of a set, ascending.
pub(super) fn positions_in(mut places: PositionSet) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = places.trailing_zeros() as usize;
        places &= places.wrapping_sub(1);
        (first < LENGTH).then_some(first)
    })
}

/// Extends a set of positions over the positions adjacent to it, across the blocks of a sequence.
///
/// Takes the blocks one by one, in one direction; the state between two of them is one bit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Propagation {
    /// Whether the last position of the block before was reached or was a starting position.
    carry: bool,
}

impl Propagation {
    /// Begins before the first block: `carry` says whether the edge of the sequence counts as a starting position.
    pub(crate) const fn new(carry: bool) -> Self {
        Self { carry }
    }

    /// The positions of `through` that follow a position of `from` with only positions of `through` between. No
    /// position may be in both sets. To be called block by block, from the first.
    #[inline]
    pub(crate) fn forward(&mut self, from: PositionSet, through: PositionSet) -> PositionSet {
        let begins = (from << 1 | PositionSet::from(self.carry)) & through;
        // The carry of the addition runs through the stretch that begins there and stops at its end.
        let reached = through & !through.wrapping_add(begins);
        self.carry = (from | reached) >> (LENGTH - 1) == 1;
        reached
    }

    /// The same in the other direction. To be called block by block, from the last.
    #[inline]
    pub(crate) fn backward(&mut self, from: PositionSet, through: PositionSet) -> PositionSet {
        let mut next = (from >> 1 | PositionSet::from(self.carry) << (LENGTH - 1)) & through;
        let mut reached = 0;
        while next != 0 {
            reached |= next;
            next = next >> 1 & through;
        }
        self.carry = (from | reached) & 1 == 1;
        reached
    }
}

#[cfg(test)]
mod tests {
    use super::{Block, LENGTH, PositionSet, Propagation, positions_in};
    use crate::name::BidiClass;
    use proptest::prelude::{any, proptest};
    use proptest::prop_assert_eq;

    #[test]
    fn places_change_their_class() {
        let mut block = Block::default();
        for (at, class) in [BidiClass::L, BidiClass::ES, BidiClass::EN, BidiClass::ES].into_iter().enumerate()
        {
            block.set(at, class);
        }
        block.reclassify(0b0110, [BidiClass::ES, BidiClass::L], BidiClass::ON);
        let classes = [0, 1, 2, 3, 4].map(|at| block.class_at(at));
        let [l, on, en, es] = [BidiClass::L, BidiClass::ON, BidiClass::EN, BidiClass::ES].map(Some);
        assert_eq!(classes, [l, on, en, es, None]);
        assert_eq!(block.of_any([BidiClass::L, BidiClass::EN]), 0b0101);
        assert!(positions_in(block.of(BidiClass::EN)).eq([2]) && positions_in(0).next().is_none());
    }

    /// The same position by position, as the expected result.
    fn step_by_step(from: &[bool], through: &[bool], mut carry: bool) -> Vec<bool> {
        let reached = from.iter().zip(through).map(|(&from, &through)| {
            let reached = through && carry;
            carry = from || reached;
            reached
        });
        reached.collect()
    }

    fn places(blocks: &[PositionSet]) -> Vec<bool> {
        (0..blocks.len() * LENGTH).map(|at| blocks[at / LENGTH] >> (at % LENGTH) & 1 == 1).collect()
    }

    proptest! {
        #[test]
        fn every_adjacent_position_is_reached(from in any::<[PositionSet; 3]>(), sparse in any::<[PositionSet; 3]>(), through in any::<[PositionSet; 3]>(), carry in any::<bool>()) {
            // Few starting positions and long stretches.
            let from = [0, 1, 2].map(|at| from[at] & sparse[at] & sparse[(at + 1) % 3]);
            let through = [0, 1, 2].map(|at| (through[at] | sparse[(at + 2) % 3]) & !from[at]);
            let expected = step_by_step(&places(&from), &places(&through), carry);
            let mut reach = Propagation::new(carry);
            let reached = [0, 1, 2].map(|at| reach.forward(from[at], through[at]));
            prop_assert_eq!(places(&reached), expected);

            let [mut from_right, mut through_right] = [places(&from), places(&through)];
            from_right.reverse();
            through_right.reverse();
            let mut expected = step_by_step(&from_right, &through_right, carry);
            expected.reverse();
            let mut reach = Propagation::new(carry);
            let mut reached = [2, 1, 0].map(|at| reach.backward(from[at], through[at]));
            reached.reverse();
            prop_assert_eq!(places(&reached), expected);
        }
    }
}
