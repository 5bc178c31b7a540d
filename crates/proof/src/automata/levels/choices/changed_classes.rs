//! Changed classes: a display can give the hyphen, the full stop and the digits other classes before the rules are
//! applied.

use crate::automata::levels::rule_transducer::number_of;
use crate::automata::levels::{LEVEL_COUNT, SUPPORTED_CLASSES};
use crate::automata::{Automaton, MAX_STATES};
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::choices::{BaseAlgorithm, DigitClass, DisplayChoices, PunctuationClass};

/// The strings of these classes that an automaton over [`SUPPORTED_CLASSES`] accepts after the classes are changed.
/// Minimal; `None` if that takes too many states.
pub(super) fn apply(
    strings: &Automaton,
    choices: &DisplayChoices,
    classes: &[BidiClass],
) -> Option<Automaton> {
    let step = |&(letter, state): &(Option<BidiClass>, usize), symbol: usize| {
        let (letter, class) = changed_class(choices, letter, classes[symbol / LEVEL_COUNT]);
        let next = strings.next_state(state, number_of(class)? * LEVEL_COUNT + symbol % LEVEL_COUNT)?;
        Some((letter, next))
    };
    let symbols = classes.len() * LEVEL_COUNT;
    let found = Automaton::explore(symbols, (None, 0), step, |it| strings.is_final(it.1), MAX_STATES)?;
    debug_assert_eq!(strings.symbol_count(), SUPPORTED_CLASSES.len() * LEVEL_COUNT);
    Some(found.minimized())
}

/// The changed class, given the class of the last letter of the field (L or R), and the class of the last
/// letter after it.
fn changed_class(
    choices: &DisplayChoices,
    letter: Option<BidiClass>,
    class: BidiClass,
) -> (Option<BidiClass>, BidiClass) {
    use BidiClass::{AL, AN, CS, EN, ES, L, R};
    let class = match class {
        // The one-to-one algorithm treats a hyphen that is not a letter as a hyphen, whatever its class, and a full stop
        // as any other separator.
        ES | CS => {
            let changed = if class == ES { choices.hyphen } else { choices.full_stop };
            let is_letter = matches!(changed, PunctuationClass::L | PunctuationClass::R);
            let is_kept = choices.base == BaseAlgorithm::OneToOne && !is_letter;
            changed.class().filter(|_| !is_kept).unwrap_or(class)
        }
        EN | AN => match choices.digits {
            DigitClass::Unchanged => class,
            DigitClass::PrecedingLetter => letter.unwrap_or(class),
            DigitClass::L => L,
            DigitClass::R => R,
            DigitClass::En => EN,
            DigitClass::An => AN,
        },
        class => class,
    };
    let was_digit = matches!(class, L | R) && letter == Some(class);
    let letter = match class {
        // Remembered only where it is needed, to keep the number of states low.
        _ if choices.digits != DigitClass::PrecedingLetter => None,
        CS if choices.separators.is_separator('.') => None,
        _ if was_digit => letter,
        L => Some(L),
        R | AL => Some(R),
        _ => letter,
    };
    (letter, class)
}
