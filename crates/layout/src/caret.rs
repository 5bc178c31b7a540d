//! Carets: where the insertion point stands, and where it goes.

use bidiscope_bidi::order::Direction;

use super::line::Line;

/// The caret positions of a line, each with its place.
///
/// A position is a number of characters: the insertion point stands before the character of that
/// index, never inside a grapheme cluster. On the screen there are as many *stops* as positions: one
/// at each edge of a cell.
///
/// A position has two edges: the trailing edge of the cell before it, where a continuation of that
/// cell's direction would appear, and the leading edge of the cell after it. Within a run they are one
/// stop; where the direction changes they are two. So is each stop the edge of the two cells that meet
/// there, and may belong to two positions:
///
/// ```text
/// logical  a b c D E F       positions 3 (after c) and 6 (the end) both have the stops
/// visual   a b c F E D       at | and at the right end: c ends and F ends at |,
///               |            D begins and the paragraph ends at the right end
/// ```
///
/// Each position takes one of its two stops as its primary place so that no two positions take the
/// same: positions and stops, joined by edges, form rings, and every ring can be matched up in two
/// ways. The one with more edges of the direction that the caret *leans* to is taken; in the ring of a caret
/// that was put at a stop, by a click or by a key, the one that has it there. Therefore every stop can be
/// reached, the caret stays where it was put, and going right and left again returns.
#[derive(Clone, PartialEq, Debug)]
pub struct Carets {
    /// Ascending.
    positions: Vec<usize>,
    /// For each position its place.
    places: Vec<CaretPlace>,
    /// For each position its stop, counted from the left.
    stop_of: Vec<usize>,
    /// For each stop its position's place in `positions`.
    position_at: Vec<usize>,
    /// For each stop its x in em.
    stops: Vec<f32>,
    paragraph: Direction,
}

/// Where the caret of a position is drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CaretPlace {
    /// The primary place, in em from the line's left end.
    pub x: f32,
    /// The direction of the text that the primary place continues.
    pub direction: Direction,
    /// The other place, where text of the other direction would go; `None` within a run.
    pub secondary: Option<CaretEdge>,
}

/// One of the places of a caret.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CaretEdge {
    /// In em from the line's left end.
    pub x: f32,
    /// The direction of the text that this place continues.
    pub direction: Direction,
}

/// A caret that was put at a certain one of its two edges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PutCaret {
    /// Its position.
    pub position: usize,
    /// Its stop: how many cells stand left of it.
    pub stop: usize,
}

/// One of the two edges of a position: the stop it is at, and the direction of its cell.
#[derive(Clone, Copy, Debug)]
struct Edge {
    stop: usize,
    direction: Direction,
    /// Whether it is an end of the paragraph, and of no cell.
    is_paragraph: bool,
}

/// The trailing edge before a position and the leading edge after it.
type Edges = [Edge; 2];

impl Carets {
    /// The carets of a line that lean to a direction: that of the keyboard, or of what was typed or
    /// pointed at last.
    pub fn new(line: &Line, lean: Direction) -> Self {
        Self::with(line, lean, None)
    }

