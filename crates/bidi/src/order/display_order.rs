//! The result of every strategy: the order of the characters on the screen and the direction of each run.

use std::ops::Range;

use crate::name::Character;
use crate::uba;

use super::visual_positions::VisualPositions;
use super::{Direction, Level, LogicalIndex, VisualIndex};

/// A run of characters that are contiguous on the screen, in one direction.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct VisualRun {
    /// Range of logical positions, in characters. Never empty.
    pub logical_range: Range<usize>,
    /// The reading direction: a right-to-left run has its first character at the right.
    pub direction: Direction,
    /// The embedding level; `None` where no single paragraph gives all characters their levels: in logical and
    /// one-to-one order, and where parts of the name are paragraphs of their own.
    pub level: Option<Level>,
}

/// The order of a name's characters on the screen.
///
/// Its runs contain every logical position exactly once, so that the two index maps are permutations and inverse to each
/// other: [`DisplayOrder::from_runs`] checks it, and what the other constructors take proves it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DisplayOrder {
    runs: Vec<VisualRun>,
    paragraph: Direction,
    logical_from_visual: Vec<LogicalIndex>,
    places: VisualPositions,
}

impl DisplayOrder {
    /// The characters as they are stored, from left to right.
    pub fn in_logical_order(characters: &[Character]) -> Self {
        let whole =
            VisualRun { logical_range: 0..characters.len(), direction: Direction::LeftToRight, level: None };
        let runs = if characters.is_empty() { Vec::new() } else { vec![whole] };
        Self::from_permutation(characters, runs, Direction::LeftToRight)
    }

    /// The order by rule L2 of characters with these levels, in a paragraph of direction `paragraph`; within runs as
    /// [`Self::from_runs`] has it.
    ///
    /// # Panics
    /// Where there are not as many levels as characters.
    pub fn from_levels(characters: &[Character], levels: &[Level], paragraph: Direction) -> Self {
        assert_eq!(levels.len(), characters.len(), "each character has a level");
        Self::from_permutation(characters, visual_runs(levels), paragraph)
    }

    /// The order that displays these runs from left to right, on a line that is aligned to the start of a paragraph
    /// of direction `paragraph`. That direction does not change the order.
    ///
    /// Within a right-to-left run the characters are reversed, but a nonspacing mark stays after its base (UAX #9
    /// rule L3), and so does a character that rule X9 removes (section 5.2 leaves its position open).
    ///
    /// # Panics
    /// Where `runs` do not contain each of `characters` once.
    pub fn from_runs(characters: &[Character], runs: Vec<VisualRun>, paragraph: Direction) -> Self {
        let order = Self::from_permutation(characters, runs, paragraph);
        assert_eq!(order.logical_from_visual.len(), characters.len(), "the runs have as many characters");
        // So many positions with an inverse are a permutation.
        let is_there =
            |(logical, visual): (usize, &VisualIndex)| order.logical_from_visual[visual.0].0 == logical;
        let mut inverse = order.visual_from_logical().iter().enumerate();
        assert!(inverse.all(is_there), "no character is missing");
        order
    }

    /// The order of runs that contain each character once, which is not checked.
    fn from_permutation(characters: &[Character], runs: Vec<VisualRun>, paragraph: Direction) -> Self {
        let mut logical_from_visual = Vec::with_capacity(characters.len());
        for run in &runs {
            match run.direction {
                Direction::LeftToRight => {
                    logical_from_visual.extend(run.logical_range.clone().map(LogicalIndex))
                }
                Direction::RightToLeft => {
                    extend_with_reversed_units(
                        &mut logical_from_visual,
                        characters,
                        run.logical_range.clone(),
                    );
                }
            }
        }
        let places = VisualPositions::of(&logical_from_visual);
        Self { runs, paragraph, logical_from_visual, places }
    }

    /// The runs, from left to right.
    pub fn runs(&self) -> &[VisualRun] {
        &self.runs
    }

    /// The paragraph direction; the line is aligned to its start.
    pub const fn paragraph_direction(&self) -> Direction {
        self.paragraph
    }

    /// For each visual position, from the left, the character shown there.
    pub fn logical_from_visual(&self) -> &[LogicalIndex] {
        &self.logical_from_visual
    }

    /// For each character its visual position, from the left.
    pub fn visual_from_logical(&self) -> &[VisualIndex] {
        self.places.visual_from_logical()
    }

    /// The order of a logical range of these characters, with all others left out. Its positions count from the start
    /// of the part.
    ///
    /// # Panics
    /// Where `logical_character_range` is not within `characters`, which are those of this order.
    #[must_use]
    pub fn restricted_to_logical_range(
        &self,
        characters: &[Character],
        logical_character_range: Range<usize>,
    ) -> Self {
        let within = |run: &VisualRun| {
            let logical = run.logical_range.start.max(logical_character_range.start)
                ..run.logical_range.end.min(logical_character_range.end);
            let shifted = |it: Range<usize>| {
                it.start - logical_character_range.start..it.end - logical_character_range.start
            };
            (!logical.is_empty()).then(|| VisualRun { logical_range: shifted(logical), ..run.clone() })
        };
        let runs = self.runs.iter().filter_map(within).collect();
        Self::from_permutation(&characters[logical_character_range.clone()], runs, self.paragraph)
    }

    /// Whether the characters of a logical range are contiguous on the screen, so that no other character
    /// splits them.
    ///
    /// # Panics
    /// Where the range is not within the characters of this order.
    pub fn is_visually_contiguous(&self, logical_character_range: Range<usize>) -> bool {
        self.places.is_visually_contiguous(logical_character_range)
    }

    /// The visual positions.
    pub const fn visual_positions(&self) -> &VisualPositions {
        &self.places
    }

    /// The characters in visual order, from left to right.
    ///
    /// # Panics
    /// Where `characters` are fewer than those of this order.
    pub fn visual_characters(&self, characters: &[Character]) -> Vec<Character> {
        self.logical_from_visual.iter().map(|it| characters[it.0]).collect()
    }

    /// The characters in visual order, from left to right, without mirroring (L4): see
    /// [`mirrored_visual_text`](super::mirrored_visual_text).
    ///
    /// # Panics
    /// Where `characters` are fewer than those of this order.
    pub fn display(&self, characters: &[Character]) -> String {
        self.logical_from_visual.iter().map(|it| characters[it.0].scalar).collect()
    }
}

/// Appends the characters of a right-to-left run from left to right: its units (a base with its marks) in
/// reverse, each unit in its own order.
fn extend_with_reversed_units(out: &mut Vec<LogicalIndex>, characters: &[Character], run: Range<usize>) {
    let mut end = run.end;
    for start in run.clone().rev() {
        if start == run.start || !characters[start].is_nsm_or_removed_by_x9() {
            out.extend((start..end).map(LogicalIndex));
            end = start;
        }
    }
}

/// Rule L2 on whole level runs; reversal within a run follows from its direction.
pub(super) fn visual_runs(levels: &[Level]) -> Vec<VisualRun> {
    let mut runs: Vec<VisualRun> = uba::level_runs(levels)
        .map(|(logical, level)| VisualRun {
            logical_range: logical,
            direction: level.direction(),
            level: Some(level),
        })
        .collect();
    uba::l2(&mut runs, |run| run.level.unwrap_or(Level::LTR));
    runs
}
