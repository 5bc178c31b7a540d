//! Whether names whose letters are all right-to-left are read from right to left: by the levels, for each pair
//! of characters.

use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{DisplayConfig, Strategy};

use super::levels::custom::{DirectedStrings, cases_by_direction};
use super::levels::{self, LEVELS};
use super::{Automaton, MAX_STATES, Theorem, Undecided, language};

/// What is known of an earlier character at the current position.
#[derive(Clone, Copy)]
struct EarlierCharacter {
    /// The lowest level from that character to the current one.
    lowest: usize,
    /// Whether it is a letter.
    is_letter: bool,
    /// Whether there is a full stop in between.
    is_in_other_label: bool,
    /// Whether it and all characters after it are digits of one class.
    is_in_number: bool,
}

/// The order of the characters of a prefix.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum OrderSoFar {
    /// All pairs are in the correct order. A bit set of what is known of the characters so far except full
    /// stops, by [`EarlierCharacter::number`].
    Correct(u64),
    /// Two characters are in the wrong order.
    Wrong,
}

/// Decides whether every string that contains R or AL, no L and no nonspacing marks is read from right to left:
/// each letter is left of everything before it, the characters of each label are left of those of the labels
/// before it, and adjacent digits of one class run from left to right.
///
/// # Errors
/// The automata do not support the display or a class; nonspacing marks are not supported.
pub fn reads_right_to_left(display: &DisplayConfig, classes: &[BidiClass]) -> Result<Theorem, Undecided> {
    if classes.contains(&BidiClass::NSM) {
        return Err(Undecided::Class(BidiClass::NSM));
    }
    let cases_by_fields = match display.strategy() {
        Strategy::Custom => {
            levels::check_supported(display, classes)?;
            cases_by_direction(display, classes)?
        }
        _ => vec![DirectedStrings {
            strings: levels::resolve(display, classes)?,
            fields: Direction::LeftToRight,
        }],
    };
    let cases = language::purely_right_to_left(classes).ok_or(Undecided::TooLarge)?;
    let mut smallest: Option<Vec<usize>> = None;
    for DirectedStrings { strings, fields } in cases_by_fields {
        let strings = strings.restricted_to(&cases).ok_or(Undecided::TooLarge)?.automaton;
        let found = misordered(&strings, classes, fields).ok_or(Undecided::TooLarge)?.shortest_word();
        let is_shorter = |one: &Vec<usize>| smallest.as_ref().is_none_or(|it| one.len() < it.len());
        if let Some(found) = found.filter(is_shorter) {
            smallest = Some(found);
        }
    }
    let spelled = |word: Vec<usize>| word.iter().map(|it| classes[it / LEVELS]).collect();
    Ok(Theorem::from_counterexample(smallest.map(|it| vec![spelled(it)])))
}

/// The strings, with their levels, that are not read from right to left.
fn misordered(strings: &Automaton, classes: &[BidiClass], fields: Direction) -> Option<Automaton> {
    let step = |&(state, before, seen): &(usize, Option<BidiClass>, OrderSoFar), symbol: usize| {
        let class = classes[symbol / LEVELS];
        let level = match fields {
            Direction::LeftToRight => symbol % LEVELS,
            Direction::RightToLeft if class == BidiClass::CS => 1,
            Direction::RightToLeft => symbol % LEVELS + 2,
        };
        Some((strings.next(state, symbol)?, Some(class), seen.followed_by(before, class, level)))
    };
    let is_final =
        |&(state, _, seen): &(usize, _, OrderSoFar)| seen == OrderSoFar::Wrong && strings.is_final(state);
    Automaton::explore(strings.symbol_count(), (0, None, OrderSoFar::Correct(0)), step, is_final, MAX_STATES)
}

impl OrderSoFar {
    /// The order after one more character, of this class and level; `before` is the class of the character
    /// before it.
    fn followed_by(self, before: Option<BidiClass>, class: BidiClass, level: usize) -> Self {
        let Self::Correct(mut rest) = self else { return self };
        let is_letter = class.is_right_to_left_letter();
        let is_digit = matches!(class, BidiClass::EN | BidiClass::AN);
        let is_stop = class == BidiClass::CS;
        let this =
            EarlierCharacter { lowest: level, is_letter, is_in_other_label: false, is_in_number: is_digit };
        let mut longer = if is_stop { 0 } else { 1 << this.number() };
        while rest != 0 {
            let mut earlier = EarlierCharacter::of_number(rest.trailing_zeros() as usize);
            rest &= rest - 1;
            earlier.lowest = earlier.lowest.min(level);
            earlier.is_in_other_label |= is_stop;
            earlier.is_in_number &= is_digit && before == Some(class);
            let is_left = earlier.lowest.is_multiple_of(2);
            let must_be_left = earlier.is_letter || is_letter || earlier.is_in_other_label && !is_stop;
            if must_be_left && is_left || earlier.is_in_number && !is_left {
                return Self::Wrong;
            }
            longer |= 1 << earlier.number();
        }
        Self::Correct(longer)
    }
}

impl EarlierCharacter {
    /// A number below 40 that encodes it.
    fn number(self) -> usize {
        let [letter, other, number] =
            [self.is_letter, self.is_in_other_label, self.is_in_number].map(usize::from);
        ((self.lowest * 2 + letter) * 2 + other) * 2 + number
    }

    const fn of_number(number: usize) -> Self {
        Self {
            lowest: number / 8,
            is_letter: !(number / 4).is_multiple_of(2),
            is_in_other_label: !(number / 2).is_multiple_of(2),
            is_in_number: !number.is_multiple_of(2),
        }
    }
}
