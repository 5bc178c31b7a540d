//! Hit testing: from a place on the line to the character there, and from characters to places.

use std::ops::Range;

use bidiscope_bidi::order::LogicalIndex;

use super::cells::{GraphemeCluster, HorizontalExtent};
use super::line::ShapedLine;

impl ShapedLine {
    /// The cell at `x_em`, in em from the line's left end; `None` outside the line.
    pub fn cell_at(&self, x_em: f32) -> Option<&GraphemeCluster> {
        self.cells().iter().find(|it| it.extent.left_x_em <= x_em && x_em < it.extent.right_x_em)
    }

    /// The character at `x_em`, in em from the line's left end; `None` outside the line. On a base with marks it
    /// is the base, on the box of an invisible character that character.
    pub fn character_at(&self, x_em: f32) -> Option<LogicalIndex> {
        let boxed = self.placeholder_boxes().iter().map(|frame| frame.logical_index);
        let contains = |it: &LogicalIndex| {
            let extent = self.extent(*it);
            extent.left_x_em <= x_em && x_em < extent.right_x_em
        };
        boxed
            .into_iter()
            .find(contains)
            .or_else(|| self.cell_at(x_em).map(|cell| LogicalIndex(cell.characters.start)))
    }

    /// The horizontal extents, in em, of the characters in this range of logical indices: one logical range can have
    /// several. From left to right, not touching each other; cells of zero width are left out. A cell is selected if
    /// any of its characters is.
    pub fn selection_extents(&self, selected: Range<usize>) -> Vec<HorizontalExtent> {
        let mut spans: Vec<HorizontalExtent> = Vec::new();
        if selected.is_empty() {
            return spans;
        }
        for cell in self.cells() {
            let is_selected = cell.characters.start < selected.end && selected.start < cell.characters.end;
            if !is_selected || cell.extent.right_x_em <= cell.extent.left_x_em {
                continue;
            }
            match spans.last_mut() {
                Some(span) if span.right_x_em == cell.extent.left_x_em => {
                    span.right_x_em = cell.extent.right_x_em
                }
                _ => spans.push(cell.extent),
            }
        }
        spans
    }
}
