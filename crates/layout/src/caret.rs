//! Carets: where the insertion point is, and where it moves.

use bidiscope_bidi::order::Direction;

use super::line::ShapedLine;

/// The caret positions of a line, each with the places where it can be drawn.
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
/// A caret is drawn at one of the two edges of its position: where a click put it, or at the edge of a preferred
/// direction ([`Self::caret_at_offset`]); its other edge is its secondary place.
///
/// A movement to the left or right goes to the next stop, and takes one of the two positions there: always the same, so
/// that the way back is the same. From the beginning of the line to its end a walk meets every stop once. It
/// meets every position once too, where each can have a stop of its own: in every order that comes of levels (UAX #9), in
/// which the position between two levels takes the edge of the lower one, and the ends of the text those of the paragraph.
#[derive(Clone, PartialEq, Debug)]
pub struct Carets {
    /// Ascending.
    positions: Vec<usize>,
    /// For each position its edges.
    edges: Vec<Edges>,
    /// For each stop from the left the index of the position that a movement takes there.
    walk: Vec<usize>,
    /// For each stop its x, in em from the line's left end.
    stops: Vec<f32>,
    paragraph: Direction,
}

/// Where a caret is drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DrawnCaret {
    /// The primary place, in em from the line's left end.
    pub x_from_line_left_em: f32,
    /// The direction of the text that the primary place continues.
    pub run_direction: Direction,
    /// The other place, where text of the other direction would go; `None` within a run.
    pub secondary_caret: Option<SecondaryCaret>,
}

/// The secondary place of a caret.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SecondaryCaret {
    /// In em from the line's left end.
    pub x_from_line_left_em: f32,
    /// The direction of the text that this place continues.
    pub run_direction: Direction,
}

/// A caret at one of the two edges of its position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CaretAtStop {
    /// Its position: the number of characters before it in logical order.
    pub character_offset: usize,
    /// Its stop: how many cells are left of it.
    pub visual_stop_index: usize,
}

/// One of the two edges of a position: its stop, and the direction of its cell or, at the ends of the text, of the paragraph.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Edge {
    stop: usize,
    direction: Direction,
}

/// The trailing edge before a position and the leading edge after it.
type Edges = [Edge; 2];

impl Carets {
    /// The carets of a line.
    pub fn new(line: &ShapedLine) -> Self {
        let cells = line.cells();
        let mut positions: Vec<usize> = cells.iter().map(|it| it.characters.start).collect();
        positions.push(line.character_count());
        positions.sort_unstable();
        let mut stops: Vec<f32> = cells.iter().map(|it| it.extent.left_x_em).collect();
        stops.push(line.width_em());
        let edges = edges(line, &positions);
        let walk = walk(&edges);
        Self { positions, edges, walk, stops, paragraph: line.paragraph_direction() }
    }

    /// The carets of text that is typed in visual order, from left to right: a position is the number of
    /// characters left of it, whatever their logical order, and has one place.
    pub fn in_visual_order(line: &ShapedLine) -> Self {
        let mut positions = vec![0];
        let mut stops = vec![0.0];
        for cell in line.cells() {
            positions.push(positions[positions.len() - 1] + cell.characters.len());
            stops.push(cell.extent.right_x_em);
        }
        let edges = (0..stops.len()).map(|stop| [Edge { stop, direction: Direction::LeftToRight }; 2]);
        let (edges, walk) = (edges.collect(), (0..stops.len()).collect());
        Self { positions, edges, walk, stops, paragraph: Direction::LeftToRight }
    }

    /// Every position, ascending: 0 first, the number of characters last.
    pub fn ascending_character_offsets(&self) -> &[usize] {
        &self.positions
    }

    /// The caret of a position at its edge of the direction `preferred_run_direction`: pass that of what was last typed or
    /// clicked. Where both edges have the same direction it is the trailing edge of what is before the position. A position
    /// inside a grapheme cluster counts as the cluster's beginning, one beyond the end as the end.
    pub fn caret_at_offset(
        &self,
        character_offset: usize,
        preferred_run_direction: Direction,
    ) -> CaretAtStop {
        let index = self.index(character_offset);
        let [before, after] = self.edges[index];
        let is_after =
            before.direction != preferred_run_direction && after.direction == preferred_run_direction;
        let edge = if is_after { after } else { before };
        CaretAtStop { character_offset: self.positions[index], visual_stop_index: edge.stop }
    }

    /// Whether the position of a caret has an edge at its stop.
    pub fn contains(&self, caret: CaretAtStop) -> bool {
        let index = self.positions.binary_search(&caret.character_offset);
        index.is_ok_and(|index| self.edges[index].iter().any(|edge| edge.stop == caret.visual_stop_index))
    }

