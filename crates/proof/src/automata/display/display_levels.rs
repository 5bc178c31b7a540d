//! Converts the levels of N to the levels of displays.

use super::letters::{BASELESS_NSM_LEVEL_CODE, BidiClassLetters, DISPLAY_LEVEL_CODE_COUNT};
use crate::automata::StateLimitExceeded;
use crate::automata::automaton::Automaton;
use crate::automata::levels::RESOLVED_LEVEL_COUNT;

/// The same strings, but with marks at level 1 without a base at level 1 before them at [`BASELESS_NSM_LEVEL_CODE`].
///
/// # Errors
/// It takes more than `max_states` states.
pub(super) fn with_display_levels(
    strings: &Automaton,
    letters: &BidiClassLetters,
    max_states: usize,
) -> Result<Automaton, StateLimitExceeded> {
    Automaton::explore(
        letters.len() * DISPLAY_LEVEL_CODE_COUNT,
        (0, false),
        |&(state, has_base), symbol| {
            let (letter, level) = (symbol / DISPLAY_LEVEL_CODE_COUNT, symbol % DISPLAY_LEVEL_CODE_COUNT);
            let needs_base = letters.follows_base_by_l3(letter) && level == 1;
            let wants_none = level == BASELESS_NSM_LEVEL_CODE;
            if needs_base && !has_base || wants_none && (has_base || !letters.follows_base_by_l3(letter)) {
                return None;
            }
            let resolved = if wants_none { 1 } else { level };
            Some((strings.next_state(state, letter * RESOLVED_LEVEL_COUNT + resolved)?, level == 1))
        },
        |&(state, _)| strings.is_final(state),
        max_states,
    )
}
