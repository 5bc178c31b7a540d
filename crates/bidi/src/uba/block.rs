//! The classes of up to 64 neighbours as sets of places, so that a rule looks at all of them at once.

use crate::name::BidiClass;

/// How many neighbours a block holds.
pub(crate) const LENGTH: usize = 64;

/// A set of places in a block; the first place is bit 0.
pub(crate) type PlaceSet = u64;

/// For each class the places at which it stands. Every place is in one class, or in none where the block
/// is not full.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Block {
    of: [PlaceSet; BidiClass::ALL.len()],
    /// Where a nonspacing mark stood before rule W1; rule N0 asks.
    pub(super) marks: PlaceSet,
}

impl Block {
    /// Puts a class at a place that has none.
    #[inline]
    pub(super) fn put(&mut self, at: usize, class: BidiClass) {
        self.of[class as usize] |= 1 << at;
    }

    /// Where this class stands.
    #[inline]
    pub(super) const fn of(&self, class: BidiClass) -> PlaceSet {
        self.of[class as usize]
    }

    /// Where any of these classes stands.
    #[inline]
    pub(super) fn of_any<const N: usize>(&self, classes: [BidiClass; N]) -> PlaceSet {
        classes.into_iter().fold(0, |places, class| places | self.of(class))
    }

    /// Gives these places a class, those of them that have one of the classes `from`.
    #[inline]
    pub(super) fn turn<const N: usize>(&mut self, places: PlaceSet, from: [BidiClass; N], to: BidiClass) {
        let turned = places & self.of_any(from);
        for class in from {
            self.of[class as usize] &= !turned;
        }
        self.of[to as usize] |= turned;
    }

    /// The places whose class is another in the other block.
    pub(super) fn changed(&self, other: &Self) -> PlaceSet {
        self.of.iter().zip(&other.of).fold(0, |changed, (one, other)| changed | (one ^ other))
    }

    /// The class at a place.
    pub(super) fn class_at(&self, at: usize) -> Option<BidiClass> {
        BidiClass::ALL.into_iter().find(|&class| self.of(class) >> at & 1 == 1)
    }
}

/// The places one by one, from the first.
pub(super) fn places_in(mut places: PlaceSet) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = places.trailing_zeros() as usize;
        places &= places.wrapping_sub(1);
        (first < LENGTH).then_some(first)
    })
}

/// Goes from place to place, and from one block into the next.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    /// Whether what was reached touches the block that comes next.
    goes_on: bool,
}

impl Reach {
    /// Begins outside of the sequence: `goes_on` says whether what stands there counts as a beginning.
    pub(crate) const fn new(goes_on: bool) -> Self {
        Self { goes_on }
    }

    /// The places of `through` to which a place of `from` leads, over places of `through` only, from left
    /// to right. No place may be in both. Takes one block after another.
    #[inline]
    pub(crate) fn forward(&mut self, from: PlaceSet, through: PlaceSet) -> PlaceSet {
        let begins = (from << 1 | PlaceSet::from(self.goes_on)) & through;
        // The carry of the addition runs through the stretch that begins there and falls out at its end.
        let reached = through & !through.wrapping_add(begins);
        self.goes_on = (from | reached) >> (LENGTH - 1) == 1;
        reached
    }

    /// The same from right to left. Takes the blocks from the last one.
    #[inline]
    pub(crate) fn backward(&mut self, from: PlaceSet, through: PlaceSet) -> PlaceSet {
        let mut next = (from >> 1 | PlaceSet::from(self.goes_on) << (LENGTH - 1)) & through;
        let mut reached = 0;
        while next != 0 {
            reached |= next;
            next = next >> 1 & through;
        }
        self.goes_on = (from | reached) & 1 == 1;
        reached
    }
}

#[cfg(test)]
mod tests {
    use super::{Block, LENGTH, PlaceSet, Reach, places_in};
    use crate::name::BidiClass;
    use proptest::prelude::{any, proptest};
    use proptest::prop_assert_eq;

    #[test]
    fn places_change_their_class() {
        let mut block = Block::default();
        for (at, class) in [BidiClass::L, BidiClass::ES, BidiClass::EN, BidiClass::ES].into_iter().enumerate()
        {
            block.put(at, class);
        }
        block.turn(0b0110, [BidiClass::ES, BidiClass::L], BidiClass::ON);
        let classes = [0, 1, 2, 3, 4].map(|at| block.class_at(at));
        let [l, on, en, es] = [BidiClass::L, BidiClass::ON, BidiClass::EN, BidiClass::ES].map(Some);
        assert_eq!(classes, [l, on, en, es, None]);
        assert_eq!(block.of_any([BidiClass::L, BidiClass::EN]), 0b0101);
        let mut other = block;
        other.turn(!0, [BidiClass::EN], BidiClass::AN);
        assert!(places_in(block.changed(&other)).eq([2]) && places_in(0).next().is_none());
    }

    /// Place by place.
    fn step_by_step(from: &[bool], through: &[bool], mut goes_on: bool) -> Vec<bool> {
        let reached = from.iter().zip(through).map(|(&from, &through)| {
            let reached = through && goes_on;
            goes_on = from || reached;
            reached
        });
        reached.collect()
    }

    fn places(blocks: &[PlaceSet]) -> Vec<bool> {
        (0..blocks.len() * LENGTH).map(|at| blocks[at / LENGTH] >> (at % LENGTH) & 1 == 1).collect()
    }

    proptest! {
        #[test]
        fn reach_goes_as_far_as_it_may(from in any::<[PlaceSet; 3]>(), sparse in any::<[PlaceSet; 3]>(), through in any::<[PlaceSet; 3]>(), goes_on in any::<bool>()) {
            // Few beginnings and long ways.
            let from = [0, 1, 2].map(|at| from[at] & sparse[at] & sparse[(at + 1) % 3]);
            let through = [0, 1, 2].map(|at| (through[at] | sparse[(at + 2) % 3]) & !from[at]);
            let expected = step_by_step(&places(&from), &places(&through), goes_on);
            let mut reach = Reach::new(goes_on);
            let reached = [0, 1, 2].map(|at| reach.forward(from[at], through[at]));
            prop_assert_eq!(places(&reached), expected);

            let [mut from_right, mut through_right] = [places(&from), places(&through)];
            from_right.reverse();
            through_right.reverse();
            let mut expected = step_by_step(&from_right, &through_right, goes_on);
            expected.reverse();
            let mut reach = Reach::new(goes_on);
            let mut reached = [2, 1, 0].map(|at| reach.backward(from[at], through[at]));
            reached.reverse();
            prop_assert_eq!(places(&reached), expected);
        }
    }
}
