//! Disagreements in words.

use super::{AtlasAnswer, AtlasCase, Disagreement, DisagreementKind, scalars};
use crate::message;
use crate::messages::Message;
use crate::titles::{Titled, message_of};
use bidiscope_bidi::name::code_point;

/// A run of the same code point is written as a number of them from this length on.
const MIN_REPEATED: usize = 4;
/// Positions that follow each other are written as a range from this length on.
const MIN_RANGE: usize = 3;

impl Disagreement {
    /// How the programs read the rules, a sentence for each; or that this is not known.
    pub fn reading_text(&self) -> String {
        if self.kind == DisagreementKind::Unexplained {
            return message!(atlas_no_reading).to_string();
        }
        self.each_reading(|it| it.fixed())
    }

    /// What the standard says where the programs read it another way, a sentence for each reading; empty where none is known.
    pub fn standard_text(&self) -> String {
        if self.kind == DisagreementKind::Unexplained {
            return String::new();
        }
        self.each_reading(|it| it.fixed_attribute("standard"))
    }

    /// Sentences about the readings, each once.
    fn each_reading(&self, sentence: impl Fn(Message<'_>) -> &'static str) -> String {
        let mut sentences: Vec<&str> = Vec::new();
        for reading in self.id.split(" + ") {
            let sentence = sentence(message_of("atlas-reading", reading));
            if !sentences.contains(&sentence) {
                sentences.push(sentence);
            }
        }
        sentences.join(" ")
    }

    /// The rules, each once; or that the answer is unexplained.
    pub fn rule_text(&self) -> String {
        let mut rules: Vec<&str> = Vec::new();
        for rule in &self.rules {
            if !rules.contains(&rule.as_str()) {
                rules.push(rule);
            }
        }
        if rules.is_empty() { DisagreementKind::Unexplained.title().to_owned() } else { rules.join("; ") }
    }
}

/// An answer in a few words: positions counted from 1, A-labels, or that the name is refused.
pub fn answer_text(answer: Option<&AtlasAnswer>) -> String {
    match answer {
        None => message!(atlas_no_answer).to_string(),
        Some(AtlasAnswer::Order(order)) if order.is_empty() => message!(atlas_nothing_visible).to_string(),
        Some(AtlasAnswer::Order(order)) => order_text(order),
        Some(AtlasAnswer::Accepted { ascii_name }) => ascii_name.clone(),
        Some(AtlasAnswer::Refused { .. }) => message!(atlas_refused).to_string(),
    }
}

/// Positions counted from 0 as text that counts from 1, such as `1–3 7 6 5`.
fn order_text(order: &[usize]) -> String {
    let runs = order.chunk_by(|one, next| *next == one + 1).flat_map(|run| match *run {
        [first, .., last] if run.len() >= MIN_RANGE => vec![format!("{}\u{2013}{}", first + 1, last + 1)],
        _ => run.iter().map(|it| (it + 1).to_string()).collect(),
    });
    runs.collect::<Vec<_>>().join(" ")
}

/// A name by its code points, with the direction of its paragraph.
pub fn name_text(case: &AtlasCase<'_>) -> String {
    let name = code_points_text(case.name);
    match case.paragraph {
        Some(direction) => {
            message!(atlas_name_in_paragraph, name = name, direction = direction.id()).to_string()
        }
        None => name,
    }
}

/// Code points in hexadecimal with spaces as `U+0061 U+0028×64`.
pub fn code_points_text(code_points: &str) -> String {
    let scalars: Vec<char> = scalars(code_points).collect();
    let runs = scalars.chunk_by(|one, next| one == next).flat_map(|run| {
        let point = code_point(run[0]);
        if run.len() >= MIN_REPEATED {
            vec![format!("{point}\u{D7}{}", run.len())]
        } else {
            vec![point; run.len()]
        }
    });
    runs.collect::<Vec<_>>().join(" ")
}
