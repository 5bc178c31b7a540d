//! Resolving neutral and isolate formatting types (UAX #9 section 3.3.5); rule N0 is in `brackets`.

use crate::index::Direction;
use crate::name::BidiClass;

use super::Rule;
use super::block::{Block, Places, Reach};
use super::observer::Observer;
use super::sequences::{Sequence, class_of};

/// NI: neutrals and isolate formatting characters.
const NEUTRAL_OR_ISOLATE: [BidiClass; 8] = {
    use BidiClass::{B, FSI, LRI, ON, PDI, RLI, S, WS};
    [B, S, WS, ON, LRI, RLI, FSI, PDI]
};

/// [N1](https://www.unicode.org/reports/tr9/#N1): neutrals between two characters of one direction
/// take it; numbers count as R.
pub(super) fn n1(sequence: &mut Sequence, observer: &mut impl Observer) {
    use BidiClass::{L, R};
    sequence.apply(Rule::N1, observer, |sequence| {
        // What stands before a stretch of neutrals, and after it, is L or counts as R: there is no third.
        sequence.scratch.clear();
        let mut after_l = Reach::new(sequence.sos == Direction::LeftToRight);
        for block in &sequence.blocks {
            sequence.scratch.push(after_l.forward(block.of(L), neutrals(block)));
        }
        let ends_in_l = sequence.eos == Direction::LeftToRight;
        let mut before_l = Reach::new(ends_in_l);
        // What follows the last character, within its block.
        let mut end = if ends_in_l { sequence.free_places() } else { 0 };
        for (block, &after_l) in sequence.blocks.iter_mut().zip(&sequence.scratch).rev() {
            let before_l = before_l.backward(block.of(L) | std::mem::take(&mut end), neutrals(block));
            block.turn(after_l & before_l, NEUTRAL_OR_ISOLATE, L);
            block.turn(!(after_l | before_l), NEUTRAL_OR_ISOLATE, R);
        }
    });
}

/// [N2](https://www.unicode.org/reports/tr9/#N2): the neutrals that remain take the embedding's
/// direction.
pub(super) fn n2(sequence: &mut Sequence, observer: &mut impl Observer) {
    sequence.apply(Rule::N2, observer, |sequence| {
        let embedding = class_of(sequence.level.direction());
        for block in &mut sequence.blocks {
            block.turn(!0, NEUTRAL_OR_ISOLATE, embedding);
        }
    });
}

fn neutrals(block: &Block) -> Places {
    block.of_any(NEUTRAL_OR_ISOLATE)
}
