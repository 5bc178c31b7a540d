//! Whether two displays give a string the same order, and whether a label in a context has the order that it
//! has alone. Decided by the levels, without D.
//!
//! An earlier character is left of a later one if and only if the lowest level from the one to the other is
//! even, because rule L2 reverses both once for each level up to it. A base is left of its marks (rule L3). So
//! two orders are equal if for each pair of characters these lowest levels are both even or both odd, and an
//! automaton only needs to remember which pairs of lowest levels occur from the earlier characters to the
//! current one.

use super::language::NeighbourLabels;
use crate::bidi_rule::BidiRule;
use crate::study::DisplayProperty;
use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{DisplayConfig, Strategy};

use super::levels::choices::{DirectedStrings, cases_by_direction};
use super::levels::{RESOLVED_LEVEL_COUNT, ResolvedLevelLanguage};
use super::{Automaton, MAX_AUTOMATON_STATES, StateLimitExceeded, UndecidedReason, language, levels};

/// The comparison of two orders for all strings of a language, of every length.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DisplayOrderComparison {
    /// The classes, by their numbers.
    pub alphabet: Vec<BidiClass>,
    /// The strings that are compared. A symbol is the number of a class; for labels in contexts it is
    /// as in [`language::label_in_context_strings`].
    pub compared_string_automaton: Automaton,
    /// The strings whose orders differ; none if the property is proved. Minimal.
    pub differently_ordered_automaton: Automaton,
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
const MAX_LEVELS: usize = RESOLVED_LEVEL_COUNT + 2;

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
pub fn compare_orders_for_property(
    property: DisplayProperty,
    display: &DisplayConfig,
    alphabet: &[BidiClass],
) -> Result<DisplayOrderComparison, UndecidedReason> {
    let with = |strategy: Strategy| DisplayConfig::with_default_options(strategy);
    let in_other = || display.with_opposite_paragraph_direction().unwrap_or_else(|| display.clone());
    let (language, other) = match property {
        DisplayProperty::SameInBothParagraphs => (language::all_class_strings(alphabet), in_other()),
        DisplayProperty::LabelOrderSameInBothParagraphs => {
            (language::permitted_label_strings(&BidiRule::rfc5893(), alphabet), in_other())
        }
        DisplayProperty::AgreesWithUbaLtr => (language::all_class_strings(alphabet), with(Strategy::UbaLtr)),
        DisplayProperty::AgreesWithUbaRtl => (language::all_class_strings(alphabet), with(Strategy::UbaRtl)),
        DisplayProperty::LabelOrderSameInContext => {
            let contexts = language::contexts_of_letters(
                &BidiRule::rfc5893(),
                NeighbourLabels::SatisfyingSameBidiRule,
                alphabet,
            )?;
            return compare_label_order_in_contexts(display, alphabet, contexts);
        }
        _ => return Err(UndecidedReason::Property),
    };
    let cases = language?;
    // A display agrees with itself, whatever the classes are; one that does not depend on the paragraph is the same in both.
    if other.choices() == display.choices() {
        let counterexamples = language::no_class_strings(alphabet);
        return Ok(DisplayOrderComparison {
            alphabet: alphabet.to_vec(),
            compared_string_automaton: cases,
            differently_ordered_automaton: counterexamples,
        });
    }
    compare_display_orders([display, &other], alphabet, cases)
}

/// Decides whether two displays give the strings of `compared_string_automaton` the same order. A symbol is an index into
/// `alphabet`; all characters of a string count as different.
///
/// # Errors
/// The automata do not support a display or a class, or an automaton would be too large.
pub fn compare_display_orders(
    displays: [&DisplayConfig; 2],
    alphabet: &[BidiClass],
    compared_string_automaton: Automaton,
) -> Result<DisplayOrderComparison, UndecidedReason> {
    let [ones, others] = displays.map(|it| Side::all(it, alphabet));
    let (ones, others) = (ones?, others?);
    let mut counterexamples = language::no_class_strings(alphabet);
    for one in &ones {
        for other in &others {
            let found = ordered_differently(one, other, &compared_string_automaton)?;
            counterexamples = counterexamples.union(&found)?.minimized();
        }
    }
    Ok(DisplayOrderComparison {
        alphabet: alphabet.to_vec(),
        compared_string_automaton,
        differently_ordered_automaton: counterexamples,
    })
}

/// Decides whether the marked label of each string has the order that it has alone. The symbols are as in
/// [`language::label_in_context_strings`]; the marked characters must be contiguous.
///
/// # Errors
/// The automata do not support a display or a class, or an automaton would be too large.
pub fn compare_label_order_in_contexts(
    display: &DisplayConfig,
    alphabet: &[BidiClass],
    label_in_context_automaton: Automaton,
) -> Result<DisplayOrderComparison, UndecidedReason> {
    Ok(compare_label_in_contexts(&Side::of(display, alphabet)?, label_in_context_automaton)?)
}

