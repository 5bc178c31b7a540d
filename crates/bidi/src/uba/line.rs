//! Rules L2 and L3 at speed: a line put into display order, in memory that is kept.

use std::ops::Range;

use crate::index::{Direction, Level, LogicalIndex};
use crate::name::Character;

use super::block::PlaceSet;
use super::reordering::{l2, l3, runs_of};

/// How many characters are put on the line at a time. A run is seldom longer, and what is put there beyond
/// its end is put right by the run that stands to the right of it: that is cheaper than to look where
/// each one ends.
const STRIDE: usize = 16;

/// The levels of the characters of one block, by the paragraph's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Raised {
    /// Which characters stand one level higher than the paragraph, or two.
    pub(crate) up: PlaceSet,
    /// Which stand two levels higher.
    pub(crate) up_two: PlaceSet,
    /// Which are marks: they stay after the character before them (L3), whose level is theirs.
    pub(crate) marks: PlaceSet,
}

impl Raised {
    /// Makes room at this place for a character that was left out, at the level of the one before it.
    pub(super) fn make_room(&mut self, at: usize) {
        for places in [&mut self.up, &mut self.up_two] {
            let before = *places & !(!0 << at);
            let own = (before << 1) & (1 << at);
            *places = before | own | (*places ^ before) << 1;
        }
    }
}

/// The characters of a line in display order.
#[derive(Clone, Debug, Default)]
pub(crate) struct ReorderedLine {
    /// For each place on the screen the character that stands there, and [`STRIDE`] more.
    visual: Vec<LogicalIndex>,
    /// How many of the places are taken.
    filled: usize,
    runs: Vec<(Range<usize>, Level)>,
}

impl ReorderedLine {
    /// The order of the line: for each place on the screen, from the left, the character that stands there.
    pub(crate) fn order(&self) -> &[LogicalIndex] {
        &self.visual[..self.filled]
    }

    /// Orders a line of so many characters, all of one level. The characters at `marks` stay after the ones
    /// before them (L3); without any the line may be longer than a block.
    pub(super) fn set_uniform(&mut self, length: usize, level: Level, marks: PlaceSet) {
        self.begin(length);
        self.put(0..length, level.direction());
        if level.direction() == Direction::RightToLeft {
            self.turn_marks(0..length, marks);
        }
    }

    /// Orders a line of one block in a paragraph of this level.
    pub(crate) fn set_block(&mut self, length: usize, paragraph: Level, block: Raised) {
        self.begin(length);
        let Raised { up, up_two, marks } = block;
        if paragraph.direction() == Direction::RightToLeft {
            self.put_from_right(0..length, up, marks);
            return;
        }
        let mut start = 0;
        while start < length {
            let is_up = up >> start & 1 == 1;
            let others = if is_up { !up } else { up } >> start;
            let end = length.min(start + others.trailing_zeros() as usize);
            if is_up {
                self.put_from_right(start..end, up_two, marks);
            } else {
                self.put(start..end, Direction::LeftToRight);
            }
            start = end;
        }
    }

    /// Orders a line whose characters have these levels.
    pub(super) fn set_levels(&mut self, levels: &[Level]) {
        self.begin(levels.len());
        let mut runs = std::mem::take(&mut self.runs);
        runs.extend(runs_of(levels));
        l2(&mut runs, |&(_, level)| level);
        for (run, level) in runs.drain(..) {
            self.put(run, level.direction());
        }
        self.runs = runs;
    }

    /// Rule L3.
    pub(super) fn put_marks_after_their_bases(&mut self, characters: &[Character], levels: &[Level]) {
        l3(characters, levels, &mut self.visual[..self.filled]);
    }

    fn begin(&mut self, length: usize) {
        self.visual.resize(length + STRIDE, LogicalIndex(0));
        self.filled = 0;
    }

