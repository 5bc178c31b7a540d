//! The verdict of the Bidi rule (RFC 5893, section 2) as a table and as sentences.

use std::ops::Range;

use bidiscope_bidi::name::{Character, Input, code_point};
use bidiscope_bidi::order::Direction;
use bidiscope_idna::verdict::Verdict;
use bidiscope_idna::verdict::rfc5893::{ConditionVerdict, is_rtl_label};
use bidiscope_url::InputAnalysis;
use bidiscope_words::message;

use crate::verdict_text::{bidi_rule_text, condition_text, guarantee_text};

/// The table of the six conditions of the Bidi rule, with a row for each label.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VerdictView {
    /// The verdict of the whole name.
    pub verdict: Verdict,
    /// The verdict of the whole name in a sentence, such as `Violated: label 1 breaks condition 3.`
    pub summary: String,
    /// What section 2 guarantees for the name, in a sentence; empty where the rule does not apply.
    pub guarantee: String,
    /// The rows, one for each label.
    pub rows: Vec<VerdictRow>,
}

/// The row of a label.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VerdictRow {
    /// The range of the label in the name, in characters.
    pub range: Range<usize>,
    /// The direction of the first character, by which condition 1 makes it an RTL or an LTR label; `None` where that has none.
    /// (By section 1.4 a label with an R, AL or AN anywhere is an RTL label.)
    pub direction: Option<Direction>,
    /// The text of the direction column: `RTL`, `LTR`, or a dash where the first character gives no direction.
    pub first_direction: String,
    /// The direction in sentences, with the term of section 1.4 for the label.
    pub direction_details: String,
    /// Whether the label satisfies the rule.
    pub verdict: Verdict,
    /// The verdicts of conditions 1 to 6.
    pub conditions: [ConditionVerdict; 6],
    /// A sentence for each violated condition, with every violating character.
    pub findings: Vec<String>,
}

/// The table of conditions for the analysed name.
pub fn verdict_view(analysis: &InputAnalysis) -> VerdictView {
    let (name, verdict) = (analysis.input(), analysis.rule());
    let rows: Vec<VerdictRow> = name
        .labels()
        .iter()
        .zip(&verdict.labels)
        .map(|(label, judged)| VerdictRow {
            range: label.range.clone(),
            direction: judged.direction,
            first_direction: direction_word(judged.direction),
            direction_details: kind(name.label_characters(label), judged.direction),
            verdict: judged.verdict,
            conditions: judged.conditions.clone(),
            findings: judged.conditions.iter().filter_map(|condition| finding(name, condition)).collect(),
        })
        .collect();
    let summary = match analysis.not_a_domain_name() {
        Some(_) => message!(bidi_rule_not_judged).to_string(),
        None => bidi_rule_text(verdict).to_string(),
    };
    let guarantee = guarantee_text(verdict.guarantee);
    VerdictView { verdict: verdict.verdict, summary, guarantee, rows }
}

/// The direction of the first character of a label, in a few letters.
fn direction_word(direction: Option<Direction>) -> String {
    let word = match direction {
        Some(Direction::RightToLeft) => "RTL",
        Some(Direction::LeftToRight) => "LTR",
        None => "\u{2013}",
    };
    word.to_owned()
}

/// The direction of the first character of a label, and its name in section 1.4, in sentences.
fn kind(label: &[Character], direction: Option<Direction>) -> String {
    let Some(first) = label.first() else { return String::new() };
    let class = match direction {
        Some(Direction::RightToLeft) => "rtl",
        Some(Direction::LeftToRight) => "ltr",
        None => "none",
    };
    let begins = message!(
        label_begins,
        character = code_point(first.scalar),
        class = first.class.short_name(),
        direction = class
    );
    let kind = match (is_rtl_label(label), direction) {
        (true, Some(Direction::RightToLeft)) => message!(label_is_rtl),
        (true, _) => message!(label_is_rtl_by_section_1_4),
        (false, _) => message!(label_is_not_rtl),
    };
    format!("{begins} {kind}")
}

/// A violated condition with the characters that violate it.
fn finding(name: &Input, condition: &ConditionVerdict) -> Option<String> {
    if condition.verdict != Verdict::Violated {
        return None;
    }
    let offenders: Vec<String> = condition
        .characters
        .iter()
        .map(|&index| {
            let character = name.characters()[index];
            let named = format!("{} {}", code_point(character.scalar), character.class);
            message!(character_at, character = named, position = index + 1).to_string()
        })
        .collect();
    let condition = condition.condition;
    let offenders = offenders.join(", ");
    let words = message!(
        condition_violated,
        number = condition.number(),
        statement = condition_text(condition),
        characters = offenders
    );
    Some(words.to_string())
}
