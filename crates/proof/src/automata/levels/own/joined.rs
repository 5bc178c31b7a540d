//! FieldStrings in one text, with something put round each that is not seen: embeddings, overrides, marks.
//!
//! A field's direction is guessed where it begins: each symbol is read with it, as one of two kinds, and is a symbol
//! again once all is put together.

use crate::automata::levels::rules::{class_of, number_of};
use crate::automata::levels::{LEVELS, REACHED};
use crate::automata::{Automaton, MOST_STATES, NotReached};
use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;

use super::apart::FieldStrings;
use Direction::{LeftToRight, RightToLeft};

/// How many symbols there are without the kinds.
const SYMBOLS: usize = REACHED.len() * LEVELS;

/// A symbol with a direction: of the field it is in; of a separator, that of what follows the separators.
fn with_direction(symbol: usize) -> (usize, Direction) {
    (symbol / 2, if symbol.is_multiple_of(2) { LeftToRight } else { RightToLeft })
}

/// The strings without the directions.
fn without_directions(found: Option<Automaton>) -> Option<Automaton> {
    found?.projected(SYMBOLS, |symbol| symbol / 2, MOST_STATES)
}

fn is_stop(symbol: usize) -> bool {
    REACHED[symbol / LEVELS] == BidiClass::CS
}

/// Where one stands among embedded or overridden fields.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum AmongFields {
    /// Between fields: what stands before, and what is to follow; `None` before the first separator.
    Between(Direction, Option<Direction>),
    /// In a field of this direction.
    Within(Direction, usize),
}

/// FieldStrings that are embedded, or overridden, in a text of the outer direction. The separators between them are
/// neutral: rules N1 and N2 give them the direction of both sides, or the outer one.
///
/// # Errors
/// A field from left to right with more than one level, in a text from right to left.
pub(super) fn beside_separators(fields: &FieldStrings, outer: Direction) -> Result<Automaton, NotReached> {
    let is_raised = |direction: Direction| outer.is_right_to_left() && direction == LeftToRight;
    let left = fields.of(LeftToRight).lifted(SYMBOLS, |it| (!is_stop(it)).then_some(it)).trimmed();
    let has_levels = |state| (0..SYMBOLS).any(|it| it % LEVELS > 0 && left.next(state, it).is_some());
    let needs_more = (0..left.states()).any(has_levels);
    if outer.is_right_to_left() && needs_more {
        return Err(NotReached::OverallOrder);
    }
    let level_between =
        |before: Direction, after: Direction| match (if before == after { before } else { outer }, outer) {
            (LeftToRight, LeftToRight) => 0,
            (LeftToRight, RightToLeft) => 2,
            (RightToLeft, _) => 1,
        };
    let step = |&place: &AmongFields, symbol: usize| {
        let (symbol, direction) = with_direction(symbol);
        let level = symbol % LEVELS;
        if is_stop(symbol) {
            let before = match place {
                AmongFields::Between(before, after) if after.is_none_or(|it| it == direction) => before,
                AmongFields::Within(within, state) if fields.of(within).is_final(state) => within,
                _ => return None,
            };
            return (level == level_between(before, direction))
                .then_some(AmongFields::Between(before, Some(direction)));
        }
        let state = match place {
            AmongFields::Between(_, after) if after.is_none_or(|it| it == direction) => 0,
            AmongFields::Within(within, state) if within == direction => state,
            _ => return None,
        };
        let symbol = match (is_raised(direction), level) {
            (true, 2) => symbol - 2,
            (true, _) => return None,
            (false, _) => symbol,
        };
        Some(AmongFields::Within(direction, fields.of(direction).next(state, symbol)?))
    };
    let is_final = |&place: &AmongFields| match place {
        AmongFields::Between(_, after) => after.is_none_or(|it| it == outer),
        AmongFields::Within(within, state) => fields.of(within).is_final(state),
    };
    let found =
        Automaton::explore(2 * SYMBOLS, AmongFields::Between(outer, None), step, is_final, MOST_STATES);
    without_directions(found).ok_or(NotReached::TooLarge)
}

/// Where one stands among fields between marks.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct AmongMarks {
    /// In the strings of the text with the marks.
    within: usize,
    /// The direction of the field that one is in, and where one stands among such fields.
    field: Option<(Direction, usize)>,
}

/// A text of the outer direction with a mark on either side of each field, seen without the marks.
pub(super) fn between_marks(
    within: &Automaton,
    fields: &FieldStrings,
    outer: Direction,
) -> Option<Automaton> {
    let mark = |direction: Direction| {
        let level = match (outer, direction) {
            (_, RightToLeft) => 1,
            (LeftToRight, LeftToRight) => 0,
            (RightToLeft, LeftToRight) => 2,
        };
        Some(number_of(class_of(direction))? * LEVELS + level)
    };
    let of = |direction: Direction| fields.language(direction);
    // The text where the field ends, with its mark.
    let ended = |place: &AmongMarks| match place.field {
        None => Some(place.within),
        Some((direction, state)) if of(direction).is_final(state) => {
            within.next(place.within, mark(direction)?)
        }
        Some(_) => None,
    };
    let step = |place: &AmongMarks, symbol: usize| {
        let (symbol, direction) = with_direction(symbol);
        if is_stop(symbol) {
            // Its direction says nothing: one is enough.
            let next = within.next(ended(place)?, symbol)?;
            return (direction == LeftToRight).then_some(AmongMarks { within: next, field: None });
        }
        let (text, state) = match place.field {
            None => (within.next(place.within, mark(direction)?)?, 0),
            Some((of, state)) if of == direction => (place.within, state),
            Some(_) => return None,
        };
        let state = of(direction).next(state, symbol / LEVELS)?;
        Some(AmongMarks { within: within.next(text, symbol)?, field: Some((direction, state)) })
    };
    let is_final = |place: &AmongMarks| ended(place).is_some_and(|it| within.is_final(it));
    let start = AmongMarks { within: 0, field: None };
    without_directions(Automaton::explore(2 * SYMBOLS, start, step, is_final, MOST_STATES))
}
