//! The trace of the one-to-one display.

use std::cell::RefCell;
use std::ops::Range;
use std::sync::Arc;

use crate::name::{BidiClass, Character};
use crate::order::one_to_one::{Machine, Operation, PassLook, Unit, infer, reorder, units};
use crate::order::{Direction, LogicalIndex};

use super::claim::InferredBeside;
use super::grounds::{Grounds, InferredGround};
use super::shared::{Shared, Stretch};
use super::step::{Change, Detail, Step, StepRule, Value, class_of};

/// The five passes of the inferencing, then a step for each unit that the reordering takes in, the end
/// of the input among them.
pub(super) fn steps(characters: &[Character]) -> Vec<Step> {
    let units = units(characters);
    let mut steps = Vec::with_capacity(units.len() + 6);
    // What every character is so far: its class, then its direction.
    let mut values: Vec<BidiClass> = characters.iter().map(|character| character.class).collect();
    let looks = RefCell::new(vec![[None; 2]; units.len()]);
    let looked =
        |look: PassLook| looks.borrow_mut()[look.unit][usize::from(!look.is_before)] = Some(look.met);
    let directions = infer(&units, looked, |pass, directions| {
        let changed = changes(&units, directions, &mut values);
        let inferred = grounds(&units, directions, &looks.borrow());
        let grounds = Grounds { inferred, ..Grounds::NONE };
        steps.push(Step { changed, grounds, ..Step::new(StepRule::Infer(pass)) });
    });
    let mut recorder = MachineRecorder {
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

/// What the passes so far looked at for each unit, told of its characters.
fn grounds(
    units: &[Unit],
    directions: &[Option<Direction>],
    looks: &[[Option<Option<usize>>; 2]],
) -> Vec<InferredGround> {
    let inferred = |met: Option<usize>| {
        let character = met.and_then(|unit| Some((units[unit].characters.start, directions[unit]?)));
        character.map_or(InferredBeside::Nothing, |(at, direction)| InferredBeside::Character(at, direction))
    };
    let grounds = units.iter().zip(looks).flat_map(|(unit, sides)| {
        let [before, after] = sides.map(|side| side.map(inferred));
        let base = unit.characters.start;
        unit.characters.clone().map(move |character| InferredGround { character, base, before, after })
    });
    grounds.collect()
}

/// The characters whose value a pass has changed. A class L or R is a direction already: giving it
/// that direction changes nothing.
fn changes(units: &[Unit], directions: &[Option<Direction>], values: &mut [BidiClass]) -> Vec<Change> {
    let mut changed = Vec::new();
    for (unit, direction) in units.iter().zip(directions) {
        let Some(direction) = *direction else {
            continue;
        };
        let to = class_of(direction);
        for index in unit.characters.clone() {
            let from = std::mem::replace(&mut values[index], to);
            if from != to {
                let character = LogicalIndex(index);
                changed.push(Change { character, from: Value::Class(from), to: Value::Class(to) });
            }
        }
    }
    changed
}

/// Keeps what the machine does. The output only grows, and between two flushes so does the stack: a
/// step needs to know their lengths only.
struct MachineRecorder<'a> {
    units: &'a [Unit],
    /// Every piece that was ever pushed.
    stacked: Vec<Stretch>,
    /// Where in `stacked` the present stack begins.
    bottom: usize,
    /// How many units have gone out, and how many characters that is.
    units_out: usize,
    output: usize,
    moments: Vec<MachineMoment>,
}

/// The machine after a step.
struct MachineMoment {
    operation: Operation,
    current: Option<Stretch>,
    mode: Direction,
    accumulator: Stretch,
    /// In the pieces that were ever pushed.
    stack: Range<usize>,
    /// How many characters have gone out.
    output: usize,
}

impl MachineRecorder<'_> {
    fn record(&mut self, machine: &Machine) {
        let known = self.stacked.len() - self.bottom;
        if machine.stack.is_empty() {
            self.bottom = self.stacked.len();
        } else {
            let pushed: Vec<Stretch> = machine.stack[known..].iter().map(|piece| self.piece(piece)).collect();
            self.stacked.extend(pushed);
        }
        let gone = &machine.output[self.units_out..];
        self.units_out = machine.output.len();
        self.output += gone.iter().map(|&unit| self.units[unit].characters.len()).sum::<usize>();
        self.moments.push(MachineMoment {
            operation: machine.operation,
            current: machine.current.map(|unit| Stretch(self.units[unit].characters.clone())),
            mode: machine.mode,
            accumulator: self.piece(&machine.accumulator),
            stack: self.bottom..self.stacked.len(),
            output: self.output,
        });
    }

    /// The characters of units that stand side by side.
    fn piece(&self, units: &Range<usize>) -> Stretch {
        match &self.units[units.clone()] {
            [] => Stretch::default(),
            [first, .., last] => Stretch(first.characters.start..last.characters.end),
            [only] => Stretch(only.characters.clone()),
        }
    }

    /// A step for each moment. `visual` are all units in display order.
    fn into_steps(self, visual: &[usize]) -> impl Iterator<Item = Step> {
        let order: Arc<[LogicalIndex]> =
            visual.iter().flat_map(|&unit| self.units[unit].characters.clone()).map(LogicalIndex).collect();
        let stacked: Arc<[Stretch]> = self.stacked.into();
        self.moments.into_iter().map(move |moment| Step {
            order: Some(Shared::part(&order, 0..moment.output)),
            detail: Detail::Machine {
                operation: moment.operation,
                character: moment.current.as_ref().map(|piece| piece.0.start),
                characters: moment.current.unwrap_or_default(),
                mode: class_of(moment.mode),
                accumulator: moment.accumulator,
                stack: Shared::part(&stacked, moment.stack),
            },
            ..Step::new(StepRule::Reorder)
        })
    }
}
