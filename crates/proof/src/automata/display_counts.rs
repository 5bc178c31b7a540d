//! The number of displays of each length, from D without its levels, made deterministic.

use std::cmp::Ordering;

use num_bigint::BigUint;

use super::automaton::Automaton;
use super::display::StateSet;
use super::display::{AnnotatedDisplays, DISPLAY_LEVELS};

/// The numbers of strings and displays of each length.
#[derive(Clone, Debug)]
pub struct DisplayCounts {
    /// The number of strings of each length, from 0.
    pub strings: Vec<BigUint>,
    /// The number of different displays of each length, from 0.
    pub displays: Vec<BigUint>,
    /// The factor by which the number of displays grows with each character, in the limit.
    pub growth: f64,
    /// The number of states of the minimal automaton that accepts the displays without their levels.
    pub state_count: usize,
}

impl DisplayCounts {
    /// For each length, from 0, the number of strings minus the number of different displays.
    pub fn collisions(&self) -> Vec<BigUint> {
        self.strings.iter().zip(&self.displays).map(|(strings, displays)| strings - displays).collect()
    }
}

impl AnnotatedDisplays {
    /// The counts for each length from 0 to `to`; `None` if the automaton of displays without levels takes more
    /// than `max_states` states, read from the left and from the right.
    pub fn counts(&self, to: usize, max_states: usize) -> Option<DisplayCounts> {
        let letters = self.without_levels(max_states)?.minimized();
        Some(DisplayCounts {
            // A string has one sequence of levels.
            strings: self.strings.counts(to),
            displays: letters.counts(to),
            growth: growth(&letters),
            state_count: letters.state_count(),
        })
    }

    /// The automaton of the displays without their levels. Read in the direction of the paragraph it takes few
    /// states, in the other very many, so both directions are tried, with a low limit first.
    fn without_levels(&self, max_states: usize) -> Option<Automaton> {
        let letters = self.letters.len();
        let reversed = reversed(&self.displays, max_states)?.minimized();
        let directions = [&self.displays, &reversed].map(|it| (it, simulated_by(it, letters)));
        let limits = std::iter::successors(Some(FIRST_LIMIT.min(max_states)), |&limit| {
            (limit < max_states).then(|| max_states.min(limit * 8))
        });
        limits
            .flat_map(|limit| directions.iter().map(move |way| (way, limit)))
            .find_map(|((annotated, simulated), limit)| without_levels(annotated, simulated, letters, limit))
    }
}

/// The first limit of states for either reading direction.
const FIRST_LIMIT: usize = 4_096;

/// The automaton of the reversed words.
fn reversed(automaton: &Automaton, max_states: usize) -> Option<Automaton> {
    let states = automaton.state_count();
    let mut before = vec![Vec::new(); states * automaton.symbol_count()];
    for state in 0..states {
        for symbol in 0..automaton.symbol_count() {
            if let Some(next) = automaton.next(state, symbol) {
                before[next * automaton.symbol_count() + symbol].push(state);
            }
        }
    }
    let start: Vec<usize> = (0..states).filter(|&it| automaton.is_final(it)).collect();
    Automaton::explore(
        automaton.symbol_count(),
        start,
        |after, symbol| {
            let mut reached: Vec<usize> = after
                .iter()
                .flat_map(|&it| &before[it * automaton.symbol_count() + symbol])
                .copied()
                .collect();
            reached.sort_unstable();
            (!reached.is_empty()).then_some(reached)
        },
        |after| after.first() == Some(&0),
        max_states,
    )
}