    /// The same, but with a caret where it was put. Where its position has no edge at its stop, it is as
    /// good as none.
    pub fn with(line: &Line, lean: Direction, put: Option<PutCaret>) -> Self {
        let cells = line.cells();
        let mut positions: Vec<usize> = cells.iter().map(|it| it.characters.start).collect();
        positions.push(line.len());
        positions.sort_unstable();
        let mut stops: Vec<f32> = cells.iter().map(|it| it.extent.left).collect();
        stops.push(line.width());
        let edges = edges(line, &positions);
        let put = put.and_then(|put| {
            let index = positions.binary_search(&put.position).ok()?;
            let side = edges[index].iter().position(|edge| edge.stop == put.stop)?;
            Some((index, side))
        });
        let chosen = choose(&edges, lean, put);
        let mut stop_of = Vec::with_capacity(positions.len());
        let mut position_at = vec![0; stops.len()];
        let mut places = Vec::with_capacity(positions.len());
        for (index, (edges, &chosen)) in edges.iter().zip(&chosen).enumerate() {
            let (primary, other) = (edges[chosen], edges[1 - chosen]);
            // At the line's end, say the direction of the text rather than the paragraph's.
            let same_stop = primary.stop == other.stop;
            let direction =
                if same_stop && primary.is_paragraph { other.direction } else { primary.direction };
            let x = stops[primary.stop];
            let secondary = CaretEdge { x: stops[other.stop], direction: other.direction };
            places.push(CaretPlace { x, direction, secondary: (secondary.x != x).then_some(secondary) });
            stop_of.push(primary.stop);
            position_at[primary.stop] = index;
        }
        Self { positions, places, stop_of, position_at, stops, paragraph: line.paragraph() }
    }

    /// The carets of what is typed as a display, from left to right: a position is the number of
    /// characters that stand left of it, whatever their logical order, so that each has one place.
    pub fn by_display(line: &Line) -> Self {
        let mut positions = vec![0];
        let mut stops = vec![0.0];
        for cell in line.cells() {
            positions.push(positions[positions.len() - 1] + cell.characters.len());
            stops.push(cell.extent.right);
        }
        let place = |&x: &f32| CaretPlace { x, direction: Direction::LeftToRight, secondary: None };
        let places = stops.iter().map(place).collect();
        let stop_of: Vec<usize> = (0..stops.len()).collect();
        let position_at = stop_of.clone();
        Self { positions, places, stop_of, position_at, stops, paragraph: Direction::LeftToRight }
    }

    /// Every position, ascending: 0 first, the number of characters last.
    pub fn positions(&self) -> &[usize] {
        &self.positions
    }

    /// Where a position's caret is drawn. A position inside a grapheme cluster is taken as the
    /// cluster's beginning, one beyond the end as the end.
    pub fn place(&self, position: usize) -> CaretPlace {
        self.places[self.index(position)]
    }

    /// The position one stop to the right; `None` at the right end of the line.
    pub fn right(&self, position: usize) -> Option<usize> {
        let stop = self.stop_of[self.index(position)] + 1;
        (stop < self.stops.len()).then(|| self.position_at_stop(stop))
    }

    /// The position one stop to the left; `None` at the left end of the line.
    pub fn left(&self, position: usize) -> Option<usize> {
        let stop = self.stop_of[self.index(position)].checked_sub(1)?;
        Some(self.position_at_stop(stop))
    }

    /// The next position in logical order; `None` at the end.
    pub fn next(&self, position: usize) -> Option<usize> {
        self.positions.get(self.index(position) + 1).copied()
    }

    /// The position before in logical order; `None` at the beginning. A position inside a grapheme
    /// cluster gives the cluster's beginning.
    pub fn previous(&self, position: usize) -> Option<usize> {
        let after = self.positions.partition_point(|&it| it < position);
        Some(self.positions[after.checked_sub(1)?])
    }

    /// The position at the left end of the line.
    pub fn leftmost(&self) -> usize {
        self.position_at_stop(0)
    }

    /// The position at the right end of the line.
    pub fn rightmost(&self) -> usize {
        self.position_at_stop(self.stops.len() - 1)
    }

    /// The beginning of the text at the edge of the paragraph where its line begins.
    pub fn line_start(&self) -> PutCaret {
        let stop = if self.paragraph.is_right_to_left() { self.stops.len() - 1 } else { 0 };
        PutCaret { position: 0, stop }
    }

    /// The end of the text at the edge of the paragraph where its line ends.
    pub fn line_end(&self) -> PutCaret {
        let stop = if self.paragraph.is_right_to_left() { 0 } else { self.stops.len() - 1 };
        PutCaret { position: self.positions[self.positions.len() - 1], stop }
    }

