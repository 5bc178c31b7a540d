//! What is asked of the labels of a sequence.

use std::ops::Range;

use crate::name::{Character, is_label_separator};
use crate::order::{Direction, LogicalIndex};

pub(super) use crate::verdict::rfc5893::satisfies as satisfies_rule;

/// The labels of a sequence, in logical order, without empty ones.
pub(super) fn labels(characters: &[Character]) -> impl Iterator<Item = Range<usize>> + '_ {
    let mut start = 0;
    characters.split(|it| is_label_separator(it.scalar)).filter_map(move |label| {
        let range = start..start + label.len();
        start = range.end + 1;
        (!range.is_empty()).then_some(range)
    })
}

/// Where everything stands: the inverse of an order.
#[derive(Clone, Debug, Default)]
pub(super) struct Places {
    /// For each character its place from the left.
    visual_from_logical: Vec<usize>,
}

impl Places {
    /// Takes an order.
    pub(super) fn set(&mut self, logical_from_visual: &[LogicalIndex]) {
        self.visual_from_logical.resize(logical_from_visual.len(), 0);
        for (visual, logical) in logical_from_visual.iter().enumerate() {
            self.visual_from_logical[logical.0] = visual;
        }
    }

    /// The places from a label's leftmost character to its rightmost.
    fn extent(&self, label: Range<usize>) -> Range<usize> {
        let places = &self.visual_from_logical[label];
        let (first, last) =
            places.iter().fold((usize::MAX, 0), |(first, last), &it| (first.min(it), last.max(it)));
        first..last + 1
    }

    /// Whether the labels stand in order, read in this direction, each counted where it begins.
    pub(super) fn are_in_order(&self, characters: &[Character], direction: Direction) -> bool {
        let extents = labels(characters).map(|label| self.extent(label));
        match direction {
            Direction::LeftToRight => extents.map(|it| it.start).is_sorted(),
            Direction::RightToLeft => extents.map(|it| it.end).is_sorted_by(|one, next| one >= next),
        }
    }

    /// Whether a label's characters stand side by side.
    pub(super) fn is_together(&self, label: Range<usize>) -> bool {
        self.extent(label.clone()).len() == label.len()
    }

    /// Whether a label's characters, and no others, stand between these two characters.
    pub(super) fn is_between(&self, label: Range<usize>, [before, after]: [usize; 2]) -> bool {
        let (one, other) = (self.visual_from_logical[before], self.visual_from_logical[after]);
        let extent = self.extent(label.clone());
        extent == (one.min(other) + 1..one.max(other)) && extent.len() == label.len()
    }

    /// Whether every label's characters stand side by side.
    pub(super) fn are_together(&self, characters: &[Character]) -> bool {
        labels(characters).all(|label| self.is_together(label))
    }

    /// Whether every label that has a separator before and after it stands between the two.
    pub(super) fn are_between_separators(&self, characters: &[Character]) -> bool {
        let mut inner = labels(characters).filter(|it| it.start > 0 && it.end < characters.len());
        inner.all(|label| self.is_between(label.clone(), [label.start - 1, label.end]))
    }
}

/// Whether it is a name, the root not written, and all its labels satisfy the Bidi rule. The rule has no
/// place for an empty label.
pub(super) fn is_name_by_rule(characters: &[Character]) -> bool {
    characters.split(|it| is_label_separator(it.scalar)).all(satisfies_rule)
}

#[cfg(test)]
mod tests {
    use super::{Places, is_name_by_rule, labels};
    use crate::name::{Notation, characters_of};
    use crate::order::{Direction, Strategy};

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
        let mut places = Places::default();
        places.set(order.logical_from_visual());
        let found = [
            places.are_in_order(&characters, Direction::LeftToRight),
            places.are_in_order(&characters, order.paragraph()),
            places.are_together(&characters),
            places.are_between_separators(&characters),
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
