//! Resolving weak types (UAX #9 section 3.3.4), one transducer for each rule.

use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;

use super::rule_transducer::{class_of, rule, rule_that_ends};
use super::transducer::UbaRuleTransducer;

/// The state of rule W4.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Separator {
    /// There is no number directly before.
    NoNumber,
    /// There is a number of this class directly before.
    After(BidiClass),
    /// After a separator that becomes a number: a number of this class must follow.
    BecomesNumber(BidiClass),
    /// After a separator that remains one, after a number of this class: no such number may follow.
    Remains(BidiClass),
}

/// The state of rule W5.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Terminator {
    /// There is no number directly before.
    NoNumber,
    /// There is a European number directly before, or terminators after one.
    AfterNumber,
    /// After terminators that become numbers: a European number must follow.
    BecomesNumber,
    /// After terminators that remain: no European number may follow.
    Remains,
}

/// W1: a nonspacing mark takes the class of the character before it.
pub(super) fn w1(paragraph: Direction) -> UbaRuleTransducer {
    rule(class_of(paragraph), |&before, class| {
        let class = if class == BidiClass::NSM { before } else { class };
        vec![(class, class)]
    })
}

/// W2: EN becomes AN where the last strong character is AL.
pub(super) fn w2() -> UbaRuleTransducer {
    use BidiClass::{AL, AN, EN, L, R};
    rule(false, |&is_after_al, class| match class {
        EN if is_after_al => vec![(AN, true)],
        L | R | AL => vec![(class, class == AL)],
        _ => vec![(class, is_after_al)],
    })
}

/// W3: AL becomes R.
pub(super) fn w3() -> UbaRuleTransducer {
    rule((), |(), class| vec![(if class == BidiClass::AL { BidiClass::R } else { class }, ())])
}

/// W4: a single ES between two EN becomes EN; a single CS between two numbers of one kind becomes that
/// kind. Guesses whether the number follows.
pub(super) fn w4() -> UbaRuleTransducer {
    use BidiClass::{AN, CS, EN, ES};
    use Separator::{After, BecomesNumber, NoNumber, Remains};
    let step = |&state: &Separator, class: BidiClass| match (state, class) {
        (BecomesNumber(number), class) if class == number => vec![(class, After(class))],
        (BecomesNumber(_), _) => vec![],
        (Remains(number), class) if class == number => vec![],
        (After(EN), ES | CS) => vec![(EN, BecomesNumber(EN)), (class, Remains(EN))],
        (After(AN), CS) => vec![(AN, BecomesNumber(AN)), (class, Remains(AN))],
        (_, EN | AN) => vec![(class, After(class))],
        _ => vec![(class, NoNumber)],
    };
    rule_that_ends(NoNumber, step, |state| !matches!(state, BecomesNumber(_)))
}

/// W5: a sequence of ET next to an EN becomes EN. Guesses whether the number follows.
pub(super) fn w5() -> UbaRuleTransducer {
    use BidiClass::{EN, ET};
    use Terminator::{AfterNumber, BecomesNumber, NoNumber, Remains};
    let step = |&state: &Terminator, class: BidiClass| match (state, class) {
        (NoNumber, ET) => vec![(EN, BecomesNumber), (ET, Remains)],
        (AfterNumber | BecomesNumber, ET) => vec![(EN, state)],
        (Remains, ET) => vec![(ET, Remains)],
        (Remains, EN) => vec![],
        (_, EN) => vec![(EN, AfterNumber)],
        (BecomesNumber, _) => vec![],
        _ => vec![(class, NoNumber)],
    };
    rule_that_ends(NoNumber, step, |state| *state != BecomesNumber)
}

/// W6: the separators and terminators that remain become ON.
pub(super) fn w6() -> UbaRuleTransducer {
    use BidiClass::{CS, ES, ET, ON};
    rule((), |(), class| vec![(if matches!(class, ES | ET | CS) { ON } else { class }, ())])
}

/// W7: EN becomes L where the last strong character is L.
pub(super) fn w7(paragraph: Direction) -> UbaRuleTransducer {
    use BidiClass::{EN, L, R};
    rule(paragraph == Direction::LeftToRight, |&is_after_l, class| match class {
        EN if is_after_l => vec![(L, true)],
        L | R => vec![(class, class == L)],
        _ => vec![(class, is_after_l)],
    })
}
