//! Rules L2 and L3 without the general loops: the visual order of a line, in memory that is reused.

use std::ops::Range;

use crate::index::{Direction, Level, LogicalIndex};
use crate::name::Character;

use super::block::PositionSet;
use super::reordering::{l2, l3, level_runs};

/// How many characters are written at a time. A run is rarely longer, and what is written beyond its end is
/// overwritten by the run to its right: that is cheaper than a check of where each run ends.
const STRIDE: usize = 16;

/// The levels of the characters of one block, relative to the paragraph's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct RaisedLevels {
    /// The characters one or two levels above the paragraph's.
    pub(crate) up: PositionSet,
    /// The characters two levels above.
    pub(crate) raised_by_two: PositionSet,
    /// The characters that stay after the one before them (L3) and have its level.
    pub(crate) marks: PositionSet,
}

impl RaisedLevels {
    /// Inserts at this position a character that X9 removed, at the level of the one before it.
    pub(super) fn insert_removed(&mut self, at: usize) {
        for places in [&mut self.up, &mut self.raised_by_two] {
            let before = *places & !(!0 << at);
            let own = (before << 1) & (1 << at);
            *places = before | own | (*places ^ before) << 1;
        }
    }
}

/// The characters of a line in visual order.
#[derive(Clone, Debug, Default)]
pub(crate) struct ReorderedLine {
    /// For each visual position the character's logical index, and [`STRIDE`] elements more.
    visual: Vec<LogicalIndex>,
    /// How many visual positions are filled.
    filled: usize,
    runs: Vec<(Range<usize>, Level)>,
}

impl ReorderedLine {
    /// The order of the line: for each visual position, from the left, the character's logical index.
    pub(crate) fn order(&self) -> &[LogicalIndex] {
        &self.visual[..self.filled]
    }

    /// Orders a line of `length` characters of one level. The characters at `marks` stay after the ones before them
    /// (L3); a line longer than a block must have none.
    pub(super) fn set_uniform(&mut self, length: usize, level: Level, marks: PositionSet) {
        self.reset(length);
        self.append_run(0..length, level.direction());
        if level.direction() == Direction::RightToLeft {
            self.reverse_marks(0..length, marks);
        }
    }

    /// Orders a line of one block in a paragraph of this level.
    pub(crate) fn set_block(&mut self, length: usize, paragraph: Level, block: RaisedLevels) {
        self.reset(length);
        let RaisedLevels { up, raised_by_two, marks } = block;
        if paragraph.direction() == Direction::RightToLeft {
            self.append_rtl_run(0..length, up, marks);
            return;
        }
        let mut start = 0;
        while start < length {
            let is_up = up >> start & 1 == 1;
            let others = if is_up { !up } else { up } >> start;
            let end = length.min(start + others.trailing_zeros() as usize);
            if is_up {
                self.append_rtl_run(start..end, raised_by_two, marks);
            } else {
                self.append_run(start..end, Direction::LeftToRight);
            }
            start = end;
        }
    }

    /// Orders a line whose characters have these levels.
    pub(super) fn set_levels(&mut self, levels: &[Level]) {
        self.reset(levels.len());
        let mut runs = std::mem::take(&mut self.runs);
        runs.extend(level_runs(levels));
        l2(&mut runs, |&(_, level)| level);
        for (run, level) in runs.drain(..) {
            self.append_run(run, level.direction());
        }
        self.runs = runs;
    }

    /// Applies rule L3 to the order.
    pub(super) fn apply_l3(&mut self, characters: &[Character], levels: &[Level]) {
        l3(characters, levels, &mut self.visual[..self.filled]);
    }

    fn reset(&mut self, length: usize) {
        self.visual.resize(length + STRIDE, LogicalIndex(0));
        self.filled = 0;
    }

    /// Appends a stretch at an odd level, its last run first; the characters at `up` are one level higher.
    fn append_rtl_run(&mut self, range: Range<usize>, up: PositionSet, marks: PositionSet) {
        let mut end = range.end;
        while end > range.start {
            let is_up = up >> (end - 1) & 1 == 1;
            let others = if is_up { !up } else { up };
            let before = others & !(!0 << (end - 1));
            let start = range.start.max(before.checked_ilog2().map_or(0, |last| last as usize + 1));
            if is_up {
                self.append_run(start..end, Direction::LeftToRight);
            } else {
                self.append_run(start..end, Direction::RightToLeft);
                self.reverse_marks(start..end, marks);
            }
            end = start;
        }
    }

    /// L3 for the right-to-left run that was appended last.
    fn reverse_marks(&mut self, run: Range<usize>, marks: PositionSet) {
        let mut left = marks;
        while left != 0 {
            let first = left.trailing_zeros() as usize;
            let end = first + (!(left >> first)).trailing_zeros() as usize;
            left &= (!0 as PositionSet).checked_shl(end as u32).unwrap_or(0);
            // Where the run begins with marks, there is no base for them to follow.
            let (base, end) = (run.start.max(first.saturating_sub(1)), end.min(run.end));
            if base < end {
                let right = self.filled + run.start;
                self.visual[right - end..right - base].reverse();
            }
        }
    }

    /// Appends a run at the right end of the line.
    fn append_run(&mut self, run: Range<usize>, direction: Direction) {
        // In a right-to-left run the indices count down from the end: `!n` is -1 - n.
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
    use super::{RaisedLevels, ReorderedLine};
    use crate::index::{Level, LogicalIndex};
    use crate::uba::l2;
    use proptest::prelude::{any, prop, proptest};
    use proptest::prop_assert_eq;

    proptest! {
        /// All three ways give what L2 gives, applied literally.
        #[test]
        fn as_l2_says(ranges in prop::collection::vec((0..3_u8, 1..20_usize), 0..20), rtl in any::<bool>()) {
            let paragraph = if rtl { Level::RTL } else { Level::LTR };
            let level = |up: u8| paragraph.raised(if rtl { up.min(1) } else { up });
            let ranges = ranges.into_iter();
            let levels: Vec<Level> =
                ranges.flat_map(|(up, length)| std::iter::repeat_n(level(up), length)).collect();
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
            line.set_block(levels.len(), paragraph, RaisedLevels { up: places(1), raised_by_two: places(2), marks: 0 });
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
