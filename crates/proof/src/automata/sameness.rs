//! Whether two displays show a string in one order, and a label as it is alone: by the levels, without any
//! display.
//!
//! Of two characters the earlier one stands left of the later one if and only if the lowest level from the
//! one to the other is even (rule L2 turns both round once for each odd level up to it); a base stands left of
//! its own marks (rule L3). So two orders are the same if these lowest levels are even together, and an
//! automaton needs to remember only which pairs of lowest levels lead up to where it is.

use crate::study::Property;
use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{Display, Strategy};

use super::levels::own::{DirectedStrings, pieces};
use super::levels::{LEVELS, ResolvedStrings};
use super::{Automaton, MOST_STATES, NotReached, language, levels};

/// What is known of all strings of a language, however long.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sameness {
    /// The classes, by their numbers.
    pub classes: Vec<BidiClass>,
    /// The strings that the statement is about. A symbol is the number of a class; of labels in contexts
    /// as in [`language::contexts`].
    pub cases: Automaton,
    /// Those of them that are shown in two orders: none if the statement is proved. Minimal.
    pub counterexamples: Automaton,
}

/// What is compared of one display: the levels, which way its fields follow each other, and whether rule L3 keeps
/// marks with their bases.
struct Side {
    strings: ResolvedStrings,
    fields: Direction,
    has_l3: bool,
}

/// How many levels there are with fields from right to left: full stops at level 1, and what is in fields two levels
/// higher than it is in fields from left to right.
const DEPTH: usize = LEVELS + 2;

/// How the orders of the characters so far compare.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Orders {
    /// They are the same. The set holds for each character so far how it stands to the last one, by
    /// [`Standing::number`].
    Same(u128),
    /// Some two characters stand in different orders.
    Different,
}

/// How an earlier character stands to a later one in both displays.
#[derive(Clone, Copy)]
struct Standing {
    /// The lowest level from the one to the other.
    lowest: [usize; 2],
    /// Whether the later one is a mark of the same unit, which stays right of its base whatever the level.
    in_unit: [bool; 2],
}

/// Decides a property that compares the orders of two displays: the same in both paragraphs, as the UBA, or
/// in a context as alone.
///
/// The characters of a string count as different ones, as those of real names may be: `--` turned round is
/// not the same.
///
/// # Errors
/// Other properties, and displays and classes that are not reached.
pub fn decide(property: Property, display: &Display, classes: &[BidiClass]) -> Result<Sameness, NotReached> {
    let with = |strategy: Strategy| Display::plain(strategy);
    let in_other = || display.in_other_paragraph().unwrap_or_else(|| display.clone());
    let (language, other) = match property {
        Property::SameInBothParagraphs => (language::all(classes), in_other()),
        Property::LabelInBothParagraphs => (language::labels(classes), in_other()),
        Property::AgreesWithUbaLtr => (language::all(classes), with(Strategy::UbaLtr)),
        Property::AgreesWithUbaRtl => (language::all(classes), with(Strategy::UbaRtl)),
        Property::LabelInContext => {
            // As the study has it: no delimiter is a letter.
            let letters = classes.iter().copied().filter(|it| !language::is_delimiter(*it));
            let contexts = language::contexts(classes, &letters.collect::<Vec<_>>());
            return decide_in_contexts(display, classes, contexts.ok_or(NotReached::TooLarge)?);
        }
        _ => return Err(NotReached::Property),
    };
    let cases = language.ok_or(NotReached::TooLarge)?;
    // What has no paragraph of its own is itself in both.
    if display.strategy() == Strategy::Own && other == *display {
        let counterexamples = language::none(classes).ok_or(NotReached::TooLarge)?;
        return Ok(Sameness { classes: classes.to_vec(), cases, counterexamples });
    }
    compare([display, &other], classes, cases)
}

