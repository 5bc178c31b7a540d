//! The labels of a sequence, and checks of their positions in a display.

use std::ops::Range;

use bidiscope_bidi::name::{Character, is_label_separator};
use bidiscope_bidi::order::visual_positions::VisualPositions;

pub(super) use bidiscope_idna::verdict::rfc5893::{
    label_satisfies_bidi_rule as satisfies_rule, rfc5893_second_guarantee_applies,
};

/// The positions of the labels of a sequence, in logical order, without empty labels.
pub(crate) fn labels(characters: &[Character]) -> impl Iterator<Item = Range<usize>> + '_ {
    let mut start = 0;
    characters.split(|it| is_label_separator(it.scalar)).filter_map(move |label| {
        let range = start..start + label.len();
        start = range.end + 1;
        (!range.is_empty()).then_some(range)
    })
}

/// Whether the characters of every label are contiguous.
pub(crate) fn are_together(characters: &[Character], places: &VisualPositions) -> bool {
    labels(characters).all(|label| places.is_visually_contiguous(label))
}

/// Whether every label that has separators before and after it is displayed between the two, without other
/// characters.
pub(super) fn are_between_separators(characters: &[Character], places: &VisualPositions) -> bool {
    let mut inner = labels(characters).filter(|it| it.start > 0 && it.end < characters.len());
    inner.all(|label| places.is_visually_between_logical_neighbours(label))
}

/// Whether these are the characters of a name, without a trailing full stop, whose labels all satisfy the Bidi
/// rule. The rule does not allow empty labels.
pub(crate) fn is_name_by_rule(characters: &[Character]) -> bool {
    characters.split(|it| is_label_separator(it.scalar)).all(satisfies_rule)
}

#[cfg(test)]
mod tests {
    use super::{VisualPositions, are_between_separators, are_together, is_name_by_rule, labels};
    use bidiscope_bidi::name::{Notation, characters_of};
    use bidiscope_bidi::order::{Direction, Strategy};

    #[test]
    fn labels_without_the_empty_ones() {
        let found: Vec<_> = labels(&characters_of("..ab.c.")).collect();
        assert_eq!(found, [2..4, 5..6]);
        assert_eq!(labels(&[]).count(), 0);
    }

    /// Expected: ordered from the left, ordered in the paragraph direction, together, between separators.
    fn check(strategy: Strategy, text: &str, expected: [bool; 4]) {
        let text: String = Notation::CapitalsAsHebrew
            .read(text)
            .expect("readable")
            .into_iter()
            .map(|it| it.scalar)
            .collect();
        let characters = characters_of(&text);
        let order = strategy.order(&characters);
        let places = VisualPositions::of(order.logical_from_visual());
        let found = [
            places.are_labels_visually_in_order(labels(&characters), Direction::LeftToRight),
            places.are_labels_visually_in_order(labels(&characters), order.paragraph_direction()),
            are_together(&characters, &places),
            are_between_separators(&characters, &places),
        ];
        assert_eq!(found, expected, "{text} {strategy:?}");
    }

    #[test]
    fn what_can_be_said_of_labels() {
        check(Strategy::UbaLtr, "a.b", [true, true, true, true]);
        check(Strategy::UbaLtr, "A.B", [false, false, true, true]);
        check(Strategy::UbaRtl, "A.B", [false, true, true, true]);
        // RFC 5893 section 3: `.a.b` shows `a.b.`, and `a` is not between its full stops.
        check(Strategy::UbaRtl, ".a.b", [true, false, true, false]);
        // Section 5: the number of the second label moves into the first.
        check(Strategy::UbaLtr, "A.1-b", [false, false, false, true]);
    }

    #[test]
    fn names_whose_labels_satisfy_the_rule() {
        for (text, expected) in
            [("a", true), ("a.\u{5D0}1", true), ("a.1", false), ("a.", false), ("", false)]
        {
            assert_eq!(is_name_by_rule(&characters_of(text)), expected, "{text}");
        }
    }
}
