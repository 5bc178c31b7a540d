//! All orders of the characters of a display that could have produced it, as a graph.
//!
//! A name without explicit controls has levels 0 to 2 in a left-to-right paragraph and 1 to 2 in a
//! right-to-left one. Rule L2 is therefore inverted by a walk over the display in logical order:
//!
//! ```text
//! display   a b ) 2 1 [ D C B A          LTR paragraph, units from left to right
//! levels    0 0 1 2 2 1 1 1 1 1
//!           -> ->                        level 0: to the right
//!               <---------------------   a run above level 0: from its right end to its left
//!                 ->->                   a run of level 2 inside it: to the right again
//! ```
//!
//! Each step of the walk assumes the levels of a few units and asks the [`UbaLevelSequenceAcceptor`] whether they are possible.
//! A node is a position in the walk with the acceptor's state. Walks that meet in a node share everything that
//! follows, so the graph stays small even where the number of walks is very large. Every walk from start to end
//! is one order of the characters. No two walks are the same order, because an order has one sequence of
//! levels.

use std::ops::{ControlFlow, Range};

use rustc_hash::FxHashMap;

use bidiscope_bidi::order::Direction;

use super::uba_level_acceptor::UbaLevelSequenceAcceptor;
use super::uba_level_state::UbaLevelState;
use super::units::Units;

/// The steps subtracted for an edge in addition to one for each question to the acceptor: the cost of finding
/// its node.
const STEP_COST: u64 = 50;

/// The walks over one display.
#[derive(Debug)]
pub(super) struct Graph {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    /// The number of walks, at most `u64::MAX`; 0 where the steps did not suffice.
    pub(super) walks: u64,
    /// Whether the steps sufficed to build the graph.
    pub(super) is_complete: bool,
}

#[derive(Debug)]
struct Node {
    position: WalkPosition,
    state: UbaLevelState,
    /// Its outgoing edges, as a range of [`Graph::edges`].
    outgoing: Range<usize>,
    /// The number of walks from here to the end.
    walks: u64,
}

/// A step of the walk: these units are next, in this order.
#[derive(Clone, Debug)]
struct Edge {
    units: Range<usize>,
    to: usize,
}

/// A position in a walk, in units of the display.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum WalkPosition {
    /// At level 0; all units to the left have been read.
    Level0 { next: usize, after_run: bool },
    /// In a run of units above level 0, from `start` to `run_end`; its units at and after `end` have been read.
    RunAbove0 { start: usize, end: usize, run_end: usize, after_level_2: bool },
}

impl WalkPosition {
    /// The number of units that have been read.
    const fn read(self) -> usize {
        match self {
            Self::Level0 { next, .. } => next,
            Self::RunAbove0 { start, end, run_end, .. } => start + run_end - end,
        }
    }
}

struct Builder<'a> {
    units: &'a Units,
    acceptor: &'a UbaLevelSequenceAcceptor,
    graph: Graph,
    node_at: FxHashMap<(WalkPosition, UbaLevelState), usize>,
    /// For each number of units read, the nodes at such positions.
    by_read: Vec<Vec<usize>>,
}

impl Graph {
    /// Builds the graph; each question to the acceptor takes one step off `steps_left`, and each edge [`STEP_COST`].
    pub(super) fn new(units: &Units, acceptor: &UbaLevelSequenceAcceptor, steps_left: &mut u64) -> Self {
        let count = units.units.len();
        let graph = Self { nodes: Vec::new(), edges: Vec::new(), walks: 0, is_complete: true };
        let mut builder = Builder {
            units,
            acceptor,
            graph,
            node_at: FxHashMap::default(),
            by_read: vec![Vec::new(); count + 1],
        };
        let state = acceptor.start_state(!units.leading_marks.is_empty());
        let position = match acceptor.paragraph_direction {
            Direction::RightToLeft if count > 0 => {
                WalkPosition::RunAbove0 { start: 0, end: count, run_end: count, after_level_2: false }
            }
            _ => WalkPosition::Level0 { next: 0, after_run: false },
        };
        builder.node(position, state);
        for read in 0..=count {
            let mut visited = 0;
            while let Some(&node) = builder.by_read[read].get(visited) {
                visited += 1;
                let first = builder.graph.edges.len();
                if builder.expand(node, steps_left).is_none() {
                    builder.graph.is_complete = false;
                    return builder.graph;
                }
                builder.graph.nodes[node].outgoing = first..builder.graph.edges.len();
            }
        }
        builder.count_walks();
        builder.graph
    }

