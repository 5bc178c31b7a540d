//! Rule L4: mirrored characters in right-to-left runs.

use std::iter::repeat_n;

use icu_properties::props::{BidiMirrored, BidiMirroringGlyph};
use icu_properties::{CodePointMapData, CodePointSetData};

use crate::name::Character;

use super::{DisplayOrder, is_bidi_control};

/// The Bidi_Mirroring_Glyph of a character, by which L4 replaces it in a right-to-left run; the character itself where it has
/// none.
pub fn mirrored(scalar: char) -> char {
    CodePointMapData::<BidiMirroringGlyph>::new().get(scalar).mirroring_glyph.unwrap_or(scalar)
}

/// The characters from left to right for output that neither reorders nor mirrors, such as text between LRO
/// and PDF: [`DisplayOrder::display`] with the Bidi_Mirroring_Glyph of each character in a right-to-left run
/// that has one (UAX #9 rule L4).
///
/// Text shapers mirror by themselves and need the original characters instead.
pub fn mirrored_visual_text(characters: &[Character], order: &DisplayOrder) -> String {
    let directions = order.runs().iter().flat_map(|run| repeat_n(run.direction, run.logical_range.len()));
    order
        .logical_from_visual()
        .iter()
        .zip(directions)
        .map(|(logical, direction)| {
            let scalar = characters[logical.0].scalar;
            if direction.is_right_to_left() { mirrored(scalar) } else { scalar }
        })
        .collect()
}

/// What is seen of a line, from left to right: its characters as [`mirrored_visual_text`] has them, without bidi controls and
/// what rule X9 removes.
pub fn mirrored_visual_text_without_controls(characters: &[Character], order: &DisplayOrder) -> String {
    drawn(characters, order).map(|it| it.0).collect()
}

/// A visible character as it is drawn: its glyph, and whether it is mirrored for which there is no other glyph.
pub(super) type Drawn = (char, bool);

pub(super) fn drawn_character(scalar: char, is_right_to_left: bool) -> Drawn {
    match mirrored(scalar) {
        _ if !is_right_to_left => (scalar, false),
        glyph if glyph != scalar => (glyph, false),
        _ => (scalar, CodePointSetData::new::<BidiMirrored>().contains(scalar)),
    }
}

pub(super) fn is_visible(character: Character) -> bool {
    !character.class.is_removed_by_x9() && !is_bidi_control(character.scalar)
}

/// What is drawn of characters in this order, from left to right.
pub(super) fn drawn(characters: &[Character], order: &DisplayOrder) -> impl Iterator<Item = Drawn> {
    let directions = order.runs().iter().flat_map(|it| repeat_n(it.direction, it.logical_range.len()));
    let characters = order.visual_characters(characters).into_iter().zip(directions);
    characters
        .filter(|it| is_visible(it.0))
        .map(|(it, direction)| drawn_character(it.scalar, direction.is_right_to_left()))
}

#[cfg(test)]
mod tests {
    use super::mirrored_visual_text;
    use crate::name::characters_of;
    use crate::order::Strategy;

    fn check(strategy: Strategy, logical: &str, expected: &str) {
        let characters = characters_of(logical);
        assert_eq!(
            mirrored_visual_text(&characters, &strategy.order(&characters)),
            expected,
            "{strategy:?} {logical:?}"
        );
    }

    #[test]
    fn brackets_turn_round_in_right_to_left_runs_only() {
        check(Strategy::UbaLtr, "\u{5D0}(\u{5D1})\u{5D2}", "\u{5D2}(\u{5D1})\u{5D0}");
        check(Strategy::UbaRtl, "\u{5D0}<", ">\u{5D0}");
        check(Strategy::UbaLtr, "\u{5D0}<", "\u{5D0}<");
        check(Strategy::UbaLtr, "a(b)", "a(b)");
        check(Strategy::Logical, "\u{5D0}(\u{5D1})", "\u{5D0}(\u{5D1})");
    }
}
