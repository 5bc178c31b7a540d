//! D: the displays of all strings of a language, with the level of each character.
//!
//! A display with its levels determines its string: rule L2 can be reversed from the lowest level up. So two
//! different strings have the same display if and only if some display has two different sequences of levels.
//! [`LevelAnnotatedDisplays`] holds the displays with their levels as an automaton that reads from left to right.

mod display_levels;
mod letters;
mod partial_map;
mod reader;
mod reorder;

pub use letters::{BASELESS_NSM_LEVEL_CODE, BidiClassLetters, DISPLAY_LEVEL_CODE_COUNT};
pub use reorder::source_index_by_reordered_index;

pub(super) use partial_map::StateSet;

pub(super) use reader::{DisplayReader, ReaderState};

use super::StateLimitExceeded;
use super::automaton::Automaton;

/// The displays of the strings of a language, with levels. The symbol of letter `c` at level `l` is `c *
/// DISPLAY_LEVEL_COUNT + l`.
#[derive(Clone, Debug)]
pub struct LevelAnnotatedDisplays {
    /// The letters of the strings.
    pub class_letters: BidiClassLetters,
    /// The strings in logical order, with the levels of displays.
    pub logical_string_automaton: Automaton,
    /// The minimal automaton D of their displays, from left to right.
    pub display_automaton: Automaton,
    /// The number of states of D before it was minimized.
    pub display_states_before_minimizing: usize,
}

impl LevelAnnotatedDisplays {
    /// The displays of the strings that `resolved_level_automaton` accepts.
    /// `resolved_level_automaton` is an [N](super::levels): the symbol of letter `c` at level `l` is `c * LEVEL_COUNT + l` (see
    /// [`RESOLVED_LEVEL_COUNT`](super::levels::RESOLVED_LEVEL_COUNT)).
    ///
    /// # Errors
    /// They take more than `max_states` states, or than can be read.
    pub fn from_resolved_levels(
        resolved_level_automaton: &Automaton,
        class_letters: &BidiClassLetters,
        max_states: usize,
    ) -> Result<Self, StateLimitExceeded> {
        let strings = display_strings(resolved_level_automaton, class_letters, max_states)?;
        let reader = DisplayReader::new(&strings, class_letters);
        let displays = Automaton::explore(
            strings.symbol_count(),
            reader.start(),
            |reading, symbol| reader.next(reading, symbol),
            |reading| reader.is_final(reading),
            max_states,
        )?;
        let explored = displays.state_count();
        Ok(Self {
            class_letters: class_letters.clone(),
            display_automaton: displays.minimized(),
            logical_string_automaton: strings,
            display_states_before_minimizing: explored,
        })
    }
}

/// The minimal automaton of the strings of `resolved` with the levels of displays.
///
/// # Errors
/// It takes more than `max_states` states, or than a [`PartialMap`](partial_map::PartialMap) can hold.
pub(super) fn display_strings(
    resolved: &Automaton,
    letters: &BidiClassLetters,
    max_states: usize,
) -> Result<Automaton, StateLimitExceeded> {
    let strings = display_levels::with_display_levels(resolved, letters, max_states)?.minimized();
    if strings.state_count() < partial_map::MAX_STATES {
        Ok(strings)
    } else {
        Err(StateLimitExceeded { max_states: partial_map::MAX_STATES - 1 })
    }
}
