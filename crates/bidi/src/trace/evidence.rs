//! The characters that the rules looked at in a step, from which explanations are derived.

use super::explanation_data::{CharRef, InferredNeighbour, Neighbour};

/// What a step looked at. Each list is in logical order of the characters.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct StepEvidence {
    /// The neighbours that a rule of the UBA looked at.
    pub(super) by_rule: Vec<RuleEvidence>,
    /// For each character whose level or class an X rule changed: the control that contains it.
    pub(super) openers: Vec<(usize, CharRef)>,
    /// The neighbours that a pass of the one-to-one display's inferencing looked at.
    pub(super) by_pass: Vec<PassEvidence>,
}

/// The neighbours of a character that a rule looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RuleEvidence {
    pub(super) character: usize,
    pub(super) before: Option<Neighbour>,
    pub(super) after: Option<Neighbour>,
}

/// The neighbours of a character that a pass of the inferencing looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PassEvidence {
    pub(super) character: usize,
    /// The first character of its unit (its base).
    pub(super) base: usize,
    pub(super) before: Option<InferredNeighbour>,
    pub(super) after: Option<InferredNeighbour>,
}

impl StepEvidence {
    /// No evidence.
    pub(super) const NONE: Self = Self { by_rule: Vec::new(), openers: Vec::new(), by_pass: Vec::new() };

    /// The neighbours of a character that the rule looked at.
    pub(super) fn rule_evidence(&self, character: usize) -> Option<&RuleEvidence> {
        let at = self.by_rule.binary_search_by_key(&character, |it| it.character).ok()?;
        self.by_rule.get(at)
    }

    /// The control that contains a character.
    pub(super) fn opener_of(&self, character: usize) -> Option<CharRef> {
        let at = self.openers.binary_search_by_key(&character, |it| it.0).ok()?;
        self.openers.get(at).map(|it| it.1)
    }

    /// The neighbours of a character that the pass looked at.
    pub(super) fn pass_evidence(&self, character: usize) -> Option<&PassEvidence> {
        let at = self.by_pass.binary_search_by_key(&character, |it| it.character).ok()?;
        self.by_pass.get(at)
    }
}
