//! What is asked of the labels of a sequence.

use std::ops::Range;

use bidiscope_bidi::name::{Character, is_label_separator};
use bidiscope_bidi::order::places::Places;

pub(super) use bidiscope_idna::verdict::rfc5893::{satisfies as satisfies_rule, second_guarantee_covers};

/// The labels of a sequence, in logical order, without empty ones.
pub(crate) fn labels(characters: &[Character]) -> impl Iterator<Item = Range<usize>> + '_ {
    let mut start = 0;
    characters.split(|it| is_label_separator(it.scalar)).filter_map(move |label| {
        let range = start..start + label.len();
        start = range.end + 1;
        (!range.is_empty()).then_some(range)
    })
}

/// Whether every label's characters stand side by side.
pub(crate) fn are_together(characters: &[Character], places: &Places) -> bool {
    labels(characters).all(|label| places.is_together(label))
}

/// Whether every label that has a separator before and after it stands between the two.
pub(super) fn are_between_separators(characters: &[Character], places: &Places) -> bool {
    let mut inner = labels(characters).filter(|it| it.start > 0 && it.end < characters.len());
    inner.all(|label| places.is_between_its_neighbours(label))
}

/// Whether it is a name, the root not written, and all its labels satisfy the Bidi rule. The rule has no
/// place for an empty label.
pub(crate) fn is_name_by_rule(characters: &[Character]) -> bool {
    characters.split(|it| is_label_separator(it.scalar)).all(satisfies_rule)
}

#[cfg(test)]
mod tests {
    use super::{Places, are_between_separators, are_together, is_name_by_rule, labels};
    use bidiscope_bidi::name::{Notation, characters_of};
    use bidiscope_bidi::order::{Direction, Strategy};

    #[test]
    fn labels_without_the_empty_ones() {
        let found: Vec<_> = labels(&characters_of("..ab.c.")).collect();
        assert_eq!(found, [2..4, 5..6]);
        assert_eq!(labels(&[]).count(), 0);
    }

    /// Order from the left, order in the paragraph, together, between separators.
    fn check(strategy: Strategy, text: &str, expected: [bool; 4]) {
        let text: String =
            Notation::Capitals.read(text).expect("readable").into_iter().map(|it| it.scalar).collect();
        let characters = characters_of(&text);
        let order = strategy.order(&characters);
        let places = Places::of(order.logical_from_visual());
        let found = [
            places.are_in_order(labels(&characters), Direction::LeftToRight),
            places.are_in_order(labels(&characters), order.paragraph()),
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
        // facts of RFC 5893 section 3: `.a.b` shows `a.b.`, and `a` is not between its full stops.
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