    /// Puts a stretch at an odd level on the line, its last run first; the characters at `up` are one level
    /// higher.
    fn put_from_right(&mut self, stretch: Range<usize>, up: PlaceSet, marks: PlaceSet) {
        let mut end = stretch.end;
        while end > stretch.start {
            let is_up = up >> (end - 1) & 1 == 1;
            let others = if is_up { !up } else { up };
            let before = others & !(!0 << (end - 1));
            let start = stretch.start.max(before.checked_ilog2().map_or(0, |last| last as usize + 1));
            if is_up {
                self.put(start..end, Direction::LeftToRight);
            } else {
                self.put(start..end, Direction::RightToLeft);
                self.turn_marks(start..end, marks);
            }
            end = start;
        }
    }

    /// L3 for the right-to-left run that was put on the line last.
    fn turn_marks(&mut self, run: Range<usize>, marks: PlaceSet) {
        let mut left = marks;
        while left != 0 {
            let first = left.trailing_zeros() as usize;
            let end = first + (!(left >> first)).trailing_zeros() as usize;
            left &= (!0 as PlaceSet).checked_shl(end as u32).unwrap_or(0);
            // Where the run begins with marks, there is no base to stand after.
            let (base, end) = (run.start.max(first.saturating_sub(1)), end.min(run.end));
            if base < end {
                let right = self.filled + run.start;
                self.visual[right - end..right - base].reverse();
            }
        }
    }

    /// Puts a run on the line, to the right of what is there.
    fn put(&mut self, run: Range<usize>, direction: Direction) {
        // From right to left it counts down from the end: `!n` is -1 - n.
        let (from, flip) = match direction {
            Direction::LeftToRight => (run.start, 0),
            Direction::RightToLeft => (run.end, !0),
        };
        let mut done = 0;
        while done < run.len() {
            let Some(places) = self.visual[self.filled + done..].first_chunk_mut::<STRIDE>() else { break };
            for (at, place) in places.iter_mut().enumerate() {
                *place = LogicalIndex(from.wrapping_add((done + at) ^ flip));
            }
            done += STRIDE;
        }
        self.filled += run.len();
    }
}

#[cfg(test)]
mod tests {
    use super::{Raised, ReorderedLine};
    use crate::index::{Level, LogicalIndex};
    use crate::uba::l2;
    use proptest::prelude::{any, prop, proptest};
    use proptest::prop_assert_eq;

    proptest! {
        /// All three ways, beside L2 as it is stated.
        #[test]
        fn as_l2_says(stretches in prop::collection::vec((0..3_u8, 1..20_usize), 0..20), rtl in any::<bool>()) {
            let paragraph = if rtl { Level::RTL } else { Level::LTR };
            let level = |up: u8| paragraph.raised(if rtl { up.min(1) } else { up });
            let stretches = stretches.into_iter();
            let levels: Vec<Level> =
                stretches.flat_map(|(up, length)| std::iter::repeat_n(level(up), length)).collect();
            let mut expected: Vec<LogicalIndex> = (0..levels.len()).map(LogicalIndex).collect();
            l2(&mut expected, |it| levels[it.0]);

            let mut line = ReorderedLine::default();
            line.set_levels(&levels);
            prop_assert_eq!(line.order(), &expected);

            let levels = &levels[..levels.len().min(64)];
            let places = |wanted: u8| {
                let is = |level: &Level| level.number() >= paragraph.number() + wanted;
                levels.iter().enumerate().fold(0, |places, (at, level)| places | u64::from(is(level)) << at)
            };
            let mut expected: Vec<LogicalIndex> = (0..levels.len()).map(LogicalIndex).collect();
            l2(&mut expected, |it| levels[it.0]);
            line.set_block(levels.len(), paragraph, Raised { up: places(1), up_two: places(2), marks: 0 });
            prop_assert_eq!(line.order(), &expected);

            for level in [Level::LTR, Level::RTL] {
                let mut expected: Vec<LogicalIndex> = (0..levels.len()).map(LogicalIndex).collect();
                l2(&mut expected, |_| level);
                line.set_uniform(levels.len(), level, 0);
                prop_assert_eq!(line.order(), &expected);
            }
        }
    }
}
