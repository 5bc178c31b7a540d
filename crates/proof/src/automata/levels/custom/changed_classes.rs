//! Changed classes: a custom strategy can give the hyphen and the digits other classes before the rules are
//! applied.

use crate::automata::levels::rules::number_of;
use crate::automata::levels::{LEVELS, SUPPORTED_CLASSES};
use crate::automata::{Automaton, MAX_STATES};
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::custom::{BaseAlgorithm, CustomStrategy, DigitClass, HyphenClass};

/// The strings of these classes that an automaton over [`SUPPORTED_CLASSES`] accepts after the classes are changed.
/// Minimal; `None` if that takes too many states.
pub(super) fn apply(
    strings: &Automaton,
    strategy: &CustomStrategy,
    classes: &[BidiClass],
) -> Option<Automaton> {
    let step = |&(letter, state): &(Option<BidiClass>, usize), symbol: usize| {
        let (letter, class) = changed_class(strategy, letter, classes[symbol / LEVELS]);
        let next = strings.next(state, number_of(class)? * LEVELS + symbol % LEVELS)?;
        Some((letter, next))
    };
    let symbols = classes.len() * LEVELS;
    let found = Automaton::explore(symbols, (None, 0), step, |it| strings.is_final(it.1), MAX_STATES)?;
    debug_assert_eq!(strings.symbol_count(), SUPPORTED_CLASSES.len() * LEVELS);
    Some(found.minimized())
}

/// The changed class, given the class of the last letter of the field (L or R), and the class of the last
/// letter after it.
fn changed_class(
    strategy: &CustomStrategy,
    letter: Option<BidiClass>,
    class: BidiClass,
) -> (Option<BidiClass>, BidiClass) {
    use BidiClass::{AL, AN, CS, EN, ES, ET, L, ON, R};
    let class = match class {
        ES => match strategy.hyphen {
            HyphenClass::L => L,
            HyphenClass::R => R,
            // The one-to-one algorithm treats a hyphen that is not a letter as a hyphen, whatever its class.
            _ if strategy.base == BaseAlgorithm::OneToOne => ES,
            HyphenClass::Unchanged | HyphenClass::Es => ES,
            HyphenClass::On => ON,
            HyphenClass::Et => ET,
        },
        EN | AN => match strategy.digits {
            DigitClass::Unchanged => class,
            DigitClass::PrecedingLetter => letter.unwrap_or(class),
            DigitClass::L => L,
            DigitClass::R => R,
        },
        class => class,
    };
    let was_digit = matches!(class, L | R) && letter == Some(class);
    let letter = match class {
        // Remembered only where it is needed, to keep the number of states low.
        _ if strategy.digits != DigitClass::PrecedingLetter => None,
        CS if strategy.separators.is_separator('.') => None,
        _ if was_digit => letter,
        L => Some(L),
        R | AL => Some(R),
        _ => letter,
    };
    (letter, class)
}
