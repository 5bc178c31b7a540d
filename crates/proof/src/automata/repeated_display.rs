//! Displays that are displayed again, or that are also displays in another paragraph. Two sequences of levels
//! of one display give two orders, which are compared as in `order_comparison`. If the orders differ, the strings may
//! still be equal; the displays are then enumerated from the shortest, and without a counterexample among many
//! of them nothing is decided.

use std::collections::VecDeque;

use super::display::{
    BASELESS_NSM_LEVEL_CODE, BidiClassLetters, DISPLAY_LEVEL_CODE_COUNT, LevelAnnotatedDisplays,
};
use super::order_comparison::Orders;
use super::search::{SearchResult, search};
use super::shared_display::StringsWithSameDisplay;
use super::{Automaton, MAX_AUTOMATON_STATES, StateLimitExceeded};

/// A limit of the search for two strings that two displays show the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SearchLimitExceeded {
    /// An automaton, or a search in one, would have too many states.
    #[error("an automaton would have more than {max_states} states")]
    States {
        /// The most states that are allowed.
        max_states: usize,
    },
    /// The first displays, from the shortest on, give no two different strings.
    #[error("the displays with {max_characters} characters in all do not decide it")]
    Characters {
        /// The most characters of these displays in all.
        max_characters: usize,
    },
}

impl From<StateLimitExceeded> for SearchLimitExceeded {
    fn from(StateLimitExceeded { max_states }: StateLimitExceeded) -> Self {
        Self::States { max_states }
    }
}

impl LevelAnnotatedDisplays {
    /// A shortest counterexample to the display being an involution: the letters, in logical order, of a string that
    /// displaying its display does not give back; `None` if there is none. All characters of a string count as different, so
    /// `--` reversed is a counterexample. Only for a language that contains the displays of its strings, as that of all
    /// strings does; other displays are ignored.
    ///
    /// # Errors
    /// It takes more than `max_states` states.
    pub fn involution_counterexample_letters(
        &self,
        max_states: usize,
    ) -> Result<Option<Vec<usize>>, StateLimitExceeded> {
        let found = shown_in_two_orders(
            [&self.display_automaton, &self.logical_string_automaton],
            &self.class_letters,
            max_states,
        )?;
        Ok(found.map(|word| {
            let display: Vec<usize> = word.iter().map(|it| it / DISPLAY_LEVEL_CODE_COUNT).collect();
            self.string_of(&display)
        }))
    }

    /// The counterexamples to the display being an involution, each by one word: its display with the levels of both.
    ///
    /// # Errors
    /// It takes more than `max_states` states.
    pub(super) fn involution_counterexamples(
        &self,
        max_states: usize,
    ) -> Result<Automaton, StateLimitExceeded> {
        let both = [&self.display_automaton, &self.logical_string_automaton];
        Automaton::explore(
            symbol_count(&self.class_letters),
            WordPosition::START,
            |at, symbol| at.followed_by(both, &self.class_letters, symbol),
            |at| at.is_counterexample(both),
            max_states,
        )
    }

