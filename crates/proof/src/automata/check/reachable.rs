//! Which states of N are reachable from a state, computed once for each state, within a limit of steps.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::{Automata, CertificateError, StateMap, Symbol};

/// The states reachable from a state along paths of a kind, for the states requested so far.
type StatesReached = BTreeMap<(usize, PathKind), Rc<BTreeSet<usize>>>;

/// The states found reachable so far, and the steps that remain.
pub(super) struct Reachable {
    known: RefCell<StatesReached>,
    /// The number of steps that remain.
    steps: Cell<usize>,
}

/// Which symbols a path in N may use.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum PathKind {
    /// Symbols that continue a piece at this level.
    Piece(usize),
    /// Symbols within a block.
    Block,
    /// Symbols within a block, the last at an odd level.
    BlockToOdd,
}

impl Reachable {
    /// Nothing is known yet, and this many steps are allowed.
    pub(super) fn new(steps: usize) -> Self {
        Self { known: RefCell::default(), steps: Cell::new(steps) }
    }

    /// Subtracts steps that were taken.
    pub(super) fn take_steps(&self, count: usize) {
        self.steps.set(self.steps.get().saturating_sub(count));
    }

    /// Fails when no steps remain, so that the work stays proportional to the length of the text.
    pub(super) fn check_steps(&self) -> Result<(), CertificateError> {
        if self.steps.get() == 0 { Err(CertificateError::Steps) } else { Ok(()) }
    }
}

impl Automata {
    /// For each state of N in which a block may end, the first state with the same continuations.
    pub(super) fn after_block(&self) -> StateMap {
        let mut first = BTreeMap::new();
        let mut after_block = StateMap::new();
        for (state, row) in self.n.iter().enumerate() {
            let outside: Vec<(Symbol, usize)> = row
                .next
                .iter()
                .filter(|(symbol, _)| symbol.1 == 0)
                .map(|(&symbol, &to)| (symbol, to))
                .collect();
            if row.is_final || !outside.is_empty() {
                after_block.insert(state, *first.entry((row.is_final, outside)).or_insert(state));
            }
        }
        after_block
    }

    /// The states of N reachable from a state along such symbols, including that state.
    pub(super) fn reached(&self, from: usize, within: PathKind) -> Rc<BTreeSet<usize>> {
        if let Some(known) = self.reachable.known.borrow().get(&(from, within)) {
            self.reachable.take_steps(known.len());
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
            self.reachable.take_steps(1 + row.map_or(0, BTreeMap::len));
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
        self.reachable.known.borrow_mut().insert((from, within), Rc::clone(&reached));
        reached
    }
}
