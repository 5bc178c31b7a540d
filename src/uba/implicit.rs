//! Resolving implicit levels (UAX #9 section 3.3.6).

use crate::index::{Direction, Level};
use crate::name::BidiClass;

use super::Rule;
use super::observer::{Event, Observer};
use super::sequences::Sequence;

/// [I1](https://www.unicode.org/reports/tr9/#I1): at an even level R goes up one, numbers go up two.
pub(super) fn i1(sequence: &Sequence, levels: &mut [Level], observer: &mut impl Observer) {
    if sequence.level.direction() == Direction::LeftToRight {
        raise(sequence, Rule::I1, levels, observer, |class| match class {
            BidiClass::R => 1,
            BidiClass::EN | BidiClass::AN => 2,
            _ => 0,
        });
    }
}

/// [I2](https://www.unicode.org/reports/tr9/#I2): at an odd level L and numbers go up one.
pub(super) fn i2(sequence: &Sequence, levels: &mut [Level], observer: &mut impl Observer) {
    if sequence.level.direction() == Direction::RightToLeft {
        raise(sequence, Rule::I2, levels, observer, |class| match class {
            BidiClass::L | BidiClass::EN | BidiClass::AN => 1,
            _ => 0,
        });
    }
}

fn raise(
    sequence: &Sequence,
    rule: Rule,
    levels: &mut [Level],
    observer: &mut impl Observer,
    count_of: impl Fn(BidiClass) -> u8,
) {
    let from = sequence.level;
    for (&character, &class) in sequence.characters.iter().zip(&sequence.classes) {
        let to = from.raised(count_of(class));
        levels[character] = to;
        if from != to {
            observer.observe(Event::Level { rule, character, from, to });
        }
    }
}
