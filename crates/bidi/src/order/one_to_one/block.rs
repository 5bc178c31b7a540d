//! The algorithm for up to 64 characters at once, as bit operations.
//!
//! The effect of the stack and the accumulator is that of rule L2: a right-to-left run is reversed, and the
//! numbers in it are reversed again. So directions are expressed as levels, and the line is reordered by the
//! UBA's code.

use crate::name::Character;
use crate::uba::{BLOCK_LENGTH, PositionSet, Propagation, RaisedLevels};

use super::unit::OneToOneReorderUnitKind;

/// The characters (at most one block) of right-to-left direction, and which of them are numerals.
pub(super) fn raised(characters: &[Character]) -> RaisedLevels {
    debug_assert!(characters.len() <= BLOCK_LENGTH);
    let (of, marks) = kinds(characters);
    let places = |kind: OneToOneReorderUnitKind| of[kind as usize];
    let letters = places(OneToOneReorderUnitKind::RightToLeftLetter);
    let (european, arabic, hyphens) = (
        places(OneToOneReorderUnitKind::EuropeanDigit),
        places(OneToOneReorderUnitKind::ArabicDigit),
        places(OneToOneReorderUnitKind::Hyphen),
    );

    // A European numeral takes the direction of the letters or full stops around it; a hyphen that of
    // numerals too.
    let digits = arabic | european & between(letters, european | arabic | hyphens);
    let settled = letters | digits;
    let up = settled | between(settled, hyphens);
    RaisedLevels { up, raised_by_two: digits, marks }
}

/// The positions of the characters of each kind, including the marks that belong to them; and the positions
/// of the marks.
fn kinds(characters: &[Character]) -> ([PositionSet; OneToOneReorderUnitKind::COUNT], PositionSet) {
    let (mut of, mut marks) = ([0; OneToOneReorderUnitKind::COUNT], 0);
    let mut kind = None;
    for (at, &character) in characters.iter().enumerate() {
        let kind = match kind {
            Some(before) if character.is_nsm_or_removed_by_x9() => {
                marks |= 1 << at;
                before
            }
            _ => *kind.insert(OneToOneReorderUnitKind::of(character)),
        };
        of[kind as usize] |= 1 << at;
    }
    (of, marks)
}

/// The runs of `through` that are between two positions of `ends`.
fn between(ends: PositionSet, through: PositionSet) -> PositionSet {
    Propagation::new(false).forward(ends, through) & Propagation::new(false).backward(ends, through)
}

#[cfg(test)]
mod tests {
    use super::super::{OneToOneDisplayEngine, order};
    use crate::name::{Character, characters_of};
    use proptest::prelude::{prop, proptest};
    use proptest::prop_assert_eq;

    /// The published algorithm gives the same order for all sequences of its kinds, with marks, up to length
    /// 6.
    #[test]
    fn the_order_is_that_of_the_machine() {
        let alphabet = characters_of("a\u{5D0}1\u{661}-\u{5B8}");
        let mut orderer = OneToOneDisplayEngine::new();
        let mut count = 0;
        for length in 0..=6 {
            for number in 0..alphabet.len().pow(length) {
                let digits = (0..length).map(|at| number / alphabet.len().pow(at) % alphabet.len());
                let characters: Vec<Character> = digits.map(|it| alphabet[it]).collect();
                assert_eq!(orderer.order(&characters), order(&characters).logical_from_visual());
                count += 1;
            }
        }
        assert_eq!(count, 1 + 6 + 36 + 216 + 1_296 + 7_776 + 46_656);
    }

    proptest! {
        #[test]
        fn and_of_longer_ones(picked in prop::collection::vec(0..9_usize, 0..100)) {
            let alphabet = characters_of("a\u{5D0}\u{627}1\u{661}-.\u{5B8}\u{200D}");
            let characters: Vec<Character> = picked.into_iter().map(|it| alphabet[it]).collect();
            let (mut orderer, by_machine) = (OneToOneDisplayEngine::new(), order(&characters));
            prop_assert_eq!(orderer.order(&characters), by_machine.logical_from_visual());
        }
    }
}
