//! Carets: where the insertion point is, and where it moves.

use std::ops::Range;

use bidiscope_bidi::order::Direction;

use super::line::Line;

/// The caret positions of a line, each with the place where it is drawn.
///
/// A position is a number of characters: the insertion point is before the character with that logical index,
/// never inside a grapheme cluster. On the screen there are as many *stops* as positions: one at each edge of
/// a cell.
///
/// A position has two edges: the trailing edge of the cell before it, where text of that cell's direction
/// would be inserted, and the leading edge of the cell after it. Within a run they are one stop; where the
/// direction changes they are two. Likewise each stop is the edge of the two cells that meet there, and may
/// belong to two positions:
///
/// ```text
/// logical  a b c D E F       positions 3 (after c) and 6 (the end) both have the stops
/// visual   a b c F E D       at | and at the right end: c ends and F ends at |,
///               |            D begins and the paragraph ends at the right end
/// ```
///
/// Each position takes one of its two stops as its primary place, so that no two positions take the same.
/// Positions and stops, joined by edges, form cycles, and every cycle can be matched in two ways. The
/// matching with more edges in the *preferred* direction is taken; in the cycle of a caret that was placed at
/// a certain stop, by a click or a key, the matching that has it there: the caret stays where it was placed.
///
/// A movement to the left or right crosses a cell, and the caret stays with that cell: of the two positions at the stop
/// behind it, it takes the edge of what it crossed. So what is typed or deleted there is where the caret came from, and
/// moving right and left again returns to the same stop.
#[derive(Clone, PartialEq, Debug)]
pub struct Carets {
    /// Ascending.
    positions: Vec<usize>,
    /// For each position where it is drawn.
    places: Vec<CaretPlace>,
    /// For each position its primary stop, counted from the left, from 0.
    stop_of: Vec<usize>,
    /// For each cell from the left, the positions at its left and right edge.
    cells: Vec<[usize; 2]>,
    /// For each stop its x, in em from the line's left end.
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

/// The secondary place of a caret.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CaretEdge {
    /// In em from the line's left end.
    pub x: f32,
    /// The direction of the text that this place continues.
    pub direction: Direction,
}

/// A caret at a certain one of its two edges, where a click or a key placed it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlacedCaret {
    /// Its position: the number of characters before it in logical order.
    pub position: usize,
    /// Its stop: how many cells are left of it.
    pub stop: usize,
}

/// One of the two edges of a position: its stop, and the direction of its cell.
#[derive(Clone, Copy, Debug)]
struct Edge {
    stop: usize,
    direction: Direction,
    /// Whether it is an edge of the paragraph, not of a cell.
    is_paragraph: bool,
}

/// The trailing edge before a position and the leading edge after it.
type Edges = [Edge; 2];

impl Carets {
    /// The carets of a line. Where a position has two edges, the one of direction `preferred` is its primary place as
    /// far as possible: pass the direction of the keyboard, or of what was last typed or clicked.
    pub fn new(line: &Line, preferred: Direction) -> Self {
        Self::with_placed_caret(line, preferred, None)
    }

    /// As [`Self::new`], but the position of `placed` has its primary place at the stop of `placed`. That is ignored if
    /// the position has no edge at the stop.
    pub fn with_placed_caret(line: &Line, preferred: Direction, placed: Option<PlacedCaret>) -> Self {
        let cells = line.cells();
        let mut positions: Vec<usize> = cells.iter().map(|it| it.characters.start).collect();
        positions.push(line.len());
        positions.sort_unstable();
        let mut stops: Vec<f32> = cells.iter().map(|it| it.extent.left).collect();
        stops.push(line.width());
        let edges = edges(line, &positions);
        let placed = placed.and_then(|placed| {
            let index = positions.binary_search(&placed.position).ok()?;
            let side = edges[index].iter().position(|edge| edge.stop == placed.stop)?;
            Some((index, side))
        });
        let chosen = choose(&edges, preferred, placed);
        let mut stop_of = Vec::with_capacity(positions.len());
        let mut places = Vec::with_capacity(positions.len());
        for (edges, &chosen) in edges.iter().zip(&chosen) {
            let (primary, other) = (edges[chosen], edges[1 - chosen]);
            // At the line's end, the direction of the text is more useful than the paragraph's.
            let same_stop = primary.stop == other.stop;
            let direction =
                if same_stop && primary.is_paragraph { other.direction } else { primary.direction };
            let x = stops[primary.stop];
            let secondary = CaretEdge { x: stops[other.stop], direction: other.direction };
            places.push(CaretPlace { x, direction, secondary: (secondary.x != x).then_some(secondary) });
            stop_of.push(primary.stop);
        }
        let cells = cells.iter().map(|it| {
            let Range { start, end } = it.characters;
            if it.direction.is_right_to_left() { [end, start] } else { [start, end] }
        });
        Self { positions, places, stop_of, cells: cells.collect(), stops, paragraph: line.paragraph() }
    }

    /// The carets of text that is typed in visual order, from left to right: a position is the number of
    /// characters left of it, whatever their logical order, and has one place.
    pub fn in_visual_order(line: &Line) -> Self {
        let mut positions = vec![0];
        let mut stops = vec![0.0];
        for cell in line.cells() {
            positions.push(positions[positions.len() - 1] + cell.characters.len());
            stops.push(cell.extent.right);
        }
        let place = |&x: &f32| CaretPlace { x, direction: Direction::LeftToRight, secondary: None };
        let places = stops.iter().map(place).collect();
        let stop_of: Vec<usize> = (0..stops.len()).collect();
        let cells = positions.windows(2).map(|it| [it[0], it[1]]).collect();
        Self { positions, places, stop_of, cells, stops, paragraph: Direction::LeftToRight }
    }

