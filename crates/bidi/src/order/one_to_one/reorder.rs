//! Reordering: a digit accumulator, a character stack and a mode turn directions into display order.

use std::ops::Range;

use crate::enum_with_ids;

use super::super::Direction;
use super::unit::Unit;

enum_with_ids! {
    /// The four operations of the reordering (Atkin et al. 2001, section IV).
    pub enum ReorderOperation {
        /// Output the stack, then the accumulator, then the current character.
        Empty = "empty";
        /// Output the accumulator, then the stack, then the current character.
        Clear = "clear";
        /// Push the accumulator as one piece, then the current character, onto the stack.
        Push = "push";
        /// Append the current character to the accumulator.
        Accumulate = "accumulate";
    }
}

impl std::fmt::Display for ReorderOperation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.id())
    }
}

/// The state of the reordering after a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReorderState {
    /// The operation just carried out.
    pub operation: ReorderOperation,
    /// The index of its unit; `None` at the end of the input.
    pub current_unit_index: Option<usize>,
    /// The paper's mode: the direction of the last unit read. It says whether the operation at the next left-to-right
    /// unit, or at the end, is [`ReorderOperation::Empty`] or [`ReorderOperation::Clear`].
    pub mode: Direction,
    /// The digit accumulator: units that are contiguous in logical order, because every other character
    /// empties it.
    pub accumulator: Range<usize>,
    /// The character stack, its top last: pieces of units, a letter or a sequence of digits each.
    pub stack: Vec<Range<usize>>,
    /// The units that have been output, from left to right.
    pub output_unit_indices: Vec<usize>,
}

/// The indices of the units in display order, left to right; `directions` has the direction of each unit, as
/// [`infer_directions`](super::infer_directions) gives it. After each step, the end of the input among them, `observe` is called with the
/// state.
pub fn reorder_units(
    units: &[Unit],
    directions: &[Direction],
    observe: impl FnMut(&ReorderState),
) -> Vec<usize> {
    let mut machine = ReorderState::default();
    machine.run(units, directions.iter().copied(), observe);
    machine.output_unit_indices
}

impl Default for ReorderState {
    fn default() -> Self {
        Self {
            operation: ReorderOperation::Empty,
            current_unit_index: None,
            mode: Direction::LeftToRight,
            accumulator: 0..0,
            stack: Vec::new(),
            output_unit_indices: Vec::new(),
        }
    }
}

impl ReorderState {
    /// Reorders from the start; the stack is empty after every run.
    pub(super) fn run(
        &mut self,
        units: &[Unit],
        directions: impl Iterator<Item = Direction>,
        mut observe: impl FnMut(&Self),
    ) {
        self.mode = Direction::LeftToRight;
        self.output_unit_indices.clear();
        for (current, (unit, direction)) in units.iter().zip(directions).enumerate() {
            self.current_unit_index = Some(current);
            match direction {
                Direction::LeftToRight => self.flush(),
                Direction::RightToLeft if unit.kind.is_digit() => self.accumulate(current),
                Direction::RightToLeft => self.push(current),
            }
            self.mode = direction;
            observe(self);
        }
        self.current_unit_index = None;
        self.flush();
        observe(self);
    }

    /// "If mode is left-to-right, then empty else clear."
    fn flush(&mut self) {
        match self.mode {
            Direction::LeftToRight => self.empty(),
            Direction::RightToLeft => self.clear(),
        }
    }

    fn empty(&mut self) {
        self.operation = ReorderOperation::Empty;
        self.output_stack();
        self.output_accumulator();
        self.output_unit_indices.extend(self.current_unit_index);
    }

    fn clear(&mut self) {
        self.operation = ReorderOperation::Clear;
        self.output_accumulator();
        self.output_stack();
        self.output_unit_indices.extend(self.current_unit_index);
    }

    fn push(&mut self, current: usize) {
        self.operation = ReorderOperation::Push;
        let digits = std::mem::take(&mut self.accumulator);
        if !digits.is_empty() {
            self.stack.push(digits);
        }
        self.stack.push(current..current + 1);
    }

    fn accumulate(&mut self, current: usize) {
        self.operation = ReorderOperation::Accumulate;
        if self.accumulator.is_empty() {
            self.accumulator = current..current;
        }
        self.accumulator.end = current + 1;
    }

    fn output_accumulator(&mut self) {
        self.output_unit_indices.extend(std::mem::take(&mut self.accumulator));
    }

    fn output_stack(&mut self) {
        while let Some(piece) = self.stack.pop() {
            self.output_unit_indices.extend(piece);
        }
    }
}
