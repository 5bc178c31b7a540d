//! The trace of the one-to-one display.

use std::cell::RefCell;
use std::ops::Range;
use std::sync::Arc;

use crate::name::{BidiClass, Character};
use crate::order::one_to_one::{
    OneToOneInferencePass, OneToOneNeighbourLookup, OneToOneReorderOperation, OneToOneReorderState,
    OneToOneReorderUnit, infer_unit_directions, split_into_reorder_units, unit_indices_in_visual_order,
};
use crate::order::{Direction, LogicalIndex};

use super::event::{
    CharRef, CharacterTraceEvent, OneToOneNeighbour, OneToOneReorderSource, OneToOneReorderTarget,
};
use super::shared_slice::{LogicalCharacterRange, SharedSlice};
use super::step::{Logged, TraceStep, TraceStepDetail};
use super::step_rule::TraceStepKind;

/// What the passes have found on both sides of a unit; `None` where none has looked.
type Sides = [Option<Option<usize>>; 2];

/// A step for each of the five passes of the inferencing, then one for each unit that is reordered and for
/// the end of the input.
pub(super) fn steps(characters: &[Character]) -> Vec<Logged> {
    let units = split_into_reorder_units(characters);
    let mut steps = Vec::with_capacity(units.len() + 6);
    // The current class or direction of each character.
    let mut values: Vec<BidiClass> = characters.iter().map(|character| character.class).collect();
    let lookups = RefCell::new(vec![[None; 2]; units.len()]);
    let on_lookup = |lookup: OneToOneNeighbourLookup| {
        lookups.borrow_mut()[lookup.unit_without_direction_index]
            [usize::from(!lookup.searches_logically_before)] = Some(lookup.direction_giving_unit_index)
    };
    let directions = infer_unit_directions(&units, on_lookup, |pass, directions| {
        let events = inferred(pass, &units, directions, &lookups.borrow(), &mut values);
        steps.push(Logged {
            step: TraceStep::with_changes(TraceStepKind::OneToOneInference(pass), &events),
            events,
        });
    });
    let mut recorder = ReorderRecorder {
        units: &units,
        stacked: Vec::new(),
        bottom: 0,
        units_out: 0,
        output: 0,
        moments: Vec::new(),
    };
    let visual = unit_indices_in_visual_order(&units, &directions, |machine| recorder.record(machine));
    let mut before: Option<TraceStep> = None;
    for step in recorder.into_steps(&visual) {
        let events = reordered(&step, before.as_ref());
        before = Some(step.clone());
        steps.push(Logged { step, events });
    }
    steps
}

/// The characters that a pass has changed. Giving a character of class L or R its own direction is not a change.
fn inferred(
    pass: OneToOneInferencePass,
    units: &[OneToOneReorderUnit],
    directions: &[Option<Direction>],
    lookups: &[Sides],
    values: &mut [BidiClass],
) -> Vec<(CharRef, CharacterTraceEvent)> {
    let neighbour = |met: Option<usize>| {
        let character =
            met.and_then(|unit| Some((units[unit].logical_character_range.start, directions[unit]?)));
        character.map_or(OneToOneNeighbour::NoNeighbour, |(at, direction)| OneToOneNeighbour::Character {
            logical_index: LogicalIndex(at),
            direction,
        })
    };
    let mut events = Vec::new();
    for ((unit, direction), sides) in units.iter().zip(directions).zip(lookups) {
        let Some(to) = *direction else {
            continue;
        };
        let base = unit.logical_character_range.start;
        for at in unit.logical_character_range.clone() {
            let from = std::mem::replace(&mut values[at], BidiClass::of_direction(to));
            let [before, after] = sides.map(|side| side.map(neighbour));
            let event = match at == base {
                true => CharacterTraceEvent::OneToOneInferred {
                    inference_pass: pass,
                    from_class: from,
                    inferred_direction: to,
                    neighbour_before: before,
                    neighbour_after: after,
                },
                false => CharacterTraceEvent::OneToOneMarkFollowsBase {
                    from_class: from,
                    base_direction: to,
                    base_index: LogicalIndex(base),
                },
            };
            if from != values[at] {
                events.push((CharRef::InName(LogicalIndex(at)), event));
            }
        }
    }
    events
}

