//! From N's levels to those of a display.

use super::{BASELESS, DISPLAY_LEVELS, Letters};
use crate::automata::automaton::Automaton;
use crate::automata::levels::LEVELS;

/// The same strings, marks at level 1 without a base at level 1 before them at [`BASELESS`]; `None` where
/// that takes more than `most` states.
pub(super) fn with_levels_of_displays(
    strings: &Automaton,
    letters: &Letters,
    most: usize,
) -> Option<Automaton> {
    Automaton::explore(
        letters.len() * DISPLAY_LEVELS,
        (0, false),
        |&(state, has_base), symbol| {
            let (letter, level) = (symbol / DISPLAY_LEVELS, symbol % DISPLAY_LEVELS);
            let needs_base = letters.is_mark(letter) && level == 1;
            let wants_none = level == BASELESS;
            if needs_base && !has_base || wants_none && (has_base || !letters.is_mark(letter)) {
                return None;
            }
            let resolved = if wants_none { 1 } else { level };
            Some((strings.next(state, letter * LEVELS + resolved)?, level == 1))
        },
        |&(state, _)| strings.is_final(state),
        most,
    )
}
