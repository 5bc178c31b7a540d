//! D: the displays of all strings of a language, with the level of each character.
//!
//! A display with its levels determines its string: rule L2 can be reversed from the lowest level up. So two
//! different strings have the same display if and only if some display has two different sequences of levels.
//! [`AnnotatedDisplays`] holds the displays with their levels as an automaton that reads from left to right.

mod display_levels;
mod letters;
mod partial_map;
mod reader;
mod reorder;

pub use letters::{BASELESS_MARK_LEVEL, DISPLAY_LEVEL_COUNT, DisplayAlphabet};
pub use reorder::reordered_positions;

pub(super) use partial_map::StateSet;

pub(super) use reader::{DisplayReader, ReaderState};

use super::automaton::Automaton;

/// The displays of the strings of a language, with levels. The symbol of letter `c` at level `l` is `c *
/// DISPLAY_LEVEL_COUNT + l`.
#[derive(Clone, Debug)]
pub struct AnnotatedDisplays {
    /// The letters of the strings.
    pub alphabet: DisplayAlphabet,
    /// The strings in logical order, with the levels of displays.
    pub strings: Automaton,
    /// The minimal automaton D of their displays, from left to right.
    pub displays: Automaton,
    /// The number of states of D before it was minimized.
    pub states_before_minimizing: usize,
}

impl AnnotatedDisplays {
    /// The displays of the strings that `resolved` accepts; `None` if they take more than `max_states` states.
    /// `resolved` is an [N](super::levels): the symbol of letter `c` at level `l` is `c * LEVEL_COUNT + l` (see
    /// [`LEVEL_COUNT`](super::levels::LEVEL_COUNT)).
    pub fn of(resolved: &Automaton, letters: &DisplayAlphabet, max_states: usize) -> Option<Self> {
        let strings = display_strings(resolved, letters, max_states)?;
        let reader = DisplayReader::new(&strings, letters);
        let displays = Automaton::explore(
            strings.symbol_count(),
            reader.start(),
            |reading, symbol| reader.next(reading, symbol),
            |reading| reader.is_final(reading),
            max_states,
        )?;
        let explored = displays.state_count();
        Some(Self {
            alphabet: letters.clone(),
            displays: displays.minimized(),
            strings,
            states_before_minimizing: explored,
        })
    }
}

/// The minimal automaton of the strings of `resolved` with the levels of displays; `None` if that takes more
/// than `max_states` states, or than a [`PartialMap`](partial_map::PartialMap) can hold.
pub(super) fn display_strings(
    resolved: &Automaton,
    letters: &DisplayAlphabet,
    max_states: usize,
) -> Option<Automaton> {
    let strings = display_levels::with_display_levels(resolved, letters, max_states)?.minimized();
    (strings.state_count() < partial_map::MAX_STATES).then_some(strings)
}
