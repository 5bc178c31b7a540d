//! A trace by its changes only: what each step adds to the one before it.
//!
//! A step of a [`Trace`] says how everything stands after it. Written out, that is as long as the name at
//! each step of the one-to-one display's reordering, and the whole as long as its square. What a step
//! changes is short, and the whole only as long as the name.

use serde::Serialize;

use crate::name::BidiClass;
use crate::order::one_to_one::Operation;
use crate::order::{LogicalIndex, Strategy};

use super::Trace;
use super::shared::{Shared, Stretch};
use super::step::{Change, Detail, InsertedChange, Step, StepRule};

/// The most characters of a name of which the one-to-one display's steps are to be written out whole: some
/// three megabytes of JSON.
pub const MAX_WHOLE: usize = 1_000;

/// What a step changed. As JSON it is one object of `bidiscope trace --brief`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BriefStep<'a> {
    /// The number of the step, from 1.
    pub step: usize,
    /// What was done.
    pub rule: StepRule,
    /// What it changed about the name's characters.
    pub changed: &'a [Change],
    /// What it changed about characters that are not the name's.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub changed_inserted: &'a [InsertedChange],
    /// The order that all steps together come to; the last step only has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<&'a Shared<LogicalIndex>>,
    /// What else it did.
    #[serde(flatten)]
    pub detail: BriefDetail<'a>,
    /// The step itself.
    #[serde(skip)]
    pub whole: &'a Step,
}

/// What a step did beside what it changed.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum BriefDetail<'a> {
    /// As the step itself says it.
    Whole(&'a Detail),
    /// A `reorder` step of the one-to-one display.
    Machine {
        /// The operation. `accumulate` adds `characters` to the digit accumulator, every other one leaves
        /// that empty; `empty` and `clear` leave the stack empty.
        operation: Operation,
        /// The current character; `None` at the end of the input.
        character: Option<usize>,
        /// The current character with the marks that belong to it.
        characters: &'a Stretch,
        /// The current direction, L or R.
        mode: BidiClass,
        /// The pieces that went onto the stack, the top last.
        pushed: &'a [Stretch],
        /// The characters that went out, to the right of those before them.
        out: &'a [LogicalIndex],
    },
}

impl Trace {
    /// The same steps by their changes only.
    pub fn brief(&self) -> impl Iterator<Item = BriefStep<'_>> {
        let befores = std::iter::once(None).chain(self.steps.iter().map(Some));
        let last = self.steps.len();
        self.steps.iter().zip(befores).map(move |(step, before)| BriefStep {
            step: step.step,
            rule: step.rule,
            changed: &step.changed,
            changed_inserted: &step.changed_inserted,
            order: step.order.as_ref().filter(|_| step.step == last),
            detail: detail(step, before),
            whole: step,
        })
    }

    /// Whether the steps are so long, written out whole, that only their changes should be: see
    /// [`MAX_WHOLE`].
    pub fn is_too_long_whole(&self) -> bool {
        self.display.strategy() == Strategy::OneToOne && self.order().len() > MAX_WHOLE
    }
}

fn detail<'a>(step: &'a Step, before: Option<&'a Step>) -> BriefDetail<'a> {
    let Detail::Machine { operation, character, characters, mode, stack, .. } = &step.detail else {
        return BriefDetail::Whole(&step.detail);
    };
    let stacked = match before.map(|before| &before.detail) {
        Some(Detail::Machine { stack, .. }) => stack.len(),
        _ => 0,
    };
    BriefDetail::Machine {
        operation: *operation,
        character: *character,
        characters,
        mode: *mode,
        // Shorter than before where it went out.
        pushed: stack.get(stacked..).unwrap_or_default(),
        out: step.goes_out(before),
    }
}

impl Step {
    /// The characters that go out at a step of the one-to-one display's reordering: what its order has more
    /// than that of the step before it.
    pub(super) fn goes_out(&self, before: Option<&Self>) -> &[LogicalIndex] {
        let gone = before.and_then(|before| before.order.as_deref()).unwrap_or_default();
        self.order.as_deref().and_then(|order| order.get(gone.len()..)).unwrap_or_default()
    }
}