/// The automaton of the words without their levels, by the subset construction: a state is a set of states that
/// a word reaches at some levels. States that another state of the set simulates are left out.
fn without_levels(
    annotated: &Automaton,
    simulated: &[StateSet],
    letters: usize,
    max_states: usize,
) -> Option<Automaton> {
    Automaton::explore(
        letters,
        vec![0],
        |states: &Vec<usize>, letter| {
            let symbols = letter * DISPLAY_LEVELS..(letter + 1) * DISPLAY_LEVELS;
            let step =
                |&state: &usize| symbols.clone().filter_map(move |symbol| annotated.next(state, symbol));
            let mut reached: Vec<usize> = states.iter().flat_map(step).collect();
            reached.sort_unstable();
            reached.dedup();
            let is_needless = |&one: &usize| {
                // Of two states that simulate each other, the first is kept.
                reached.iter().any(|&two| match two.cmp(&one) {
                    Ordering::Equal => false,
                    Ordering::Less => simulated[one].has(two),
                    Ordering::Greater => simulated[one].has(two) && !simulated[two].has(one),
                })
            };
            let kept: Vec<usize> = reached.iter().copied().filter(|it| !is_needless(it)).collect();
            (!kept.is_empty()).then_some(kept)
        },
        |states| states.iter().any(|&it| annotated.is_final(it)),
        max_states,
    )
}

/// For each state, the states that simulate it: they are final if it is, and for each of its transitions they
/// have one of the same letter, at any level, to a state that simulates its target.
fn simulated_by(annotated: &Automaton, letters: usize) -> Vec<StateSet> {
    let states = annotated.state_count();
    let targets = |state: usize, letter: usize| -> Vec<usize> {
        let symbols = letter * DISPLAY_LEVELS..(letter + 1) * DISPLAY_LEVELS;
        symbols.filter_map(|symbol| annotated.next(state, symbol)).collect()
    };
    let targets: Vec<Vec<Vec<usize>>> =
        (0..states).map(|state| (0..letters).map(|letter| targets(state, letter)).collect()).collect();
    let mut by = vec![StateSet::empty(states); states];
    for (one, by) in by.iter_mut().enumerate() {
        let may_follow = |two: usize| {
            let letters = targets[one].iter().zip(&targets[two]);
            (!annotated.is_final(one) || annotated.is_final(two))
                && letters.into_iter().all(|(one, two)| one.is_empty() || !two.is_empty())
        };
        (0..states).filter(|&two| may_follow(two)).for_each(|two| {
            by.insert(two);
        });
    }
    loop {
        let mut changes = false;
        for one in 0..states {
            for two in by[one].clone().iter() {
                let follows = |(one, two): (&Vec<usize>, &Vec<usize>)| {
                    one.iter().all(|&it| two.iter().any(|&other| by[it].has(other)))
                };
                if !targets[one].iter().zip(&targets[two]).all(follows) {
                    by[one].remove(two);
                    changes = true;
                }
            }
        }
        if !changes {
            return by;
        }
    }
}

/// The most steps of the iteration for the growth, the number of steps without change after which it ends, and
/// the relative difference that counts as no change.
const MAX_STEPS: usize = 20_000;
const STABLE_STEPS: usize = 100;
const TOLERANCE: f64 = 1e-12;

/// The factor by which the number of words grows from one length to the next, in the limit, by power iteration;
/// 0 if there are finitely many.
fn growth(automaton: &Automaton) -> f64 {
    let mut ways = vec![0.0_f64; automaton.state_count()];
    ways[0] = 1.0;
    let (mut factor, mut stable) = (0.0, 0);
    for _ in 0..MAX_STEPS {
        let mut longer = vec![0.0; ways.len()];
        for (state, ways) in ways.iter().enumerate() {
            for next in (0..automaton.symbol_count()).filter_map(|symbol| automaton.next(state, symbol)) {
                longer[next] += ways;
            }
        }
        let sum: f64 = longer.iter().sum();
        if sum == 0.0 {
            return 0.0;
        }
        ways = longer.iter().map(|it| it / sum).collect();
        stable = if (sum - factor).abs() < TOLERANCE * sum { stable + 1 } else { 0 };
        factor = sum;
        if stable == STABLE_STEPS {
            break;
        }
    }
    factor
}
