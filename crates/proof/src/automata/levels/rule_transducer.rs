//! A rule of the UBA as a transducer on the classes that the automata support.

use std::hash::Hash;

use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;

use super::transducer::UbaRuleTransducer;

/// The bidi classes that the automata support.
pub const AUTOMATON_SUPPORTED_CLASSES: [BidiClass; 11] = {
    use BidiClass::{AL, AN, CS, EN, ES, ET, L, NSM, ON, R, WS};
    [L, R, AL, EN, AN, ES, CS, ET, ON, NSM, WS]
};

/// The number of levels that a character of these strings can have: 0, 1 and 2.
pub const RESOLVED_LEVEL_COUNT: usize = 3;

/// A rule that does not depend on what follows.
pub(super) fn rule<T: Clone + Eq + Hash>(
    start: T,
    step: impl Fn(&T, BidiClass) -> Vec<(BidiClass, T)>,
) -> UbaRuleTransducer {
    rule_that_ends(start, step, |_| true)
}

/// A rule on the supported classes. It may end only where no guess is open.
pub(super) fn rule_that_ends<T: Clone + Eq + Hash>(
    start: T,
    step: impl Fn(&T, BidiClass) -> Vec<(BidiClass, T)>,
    may_end: impl Fn(&T) -> bool,
) -> UbaRuleTransducer {
    let step = |state: &T, symbol: usize| {
        let written = step(state, AUTOMATON_SUPPORTED_CLASSES[symbol]).into_iter();
        written.filter_map(|(class, next)| Some((number_of(class)?, next))).collect()
    };
    UbaRuleTransducer::new(AUTOMATON_SUPPORTED_CLASSES.len(), start, step, may_end)
}

/// A rule that gives each class a level, below [`RESOLVED_LEVEL_COUNT`].
pub(super) fn level_rule(level_of: impl Fn(BidiClass) -> Option<usize>) -> UbaRuleTransducer {
    let level_of = |class| level_of(class).filter(|level| *level < RESOLVED_LEVEL_COUNT);
    let step = |(): &(), symbol: usize| {
        level_of(AUTOMATON_SUPPORTED_CLASSES[symbol]).map(|level| (level, ())).into_iter().collect()
    };
    UbaRuleTransducer::new(AUTOMATON_SUPPORTED_CLASSES.len(), (), step, |()| true)
}

/// The number of a class among the supported ones.
pub(super) fn number_of(class: BidiClass) -> Option<usize> {
    AUTOMATON_SUPPORTED_CLASSES.iter().position(|it| *it == class)
}

/// L or R.
pub(super) const fn class_of(direction: Direction) -> BidiClass {
    match direction {
        Direction::LeftToRight => BidiClass::L,
        Direction::RightToLeft => BidiClass::R,
    }
}
