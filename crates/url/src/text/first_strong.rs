//! The direction of a paragraph by its first strong character.

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::Direction;

/// The direction of a paragraph by rules P2 and P3: that of its first character of class L, R or AL outside
/// isolates; left-to-right where there is none.
pub fn first_strong_or_left_to_right(paragraph_characters: impl IntoIterator<Item = char>) -> Direction {
    let mut depth = 0_usize;
    for scalar in paragraph_characters {
        match BidiClass::of(scalar) {
            BidiClass::LRI | BidiClass::RLI | BidiClass::FSI => depth += 1,
            BidiClass::PDI => depth = depth.saturating_sub(1),
            BidiClass::L if depth == 0 => return Direction::LeftToRight,
            BidiClass::R | BidiClass::AL if depth == 0 => return Direction::RightToLeft,
            _ => {}
        }
    }
    Direction::LeftToRight
}
