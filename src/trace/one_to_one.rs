//! The trace of the one-to-one display.

use crate::name::{BidiClass, Character};
use crate::order::one_to_one::{Machine, Unit, infer, reorder, units};
use crate::order::{Direction, LogicalIndex};

use super::step::{Change, Detail, Step, StepRule, Value, class_of};

/// The five passes of the inferencing, then a step for each unit that the reordering takes in, the end
/// of the input among them.
pub(super) fn steps(characters: &[Character]) -> Vec<Step> {
    let units = units(characters);
    let mut steps = Vec::with_capacity(units.len() + 6);
    // What every character is so far: its class, then its direction.
    let mut values: Vec<BidiClass> = characters.iter().map(|character| character.class).collect();
    let directions = infer(&units, |pass, directions| {
        let changed = changes(&units, directions, &mut values);
        steps.push(Step { changed, ..Step::new(StepRule::Infer(pass)) });
    });
    reorder(&units, &directions, |machine| steps.push(machine_step(&units, machine)));
    steps
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

fn machine_step(units: &[Unit], machine: &Machine) -> Step {
    let characters_of = |piece: std::ops::Range<usize>| {
        piece.flat_map(|unit| units[unit].characters.clone()).collect::<Vec<usize>>()
    };
    let current = machine.current.map_or(0..0, |unit| units[unit].characters.clone());
    let output = machine.output.iter().flat_map(|&unit| units[unit].characters.clone());
    Step {
        order: Some(output.map(LogicalIndex).collect()),
        detail: Detail::Machine {
            operation: machine.operation.id(),
            character: machine.current.map(|_| current.start),
            characters: current.collect(),
            mode: class_of(machine.mode),
            accumulator: characters_of(machine.accumulator.clone()),
            stack: machine.stack.iter().cloned().map(characters_of).collect(),
        },
        ..Step::new(StepRule::Reorder)
    }
}
