//! The steps that affected a character, and the reasons of a step, in sentences.

use serde::Serialize;

use crate::order::LogicalIndex;

use super::Trace;
use super::explanation_data::Explanation;
use super::step_summary_line::format_positions;

/// What a step did to a character, as a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sentence {
    /// The number of the step in the trace, from 1.
    pub step: usize,
    /// The sentence, which begins with the name of the rule.
    pub text: String,
}

impl Trace {
    /// Every step that affected a character of the name, in order; characters are given by their positions.
    /// Empty for a position outside the name.
    pub fn character_history(&self, character: LogicalIndex) -> Vec<Sentence> {
        self.explain_character(character).iter().map(sentence).collect()
    }

    /// Why a step, given by its number from 1, decided as it did: a sentence for each run of characters with
    /// the same reason, given by their positions. Empty if the step needs no explanation.
    pub fn step_reasons(&self, step: usize) -> Vec<String> {
        self.explain_step(step)
            .iter()
            .map(|it| format!("{}: {}", format_positions(it.about.clone()), it.text(format_positions)))
            .collect()
    }
}

fn sentence(explanation: &Explanation) -> Sentence {
    let (id, text) = (explanation.rule.id(), explanation.text(format_positions));
    let text = match explanation.rule.section() {
        section if section.is_empty() => format!("{id}: {text}"),
        section => format!("{id} ({section}): {text}"),
    };
    Sentence { step: explanation.step, text }
}