/// The strings of a language that two displays order differently.
fn ordered_differently(one: &Side, other: &Side, cases: &Automaton) -> Result<Automaton, StateLimitExceeded> {
    let one_strings = one.strings.restricted_to_class_strings(cases)?;
    let step = |state: &([usize; 2], Option<BidiClass>, Orders), symbol: usize| {
        let &(states, before, orders) = state;
        let number = symbol / (RESOLVED_LEVEL_COUNT * RESOLVED_LEVEL_COUNT);
        let levels = [symbol / RESOLVED_LEVEL_COUNT % RESOLVED_LEVEL_COUNT, symbol % RESOLVED_LEVEL_COUNT];
        let next = [
            one_strings
                .class_level_automaton
                .next_state(states[0], number * RESOLVED_LEVEL_COUNT + levels[0])?,
            other
                .strings
                .class_level_automaton
                .next_state(states[1], number * RESOLVED_LEVEL_COUNT + levels[1])?,
        ];
        let class = one.strings.alphabet[number];
        let in_unit = [one.is_in_unit(before, class), other.is_in_unit(before, class)];
        let levels = [one.level(class, levels[0]), other.level(class, levels[1])];
        Some((next, Some(class), orders.followed_by(levels, in_unit)))
    };
    let is_final = |&(states, _, orders): &([usize; 2], Option<BidiClass>, Orders)| {
        orders == Orders::Different
            && one_strings.class_level_automaton.is_final(states[0])
            && other.strings.class_level_automaton.is_final(states[1])
    };
    let symbols = one.strings.alphabet.len() * RESOLVED_LEVEL_COUNT * RESOLVED_LEVEL_COUNT;
    let start = ([0, 0], None, Orders::Same(0));
    let found = Automaton::explore(symbols, start, step, is_final, MAX_AUTOMATON_STATES)?;
    found.projected(
        one.strings.alphabet.len(),
        |symbol| symbol / (RESOLVED_LEVEL_COUNT * RESOLVED_LEVEL_COUNT),
        MAX_AUTOMATON_STATES,
    )
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
fn compare_label_in_contexts(
    side: &Side,
    cases: Automaton,
) -> Result<DisplayOrderComparison, StateLimitExceeded> {
    let Side { strings, .. } = side;
    let step = |position: &ContextPosition, symbol: usize| {
        let (marked, [level, level_alone]) = (
            symbol / (RESOLVED_LEVEL_COUNT * RESOLVED_LEVEL_COUNT),
            [symbol / RESOLVED_LEVEL_COUNT % RESOLVED_LEVEL_COUNT, symbol % RESOLVED_LEVEL_COUNT],
        );
        let (number, is_in_label) = (marked / 2, marked % 2 == 1);
        let class = strings.alphabet[number];
        let mut next = position.clone();
        next.context = cases.next_state(position.context, marked)?;
        next.whole = strings
            .class_level_automaton
            .next_state(position.whole, number * RESOLVED_LEVEL_COUNT + level)?;
        if is_in_label {
            next.alone = strings
                .class_level_automaton
                .next_state(position.alone, number * RESOLVED_LEVEL_COUNT + level_alone)?;
            let before_alone = position.before.filter(|_| position.was_in_label);
            let in_unit = [side.is_in_unit(position.before, class), side.is_in_unit(before_alone, class)];
            next.orders = position.orders.followed_by([level, level_alone], in_unit);
        } else if level_alone > 0
            || position.was_in_label && !strings.class_level_automaton.is_final(position.alone)
        {
            return None;
        }
        (next.before, next.was_in_label) = (Some(class), is_in_label);
        Some(next)
    };
    let is_final = |position: &ContextPosition| {
        position.orders == Orders::Different
            && cases.is_final(position.context)
            && strings.class_level_automaton.is_final(position.whole)
    };
    let symbols = strings.alphabet.len() * 2 * RESOLVED_LEVEL_COUNT * RESOLVED_LEVEL_COUNT;
    let start = ContextPosition {
        context: 0,
        whole: 0,
        alone: 0,
        before: None,
        was_in_label: false,
        orders: Orders::Same(0),
    };
    let found = Automaton::explore(symbols, start, step, is_final, MAX_AUTOMATON_STATES)?;
    let counterexamples = found.projected(
        strings.alphabet.len() * 2,
        |symbol| symbol / (RESOLVED_LEVEL_COUNT * RESOLVED_LEVEL_COUNT),
        MAX_AUTOMATON_STATES,
    )?;
    Ok(DisplayOrderComparison {
        alphabet: strings.alphabet.clone(),
        compared_string_automaton: cases,
        differently_ordered_automaton: counterexamples,
    })
}

impl DisplayOrderComparison {
    /// Whether there is no counterexample of any length.
    pub fn are_orders_always_equal(&self) -> bool {
        self.differently_ordered_automaton.accepts_no_word()
    }

    /// The first of the shortest counterexamples, in the order of the classes; `None` if there is none.
    pub fn shortest_counterexample(&self) -> Option<Vec<BidiClass>> {
        let per_class = self.compared_string_automaton.symbol_count() / self.alphabet.len().max(1);
        let word = self.differently_ordered_automaton.shortest_word()?;
        Some(word.into_iter().filter_map(|symbol| self.alphabet.get(symbol / per_class).copied()).collect())
    }
}

impl Side {
    fn of(display: &DisplayConfig, classes: &[BidiClass]) -> Result<Self, UndecidedReason> {
        let strings = levels::resolved_level_language(display, classes)?;
        Ok(Self { strings, fields: Direction::LeftToRight, has_l3: display.choices().applies_l3 })
    }

    /// The sides of a display, which divide its strings by the direction of their fields.
    fn all(display: &DisplayConfig, classes: &[BidiClass]) -> Result<Vec<Self>, UndecidedReason> {
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
        let parts = |before| self.strings.resolves_fields_separately && before == BidiClass::CS;
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
