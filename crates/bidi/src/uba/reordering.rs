//! Reordering resolved levels (UAX #9 section 3.4), for a paragraph on one line. Rule L4 is the
//! painter's: [`crate::order::painted`].

use std::ops::Range;

use crate::index::{Level, LogicalIndex};
use crate::name::{BidiClass, Character, ClassSet};

use super::Rule;
use super::look::MetBeside;
use super::observer::{Event, Observer};

/// [L1](https://www.unicode.org/reports/tr9/#L1): separators, and white space and isolate controls
/// before them or at the end of the line, go back to the paragraph's level. Goes by the characters'
/// own classes, and passes over what X9 removes.
pub(super) fn l1(
    characters: &[Character],
    paragraph: Level,
    levels: &mut [Level],
    observer: &mut impl Observer,
) {
    let mut resets = true;
    let mut met = MetBeside::Edge { level: paragraph };
    for (index, character) in characters.iter().enumerate().rev() {
        match character.class {
            BidiClass::B | BidiClass::S => {
                resets = true;
                met = MetBeside::Character { character: index, class: character.class };
            }
            class if class.is_removed_by_x9() => continue,
            class if ClassSet::RESET_BY_L1.has(class) => {}
            _ => resets = false,
        }
        if resets {
            let from = std::mem::replace(&mut levels[index], paragraph);
            if from != paragraph {
                let (rule, after) = (Rule::L1, Some(met));
                observer.observe(Event::Looked { rule, character: index, before: None, after });
                observer.observe(Event::Level { rule: Rule::L1, character: index, from, to: paragraph });
            }
        }
    }
}

/// Whether a character of this class is at the paragraph's level at the end of a line: L1 resets it, or
/// passes over it.
pub const fn hangs(class: BidiClass) -> bool {
    ClassSet::RESET_BY_L1.has(class) || class.is_removed_by_x9()
}

/// Gives each character that X9 removed the level of the one before it, or the paragraph's, so that
/// it keeps its place after that character (section 5.2 leaves the choice).
pub(super) fn place_removed(characters: &[Character], paragraph: Level, levels: &mut [Level]) {
    let mut before = paragraph;
    for (character, level) in characters.iter().zip(levels) {
        if character.class.is_removed_by_x9() {
            *level = before;
        }
        before = *level;
    }
}

/// [L2](https://www.unicode.org/reports/tr9/#L2): from the highest level to the lowest odd one, turns
/// round every stretch of items at that level or above. The items are characters, or whole runs of
/// one level, and come in logical order.
pub fn l2<T>(items: &mut [T], level_of: impl Fn(&T) -> Level) {
    let (mut lowest_odd, mut highest) = (u8::MAX, 0);
    for number in items.iter().map(|item| level_of(item).number()) {
        highest = highest.max(number);
        if number % 2 == 1 {
            lowest_odd = lowest_odd.min(number);
        }
    }
    for level in (lowest_odd..=highest).rev() {
        let mut at = 0;
        while at < items.len() {
            let start = at;
            while at < items.len() && level_of(&items[at]).number() >= level {
                at += 1;
            }
            items[start..at].reverse();
            at += 1;
        }
    }
}

/// [L3](https://www.unicode.org/reports/tr9/#L3): puts the marks and removed characters that L2 has
/// turned round with their base back after it. `visual` is the order that L2 left.
pub fn l3(characters: &[Character], levels: &[Level], visual: &mut [LogicalIndex]) {
    let follows = |it: LogicalIndex| characters[it.0].follows_its_predecessor();
    let mut at = 0;
    while at < visual.len() {
        if !follows(visual[at]) {
            at += 1;
            continue;
        }
        let start = at;
        // A unit that L2 turned round: its marks, the last one first, then the base.
        while at + 1 < visual.len() && follows(visual[at]) && is_turned(visual[at + 1], visual[at], levels) {
            at += 1;
        }
        visual[start..=at].reverse();
        at += 1;
    }
}

/// Whether two neighbours on the screen are neighbours of one right-to-left run.
fn is_turned(right: LogicalIndex, left: LogicalIndex, levels: &[Level]) -> bool {
    // Seen from the left, the later character comes first.
    right.0 + 1 == left.0
        && levels[right.0] == levels[left.0]
        && levels[left.0].direction().is_right_to_left()
}

/// The level runs of a line, in logical order.
pub fn runs_of(levels: &[Level]) -> impl Iterator<Item = (Range<usize>, Level)> {
    let mut start = 0;
    levels.chunk_by(|left, right| left == right).map(move |run| {
        let range = start..start + run.len();
        start = range.end;
        (range, run[0])
    })
}
