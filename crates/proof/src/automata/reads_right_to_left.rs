//! Which names whose letters are all right-to-left are not read from right to left: by the levels, for each pair
//! of characters.

use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;

use super::levels::RESOLVED_LEVEL_COUNT;
use super::levels::choices::{DirectedStrings, cases_by_direction};
use super::{Automaton, MAX_AUTOMATON_STATES, StateLimitExceeded, UndecidedReason, language};

/// What is known of an earlier character at the current position.
#[derive(Clone, Copy)]
struct EarlierCharacter {
    /// The lowest level from that character to the current one.
    lowest: usize,
    kind: Kind,
    /// Whether there is a full stop in between.
    is_in_other_label: bool,
}

/// What an earlier character is for its order with the current one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Letter,
    /// A digit, with digits of its class only up to the current character.
    Number,
    Stop,
    Other,
}

impl Kind {
    const ALL: [Self; 4] = [Self::Letter, Self::Number, Self::Stop, Self::Other];

    fn of(class: BidiClass) -> Self {
        match class {
            BidiClass::EN | BidiClass::AN => Self::Number,
            BidiClass::CS => Self::Stop,
            class if class.is_right_to_left_letter() => Self::Letter,
            _ => Self::Other,
        }
    }
}

/// The order of the characters of a prefix.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum OrderSoFar {
    /// All pairs are in the correct order. A bit set of what is known of the characters so far, by
    /// [`EarlierCharacter::number`].
    Correct(u64),
    /// Two characters are in the wrong order.
    Wrong,
}

/// The strings that contain R or AL, no L and no nonspacing marks and are not read from right to left, over the numbers of
/// the classes. Read so, each letter is left of everything before it, the characters of each label are left of those of
/// the labels before it, and adjacent digits of one class run from left to right.
///
/// # Errors
/// The automata do not support the display or a class; nonspacing marks are not supported.
pub(super) fn read_otherwise(
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<Automaton, UndecidedReason> {
    if classes.contains(&BidiClass::NSM) {
        return Err(UndecidedReason::Class(BidiClass::NSM));
    }
    let cases = language::purely_right_to_left(classes)?;
    let mut found = language::no_class_strings(classes);
    for DirectedStrings { strings, fields } in cases_by_direction(display, classes)? {
        let strings = strings.restricted_to_class_strings(&cases)?.class_level_automaton;
        let without_levels = misordered(&strings, classes, fields)?.projected(
            classes.len(),
            |symbol| symbol / RESOLVED_LEVEL_COUNT,
            MAX_AUTOMATON_STATES,
        )?;
        found = found.union(&without_levels)?;
    }
    Ok(found)
}

/// The strings, with their levels, that are not read from right to left.
fn misordered(
    strings: &Automaton,
    classes: &[BidiClass],
    fields: Direction,
) -> Result<Automaton, StateLimitExceeded> {
    let step = |&(state, before, seen): &(usize, Option<BidiClass>, OrderSoFar), symbol: usize| {
        let class = classes[symbol / RESOLVED_LEVEL_COUNT];
        let level = match fields {
            Direction::LeftToRight => symbol % RESOLVED_LEVEL_COUNT,
            Direction::RightToLeft if class == BidiClass::CS => 1,
            Direction::RightToLeft => symbol % RESOLVED_LEVEL_COUNT + 2,
        };
        Some((strings.next_state(state, symbol)?, Some(class), seen.followed_by(before, class, level)))
    };
    let is_final =
        |&(state, _, seen): &(usize, _, OrderSoFar)| seen == OrderSoFar::Wrong && strings.is_final(state);
    Automaton::explore(
        strings.symbol_count(),
        (0, None, OrderSoFar::Correct(0)),
        step,
        is_final,
        MAX_AUTOMATON_STATES,
    )
}

impl OrderSoFar {
    /// The order after one more character, of this class and level; `before` is the class of the character
    /// before it.
    fn followed_by(self, before: Option<BidiClass>, class: BidiClass, level: usize) -> Self {
        let Self::Correct(mut rest) = self else { return self };
        let kind = Kind::of(class);
        let this = EarlierCharacter { lowest: level, kind, is_in_other_label: false };
        let mut longer = 1 << this.number();
        while rest != 0 {
            let mut earlier = EarlierCharacter::of_number(rest.trailing_zeros() as usize);
            rest &= rest - 1;
            earlier.lowest = earlier.lowest.min(level);
            if earlier.kind == Kind::Number && before != Some(class) {
                earlier.kind = Kind::Other;
            }
            let is_left = earlier.lowest.is_multiple_of(2);
            let has = |it: Kind| earlier.kind == it || kind == it;
            let must_be_left = has(Kind::Letter) || earlier.is_in_other_label && !has(Kind::Stop);
            let is_number = earlier.kind == Kind::Number;
            if must_be_left && is_left || is_number && !is_left {
                return Self::Wrong;
            }
            earlier.is_in_other_label |= kind == Kind::Stop;
            longer |= 1 << earlier.number();
        }
        Self::Correct(longer)
    }
}

impl EarlierCharacter {
    /// A number below 40 that encodes it.
    fn number(self) -> usize {
        let kind = Kind::ALL.iter().position(|it| *it == self.kind).unwrap_or_default();
        (self.lowest * Kind::ALL.len() + kind) * 2 + usize::from(self.is_in_other_label)
    }

    const fn of_number(number: usize) -> Self {
        Self {
            lowest: number / 8,
            kind: Kind::ALL[number / 2 % 4],
            is_in_other_label: !number.is_multiple_of(2),
        }
    }
}
