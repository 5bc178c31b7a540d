//! How many displays there are of each length: D without its levels, made deterministic.

use std::cmp::Ordering;

use num_bigint::BigUint;

use super::automaton::Automaton;
use super::display::StateSet;
use super::display::{AnnotatedDisplays, DISPLAY_LEVELS};

/// The strings and displays of each length.
#[derive(Clone, Debug)]
pub struct DisplayCounts {
    /// How many strings there are of each length from 0.
    pub strings: Vec<BigUint>,
    /// How many different displays they have.
    pub displays: Vec<BigUint>,
    /// By what factor the displays grow with each character, in the long run.
    pub growth: f64,
    /// How many states tell displays from other sequences of letters.
    pub states: usize,
}

impl DisplayCounts {
    /// For each length how many strings there are more than displays.
    pub fn collisions(&self) -> Vec<BigUint> {
        self.strings.iter().zip(&self.displays).map(|(strings, displays)| strings - displays).collect()
    }
}

impl AnnotatedDisplays {
    /// The counts for each length up to this one. `None` where telling displays from other sequences of letters
    /// takes more than `most` states, read from the left and from the right.
    pub fn counts(&self, to: usize, most: usize) -> Option<DisplayCounts> {
        let letters = self.without_levels(most)?.minimized();
        Some(DisplayCounts {
            // A string has one sequence of levels.
            strings: self.strings.counts(to),
            displays: letters.counts(to),
            growth: growth(&letters),
            states: letters.states(),
        })
    }

    /// The displays without their levels. Read in the direction of the paragraph they take few states, in the other
    /// very many: both are tried, with a little room at first.
    fn without_levels(&self, most: usize) -> Option<Automaton> {
        let letters = self.letters.len();
        let reversed = reversed(&self.displays, most)?.minimized();
        let ways = [&self.displays, &reversed].map(|it| (it, simulated_by(it, letters)));
        let rooms =
            std::iter::successors(Some(ROOM.min(most)), |&room| (room < most).then(|| most.min(room * 8)));
        rooms
            .flat_map(|room| ways.iter().map(move |way| (way, room)))
            .find_map(|((annotated, simulated), room)| without_levels(annotated, simulated, letters, room))
    }
}

/// How many states each direction is given first.
const ROOM: usize = 4_096;

/// The words read backwards.
fn reversed(automaton: &Automaton, most: usize) -> Option<Automaton> {
    let states = automaton.states();
    let mut before = vec![Vec::new(); states * automaton.symbols()];
    for state in 0..states {
        for symbol in 0..automaton.symbols() {
            if let Some(next) = automaton.next(state, symbol) {
                before[next * automaton.symbols() + symbol].push(state);
            }
        }
    }
    let start: Vec<usize> = (0..states).filter(|&it| automaton.is_final(it)).collect();
    Automaton::explore(
        automaton.symbols(),
        start,
        |after, symbol| {
            let mut reached: Vec<usize> =
                after.iter().flat_map(|&it| &before[it * automaton.symbols() + symbol]).copied().collect();
            reached.sort_unstable();
            (!reached.is_empty()).then_some(reached)
        },
        |after| after.first() == Some(&0),
        most,
    )
}

/// The words without their levels, each counted once: the sets of states that a word leads to at some levels,
/// without those of which another can do all that they can.
fn without_levels(
    annotated: &Automaton,
    simulated: &[StateSet],
    letters: usize,
    most: usize,
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
                // Of two that simulate each other, the first stays.
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
        most,
    )
}

/// For each state those that simulate it: that may end where it may, and for each of its transitions have one
/// of the same letter, at whatever level, to a state that simulates the one it leads to.
fn simulated_by(annotated: &Automaton, letters: usize) -> Vec<StateSet> {
    let states = annotated.states();
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

/// How many steps the growth is followed at most, and after how many that hardly differ it has settled.
const STEPS: usize = 20_000;
const ALIKE: usize = 100;
const HARDLY: f64 = 1e-12;

/// The factor by which the numbers of words grow from one length to the next, in the long run; 0 where there are
/// only finitely many.
fn growth(automaton: &Automaton) -> f64 {
    let mut ways = vec![0.0_f64; automaton.states()];
    ways[0] = 1.0;
    let (mut factor, mut alike) = (0.0, 0);
    for _ in 0..STEPS {
        let mut longer = vec![0.0; ways.len()];
        for (state, ways) in ways.iter().enumerate() {
            for next in (0..automaton.symbols()).filter_map(|symbol| automaton.next(state, symbol)) {
                longer[next] += ways;
            }
        }
        let sum: f64 = longer.iter().sum();
        if sum == 0.0 {
            return 0.0;
        }
        ways = longer.iter().map(|it| it / sum).collect();
        alike = if (sum - factor).abs() < HARDLY * sum { alike + 1 } else { 0 };
        factor = sum;
        if alike == ALIKE {
            break;
        }
    }
    factor
}
