//! A trace by its changes only: what each step adds to the one before it.
//!
//! A step of a [`Trace`] contains the whole state after it. For the one-to-one display's reordering that is
//! as long as the name in each step, so that the whole trace grows with the square of the length; the changes
//! alone grow linearly.

use serde::Serialize;

use crate::name::BidiClass;
use crate::order::LogicalIndex;
use crate::order::choices::BaseAlgorithm;
use crate::order::one_to_one::OneToOneReorderOperation;

use super::Trace;
use super::shared_slice::{LogicalCharacterRange, SharedSlice};
use super::step::{CharacterChange, OutsideNameCharacterChange, TraceStep, TraceStepDetail};
use super::step_rule::TraceStepKind;

/// The maximum length of a name, in characters, for which the steps of the one-to-one display are written in
/// full: about three megabytes of JSON. See [`Trace::is_too_long_in_full`].
pub const MAX_FULL_TRACE_CHARACTERS: usize = 1_000;

/// The changes of a step. As JSON it is one object of `bidiscope trace --brief`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BriefTraceStep<'a> {
    /// The number of the step, from 1.
    #[serde(rename = "step")]
    pub step_number: usize,
    /// The rule of the step.
    pub rule: TraceStepKind,
    /// Changes of the name's characters.
    #[serde(rename = "changed")]
    pub changed_characters: &'a [CharacterChange],
    /// Changes of characters from outside the name.
    #[serde(rename = "changed_inserted", skip_serializing_if = "<[_]>::is_empty")]
    pub changed_characters_outside_name: &'a [OutsideNameCharacterChange],
    /// The final order; only in the last step.
    #[serde(rename = "order", skip_serializing_if = "Option::is_none")]
    pub logical_from_visual: Option<&'a SharedSlice<LogicalIndex>>,
    /// Other results of the step.
    #[serde(flatten)]
    pub detail: BriefTraceStepDetail<'a>,
    /// The full step.
    #[serde(skip)]
    pub full_step: &'a TraceStep,
}

/// The results of a step other than changes.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum BriefTraceStepDetail<'a> {
    /// The same as in the full step.
    Full(&'a TraceStepDetail),
    /// A `reorder` step of the one-to-one display.
    Reordering {
        /// The operation. `accumulate` adds `characters` to the digit accumulator, all others leave it empty;
        /// `empty` and `clear` leave the stack empty.
        operation: OneToOneReorderOperation,
        /// The current character; `None` at the end of the input.
        character: Option<usize>,
        /// The current character with the marks that belong to it.
        characters: &'a LogicalCharacterRange,
        /// The current direction, L or R.
        mode: BidiClass,
        /// The pieces pushed onto the stack, the top last.
        pushed: &'a [LogicalCharacterRange],
        /// The characters that the step adds to the output, from left to right.
        out: &'a [LogicalIndex],
    },
}

impl Trace {
    /// The steps of the trace, in order, by their changes only.
    pub fn brief_steps(&self) -> impl Iterator<Item = BriefTraceStep<'_>> {
        let befores = std::iter::once(None).chain(self.steps.iter().map(Some));
        let last = self.steps.len();
        self.steps.iter().zip(befores).map(move |(step, before)| BriefTraceStep {
            step_number: step.step_number,
            rule: step.step_kind,
            changed_characters: &step.changed_characters,
            changed_characters_outside_name: &step.changed_characters_outside_name,
            logical_from_visual: step.logical_from_visual.as_ref().filter(|_| step.step_number == last),
            detail: detail(step, before),
            full_step: step,
        })
    }

    /// Whether the trace is so long that only its changes should be written: see [`MAX_FULL_TRACE_CHARACTERS`].
    pub fn is_too_long_in_full(&self) -> bool {
        self.display.choices().base_algorithm == BaseAlgorithm::OneToOne
            && self.order().len() > MAX_FULL_TRACE_CHARACTERS
    }
}

fn detail<'a>(step: &'a TraceStep, before: Option<&'a TraceStep>) -> BriefTraceStepDetail<'a> {
    let TraceStepDetail::Reordering { operation, character, characters, mode, stack, .. } = &step.detail
    else {
        return BriefTraceStepDetail::Full(&step.detail);
    };
    let stacked = match before.map(|before| &before.detail) {
        Some(TraceStepDetail::Reordering { stack, .. }) => stack.len(),
        _ => 0,
    };
    BriefTraceStepDetail::Reordering {
        operation: *operation,
        character: *character,
        characters,
        mode: *mode,
        // The stack is shorter than before if it was output.
        pushed: stack.get(stacked..).unwrap_or_default(),
        out: step.goes_out(before),
    }
}

impl TraceStep {
    /// The characters that a step of the one-to-one display's reordering outputs: those that its order has in
    /// addition to that of the previous step.
    pub(super) fn goes_out(&self, before: Option<&Self>) -> &[LogicalIndex] {
        let gone = before.and_then(|before| before.logical_from_visual.as_deref()).unwrap_or_default();
        self.logical_from_visual.as_deref().and_then(|order| order.get(gone.len()..)).unwrap_or_default()
    }
}
