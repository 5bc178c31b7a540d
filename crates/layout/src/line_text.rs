//! The characters of a line, as shaping needs them.

use std::ops::Range;

use unicode_segmentation::UnicodeSegmentation;

use bidiscope_bidi::name::{Character, text_of};
use bidiscope_bidi::order::{Direction, VisualRun};

use super::shaping_limits::MAX_CELL_CHARACTERS;

/// The characters of a line, with the properties that shaping needs, in logical order.
pub(super) struct LineText<'a> {
    pub(super) characters: &'a [Character],
    pub(super) scalars: Vec<char>,
    /// For each character its run's direction.
    pub(super) directions: Vec<Direction>,
    /// For each character, and for the end, whether a grapheme cluster begins there. One begins at the start
    /// of each run, since runs may be apart on the screen, and where a cluster has [`MAX_CELL_CHARACTERS`]
    /// characters: a longer one could be neither selected nor shaped.
    pub(super) is_grapheme_start: Vec<bool>,
}

impl<'a> LineText<'a> {
    /// The text of a line with these directional runs, which contain every character once.
    pub(super) fn new(characters: &'a [Character], runs: &[VisualRun]) -> Self {
        let mut is_grapheme_start = vec![false; characters.len() + 1];
        is_grapheme_start[characters.len()] = true;
        let mut index = 0;
        for grapheme in text_of(characters).graphemes(true) {
            let end = index + grapheme.chars().count();
            (index..end).step_by(MAX_CELL_CHARACTERS).for_each(|it| is_grapheme_start[it] = true);
            index = end;
        }
        let mut directions = vec![Direction::LeftToRight; characters.len()];
        for run in runs {
            directions[run.logical_range.clone()].fill(run.direction);
            is_grapheme_start[run.logical_range.start] = true;
            is_grapheme_start[run.logical_range.end] = true;
        }
        let scalars = characters.iter().map(|it| it.scalar).collect();
        Self { characters, scalars, directions, is_grapheme_start }
    }

    /// The grapheme clusters of a range that begins and ends at their boundaries.
    pub(super) fn graphemes(&self, stretch: Range<usize>) -> impl Iterator<Item = Range<usize>> {
        let mut start = stretch.start;
        std::iter::from_fn(move || {
            if start >= stretch.end {
                return None;
            }
            let end = (start + 1..stretch.end).find(|&it| self.is_grapheme_start[it]).unwrap_or(stretch.end);
            let grapheme = start..end;
            start = end;
            Some(grapheme)
        })
    }
}
