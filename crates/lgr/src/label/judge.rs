//! Whether a label may be registered (RFC 7940, section 8.1).

use super::derivation::{Derivation, is_made_with};
use super::evaluator::LabelEvaluator;
use super::judgement::{INVALID_DISPOSITION, LabelJudgement};
use crate::ruleset::{Action, Ruleset};

impl Ruleset {
    /// Whether a label may be registered. For many labels, use one [`LabelEvaluator`].
    pub fn judge(&self, label: &[char]) -> LabelJudgement<'_> {
        self.label_evaluator().judge(label)
    }
}

impl<'r> LabelEvaluator<'r> {
    /// Whether a label may be registered (RFC 7940, section 8.1): its code points are in the repertoire and stand where they
    /// may, and its reflexive variants and its code points do not trigger an action that refuses it. An empty label is
    /// refused.
    pub fn judge(&mut self, label: &[char]) -> LabelJudgement<'r> {
        self.set_text(label);
        let outside = self.outside(label);
        if !outside.is_empty() || label.is_empty() {
            return LabelJudgement {
                code_points_not_in_repertoire: outside,
                disposition: INVALID_DISPOSITION,
                deciding_action_index: None,
                has_conflicting_actions: false,
            };
        }
        let derivations = self.own_derivations(label);
        let (disposition, action) = self.decide(&derivations);
        let is_ambiguous = self.is_ambiguous(&derivations, action);
        LabelJudgement {
            code_points_not_in_repertoire: outside,
            disposition,
            deciding_action_index: Some(action),
            has_conflicting_actions: is_ambiguous,
        }
    }

    /// The disposition of the text, and the action that decided. Where there are several derivations, the action is the
    /// first one that any of them triggers.
    pub(super) fn decide(&mut self, derivations: &[Derivation]) -> (&'r str, usize) {
        let actions = &self.ruleset.file_and_default_actions;
        let one = [Derivation::default()];
        // Derivations with something that may not stand there only count where there are no others.
        let is_eligible = derivations.iter().any(|it| it.is_eligible);
        let derivations = if derivations.is_empty() { &one } else { derivations };
        let triggers = |action: &Action| {
            derivations.iter().filter(|it| it.is_eligible || !is_eligible).any(|it| is_made_with(action, *it))
        };
        let action = actions.iter().position(|it| triggers(it) && self.is_matched(it.rule));
        // The last default action is triggered by every label.
        let action = action.unwrap_or(actions.len() - 1);
        (&actions[action].disposition, action)
    }

    /// Whether a derivation by itself triggers another action than the one that decided.
    pub(super) fn is_ambiguous(&mut self, derivations: &[Derivation], action: usize) -> bool {
        derivations.len() > 1
            && derivations.iter().any(|it| it.is_eligible && self.decide(&[*it]).1 != action)
    }
}
