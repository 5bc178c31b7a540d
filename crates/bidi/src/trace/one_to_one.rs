//! The trace of the one-to-one display.

use std::cell::RefCell;
use std::ops::Range;
use std::sync::Arc;

use crate::name::{BidiClass, Character};
use crate::order::one_to_one::{
    InferencePass, NeighbourLookup, ReorderOperation, ReorderState, Unit, infer_directions, reorder_units,
    units,
};
use crate::order::{Direction, LogicalIndex};

use super::event::{CharRef, CharacterEvent, InferredNeighbour, ReorderSource, ReorderTarget};
use super::shared_slice::{CharacterSpan, SharedSlice};
use super::step::{Logged, Step, StepResult};
use super::step_rule::StepRule;

/// What the passes have found on both sides of a unit; `None` where none has looked.
type Sides = [Option<Option<usize>>; 2];

/// A step for each of the five passes of the inferencing, then one for each unit that is reordered and for
/// the end of the input.
pub(super) fn steps(characters: &[Character]) -> Vec<Logged> {
    let units = units(characters);
    let mut steps = Vec::with_capacity(units.len() + 6);
    // The current class or direction of each character.
    let mut values: Vec<BidiClass> = characters.iter().map(|character| character.class).collect();
    let lookups = RefCell::new(vec![[None; 2]; units.len()]);
    let on_lookup = |lookup: NeighbourLookup| {
        lookups.borrow_mut()[lookup.unit_index][usize::from(!lookup.is_before)] =
            Some(lookup.found_unit_index)
    };
    let directions = infer_directions(&units, on_lookup, |pass, directions| {
        let events = inferred(pass, &units, directions, &lookups.borrow(), &mut values);
        steps.push(Logged { step: Step::with_changes(StepRule::Infer(pass), &events), events });
    });
    let mut recorder = ReorderRecorder {
        units: &units,
        stacked: Vec::new(),
        bottom: 0,
        units_out: 0,
        output: 0,
        moments: Vec::new(),
    };
    let visual = reorder_units(&units, &directions, |machine| recorder.record(machine));
    let mut before: Option<Step> = None;
    for step in recorder.into_steps(&visual) {
        let events = reordered(&step, before.as_ref());
        before = Some(step.clone());
        steps.push(Logged { step, events });
    }
    steps
}

/// The characters that a pass has changed. Giving a character of class L or R its own direction is not a change.
fn inferred(
    pass: InferencePass,
    units: &[Unit],
    directions: &[Option<Direction>],
    lookups: &[Sides],
    values: &mut [BidiClass],
) -> Vec<(CharRef, CharacterEvent)> {
    let neighbour = |met: Option<usize>| {
        let character = met.and_then(|unit| Some((units[unit].characters.start, directions[unit]?)));
        character.map_or(InferredNeighbour::NoNeighbour, |(at, direction)| {
            InferredNeighbour::Character(at, direction)
        })
    };
    let mut events = Vec::new();
    for ((unit, direction), sides) in units.iter().zip(directions).zip(lookups) {
        let Some(to) = *direction else {
            continue;
        };
        let base = unit.characters.start;
        for at in unit.characters.clone() {
            let from = std::mem::replace(&mut values[at], BidiClass::of_direction(to));
            let [before, after] = sides.map(|side| side.map(neighbour));
            let event = match at == base {
                true => CharacterEvent::Inferred { pass, from, to, before, after },
                false => CharacterEvent::FollowsBase { from, to, base_character: base },
            };
            if from != values[at] {
                events.push((CharRef::InName(at), event));
            }
        }
    }
    events
}

/// The characters that a step of the reordering moved.
fn reordered(step: &Step, before: Option<&Step>) -> Vec<(CharRef, CharacterEvent)> {
    let StepResult::Reordering { operation, characters, accumulator, stack, .. } = &step.detail else {
        return Vec::new();
    };
    let (waiting, stacked) = match before.map(|step| &step.detail) {
        Some(StepResult::Reordering { accumulator, stack, .. }) => (accumulator.0.clone(), &**stack),
        _ => (0..0, [].as_slice()),
    };
    let mut moved: Vec<(usize, ReorderTarget)> = Vec::new();
    let out = step.goes_out(before);
    let first_place = step.order.as_ref().map_or(0, |order| order.len()) - out.len();
    for (place, &LogicalIndex(at)) in (first_place..).zip(out) {
        let source = match waiting.contains(&at) {
            true => ReorderSource::Accumulator,
            false if CharacterSpan::any_contains(stacked, at) => ReorderSource::Stack,
            false => ReorderSource::Input,
        };
        moved.push((at, ReorderTarget::Output { source, visual_position: place }));
    }
    if out.is_empty() {
        let target = |at: usize| match accumulator.0.contains(&at) {
            true => Some(ReorderTarget::Accumulator),
            false => CharacterSpan::any_contains(stack, at).then_some(ReorderTarget::Stack),
        };
        moved.extend(characters.0.clone().filter_map(|at| Some((at, target(at)?))));
        let pushed = waiting.filter(|at| CharacterSpan::any_contains(stack, *at));
        moved.extend(pushed.map(|at| (at, ReorderTarget::StackFromAccumulator)));
    }
    moved.sort_by_key(|it| it.0);
    let event =
        |(at, target)| (CharRef::InName(at), CharacterEvent::Reordered { operation: *operation, target });
    moved.into_iter().map(event).collect()
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
    operation: ReorderOperation,
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
        let gone = &machine.output_unit_indices[self.units_out..];
        self.units_out = machine.output_unit_indices.len();
        self.output += gone.iter().map(|&unit| self.units[unit].characters.len()).sum::<usize>();
        self.moments.push(ReorderMoment {
            operation: machine.operation,
            current: machine
                .current_unit_index
                .map(|unit| CharacterSpan(self.units[unit].characters.clone())),
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
            detail: StepResult::Reordering {
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
