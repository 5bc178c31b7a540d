//! The states before and after a step, for animations.

use bidiscope_bidi::order::Level;
use bidiscope_bidi::trace::{TraceStep, TraceStepDetail, TraceStepKind};
use bidiscope_bidi::uba::UbaRule;

use super::TraceView;

impl TraceView {
    /// Whether there is an order after a step, by its index.
    pub(in crate::view) fn has_order(&self, step: usize) -> bool {
        self.trace.steps[step].logical_from_visual.is_some()
    }

    /// Whether some step is of the one-to-one display's reordering, which puts characters out one by one.
    pub(in crate::view) fn has_reordering(&self) -> bool {
        self.trace.steps.iter().any(|it| matches!(it.detail, TraceStepDetail::Reordering { .. }))
    }

    /// The orders before and after a step, by its index, as logical positions from left to right; `None` where
    /// the order does not cover the whole name, or where the one-to-one reordering is putting it out.
    pub(in crate::view) fn orders_around(&self, step: usize) -> Option<(Vec<usize>, Vec<usize>)> {
        let count = self.name_characters.len();
        let whole = |step: &TraceStep| {
            let order = step.logical_from_visual.as_deref().filter(|it| it.len() == count)?;
            let is_machine = matches!(step.detail, TraceStepDetail::Reordering { .. });
            (!is_machine).then(|| order.iter().map(|it| it.0).collect::<Vec<usize>>())
        };
        let after = whole(&self.trace.steps[step])?;
        let earlier = &self.trace.steps[..step];
        let last = earlier.iter().rev().find(|it| it.logical_from_visual.is_some());
        let before = match last {
            None => (0..count).collect(),
            // At the end of the reordering everything has been put out.
            Some(last) => {
                last.logical_from_visual.as_deref().unwrap_or_default().iter().map(|it| it.0).collect()
            }
        };
        Some((before, after))
    }

    /// The levels by which rule L2 orders the name's characters, if this step, by its index, is that rule.
    pub(in crate::view) fn levels_for_l2(&self, step: usize) -> Option<Vec<Level>> {
        let step = &self.trace.steps[step];
        (step.step_kind == TraceStepKind::UbaRule(UbaRule::L2))
            .then(|| self.cells.levels(step.step_number))?
    }

    /// What a step, by its index, has changed about a character, as it was before; `None` where it is not known or
    /// nothing was changed.
    pub(in crate::view) fn was(&self, step: usize, character: usize) -> Option<String> {
        let step = &self.trace.steps[step];
        if let TraceStepDetail::Moved { moved } = &step.detail {
            let found = moved.iter().find(|it| it.character.0 == character)?;
            return Some((found.from.0 + 1).to_string());
        }
        let overridden = match &step.detail {
            TraceStepDetail::Explicit { overridden, .. } => overridden.as_slice(),
            _ => &[],
        };
        let found =
            step.changed_characters.iter().chain(overridden).find(|it| it.character.0 == character)?;
        Some(found.from.to_string())
    }
}
