//! Whether two displays give a string the same order, and whether a label in a context has the order that it
//! has alone. Decided by the levels, without D.
//!
//! An earlier character is left of a later one if and only if the lowest level from the one to the other is
//! even, because rule L2 reverses both once for each level up to it. A base is left of its marks (rule L3). So
//! two orders are equal if for each pair of characters these lowest levels are both even or both odd, and an
//! automaton only needs to remember which pairs of lowest levels occur from the earlier characters to the
//! current one.

use super::language::Neighbours;
use crate::bidi_rule::BidiRule;
use crate::study::Property;
use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{DisplayConfig, Strategy};

use super::levels::choices::{DirectedStrings, cases_by_direction};
use super::levels::{LEVEL_COUNT, ResolvedLevelLanguage};
use super::{Automaton, MAX_STATES, Undecided, language, levels};

/// The comparison of two orders for all strings of a language, of every length.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OrderComparison {
    /// The classes, by their numbers.
    pub classes: Vec<BidiClass>,
    /// The strings that are compared. A symbol is the number of a class; for labels in contexts it is
    /// as in [`language::labels_in_contexts`].
    pub cases: Automaton,
    /// The strings whose orders differ; none if the property is proved. Minimal.
    pub counterexamples: Automaton,
}

/// One of the two displays: its levels, the direction in which its fields follow each other, and whether rule
/// L3 keeps marks with their bases.
struct Side {
    strings: ResolvedLevelLanguage,
    fields: Direction,
    has_l3: bool,
}

/// The number of levels when fields follow each other from right to left: full stops are at level 1, and the
/// contents of fields two levels higher than with fields from left to right.
const MAX_LEVELS: usize = LEVEL_COUNT + 2;

/// The comparison of the two orders of a prefix.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Orders {
    /// They are the same so far. A bit set of how the characters so far relate to the last one, by
    /// [`RelativeOrder::number`].
    Same(u128),
    /// The order of two characters differs.
    Different,
}

/// The order of an earlier and a later character in both displays.
#[derive(Clone, Copy)]
struct RelativeOrder {
    /// The lowest level from the earlier one to the later one.
    lowest: [usize; 2],
    /// Whether the later one is a mark on the earlier one, which stays right of it at every level.
    in_unit: [bool; 2],
}