/// Decides whether two displays show these strings in the same order. The symbols are numbers of classes.
///
/// # Errors
/// Displays and classes that are not reached.
pub fn compare(
    displays: [&Display; 2],
    classes: &[BidiClass],
    cases: Automaton,
) -> Result<Sameness, NotReached> {
    let [ones, others] = displays.map(|it| Side::all(it, classes));
    let (ones, others) = (ones?, others?);
    let mut counterexamples = language::none(classes).ok_or(NotReached::TooLarge)?;
    for one in &ones {
        for other in &others {
            let found = of_both(one, other, &cases).and_then(|it| counterexamples.either(&it));
            counterexamples = found.ok_or(NotReached::TooLarge)?.minimized();
        }
    }
    Ok(Sameness { classes: classes.to_vec(), cases, counterexamples })
}

/// Decides whether what is marked in these strings is shown as it is alone. The symbols are as in
/// [`language::contexts`], and what is marked is one stretch in each string.
///
/// # Errors
/// Displays and classes that are not reached.
pub fn decide_in_contexts(
    display: &Display,
    classes: &[BidiClass],
    contexts: Automaton,
) -> Result<Sameness, NotReached> {
    in_contexts(&Side::of(display, classes)?, contexts).ok_or(NotReached::TooLarge)
}

/// The strings of a language that two displays show in two orders.
fn of_both(one: &Side, other: &Side, cases: &Automaton) -> Option<Automaton> {
    let one_strings = one.strings.within(cases)?;
    let step = |state: &([usize; 2], Option<BidiClass>, Orders), symbol: usize| {
        let &(states, before, orders) = state;
        let number = symbol / (LEVELS * LEVELS);
        let levels = [symbol / LEVELS % LEVELS, symbol % LEVELS];
        let next = [
            one_strings.automaton.next(states[0], number * LEVELS + levels[0])?,
            other.strings.automaton.next(states[1], number * LEVELS + levels[1])?,
        ];
        let class = one.strings.classes[number];
        let in_unit = [one.is_in_unit(before, class), other.is_in_unit(before, class)];
        let levels = [one.level(class, levels[0]), other.level(class, levels[1])];
        Some((next, Some(class), orders.and(levels, in_unit)))
    };
    let is_final = |&(states, _, orders): &([usize; 2], Option<BidiClass>, Orders)| {
        orders == Orders::Different
            && one_strings.automaton.is_final(states[0])
            && other.strings.automaton.is_final(states[1])
    };
    let symbols = one.strings.classes.len() * LEVELS * LEVELS;
    let start = ([0, 0], None, Orders::Same(0));
    let found = Automaton::explore(symbols, start, step, is_final, MOST_STATES)?;
    found.projected(one.strings.classes.len(), |symbol| symbol / (LEVELS * LEVELS), MOST_STATES)
}

/// Where one stands in a string with a label in it.
#[derive(Clone, PartialEq, Eq, Hash)]
struct AtCharacter {
    /// In the language of contexts.
    context: usize,
    /// In the strings as they are resolved, whole.
    whole: usize,
    /// In the label as it is resolved alone.
    alone: usize,
    before: Option<BidiClass>,
    was_in_label: bool,
    orders: Orders,
}

/// Compares a label in a context with the label alone.
fn in_contexts(side: &Side, cases: Automaton) -> Option<Sameness> {
    let Side { strings, .. } = side;
    let step = |place: &AtCharacter, symbol: usize| {
        let (marked, [level, level_alone]) =
            (symbol / (LEVELS * LEVELS), [symbol / LEVELS % LEVELS, symbol % LEVELS]);
        let (number, is_in_label) = (marked / 2, marked % 2 == 1);
        let class = strings.classes[number];
        let mut next = place.clone();
        next.context = cases.next(place.context, marked)?;
        next.whole = strings.automaton.next(place.whole, number * LEVELS + level)?;
        if is_in_label {
            next.alone = strings.automaton.next(place.alone, number * LEVELS + level_alone)?;
            let before_alone = place.before.filter(|_| place.was_in_label);
            let in_unit = [side.is_in_unit(place.before, class), side.is_in_unit(before_alone, class)];
            next.orders = place.orders.and([level, level_alone], in_unit);
        } else if level_alone > 0 || place.was_in_label && !strings.automaton.is_final(place.alone) {
            return None;
        }
        (next.before, next.was_in_label) = (Some(class), is_in_label);
        Some(next)
    };
    let is_final = |place: &AtCharacter| {
        place.orders == Orders::Different
            && cases.is_final(place.context)
            && strings.automaton.is_final(place.whole)
    };
    let symbols = strings.classes.len() * 2 * LEVELS * LEVELS;
    let start = AtCharacter {
        context: 0,
        whole: 0,
        alone: 0,
        before: None,
        was_in_label: false,
        orders: Orders::Same(0),
    };
    let found = Automaton::explore(symbols, start, step, is_final, MOST_STATES)?;
    let counterexamples =
        found.projected(strings.classes.len() * 2, |symbol| symbol / (LEVELS * LEVELS), MOST_STATES)?;
    Some(Sameness { classes: strings.classes.clone(), cases, counterexamples })
}

