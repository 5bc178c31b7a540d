//! Resolving neutral and isolate formatting types (UAX #9 section 3.3.5); rule N0 is in `brackets`.

use crate::index::Direction;
use crate::name::{BidiClass, ClassSet};

use super::block::Propagation;
use super::effect::UbaRuleEffect;
use super::isolating_run_sequence::IsolatingRunSequence;
use super::lookaround::{Decided, Lookaround};
use super::observer::Observer;

/// NI: neutrals and isolate formatting characters.
const NEUTRAL_OR_ISOLATE: [BidiClass; 8] = {
    use BidiClass::{B, FSI, LRI, ON, PDI, RLI, S, WS};
    [B, S, WS, ON, LRI, RLI, FSI, PDI]
};

/// What N1 and N2 look at.
const AROUND_NEUTRALS: Lookaround = {
    let subjects = ClassSet::of(&NEUTRAL_OR_ISOLATE);
    Lookaround { subjects, stops_at: ClassSet::ALL.difference(subjects) }
};

/// [N1](https://www.unicode.org/reports/tr9/#N1): neutrals between two characters of one direction
/// take it; numbers count as R.
pub(super) fn n1(sequence: &mut IsolatingRunSequence, observer: &mut impl Observer) {
    let effect = |Decided { from, to, before, after }: Decided| {
        (from != to).then_some(UbaRuleEffect::N1NeutralBetweenSame {
            from_class: from,
            to_class: to,
            neighbour_before: before,
            neighbour_after: after,
        })
    };
    sequence.apply(observer, AROUND_NEUTRALS, effect, |sequence| match has_on_only(sequence) {
        true => take_common_direction(sequence, [BidiClass::ON]),
        false => take_common_direction(sequence, NEUTRAL_OR_ISOLATE),
    });
}

/// [N2](https://www.unicode.org/reports/tr9/#N2): the neutrals that remain take the embedding's
/// direction.
pub(super) fn n2(sequence: &mut IsolatingRunSequence, observer: &mut impl Observer) {
    let level = sequence.level;
    let effect = |Decided { from, before, after, .. }: Decided| {
        Some(UbaRuleEffect::N2NeutralByLevel {
            from_class: from,
            embedding_level: level,
            neighbour_before: before,
            neighbour_after: after,
        })
    };
    sequence.apply(observer, AROUND_NEUTRALS, effect, |sequence| {
        let embedding = BidiClass::of_direction(sequence.level.direction());
        let has_on_only = has_on_only(sequence);
        for block in &mut sequence.blocks {
            match has_on_only {
                true => block.reclassify(!0, [BidiClass::ON], embedding),
                false => block.reclassify(!0, NEUTRAL_OR_ISOLATE, embedding),
            }
        }
    });
}

/// Whether every neutral has class ON, as in nearly every name.
const fn has_on_only(sequence: &IsolatingRunSequence) -> bool {
    use BidiClass::{B, FSI, LRI, PDI, RLI, S, WS};
    const OTHERS: ClassSet = ClassSet::of(&[B, S, WS, LRI, RLI, FSI, PDI]);
    !sequence.present.intersects(OTHERS)
}

/// Applies N1 where all neutrals are of these classes.
fn take_common_direction<const N: usize>(sequence: &mut IsolatingRunSequence, neutrals: [BidiClass; N]) {
    use BidiClass::{L, R};
    // The character before a stretch of neutrals, and the one after it, is L or counts as R: nothing else is left.
    sequence.scratch.clear();
    let mut after_l = Propagation::new(sequence.sos == Direction::LeftToRight);
    for block in &sequence.blocks {
        sequence.scratch.push(after_l.forward(block.of(L), block.of_any(neutrals)));
    }
    let ends_in_l = sequence.eos == Direction::LeftToRight;
    let mut before_l = Propagation::new(ends_in_l);
    // The unused positions of the last block count as eos.
    let mut end = if ends_in_l { sequence.unused_positions() } else { 0 };
    for (block, &after_l) in sequence.blocks.iter_mut().zip(&sequence.scratch).rev() {
        let l = block.of(L) | std::mem::take(&mut end);
        let before_l = before_l.backward(l, block.of_any(neutrals));
        block.reclassify(after_l & before_l, neutrals, L);
        block.reclassify(!(after_l | before_l), neutrals, R);
    }
}
