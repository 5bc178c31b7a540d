//! Converts the levels of N to the levels of displays.

use super::letters::{BASELESS_MARK_LEVEL, DISPLAY_LEVEL_COUNT, DisplayAlphabet};
use crate::automata::automaton::Automaton;
use crate::automata::levels::LEVEL_COUNT;

/// The same strings, but with marks at level 1 without a base at level 1 before them at [`BASELESS_MARK_LEVEL`]; `None` if
/// that takes more than `max_states` states.
pub(super) fn with_display_levels(
    strings: &Automaton,
    letters: &DisplayAlphabet,
    max_states: usize,
) -> Option<Automaton> {
    Automaton::explore(
        letters.len() * DISPLAY_LEVEL_COUNT,
        (0, false),
        |&(state, has_base), symbol| {
            let (letter, level) = (symbol / DISPLAY_LEVEL_COUNT, symbol % DISPLAY_LEVEL_COUNT);
            let needs_base = letters.is_mark(letter) && level == 1;
            let wants_none = level == BASELESS_MARK_LEVEL;
            if needs_base && !has_base || wants_none && (has_base || !letters.is_mark(letter)) {
                return None;
            }
            let resolved = if wants_none { 1 } else { level };
            Some((strings.next_state(state, letter * LEVEL_COUNT + resolved)?, level == 1))
        },
        |&(state, _)| strings.is_final(state),
        max_states,
    )
}
