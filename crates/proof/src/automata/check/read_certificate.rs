//! A certificate as it was read.

use std::collections::{BTreeMap, BTreeSet};

use super::reachable::Reachable;
use crate::automata::certificate::{CheckedStatement, Kind};
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;

/// A certificate that was read but not yet checked.
pub(super) struct ReadCertificate {
    pub(super) claim: CheckedStatement,
    /// The classes of the letters: those of the claim, and of claims about URLs that of the slash.
    pub(super) letters: Vec<BidiClass>,
    pub(super) kind: Kind,
    pub(super) sides: Vec<Automata>,
    pub(super) pairs: BTreeSet<(usize, usize, bool)>,
}

/// The automata of one display: N and D, or M and E.
pub(super) struct Automata {
    pub(super) names: [&'static str; 2],
    pub(super) display: DisplayConfig,
    pub(super) has_l3: bool,
    /// For each class whether rule L3 keeps its characters after their bases.
    pub(super) marks: Vec<bool>,
    pub(super) n: Vec<Transitions>,
    pub(super) d: Vec<(StateMeaning, Transitions)>,
    pub(super) reachable: Reachable,
}

/// The meaning of a state of D, as the certificate states it.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum StateMeaning {
    Outside(usize),
    Block { from: usize, completed: StateMap, level: usize, piece: StateMap },
}

/// The part of a state of N or D that the transitions determine.
#[derive(Default)]
pub(super) struct Transitions {
    pub(super) is_final: bool,
    pub(super) next: BTreeMap<Symbol, usize>,
}

/// A partial map from states of N to states of N.
pub(super) type StateMap = BTreeMap<usize, usize>;

/// A class, by its number in the claim, and a level.
pub(super) type Symbol = (usize, usize);

/// The number of levels in a display, including the extra level of marks without a base.
pub(super) const ALL_LEVELS: usize = 4;

/// That level.
pub(super) const BASELESS: usize = 3;

/// The most strings for which N is compared with the display, and their greatest length.
pub(super) const MAX_COMPARED_STRINGS: usize = 200_000;

pub(super) const MAX_COMPARED_LENGTH: usize = 12;

impl Automata {
    pub(super) fn symbols(&self) -> impl Iterator<Item = Symbol> + '_ {
        (0..self.marks.len()).flat_map(|class| (0..ALL_LEVELS).map(move |level| (class, level)))
    }

    pub(super) fn step(&self, state: usize, symbol: Symbol) -> Option<usize> {
        self.n.get(state)?.next.get(&symbol).copied()
    }

    pub(super) fn is_mark(&self, class: usize) -> bool {
        self.marks[class]
    }

    /// Whether a character goes on with a piece of its level.
    pub(super) fn continues_piece(&self, (class, level): Symbol) -> bool {
        level >= 2 || level == 1 && self.is_mark(class)
    }
}