    /// Where a caret is drawn. One that is not [contained](Self::contains) is drawn at the trailing edge of what is before its
    /// position.
    pub fn drawn_caret(&self, caret: CaretAtStop) -> DrawnCaret {
        let [before, after] = self.edges[self.index(caret.character_offset)];
        let is_after = before.stop != caret.visual_stop_index && after.stop == caret.visual_stop_index;
        let (primary, other) = if is_after { (after, before) } else { (before, after) };
        let x = self.stops[primary.stop];
        let secondary =
            SecondaryCaret { x_from_line_left_em: self.stops[other.stop], run_direction: other.direction };
        DrawnCaret {
            x_from_line_left_em: x,
            run_direction: primary.direction,
            secondary_caret: (secondary.x_from_line_left_em != x).then_some(secondary),
        }
    }

    /// The caret after a movement to this stop, counted from the left, from 0; `None` if there is no such stop.
    pub fn caret_at_visual_stop(&self, visual_stop_index: usize) -> Option<CaretAtStop> {
        Some(CaretAtStop {
            character_offset: self.positions[*self.walk.get(visual_stop_index)?],
            visual_stop_index,
        })
    }

    /// The caret after a movement to the right over one cell; `None` at the right end of the line.
    pub fn caret_to_right(&self, caret: CaretAtStop) -> Option<CaretAtStop> {
        self.caret_at_visual_stop(caret.visual_stop_index + 1)
    }

    /// The caret after a movement to the left over one cell; `None` at the left end of the line.
    pub fn caret_to_left(&self, caret: CaretAtStop) -> Option<CaretAtStop> {
        self.caret_at_visual_stop(caret.visual_stop_index.checked_sub(1)?)
    }

    /// The next position in logical order; `None` at the end.
    pub fn next_logical_offset(&self, character_offset: usize) -> Option<usize> {
        self.positions.get(self.index(character_offset) + 1).copied()
    }

    /// The previous position in logical order; `None` at the beginning. From inside a grapheme cluster it is
    /// the cluster's beginning.
    pub fn previous_logical_offset(&self, character_offset: usize) -> Option<usize> {
        let after = self.positions.partition_point(|&it| it < character_offset);
        Some(self.positions[after.checked_sub(1)?])
    }

    /// The beginning of the text, at the edge where the paragraph's line begins.
    pub fn line_start(&self) -> CaretAtStop {
        CaretAtStop { character_offset: 0, visual_stop_index: self.edges[0][0].stop }
    }

    /// The end of the text, at the edge where the paragraph's line ends.
    pub fn line_end(&self) -> CaretAtStop {
        let last = self.positions.len() - 1;
        CaretAtStop { character_offset: self.positions[last], visual_stop_index: self.edges[last][1].stop }
    }

    /// The direction of the paragraph.
    pub const fn paragraph_direction(&self) -> Direction {
        self.paragraph
    }

    fn index(&self, position: usize) -> usize {
        // The first position is 0, so `partition_point` is at least 1.
        self.positions.partition_point(|&it| it <= position) - 1
    }
}

/// For each position its two edges.
fn edges(line: &ShapedLine, positions: &[usize]) -> Vec<Edges> {
    let count = line.cells().len();
    let paragraph = line.paragraph_direction();
    let (start, end) = if paragraph.is_right_to_left() { (count, 0) } else { (0, count) };
    let paragraph_edge = |stop| Edge { stop, direction: paragraph };
    let mut edges = vec![[paragraph_edge(start), paragraph_edge(end)]; positions.len()];
    for (visual, cell) in line.cells().iter().enumerate() {
        let direction = cell.direction;
        let (leading, trailing) =
            if direction.is_right_to_left() { (visual + 1, visual) } else { (visual, visual + 1) };
        let index = positions.partition_point(|&it| it < cell.characters.start);
        edges[index][1] = Edge { stop: leading, direction };
        edges[index + 1][0] = Edge { stop: trailing, direction };
    }
    edges
}

/// For each stop the index of one of its two positions.
///
/// Positions and stops, joined by edges, form cycles, and every cycle gives each of its positions a stop of its own in two
/// ways. The way that begins with the trailing edge of its first position is taken: what is before a
/// block of higher levels has a lower level, and at the beginning of the text that edge is the paragraph's.
fn walk(edges: &[Edges]) -> Vec<usize> {
    let mut at_stop = vec![Vec::with_capacity(2); edges.len()];
    for (index, edges) in edges.iter().enumerate() {
        for (side, edge) in edges.iter().enumerate() {
            at_stop[edge.stop].push((index, side));
        }
    }
    let mut walk = vec![0; edges.len()];
    let mut is_met = vec![false; edges.len()];
    for first in 0..edges.len() {
        let mut here = (first, 0);
        while !is_met[here.0] {
            is_met[here.0] = true;
            let stop = edges[here.0][here.1].stop;
            walk[stop] = here.0;
            // Two edges meet at each stop: of two cells, or of a cell and the paragraph.
            let (index, side) = at_stop[stop].iter().copied().find(|it| *it != here).unwrap_or(here);
            here = (index, 1 - side);
        }
    }
    // In an order that does not come of levels this can be a second stop of that position's cycle.
    let last = edges.len() - 1;
    walk[edges[last][1].stop] = last;
    walk
}
