//! Resolving weak types (UAX #9 section 3.3.4), one rule one transducer.

use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;

use super::Transducer;
use super::rules::{class_of, rule, rule_that_ends};

/// What rule W4 remembers.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Separator {
    /// No number stands right before.
    Nothing,
    /// A number of this class does.
    After(BidiClass),
    /// A separator that became a number: a number of this class must follow.
    Joins(BidiClass),
    /// A separator that did not, after a number of this class: no such number may follow.
    Stands(BidiClass),
}

/// What rule W5 remembers.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Terminator {
    /// No number stands right before.
    Nothing,
    /// A European number does, or terminators after one.
    AfterNumber,
    /// Terminators that became numbers: a European number must follow them.
    Joins,
    /// Terminators that did not: none may follow.
    Stands,
}

/// W1: a nonspacing mark takes the class of the character before it.
pub(super) fn w1(paragraph: Direction) -> Transducer {
    rule(class_of(paragraph), |&before, class| {
        let class = if class == BidiClass::NSM { before } else { class };
        vec![(class, class)]
    })
}

/// W2: EN becomes AN where the last strong character is AL.
pub(super) fn w2() -> Transducer {
    use BidiClass::{AL, AN, EN, L, R};
    rule(false, |&is_after_al, class| match class {
        EN if is_after_al => vec![(AN, true)],
        L | R | AL => vec![(class, class == AL)],
        _ => vec![(class, is_after_al)],
    })
}

/// W3: AL becomes R.
pub(super) fn w3() -> Transducer {
    rule((), |(), class| vec![(if class == BidiClass::AL { BidiClass::R } else { class }, ())])
}

/// W4: a single ES between two EN becomes EN; a single CS between two numbers of one kind becomes that
/// kind. Guesses whether the number follows.
pub(super) fn w4() -> Transducer {
    use BidiClass::{AN, CS, EN, ES};
    use Separator::{After, Joins, Nothing, Stands};
    let step = |&state: &Separator, class: BidiClass| match (state, class) {
        (Joins(number), class) if class == number => vec![(class, After(class))],
        (Joins(_), _) => vec![],
        (Stands(number), class) if class == number => vec![],
        (After(EN), ES | CS) => vec![(EN, Joins(EN)), (class, Stands(EN))],
        (After(AN), CS) => vec![(AN, Joins(AN)), (class, Stands(AN))],
        (_, EN | AN) => vec![(class, After(class))],
        _ => vec![(class, Nothing)],
    };
    rule_that_ends(Nothing, step, |state| !matches!(state, Joins(_)))
}

/// W5: a sequence of ET beside an EN becomes EN. Guesses whether the number follows.
pub(super) fn w5() -> Transducer {
    use BidiClass::{EN, ET};
    use Terminator::{AfterNumber, Joins, Nothing, Stands};
    let step = |&state: &Terminator, class: BidiClass| match (state, class) {
        (Nothing, ET) => vec![(EN, Joins), (ET, Stands)],
        (AfterNumber | Joins, ET) => vec![(EN, state)],
        (Stands, ET) => vec![(ET, Stands)],
        (Stands, EN) => vec![],
        (_, EN) => vec![(EN, AfterNumber)],
        (Joins, _) => vec![],
        _ => vec![(class, Nothing)],
    };
    rule_that_ends(Nothing, step, |state| *state != Joins)
}

/// W6: the separators and terminators that remain become ON.
pub(super) fn w6() -> Transducer {
    use BidiClass::{CS, ES, ET, ON};
    rule((), |(), class| vec![(if matches!(class, ES | ET | CS) { ON } else { class }, ())])
}

/// W7: EN becomes L where the last strong character is L.
pub(super) fn w7(paragraph: Direction) -> Transducer {
    use BidiClass::{EN, L, R};
    rule(paragraph == Direction::LeftToRight, |&is_after_l, class| match class {
        EN if is_after_l => vec![(L, true)],
        L | R => vec![(class, class == L)],
        _ => vec![(class, is_after_l)],
    })
}
