//! Resolving weak types (UAX #9 section 3.3.4).

use crate::index::Direction;
use crate::name::{BidiClass, ClassSet};

use super::block::{LENGTH, Propagation};
use super::effect::RuleNeighbour;
use super::effect::UbaRuleEffect;
use super::isolating_run_sequence::IsolatingRunSequence;
use super::lookaround::{Decided, Lookaround};
use super::observer::Observer;

/// [W1](https://www.unicode.org/reports/tr9/#W1): a nonspacing mark takes the class of the character
/// before it; after an isolate control it is ON.
pub(super) fn w1(sequence: &mut IsolatingRunSequence, observer: &mut impl Observer) {
    use BidiClass::{NSM, ON};
    if !sequence.present.has(NSM) {
        return;
    }
    let stops_at = ClassSet::ALL.difference(ClassSet::of(&[NSM]));
    let lookaround = Lookaround { subjects: ClassSet::of(&[NSM]), stops_at };
    let effect = |it: Decided| Some(UbaRuleEffect::W1NonspacingMark { to_class: it.to, base: it.before });
    sequence.apply(observer, lookaround, effect, |sequence| {
        for block in &mut sequence.blocks {
            block.marks = block.of(NSM);
        }
        let sos = BidiClass::of_direction(sequence.sos);
        let before_marks = sequence.present.with(sos);
        for class in before_marks.classes().filter(|&class| class != NSM) {
            let to = if ClassSet::ISOLATES.has(class) { ON } else { class };
            let mut after = Propagation::new(class == sos);
            for block in &mut sequence.blocks {
                block.reclassify(after.forward(block.of(class), block.of(NSM)), [NSM], to);
            }
        }
        sequence.present = before_marks.with(ON);
    });
}

/// [W2](https://www.unicode.org/reports/tr9/#W2): EN becomes AN where the last strong character is AL.
pub(super) fn w2(sequence: &mut IsolatingRunSequence, observer: &mut impl Observer) {
    use BidiClass::{AL, AN, EN, L, R};
    if !sequence.present.has(AL) || !sequence.present.has(EN) {
        return;
    }
    let stops_at = ClassSet::of(&[L, R, AL]);
    let lookaround = Lookaround { subjects: ClassSet::of(&[EN]), stops_at };
    let effect = |it: Decided| it.is_changed().then_some(UbaRuleEffect::W2NumberAfterArabicLetter(it.before));
    sequence.apply(observer, lookaround, effect, |sequence| {
        let mut after_al = Propagation::new(false);
        for block in &mut sequence.blocks {
            let weak = !block.of_any([L, R, AL]);
            block.reclassify(after_al.forward(block.of(AL), weak), [EN], AN);
        }
        sequence.present = sequence.present.with(AN);
    });
}

/// [W3](https://www.unicode.org/reports/tr9/#W3): AL becomes R.
pub(super) fn w3(sequence: &mut IsolatingRunSequence, observer: &mut impl Observer) {
    use BidiClass::{AL, R};
    let lookaround = Lookaround { subjects: ClassSet::of(&[AL]), stops_at: ClassSet::EMPTY };
    let effect = |_: Decided| Some(UbaRuleEffect::W3ArabicLetter);
    sequence.apply(observer, lookaround, effect, |sequence| {
        for block in &mut sequence.blocks {
            block.reclassify(block.of(AL), [AL], R);
        }
        sequence.present = sequence.present.with(R);
    });
}