    /// Two shortest different strings such that this display of the first is the other display of the second;
    /// `None` only if there are none. Where displays have to be enumerated, from the shortest on, this ends after
    /// `max_enumerated_characters` characters in all.
    ///
    /// # Errors
    /// It takes more than [`MAX_AUTOMATON_STATES`] states. Or some common displays have two orders, but the first of them,
    /// with `max_enumerated_characters` characters in all, give no two different strings.
    pub fn strings_with_same_display_in(
        &self,
        other_displays: &Self,
        max_enumerated_characters: usize,
    ) -> Result<Option<StringsWithSameDisplay>, SearchLimitExceeded> {
        if shown_in_two_orders(
            [&self.display_automaton, &other_displays.display_automaton],
            &self.class_letters,
            MAX_AUTOMATON_STATES,
        )?
        .is_none()
        {
            return Ok(None);
        }
        // A symbol is a letter, its level here and its level there.
        let symbols = self.display_automaton.symbol_count() * DISPLAY_LEVEL_CODE_COUNT;
        let here =
            self.display_automaton.inverse_image(symbols, |symbol| Some(symbol / DISPLAY_LEVEL_CODE_COUNT));
        let there = other_displays.display_automaton.inverse_image(symbols, |symbol| {
            Some(
                symbol / DISPLAY_LEVEL_CODE_COUNT / DISPLAY_LEVEL_CODE_COUNT * DISPLAY_LEVEL_CODE_COUNT
                    + symbol % DISPLAY_LEVEL_CODE_COUNT,
            )
        });
        let both = here.intersection(&there)?.trimmed();
        let shared = |word: Vec<usize>| {
            let letter = |symbol: &usize| symbol / DISPLAY_LEVEL_CODE_COUNT / DISPLAY_LEVEL_CODE_COUNT;
            let here: Vec<usize> = word.iter().map(|it| it / DISPLAY_LEVEL_CODE_COUNT).collect();
            let there: Vec<usize> = word
                .iter()
                .map(|it| letter(it) * DISPLAY_LEVEL_CODE_COUNT + it % DISPLAY_LEVEL_CODE_COUNT)
                .collect();
            StringsWithSameDisplay {
                visual_letter_indices: word.iter().map(letter).collect(),
                logical_letter_indices_of_both: [self.string_of(&here), other_displays.string_of(&there)],
                visual_levels_of_both: [here, there]
                    .map(|it| it.iter().map(|it| it % DISPLAY_LEVEL_CODE_COUNT).collect()),
            }
        };
        let mut characters = 0;
        let few = words(&both).take_while(|word| {
            characters += word.len();
            characters <= max_enumerated_characters
        });
        let found = few
            .map(shared)
            .find(|it| it.logical_letter_indices_of_both[0] != it.logical_letter_indices_of_both[1]);
        found.map(Some).ok_or(SearchLimitExceeded::Characters { max_characters: max_enumerated_characters })
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

impl WordPosition {
    const START: Self = Self { states: [0, 0], last: [0, 0], orders: Orders::Same(0) };

    /// The position after a letter with both levels; `None` if one of the automata does not accept it.
    fn followed_by(&self, both: [&Automaton; 2], letters: &BidiClassLetters, symbol: usize) -> Option<Self> {
        let (letter, levels) = letter_and_levels(symbol);
        let next = |side: usize| {
            both[side].next_state(self.states[side], letter * DISPLAY_LEVEL_CODE_COUNT + levels[side])
        };
        let states = [next(0)?, next(1)?];
        let orders = orders_after(self.orders, letters.follows_base_by_l3(letter), self.last, levels);
        // Once the orders differ the last levels do not matter.
        let last = if orders == Orders::Different { [0, 0] } else { levels };
        Some(Self { states, last, orders })
    }

    fn is_counterexample(&self, both: [&Automaton; 2]) -> bool {
        self.orders == Orders::Different && (0..2).all(|side| both[side].is_final(self.states[side]))
    }
}

/// The number of symbols of letters with two levels.
fn symbol_count(letters: &BidiClassLetters) -> usize {
    letters.len() * DISPLAY_LEVEL_CODE_COUNT * DISPLAY_LEVEL_CODE_COUNT
}

/// The letter of such a symbol, and both levels.
const fn letter_and_levels(symbol: usize) -> (usize, [usize; 2]) {
    let pair = symbol % (DISPLAY_LEVEL_CODE_COUNT * DISPLAY_LEVEL_CODE_COUNT);
    (
        symbol / (DISPLAY_LEVEL_CODE_COUNT * DISPLAY_LEVEL_CODE_COUNT),
        [pair / DISPLAY_LEVEL_CODE_COUNT, pair % DISPLAY_LEVEL_CODE_COUNT],
    )
}

/// The comparison of two orders after a letter at these levels, beside one at the levels `last`; `is_mark` says whether the
/// right one of both is a mark.
pub(super) fn orders_after(orders: Orders, is_mark: bool, last: [usize; 2], levels: [usize; 2]) -> Orders {
    // Marks without a base form one piece at level 1, as a base with its marks does.
    let is_in_unit = [0, 1].map(|side| {
        let continues = levels[side] == BASELESS_NSM_LEVEL_CODE || levels[side] == 1 && is_mark;
        continues && last[side] == levels[side]
    });
    orders.followed_by(levels.map(|it| if it == BASELESS_NSM_LEVEL_CODE { 1 } else { it }), is_in_unit)
}

/// A shortest word that both automata accept at levels that give two orders; each symbol is the letter with
/// both levels. `None` if there is none.
///
/// # Errors
/// It takes more than `max_states` states.
fn shown_in_two_orders(
    both: [&Automaton; 2],
    letters: &BidiClassLetters,
    max_states: usize,
) -> Result<Option<Vec<usize>>, StateLimitExceeded> {
    let steps = |at: &WordPosition, out: &mut Vec<(usize, WordPosition)>| {
        let next = |symbol| at.followed_by(both, letters, symbol).map(|it| (symbol, it));
        out.extend((0..symbol_count(letters)).filter_map(next));
    };
    match search(WordPosition::START, steps, |at| at.is_counterexample(both), max_states) {
        SearchResult::Path(word) => Ok(Some(word)),
        SearchResult::NoGoal(_) => Ok(None),
        SearchResult::TooMany => Err(StateLimitExceeded { max_states }),
    }
}

/// The words of a trimmed automaton, from the shortest.
fn words(automaton: &Automaton) -> impl Iterator<Item = Vec<usize>> + '_ {
    let mut waiting = VecDeque::from([(0, Vec::new())]);
    std::iter::from_fn(move || {
        while let Some((state, word)) = waiting.pop_front() {
            for symbol in 0..automaton.symbol_count() {
                if let Some(next) = automaton.next_state(state, symbol) {
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
