//! The Unicode Bidirectional Algorithm, UAX #9, as a strategy.

use std::ops::Range;

use icu_properties::{CodePointMapData, props};
use unicode_bidi::BidiInfo;

use crate::name::{Character, text_of};

use super::{Direction, DisplayOrder, Level, VisualRun};

/// The order in a paragraph of this direction; `None` takes the first strong character's.
pub(super) fn order(characters: &[Character], paragraph: Option<Direction>) -> DisplayOrder {
    let (levels, direction) = levels(characters, paragraph);
    let levels = levels_with_removed_characters(characters, &levels, Level::of_paragraph(direction));
    DisplayOrder::from_runs(characters, visual_runs(&levels), direction)
}

/// The level of each character after rule L1, and the paragraph's direction. The level of a character
/// that X9 removes means nothing yet.
pub(super) fn levels(characters: &[Character], paragraph: Option<Direction>) -> (Vec<Level>, Direction) {
    let text = text_of(characters);
    let source = CodePointMapData::<props::BidiClass>::new();
    let level = paragraph.map(|direction| match direction {
        Direction::LeftToRight => unicode_bidi::Level::ltr(),
        Direction::RightToLeft => unicode_bidi::Level::rtl(),
    });
    let info = BidiInfo::new_with_data_source(&source, &text, level);
    let Some(paragraph) = info.paragraphs.first() else {
        return (Vec::new(), paragraph.unwrap_or(Direction::LeftToRight));
    };
    let levels = info
        .reordered_levels_per_char(paragraph, paragraph.range.clone())
        .into_iter()
        .map(|level| Level::new(level.number()).unwrap_or(Level::MAX))
        .collect();
    (levels, Level::new(paragraph.level.number()).unwrap_or(Level::LTR).direction())
}

/// The levels with those of the characters that X9 removes replaced by the one before them, so that
/// they keep their place after the character before them.
fn levels_with_removed_characters(
    characters: &[Character],
    levels: &[Level],
    paragraph: Level,
) -> Vec<Level> {
    let mut last = paragraph;
    characters
        .iter()
        .zip(levels)
        .map(|(character, &level)| {
            if !character.class.is_removed_by_x9() {
                last = level;
            }
            last
        })
        .collect()
}

/// Rule L2: from the highest level to the lowest odd one, reverse every stretch at that level or
/// above. Whole level runs are moved; within a run the direction says the rest.
pub(super) fn visual_runs(levels: &[Level]) -> Vec<VisualRun> {
    let mut runs: Vec<VisualRun> = Vec::new();
    for (index, &level) in levels.iter().enumerate() {
        match runs.last_mut() {
            Some(run) if run.level == Some(level) => run.logical.end = index + 1,
            _ => runs.push(VisualRun {
                logical: index..index + 1,
                direction: level.direction(),
                level: Some(level),
            }),
        }
    }
    let highest = levels.iter().max().map_or(0, |level| level.number());
    for level in (1..=highest).rev() {
        for stretch in stretches_at_or_above(&runs, level) {
            runs[stretch].reverse();
        }
    }
    runs
}

/// The maximal stretches of runs whose levels are `level` or higher.
fn stretches_at_or_above(runs: &[VisualRun], level: u8) -> Vec<Range<usize>> {
    let mut stretches: Vec<Range<usize>> = Vec::new();
    for (index, run) in runs.iter().enumerate() {
        if run.level.is_none_or(|it| it.number() < level) {
            continue;
        }
        match stretches.last_mut() {
            Some(stretch) if stretch.end == index => stretch.end = index + 1,
            _ => stretches.push(index..index + 1),
        }
    }
    stretches
}
