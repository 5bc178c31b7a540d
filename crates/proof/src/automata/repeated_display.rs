//! Displays that are displayed again, or that are also displays in another paragraph. Two sequences of levels
//! of one display give two orders, which are compared as in `order_comparison`. If the orders differ, the strings may
//! still be equal; the displays are then enumerated from the shortest, and without a counterexample among many
//! of them nothing is decided.

use std::collections::VecDeque;

use super::automaton::{Automaton, MAX_STATES};
use super::display::{AnnotatedDisplays, BASELESS, DISPLAY_LEVELS, Letters};
use super::order_comparison::Orders;
use super::search::{SearchResult, search};
use super::shared_display::SharedDisplay;

impl AnnotatedDisplays {
    /// A shortest counterexample to the display being an involution: a string that displaying its display does
    /// not give back; `None` if there is none. All characters of a string count as different, so `--` reversed
    /// is a counterexample. Only for a language that contains the displays of its strings, as that of all
    /// strings does; other displays are ignored.
    ///
    /// # Errors
    /// `max_states`, if it takes more states than that.
    pub fn involution_counterexample(&self, max_states: usize) -> Result<Option<Vec<usize>>, usize> {
        let found = shown_in_two_orders([&self.displays, &self.strings], &self.letters, max_states)?;
        Ok(found.map(|word| {
            let display: Vec<usize> = word.iter().map(|it| it / DISPLAY_LEVELS).collect();
            self.string_of(&display)
        }))
    }

    /// Two shortest different strings such that this display of the first is the other display of the second;
    /// `None` only if there are none.
    ///
    /// # Errors
    /// `max_characters`, if some common displays have two orders, but the first of them, with this many
    /// characters in all, give no two different strings; [`MAX_STATES`], if it takes more states than that.
    pub fn display_shared_with(
        &self,
        other: &Self,
        max_characters: usize,
    ) -> Result<Option<SharedDisplay>, usize> {
        if shown_in_two_orders([&self.displays, &other.displays], &self.letters, MAX_STATES)?.is_none() {
            return Ok(None);
        }
        // A symbol is a letter, its level here and its level there.
        let symbols = self.displays.symbol_count() * DISPLAY_LEVELS;
        let here = self.displays.inverse_image(symbols, |symbol| Some(symbol / DISPLAY_LEVELS));
        let there = other.displays.inverse_image(symbols, |symbol| {
            Some(symbol / DISPLAY_LEVELS / DISPLAY_LEVELS * DISPLAY_LEVELS + symbol % DISPLAY_LEVELS)
        });
        let both = here.intersection(&there).ok_or(MAX_STATES)?.trimmed();
        let shared = |word: Vec<usize>| {
            let letter = |symbol: &usize| symbol / DISPLAY_LEVELS / DISPLAY_LEVELS;
            let here: Vec<usize> = word.iter().map(|it| it / DISPLAY_LEVELS).collect();
            let there: Vec<usize> =
                word.iter().map(|it| letter(it) * DISPLAY_LEVELS + it % DISPLAY_LEVELS).collect();
            SharedDisplay {
                display: word.iter().map(letter).collect(),
                strings: [self.string_of(&here), other.string_of(&there)],
                levels: [here, there].map(|it| it.iter().map(|it| it % DISPLAY_LEVELS).collect()),
            }
        };
        let mut characters = 0;
        let few = words(&both).take_while(|word| {
            characters += word.len();
            characters <= max_characters
        });
        let found = few.map(shared).find(|it| it.strings[0] != it.strings[1]);
        found.map(Some).ok_or(max_characters)
    }
}

/// The state of reading a word that two automata accept, each at its own levels.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct WordPosition {
    states: [usize; 2],
    /// The levels of the last letter.
    last: [usize; 2],
    orders: Orders,
}

/// A shortest word that both automata accept at levels that give two orders; each symbol is the letter with
/// both levels. `None` if there is none.
fn shown_in_two_orders(
    both: [&Automaton; 2],
    letters: &Letters,
    max_states: usize,
) -> Result<Option<Vec<usize>>, usize> {
    let steps = |at: &WordPosition, out: &mut Vec<(usize, WordPosition)>| {
        for letter in 0..letters.len() {
            for number in 0..DISPLAY_LEVELS * DISPLAY_LEVELS {
                let levels = [number / DISPLAY_LEVELS, number % DISPLAY_LEVELS];
                let next =
                    |side: usize| both[side].next(at.states[side], letter * DISPLAY_LEVELS + levels[side]);
                let (Some(one), Some(other)) = (next(0), next(1)) else { continue };
                // Marks without a base form one piece at level 1, as a base with its marks does.
                let is_in_unit = [0, 1].map(|side| {
                    let continues = levels[side] == BASELESS || levels[side] == 1 && letters.is_mark(letter);
                    continues && at.last[side] == levels[side]
                });
                let lowest = levels.map(|it| if it == BASELESS { 1 } else { it });
                let orders = at.orders.followed_by(lowest, is_in_unit);
                // Once the orders differ the last levels do not matter.
                let last = if orders == Orders::Different { [0, 0] } else { levels };
                let symbol = letter * DISPLAY_LEVELS * DISPLAY_LEVELS + number;
                out.push((symbol, WordPosition { states: [one, other], last, orders }));
            }
        }
    };
    let is_goal = |at: &WordPosition| {
        at.orders == Orders::Different && (0..2).all(|side| both[side].is_final(at.states[side]))
    };
    match search(
        WordPosition { states: [0, 0], last: [0, 0], orders: Orders::Same(0) },
        steps,
        is_goal,
        max_states,
    ) {
        SearchResult::Path(word) => Ok(Some(word)),
        SearchResult::NoGoal(_) => Ok(None),
        SearchResult::TooMany => Err(max_states),
    }
}

/// The words of a trimmed automaton, from the shortest.
fn words(automaton: &Automaton) -> impl Iterator<Item = Vec<usize>> + '_ {
    let mut waiting = VecDeque::from([(0, Vec::new())]);
    std::iter::from_fn(move || {
        while let Some((state, word)) = waiting.pop_front() {
            for symbol in 0..automaton.symbol_count() {
                if let Some(next) = automaton.next(state, symbol) {
                    waiting.push_back((next, [&word[..], &[symbol]].concat()));
                }
            }
            if automaton.is_final(state) {
                return Some(word);
            }
        }
        None
    })
}
