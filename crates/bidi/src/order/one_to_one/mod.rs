//! The one-to-one display of Atkin, Stansifer and Alsharif, "Bidirectional Domain Names" (2001),
//! section IV: inferencing gives every character a direction, reordering puts them in display order.
//! The algorithm is its own inverse: applied to the display it gives the logical name back.
//!
//! Beyond the alphabet of the publication: R and AL are right-to-left letters; EN and AN are the two kinds of
//! digit; U+002D is the hyphen-minus; every other character is left-to-right and keeps its position. A
//! nonspacing mark, or a character that rule X9 of UAX #9 removes, moves with the character before it.

mod block;
mod infer;
mod reorder;
mod unit;

pub use infer::{OneToOneInferencePass, OneToOneNeighbourLookup, infer_unit_directions};
pub use reorder::{OneToOneReorderOperation, OneToOneReorderState, unit_indices_in_visual_order};
use unit::units_into;
pub use unit::{OneToOneReorderUnit, OneToOneReorderUnitKind, split_into_reorder_units};

use crate::index::Level;
use crate::name::Character;
use crate::uba::{BLOCK_LENGTH, ReorderedLine};

use super::{Direction, DisplayOrder, LogicalIndex, VisualRun};

/// The one-to-one display order.
pub(super) fn order(characters: &[Character]) -> DisplayOrder {
    let units = split_into_reorder_units(characters);
    let directions = infer_unit_directions(&units, |_| (), |_, _| ());
    let visual_units = unit_indices_in_visual_order(&units, &directions, |_| ());
    DisplayOrder::from_runs(characters, runs(&units, &directions, &visual_units), Direction::LeftToRight)
}

/// The one-to-one display with working memory that it reuses, so that a search over millions of names does not
/// allocate.
#[derive(Clone, Debug, Default)]
pub struct OneToOneDisplayEngine {
    units: Vec<OneToOneReorderUnit>,
    directions: Vec<Option<Direction>>,
    machine: OneToOneReorderState,
    visual: Vec<LogicalIndex>,
    line: ReorderedLine,
}

impl OneToOneDisplayEngine {
    /// An engine that has not allocated any memory yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// For each visual position, from the left, the character shown there.
    pub fn order(&mut self, characters: &[Character]) -> &[LogicalIndex] {
        let Self { units, directions, machine, visual, line } = self;
        if characters.len() <= BLOCK_LENGTH {
            line.set_block(characters.len(), Level::LTR, block::raised(characters));
            return line.order();
        }
        units_into(units, characters);
        infer::infer_into(directions, units, |_| (), |_, _| ());
        machine.run(units, infer::final_directions(directions), |_| ());
        visual.clear();
        visual.extend(
            machine
                .output_unit_indices
                .iter()
                .flat_map(|&unit| units[unit].logical_character_range.clone())
                .map(LogicalIndex),
        );
        visual
    }
}

/// The runs, left to right, of units in this visual order. Letters and hyphens of right-to-left
/// direction make right-to-left runs; numerals are read from left to right whatever their direction.
fn runs(units: &[OneToOneReorderUnit], directions: &[Direction], visual_units: &[usize]) -> Vec<VisualRun> {
    let mut runs: Vec<VisualRun> = Vec::new();
    for &index in visual_units {
        let OneToOneReorderUnit { logical_character_range: characters, unit_kind: kind } =
            units[index].clone();
        let direction = if kind.is_digit() { Direction::LeftToRight } else { directions[index] };
        match runs.last_mut() {
            Some(run) if run.direction == direction => match direction {
                Direction::LeftToRight if run.logical_range.end == characters.start => {
                    run.logical_range.end = characters.end;
                    continue;
                }
                Direction::RightToLeft if characters.end == run.logical_range.start => {
                    run.logical_range.start = characters.start;
                    continue;
                }
                _ => {}
            },
            _ => {}
        }
        runs.push(VisualRun { logical_range: characters, direction, level: None });
    }
    runs
}
