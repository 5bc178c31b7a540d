//! Whether a display keeps the order in which a sequence is read.

use bidiscope_bidi::name::{BidiClass, Character, is_label_separator};
use bidiscope_bidi::order::visual_positions::VisualPositions;

/// Whether [`DisplayProperty::OneDirectionReadsInOrder`](super::DisplayProperty::OneDirectionReadsInOrder) covers a sequence:
/// it is read in one direction, and has no nonspacing marks.
pub(super) fn has_one_direction(characters: &[Character]) -> bool {
    let is_right_to_left = |it: &Character| it.class.makes_label_right_to_left();
    !characters.iter().any(|it| it.class == BidiClass::NSM)
        && (is_purely_right_to_left(characters) || !characters.iter().any(is_right_to_left))
}

/// Whether such a sequence is displayed in its direction.
pub(super) fn reads_in_its_direction(characters: &[Character], places: &VisualPositions) -> bool {
    if is_purely_right_to_left(characters) {
        reads_right_to_left(characters, places)
    } else {
        places.visual_from_logical().is_sorted()
    }
}

/// Whether each left-to-right letter and each full stop stays in its position, with nothing moved across it.
pub(super) fn keeps_left_to_right(characters: &[Character], places: &VisualPositions) -> bool {
    // One more than the rightmost position of the characters so far. Where they fill the positions before a character,
    // all others are after it.
    let mut end = 0;
    characters.iter().zip(places.visual_from_logical()).enumerate().all(|(at, (character, place))| {
        let is_fixed = character.class == BidiClass::L || is_label_separator(character.scalar);
        let keeps = !is_fixed || end <= at && place.0 == at;
        end = end.max(place.0 + 1);
        keeps
    })
}

/// Whether there are right-to-left letters and no left-to-right ones.
fn is_purely_right_to_left(characters: &[Character]) -> bool {
    let holds = |is: fn(BidiClass) -> bool| characters.iter().any(|it| is(it.class));
    holds(BidiClass::is_right_to_left_letter) && !holds(|it| it == BidiClass::L)
}

/// Whether such a sequence reads from right to left, as
/// [`DisplayProperty::OneDirectionReadsInOrder`](crate::study::DisplayProperty::OneDirectionReadsInOrder) says; `true` for one
/// with nonspacing marks.
fn reads_right_to_left(characters: &[Character], places: &VisualPositions) -> bool {
    if characters.iter().any(|it| it.class == BidiClass::NSM) {
        return true;
    }
    let place = |at: usize| places.visual_from_logical()[at];
    let class = |at: usize| characters[at].class;
    let is_stop = |at: usize| class(at) == BidiClass::CS;
    let is_digit = |at: usize| matches!(class(at), BidiClass::EN | BidiClass::AN);
    (0..characters.len()).all(|later| {
        let mut is_in_other_label = false;
        let mut is_in_number = is_digit(later);
        (0..later).rev().all(|earlier| {
            is_in_number &= class(earlier) == class(later);
            let stops = is_stop(earlier) || is_stop(later);
            let has_letter = [earlier, later].iter().any(|&it| class(it).is_right_to_left_letter());
            let must_be_left = has_letter || is_in_other_label && !stops;
            is_in_other_label |= is_stop(earlier);
            let is_left = place(earlier) < place(later);
            !(must_be_left && is_left || is_in_number && !is_left)
        })
    })
}
