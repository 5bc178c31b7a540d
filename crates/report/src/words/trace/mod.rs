//! What a trace says to users, from the catalogue: what its rules do, what its steps did and why, and where two of
//! them differ first. Characters of the name are given by their positions, counted from 1.

mod difference;
mod explanation;
mod outcome;

use std::ops::Range;

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::trace::{ParagraphLevelReason, TraceStep, TraceStepDetail, TracedParagraph};
use bidiscope_words::{Message, message};

use super::character::character_description;

pub use difference::first_difference_text;
pub use explanation::{StepExplanation, character_history, event_text, trace_step_reasons};
pub(crate) use outcome::MAX_RANGES_SHOWN;
pub use outcome::{brief_step_outcome_text, mirroring_outcome_text, step_outcome_text};

/// What the rule of a step does, in a sentence or two. For P3, where the display sets the paragraph direction (HL1, UAX
/// #9), that it does so.
pub fn step_rule_text(step: &TraceStep) -> String {
    match &step.detail {
        TraceStepDetail::Paragraphs { paragraphs } => given_level(paragraphs),
        _ => None,
    }
    .map_or_else(|| general_step_rule_text(step), |level| message!(rule_P3_given, level = level).to_string())
}

/// What the rule of a step does in every display; for the one-to-one display's reordering, what the operation does.
pub(crate) fn general_step_rule_text(step: &TraceStep) -> String {
    let id = match &step.detail {
        TraceStepDetail::Reordering { operation, .. } => format!("operation-{}", operation.id()),
        _ => format!("rule-{}", step.step_kind.id()),
    };
    Message::by_id(id, Vec::new()).to_string()
}

/// The level of all paragraphs where the display sets their direction (HL1).
fn given_level(paragraphs: &[TracedParagraph]) -> Option<u8> {
    let [first, others @ ..] = paragraphs else { return None };
    let is_given = |it: &TracedParagraph| {
        it.level_reason == ParagraphLevelReason::FixedByDisplay && it.level == first.level
    };
    (is_given(first) && others.iter().all(is_given)).then(|| first.level.number())
}

/// A range of positions, counted from 0, as text that counts from 1: `4` for 3..4, `4-5` for 3..5.
pub fn one_based_positions_text(index_range: Range<usize>) -> String {
    match index_range.len() {
        0 | 1 => (index_range.start + 1).to_string(),
        _ => format!("{}-{}", index_range.start + 1, index_range.end),
    }
}

/// A character in this notation where that is ASCII, in quotation marks; else its code point and name.
pub(crate) fn notated_character(scalar: char, notation: Notation) -> String {
    match notation.write_scalars([scalar]) {
        Ok(text) if text.chars().all(|it| it.is_ascii_graphic()) => format!("\u{201C}{text}\u{201D}"),
        _ => character_description(scalar),
    }
}