    /// A position with its stop.
    pub fn standing(&self, position: usize) -> PutCaret {
        PutCaret { position, stop: self.stop(position) }
    }

    /// How many cells stand left of a position's primary place.
    pub fn stop(&self, position: usize) -> usize {
        self.stop_of[self.index(position)]
    }

    /// The position whose primary place has this many cells left of it; beyond the line, the one at
    /// its right end.
    pub fn position_at_stop(&self, stop: usize) -> usize {
        self.positions[self.position_at[stop.min(self.position_at.len() - 1)]]
    }

    /// The direction of the paragraph.
    pub const fn paragraph(&self) -> Direction {
        self.paragraph
    }

    fn index(&self, position: usize) -> usize {
        // Positions begin with 0, so that one is always before.
        self.positions.partition_point(|&it| it <= position) - 1
    }
}

/// For each position its two edges.
fn edges(line: &Line, positions: &[usize]) -> Vec<Edges> {
    let count = line.cells().len();
    let paragraph = line.paragraph();
    let (start, end) = if paragraph.is_right_to_left() { (count, 0) } else { (0, count) };
    let of_paragraph = |stop| Edge { stop, direction: paragraph, is_paragraph: true };
    let mut edges = vec![[of_paragraph(start), of_paragraph(end)]; positions.len()];
    for (visual, cell) in line.cells().iter().enumerate() {
        let direction = cell.direction;
        let (leading, trailing) =
            if direction.is_right_to_left() { (visual + 1, visual) } else { (visual, visual + 1) };
        let index = positions.partition_point(|&it| it < cell.characters.start);
        edges[index][1] = Edge { stop: leading, direction, is_paragraph: false };
        edges[index + 1][0] = Edge { stop: trailing, direction, is_paragraph: false };
    }
    edges
}

/// For each position which of its edges is its primary place; of the position that is `put`, that one.
fn choose(edges: &[Edges], lean: Direction, put: Option<(usize, usize)>) -> Vec<usize> {
    let mut at_stop = vec![Vec::with_capacity(2); edges.len()];
    for (position, edges) in edges.iter().enumerate() {
        for (side, edge) in edges.iter().enumerate() {
            at_stop[edge.stop].push((position, side));
        }
    }
    let mut chosen: Vec<Option<usize>> = vec![None; edges.len()];
    for first in 0..edges.len() {
        if chosen[first].is_some() {
            continue;
        }
        let ring = ring(edges, &at_stop, first);
        let leaning = |(position, side): (usize, usize)| {
            let edge = edges[position][side];
            i32::from(edge.direction == lean && !edge.is_paragraph)
        };
        // How much better the ring is matched by the edges that it was walked along.
        let advantage: i32 = ring.iter().map(|&it| leaning(it) - leaning((it.0, 1 - it.1))).sum();
        let of_put = put.and_then(|put| ring.iter().find(|it| it.0 == put.0).map(|it| it.1 == put.1));
        let as_walked = of_put.unwrap_or(advantage >= 0);
        for (position, side) in ring {
            chosen[position] = Some(if as_walked { side } else { 1 - side });
        }
    }
    chosen.into_iter().map(|side| side.unwrap_or(0)).collect()
}

/// The positions of a ring, each with the edge by which it is left, beginning with the trailing edge
/// before the first.
fn ring(edges: &[Edges], at_stop: &[Vec<(usize, usize)>], first: usize) -> Vec<(usize, usize)> {
    let mut ring = Vec::new();
    let mut here = (first, 0);
    loop {
        ring.push(here);
        let stop = edges[here.0][here.1].stop;
        // Each stop has the edges of the two cells, or of a cell and the paragraph, that meet there.
        let other = at_stop[stop].iter().copied().find(|it| *it != here).unwrap_or(here);
        if other.0 == first {
            return ring;
        }
        here = (other.0, 1 - other.1);
    }
}
