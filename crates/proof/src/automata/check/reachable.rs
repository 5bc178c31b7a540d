//! Which states of N are reachable from a state, computed once for each state, within a limit of steps.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use crate::automata::certificate::CertificateCheckError;

/// The states reachable from a state along paths of a kind, for the states requested so far.
type StatesReached = BTreeMap<(usize, PathKind), Rc<BTreeSet<usize>>>;

/// The states found reachable so far, and the steps that remain.
pub(super) struct Reachable {
    pub(super) known: RefCell<StatesReached>,
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
    pub(super) fn check_steps(&self) -> Result<(), CertificateCheckError> {
        if self.steps.get() == 0 { Err(CertificateCheckError::TooManySteps) } else { Ok(()) }
    }
}
