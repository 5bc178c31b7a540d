//! Classes that are changed before the rules run: strings over all classes, read through that change.

use crate::automata::levels::rules::number_of;
use crate::automata::levels::{LEVELS, REACHED};
use crate::automata::{Automaton, MOST_STATES};
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::own::{Base, Design, DigitClass, HyphenClass};

/// The strings of these classes that an automaton over [`REACHED`] accepts once the classes are changed as the design
/// says. Minimal; `None` where that takes too many states.
pub(super) fn read(strings: &Automaton, design: &Design, classes: &[BidiClass]) -> Option<Automaton> {
    let step = |&(letter, state): &(Option<BidiClass>, usize), symbol: usize| {
        let (letter, class) = read_as(design, letter, classes[symbol / LEVELS]);
        let next = strings.next(state, number_of(class)? * LEVELS + symbol % LEVELS)?;
        Some((letter, next))
    };
    let symbols = classes.len() * LEVELS;
    let found = Automaton::explore(symbols, (None, 0), step, |it| strings.is_final(it.1), MOST_STATES)?;
    debug_assert_eq!(strings.symbols(), REACHED.len() * LEVELS);
    Some(found.minimized())
}

/// What a class is read as, after the last letter of the field, and the last letter then: L or R.
fn read_as(design: &Design, letter: Option<BidiClass>, class: BidiClass) -> (Option<BidiClass>, BidiClass) {
    use BidiClass::{AL, AN, CS, EN, ES, ET, L, ON, R};
    let class = match class {
        ES => match design.hyphen {
            HyphenClass::L => L,
            HyphenClass::R => R,
            // To the paper's algorithm a hyphen that is no letter is a hyphen, whatever its class.
            _ if design.base == Base::OneToOne => ES,
            HyphenClass::Own | HyphenClass::Es => ES,
            HyphenClass::On => ON,
            HyphenClass::Et => ET,
        },
        EN | AN => match design.digits {
            DigitClass::Own => class,
            DigitClass::Letter => letter.unwrap_or(class),
            DigitClass::L => L,
            DigitClass::R => R,
        },
        class => class,
    };
    let was_digit = matches!(class, L | R) && letter == Some(class);
    let letter = match class {
        // Nothing else is remembered, so that few states are.
        _ if design.digits != DigitClass::Letter => None,
        CS if design.separators.holds('.') => None,
        _ if was_digit => letter,
        L => Some(L),
        R | AL => Some(R),
        _ => letter,
    };
    (letter, class)
}
