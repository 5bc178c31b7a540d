//! The eligible labels as a finite automaton, which may have several states to go on with.

use std::collections::VecDeque;
use std::collections::hash_map::Entry;
use std::hash::Hash;

use bidiscope_lgr::{LabelAutomaton, LabelPrefixState, TooManyGuesses};
use rustc_hash::FxHashMap;

use crate::automata::Automaton;

/// A nondeterministic automaton. State 0 is the initial one; letters are numbers.
#[derive(Clone, Debug)]
pub(super) struct Labels {
    /// The letters and states that follow each state, ascending.
    steps: Vec<Vec<(u32, u32)>>,
    finals: Vec<bool>,
}

/// A ruleset, or what is looked for in its labels, takes more states than are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TooManyStates;

/// The most states that are made.
const MAX_STATES: usize = 100_000;

/// The most steps between them.
const MAX_STEPS: usize = 8_000_000;

/// The most bytes of all steps, which bounds the time and, as each state is reached by a step, the memory.
const MAX_WORK: usize = 2_000_000_000;

/// The most states of the product with what is looked for.
const MAX_SEARCHED: usize = 2_000_000;

impl Labels {
    /// The labels of a language over its kinds.
    ///
    /// # Errors
    /// They take too many states.
    pub(super) fn of(language: &LabelAutomaton<'_>) -> Result<Self, TooManyStates> {
        let start = language.empty_label_prefix();
        let mut numbers: FxHashMap<LabelPrefixState, u32> = FxHashMap::from_iter([(start.clone(), 0)]);
        let mut open = VecDeque::from([start]);
        let mut labels = Self { steps: Vec::new(), finals: Vec::new() };
        let (mut count, mut work) = (0, 0);
        while let Some(prefix) = open.pop_front() {
            labels.finals.push(language.accepts_as_complete_label(&prefix));
            let mut steps = Vec::new();
            let longer = language.next_label_prefixes_by_kind(&prefix);
            for next in longer.map_err(|TooManyGuesses { .. }| TooManyStates)? {
                let new = numbers.len() as u32;
                let number = *numbers.entry(next.label_prefix).or_insert_with_key(|it| {
                    open.push_back(it.clone());
                    new
                });
                steps.push((next.code_point_kind_index as u32, number));
            }
            count += steps.len();
            work += prefix.approximate_memory_bytes() * (steps.len() + 1);
            if numbers.len() > MAX_STATES || count > MAX_STEPS || work > MAX_WORK {
                return Err(TooManyStates);
            }
            labels.steps.push(steps);
        }
        Ok(labels.trimmed())
    }

    /// The words of a deterministic automaton.
    pub(super) fn from_automaton(automaton: &Automaton) -> Self {
        let steps = |state: usize| {
            let letters = 0..automaton.symbol_count();
            letters.filter_map(|it| Some((it as u32, automaton.next_state(state, it)? as u32))).collect()
        };
        let states = 0..automaton.state_count();
        Self {
            steps: states.clone().map(steps).collect(),
            finals: states.map(|it| automaton.is_final(it)).collect(),
        }
    }

    /// The same words, each with this one after it.
    pub(super) fn followed_by(mut self, tail: &[usize]) -> Self {
        if tail.is_empty() {
            return self;
        }
        let first = self.steps.len();
        for (steps, _) in self.steps.iter_mut().zip(&self.finals).filter(|it| *it.1) {
            steps.push((tail[0] as u32, first as u32));
        }
        self.finals.fill(false);
        for (at, letter) in tail.iter().enumerate().skip(1) {
            self.steps.push(vec![(*letter as u32, (first + at) as u32)]);
            self.finals.push(false);
        }
        self.steps.push(Vec::new());
        self.finals.push(true);
        self
    }

    /// How many steps there are.
    pub(super) fn step_count(&self) -> usize {
        self.steps.iter().map(Vec::len).sum()
    }

    pub(super) fn steps(&self, state: u32) -> &[(u32, u32)] {
        &self.steps[state as usize]
    }

    pub(super) fn is_final(&self, state: u32) -> bool {
        self.finals[state as usize]
    }

    /// The letters that are in some word, by their numbers below `letters`.
    pub(super) fn letters(&self, letters: usize) -> Vec<bool> {
        let mut present = vec![false; letters];
        self.steps.iter().flatten().for_each(|it| present[it.0 as usize] = true);
        present
    }