    /// Every position, ascending: 0 first, the number of characters last.
    pub fn positions(&self) -> &[usize] {
        &self.positions
    }

    /// Where the caret of a position is drawn. A position inside a grapheme cluster counts as the cluster's
    /// beginning, one beyond the end as the end.
    pub fn place(&self, position: usize) -> CaretPlace {
        self.places[self.index(position)]
    }

    /// The caret after a movement to the right over one cell; `None` at the right end of the line.
    pub fn right(&self, position: usize) -> Option<PlacedCaret> {
        self.at_edge(self.stop(position), Direction::LeftToRight)
    }

    /// The caret after a movement to the left over one cell; `None` at the left end of the line.
    pub fn left(&self, position: usize) -> Option<PlacedCaret> {
        self.at_edge(self.stop(position).checked_sub(1)?, Direction::RightToLeft)
    }

    /// The caret at an edge of a cell, counted from the left, from 0, after a movement over it in this direction; `None` if
    /// there is no such cell.
    pub fn at_edge(&self, cell: usize, crossed: Direction) -> Option<PlacedCaret> {
        let &[left, right] = self.cells.get(cell)?;
        Some(match crossed {
            Direction::LeftToRight => PlacedCaret { position: right, stop: cell + 1 },
            Direction::RightToLeft => PlacedCaret { position: left, stop: cell },
        })
    }

    /// The next position in logical order; `None` at the end.
    pub fn next(&self, position: usize) -> Option<usize> {
        self.positions.get(self.index(position) + 1).copied()
    }

    /// The previous position in logical order; `None` at the beginning. From inside a grapheme cluster it is
    /// the cluster's beginning.
    pub fn previous(&self, position: usize) -> Option<usize> {
        let after = self.positions.partition_point(|&it| it < position);
        Some(self.positions[after.checked_sub(1)?])
    }

    /// The beginning of the text, at the edge where the paragraph's line begins.
    pub fn line_start(&self) -> PlacedCaret {
        let stop = if self.paragraph.is_right_to_left() { self.stops.len() - 1 } else { 0 };
        PlacedCaret { position: 0, stop }
    }

    /// The end of the text, at the edge where the paragraph's line ends.
    pub fn line_end(&self) -> PlacedCaret {
        let stop = if self.paragraph.is_right_to_left() { 0 } else { self.stops.len() - 1 };
        PlacedCaret { position: self.positions[self.positions.len() - 1], stop }
    }

    /// A position with its primary stop.
    pub fn primary_caret(&self, position: usize) -> PlacedCaret {
        PlacedCaret { position, stop: self.stop(position) }
    }

    /// A position's primary stop: how many cells are left of it.
    pub fn stop(&self, position: usize) -> usize {
        self.stop_of[self.index(position)]
    }

    /// The direction of the paragraph.
    pub const fn paragraph(&self) -> Direction {
        self.paragraph
    }

    fn index(&self, position: usize) -> usize {
        // The first position is 0, so `partition_point` is at least 1.
        self.positions.partition_point(|&it| it <= position) - 1
    }
}

/// For each position its two edges.
fn edges(line: &Line, positions: &[usize]) -> Vec<Edges> {
    let count = line.cells().len();
    let paragraph = line.paragraph();
    let (start, end) = if paragraph.is_right_to_left() { (count, 0) } else { (0, count) };
    let paragraph_edge = |stop| Edge { stop, direction: paragraph, is_paragraph: true };
    let mut edges = vec![[paragraph_edge(start), paragraph_edge(end)]; positions.len()];
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

/// For each position which of its edges is its primary place; for the `placed` position the given one.
fn choose(edges: &[Edges], preferred: Direction, placed: Option<(usize, usize)>) -> Vec<usize> {
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
        let cycle = cycle(edges, &at_stop, first);
        let score = |(position, side): (usize, usize)| {
            let edge = edges[position][side];
            i32::from(edge.direction == preferred && !edge.is_paragraph)
        };
        // How many more preferred edges the matching in walking order has than the other one.
        let advantage: i32 = cycle.iter().map(|&it| score(it) - score((it.0, 1 - it.1))).sum();
        let placed_side =
            placed.and_then(|placed| cycle.iter().find(|it| it.0 == placed.0).map(|it| it.1 == placed.1));
        let as_walked = placed_side.unwrap_or(advantage >= 0);
        for (position, side) in cycle {
            chosen[position] = Some(if as_walked { side } else { 1 - side });
        }
    }
    chosen.into_iter().map(|side| side.unwrap_or(0)).collect()
}

/// The positions of a cycle, each with the edge by which the walk leaves it, beginning with the trailing edge
/// of `first`.
fn cycle(edges: &[Edges], at_stop: &[Vec<(usize, usize)>], first: usize) -> Vec<(usize, usize)> {
    let mut cycle = Vec::new();
    let mut current = (first, 0);
    loop {
        cycle.push(current);
        let stop = edges[current.0][current.1].stop;
        // Two edges meet at each stop: of two cells, or of a cell and the paragraph.
        let other = at_stop[stop].iter().copied().find(|it| *it != current).unwrap_or(current);
        if other.0 == first {
            return cycle;
        }
        current = (other.0, 1 - other.1);
    }
}
