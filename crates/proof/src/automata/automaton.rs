//! Deterministic finite automata and the operations on their languages.

use std::collections::VecDeque;
use std::hash::Hash;

use num_bigint::BigUint;
use rustc_hash::FxHashMap;

use crate::undecided::{MAX_AUTOMATON_STATES, StateLimitExceeded};

/// A partial deterministic finite automaton: a state without a transition for a symbol rejects it. State 0 is
/// the initial state; a symbol is a number below [`Automaton::symbol_count`].
///
/// Equality is of states and transitions. Of [minimal](Automaton::minimized) automata it is equality of
/// languages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Automaton {
    pub(super) symbol_count: usize,
    /// The next state for each state and symbol; `NOWHERE` if there is no transition.
    pub(super) next_state_by_state_and_symbol: Vec<u32>,
    pub(super) is_final_by_state: Vec<bool>,
}

/// Marks a missing transition.
pub(super) const NOWHERE: u32 = u32::MAX;

impl Automaton {
    /// Makes the automaton of all states that are reached from `start`, numbered breadth first. `symbol_count` is the number of
    /// symbols; `next` gives the state after a state and a symbol, `None` for no transition.
    ///
    /// # Errors
    /// There are more states than `max_states`, or than [`MAX_AUTOMATON_STATES`].
    pub fn explore<T: Clone + Eq + Hash>(
        symbol_count: usize,
        start: T,
        next: impl FnMut(&T, usize) -> Option<T>,
        is_final: impl FnMut(&T) -> bool,
        max_states: usize,
    ) -> Result<Self, StateLimitExceeded> {
        Self::explore_with_states(symbol_count, start, next, is_final, max_states)
            .map(|(automaton, _)| automaton)
    }

    /// As [`Automaton::explore`], with the values that the states were made from: the index is the number of the state.
    pub(super) fn explore_with_states<T: Clone + Eq + Hash>(
        symbols: usize,
        start: T,
        mut next: impl FnMut(&T, usize) -> Option<T>,
        is_final: impl FnMut(&T) -> bool,
        max_states: usize,
    ) -> Result<(Self, Vec<T>), StateLimitExceeded> {
        let max_states = max_states.min(MAX_AUTOMATON_STATES);
        let mut numbers = FxHashMap::from_iter([(start.clone(), 0)]);
        let mut found = vec![start];
        let mut table = Vec::new();
        let mut at = 0;
        while at < found.len() {
            let state = found[at].clone();
            for symbol in 0..symbols {
                table.push(match next(&state, symbol) {
                    None => NOWHERE,
                    Some(reached) => *numbers.entry(reached).or_insert_with_key(|reached| {
                        found.push(reached.clone());
                        // `MAX_AUTOMATON_STATES` plus the transitions of one state fit.
                        (found.len() - 1) as u32
                    }),
                });
            }
            if found.len() > max_states {
                return Err(StateLimitExceeded { max_states });
            }
            at += 1;
        }
        let finals = found.iter().map(is_final).collect();
        Ok((
            Self { symbol_count: symbols, next_state_by_state_and_symbol: table, is_final_by_state: finals },
            found,
        ))
    }

    /// The automaton over so many symbols that accepts no word.
    pub(super) fn without_words(symbol_count: usize) -> Self {
        Self {
            symbol_count,
            next_state_by_state_and_symbol: vec![NOWHERE; symbol_count],
            is_final_by_state: vec![false],
        }
    }

    /// The number of states, at least one.
    pub fn state_count(&self) -> usize {
        self.is_final_by_state.len()
    }

    /// The number of symbols.
    pub const fn symbol_count(&self) -> usize {
        self.symbol_count
    }

    /// The state after this symbol; `None` without a transition, and for symbols and states that do not exist.
    pub fn next_state(&self, state: usize, symbol: usize) -> Option<usize> {
        if symbol >= self.symbol_count {
            return None;
        }
        let next = *self.next_state_by_state_and_symbol.get(state * self.symbol_count + symbol)?;
        (next != NOWHERE).then_some(next as usize)
    }

    /// Whether the state with this number is final; `false` for states that do not exist.
    pub fn is_final(&self, state: usize) -> bool {
        self.is_final_by_state.get(state).is_some_and(|it| *it)
    }

    /// The state after a word, a list of symbols, from the initial state; `None` if a transition is missing.
    pub fn state_after_word(&self, word: &[usize]) -> Option<usize> {
        word.iter().try_fold(0, |state, &symbol| self.next_state(state, symbol))
    }

    /// Whether the word is in its language.
    pub fn accepts(&self, word: &[usize]) -> bool {
        self.state_after_word(word).is_some_and(|state| self.is_final(state))
    }

    /// Whether its language is empty.
    pub fn accepts_no_word(&self) -> bool {
        self.shortest_word().is_none()
    }