    /// Calls `visit` with each walk, as ranges of units in logical order.
    pub(super) fn for_each_walk(
        &self,
        mut visit: impl FnMut(&[Range<usize>]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.walks == 0 {
            return ControlFlow::Continue(());
        }
        let mut walk: Vec<Range<usize>> = Vec::new();
        // The nodes of the current walk, each with the edge to try next.
        let mut path = vec![(0, self.nodes[0].outgoing.start)];
        while let Some((node, edge)) = path.last_mut() {
            let Node { outgoing, .. } = &self.nodes[*node];
            // Of the nodes from which a walk reaches the end, only the last has no edges.
            if outgoing.is_empty() {
                visit(&walk)?;
            }
            if *edge < outgoing.end {
                let Edge { units, to } = &self.edges[*edge];
                *edge += 1;
                if self.nodes[*to].walks > 0 {
                    walk.push(units.clone());
                    path.push((*to, self.nodes[*to].outgoing.start));
                }
            } else {
                path.pop();
                walk.pop();
            }
        }
        ControlFlow::Continue(())
    }
}

impl Builder<'_> {
    fn node(&mut self, position: WalkPosition, state: UbaLevelState) -> usize {
        *self.node_at.entry((position, state)).or_insert_with(|| {
            let node = self.graph.nodes.len();
            self.graph.nodes.push(Node { position, state, outgoing: 0..0, walks: 0 });
            self.by_read[position.read()].push(node);
            node
        })
    }

    /// Adds the edges of a node; `None` where the steps do not suffice.
    fn expand(&mut self, node: usize, steps_left: &mut u64) -> Option<()> {
        let Node { position, state, .. } = self.graph.nodes[node];
        match position {
            WalkPosition::Level0 { next, after_run } => {
                if next == self.units.units.len() {
                    return Some(());
                }
                let after = WalkPosition::Level0 { next: next + 1, after_run: false };
                self.step(state, next..next + 1, 0, after, steps_left)?;
                if after_run {
                    return Some(());
                }
                for run_end in next + 1..=self.units.units.len() {
                    if self.highest_level(run_end - 1) == 0 {
                        break;
                    }
                    if self.can_have(run_end, 0) {
                        let end = run_end;
                        self.expand_run(state, [next, end, run_end], false, steps_left)?;
                    }
                }
                Some(())
            }
            WalkPosition::RunAbove0 { start, end, run_end, after_level_2 } => {
                self.expand_run(state, [start, end, run_end], after_level_2, steps_left)
            }
        }
    }

    /// Adds the edges to the left from `end`: one unit of level 1, or a run of level 2.
    fn expand_run(
        &mut self,
        state: UbaLevelState,
        [start, end, run_end]: [usize; 3],
        after_level_2: bool,
        steps_left: &mut u64,
    ) -> Option<()> {
        let position = |end, after_level_2| {
            if end > start {
                WalkPosition::RunAbove0 { start, end, run_end, after_level_2 }
            } else {
                WalkPosition::Level0 { next: run_end, after_run: true }
            }
        };
        self.step(state, end - 1..end, 1, position(end - 1, false), steps_left)?;
        if after_level_2 {
            return Some(());
        }
        for first in (start..end).rev() {
            if self.highest_level(first) < 2 {
                break;
            }
            if first == start || self.can_have(first - 1, 1) {
                self.step(state, first..end, 2, position(first, true), steps_left)?;
            }
        }
        Some(())
    }

    /// Adds the edge that reads these units at this level, if the acceptor accepts them.
    fn step(
        &mut self,
        mut state: UbaLevelState,
        units: Range<usize>,
        level: u8,
        position: WalkPosition,
        steps_left: &mut u64,
    ) -> Option<()> {
        *steps_left = steps_left.checked_sub(STEP_COST + units.len() as u64)?;
        for unit in &self.units.units[units.clone()] {
            match self.acceptor.unit(state, unit, level) {
                Some(next) => state = next,
                None => return Some(()),
            }
        }
        let to = self.node(position, state);
        self.graph.edges.push(Edge { units, to });
        Some(())
    }

    fn highest_level(&self, unit: usize) -> u8 {
        self.acceptor.possible_levels(self.units.units[unit].class).last().copied().unwrap_or(0)
    }

    /// Whether a unit can have this level; a position beyond the end can have any.
    fn can_have(&self, unit: usize, level: u8) -> bool {
        self.units
            .units
            .get(unit)
            .is_none_or(|unit| self.acceptor.possible_levels(unit.class).contains(&level))
    }

    fn count_walks(&mut self) {
        let Graph { nodes, edges, .. } = &mut self.graph;
        for &node in self.by_read.iter().rev().flatten() {
            let walks = if nodes[node].position.read() + 1 == self.by_read.len() {
                u64::from(self.acceptor.accepts_paragraph_end_in(nodes[node].state))
            } else {
                edges[nodes[node].outgoing.clone()]
                    .iter()
                    .fold(0_u64, |sum, edge| sum.saturating_add(nodes[edge.to].walks))
            };
            nodes[node].walks = walks;
        }
        self.graph.walks = nodes[0].walks;
    }
}
