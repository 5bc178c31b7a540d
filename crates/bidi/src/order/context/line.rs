//! A line that contains a name, with its display order.

use std::ops::Range;

use crate::name::{BidiClass, Character, is_label_separator};
use crate::order::display_order::DisplayOrder;
use crate::order::insertion::is_bidi_control;

/// A line that contains a name, with its display order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineAroundName {
    /// The characters of the whole line in logical order: those of the name and of its context.
    pub line_characters: Vec<Character>,
    /// The range of the name within `characters`.
    pub name_character_range: Range<usize>,
    /// The order of the whole line.
    pub line_order: DisplayOrder,
    /// The order of the name's characters within the line, with all other characters left out.
    pub name_order: DisplayOrder,
}

impl LineAroundName {
    /// The characters of the whole line in visual order, from left to right.
    pub fn visual_characters(&self) -> Vec<Character> {
        self.line_order.visual_characters(&self.line_characters)
    }

    /// The characters of the whole line in visual order, from left to right, without mirroring (rule L4).
    pub fn unmirrored_visual_text(&self) -> String {
        self.line_order.display(&self.line_characters)
    }

    /// Whether there is text before or after the name.
    pub const fn has_surrounding_text(&self) -> bool {
        self.name_character_range.end - self.name_character_range.start < self.line_characters.len()
    }

    /// Whether visible characters of the context are between the name's characters.
    pub fn is_name_visually_split(&self) -> bool {
        !self.is_contiguous(self.name_character_range.clone())
    }

    /// Whether the characters in this range of the line, all of the name, look contiguous: no other character
    /// of the name and no visible character of the context is between them.
    pub(super) fn is_contiguous(&self, characters: Range<usize>) -> bool {
        let places = self.line_order.visual_from_logical()[characters.clone()].iter().map(|it| it.0);
        let (Some(left), Some(right)) = (places.clone().min(), places.max()) else { return true };
        let is_seen = |it: Character| !it.class.is_removed_by_x9() && !is_bidi_control(it.scalar);
        let parts = |at: usize| self.name_character_range.contains(&at) || is_seen(self.line_characters[at]);
        let within = self.line_order.logical_from_visual()[left..=right].iter();
        within.map(|it| it.0).all(|at| characters.contains(&at) || !parts(at))
    }

    /// Whether the label right after the name is split.
    pub(super) fn splits_neighbour_label(&self) -> bool {
        let after = &self.line_characters[self.name_character_range.end..];
        if !after.first().is_some_and(|it| is_label_separator(it.scalar)) {
            return false;
        }
        let ends = |it: &Character| is_label_separator(it.scalar) || it.class == BidiClass::WS;
        let label = after[1..].split(ends).next().unwrap_or_default();
        let start = self.name_character_range.end + 1;
        !self.line_order.is_visually_contiguous(start..start + label.len())
    }
}
