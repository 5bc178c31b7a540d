//! What happened to one character, told in sentences.

use serde::Serialize;

use crate::order::LogicalIndex;

use super::Trace;
use super::claim::ToldClaim;
use super::outcome::positions;

/// A step that touched a character, as a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sentence {
    /// The step's number in the trace.
    pub step: usize,
    /// The sentence, beginning with the step's name.
    pub text: String,
}

impl Trace {
    /// The story of a character of the name: every step that touched it, in order. Empty for a
    /// character that is not in the trace. Characters are told by their positions.
    pub fn story(&self, character: LogicalIndex) -> Vec<Sentence> {
        self.told(character).iter().map(sentence).collect()
    }

    /// Why a step, by its number, did what it did: a sentence for each stretch of characters of which the same is
    /// true, by their positions. Empty where the step says all of itself.
    pub fn reasons(&self, step: usize) -> Vec<String> {
        self.told_by(step)
            .iter()
            .map(|told| format!("{}: {}", positions(told.about.clone()), told.text(positions)))
            .collect()
    }
}

fn sentence(told: &ToldClaim) -> Sentence {
    let (id, said) = (told.rule.id(), told.text(positions));
    let text = match told.rule.section() {
        section if section.is_empty() => format!("{id}: {said}"),
        section => format!("{id} ({section}): {said}"),
    };
    Sentence { step: told.step, text }
}
