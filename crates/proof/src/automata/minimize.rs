//! Minimizing, trimming and projecting automata.

use rustc_hash::FxHashMap;

use super::automaton::NOWHERE;
use super::{Automaton, StateLimitExceeded};

impl Automaton {
    /// The same language with only the states from which a final state is reachable; the initial state alone if
    /// the language is empty. The states are numbered breadth first.
    #[must_use]
    pub fn trimmed(&self) -> Self {
        let useful = self.states_leading_to_final();
        let blocks: Vec<u32> = (0..self.state_count() as u32).collect();
        self.merged(&blocks, &useful)
    }

    /// The minimal automaton of the same language. Two languages are equal if and only if their minimal
    /// automata are.
    #[must_use]
    pub fn minimized(&self) -> Self {
        let useful = self.states_leading_to_final();
        // Moore's algorithm: states stay in one block as long as their next states do.
        let mut blocks: Vec<u32> = self.is_final_by_state.iter().map(|it| u32::from(*it)).collect();
        let mut count = 0;
        loop {
            let mut numbers: FxHashMap<Vec<u32>, u32> = FxHashMap::default();
            let mut refined = Vec::with_capacity(blocks.len());
            for state in 0..self.state_count() {
                let mut behaviour = vec![blocks[state]];
                behaviour.extend((0..self.symbol_count).map(|symbol| match self.next_state(state, symbol) {
                    Some(next) if useful[next] => blocks[next],
                    _ => NOWHERE,
                }));
                let new = numbers.len() as u32;
                refined.push(*numbers.entry(behaviour).or_insert(new));
            }
            blocks = refined;
            if numbers.len() == count {
                return self.merged(&blocks, &useful);
            }
            count = numbers.len();
        }
    }

    /// The image of the language when each symbol is replaced by `new_symbol` of it, below `symbol_count`. Minimal.
    ///
    /// # Errors
    /// It takes more than `max_states` states.
    pub fn projected(
        &self,
        symbol_count: usize,
        new_symbol: impl Fn(usize) -> usize,
        max_states: usize,
    ) -> Result<Self, StateLimitExceeded> {
        let trimmed = self.trimmed();
        let symbols_read_as: Vec<Vec<usize>> = (0..symbol_count)
            .map(|read| (0..self.symbol_count).filter(|&it| new_symbol(it) == read).collect())
            .collect();
        let next = |states: &Vec<usize>, symbol: usize| {
            let all =
                states.iter().flat_map(|&state| symbols_read_as[symbol].iter().map(move |&it| (state, it)));
            let mut reached: Vec<usize> =
                all.filter_map(|(state, it)| trimmed.next_state(state, it)).collect();
            reached.sort_unstable();
            reached.dedup();
            (!reached.is_empty()).then_some(reached)
        };
        let is_final = |states: &Vec<usize>| states.iter().any(|&state| trimmed.is_final(state));
        Ok(Self::explore(symbol_count, vec![0], next, is_final, max_states)?.minimized())
    }

    /// For each state whether a final state is reachable.
    fn states_leading_to_final(&self) -> Vec<bool> {
        let mut before: Vec<Vec<u32>> = vec![Vec::new(); self.state_count()];
        for state in 0..self.state_count() {
            for next in (0..self.symbol_count).filter_map(|symbol| self.next_state(state, symbol)) {
                if before[next].last() != Some(&(state as u32)) {
                    before[next].push(state as u32);
                }
            }
        }
        let mut useful = self.is_final_by_state.clone();
        let mut open: Vec<usize> = (0..self.state_count()).filter(|&it| useful[it]).collect();
        while let Some(state) = open.pop() {
            for &earlier in &before[state] {
                if !std::mem::replace(&mut useful[earlier as usize], true) {
                    open.push(earlier as usize);
                }
            }
        }
        useful
    }

    /// One state for each block of equivalent states, useful ones only, numbered breadth first.
    fn merged(&self, blocks: &[u32], useful: &[bool]) -> Self {
        let mut numbers = FxHashMap::from_iter([(blocks[0], 0)]);
        let mut members = vec![0];
        let mut next = Vec::new();
        let mut at = 0;
        while at < members.len() {
            let member = members[at];
            for symbol in 0..self.symbol_count {
                next.push(match self.next_state(member, symbol) {
                    Some(reached) if useful[reached] => {
                        let new = members.len() as u32;
                        *numbers.entry(blocks[reached]).or_insert_with(|| {
                            members.push(reached);
                            new
                        })
                    }
                    _ => NOWHERE,
                });
            }
            at += 1;
        }
        let finals = members.iter().map(|&member| self.is_final_by_state[member]).collect();
        Self {
            symbol_count: self.symbol_count,
            next_state_by_state_and_symbol: next,
            is_final_by_state: finals,
        }
    }
}
