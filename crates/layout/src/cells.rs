//! Where the characters of a line stand: cells, which a caret never enters.

use std::ops::Range;

use bidiscope_bidi::name::is_mark;
use bidiscope_bidi::order::Direction;

use super::pieces::LineText;

/// Where something stands on the line, in em from the line's left end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Extent {
    /// The left edge.
    pub left: f32,
    /// The right edge, never left of the other.
    pub right: f32,
}

impl Extent {
    /// Both, and what is between.
    fn with(self, other: Self) -> Self {
        Self { left: self.left.min(other.left), right: self.right.max(other.right) }
    }
}

/// A grapheme cluster where it stands on the line: a base with its marks, or the box of a character that
/// shows nothing by itself. Carets stand between cells.
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
    /// Whether it begins with the box of a character that shows nothing by itself.
    pub(super) is_boxed: bool,
}

impl PlacedCluster {
    /// The cluster, and behind it in reading order the boxes at its end, each by itself with the marks behind it.
    /// `boxes` are those of characters that show nothing by themselves, in logical order; what stands before the
    /// last letter is not parted from it.
    pub(super) fn parted(
        self,
        text: &LineText<'_>,
        boxes: &[(usize, Extent)],
        direction: Direction,
    ) -> Vec<Self> {
        let Range { start, end } = self.characters;
        let is_box = |at: usize| boxes.iter().any(|it| it.0 == at);
        let is_behind = |&at: &usize| is_box(at) || is_mark(text.scalars[at]);
        let from = (start..end).rev().take_while(is_behind).filter(|&at| is_box(at)).last().unwrap_or(end);
        let starts: Vec<&(usize, Extent)> = boxes.iter().filter(|it| it.0 >= from).collect();
        let mut parts = Vec::with_capacity(1 + starts.len());
        let mut rest = self;
        for (at, extent) in starts {
            let mut before = rest.clone();
            (rest.is_boxed, rest.is_overlaid) = (true, false);
            if direction.is_right_to_left() {
                (before.extent.left, rest.extent.right) = (extent.right, extent.right);
            } else {
                (before.extent.right, rest.extent.left) = (extent.left, extent.left);
            }
            (before.characters.end, rest.characters.start) = (*at, *at);
            if !before.characters.is_empty() {
                parts.push(before);
            } else {
                // Nothing is before the first box but room that no character has.
                rest.extent = before.extent.with(rest.extent);
            }
        }
        parts.push(rest);
        parts
    }
}

/// The cells of a run, from left to right. `clusters` are the run's, in logical order.
///
/// The shaper's clusters and the grapheme clusters need not begin at the same characters: a ligature
/// holds several graphemes, and a joiner begins a shaper's cluster inside a grapheme. Between two
/// characters at which both begin, the width is divided evenly among the graphemes. So is that of a
/// letter and one drawn over it, which is how some faces make a ligature (Noto Naskh Arabic lam and
/// alef). A box begins a cell even inside a grapheme, with the marks behind it, so that the caret can stand on
/// both sides of what is seen.
pub(super) fn cells(text: &LineText<'_>, clusters: &[PlacedCluster], direction: Direction) -> Vec<Cell> {
    let mut cells = Vec::with_capacity(clusters.len());
    let mut rest = clusters;
    while let Some(first) = rest.first() {
        let count = 1 + rest.windows(2).take_while(|it| belongs(text, &it[0], &it[1])).count();
        let (group, others) = rest.split_at(count);
        let last = &group[count - 1];
        let extent = first.extent.with(last.extent);
        divide(text, first.characters.start..last.characters.end, extent, direction, &mut cells);
        rest = others;
    }
    if direction.is_right_to_left() {
        cells.reverse();
    }
    cells
}

/// Whether a cluster stands in one cell with the one before it.
fn belongs(text: &LineText<'_>, before: &PlacedCluster, it: &PlacedCluster) -> bool {
    let first = it.characters.start;
    if it.is_boxed || before.is_boxed && !is_mark(text.scalars[first]) {
        return false;
    }
    it.is_overlaid || !text.is_start[first]
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