impl Sameness {
    /// Whether there is no counterexample of any length.
    pub fn is_proved(&self) -> bool {
        self.counterexamples.is_empty()
    }

    /// A shortest counterexample, the first in the order of the classes; `None` where it is proved.
    pub fn smallest(&self) -> Option<Vec<BidiClass>> {
        let per_class = self.cases.symbols() / self.classes.len().max(1);
        let word = self.counterexamples.shortest_word()?;
        Some(word.into_iter().filter_map(|symbol| self.classes.get(symbol / per_class).copied()).collect())
    }
}

impl Side {
    fn of(display: &Display, classes: &[BidiClass]) -> Result<Self, NotReached> {
        let strings = levels::of(display, classes)?;
        Ok(Self { strings, fields: Direction::LeftToRight, has_l3: display.has_l3() })
    }

    /// All that a display is made of, each string in one.
    fn all(display: &Display, classes: &[BidiClass]) -> Result<Vec<Self>, NotReached> {
        if display.strategy() != Strategy::Own {
            return Ok(vec![Self::of(display, classes)?]);
        }
        levels::check_reach(display, classes)?;
        let side = |DirectedStrings { strings, fields }| Self { strings, fields, has_l3: display.has_l3() };
        Ok(pieces(display, classes)?.into_iter().map(side).collect())
    }

    /// The level of a character in the whole string.
    fn level(&self, class: BidiClass, level: usize) -> usize {
        match self.fields {
            Direction::LeftToRight => level,
            Direction::RightToLeft if class == BidiClass::CS => 1,
            Direction::RightToLeft => level + 2,
        }
    }

    /// Whether a character is a mark that stays with the one before it.
    fn is_in_unit(&self, before: Option<BidiClass>, class: BidiClass) -> bool {
        let parts = |before| self.strings.is_in_parts && before == BidiClass::CS;
        self.has_l3 && class == BidiClass::NSM && before.is_some_and(|before| !parts(before))
    }
}

impl Orders {
    /// With one character more, at these levels, which is or is not in the unit of the one before it.
    pub(super) fn and(self, levels: [usize; 2], is_in_unit: [bool; 2]) -> Self {
        let Self::Same(standings) = self else { return self };
        let own = Standing { lowest: levels, in_unit: [true; 2] };
        let mut longer = 1 << own.number();
        let mut rest = standings;
        while rest != 0 {
            let number = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let Standing { mut lowest, mut in_unit } = Standing::of_number(number);
            for side in 0..2 {
                lowest[side] = lowest[side].min(levels[side]);
                in_unit[side] &= is_in_unit[side];
            }
            let standing = Standing { lowest, in_unit };
            if standing.is_left(0) != standing.is_left(1) {
                return Self::Different;
            }
            longer |= 1 << standing.number();
        }
        Self::Same(longer)
    }
}

impl Standing {
    /// Whether the earlier character stands left of the later one.
    const fn is_left(self, side: usize) -> bool {
        self.in_unit[side] || self.lowest[side].is_multiple_of(2)
    }

    /// Its number, below 100.
    fn number(self) -> usize {
        let [one, other] = self.in_unit.map(usize::from);
        ((self.lowest[0] * DEPTH + self.lowest[1]) * 2 + one) * 2 + other
    }

    const fn of_number(number: usize) -> Self {
        let lowest = number / 4;
        Self {
            lowest: [lowest / DEPTH, lowest % DEPTH],
            in_unit: [!(number / 2).is_multiple_of(2), !number.is_multiple_of(2)],
        }
    }
}
