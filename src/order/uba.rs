//! The Unicode Bidirectional Algorithm, UAX #9, as a strategy.

use crate::name::Character;
use crate::uba::{self, Silent};

use super::{Direction, DisplayOrder, Level, VisualRun};

/// The order in a paragraph of this direction; `None` takes the first strong character's.
pub(super) fn order(characters: &[Character], paragraph: Option<Direction>) -> DisplayOrder {
    let (levels, direction) = levels(characters, paragraph);
    DisplayOrder::from_runs(characters, visual_runs(&levels), direction)
}

/// The level of each character after rule L1, and the paragraph's direction. A character that X9
/// removes has the level of the one before it, so that it keeps its place after that.
pub(super) fn levels(characters: &[Character], paragraph: Option<Direction>) -> (Vec<Level>, Direction) {
    let resolved = uba::resolve(characters, paragraph.into(), &mut Silent);
    (resolved.levels, resolved.paragraph.direction())
}

/// Rule L2 over whole level runs; within a run the direction says the rest.
pub(super) fn visual_runs(levels: &[Level]) -> Vec<VisualRun> {
    let mut runs: Vec<VisualRun> = uba::runs_of(levels)
        .map(|(logical, level)| VisualRun { logical, direction: level.direction(), level: Some(level) })
        .collect();
    uba::l2(&mut runs, |run| run.level.unwrap_or(Level::LTR));
    runs
}
