//! Reordering resolved levels (UAX #9 section 3.4), for a paragraph on one line. Rule L4 is the
//! painter's: [`crate::order::painted`].

use std::ops::Range;

use crate::index::{Direction, Level, LogicalIndex};
use crate::name::{BidiClass, Character, ClassSet};

use super::Rule;
use super::block::{LENGTH, Places};
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
    for (index, character) in characters.iter().enumerate().rev() {
        match character.class {
            BidiClass::B | BidiClass::S => resets = true,
            class if class.is_removed_by_x9() => continue,
            class if ClassSet::RESET_BY_L1.has(class) => {}
            _ => resets = false,
        }
        if resets {
            let from = std::mem::replace(&mut levels[index], paragraph);
            if from != paragraph {
                observer.observe(Event::Level { rule: Rule::L1, character: index, from, to: paragraph });
            }
        }
    }
}

/// A line that is put into display order, in memory that is kept.
#[derive(Clone, Debug, Default)]
pub(super) struct Line {
    /// The level runs.
    runs: Vec<(Range<usize>, Level)>,
    /// For each place on the screen the character that stands there, and [`STRIDE`] more.
    visual: Vec<LogicalIndex>,
}

/// How many characters are put on the line at a time. A run is seldom longer, and what is put there beyond
/// its end is put right by the next one: that is cheaper than to look where it ends.
const STRIDE: usize = 16;

impl Line {
    /// Rule L2 over whole level runs: for each place on the screen, from the left, the character that
    /// stands there. Marks and removed characters are turned round with the others.
    pub(super) fn order(&mut self, levels: &[Level]) -> &mut [LogicalIndex] {
        self.visual.resize(levels.len() + STRIDE, LogicalIndex(0));
        self.find_runs(levels);
        turn_stretches(&mut self.runs);
        let mut place = 0;
        for (run, level) in &self.runs {
            put(&mut self.visual[place..], run.clone(), level.direction());
            place += run.len();
        }
        &mut self.visual[..levels.len()]
    }

    /// Finds the level runs as [`runs_of`] does, without a branch for each character.
    fn find_runs(&mut self, levels: &[Level]) {
        self.runs.clear();
        let Some(&(mut before)) = levels.first() else { return };
        let mut start = 0;
        for (block, levels) in levels.chunks(LENGTH).enumerate() {
            let mut begins: Places = 0;
            for (at, &level) in levels.iter().enumerate() {
                begins |= Places::from(level != before) << at;
                before = level;
            }
            while begins != 0 {
                let end = block * LENGTH + begins.trailing_zeros() as usize;
                self.runs.push((start..end, before));
                start = end;
                begins &= begins - 1;
            }
        }
        self.runs.push((start..levels.len(), before));
        for (run, level) in &mut self.runs {
            *level = levels[run.start];
        }
    }
}

/// The odd ones of the levels 0 to 126.
const ODD_LEVELS: u128 = u128::MAX / 3 * 2;

/// L2 for the level runs of a line. Beside a run stands none of its own level: what is at the highest
/// level stands alone and need not be turned round.
fn turn_stretches(runs: &mut [(Range<usize>, Level)]) {
    let levels = runs.iter().fold(0_u128, |levels, (_, level)| levels | 1 << level.number());
    let lowest_odd = (levels & ODD_LEVELS).trailing_zeros();
    let highest = levels.checked_ilog2().unwrap_or(0);
    for level in (lowest_odd..highest).rev() {
        runs.split_mut(|(_, it)| u32::from(it.number()) < level).for_each(<[_]>::reverse);
    }
}

/// Puts a run at the beginning of `line`, and up to [`STRIDE`] characters more after it.
fn put(line: &mut [LogicalIndex], run: Range<usize>, direction: Direction) {
    let (first, step) = match direction {
        Direction::LeftToRight => (run.start, 1),
        Direction::RightToLeft => (run.end - 1, usize::MAX),
    };
    for stride in 0..run.len().div_ceil(STRIDE) {
        let done = stride * STRIDE;
        let Some(places) = line[done..].first_chunk_mut::<STRIDE>() else { return };
        for (at, place) in places.iter_mut().enumerate() {
            // To the left the steps are of -1.
            *place = LogicalIndex(first.wrapping_add((done + at).wrapping_mul(step)));
        }
    }
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
