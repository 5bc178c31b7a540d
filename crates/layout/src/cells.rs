//! Cells: where the characters of a line are. A caret is never inside a cell.

use std::ops::Range;

use bidiscope_bidi::name::is_mark;
use bidiscope_bidi::order::Direction;

use super::line_text::LineText;

/// A horizontal extent on the line, in em from the line's left end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HorizontalExtent {
    /// The left edge.
    pub left_x_em: f32,
    /// The right edge, not less than `left`.
    pub right_x_em: f32,
}

impl HorizontalExtent {
    /// The smallest extent that contains both.
    fn union(self, other: Self) -> Self {
        Self {
            left_x_em: self.left_x_em.min(other.left_x_em),
            right_x_em: self.right_x_em.max(other.right_x_em),
        }
    }
}

/// A grapheme cluster placed on the line: a base with its marks, or the box of an invisible character. Carets
/// are placed between cells.
#[derive(Clone, PartialEq, Debug)]
pub struct GraphemeCluster {
    /// Its characters, by logical index. Never empty.
    pub characters: Range<usize>,
    /// Its extent. Characters that share a ligature divide its width evenly.
    pub extent: HorizontalExtent,
    /// The direction of its run.
    pub direction: Direction,
}

/// A cluster of the shaper, placed on the line.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct PlacedCluster {
    pub(super) characters: Range<usize>,
    pub(super) extent: HorizontalExtent,
    /// Whether it is a letter of zero width, drawn over the one before it.
    pub(super) is_overlaid: bool,
    /// Whether it begins with the box of an invisible character.
    pub(super) is_boxed: bool,
}

impl PlacedCluster {
    /// Splits off the boxes at the cluster's end in logical order, each with the marks that follow it.
    /// `boxes` are those of invisible characters, in logical order; boxes before the last letter stay with
    /// it.
    pub(super) fn split_at_boxes(
        self,
        text: &LineText<'_>,
        boxes: &[(usize, HorizontalExtent)],
        direction: Direction,
    ) -> Vec<Self> {
        let Range { start, end } = self.characters;
        let is_box = |at: usize| boxes.iter().any(|it| it.0 == at);
        let is_behind = |&at: &usize| is_box(at) || is_mark(text.scalars[at]);
        let from = (start..end).rev().take_while(is_behind).filter(|&at| is_box(at)).last().unwrap_or(end);
        let starts: Vec<&(usize, HorizontalExtent)> = boxes.iter().filter(|it| it.0 >= from).collect();
        let mut parts = Vec::with_capacity(1 + starts.len());
        let mut rest = self;
        for (at, extent) in starts {
            let mut before = rest.clone();
            (rest.is_boxed, rest.is_overlaid) = (true, false);
            if direction.is_right_to_left() {
                (before.extent.left_x_em, rest.extent.right_x_em) = (extent.right_x_em, extent.right_x_em);
            } else {
                (before.extent.right_x_em, rest.extent.left_x_em) = (extent.left_x_em, extent.left_x_em);
            }
            (before.characters.end, rest.characters.start) = (*at, *at);
            if !before.characters.is_empty() {
                parts.push(before);
            } else {
                // Only space without a character is before the first box.
                rest.extent = before.extent.union(rest.extent);
            }
        }
        parts.push(rest);
        parts
    }
}

/// The cells of a run, from left to right. `clusters` are in logical order.
///
/// The shaper's clusters and the grapheme clusters need not begin at the same characters: a ligature has
/// several graphemes, and a joiner begins a shaper's cluster inside a grapheme. Between two characters at
/// which both begin, the width is divided evenly among the graphemes. The same is done with a letter and one
/// drawn over it, which is how some faces make a ligature (Noto Naskh Arabic lam and alef). A box begins a
/// cell even inside a grapheme, with the marks that follow it, so that the caret can be placed on both sides
/// of it.
pub(super) fn cells(
    text: &LineText<'_>,
    clusters: &[PlacedCluster],
    direction: Direction,
) -> Vec<GraphemeCluster> {
    let mut cells = Vec::with_capacity(clusters.len());
    let mut rest = clusters;
    while let Some(first) = rest.first() {
        let count = 1 + rest.windows(2).take_while(|it| is_in_cell_before(text, &it[0], &it[1])).count();
        let (group, others) = rest.split_at(count);
        let last = &group[count - 1];
        let extent = first.extent.union(last.extent);
        divide_among_graphemes(
            text,
            first.characters.start..last.characters.end,
            extent,
            direction,
            &mut cells,
        );
        rest = others;
    }
    if direction.is_right_to_left() {
        cells.reverse();
    }
    cells
}

/// Whether a cluster is in one cell with the one before it.
fn is_in_cell_before(text: &LineText<'_>, before: &PlacedCluster, it: &PlacedCluster) -> bool {
    let first = it.characters.start;
    if it.is_boxed || before.is_boxed && !is_mark(text.scalars[first]) {
        return false;
    }
    it.is_overlaid || !text.is_grapheme_start[first]
}

/// Adds the cells of some clusters, in logical order.
fn divide_among_graphemes(
    text: &LineText<'_>,
    characters: Range<usize>,
    extent: HorizontalExtent,
    direction: Direction,
    cells: &mut Vec<GraphemeCluster>,
) {
    let graphemes: Vec<Range<usize>> = text.graphemes(characters).collect();
    let count = graphemes.len();
    let edge = |index: usize| {
        if index == count {
            extent.right_x_em
        } else {
            extent.left_x_em + (extent.right_x_em - extent.left_x_em) * index as f32 / count as f32
        }
    };
    for (index, characters) in graphemes.into_iter().enumerate() {
        let place = if direction.is_right_to_left() { count - 1 - index } else { index };
        let extent = HorizontalExtent { left_x_em: edge(place), right_x_em: edge(place + 1) };
        cells.push(GraphemeCluster { characters, extent, direction });
    }
}