/// Decides a property that compares two orders: in both paragraphs, with the UBA, or in a context and alone. This gives all
/// strings that violate it; [`automata::decide`](super::decide_property) decides every property, but gives one counterexample.
///
/// All characters of a string count as different, as they may be in real names: `--` reversed is a different
/// order.
///
/// # Errors
/// It is another property, the automata do not support the display or a class, or an automaton would be too large.
pub fn compare_orders(
    property: Property,
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<OrderComparison, Undecided> {
    let with = |strategy: Strategy| DisplayConfig::with_default_options(strategy);
    let in_other = || display.in_opposite_paragraph().unwrap_or_else(|| display.clone());
    let (language, other) = match property {
        Property::SameInBothParagraphs => (language::all(classes), in_other()),
        Property::LabelInBothParagraphs => {
            (language::permitted_labels(&BidiRule::rfc5893(), classes), in_other())
        }
        Property::AgreesWithUbaLtr => (language::all(classes), with(Strategy::UbaLtr)),
        Property::AgreesWithUbaRtl => (language::all(classes), with(Strategy::UbaRtl)),
        Property::LabelInContext => {
            let contexts = language::contexts_of_letters(&BidiRule::rfc5893(), Neighbours::SameRule, classes);
            return compare_in_contexts(display, classes, contexts.ok_or(Undecided::TooLarge)?);
        }
        _ => return Err(Undecided::Property),
    };
    let cases = language.ok_or(Undecided::TooLarge)?;
    // A display agrees with itself, whatever the classes are; one that does not depend on the paragraph is the same in both.
    if other.choices() == display.choices() {
        let counterexamples = language::empty_language(classes).ok_or(Undecided::TooLarge)?;
        return Ok(OrderComparison { classes: classes.to_vec(), cases, counterexamples });
    }
    compare([display, &other], classes, cases)
}

/// Decides whether two displays give the strings of `cases` the same order. A symbol is an index into `classes`; all
/// characters of a string count as different.
///
/// # Errors
/// The automata do not support a display or a class, or an automaton would be too large.
pub fn compare(
    displays: [&DisplayConfig; 2],
    classes: &[BidiClass],
    cases: Automaton,
) -> Result<OrderComparison, Undecided> {
    let [ones, others] = displays.map(|it| Side::all(it, classes));
    let (ones, others) = (ones?, others?);
    let mut counterexamples = language::empty_language(classes).ok_or(Undecided::TooLarge)?;
    for one in &ones {
        for other in &others {
            let found = ordered_differently(one, other, &cases).and_then(|it| counterexamples.union(&it));
            counterexamples = found.ok_or(Undecided::TooLarge)?.minimized();
        }
    }
    Ok(OrderComparison { classes: classes.to_vec(), cases, counterexamples })
}

/// Decides whether the marked label of each string has the order that it has alone. The symbols are as in
/// [`language::labels_in_contexts`]; the marked characters must be contiguous.
///
/// # Errors
/// The automata do not support a display or a class, or an automaton would be too large.
pub fn compare_in_contexts(
    display: &DisplayConfig,
    classes: &[BidiClass],
    contexts: Automaton,
) -> Result<OrderComparison, Undecided> {
    compare_label_in_contexts(&Side::of(display, classes)?, contexts).ok_or(Undecided::TooLarge)
}

/// The strings of a language that two displays order differently.
fn ordered_differently(one: &Side, other: &Side, cases: &Automaton) -> Option<Automaton> {
    let one_strings = one.strings.restricted_to(cases)?;
    let step = |state: &([usize; 2], Option<BidiClass>, Orders), symbol: usize| {
        let &(states, before, orders) = state;
        let number = symbol / (LEVEL_COUNT * LEVEL_COUNT);
        let levels = [symbol / LEVEL_COUNT % LEVEL_COUNT, symbol % LEVEL_COUNT];
        let next = [
            one_strings.automaton.next_state(states[0], number * LEVEL_COUNT + levels[0])?,
            other.strings.automaton.next_state(states[1], number * LEVEL_COUNT + levels[1])?,
        ];
        let class = one.strings.classes[number];
        let in_unit = [one.is_in_unit(before, class), other.is_in_unit(before, class)];
        let levels = [one.level(class, levels[0]), other.level(class, levels[1])];
        Some((next, Some(class), orders.followed_by(levels, in_unit)))
    };
    let is_final = |&(states, _, orders): &([usize; 2], Option<BidiClass>, Orders)| {
        orders == Orders::Different
            && one_strings.automaton.is_final(states[0])
            && other.strings.automaton.is_final(states[1])
    };
    let symbols = one.strings.classes.len() * LEVEL_COUNT * LEVEL_COUNT;
    let start = ([0, 0], None, Orders::Same(0));
    let found = Automaton::explore(symbols, start, step, is_final, MAX_STATES)?;
    found.projected(one.strings.classes.len(), |symbol| symbol / (LEVEL_COUNT * LEVEL_COUNT), MAX_STATES)
}

/// The state of reading a string with a marked label.
#[derive(Clone, PartialEq, Eq, Hash)]
struct ContextPosition {
    /// The state in the language of contexts.
    context: usize,
    /// The state in the resolved strings.
    whole: usize,
    /// The state in the resolved strings, for the label alone.
    alone: usize,
    before: Option<BidiClass>,
    was_in_label: bool,
    orders: Orders,
}

/// Compares the order of a label in a context with that of the label alone.
fn compare_label_in_contexts(side: &Side, cases: Automaton) -> Option<OrderComparison> {
    let Side { strings, .. } = side;
    let step = |position: &ContextPosition, symbol: usize| {
        let (marked, [level, level_alone]) = (
            symbol / (LEVEL_COUNT * LEVEL_COUNT),
            [symbol / LEVEL_COUNT % LEVEL_COUNT, symbol % LEVEL_COUNT],
        );
        let (number, is_in_label) = (marked / 2, marked % 2 == 1);
        let class = strings.classes[number];
        let mut next = position.clone();
        next.context = cases.next_state(position.context, marked)?;
        next.whole = strings.automaton.next_state(position.whole, number * LEVEL_COUNT + level)?;
        if is_in_label {
            next.alone = strings.automaton.next_state(position.alone, number * LEVEL_COUNT + level_alone)?;
            let before_alone = position.before.filter(|_| position.was_in_label);
            let in_unit = [side.is_in_unit(position.before, class), side.is_in_unit(before_alone, class)];
            next.orders = position.orders.followed_by([level, level_alone], in_unit);
        } else if level_alone > 0 || position.was_in_label && !strings.automaton.is_final(position.alone) {
            return None;
        }
        (next.before, next.was_in_label) = (Some(class), is_in_label);
        Some(next)
    };
    let is_final = |position: &ContextPosition| {
        position.orders == Orders::Different
            && cases.is_final(position.context)
            && strings.automaton.is_final(position.whole)
    };
    let symbols = strings.classes.len() * 2 * LEVEL_COUNT * LEVEL_COUNT;
    let start = ContextPosition {
        context: 0,
        whole: 0,
        alone: 0,
        before: None,
        was_in_label: false,
        orders: Orders::Same(0),
    };
    let found = Automaton::explore(symbols, start, step, is_final, MAX_STATES)?;
    let counterexamples = found.projected(
        strings.classes.len() * 2,
        |symbol| symbol / (LEVEL_COUNT * LEVEL_COUNT),
        MAX_STATES,
    )?;
    Some(OrderComparison { classes: strings.classes.clone(), cases, counterexamples })
}

impl OrderComparison {
    /// Whether there is no counterexample of any length.
    pub fn is_proved(&self) -> bool {
        self.counterexamples.is_empty()
    }

    /// The first of the shortest counterexamples, in the order of the classes; `None` if there is none.
    pub fn smallest(&self) -> Option<Vec<BidiClass>> {
        let per_class = self.cases.symbol_count() / self.classes.len().max(1);
        let word = self.counterexamples.shortest_word()?;
        Some(word.into_iter().filter_map(|symbol| self.classes.get(symbol / per_class).copied()).collect())
    }
}

impl Side {
    fn of(display: &DisplayConfig, classes: &[BidiClass]) -> Result<Self, Undecided> {
        let strings = levels::resolved_levels_of(display, classes)?;
        Ok(Self { strings, fields: Direction::LeftToRight, has_l3: display.choices().applies_l3 })
    }

    /// The sides of a display, which divide its strings by the direction of their fields.
    fn all(display: &DisplayConfig, classes: &[BidiClass]) -> Result<Vec<Self>, Undecided> {
        let side = |DirectedStrings { strings, fields }| Self {
            strings,
            fields,
            has_l3: display.choices().applies_l3,
        };
        Ok(cases_by_direction(display, classes)?.into_iter().map(side).collect())
    }

    /// The level of a character, taking the direction of the fields into account.
    fn level(&self, class: BidiClass, level: usize) -> usize {
        match self.fields {
            Direction::LeftToRight => level,
            Direction::RightToLeft if class == BidiClass::CS => 1,
            Direction::RightToLeft => level + 2,
        }
    }

    /// Whether a character is a mark that rule L3 keeps with the character before it.
    fn is_in_unit(&self, before: Option<BidiClass>, class: BidiClass) -> bool {
        let parts = |before| self.strings.has_separate_fields && before == BidiClass::CS;
        self.has_l3 && class == BidiClass::NSM && before.is_some_and(|before| !parts(before))
    }
}

impl Orders {
    /// The comparison after one more character at these levels; `is_in_unit` says whether it is a mark on the
    /// one before it.
    pub(super) fn followed_by(self, levels: [usize; 2], is_in_unit: [bool; 2]) -> Self {
        let Self::Same(relative_orders) = self else { return self };
        let this = RelativeOrder { lowest: levels, in_unit: [true; 2] };
        let mut longer = 1 << this.number();
        let mut rest = relative_orders;
        while rest != 0 {
            let number = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let RelativeOrder { mut lowest, mut in_unit } = RelativeOrder::of_number(number);
            for side in 0..2 {
                lowest[side] = lowest[side].min(levels[side]);
                in_unit[side] &= is_in_unit[side];
            }
            let relative_order = RelativeOrder { lowest, in_unit };
            if relative_order.is_left(0) != relative_order.is_left(1) {
                return Self::Different;
            }
            longer |= 1 << relative_order.number();
        }
        Self::Same(longer)
    }
}

impl RelativeOrder {
    /// Whether the earlier character is left of the later one.
    const fn is_left(self, side: usize) -> bool {
        self.in_unit[side] || self.lowest[side].is_multiple_of(2)
    }

    /// A number below 100 that encodes it.
    fn number(self) -> usize {
        let [one, other] = self.in_unit.map(usize::from);
        ((self.lowest[0] * MAX_LEVELS + self.lowest[1]) * 2 + one) * 2 + other
    }

    const fn of_number(number: usize) -> Self {
        let lowest = number / 4;
        Self {
            lowest: [lowest / MAX_LEVELS, lowest % MAX_LEVELS],
            in_unit: [!(number / 2).is_multiple_of(2), !number.is_multiple_of(2)],
        }
    }
}
