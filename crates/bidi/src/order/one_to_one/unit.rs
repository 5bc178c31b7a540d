//! The units that the algorithm moves, and their kinds.

use std::ops::Range;

use crate::name::{BidiClass, Character};

/// A character with the nonspacing marks, and the characters that rule X9 of UAX #9 removes, that follow it; the algorithm
/// moves it as a whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OneToOneReorderUnit {
    /// Range of logical positions, in characters. Never empty.
    pub logical_character_range: Range<usize>,
    /// The kind of its first character.
    pub unit_kind: OneToOneReorderUnitKind,
}

/// The kinds of character in Table 1 of Atkin et al. (2001).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OneToOneReorderUnitKind {
    /// An Arabic or Hebrew letter: class R or AL.
    RightToLeftLetter,
    /// A European numeral: class EN.
    EuropeanDigit,
    /// An Arabic numeral: class AN.
    ArabicDigit,
    /// The hyphen-minus, U+002D, unless a display gives it class L, R or AL.
    Hyphen,
    /// Every other character, including the full stop.
    LeftToRightOrOther,
}

impl OneToOneReorderUnitKind {
    /// The kind of the first character of a unit.
    pub const fn of(character: Character) -> Self {
        match character {
            Character { class: BidiClass::R | BidiClass::AL, .. } => Self::RightToLeftLetter,
            Character { class: BidiClass::L, .. } => Self::LeftToRightOrOther,
            Character { scalar: '-', .. } => Self::Hyphen,
            Character { class: BidiClass::EN, .. } => Self::EuropeanDigit,
            Character { class: BidiClass::AN, .. } => Self::ArabicDigit,
            _ => Self::LeftToRightOrOther,
        }
    }

    /// The number of kinds.
    pub(super) const COUNT: usize = Self::LeftToRightOrOther as usize + 1;

    /// Whether it is a numeral of either kind.
    pub const fn is_digit(self) -> bool {
        matches!(self, Self::EuropeanDigit | Self::ArabicDigit)
    }
}

/// The characters as units, in logical order: each base with what follows it as [`OneToOneReorderUnit`] has it.
pub fn split_into_reorder_units(characters: &[Character]) -> Vec<OneToOneReorderUnit> {
    let mut units = Vec::new();
    units_into(&mut units, characters);
    units
}

/// The same into memory that is reused.
pub(super) fn units_into(units: &mut Vec<OneToOneReorderUnit>, characters: &[Character]) {
    units.clear();
    units.reserve(characters.len());
    for (index, &character) in characters.iter().enumerate() {
        match units.last_mut() {
            Some(unit) if character.is_nsm_or_removed_by_x9() => unit.logical_character_range.end = index + 1,
            // A mark at the start has no base, and is left-to-right.
            _ => units.push(OneToOneReorderUnit {
                logical_character_range: index..index + 1,
                unit_kind: OneToOneReorderUnitKind::of(character),
            }),
        }
    }
}