/// The characters that a step of the reordering moved.
fn reordered(step: &TraceStep, before: Option<&TraceStep>) -> Vec<(CharRef, CharacterTraceEvent)> {
    let TraceStepDetail::Reordering { operation, characters, accumulator, stack, .. } = &step.detail else {
        return Vec::new();
    };
    let (waiting, stacked) = match before.map(|step| &step.detail) {
        Some(TraceStepDetail::Reordering { accumulator, stack, .. }) => (accumulator.0.clone(), &**stack),
        _ => (0..0, [].as_slice()),
    };
    let mut moved: Vec<(usize, OneToOneReorderTarget)> = Vec::new();
    let out = step.goes_out(before);
    let first_place = step.logical_from_visual.as_ref().map_or(0, |order| order.len()) - out.len();
    for (place, &LogicalIndex(at)) in (first_place..).zip(out) {
        let source = match waiting.contains(&at) {
            true => OneToOneReorderSource::DigitAccumulator,
            false if LogicalCharacterRange::any_contains(stacked, at) => {
                OneToOneReorderSource::CharacterStack
            }
            false => OneToOneReorderSource::Input,
        };
        moved.push((at, OneToOneReorderTarget::Output { source, visual_index: place }));
    }
    if out.is_empty() {
        let target = |at: usize| match accumulator.0.contains(&at) {
            true => Some(OneToOneReorderTarget::DigitAccumulator),
            false => LogicalCharacterRange::any_contains(stack, at)
                .then_some(OneToOneReorderTarget::CharacterStack),
        };
        moved.extend(characters.0.clone().filter_map(|at| Some((at, target(at)?))));
        let pushed = waiting.filter(|at| LogicalCharacterRange::any_contains(stack, *at));
        moved.extend(pushed.map(|at| (at, OneToOneReorderTarget::CharacterStackFromDigitAccumulator)));
    }
    moved.sort_by_key(|it| it.0);
    let event = |(at, target)| {
        (
            CharRef::InName(LogicalIndex(at)),
            CharacterTraceEvent::OneToOneReordered { operation: *operation, target },
        )
    };
    moved.into_iter().map(event).collect()
}

/// Records the states of the reordering. The output only grows, and so does the stack between two flushes: a
/// step only needs their lengths.
struct ReorderRecorder<'a> {
    units: &'a [OneToOneReorderUnit],
    /// Every piece that was ever pushed.
    stacked: Vec<LogicalCharacterRange>,
    /// The index in `stacked` at which the current stack begins.
    bottom: usize,
    /// The number of units that have been output, and of their characters.
    units_out: usize,
    output: usize,
    moments: Vec<ReorderMoment>,
}

/// The state after a step.
struct ReorderMoment {
    operation: OneToOneReorderOperation,
    current: Option<LogicalCharacterRange>,
    mode: Direction,
    accumulator: LogicalCharacterRange,
    /// A range of `stacked`.
    stack: Range<usize>,
    /// The number of characters that have been output.
    output: usize,
}

impl ReorderRecorder<'_> {
    fn record(&mut self, machine: &OneToOneReorderState) {
        let known = self.stacked.len() - self.bottom;
        if machine.stacked_unit_ranges.is_empty() {
            self.bottom = self.stacked.len();
        } else {
            let pushed: Vec<LogicalCharacterRange> =
                machine.stacked_unit_ranges[known..].iter().map(|piece| self.piece(piece)).collect();
            self.stacked.extend(pushed);
        }
        let gone = &machine.output_unit_indices[self.units_out..];
        self.units_out = machine.output_unit_indices.len();
        self.output += gone.iter().map(|&unit| self.units[unit].logical_character_range.len()).sum::<usize>();
        self.moments.push(ReorderMoment {
            operation: machine.last_operation,
            current: machine
                .current_unit_index
                .map(|unit| LogicalCharacterRange(self.units[unit].logical_character_range.clone())),
            mode: machine.last_unit_direction,
            accumulator: self.piece(&machine.accumulated_unit_range),
            stack: self.bottom..self.stacked.len(),
            output: self.output,
        });
    }

    /// The range of the characters of contiguous units.
    fn piece(&self, units: &Range<usize>) -> LogicalCharacterRange {
        match &self.units[units.clone()] {
            [] => LogicalCharacterRange::default(),
            [first, .., last] => {
                LogicalCharacterRange(first.logical_character_range.start..last.logical_character_range.end)
            }
            [only] => LogicalCharacterRange(only.logical_character_range.clone()),
        }
    }

    /// A step for each recorded state. `visual` are all units in display order.
    fn into_steps(self, visual: &[usize]) -> impl Iterator<Item = TraceStep> {
        let order: Arc<[LogicalIndex]> = visual
            .iter()
            .flat_map(|&unit| self.units[unit].logical_character_range.clone())
            .map(LogicalIndex)
            .collect();
        let stacked: Arc<[LogicalCharacterRange]> = self.stacked.into();
        self.moments.into_iter().map(move |moment| TraceStep {
            logical_from_visual: Some(SharedSlice::part(&order, 0..moment.output)),
            detail: TraceStepDetail::Reordering {
                operation: moment.operation,
                character: moment.current.as_ref().map(|piece| piece.0.start),
                characters: moment.current.unwrap_or_default(),
                mode: BidiClass::of_direction(moment.mode),
                accumulator: moment.accumulator,
                stack: SharedSlice::part(&stacked, moment.stack),
            },
            ..TraceStep::new(TraceStepKind::OneToOneReordering)
        })
    }
}
