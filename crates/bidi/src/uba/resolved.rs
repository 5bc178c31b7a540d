//! The levels of a paragraph, by the rules up to L1.

use std::ops::Range;

use crate::index::Level;
use crate::name::Character;

use super::engine::UbaEngine;
use super::observer::Observer;
use super::paragraph_direction::ParagraphDirection;
use super::reordering::{is_reset_at_line_end, l2};

/// The levels of a paragraph on one line, by the rules up to L1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResolvedLevels {
    /// The paragraph's level.
    pub paragraph_level: Level,
    /// The level of each character. One that X9 removes has the level of the character before it.
    pub levels: Vec<Level>,
}

impl ResolvedLevels {
    /// The levels of one line of the paragraph, which these are of: white space at its end has the paragraph's level (rule
    /// L1). Positions in the result count from the start of the line.
    ///
    /// # Panics
    /// Where `line` is not within `characters`.
    #[must_use]
    pub fn of_line(&self, characters: &[Character], line: Range<usize>) -> Self {
        let mut levels = self.levels[line.clone()].to_vec();
        reset_line_end(&characters[line], &mut levels, self.paragraph_level);
        Self { paragraph_level: self.paragraph_level, levels }
    }

    /// The number of each level; `None` where rule X9 removes the character.
    pub fn levels_after_x9(&self, characters: &[Character]) -> Vec<Option<u8>> {
        let levels = self.levels.iter().zip(characters);
        levels.map(|(level, it)| (!it.class.is_removed_by_x9()).then(|| level.number())).collect()
    }

    /// The positions of the characters that rule X9 leaves, from the left, by rule L2 alone.
    pub fn visual_order_after_x9(&self, characters: &[Character]) -> Vec<usize> {
        let is_kept = |it: &usize| !characters[*it].class.is_removed_by_x9();
        let mut order: Vec<usize> = (0..characters.len()).filter(is_kept).collect();
        l2(&mut order, |&it| self.levels[it]);
        order
    }
}

/// Resolves one paragraph; see [`UbaEngine::resolve_paragraph`].
pub fn resolve(
    characters: &[Character],
    direction: ParagraphDirection,
    observer: &mut impl Observer,
) -> ResolvedLevels {
    let mut engine = UbaEngine::new();
    let paragraph = engine.resolve_paragraph(characters, direction, observer);
    ResolvedLevels { paragraph_level: paragraph, levels: engine.into_levels() }
}

/// Gives white space at the end of a line the paragraph's level (rule L1). A removed character keeps the level of the one
/// before it.
pub(crate) fn reset_line_end(characters: &[Character], levels: &mut [Level], paragraph: Level) {
    let kept = characters.iter().rposition(|it| !is_reset_at_line_end(it.class)).map_or(0, |last| last + 1);
    let removed = characters[kept..].iter().take_while(|it| it.class.is_removed_by_x9()).count();
    levels[kept + removed..].fill(paragraph);
}
