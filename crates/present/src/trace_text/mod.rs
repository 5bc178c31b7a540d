//! What a trace says to users, from the catalogue: what its rules do, what its steps did and why, and where two of
//! them differ first. Characters of the name are given by their positions, counted from 1.

mod difference;
mod explanation;
mod outcome;

use std::ops::Range;

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::trace::{Detail, Step};

use crate::finding_text::character_text;
use crate::messages::Message;

pub use difference::difference_text;
pub use explanation::{Sentence, character_history, statement_text, step_reasons};
pub use outcome::{MAX_RANGES_SHOWN, brief_outcome, outcome};

/// What the rule of a step does; for the one-to-one display's reordering, what the operation does.
pub fn rule_text(step: &Step) -> String {
    let id = match &step.detail {
        Detail::Reordering { operation, .. } => format!("operation-{}", operation.id()),
        _ => format!("rule-{}", step.rule.id()),
    };
    Message::by_id(id, Vec::new()).to_string()
}

/// Contiguous positions, counted from 0: `4` or `4-5` for the fourth, and the fourth and fifth character.
pub fn format_positions(range: Range<usize>) -> String {
    match range.len() {
        0 | 1 => (range.start + 1).to_string(),
        _ => format!("{}-{}", range.start + 1, range.end),
    }
}

/// A character in this notation where that is ASCII, in quotation marks; else its code point and name.
pub(crate) fn notated_character(scalar: char, notation: Notation) -> String {
    match notation.write([scalar]) {
        Ok(text) if text.chars().all(|it| it.is_ascii_graphic()) => format!("\u{201C}{text}\u{201D}"),
        _ => character_text(scalar),
    }
}

/// `true` and `false` for a selector of a message.
const fn yes_or_no(it: bool) -> &'static str {
    if it { "yes" } else { "no" }
}
