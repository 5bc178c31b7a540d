//! Reordering: a digit accumulator, a character stack and a mode turn directions into display order.

use std::ops::Range;

use crate::enum_with_ids;

use super::super::Direction;
use super::unit::OneToOneReorderUnit;

enum_with_ids! {
    /// The four operations of the reordering (Atkin et al. 2001, section IV).
    pub enum OneToOneReorderOperation {
        /// Output the stack, then the accumulator, then the current character.
        OutputStackThenAccumulator = "empty";
        /// Output the accumulator, then the stack, then the current character.
        OutputAccumulatorThenStack = "clear";
        /// Push the accumulator as one piece, then the current character, onto the stack.
        PushOntoStack = "push";
        /// Append the current character to the accumulator.
        AppendToAccumulator = "accumulate";
    }
}

impl std::fmt::Display for OneToOneReorderOperation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.id())
    }
}

/// The state of the reordering after a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OneToOneReorderState {
    /// The operation just carried out.
    pub last_operation: OneToOneReorderOperation,
    /// The index of its unit; `None` at the end of the input.
    pub current_unit_index: Option<usize>,
    /// The paper's mode: the direction of the last unit read. It says whether the operation at the next left-to-right
    /// unit, or at the end, is [`OneToOneReorderOperation::OutputStackThenAccumulator`] or
    /// [`OneToOneReorderOperation::OutputAccumulatorThenStack`].
    pub last_unit_direction: Direction,
    /// The digit accumulator: units that are contiguous in logical order, because every other character
    /// empties it.
    pub accumulated_unit_range: Range<usize>,
    /// The character stack, its top last: pieces of units, a letter or a sequence of digits each.
    pub stacked_unit_ranges: Vec<Range<usize>>,
    /// The units that have been output, from left to right.
    pub output_unit_indices: Vec<usize>,
}

/// The indices of the units in display order, left to right; `unit_directions` has the direction of each unit, as
/// [`infer_unit_directions`](super::infer_unit_directions) gives it. After each step, the end of the input among them,
/// `after_each_step` is called with the state.
pub fn unit_indices_in_visual_order(
    units: &[OneToOneReorderUnit],
    unit_directions: &[Direction],
    after_each_step: impl FnMut(&OneToOneReorderState),
) -> Vec<usize> {
    let mut machine = OneToOneReorderState::default();
    machine.run(units, unit_directions.iter().copied(), after_each_step);
    machine.output_unit_indices
}

impl Default for OneToOneReorderState {
    fn default() -> Self {
        Self {
            last_operation: OneToOneReorderOperation::OutputStackThenAccumulator,
            current_unit_index: None,
            last_unit_direction: Direction::LeftToRight,
            accumulated_unit_range: 0..0,
            stacked_unit_ranges: Vec::new(),
            output_unit_indices: Vec::new(),
        }
    }
}

impl OneToOneReorderState {
    /// Reorders from the start; the stack is empty after every run.
    pub(super) fn run(
        &mut self,
        units: &[OneToOneReorderUnit],
        directions: impl Iterator<Item = Direction>,
        mut observe: impl FnMut(&Self),
    ) {
        self.last_unit_direction = Direction::LeftToRight;
        self.output_unit_indices.clear();
        for (current, (unit, direction)) in units.iter().zip(directions).enumerate() {
            self.current_unit_index = Some(current);
            match direction {
                Direction::LeftToRight => self.flush(),
                Direction::RightToLeft if unit.unit_kind.is_digit() => self.accumulate(current),
                Direction::RightToLeft => self.push(current),
            }
            self.last_unit_direction = direction;
            observe(self);
        }
        self.current_unit_index = None;
        self.flush();
        observe(self);
    }

    /// "If mode is left-to-right, then empty else clear."
    fn flush(&mut self) {
        match self.last_unit_direction {
            Direction::LeftToRight => self.empty(),
            Direction::RightToLeft => self.clear(),
        }
    }

    fn empty(&mut self) {
        self.last_operation = OneToOneReorderOperation::OutputStackThenAccumulator;
        self.output_stack();
        self.output_accumulator();
        self.output_unit_indices.extend(self.current_unit_index);
    }

    fn clear(&mut self) {
        self.last_operation = OneToOneReorderOperation::OutputAccumulatorThenStack;
        self.output_accumulator();
        self.output_stack();
        self.output_unit_indices.extend(self.current_unit_index);
    }

    fn push(&mut self, current: usize) {
        self.last_operation = OneToOneReorderOperation::PushOntoStack;
        let digits = std::mem::take(&mut self.accumulated_unit_range);
        if !digits.is_empty() {
            self.stacked_unit_ranges.push(digits);
        }
        self.stacked_unit_ranges.push(current..current + 1);
    }

    fn accumulate(&mut self, current: usize) {
        self.last_operation = OneToOneReorderOperation::AppendToAccumulator;
        if self.accumulated_unit_range.is_empty() {
            self.accumulated_unit_range = current..current;
        }
        self.accumulated_unit_range.end = current + 1;
    }

    fn output_accumulator(&mut self) {
        self.output_unit_indices.extend(std::mem::take(&mut self.accumulated_unit_range));
    }

    fn output_stack(&mut self) {
        while let Some(piece) = self.stacked_unit_ranges.pop() {
            self.output_unit_indices.extend(piece);
        }
    }
}
