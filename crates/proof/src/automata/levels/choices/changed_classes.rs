//! Changed classes: a display can give the hyphen, the full stop and the digits other classes before the rules are
//! applied.

use crate::automata::levels::rule_transducer::number_of;
use crate::automata::levels::{AUTOMATON_SUPPORTED_CLASSES, RESOLVED_LEVEL_COUNT};
use crate::automata::{Automaton, MAX_AUTOMATON_STATES, StateLimitExceeded};
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::choices::{
    BaseAlgorithm, DigitClassOverride, PunctuationClassOverride, StrategyChoices,
};

/// The strings of these classes that an automaton over [`AUTOMATON_SUPPORTED_CLASSES`] accepts after the classes are changed.
/// Minimal.
///
/// # Errors
/// It takes too many states.
pub(super) fn apply(
    strings: &Automaton,
    choices: &StrategyChoices,
    classes: &[BidiClass],
) -> Result<Automaton, StateLimitExceeded> {
    let step = |&(letter, state): &(Option<BidiClass>, usize), symbol: usize| {
        let (letter, class) = changed_class(choices, letter, classes[symbol / RESOLVED_LEVEL_COUNT]);
        let next = strings
            .next_state(state, number_of(class)? * RESOLVED_LEVEL_COUNT + symbol % RESOLVED_LEVEL_COUNT)?;
        Some((letter, next))
    };
    let symbols = classes.len() * RESOLVED_LEVEL_COUNT;
    let found =
        Automaton::explore(symbols, (None, 0), step, |it| strings.is_final(it.1), MAX_AUTOMATON_STATES)?;
    debug_assert_eq!(strings.symbol_count(), AUTOMATON_SUPPORTED_CLASSES.len() * RESOLVED_LEVEL_COUNT);
    Ok(found.minimized())
}

/// The changed class, given the class of the last letter of the field (L or R), and the class of the last
/// letter after it.
fn changed_class(
    choices: &StrategyChoices,
    letter: Option<BidiClass>,
    class: BidiClass,
) -> (Option<BidiClass>, BidiClass) {
    use BidiClass::{AL, AN, CS, EN, ES, L, R};
    let class = match class {
        // The one-to-one algorithm treats a hyphen that is not a letter as a hyphen, whatever its class, and a full stop
        // as any other separator.
        ES | CS => {
            let changed = if class == ES { choices.hyphen_class } else { choices.full_stop_class };
            let is_letter = matches!(changed, PunctuationClassOverride::L | PunctuationClassOverride::R);
            let is_kept = choices.base_algorithm == BaseAlgorithm::OneToOne && !is_letter;
            changed.bidi_class_override().filter(|_| !is_kept).unwrap_or(class)
        }
        EN | AN => match choices.digit_class {
            DigitClassOverride::Unchanged => class,
            DigitClassOverride::DirectionOfPrecedingLetter => letter.unwrap_or(class),
            DigitClassOverride::L => L,
            DigitClassOverride::R => R,
            DigitClassOverride::En => EN,
            DigitClassOverride::An => AN,
        },
        class => class,
    };
    let was_digit = matches!(class, L | R) && letter == Some(class);
    let letter = match class {
        // Remembered only where it is needed, to keep the number of states low.
        _ if choices.digit_class != DigitClassOverride::DirectionOfPrecedingLetter => None,
        CS if choices.field_separators.separates_fields_everywhere('.') => None,
        _ if was_digit => letter,
        L => Some(L),
        R | AL => Some(R),
        _ => letter,
    };
    (letter, class)
}
