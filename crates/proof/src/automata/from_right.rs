//! Whether names of right-to-left letters alone are read from the right: by the levels, pair by pair of characters.

use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{Display, Strategy};

use super::levels::own::{DirectedStrings, pieces};
use super::levels::{self, LEVELS};
use super::{Automaton, MOST_STATES, NotReached, Theorem, language};

/// How an earlier character stands to where one is.
#[derive(Clone, Copy)]
struct Since {
    /// The lowest level from there to here.
    lowest: usize,
    /// Whether it is a letter.
    is_letter: bool,
    /// Whether a full stop stands between.
    is_in_other_label: bool,
    /// Whether it is a digit, and all since are digits of its class.
    is_in_number: bool,
}

/// What has been seen of a string.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum ReadSoFar {
    /// For each character so far, less full stops, how it stands to the last one, by [`Since::number`].
    Well(u64),
    /// Some two characters stand the wrong way round.
    Wrong,
}

/// Decides whether every string of letters that are all right-to-left, one at least, and of anything else but marks
/// is read from the right: each letter stands left of all that is before it and right of all that follows it, so do
/// the characters of each label to those of the next, and digits of one class side by side stand from left to right.
///
/// # Errors
/// Displays and classes that are not reached, and marks.
pub fn reads_from_the_right(display: &Display, classes: &[BidiClass]) -> Result<Theorem, NotReached> {
    if classes.contains(&BidiClass::NSM) {
        return Err(NotReached::Class(BidiClass::NSM));
    }
    let pieces = match display.strategy() {
        Strategy::Own => {
            levels::check_reach(display, classes)?;
            pieces(display, classes)?
        }
        _ => vec![DirectedStrings { strings: levels::of(display, classes)?, fields: Direction::LeftToRight }],
    };
    let cases = language::purely_right_to_left(classes).ok_or(NotReached::TooLarge)?;
    let mut smallest: Option<Vec<usize>> = None;
    for DirectedStrings { strings, fields } in pieces {
        let strings = strings.within(&cases).ok_or(NotReached::TooLarge)?.automaton;
        let found = broken(&strings, classes, fields).ok_or(NotReached::TooLarge)?.shortest_word();
        let is_shorter = |one: &Vec<usize>| smallest.as_ref().is_none_or(|it| one.len() < it.len());
        if let Some(found) = found.filter(is_shorter) {
            smallest = Some(found);
        }
    }
    let spelled = |word: Vec<usize>| word.iter().map(|it| classes[it / LEVELS]).collect();
    Ok(Theorem::without(smallest.map(|it| vec![spelled(it)])))
}

/// The strings, with their levels, that are not read so.
fn broken(strings: &Automaton, classes: &[BidiClass], fields: Direction) -> Option<Automaton> {
    let step = |&(state, before, seen): &(usize, Option<BidiClass>, ReadSoFar), symbol: usize| {
        let class = classes[symbol / LEVELS];
        let level = match fields {
            Direction::LeftToRight => symbol % LEVELS,
            Direction::RightToLeft if class == BidiClass::CS => 1,
            Direction::RightToLeft => symbol % LEVELS + 2,
        };
        Some((strings.next(state, symbol)?, Some(class), seen.and(before, class, level)))
    };
    let is_final =
        |&(state, _, seen): &(usize, _, ReadSoFar)| seen == ReadSoFar::Wrong && strings.is_final(state);
    Automaton::explore(strings.symbols(), (0, None, ReadSoFar::Well(0)), step, is_final, MOST_STATES)
}

impl ReadSoFar {
    /// With one character more, at this level, after one of the class before it.
    fn and(self, before: Option<BidiClass>, class: BidiClass, level: usize) -> Self {
        let Self::Well(mut rest) = self else { return self };
        let is_letter = class.is_right_to_left_letter();
        let is_digit = matches!(class, BidiClass::EN | BidiClass::AN);
        let is_stop = class == BidiClass::CS;
        let own = Since { lowest: level, is_letter, is_in_other_label: false, is_in_number: is_digit };
        let mut longer = if is_stop { 0 } else { 1 << own.number() };
        while rest != 0 {
            let mut since = Since::of_number(rest.trailing_zeros() as usize);
            rest &= rest - 1;
            since.lowest = since.lowest.min(level);
            since.is_in_other_label |= is_stop;
            since.is_in_number &= is_digit && before == Some(class);
            let is_left = since.lowest.is_multiple_of(2);
            let goes_left = since.is_letter || is_letter || since.is_in_other_label && !is_stop;
            if goes_left && is_left || since.is_in_number && !is_left {
                return Self::Wrong;
            }
            longer |= 1 << since.number();
        }
        Self::Well(longer)
    }
}

impl Since {
    /// Its number, below 40.
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
