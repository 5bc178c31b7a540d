//! Resolving neutral and isolate formatting types (UAX #9 section 3.3.5); rule N0 is in `brackets`.

use crate::name::{BidiClass, ClassSet};

use super::Rule;
use super::observer::Observer;
use super::sequences::{Sequence, class_of};

/// [N1](https://www.unicode.org/reports/tr9/#N1): neutrals between two characters of one direction
/// take it; numbers count as R.
pub(super) fn n1(sequence: &mut Sequence, observer: &mut impl Observer) {
    if !sequence.present.meets(ClassSet::NEUTRAL_OR_ISOLATE) {
        return;
    }
    let mut before = class_of(sequence.sos);
    let mut at = 0;
    while at < sequence.classes.len() {
        let class = sequence.classes[at];
        if !ClassSet::NEUTRAL_OR_ISOLATE.has(class) {
            before = strong(class);
            at += 1;
            continue;
        }
        let start = at;
        while sequence.classes.get(at).is_some_and(|&class| ClassSet::NEUTRAL_OR_ISOLATE.has(class)) {
            at += 1;
        }
        let after = sequence.classes.get(at).map_or(class_of(sequence.eos), |&class| strong(class));
        if before == after {
            for neutral in start..at {
                sequence.set(Rule::N1, neutral, before, observer);
            }
        }
    }
}

/// [N2](https://www.unicode.org/reports/tr9/#N2): the neutrals that remain take the embedding's
/// direction.
pub(super) fn n2(sequence: &mut Sequence, observer: &mut impl Observer) {
    if !sequence.present.meets(ClassSet::NEUTRAL_OR_ISOLATE) {
        return;
    }
    let embedding = class_of(sequence.level.direction());
    sequence.set_each(Rule::N2, observer, |class| {
        if ClassSet::NEUTRAL_OR_ISOLATE.has(class) { embedding } else { class }
    });
}

/// The direction that a character gives to the neutrals beside it, as a class.
const fn strong(class: BidiClass) -> BidiClass {
    match class {
        BidiClass::L => BidiClass::L,
        _ => BidiClass::R,
    }
}
