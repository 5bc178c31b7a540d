//! What one display shows, shown once more or in another paragraph. Two sequences of levels of one display say two
//! orders, which are compared as in `sameness`. Where the orders differ, the strings may be the same all the same:
//! then the displays are gone through from the shortest, and what has no counterexample among many is left open.

use std::collections::VecDeque;

use super::automaton::{Automaton, MOST_STATES};
use super::display::{AnnotatedDisplays, BASELESS, DISPLAY_LEVELS, Letters};
use super::pairs::SharedDisplay;
use super::sameness::Orders;
use super::search::{Searched, search};

impl AnnotatedDisplays {
    /// A shortest string that its display, taken for a string and shown, does not give back; `None` where
    /// there is none. The characters of a string count as different ones: `--` turned round is not given back. Of a
    /// language that holds every display of its strings, as that of all strings does; any other display is passed over.
    ///
    /// # Errors
    /// `most`, where it takes more states than that.
    pub fn not_shown_back(&self, most: usize) -> Result<Option<Vec<usize>>, usize> {
        let found = in_two_orders([&self.displays, &self.strings], &self.letters, most)?;
        Ok(found.map(|word| {
            let display: Vec<usize> = word.iter().map(|it| it / DISPLAY_LEVELS).collect();
            self.string_of(&display)
        }))
    }

    /// Two different strings, as short as can be, of which this display shows of the first what another shows
    /// of the second; `None` only where there are none.
    ///
    /// # Errors
    /// `most`, where some display in common is shown in two orders, and none of the first ones, which have so many
    /// characters together, is one of two strings; [`MOST_STATES`], where it takes more states than that.
    pub fn shown_by_another(&self, other: &Self, most: usize) -> Result<Option<SharedDisplay>, usize> {
        if in_two_orders([&self.displays, &other.displays], &self.letters, MOST_STATES)?.is_none() {
            return Ok(None);
        }
        // A symbol is a letter, its level here and its level there.
        let symbols = self.displays.symbols() * DISPLAY_LEVELS;
        let here = self.displays.lifted(symbols, |symbol| Some(symbol / DISPLAY_LEVELS));
        let there = other.displays.lifted(symbols, |symbol| {
            Some(symbol / DISPLAY_LEVELS / DISPLAY_LEVELS * DISPLAY_LEVELS + symbol % DISPLAY_LEVELS)
        });
        let both = here.both(&there).ok_or(MOST_STATES)?.trimmed();
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
            characters <= most
        });
        let found = few.map(shared).find(|it| it.strings[0] != it.strings[1]);
        found.map(Some).ok_or(most)
    }
}

/// Where one stands in a word that two automata accept, each at levels of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct AtLetter {
    states: [usize; 2],
    /// The levels of the last letter.
    last: [usize; 2],
    orders: Orders,
}

/// A shortest word that both automata accept at levels by which it is shown in two orders, each symbol the letter and
/// both levels; `None` where there is none.
fn in_two_orders(both: [&Automaton; 2], letters: &Letters, most: usize) -> Result<Option<Vec<usize>>, usize> {
    let steps = |at: &AtLetter, out: &mut Vec<(usize, AtLetter)>| {
        for letter in 0..letters.len() {
            for number in 0..DISPLAY_LEVELS * DISPLAY_LEVELS {
                let levels = [number / DISPLAY_LEVELS, number % DISPLAY_LEVELS];
                let next =
                    |side: usize| both[side].next(at.states[side], letter * DISPLAY_LEVELS + levels[side]);
                let (Some(one), Some(other)) = (next(0), next(1)) else { continue };
                // Marks without a base are one piece at level 1, as a base with its marks is.
                let is_in_unit = [0, 1].map(|side| {
                    let continues = levels[side] == BASELESS || levels[side] == 1 && letters.is_mark(letter);
                    continues && at.last[side] == levels[side]
                });
                let lowest = levels.map(|it| if it == BASELESS { 1 } else { it });
                let orders = at.orders.and(lowest, is_in_unit);
                // Of what is different already nothing is asked any more.
                let last = if orders == Orders::Different { [0, 0] } else { levels };
                let symbol = letter * DISPLAY_LEVELS * DISPLAY_LEVELS + number;
                out.push((symbol, AtLetter { states: [one, other], last, orders }));
            }
        }
    };
    let is_goal = |at: &AtLetter| {
        at.orders == Orders::Different && (0..2).all(|side| both[side].is_final(at.states[side]))
    };
    match search(AtLetter { states: [0, 0], last: [0, 0], orders: Orders::Same(0) }, steps, is_goal, most) {
        Searched::Path(word) => Ok(Some(word)),
        Searched::Nothing(_) => Ok(None),
        Searched::TooMany => Err(most),
    }
}

/// The words of an automaton that is trimmed, from the shortest.
fn words(automaton: &Automaton) -> impl Iterator<Item = Vec<usize>> + '_ {
    let mut waiting = VecDeque::from([(0, Vec::new())]);
    std::iter::from_fn(move || {
        while let Some((state, word)) = waiting.pop_front() {
            for symbol in 0..automaton.symbols() {
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
