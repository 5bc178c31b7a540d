//! Resolving implicit levels (UAX #9 section 3.3.6).

use crate::index::{Direction, Level};
use crate::name::BidiClass;

use super::Rule;
use super::block::{Block, LENGTH, Places};
use super::observer::{Event, Observer};
use super::sequences::Sequence;

/// [I1](https://www.unicode.org/reports/tr9/#I1): at an even level R goes up one, numbers go up two.
pub(super) fn i1(sequence: &Sequence, levels: &mut [Level], observer: &mut impl Observer) {
    use BidiClass::{AN, EN, R};
    if sequence.level.direction() == Direction::LeftToRight {
        raise(sequence, Rule::I1, levels, observer, |block| (block.of(R), block.of_any([EN, AN])));
    }
}

/// [I2](https://www.unicode.org/reports/tr9/#I2): at an odd level L and numbers go up one.
pub(super) fn i2(sequence: &Sequence, levels: &mut [Level], observer: &mut impl Observer) {
    use BidiClass::{AN, EN, L};
    if sequence.level.direction() == Direction::RightToLeft {
        raise(sequence, Rule::I2, levels, observer, |block| (block.of_any([L, EN, AN]), 0));
    }
}

/// Gives every character of the sequence its level. `up` says of a block which places go up one level and
/// which go up two.
fn raise<O: Observer>(
    sequence: &Sequence,
    rule: Rule,
    levels: &mut [Level],
    observer: &mut O,
    up: impl Fn(&Block) -> (Places, Places),
) {
    let from = sequence.level;
    let raised = [from, from.raised(1), from.raised(2), from];
    let level_at =
        |(one, two): (Places, Places), at: usize| raised[((one >> at & 1) | (two >> at & 1) << 1) as usize];
    if sequence.is_whole_paragraph() {
        for (levels, block) in levels.chunks_mut(LENGTH).zip(&sequence.blocks) {
            let up = up(block);
            levels.iter_mut().enumerate().for_each(|(at, level)| *level = level_at(up, at));
        }
        return;
    }
    for (characters, block) in sequence.characters.chunks(LENGTH).zip(&sequence.blocks) {
        let up = up(block);
        for (at, &character) in characters.iter().enumerate() {
            let to = level_at(up, at);
            levels[character] = to;
            if from != to {
                observer.observe(Event::Level { rule, character, from, to });
            }
        }
    }
}
