//! Where everything stands: the inverse of an order, and what can be asked of it.

use std::ops::Range;

use super::{Direction, LogicalIndex, VisualIndex};

/// For each character its place on the screen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Places {
    visual_from_logical: Vec<VisualIndex>,
}

impl Places {
    /// The places of an order.
    pub fn of(logical_from_visual: &[LogicalIndex]) -> Self {
        let mut places = Self::default();
        places.set(logical_from_visual);
        places
    }

    /// Takes another order, in the memory of the last.
    pub fn set(&mut self, logical_from_visual: &[LogicalIndex]) {
        self.visual_from_logical.resize(logical_from_visual.len(), VisualIndex(0));
        for (visual, logical) in logical_from_visual.iter().enumerate() {
            self.visual_from_logical[logical.0] = VisualIndex(visual);
        }
    }

    /// For each character its place, from the left.
    pub fn visual_from_logical(&self) -> &[VisualIndex] {
        &self.visual_from_logical
    }

    /// The places from the leftmost of these characters to the rightmost; none of no characters.
    pub(crate) fn extent(&self, logical: Range<usize>) -> Range<usize> {
        let places = self.visual_from_logical[logical].iter();
        let (first, end) =
            places.fold((usize::MAX, 0), |(first, end), it| (first.min(it.0), end.max(it.0 + 1)));
        first..end
    }

    /// Whether these characters stand side by side. Of what is torn apart, some other character stands
    /// between.
    pub fn is_together(&self, logical: Range<usize>) -> bool {
        self.extent(logical.clone()).len() == logical.len()
    }

    /// Whether these characters, and no others, stand between the character before them and the one
    /// after them. There must be both.
    pub fn is_between_its_neighbours(&self, logical: Range<usize>) -> bool {
        let one = self.visual_from_logical[logical.start - 1].0;
        let other = self.visual_from_logical[logical.end].0;
        let between = one.min(other) + 1..one.max(other);
        self.extent(logical.clone()) == between && between.len() == logical.len()
    }

    /// Whether these labels stand in the order in which they are given, read in this direction. One that
    /// is torn apart counts where it begins.
    pub fn are_in_order(&self, labels: impl Iterator<Item = Range<usize>>, direction: Direction) -> bool {
        let extents = labels.map(|label| self.extent(label));
        match direction {
            Direction::LeftToRight => extents.map(|it| it.start).is_sorted(),
            Direction::RightToLeft => extents.map(|it| it.end).is_sorted_by(|one, next| one >= next),
        }
    }
}
