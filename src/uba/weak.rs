//! Resolving weak types (UAX #9 section 3.3.4).

use crate::name::{BidiClass, ClassSet};

use super::Rule;
use super::observer::Observer;
use super::sequences::{Sequence, class_of};

/// [W1](https://www.unicode.org/reports/tr9/#W1): a nonspacing mark takes the class of the character
/// before it; after an isolate control it is ON.
pub(super) fn w1(sequence: &mut Sequence, observer: &mut impl Observer) {
    if !sequence.present.has(BidiClass::NSM) {
        return;
    }
    let mut previous = class_of(sequence.sos);
    sequence.present = sequence.present.with(previous).with(BidiClass::ON);
    sequence.set_each(Rule::W1, observer, |class| {
        if class != BidiClass::NSM {
            previous = class;
        } else if ClassSet::ISOLATES.has(previous) {
            previous = BidiClass::ON;
        }
        previous
    });
}

/// [W2](https://www.unicode.org/reports/tr9/#W2): EN becomes AN where the last strong character is AL.
pub(super) fn w2(sequence: &mut Sequence, observer: &mut impl Observer) {
    const STRONG: ClassSet = ClassSet::of(&[BidiClass::L, BidiClass::R, BidiClass::AL]);
    if !sequence.present.has(BidiClass::AL) || !sequence.present.has(BidiClass::EN) {
        return;
    }
    let mut strong = class_of(sequence.sos);
    sequence.present = sequence.present.with(BidiClass::AN);
    sequence.set_each(Rule::W2, observer, |class| {
        strong = if STRONG.has(class) { class } else { strong };
        if class == BidiClass::EN && strong == BidiClass::AL { BidiClass::AN } else { class }
    });
}

/// [W3](https://www.unicode.org/reports/tr9/#W3): AL becomes R.
pub(super) fn w3(sequence: &mut Sequence, observer: &mut impl Observer) {
    if !sequence.present.has(BidiClass::AL) {
        return;
    }
    sequence.present = sequence.present.with(BidiClass::R);
    sequence.set_each(Rule::W3, observer, |class| match class {
        BidiClass::AL => BidiClass::R,
        _ => class,
    });
}

/// [W4](https://www.unicode.org/reports/tr9/#W4): a single ES between two EN becomes EN; a single CS
/// between two numbers of one kind becomes that kind.
pub(super) fn w4(sequence: &mut Sequence, observer: &mut impl Observer) {
    const SEPARATORS: ClassSet = ClassSet::of(&[BidiClass::ES, BidiClass::CS]);
    const NUMBERS: ClassSet = ClassSet::of(&[BidiClass::EN, BidiClass::AN]);
    if !sequence.present.meets(SEPARATORS) || !sequence.present.meets(NUMBERS) {
        return;
    }
    for at in 1..sequence.classes.len().saturating_sub(1) {
        let number = sequence.classes[at - 1];
        if sequence.classes[at + 1] != number {
            continue;
        }
        match (sequence.classes[at], number) {
            (BidiClass::ES | BidiClass::CS, BidiClass::EN) | (BidiClass::CS, BidiClass::AN) => {
                sequence.set(Rule::W4, at, number, observer);
            }
            _ => {}
        }
    }
}

/// [W5](https://www.unicode.org/reports/tr9/#W5): a sequence of ET beside an EN becomes EN.
pub(super) fn w5(sequence: &mut Sequence, observer: &mut impl Observer) {
    if !sequence.present.has(BidiClass::ET) || !sequence.present.has(BidiClass::EN) {
        return;
    }
    let mut at = 0;
    while at < sequence.classes.len() {
        if sequence.classes[at] != BidiClass::ET {
            at += 1;
            continue;
        }
        let start = at;
        while sequence.classes.get(at) == Some(&BidiClass::ET) {
            at += 1;
        }
        let after_number = start > 0 && sequence.classes[start - 1] == BidiClass::EN;
        if after_number || sequence.classes.get(at) == Some(&BidiClass::EN) {
            for terminator in start..at {
                sequence.set(Rule::W5, terminator, BidiClass::EN, observer);
            }
        }
    }
}

/// [W6](https://www.unicode.org/reports/tr9/#W6): the separators and terminators that remain become ON.
pub(super) fn w6(sequence: &mut Sequence, observer: &mut impl Observer) {
    const REMAINING: ClassSet = ClassSet::of(&[BidiClass::ES, BidiClass::ET, BidiClass::CS]);
    if !sequence.present.meets(REMAINING) {
        return;
    }
    sequence.present = sequence.present.with(BidiClass::ON);
    sequence.set_each(Rule::W6, observer, |class| match class {
        BidiClass::ES | BidiClass::ET | BidiClass::CS => BidiClass::ON,
        _ => class,
    });
}

/// [W7](https://www.unicode.org/reports/tr9/#W7): EN becomes L where the last strong character is L.
pub(super) fn w7(sequence: &mut Sequence, observer: &mut impl Observer) {
    if !sequence.present.has(BidiClass::EN) {
        return;
    }
    let mut strong = class_of(sequence.sos);
    sequence.present = sequence.present.with(BidiClass::L);
    sequence.set_each(Rule::W7, observer, |class| {
        strong = if matches!(class, BidiClass::L | BidiClass::R) { class } else { strong };
        if class == BidiClass::EN && strong == BidiClass::L { BidiClass::L } else { class }
    });
}