/// [W4](https://www.unicode.org/reports/tr9/#W4): a single ES between two EN becomes EN; a single CS
/// between two numbers of one kind becomes that kind.
pub(super) fn w4(sequence: &mut IsolatingRunSequence, observer: &mut impl Observer) {
    use BidiClass::{AN, CS, EN, ES};
    const SEPARATORS: ClassSet = ClassSet::of(&[ES, CS]);
    const NUMBERS: ClassSet = ClassSet::of(&[EN, AN]);
    if !sequence.present.intersects(SEPARATORS) || !sequence.present.intersects(NUMBERS) {
        return;
    }
    let lookaround = Lookaround { subjects: SEPARATORS, stops_at: ClassSet::ALL };
    let effect = |Decided { from, to, before, after }: Decided| {
        (from != to).then_some(UbaRuleEffect::W4SeparatorInNumber {
            from_class: from,
            to_class: to,
            number_before: before,
            number_after: after,
        })
    };
    sequence.apply(observer, lookaround, effect, |sequence| {
        for number in [EN, AN] {
            let mut before = 0;
            for at in 0..sequence.blocks.len() {
                let after = sequence.blocks.get(at + 1).map_or(0, |next| next.of(number) << (LENGTH - 1));
                let block = &mut sequence.blocks[at];
                let places = block.of(number);
                let between = (places << 1 | before) & (places >> 1 | after);
                before = places >> (LENGTH - 1);
                block.reclassify(between, [CS], number);
                if number == EN {
                    block.reclassify(between, [ES], EN);
                }
            }
        }
    });
}

/// [W5](https://www.unicode.org/reports/tr9/#W5): a sequence of ET adjacent to an EN becomes EN.
pub(super) fn w5(sequence: &mut IsolatingRunSequence, observer: &mut impl Observer) {
    use BidiClass::{EN, ET};
    if !sequence.present.has(ET) || !sequence.present.has(EN) {
        return;
    }
    let of = ClassSet::of(&[ET]);
    let lookaround = Lookaround { subjects: of, stops_at: ClassSet::ALL.difference(of) };
    let effect = |it: Decided| {
        let is_before = matches!(it.before, RuleNeighbour::Character { class: EN, .. });
        let number = if is_before { it.before } else { it.after };
        it.is_changed().then_some(UbaRuleEffect::W5TerminatorByNumber { number, is_number_before: is_before })
    };
    sequence.apply(observer, lookaround, effect, |sequence| {
        let mut after_number = Propagation::new(false);
        for block in &mut sequence.blocks {
            block.reclassify(after_number.forward(block.of(EN), block.of(ET)), [ET], EN);
        }
        let mut before_number = Propagation::new(false);
        for block in sequence.blocks.iter_mut().rev() {
            block.reclassify(before_number.backward(block.of(EN), block.of(ET)), [ET], EN);
        }
    });
}

/// [W6](https://www.unicode.org/reports/tr9/#W6): the separators and terminators that remain become ON.
pub(super) fn w6(sequence: &mut IsolatingRunSequence, observer: &mut impl Observer) {
    use BidiClass::{CS, ES, ET, ON};
    let lookaround = Lookaround { subjects: ClassSet::of(&[ES, ET, CS]), stops_at: ClassSet::EMPTY };
    let effect = |it: Decided| Some(UbaRuleEffect::W6SeparatorToNeutral(it.from));
    sequence.apply(observer, lookaround, effect, |sequence| {
        for block in &mut sequence.blocks {
            block.reclassify(!0, [ES, ET, CS], ON);
        }
        sequence.present = sequence.present.with(ON);
    });
}

/// [W7](https://www.unicode.org/reports/tr9/#W7): EN becomes L where the last strong character is L.
pub(super) fn w7(sequence: &mut IsolatingRunSequence, observer: &mut impl Observer) {
    use BidiClass::{EN, L, R};
    if !sequence.present.has(EN) {
        return;
    }
    let stops_at = ClassSet::of(&[L, R]);
    let lookaround = Lookaround { subjects: ClassSet::of(&[EN]), stops_at };
    let effect = |it: Decided| {
        Some(match it.is_changed() {
            true => UbaRuleEffect::W7NumberAfterLeftToRight(it.before),
            false => UbaRuleEffect::W7NumberKept(it.before),
        })
    };
    sequence.apply(observer, lookaround, effect, |sequence| {
        let mut after_l = Propagation::new(sequence.sos == Direction::LeftToRight);
        for block in &mut sequence.blocks {
            let weak = !block.of_any([L, R]);
            block.reclassify(after_l.forward(block.of(L), weak), [EN], L);
        }
        sequence.present = sequence.present.with(L);
    });
}
