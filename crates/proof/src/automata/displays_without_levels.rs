//! D without its levels, made deterministic: it then has one word for each display, so that displays can be counted.

use std::cmp::Ordering;

use super::StateLimitExceeded;
use super::automaton::Automaton;
use super::display::StateSet;
use super::display::{BidiClassLetters, DISPLAY_LEVEL_CODE_COUNT, LevelAnnotatedDisplays};
use super::order_comparison::Orders;
use super::repeated_display::orders_after;

impl LevelAnnotatedDisplays {
    /// The minimal automaton of the displays without their levels, all of them read from the left or all from the right:
    /// enough to count them. A symbol is a letter.
    ///
    /// Read in the direction of the paragraph it takes few states, in the other very many, so both directions are
    /// tried, with a low limit first.
    ///
    /// # Errors
    /// It takes more than `max_states` states in either direction.
    pub(super) fn without_levels(&self, max_states: usize) -> Result<Automaton, StateLimitExceeded> {
        let letters = self.class_letters.len();
        let reversed = reversed(&self.display_automaton, max_states)?.minimized();
        let directions = [&self.display_automaton, &reversed].map(|it| (it, simulated_by(it, letters)));
        let found =
            limits(max_states).flat_map(|limit| directions.iter().map(move |way| (way, limit))).find_map(
                |((annotated, simulated), limit)| without_levels(annotated, simulated, letters, limit).ok(),
            );
        found.map(|it| it.minimized()).ok_or(StateLimitExceeded { max_states })
    }

    /// The strings of which the other display shows the display of, in another order of its characters: each by one
    /// word, its display with its levels here, some of them read from the right.
    ///
    /// # Errors
    /// It takes more than `max_states` states.
    pub(super) fn shared_in_another_order(
        &self,
        other: &Self,
        max_states: usize,
    ) -> Result<Automaton, StateLimitExceeded> {
        let letters = &self.class_letters;
        let here = reversed(&self.display_automaton, max_states)?.minimized();
        let there = reversed(&other.display_automaton, max_states)?.minimized();
        let directions =
            [(false, [&self.display_automaton, &other.display_automaton]), (true, [&here, &there])]
                .map(|(is_reversed, both)| (is_reversed, both, simulated_by(both[1], letters.len())));
        let found = limits(max_states)
            .flat_map(|limit| directions.iter().map(move |way| (way, limit)))
            .find_map(|((is_reversed, both, simulated), limit)| {
                in_another_order(*both, simulated, letters, *is_reversed, limit).ok()
            });
        found.map(|it| it.minimized()).ok_or(StateLimitExceeded { max_states })
    }
}

/// The limits of states that are tried one after the other.
fn limits(max_states: usize) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(FIRST_LIMIT.min(max_states)), move |&limit| {
        (limit < max_states).then(|| max_states.min(limit * 8))
    })
}

/// The first limit of states for either reading direction.
const FIRST_LIMIT: usize = 4_096;

/// The automaton of the reversed words.
fn reversed(automaton: &Automaton, max_states: usize) -> Result<Automaton, StateLimitExceeded> {
    let states = automaton.state_count();
    let mut before = vec![Vec::new(); states * automaton.symbol_count()];
    for state in 0..states {
        for symbol in 0..automaton.symbol_count() {
            if let Some(next) = automaton.next_state(state, symbol) {
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
) -> Result<Automaton, StateLimitExceeded> {
    Automaton::explore(
        letters,
        vec![0],
        |states: &Vec<usize>, letter| {
            let symbols = letter * DISPLAY_LEVEL_CODE_COUNT..(letter + 1) * DISPLAY_LEVEL_CODE_COUNT;
            let step = |&state: &usize| {
                symbols.clone().filter_map(move |symbol| annotated.next_state(state, symbol))
            };
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
        let symbols = letter * DISPLAY_LEVEL_CODE_COUNT..(letter + 1) * DISPLAY_LEVEL_CODE_COUNT;
        symbols.filter_map(|symbol| annotated.next_state(state, symbol)).collect()
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

/// One way in which another display may show the letters so far.
type OtherWay = (usize, [usize; 2], Orders);

/// The words of the first automaton that the second accepts at levels that give another order. A state has the ways in
/// which the second may read the letters, without those that another way makes needless.
fn in_another_order(
    [here, there]: [&Automaton; 2],
    simulated: &[StateSet],
    letters: &BidiClassLetters,
    is_reversed: bool,
    max_states: usize,
) -> Result<Automaton, StateLimitExceeded> {
    let next = |(state, is_after_mark, ways): &(usize, bool, Vec<OtherWay>), symbol: usize| {
        let (letter, level) = (symbol / DISPLAY_LEVEL_CODE_COUNT, symbol % DISPLAY_LEVEL_CODE_COUNT);
        let next = here.next_state(*state, symbol)?;
        let is_mark = letters.follows_base_by_l3(letter);
        let is_right_mark = if is_reversed { *is_after_mark } else { is_mark };
        let longer = |&(state, last, orders): &OtherWay| {
            (0..DISPLAY_LEVEL_CODE_COUNT).filter_map(move |other| {
                let next = there.next_state(state, letter * DISPLAY_LEVEL_CODE_COUNT + other)?;
                let orders = orders_after(orders, is_right_mark, last, [level, other]);
                Some((next, if orders == Orders::Different { [0, 0] } else { [level, other] }, orders))
            })
        };
        let mut longer: Vec<OtherWay> = ways.iter().flat_map(longer).collect();
        longer.sort_unstable();
        longer.dedup();
        // What accepts in another order already can do more than what may do so later.
        let is_needless = |one: &OtherWay| {
            let replaces = |other: &&OtherWay| {
                other.2 == Orders::Different
                    && simulated[one.0].has(other.0)
                    && (one.2 != Orders::Different
                        || other.0 < one.0
                        || other.0 > one.0 && !simulated[other.0].has(one.0))
            };
            longer.iter().find(replaces).is_some()
        };
        let kept: Vec<OtherWay> = longer.iter().copied().filter(|it| !is_needless(it)).collect();
        (!kept.is_empty()).then_some((next, is_mark, kept))
    };
    let is_final = |(state, _, ways): &(usize, bool, Vec<OtherWay>)| {
        let accepts = |way: &OtherWay| way.2 == Orders::Different && there.is_final(way.0);
        here.is_final(*state) && ways.iter().any(accepts)
    };
    let start = (0, false, vec![(0, [0, 0], Orders::Same(0))]);
    Automaton::explore(here.symbol_count(), start, next, is_final, max_states)
}
