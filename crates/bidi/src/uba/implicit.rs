//! Resolving implicit levels (UAX #9 section 3.3.6).

use crate::index::{Direction, Level};
use crate::name::BidiClass;

use super::block::{Block, LENGTH, PositionSet};
use super::effect::UbaRuleEffect;
use super::isolating_run_sequence::IsolatingRunSequence;
use super::observer::{Observer, UbaEvent};

/// [I1](https://www.unicode.org/reports/tr9/#I1): at an even level R goes up one, numbers go up two.
pub(super) fn i1(sequence: &IsolatingRunSequence, levels: &mut [Level], observer: &mut impl Observer) {
    if sequence.level.direction() == Direction::LeftToRight {
        raise(sequence, levels, observer);
    }
}

/// [I2](https://www.unicode.org/reports/tr9/#I2): at an odd level L and numbers go up one.
pub(super) fn i2(sequence: &IsolatingRunSequence, levels: &mut [Level], observer: &mut impl Observer) {
    if sequence.level.direction() == Direction::RightToLeft {
        raise(sequence, levels, observer);
    }
}

/// The positions of a block whose level rises, by one or two, in a sequence of this direction; and those of them
/// whose level rises by two.
pub(super) fn raised_positions(block: &Block, direction: Direction) -> (PositionSet, PositionSet) {
    use BidiClass::{AN, EN, L, R};
    match direction {
        Direction::LeftToRight => (block.of_any([R, EN, AN]), block.of_any([EN, AN])),
        Direction::RightToLeft => (block.of_any([L, EN, AN]), 0),
    }
}

/// Sets the level of every character of the sequence.
fn raise<O: Observer>(sequence: &IsolatingRunSequence, levels: &mut [Level], observer: &mut O) {
    let from = sequence.level;
    let raised = [from, from.raised(1), from.raised(2)];
    let to_at = |(up, up_two): (PositionSet, PositionSet), at: usize| {
        raised[(up >> at & 1) as usize + (up_two >> at & 1) as usize]
    };
    if sequence.is_whole_paragraph() {
        for (levels, block) in levels.chunks_mut(LENGTH).zip(&sequence.blocks) {
            let (mut up, mut up_two) = raised_positions(block, from.direction());
            for level in levels {
                *level = raised[(up & 1) as usize + (up_two & 1) as usize];
                (up, up_two) = (up >> 1, up_two >> 1);
            }
        }
        return;
    }
    for (characters, block) in sequence.character_indices.chunks(LENGTH).zip(&sequence.blocks) {
        let up = raised_positions(block, from.direction());
        for (at, &character) in characters.iter().enumerate() {
            let to = to_at(up, at);
            levels[character] = to;
            if O::NEEDS_EVENTS
                && from != to
                && let Some(class) = block.class_at(at)
            {
                observer.observe(UbaEvent::RuleApplied {
                    paragraph_index: character,
                    rule_effect: UbaRuleEffect::I1OrI2ImplicitLevel {
                        resolved_class: class,
                        from_level: from,
                        to_level: to,
                    },
                });
            }
        }
    }
}
