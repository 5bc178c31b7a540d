//! Where the characters of a line stand: cells, which a caret never enters.

use std::ops::Range;

use crate::order::Direction;

use super::pieces::LineText;

/// Where something stands on the line, in em from the line's left end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Extent {
    /// The left edge.
    pub left: f32,
    /// The right edge, never left of the other.
    pub right: f32,
}

/// A grapheme cluster where it stands on the line: a base with its marks. Carets stand between cells.
#[derive(Clone, PartialEq, Debug)]
pub struct Cell {
    /// Its logical characters. Never empty.
    pub characters: Range<usize>,
    /// Where it stands. Characters that share a ligature divide its width evenly.
    pub extent: Extent,
    /// The direction of its run.
    pub direction: Direction,
}

/// Where a shaper's cluster was placed.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct PlacedCluster {
    pub(super) characters: Range<usize>,
    pub(super) extent: Extent,
    /// Whether it is a letter without a width of its own, drawn over the one before it.
    pub(super) is_overlaid: bool,
}

/// The cells of a run, from left to right. `clusters` are the run's, in logical order.
///
/// The shaper's clusters and the grapheme clusters need not begin at the same characters: a ligature
/// holds several graphemes, and a joiner begins a shaper's cluster inside a grapheme. Between two
/// characters at which both begin, the width is divided evenly among the graphemes. So is that of a
/// letter and one drawn over it, which is how some faces make a ligature (Noto Naskh Arabic lam and
/// alef).
pub(super) fn cells(text: &LineText<'_>, clusters: &[PlacedCluster], direction: Direction) -> Vec<Cell> {
    let mut cells = Vec::with_capacity(clusters.len());
    let mut rest = clusters;
    while let Some(first) = rest.first() {
        let belongs = |it: &&PlacedCluster| it.is_overlaid || !text.is_start[it.characters.start];
        let count = 1 + rest[1..].iter().take_while(belongs).count();
        let (group, others) = rest.split_at(count);
        let last = &group[count - 1];
        let extent = Extent {
            left: first.extent.left.min(last.extent.left),
            right: first.extent.right.max(last.extent.right),
        };
        divide(text, first.characters.start..last.characters.end, extent, direction, &mut cells);
        rest = others;
    }
    if direction.is_right_to_left() {
        cells.reverse();
    }
    cells
}

/// Adds the cells of a group in logical order.
fn divide(
    text: &LineText<'_>,
    characters: Range<usize>,
    extent: Extent,
    direction: Direction,
    cells: &mut Vec<Cell>,
) {
    let graphemes: Vec<Range<usize>> = text.graphemes(characters).collect();
    let count = graphemes.len();
    let edge = |index: usize| {
        if index == count {
            extent.right
        } else {
            extent.left + (extent.right - extent.left) * index as f32 / count as f32
        }
    };
    for (index, characters) in graphemes.into_iter().enumerate() {
        let place = if direction.is_right_to_left() { count - 1 - index } else { index };
        let extent = Extent { left: edge(place), right: edge(place + 1) };
        cells.push(Cell { characters, extent, direction });
    }
}
