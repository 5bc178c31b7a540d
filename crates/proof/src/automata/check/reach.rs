//! Where N comes to from its states, each asked once, in as many steps as the text allows.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::{Partial, ReadCertificate, Refused, Symbol};

/// The states that a path of each kind leads to, from each state that was asked about.
type StatesReached = BTreeMap<(usize, PathKind), Rc<BTreeSet<usize>>>;

/// What is known of where N comes to.
pub(super) struct Reachable {
    known: RefCell<StatesReached>,
    /// How many steps may be taken yet.
    steps: Cell<usize>,
}

/// Along which symbols N comes from one state to others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum PathKind {
    /// Those that go on with a piece at this level.
    Piece(usize),
    /// Those of a block.
    Block,
    /// Those of a block, of which the last is at an odd level.
    BlockToOdd,
}

impl Reachable {
    /// Nothing is known yet; so many steps may be taken.
    pub(super) fn new(steps: usize) -> Self {
        Self { known: RefCell::default(), steps: Cell::new(steps) }
    }

    /// Counts steps that are taken.
    pub(super) fn take_steps(&self, count: usize) {
        self.steps.set(self.steps.get().saturating_sub(count));
    }

    /// The check goes on only as long as its steps are in proportion to the text.
    pub(super) fn check_steps(&self) -> Result<(), Refused> {
        if self.steps.get() == 0 { Err(Refused::Steps) } else { Ok(()) }
    }
}

impl ReadCertificate {
    /// Where a block may end: each state of N that can go on after one, and the first that goes on alike.
    pub(super) fn landing(&self) -> Partial {
        let mut first = BTreeMap::new();
        let mut landing = Partial::new();
        for (state, row) in self.n.iter().enumerate() {
            let outside: Vec<(Symbol, usize)> = row
                .next
                .iter()
                .filter(|(symbol, _)| symbol.1 == 0)
                .map(|(&symbol, &to)| (symbol, to))
                .collect();
            if row.is_final || !outside.is_empty() {
                landing.insert(state, *first.entry((row.is_final, outside)).or_insert(state));
            }
        }
        landing
    }

    /// N's states that such symbols lead to from one, that one among them.
    pub(super) fn reached(&self, from: usize, within: PathKind) -> Rc<BTreeSet<usize>> {
        if let Some(known) = self.reach.known.borrow().get(&(from, within)) {
            self.reach.take_steps(known.len());
            return Rc::clone(known);
        }
        let takes = |symbol: Symbol| match within {
            PathKind::Piece(level) => symbol.1 == level && (level != 1 || self.is_mark(symbol.0)),
            PathKind::Block | PathKind::BlockToOdd => symbol.1 != 0,
        };
        let mut reached = BTreeSet::from([from]);
        let mut to_odd = BTreeSet::from([from]);
        let mut waiting = vec![from];
        while let Some(state) = waiting.pop() {
            let row = self.n.get(state).map(|it| &it.next);
            self.reach.take_steps(1 + row.map_or(0, BTreeMap::len));
            for (&symbol, &to) in row.into_iter().flatten().filter(|(symbol, _)| takes(**symbol)) {
                if symbol.1 % 2 == 1 {
                    to_odd.insert(to);
                }
                if reached.insert(to) {
                    waiting.push(to);
                }
            }
        }
        let reached = Rc::new(if within == PathKind::BlockToOdd { to_odd } else { reached });
        self.reach.known.borrow_mut().insert((from, within), Rc::clone(&reached));
        reached
    }
}
