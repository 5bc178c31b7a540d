//! Disagreements in words.

use super::{AtlasAnswer, AtlasCase, Disagreement, DisagreementKind, scalars};
use crate::message;
use crate::messages::Message;
use crate::page::joined_ranges;
use crate::titles::{Titled, message_of};
use bidiscope_bidi::name::code_point;

/// A run of the same code point is written as a number of them from this length on.
const MIN_REPEATED: usize = 4;

impl Disagreement {
    /// How the programs read the rule, in a sentence; or that this is not known.
    pub fn reading_text(&self) -> &'static str {
        match self.kind {
            DisagreementKind::Unexplained => message!(atlas_no_reading).fixed(),
            _ => self.catalogued().fixed(),
        }
    }

    /// What the standard says where the programs read it another way, in a sentence or two; empty where no reading is known.
    pub fn standard_text(&self) -> &'static str {
        match self.kind {
            DisagreementKind::Unexplained => "",
            _ => self.catalogued().fixed_attribute("standard"),
        }
    }

    fn catalogued(&self) -> Message<'_> {
        message_of("atlas-reading", &self.id)
    }

    /// The rule; or that the answer is unexplained.
    pub fn rule_text(&self) -> &str {
        self.rule.as_deref().unwrap_or_else(|| DisagreementKind::Unexplained.title())
    }
}

/// A text as a literal of most programming languages, in ASCII. `braced` is as of [`super::Peer::braced_escapes`].
pub(super) fn literal(text: impl Iterator<Item = char>, braced: bool) -> String {
    let escaped = text.map(|it| match it {
        '"' | '\\' => format!("\\{it}"),
        ' '..='~' => it.to_string(),
        '\t' => "\\t".to_owned(),
        _ if braced => format!("\\u{{{:04X}}}", u32::from(it)),
        _ => it.encode_utf16(&mut [0; 2]).iter().map(|unit| format!("\\u{unit:04X}")).collect(),
    });
    format!("\"{}\"", escaped.collect::<String>())
}

/// An answer in a few words: positions counted from 1, A-labels, or that the name is refused.
pub fn answer_text(answer: Option<&AtlasAnswer>) -> String {
    match answer {
        None => message!(atlas_no_answer).to_string(),
        Some(AtlasAnswer::Order(order)) if order.is_empty() => message!(atlas_nothing_visible).to_string(),
        Some(AtlasAnswer::Order(order)) => joined_ranges(order.iter().map(|it| it + 1), usize::MAX, " "),
        Some(AtlasAnswer::Accepted { ascii_name }) => ascii_name.clone(),
        Some(AtlasAnswer::Refused { .. }) => message!(atlas_refused).to_string(),
    }
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
