//! What every strategy returns: in what order the characters stand, and which way each stretch runs.

use std::ops::Range;

use crate::name::Character;

use super::places::Places;
use super::{Direction, Level, LogicalIndex, VisualIndex};

/// A stretch of characters that stand side by side on the screen in one direction.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct VisualRun {
    /// The logical characters, in characters. Never empty.
    pub logical: Range<usize>,
    /// The way the stretch is read: a right-to-left run has its first character at the right.
    pub direction: Direction,
    /// The embedding level, where the strategy is the UBA's.
    pub level: Option<Level>,
}

/// The characters of a name as they stand on the screen.
///
/// Built only by [`DisplayOrder::from_runs`], which holds the invariant that the runs hold every
/// logical character exactly once, so that the two index maps are permutations and each other's
/// inverse.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DisplayOrder {
    runs: Vec<VisualRun>,
    paragraph: Direction,
    logical_from_visual: Vec<LogicalIndex>,
    places: Places,
}

impl DisplayOrder {
    /// The order that shows these runs from left to right.
    ///
    /// Within a right-to-left run the characters stand in reverse, but a mark or removed character
    /// stays right after its base, in its own order (UAX #9 rule L3).
    ///
    /// `runs` must hold each of `characters` once; a debug build checks it.
    pub fn from_runs(characters: &[Character], runs: Vec<VisualRun>, paragraph: Direction) -> Self {
        let mut logical_from_visual = Vec::with_capacity(characters.len());
        for run in &runs {
            match run.direction {
                Direction::LeftToRight => logical_from_visual.extend(run.logical.clone().map(LogicalIndex)),
                Direction::RightToLeft => {
                    extend_with_reversed_units(&mut logical_from_visual, characters, run.logical.clone());
                }
            }
        }
        debug_assert_eq!(logical_from_visual.len(), characters.len(), "the runs hold each character once");
        let places = Places::of(&logical_from_visual);
        let is_there = |(logical, visual): (usize, &VisualIndex)| logical_from_visual[visual.0].0 == logical;
        let mut inverse = places.visual_from_logical().iter().enumerate();
        debug_assert!(inverse.all(is_there), "no character is missing");
        Self { runs, paragraph, logical_from_visual, places }
    }

    /// The runs, from left to right.
    pub fn runs(&self) -> &[VisualRun] {
        &self.runs
    }

    /// The direction of the paragraph, to whose start the line is aligned.
    pub const fn paragraph(&self) -> Direction {
        self.paragraph
    }

    /// For each place on the screen, from the left, the character that stands there.
    pub fn logical_from_visual(&self) -> &[LogicalIndex] {
        &self.logical_from_visual
    }

    /// For each character its place on the screen, from the left.
    pub fn visual_from_logical(&self) -> &[VisualIndex] {
        self.places.visual_from_logical()
    }

    /// The order in which a part of these characters stands here, by itself: what stands between and round
    /// its characters is left out. Its positions count from the part's beginning.
    ///
    /// `characters` are those that this is an order of, and `part` lies within them.
    #[must_use]
    pub fn of_part(&self, characters: &[Character], part: Range<usize>) -> Self {
        let within = |run: &VisualRun| {
            let logical = run.logical.start.max(part.start)..run.logical.end.min(part.end);
            let shifted = |it: Range<usize>| it.start - part.start..it.end - part.start;
            (!logical.is_empty()).then(|| VisualRun { logical: shifted(logical), ..run.clone() })
        };
        let runs = self.runs.iter().filter_map(within).collect();
        Self::from_runs(&characters[part.clone()], runs, self.paragraph)
    }

    /// Whether the characters of a logical range stand side by side. Of what is torn apart, some other
    /// character stands between.
    pub fn is_together(&self, logical: Range<usize>) -> bool {
        self.places.is_together(logical)
    }

    /// Where everything stands.
    pub(super) const fn places(&self) -> &Places {
        &self.places
    }

    /// The characters themselves in visual order, left to right. Mirrored glyphs (L4) are the
    /// painter's business: the characters here are the name's own.
    pub fn display(&self, characters: &[Character]) -> String {
        self.logical_from_visual.iter().map(|it| characters[it.0].scalar).collect()
    }
}

/// Appends the characters of a right-to-left run from left to right: its units (a base with what
/// follows it) in reverse, each unit in its own order.
fn extend_with_reversed_units(out: &mut Vec<LogicalIndex>, characters: &[Character], run: Range<usize>) {
    let mut end = run.end;
    for start in run.clone().rev() {
        if start == run.start || !characters[start].follows_its_predecessor() {
            out.extend((start..end).map(LogicalIndex));
            end = start;
        }
    }
}
