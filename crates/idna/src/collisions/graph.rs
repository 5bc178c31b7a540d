//! All ways to read a display back, as a graph.
//!
//! A name without explicit controls has levels 0 to 2 in a left-to-right paragraph and 1 to 2 in a
//! right-to-left one. So rule L2 is undone by a walk over the display in logical order:
//!
//! ```text
//! display   a b ) 2 1 [ D C B A          LTR paragraph, units from left to right
//! levels    0 0 1 2 2 1 1 1 1 1
//!           -> ->                        level 0: to the right
//!               <---------------------   a stretch above level 0: from its right end to its left
//!                 ->->                   a run of level 2 in it: to the right again
//! ```
//!
//! Each step of the walk guesses the levels of a few units and asks the [`Acceptor`]. A node is a place
//! in the walk with the acceptor's state; where two walks meet in a node they go on alike, so that the
//! graph stays small where the number of walks is astronomical. Every walk from start to end is one
//! name, and no two are the same: a name has one sequence of levels.

use std::ops::{ControlFlow, Range};

use rustc_hash::FxHashMap;

use bidiscope_bidi::order::Direction;

use super::acceptor::{Acceptor, State};
use super::units::Units;

/// What a step takes off the work, besides its questions to the acceptor: a node to look up.
const STEP_COST: u64 = 50;

/// The walks over one display.
#[derive(Debug)]
pub(super) struct Graph {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    /// How many walks there are, no more than `u64::MAX`; 0 where the work ran out.
    pub(super) walks: u64,
    /// Whether the work sufficed.
    pub(super) is_complete: bool,
}

#[derive(Debug)]
struct Node {
    place: WalkPlace,
    state: State,
    /// Its edges.
    out: Range<usize>,
    /// How many walks lead from here to the end.
    walks: u64,
}

/// A step of the walk: these units come next, in this order.
#[derive(Clone, Debug)]
struct Edge {
    units: Range<usize>,
    to: usize,
}

/// Where a walk stands. Places are counted in units of the display.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum WalkPlace {
    /// At level 0, with everything to the left read.
    Level0 { next: usize, after_stretch: bool },
    /// In a stretch above level 0, of which everything at and after `end` is read.
    Stretch { start: usize, end: usize, stretch_end: usize, after_run: bool },
}

impl WalkPlace {
    /// How many units have been read.
    const fn read(self) -> usize {
        match self {
            Self::Level0 { next, .. } => next,
            Self::Stretch { start, end, stretch_end, .. } => start + stretch_end - end,
        }
    }
}

struct Builder<'a> {
    units: &'a Units,
    acceptor: &'a Acceptor,
    graph: Graph,
    known: FxHashMap<(WalkPlace, State), usize>,
    /// For each number of units read, the nodes there.
    by_read: Vec<Vec<usize>>,
}

impl Graph {
    /// Builds the graph; each question to the acceptor takes one off `work`, and each step some more.
    pub(super) fn new(units: &Units, acceptor: &Acceptor, work: &mut u64) -> Self {
        let count = units.units.len();
        let graph = Self { nodes: Vec::new(), edges: Vec::new(), walks: 0, is_complete: true };
        let mut builder = Builder {
            units,
            acceptor,
            graph,
            known: FxHashMap::default(),
            by_read: vec![Vec::new(); count + 1],
        };
        let state = acceptor.start(!units.lead.is_empty());
        let place = match acceptor.paragraph {
            Direction::RightToLeft if count > 0 => {
                WalkPlace::Stretch { start: 0, end: count, stretch_end: count, after_run: false }
            }
            _ => WalkPlace::Level0 { next: 0, after_stretch: false },
        };
        builder.node(place, state);
        for read in 0..=count {
            let mut nth = 0;
            while let Some(&node) = builder.by_read[read].get(nth) {
                nth += 1;
                let first = builder.graph.edges.len();
                if builder.expand(node, work).is_none() {
                    builder.graph.is_complete = false;
                    return builder.graph;
                }
                builder.graph.nodes[node].out = first..builder.graph.edges.len();
            }
        }
        builder.count_walks();
        builder.graph
    }

