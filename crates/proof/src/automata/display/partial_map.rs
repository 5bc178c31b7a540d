//! Partial maps between the states of an automaton, and sets of states.

/// A partial map from states to states.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(in crate::automata) struct PartialMap(Box<[u16]>);

/// Marks a state that the map does not contain.
const NOWHERE: u16 = u16::MAX;

/// The most states that a map can have.
pub(super) const MAX_STATES: usize = NOWHERE as usize;

impl PartialMap {
    /// Makes the map of this many states with these targets.
    pub(super) fn new(states: usize, target: impl Fn(usize) -> Option<usize>) -> Self {
        let entry = |from| target(from).and_then(|it| u16::try_from(it).ok()).unwrap_or(NOWHERE);
        Self((0..states).map(entry).collect())
    }

    /// The target of a state.
    pub(in crate::automata) fn get(&self, from: usize) -> Option<usize> {
        self.0.get(from).filter(|&&it| it != NOWHERE).map(|&it| usize::from(it))
    }

    /// The composition: this map, then `next`.
    pub(super) fn then(&self, next: impl Fn(usize) -> Option<usize>) -> Self {
        Self::new(self.0.len(), |from| self.get(from).and_then(&next))
    }

    /// The pairs of a state and its target.
    pub(in crate::automata) fn entries(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        (0..self.0.len()).filter_map(|from| self.get(from).map(|to| (from, to)))
    }

    /// The states that have a target.
    pub(super) fn domain(&self) -> StateSet {
        let mut domain = StateSet::empty(self.0.len());
        self.entries().for_each(|(from, _)| {
            domain.insert(from);
        });
        domain
    }

    /// Whether no state has a target.
    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|&it| it == NOWHERE)
    }
}

/// A set of states.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(in crate::automata) struct StateSet(Box<[u64]>);

impl StateSet {
    /// The empty set, with room for this many states.
    pub(in crate::automata) fn empty(states: usize) -> Self {
        Self(vec![0; states.div_ceil(64)].into())
    }

    /// Whether a state is in it.
    pub(in crate::automata) fn has(&self, state: usize) -> bool {
        self.0[state / 64] >> (state % 64) & 1 == 1
    }

    /// Inserts a state; returns whether it was not in the set.
    pub(in crate::automata) fn insert(&mut self, state: usize) -> bool {
        let is_new = !self.has(state);
        self.0[state / 64] |= 1 << (state % 64);
        is_new
    }

    /// Whether the two sets have a state in common.
    pub(super) fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).any(|(one, two)| one & two != 0)
    }

    /// Removes a state.
    pub(in crate::automata) fn remove(&mut self, state: usize) {
        self.0[state / 64] &= !(1 << (state % 64));
    }

    /// The states reachable from a state by any number of steps, including itself.
    pub(super) fn reached<I: Iterator<Item = usize>>(
        states: usize,
        from: usize,
        steps: impl Fn(usize) -> I,
    ) -> Self {
        let mut reached = Self::empty(states);
        reached.insert(from);
        let mut waiting = vec![from];
        while let Some(state) = waiting.pop() {
            waiting.extend(steps(state).filter(|&it| reached.insert(it)));
        }
        reached
    }

    /// The states of the set, in ascending order.
    pub(in crate::automata) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.0.len() * 64).filter(|&it| self.has(it))
    }
}
