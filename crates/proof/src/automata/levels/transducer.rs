//! Finite transducers, which represent the rules.

use std::hash::Hash;

use rustc_hash::FxHashMap;

use crate::automata::{Automaton, MAX_AUTOMATON_STATES, StateLimitExceeded};

/// A nondeterministic finite transducer that reads a word and writes one of the same length, symbol by symbol.
/// Where a rule depends on what follows, it guesses, and rejects the word if the guess was wrong. State 0
/// is the initial one. As the rules are built, each word has at most one accepting path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UbaRuleTransducer {
    /// The transitions of each state. State 0 is the initial state.
    transitions: Vec<Vec<TransducerTransition>>,
    finals: Vec<bool>,
}

/// A transition of a transducer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TransducerTransition {
    /// The symbol that it reads.
    pub input_class_index: usize,
    /// The symbol that it writes.
    pub output_class_index_or_level: usize,
    /// The state that it goes to.
    pub target_state_index: usize,
}

impl UbaRuleTransducer {
    /// Makes the transducer that reads symbols below `symbols`. `step` gives the symbol written and the next
    /// state, for each guess.
    pub(super) fn new<T: Clone + Eq + Hash>(
        symbols: usize,
        start: T,
        step: impl Fn(&T, usize) -> Vec<(usize, T)>,
        may_end: impl Fn(&T) -> bool,
    ) -> Self {
        let mut numbers = FxHashMap::from_iter([(start.clone(), 0)]);
        let mut found = vec![start];
        let mut transitions = Vec::new();
        while let Some(state) = found.get(transitions.len()).cloned() {
            let mut of_state = Vec::new();
            for reads in 0..symbols {
                for (writes, next) in step(&state, reads) {
                    let to = *numbers.entry(next).or_insert_with_key(|next| {
                        found.push(next.clone());
                        found.len() - 1
                    });
                    of_state.push(TransducerTransition {
                        input_class_index: reads,
                        output_class_index_or_level: writes,
                        target_state_index: to,
                    });
                }
            }
            transitions.push(of_state);
        }
        Self { transitions, finals: found.iter().map(may_end).collect() }
    }

    /// The number of states.
    pub fn state_count(&self) -> usize {
        self.finals.len()
    }

    /// The transitions from the state with this number.
    pub fn transitions_from_state(&self, state_index: usize) -> &[TransducerTransition] {
        self.transitions.get(state_index).map_or(&[], Vec::as_slice)
    }

    /// Whether the state with this number is final.
    pub fn is_final(&self, state_index: usize) -> bool {
        self.finals.get(state_index).is_some_and(|it| *it)
    }

    /// The transducer with only those transitions for which `keeps_transition` holds, which gets the number of the state that a
    /// transition leaves, and the transition.
    #[must_use]
    pub fn filtered(&self, keeps_transition: impl Fn(usize, TransducerTransition) -> bool) -> Self {
        let of_state = |(state, all): (usize, &Vec<TransducerTransition>)| {
            all.iter().copied().filter(|&it| keeps_transition(state, it)).collect()
        };
        let transitions = self.transitions.iter().enumerate().map(of_state).collect();
        Self { transitions, finals: self.finals.clone() }
    }

    /// The same transitions with other final states: those for whose number, from 0, `is_final` holds.
    #[must_use]
    pub fn with_final_states(&self, is_final: impl Fn(usize) -> bool) -> Self {
        Self {
            transitions: self.transitions.clone(),
            finals: (0..self.state_count()).map(is_final).collect(),
        }
    }