    /// Hands each walk to `visit`, as ranges of units in logical order.
    pub(super) fn each_walk(
        &self,
        mut visit: impl FnMut(&[Range<usize>]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.walks == 0 {
            return ControlFlow::Continue(());
        }
        let mut walk: Vec<Range<usize>> = Vec::new();
        // For each node of the walk, the edge to try next.
        let mut trail = vec![(0, self.nodes[0].out.start)];
        while let Some((node, edge)) = trail.last_mut() {
            let Node { out, .. } = &self.nodes[*node];
            // Only at the end can a node that leads on have no edges.
            if out.is_empty() {
                visit(&walk)?;
            }
            if *edge < out.end {
                let Edge { units, to } = &self.edges[*edge];
                *edge += 1;
                if self.nodes[*to].walks > 0 {
                    walk.push(units.clone());
                    trail.push((*to, self.nodes[*to].out.start));
                }
            } else {
                trail.pop();
                walk.pop();
            }
        }
        ControlFlow::Continue(())
    }
}

impl Builder<'_> {
    fn node(&mut self, place: WalkPlace, state: State) -> usize {
        *self.known.entry((place, state)).or_insert_with(|| {
            let node = self.graph.nodes.len();
            self.graph.nodes.push(Node { place, state, out: 0..0, walks: 0 });
            self.by_read[place.read()].push(node);
            node
        })
    }

    /// Adds the edges of a node; `None` where the work ran out.
    fn expand(&mut self, node: usize, work: &mut u64) -> Option<()> {
        let Node { place, state, .. } = self.graph.nodes[node];
        match place {
            WalkPlace::Level0 { next, after_stretch } => {
                if next == self.units.units.len() {
                    return Some(());
                }
                let after = WalkPlace::Level0 { next: next + 1, after_stretch: false };
                self.step(state, next..next + 1, 0, after, work)?;
                if after_stretch {
                    return Some(());
                }
                for stretch_end in next + 1..=self.units.units.len() {
                    if self.highest(stretch_end - 1) == 0 {
                        break;
                    }
                    if self.may_have(stretch_end, 0) {
                        let end = stretch_end;
                        self.expand_stretch(state, [next, end, stretch_end], false, work)?;
                    }
                }
                Some(())
            }
            WalkPlace::Stretch { start, end, stretch_end, after_run } => {
                self.expand_stretch(state, [start, end, stretch_end], after_run, work)
            }
        }
    }

    /// The steps to the left from `end`: a unit of level 1, or a run of level 2.
    fn expand_stretch(
        &mut self,
        state: State,
        [start, end, stretch_end]: [usize; 3],
        after_run: bool,
        work: &mut u64,
    ) -> Option<()> {
        let place = |end, after_run| {
            if end > start {
                WalkPlace::Stretch { start, end, stretch_end, after_run }
            } else {
                WalkPlace::Level0 { next: stretch_end, after_stretch: true }
            }
        };
        self.step(state, end - 1..end, 1, place(end - 1, false), work)?;
        if after_run {
            return Some(());
        }
        for first in (start..end).rev() {
            if self.highest(first) < 2 {
                break;
            }
            if first == start || self.may_have(first - 1, 1) {
                self.step(state, first..end, 2, place(first, true), work)?;
            }
        }
        Some(())
    }

    /// Adds the edge that reads these units at this level, if the acceptor takes them.
    fn step(
        &mut self,
        mut state: State,
        units: Range<usize>,
        level: u8,
        place: WalkPlace,
        work: &mut u64,
    ) -> Option<()> {
        *work = work.checked_sub(STEP_COST + units.len() as u64)?;
        for unit in &self.units.units[units.clone()] {
            match self.acceptor.unit(state, unit, level) {
                Some(next) => state = next,
                None => return Some(()),
            }
        }
        let to = self.node(place, state);
        self.graph.edges.push(Edge { units, to });
        Some(())
    }

    fn highest(&self, unit: usize) -> u8 {
        self.acceptor.levels_of(self.units.units[unit].class).last().copied().unwrap_or(0)
    }

    /// Whether a unit can have this level; what is beyond the end can.
    fn may_have(&self, unit: usize, level: u8) -> bool {
        self.units.units.get(unit).is_none_or(|unit| self.acceptor.levels_of(unit.class).contains(&level))
    }

    fn count_walks(&mut self) {
        let Graph { nodes, edges, .. } = &mut self.graph;
        for &node in self.by_read.iter().rev().flatten() {
            let walks = if nodes[node].place.read() + 1 == self.by_read.len() {
                u64::from(self.acceptor.may_end(nodes[node].state))
            } else {
                edges[nodes[node].out.clone()]
                    .iter()
                    .fold(0_u64, |sum, edge| sum.saturating_add(nodes[edge.to].walks))
            };
            nodes[node].walks = walks;
        }
        self.graph.walks = nodes[0].walks;
    }
}