    /// The inverse image of the language under a map of symbols: the automaton over `new_symbol_count` new symbols that
    /// treats each as the old symbol `old_symbol_of_new` of it, and rejects those without one.
    #[must_use]
    pub fn inverse_image(
        &self,
        new_symbol_count: usize,
        old_symbol_of_new: impl Fn(usize) -> Option<usize>,
    ) -> Self {
        let step = |state: usize, symbol| old_symbol_of_new(symbol).and_then(|it| self.next_state(state, it));
        let next = |it: Option<usize>| it.map_or(NOWHERE, |it| it as u32);
        let table = (0..self.state_count())
            .flat_map(|state| (0..new_symbol_count).map(move |symbol| next(step(state, symbol))));
        Self {
            symbol_count: new_symbol_count,
            next_state_by_state_and_symbol: table.collect(),
            is_final_by_state: self.is_final_by_state.clone(),
        }
    }

    /// The intersection of two languages over the same symbols.
    ///
    /// # Errors
    /// It takes more than [`MAX_AUTOMATON_STATES`] states.
    pub fn intersection(&self, other: &Self) -> Result<Self, StateLimitExceeded> {
        let step = |&(one, two): &(usize, usize), symbol| {
            Some((self.next_state(one, symbol)?, other.next_state(two, symbol)?))
        };
        let is_final = |&(one, two): &(usize, usize)| self.is_final(one) && other.is_final(two);
        Self::explore(self.symbol_count, (0, 0), step, is_final, MAX_AUTOMATON_STATES)
    }

    /// The union of two languages over the same symbols.
    ///
    /// # Errors
    /// It takes more than [`MAX_AUTOMATON_STATES`] states.
    pub fn union(&self, other: &Self) -> Result<Self, StateLimitExceeded> {
        let step = |&(one, two): &(Option<usize>, Option<usize>), symbol| {
            let one = one.and_then(|it| self.next_state(it, symbol));
            let two = two.and_then(|it| other.next_state(it, symbol));
            (one.is_some() || two.is_some()).then_some((one, two))
        };
        let is_final = |&(one, two): &(Option<usize>, Option<usize>)| {
            one.is_some_and(|it| self.is_final(it)) || two.is_some_and(|it| other.is_final(it))
        };
        Self::explore(self.symbol_count, (Some(0), Some(0)), step, is_final, MAX_AUTOMATON_STATES)
    }

    /// The words of this language that are not in the other, over the same symbols.
    ///
    /// # Errors
    /// It takes more than [`MAX_AUTOMATON_STATES`] states.
    pub fn difference(&self, other: &Self) -> Result<Self, StateLimitExceeded> {
        let step = |&(one, two): &(usize, Option<usize>), symbol| {
            Some((self.next_state(one, symbol)?, two.and_then(|it| other.next_state(it, symbol))))
        };
        let is_final = |&(one, two): &(usize, Option<usize>)| {
            self.is_final(one) && !two.is_some_and(|it| other.is_final(it))
        };
        Self::explore(self.symbol_count, (0, Some(0)), step, is_final, MAX_AUTOMATON_STATES)
    }

    /// The language of one or more words of this language, with `separator_symbol` (a symbol) between neighbours: w (separator
    /// w)*. No word may contain the separator.
    ///
    /// # Errors
    /// It takes more than [`MAX_AUTOMATON_STATES`] states.
    pub fn one_or_more_with_separator(&self, separator_symbol: usize) -> Result<Self, StateLimitExceeded> {
        let step = |&state: &usize, symbol| {
            if symbol == separator_symbol {
                self.is_final(state).then_some(0)
            } else {
                self.next_state(state, symbol)
            }
        };
        Self::explore(self.symbol_count, 0, step, |&state| self.is_final(state), MAX_AUTOMATON_STATES)
    }

    /// The first of the shortest words, in the order of the symbols; `None` if the language is empty.
    pub fn shortest_word(&self) -> Option<Vec<usize>> {
        let mut came_from: Vec<Option<(usize, usize)>> = vec![None; self.state_count()];
        let mut queue = VecDeque::from([0]);
        while let Some(state) = queue.pop_front() {
            if self.is_final(state) {
                let back = std::iter::successors(came_from[state], |&(before, _)| came_from[before]);
                let mut word: Vec<usize> = back.map(|(_, symbol)| symbol).collect();
                word.reverse();
                return Some(word);
            }
            for symbol in 0..self.symbol_count {
                if let Some(next) = self.next_state(state, symbol)
                    && next != 0
                    && came_from[next].is_none()
                {
                    came_from[next] = Some((state, symbol));
                    queue.push_back(next);
                }
            }
        }
        None
    }

    /// The number of words of each length from 0 to `max_length`; the index is the length.
    pub fn word_counts(&self, max_length: usize) -> Vec<BigUint> {
        let mut ways = vec![BigUint::ZERO; self.state_count()];
        ways[0] = BigUint::from(1_u8);
        let mut counts = Vec::with_capacity(max_length + 1);
        loop {
            let ending = ways.iter().zip(&self.is_final_by_state).filter(|(_, is_final)| **is_final);
            counts.push(ending.map(|(ways, _)| ways).sum());
            if counts.len() > max_length {
                return counts;
            }
            let mut longer = vec![BigUint::ZERO; self.state_count()];
            for (state, ways) in ways.iter().enumerate().filter(|(_, ways)| **ways != BigUint::ZERO) {
                for next in (0..self.symbol_count).filter_map(|symbol| self.next_state(state, symbol)) {
                    longer[next] += ways;
                }
            }
            ways = longer;
        }
    }
}