    /// Every word that it may write when it reads `input_class_indices`: one for each accepting path. A rule writes exactly one.
    pub fn output_words(&self, input_class_indices: &[usize]) -> Vec<Vec<usize>> {
        let mut ways = vec![(0, Vec::new())];
        for &symbol in input_class_indices {
            let step = |(state, written): &(usize, Vec<usize>)| {
                let fits =
                    self.transitions_from_state(*state).iter().filter(|it| it.input_class_index == symbol);
                let longer = |it: &TransducerTransition| {
                    (it.target_state_index, [written.as_slice(), &[it.output_class_index_or_level]].concat())
                };
                fits.map(longer).collect::<Vec<_>>()
            };
            ways = ways.iter().flat_map(step).collect();
        }
        ways.retain(|(state, _)| self.is_final(*state));
        ways.into_iter().map(|(_, written)| written).collect()
    }

    /// The composition: this transducer, then `other` on what it writes.
    #[must_use]
    pub fn then(&self, other: &Self) -> Self {
        let symbols = self.transitions.iter().flatten().map(|it| it.input_class_index + 1).max().unwrap_or(0);
        let step = |&(one, two): &(usize, usize), symbol| {
            let firsts = self.transitions_from_state(one).iter().filter(|it| it.input_class_index == symbol);
            let seconds = |first: &TransducerTransition| {
                let (read, to) = (first.output_class_index_or_level, first.target_state_index);
                let fits =
                    other.transitions_from_state(two).iter().filter(move |it| it.input_class_index == read);
                fits.map(move |second| (second.output_class_index_or_level, (to, second.target_state_index)))
            };
            firsts.flat_map(seconds).collect()
        };
        let may_end = |&(one, two): &(usize, usize)| self.is_final(one) && other.is_final(two);
        Self::new(symbols, (0, 0), step, may_end).trimmed()
    }

    /// The automaton that accepts the pairs of a read and a written word. Its symbol for reading `reads` and
    /// writing `writes` is `reads * width + writes`, where `reads` is below `input_symbol_count` and `writes` below
    /// `output_symbol_count`. Minimal.
    ///
    /// # Errors
    /// It takes more than [`MAX_AUTOMATON_STATES`] states.
    pub fn input_output_pair_automaton(
        &self,
        input_symbol_count: usize,
        output_symbol_count: usize,
    ) -> Result<Automaton, StateLimitExceeded> {
        let next = |states: &Vec<usize>, symbol: usize| {
            let fits = |it: &&TransducerTransition| {
                (it.input_class_index, it.output_class_index_or_level)
                    == (symbol / output_symbol_count, symbol % output_symbol_count)
            };
            let all = states.iter().flat_map(|&state| self.transitions_from_state(state).iter().filter(fits));
            let mut reached: Vec<usize> = all.map(|it| it.target_state_index).collect();
            reached.sort_unstable();
            reached.dedup();
            (!reached.is_empty()).then_some(reached)
        };
        let is_final = |states: &Vec<usize>| states.iter().any(|&state| self.is_final(state));
        let graph = Automaton::explore(
            input_symbol_count * output_symbol_count,
            vec![0],
            next,
            is_final,
            MAX_AUTOMATON_STATES,
        )?;
        Ok(graph.minimized())
    }

    /// The transducer with only the states from which a final state is reachable.
    fn trimmed(&self) -> Self {
        let mut is_useful = self.finals.clone();
        loop {
            let grows = |state: &usize| {
                !is_useful[*state]
                    && self.transitions[*state].iter().any(|it| is_useful[it.target_state_index])
            };
            let grown: Vec<usize> = (0..self.state_count()).filter(grows).collect();
            if grown.is_empty() {
                break;
            }
            grown.into_iter().for_each(|state| is_useful[state] = true);
        }
        let step = |&state: &usize, symbol| {
            let fits = self
                .transitions_from_state(state)
                .iter()
                .filter(|it| it.input_class_index == symbol && is_useful[it.target_state_index]);
            fits.map(|it| (it.output_class_index_or_level, it.target_state_index)).collect()
        };
        let symbols = self.transitions.iter().flatten().map(|it| it.input_class_index + 1).max().unwrap_or(0);
        Self::new(symbols, 0, step, |&state| self.is_final(state))
    }
}
