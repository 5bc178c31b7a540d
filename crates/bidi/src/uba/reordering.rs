//! Reordering resolved levels (UAX #9 section 3.4), for a paragraph on one line. Rule L4 (mirroring) is in
//! [`crate::order::mirrored_visual_text`].

use std::ops::Range;

use crate::index::{Level, LogicalIndex};
use crate::name::{BidiClass, Character, ClassSet};

use super::effect::UbaRuleEffect;
use super::observer::{Observer, UbaEvent};

/// [L1](https://www.unicode.org/reports/tr9/#L1): separators, and white space and isolate controls
/// before them or at the end of the line, are reset to the paragraph's level. Uses the characters' original
/// classes, and skips what X9 removes.
pub(super) fn l1(
    characters: &[Character],
    paragraph: Level,
    levels: &mut [Level],
    observer: &mut impl Observer,
) {
    let mut resets = true;
    let mut separator = None;
    for (index, character) in characters.iter().enumerate().rev() {
        match character.class {
            BidiClass::B | BidiClass::S => {
                resets = true;
                separator = Some(index);
            }
            class if class.is_removed_by_x9() => continue,
            class if ClassSet::RESET_BY_L1.has(class) => {}
            _ => resets = false,
        }
        if resets {
            let from = std::mem::replace(&mut levels[index], paragraph);
            if from != paragraph {
                let effect =
                    UbaRuleEffect::L1LevelReset { from_level: from, paragraph_level: paragraph, separator };
                observer.observe(UbaEvent::RuleApplied { paragraph_index: index, rule_effect: effect });
            }
        }
    }
}

/// Whether a character of this class can be in the sequence at the end of a line that L1 resets: white space and isolate
/// controls, which get the paragraph's level, and what X9 removes, which L1 skips.
pub(crate) const fn is_reset_at_line_end(class: BidiClass) -> bool {
    ClassSet::RESET_BY_L1.has(class) || class.is_removed_by_x9()
}

/// Gives each character that X9 removed the level of the one before it, or the paragraph's, so that it stays after
/// that character (section 5.2 leaves the choice).
pub(super) fn set_removed_levels(characters: &[Character], paragraph: Level, levels: &mut [Level]) {
    let mut before = paragraph;
    for (character, level) in characters.iter().zip(levels) {
        if character.class.is_removed_by_x9() {
            *level = before;
        }
        before = *level;
    }
}

/// [L2](https://www.unicode.org/reports/tr9/#L2): from the highest level to the lowest odd one, reverses every
/// contiguous sequence of items at that level or above. The items are characters, or whole runs of one level, in
/// logical order.
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

/// [L3](https://www.unicode.org/reports/tr9/#L3): moves the marks, and the characters that X9 removes, that L2 reversed with
/// their base back after it. `visual` is the order after L2.
///
/// # Panics
/// Where `visual` holds an index beyond `characters` or `levels`.
pub fn l3(characters: &[Character], levels: &[Level], visual: &mut [LogicalIndex]) {
    let follows = |it: LogicalIndex| characters[it.0].is_nsm_or_removed_by_x9();
    let mut at = 0;
    while at < visual.len() {
        if !follows(visual[at]) {
            at += 1;
            continue;
        }
        let start = at;
        // A base with its marks as L2 reversed them: the last mark first, then the base.
        while at + 1 < visual.len() && follows(visual[at]) && is_reversed(visual[at + 1], visual[at], levels)
        {
            at += 1;
        }
        visual[start..=at].reverse();
        at += 1;
    }
}

/// Whether two visually adjacent characters are adjacent in one right-to-left run.
fn is_reversed(right: LogicalIndex, left: LogicalIndex, levels: &[Level]) -> bool {
    // In visual order the later character comes first.
    right.0 + 1 == left.0
        && levels[right.0] == levels[left.0]
        && levels[left.0].direction().is_right_to_left()
}

/// The level runs of a line, in logical order: the range of each, in characters from 0, and its level. Characters that
/// X9 removes are in them with the level that they have in `levels`; [`LevelRun`](super::LevelRun) leaves them out.
pub fn level_runs(levels: &[Level]) -> impl Iterator<Item = (Range<usize>, Level)> {
    let mut start = 0;
    levels.chunk_by(|left, right| left == right).map(move |run| {
        let range = start..start + run.len();
        start = range.end;
        (range, run[0])
    })
}
