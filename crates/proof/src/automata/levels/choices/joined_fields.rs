//! Fields in one text, each with invisible controls around it: embeddings, overrides, or directional marks.
//!
//! The direction of a field is guessed at its beginning: each symbol is combined with that direction, and the
//! directions are removed at the end.

use crate::automata::levels::rule_transducer::{class_of, number_of};
use crate::automata::levels::{AUTOMATON_SUPPORTED_CLASSES, RESOLVED_LEVEL_COUNT};
use crate::automata::{Automaton, MAX_AUTOMATON_STATES, StateLimitExceeded, UndecidedReason};
use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;

use super::separate_fields::FieldStrings;
use Direction::{LeftToRight, RightToLeft};

/// The number of symbols without directions.
const SYMBOLS: usize = AUTOMATON_SUPPORTED_CLASSES.len() * RESOLVED_LEVEL_COUNT;

/// A symbol and a direction: that of its field, or for a separator that of the next field.
fn with_direction(symbol: usize) -> (usize, Direction) {
    (symbol / 2, if symbol.is_multiple_of(2) { LeftToRight } else { RightToLeft })
}

/// The strings without the directions.
fn without_directions(found: &Automaton) -> Result<Automaton, StateLimitExceeded> {
    found.projected(SYMBOLS, |symbol| symbol / 2, MAX_AUTOMATON_STATES)
}

fn is_stop(symbol: usize) -> bool {
    AUTOMATON_SUPPORTED_CLASSES[symbol / RESOLVED_LEVEL_COUNT] == BidiClass::CS
}

/// The state of reading embedded or overridden fields.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum FieldPosition {
    /// Between fields: the direction before, and the guessed direction after; `None` before the first
    /// separator.
    Between(Direction, Option<Direction>),
    /// In a field of this direction, in this state.
    Within(Direction, usize),
}

/// Fields that are embedded or overridden in a text of the outer direction. The separators between them are
/// neutral: rules N1 and N2 give them the direction of both sides, or the outer one.
///
/// # Errors
/// A left-to-right field has more than one level in a right-to-left text.
pub(super) fn embedded_fields(fields: &FieldStrings, outer: Direction) -> Result<Automaton, UndecidedReason> {
    let needs_level_2 = |direction: Direction| outer.is_right_to_left() && direction == LeftToRight;
    let left = fields.of(LeftToRight).inverse_image(SYMBOLS, |it| (!is_stop(it)).then_some(it)).trimmed();
    let has_levels =
        |state| (0..SYMBOLS).any(|it| it % RESOLVED_LEVEL_COUNT > 0 && left.next_state(state, it).is_some());
    let needs_more = (0..left.state_count()).any(has_levels);
    if outer.is_right_to_left() && needs_more {
        return Err(UndecidedReason::OverallOrder);
    }
    let level_between =
        |before: Direction, after: Direction| match (if before == after { before } else { outer }, outer) {
            (LeftToRight, LeftToRight) => 0,
            (LeftToRight, RightToLeft) => 2,
            (RightToLeft, _) => 1,
        };
    let step = |&position: &FieldPosition, symbol: usize| {
        let (symbol, direction) = with_direction(symbol);
        let level = symbol % RESOLVED_LEVEL_COUNT;
        if is_stop(symbol) {
            let before = match position {
                FieldPosition::Between(before, after) if after.is_none_or(|it| it == direction) => before,
                FieldPosition::Within(within, state) if fields.of(within).is_final(state) => within,
                _ => return None,
            };
            return (level == level_between(before, direction))
                .then_some(FieldPosition::Between(before, Some(direction)));
        }
        let state = match position {
            FieldPosition::Between(_, after) if after.is_none_or(|it| it == direction) => 0,
            FieldPosition::Within(within, state) if within == direction => state,
            _ => return None,
        };
        let symbol = match (needs_level_2(direction), level) {
            (true, 2) => symbol - 2,
            (true, _) => return None,
            (false, _) => symbol,
        };
        Some(FieldPosition::Within(direction, fields.of(direction).next_state(state, symbol)?))
    };
    let is_final = |&position: &FieldPosition| match position {
        FieldPosition::Between(_, after) => after.is_none_or(|it| it == outer),
        FieldPosition::Within(within, state) => fields.of(within).is_final(state),
    };
    let found = Automaton::explore(
        2 * SYMBOLS,
        FieldPosition::Between(outer, None),
        step,
        is_final,
        MAX_AUTOMATON_STATES,
    )?;
    Ok(without_directions(&found)?)
}

/// The state of reading fields between directional marks.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct MarkPosition {
    /// The state in the strings of the text with the marks.
    within: usize,
    /// The direction of the current field, and the state in the strings of such fields; `None` between fields.
    field: Option<(Direction, usize)>,
}

/// The strings of a text of the outer direction with a directional mark on each of these sides of each field, before and
/// after it, with the marks removed.
///
/// # Errors
/// An automaton would be too large.
pub(super) fn between_marks(
    within: &Automaton,
    fields: &FieldStrings,
    outer: Direction,
    [has_before, has_after]: [bool; 2],
) -> Result<Automaton, StateLimitExceeded> {
    let mark = |direction: Direction| {
        let level = match (outer, direction) {
            (_, RightToLeft) => 1,
            (LeftToRight, LeftToRight) => 0,
            (RightToLeft, LeftToRight) => 2,
        };
        Some(number_of(class_of(direction))? * RESOLVED_LEVEL_COUNT + level)
    };
    let of = |direction: Direction| fields.language(direction);
    // The state of the text after the field and its mark.
    let ended = |position: &MarkPosition| match position.field {
        None => Some(position.within),
        Some((direction, state)) if of(direction).is_final(state) => {
            if has_after {
                within.next_state(position.within, mark(direction)?)
            } else {
                Some(position.within)
            }
        }
        Some(_) => None,
    };
    let step = |position: &MarkPosition, symbol: usize| {
        let (symbol, direction) = with_direction(symbol);
        if is_stop(symbol) {
            // The direction of a separator has no meaning here, so one is enough.
            let next = within.next_state(ended(position)?, symbol)?;
            return (direction == LeftToRight).then_some(MarkPosition { within: next, field: None });
        }
        let (text, state) = match position.field {
            None if has_before => (within.next_state(position.within, mark(direction)?)?, 0),
            None => (position.within, 0),
            Some((of, state)) if of == direction => (position.within, state),
            Some(_) => return None,
        };
        let state = of(direction).next_state(state, symbol / RESOLVED_LEVEL_COUNT)?;
        Some(MarkPosition { within: within.next_state(text, symbol)?, field: Some((direction, state)) })
    };
    let is_final = |position: &MarkPosition| ended(position).is_some_and(|it| within.is_final(it));
    let start = MarkPosition { within: 0, field: None };
    without_directions(&Automaton::explore(2 * SYMBOLS, start, step, is_final, MAX_AUTOMATON_STATES)?)
}