    /// A shortest word for each of `goals` that `reaches` is true of at its end; `None` for those of which there is none.
    ///
    /// # Errors
    /// The product with the states of what is looked for is too large.
    pub(super) fn shortest<T: Clone + Eq + Hash>(
        &self,
        start: T,
        goals: usize,
        step: impl Fn(&T, usize) -> T,
        reaches: impl Fn(&T, usize) -> bool,
    ) -> Result<Vec<Option<Vec<usize>>>, TooManyStates> {
        let mut found = vec![None; goals];
        let mut numbers = FxHashMap::from_iter([((0_u32, start.clone()), 0_u32)]);
        let mut states = vec![(0_u32, start, u32::MAX, 0_u32)];
        let mut at = 0;
        while at < states.len() {
            let (state, seen, ..) = states[at].clone();
            if self.is_final(state) {
                for (goal, found) in found.iter_mut().enumerate().filter(|it| it.1.is_none()) {
                    if reaches(&seen, goal) {
                        let back = std::iter::successors(Some(at), |&it| {
                            Some(states[it].2).filter(|it| *it != u32::MAX).map(|it| it as usize)
                        });
                        let mut word: Vec<usize> =
                            back.filter(|it| *it != 0).map(|it| states[it].3 as usize).collect();
                        word.reverse();
                        *found = Some(word);
                    }
                }
                if found.iter().all(Option::is_some) {
                    break;
                }
            }
            for &(letter, next) in self.steps(state) {
                let seen = step(&seen, letter as usize);
                let new = states.len() as u32;
                let key = (next, seen);
                if let Entry::Vacant(entry) = numbers.entry(key) {
                    states.push((next, entry.key().1.clone(), at as u32, letter));
                    entry.insert(new);
                }
            }
            if states.len() > MAX_SEARCHED {
                return Err(TooManyStates);
            }
            at += 1;
        }
        Ok(found)
    }

    /// The deterministic automaton of the words in which each letter is replaced by `reads_as` of it, below `letters`;
    /// `None` where it is too large.
    pub(super) fn determinized(
        &self,
        letters: usize,
        reads_as: impl Fn(usize) -> usize,
    ) -> Option<Automaton> {
        let mut work = 0;
        let mut is_too_large = false;
        // All steps of the state that was asked for last.
        let mut last: (Vec<u32>, Vec<Vec<u32>>) = Default::default();
        let next = |states: &Vec<u32>, letter: usize| -> Option<Vec<u32>> {
            if is_too_large {
                return None;
            }
            if last.0 != *states {
                let mut all = vec![Vec::new(); letters];
                for &state in states {
                    work += self.steps(state).len();
                    self.steps(state).iter().for_each(|it| all[reads_as(it.0 as usize)].push(it.1));
                }
                for reached in &mut all {
                    reached.sort_unstable();
                    reached.dedup();
                    work += reached.len();
                }
                is_too_large = work > MAX_DETERMINIZING_WORK;
                last = (states.clone(), all);
            }
            Some(std::mem::take(&mut last.1[letter])).filter(|it| !it.is_empty())
        };
        let is_final = |states: &Vec<u32>| states.iter().any(|it| self.is_final(*it));
        let max_states = MAX_TABLE / letters.max(1);
        let automaton = Automaton::explore(letters, vec![0], next, is_final, max_states).ok()?;
        (!is_too_large).then(|| automaton.minimized())
    }

    /// Without the states that lead to no word.
    fn trimmed(self) -> Self {
        let mut before: Vec<Vec<u32>> = vec![Vec::new(); self.steps.len()];
        for (state, steps) in (0..).zip(&self.steps) {
            steps.iter().for_each(|it| before[it.1 as usize].push(state));
        }
        let mut is_useful = self.finals.clone();
        let mut open: Vec<u32> = (0..).zip(&self.finals).filter(|it| *it.1).map(|it| it.0).collect();
        while let Some(state) = open.pop() {
            for &earlier in &before[state as usize] {
                if !std::mem::replace(&mut is_useful[earlier as usize], true) {
                    open.push(earlier);
                }
            }
        }
        is_useful[0] = true;
        let mut numbers = vec![0; is_useful.len()];
        let useful = numbers.iter_mut().zip(&is_useful).filter(|it| *it.1);
        (0..).zip(useful).for_each(|(new, (number, _))| *number = new);
        let steps = self.steps.into_iter().zip(&is_useful).filter(|it| *it.1).map(|(steps, _)| {
            let kept = steps.into_iter().filter(|it| is_useful[it.1 as usize]);
            kept.map(|it| (it.0, numbers[it.1 as usize])).collect()
        });
        let steps = steps.collect();
        let finals = self.finals.into_iter().zip(&is_useful).filter(|it| *it.1).map(|it| it.0).collect();
        Self { steps, finals }
    }
}

/// The most entries in the table of an automaton.
const MAX_TABLE: usize = 40_000_000;

/// The most states and steps that are looked at to make an automaton deterministic.
const MAX_DETERMINIZING_WORK: usize = 50_000_000;
