//! The matrix by which the numbers of words follow from those that are one symbol shorter.

use rustc_hash::FxHashMap;

use crate::automata::Automaton;

/// The number of transitions between states of an automaton, or of sets of states with equal numbers.
///
/// The number of words of length n is the sum of the entries of the matrix to the power of n between states where words begin
/// and states where they end, with these weights.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct CountingMatrix {
    /// For each state the states that follow, each with the number of transitions.
    pub(super) rows: Vec<Vec<(usize, u64)>>,
    /// The weight of each state as the first.
    pub(super) first: Vec<u64>,
    /// The weight of each state as the last.
    pub(super) last: Vec<u64>,
}

impl CountingMatrix {
    /// The matrix of an automaton, with as few states as merging them gives.
    pub(super) fn of(automaton: &Automaton) -> Self {
        let trimmed = automaton.trimmed();
        let row = |state: usize| {
            let next = (0..trimmed.symbol_count()).filter_map(|symbol| trimmed.next(state, symbol));
            counted(next.map(|it| (it, 1)))
        };
        let states = 0..trimmed.state_count();
        let matrix = Self {
            rows: states.clone().map(row).collect(),
            first: states.clone().map(|it| u64::from(it == 0)).collect(),
            last: states.map(|it| u64::from(trimmed.is_final(it))).collect(),
        };
        matrix.fully_merged()
    }

    /// The matrix with as few states as merging them gives.
    pub(super) fn fully_merged(&self) -> Self {
        let mut merged = self.merged();
        loop {
            // Merging the states that words come to alike may make others alike.
            let fewer = merged.transposed().merged().transposed().merged();
            if fewer.rows.len() == merged.rows.len() {
                return merged;
            }
            merged = fewer;
        }
    }

    /// One state for each set of states from which as many words go on, of every length: that have the same weight as the
    /// last, and as many transitions to each set.
    fn merged(&self) -> Self {
        let mut sets: Vec<usize> = numbered(self.last.iter());
        loop {
            let row =
                |state: usize| (sets[state], counted(self.rows[state].iter().map(|it| (sets[it.0], it.1))));
            let rows: Vec<_> = (0..self.rows.len()).map(row).collect();
            let finer = numbered(rows.iter());
            let is_stable = finer.iter().max() == sets.iter().max();
            sets = finer;
            if is_stable {
                break;
            }
        }
        let count = sets.iter().max().map_or(0, |it| it + 1);
        let mut merged = Self { rows: vec![Vec::new(); count], first: vec![0; count], last: vec![0; count] };
        for (state, &set) in sets.iter().enumerate() {
            merged.rows[set] = counted(self.rows[state].iter().map(|it| (sets[it.0], it.1)));
            merged.first[set] += self.first[state];
            merged.last[set] = self.last[state];
        }
        merged
    }

    /// The matrix of the reversed words.
    pub(super) fn transposed(&self) -> Self {
        let mut rows = vec![Vec::new(); self.rows.len()];
        for (state, row) in self.rows.iter().enumerate() {
            row.iter().for_each(|&(next, count)| rows[next].push((state, count)));
        }
        Self { rows, first: self.last.clone(), last: self.first.clone() }
    }
}

/// The sums of the counts for each state.
fn counted(all: impl Iterator<Item = (usize, u64)>) -> Vec<(usize, u64)> {
    let mut all: Vec<(usize, u64)> = all.collect();
    all.sort_unstable();
    all.chunk_by(|one, other| one.0 == other.0)
        .map(|same| (same[0].0, same.iter().map(|it| it.1).sum()))
        .collect()
}

/// The same number for equal values, from 0.
fn numbered<T: Eq + std::hash::Hash>(values: impl Iterator<Item = T>) -> Vec<usize> {
    let mut numbers = FxHashMap::default();
    values
        .map(|it| {
            let new = numbers.len();
            *numbers.entry(it).or_insert(new)
        })
        .collect()
}
