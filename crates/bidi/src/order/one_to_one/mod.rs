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

use std::ops::Range;

pub use infer::{Inference, NeighbourLookup, infer};
pub use reorder::{Operation, ReorderState, reorder};

use crate::index::Level;
use crate::name::{BidiClass, Character};
use crate::uba::{BLOCK_LENGTH, ReorderedLine};

use super::{Direction, DisplayOrder, LogicalIndex, VisualRun};

/// A character with the nonspacing marks, and the characters that rule X9 of UAX #9 removes, that follow it; the algorithm
/// moves it as a whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unit {
    /// Range of logical positions, in characters. Never empty.
    pub characters: Range<usize>,
    /// The kind of its first character.
    pub kind: Kind,
}

/// The kinds of character in Table 1 of Atkin et al. (2001).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// An Arabic or Hebrew letter: class R or AL.
    RightToLeftLetter,
    /// A European numeral: class EN.
    European,
    /// An Arabic numeral: class AN.
    Arabic,
    /// The hyphen-minus, U+002D, unless a display gives it class L, R or AL.
    Hyphen,
    /// Every other character, including the full stop.
    LeftToRight,
}

impl Kind {
    /// The kind of the first character of a unit.
    pub const fn of(character: Character) -> Self {
        match character {
            Character { class: BidiClass::R | BidiClass::AL, .. } => Self::RightToLeftLetter,
            Character { class: BidiClass::L, .. } => Self::LeftToRight,
            Character { scalar: '-', .. } => Self::Hyphen,
            Character { class: BidiClass::EN, .. } => Self::European,
            Character { class: BidiClass::AN, .. } => Self::Arabic,
            _ => Self::LeftToRight,
        }
    }

    /// The number of kinds.
    const COUNT: usize = Self::LeftToRight as usize + 1;

    /// Whether it is a numeral of either kind.
    pub const fn is_digit(self) -> bool {
        matches!(self, Self::European | Self::Arabic)
    }
}

/// The one-to-one display order.
pub(super) fn order(characters: &[Character]) -> DisplayOrder {
    let units = units(characters);
    let directions = infer(&units, |_| (), |_, _| ());
    let visual_units = reorder(&units, &directions, |_| ());
    DisplayOrder::from_runs(characters, runs(&units, &directions, &visual_units), Direction::LeftToRight)
}

/// The one-to-one display with working memory that it reuses, so that a search over millions of names does not
/// allocate.
#[derive(Clone, Debug, Default)]
pub struct OneToOneEngine {
    units: Vec<Unit>,
    directions: Vec<Option<Direction>>,
    machine: ReorderState,
    visual: Vec<LogicalIndex>,
    line: ReorderedLine,
}

impl OneToOneEngine {
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
        visual
            .extend(machine.output.iter().flat_map(|&unit| units[unit].characters.clone()).map(LogicalIndex));
        visual
    }
}

/// The characters as units, in logical order: each base with what follows it as [`Unit`] has it.
pub fn units(characters: &[Character]) -> Vec<Unit> {
    let mut units = Vec::new();
    units_into(&mut units, characters);
    units
}

fn units_into(units: &mut Vec<Unit>, characters: &[Character]) {
    units.clear();
    units.reserve(characters.len());
    for (index, &character) in characters.iter().enumerate() {
        match units.last_mut() {
            Some(unit) if character.follows_its_predecessor() => unit.characters.end = index + 1,
            // A mark at the start has no base, and is left-to-right.
            _ => units.push(Unit { characters: index..index + 1, kind: Kind::of(character) }),
        }
    }
}

/// The runs, left to right, of units in this visual order. Letters and hyphens of right-to-left
/// direction make right-to-left runs; numerals are read from left to right whatever their direction.
fn runs(units: &[Unit], directions: &[Direction], visual_units: &[usize]) -> Vec<VisualRun> {
    let mut runs: Vec<VisualRun> = Vec::new();
    for &index in visual_units {
        let Unit { characters, kind } = units[index].clone();
        let direction = if kind.is_digit() { Direction::LeftToRight } else { directions[index] };
        match runs.last_mut() {
            Some(run) if run.direction == direction => match direction {
                Direction::LeftToRight if run.logical.end == characters.start => {
                    run.logical.end = characters.end;
                    continue;
                }
                Direction::RightToLeft if characters.end == run.logical.start => {
                    run.logical.start = characters.start;
                    continue;
                }
                _ => {}
            },
            _ => {}
        }
        runs.push(VisualRun { logical: characters, direction, level: None });
    }
    runs
}
