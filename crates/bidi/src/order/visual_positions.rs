//! The visual positions of characters: the inverse of an order.

use std::ops::Range;

use super::{Direction, LogicalIndex, VisualIndex};

/// For each character its visual position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct VisualPositions {
    visual_from_logical: Vec<VisualIndex>,
}

impl VisualPositions {
    /// The positions in an order: for each visual position, from the left, the character shown there.
    ///
    /// # Panics
    /// Where an index is not less than their number.
    pub fn of(logical_from_visual: &[LogicalIndex]) -> Self {
        let mut visual_from_logical = vec![VisualIndex(0); logical_from_visual.len()];
        fill(&mut visual_from_logical, logical_from_visual);
        Self { visual_from_logical }
    }

    /// Replaces the positions by those of this order, as [`Self::of`] takes it, in the memory already allocated.
    ///
    /// # Panics
    /// As there.
    pub fn update(&mut self, logical_from_visual: &[LogicalIndex]) {
        self.visual_from_logical.resize(logical_from_visual.len(), VisualIndex(0));
        fill(&mut self.visual_from_logical, logical_from_visual);
    }

    /// For each character its visual position, from the left.
    pub fn visual_from_logical(&self) -> &[VisualIndex] {
        &self.visual_from_logical
    }

    /// The range from the leftmost to the rightmost visual position of these characters; empty for none.
    ///
    /// # Panics
    /// The range ends after the last character.
    pub fn visual_extent(&self, logical_character_range: Range<usize>) -> Range<usize> {
        let places = self.visual_from_logical[logical_character_range].iter();
        let (first, end) =
            places.fold((usize::MAX, 0), |(first, end), it| (first.min(it.0), end.max(it.0 + 1)));
        first..end
    }

    /// Whether these characters are contiguous on the screen, so that no other character splits them; `true` for none.
    ///
    /// # Panics
    /// The range ends after the last character.
    pub fn is_visually_contiguous(&self, logical_character_range: Range<usize>) -> bool {
        self.visual_extent(logical_character_range.clone()).len() == logical_character_range.len()
    }

    /// Whether on the screen exactly these characters are between the character that is logically before them and the
    /// one that is logically after them.
    ///
    /// # Panics
    /// One of these two does not exist.
    pub fn is_visually_between_logical_neighbours(&self, logical_character_range: Range<usize>) -> bool {
        let one = self.visual_from_logical[logical_character_range.start - 1].0;
        let other = self.visual_from_logical[logical_character_range.end].0;
        let between = one.min(other) + 1..one.max(other);
        self.visual_extent(logical_character_range.clone()) == between
            && between.len() == logical_character_range.len()
    }

    /// Whether these labels, ranges of logical positions, follow each other on the screen in this direction in the order
    /// given. A split label counts by its leftmost character, right to left by its rightmost one.
    ///
    /// # Panics
    /// A range ends after the last character.
    pub fn are_labels_visually_in_order(
        &self,
        logical_label_ranges: impl Iterator<Item = Range<usize>>,
        reading_direction: Direction,
    ) -> bool {
        are_visual_extents_in_order(
            logical_label_ranges.map(|label| self.visual_extent(label)),
            reading_direction,
        )
    }
}

/// Writes the inverse of an order; both have the same length.
#[inline]
fn fill(visual_from_logical: &mut [VisualIndex], logical_from_visual: &[LogicalIndex]) {
    for (visual, logical) in logical_from_visual.iter().enumerate() {
        visual_from_logical[logical.0] = VisualIndex(visual);
    }
}

/// Whether labels with these extents follow each other in this direction. A split label counts by its leftmost character,
/// right to left by its rightmost one.
pub fn are_visual_extents_in_order(
    visual_label_extents: impl Iterator<Item = Range<usize>>,
    reading_direction: Direction,
) -> bool {
    match reading_direction {
        Direction::LeftToRight => visual_label_extents.map(|it| it.start).is_sorted(),
        Direction::RightToLeft => visual_label_extents.map(|it| it.end).is_sorted_by(|one, next| one >= next),
    }
}
