//! The trace of the one-to-one display.

use std::cell::RefCell;
use std::ops::Range;
use std::sync::Arc;

use crate::name::{BidiClass, Character};
use crate::order::one_to_one::{NeighbourLookup, Operation, ReorderState, Unit, infer, reorder, units};
use crate::order::{Direction, LogicalIndex};

use super::evidence::{PassEvidence, StepEvidence};
use super::explanation_data::InferredNeighbour;
use super::shared_slice::{CharacterSpan, SharedSlice};
use super::step::{Change, Detail, LevelOrClass, Step, StepRule};

/// A step for each of the five passes of the inferencing, then one for each unit that is reordered and for
/// the end of the input.
pub(super) fn steps(characters: &[Character]) -> Vec<Step> {
    let units = units(characters);
    let mut steps = Vec::with_capacity(units.len() + 6);
    // The current class or direction of each character.
    let mut values: Vec<BidiClass> = characters.iter().map(|character| character.class).collect();
    let lookups = RefCell::new(vec![[None; 2]; units.len()]);
    let on_lookup = |lookup: NeighbourLookup| {
        lookups.borrow_mut()[lookup.unit][usize::from(!lookup.is_before)] = Some(lookup.found)
    };
    let directions = infer(&units, on_lookup, |pass, directions| {
        let changed = changes(&units, directions, &mut values);
        let by_pass = evidence(&units, directions, &lookups.borrow());
        let evidence = StepEvidence { by_pass, ..StepEvidence::NONE };
        steps.push(Step { changed, evidence, ..Step::new(StepRule::Infer(pass)) });
    });
    let mut recorder = ReorderRecorder {
        units: &units,
        stacked: Vec::new(),
        bottom: 0,
        units_out: 0,
        output: 0,
        moments: Vec::new(),
    };
    let visual = reorder(&units, &directions, |machine| recorder.record(machine));
    steps.extend(recorder.into_steps(&visual));
    steps
}

/// The neighbours that the passes so far looked at, for each character.
fn evidence(
    units: &[Unit],
    directions: &[Option<Direction>],
    lookups: &[[Option<Option<usize>>; 2]],
) -> Vec<PassEvidence> {
    let inferred = |met: Option<usize>| {
        let character = met.and_then(|unit| Some((units[unit].characters.start, directions[unit]?)));
        character
            .map_or(InferredNeighbour::None, |(at, direction)| InferredNeighbour::Character(at, direction))
    };
    let evidence = units.iter().zip(lookups).flat_map(|(unit, sides)| {
        let [before, after] = sides.map(|side| side.map(inferred));
        let base = unit.characters.start;
        unit.characters.clone().map(move |character| PassEvidence { character, base, before, after })
    });
    evidence.collect()
}

/// The characters that a pass has changed. Giving a character of class L or R its own direction is not a
/// change.
fn changes(units: &[Unit], directions: &[Option<Direction>], values: &mut [BidiClass]) -> Vec<Change> {
    let mut changed = Vec::new();
    for (unit, direction) in units.iter().zip(directions) {
        let Some(direction) = *direction else {
            continue;
        };
        let to = BidiClass::of_direction(direction);
        for index in unit.characters.clone() {
            let from = std::mem::replace(&mut values[index], to);
            if from != to {
                let character = LogicalIndex(index);
                changed.push(Change {
                    character,
                    from: LevelOrClass::Class(from),
                    to: LevelOrClass::Class(to),
                });
            }
        }
    }
    changed
}

/// Records the states of the reordering. The output only grows, and so does the stack between two flushes: a
/// step only needs their lengths.
struct ReorderRecorder<'a> {
    units: &'a [Unit],
    /// Every piece that was ever pushed.
    stacked: Vec<CharacterSpan>,
    /// The index in `stacked` at which the current stack begins.
    bottom: usize,
    /// The number of units that have been output, and of their characters.
    units_out: usize,
    output: usize,
    moments: Vec<ReorderMoment>,
}

/// The state after a step.
struct ReorderMoment {
    operation: Operation,
    current: Option<CharacterSpan>,
    mode: Direction,
    accumulator: CharacterSpan,
    /// A range of `stacked`.
    stack: Range<usize>,
    /// The number of characters that have been output.
    output: usize,
}

impl ReorderRecorder<'_> {
    fn record(&mut self, machine: &ReorderState) {
        let known = self.stacked.len() - self.bottom;
        if machine.stack.is_empty() {
            self.bottom = self.stacked.len();
        } else {
            let pushed: Vec<CharacterSpan> =
                machine.stack[known..].iter().map(|piece| self.piece(piece)).collect();
            self.stacked.extend(pushed);
        }
        let gone = &machine.output[self.units_out..];
        self.units_out = machine.output.len();
        self.output += gone.iter().map(|&unit| self.units[unit].characters.len()).sum::<usize>();
        self.moments.push(ReorderMoment {
            operation: machine.operation,
            current: machine.current.map(|unit| CharacterSpan(self.units[unit].characters.clone())),
            mode: machine.mode,
            accumulator: self.piece(&machine.accumulator),
            stack: self.bottom..self.stacked.len(),
            output: self.output,
        });
    }

    /// The range of the characters of contiguous units.
    fn piece(&self, units: &Range<usize>) -> CharacterSpan {
        match &self.units[units.clone()] {
            [] => CharacterSpan::default(),
            [first, .., last] => CharacterSpan(first.characters.start..last.characters.end),
            [only] => CharacterSpan(only.characters.clone()),
        }
    }

    /// A step for each recorded state. `visual` are all units in display order.
    fn into_steps(self, visual: &[usize]) -> impl Iterator<Item = Step> {
        let order: Arc<[LogicalIndex]> =
            visual.iter().flat_map(|&unit| self.units[unit].characters.clone()).map(LogicalIndex).collect();
        let stacked: Arc<[CharacterSpan]> = self.stacked.into();
        self.moments.into_iter().map(move |moment| Step {
            order: Some(SharedSlice::part(&order, 0..moment.output)),
            detail: Detail::Reordering {
                operation: moment.operation,
                character: moment.current.as_ref().map(|piece| piece.0.start),
                characters: moment.current.unwrap_or_default(),
                mode: BidiClass::of_direction(moment.mode),
                accumulator: moment.accumulator,
                stack: SharedSlice::part(&stacked, moment.stack),
            },
            ..Step::new(StepRule::Reorder)
        })
    }
}
