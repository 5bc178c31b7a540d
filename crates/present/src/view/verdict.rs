//! The verdict of the Bidi rule (RFC 5893, section 2) as a table and as sentences.

use std::ops::Range;

use bidiscope_bidi::name::{Character, Name, code_point};
use bidiscope_bidi::order::Direction;
use bidiscope_idna::verdict::rfc5893::{ConditionVerdict, NameVerdict, is_rtl_label, statement};
use bidiscope_idna::verdict::{Report, Verdict, messages};

/// The table of the six conditions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VerdictView {
    /// The verdict of the whole name.
    pub verdict: Verdict,
    /// The verdict in a sentence, such as `Violated: label 1 breaks condition 3.`
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
    /// The direction of the first character, by which condition 1 makes it an RTL or an LTR label. (By section 1.4 a
    /// label with an R, AL or AN anywhere is an RTL label.)
    pub direction: Option<Direction>,
    /// The text of the direction column: `RTL`, `LTR`, the bidi class of a first character that is neither, or a dash
    /// where nothing was judged.
    pub first_direction: String,
    /// The same in sentences, with the name that section 1.4 has for the label.
    pub direction_details: String,
    /// Whether the label satisfies the rule.
    pub verdict: Verdict,
    /// The verdicts of conditions 1 to 6.
    pub conditions: [ConditionVerdict; 6],
    /// A sentence for each violated condition, with every violating character.
    pub findings: Vec<String>,
}

/// The table for a name and its report.
pub fn verdict_view(name: &Name, report: &Report) -> VerdictView {
    let verdict = &report.rule;
    let rows: Vec<VerdictRow> = name
        .labels()
        .iter()
        .zip(&verdict.labels)
        .map(|(label, judged)| VerdictRow {
            range: label.range.clone(),
            direction: judged.direction,
            first_direction: begins(name.label_characters(label), judged.direction, report),
            direction_details: kind(name.label_characters(label), judged.direction),
            verdict: judged.verdict,
            conditions: judged.conditions.clone(),
            findings: judged.conditions.iter().filter_map(|condition| finding(name, condition)).collect(),
        })
        .collect();
    let summary = match &report.not_a_domain_name {
        Some(found) => format!("Not judged: this is {} and no domain name.", found.what),
        None => messages::bidi_rule_sentence(verdict.verdict, &broken(verdict)),
    };
    let guarantee = messages::guarantee_sentence(verdict.guarantee).to_owned();
    VerdictView { verdict: verdict.verdict, summary, guarantee, rows }
}

/// The direction of the first character of a label, in a few letters.
fn begins(label: &[Character], direction: Option<Direction>, report: &Report) -> String {
    match (direction, label.first()) {
        (Some(Direction::RightToLeft), _) => "RTL".to_owned(),
        (Some(Direction::LeftToRight), _) => "LTR".to_owned(),
        (None, Some(first)) if report.not_a_domain_name.is_none() => first.class.to_string(),
        (None, _) => "\u{2013}".to_owned(),
    }
}

/// The direction of the first character of a label, and its name in section 1.4, in sentences.
fn kind(label: &[Character], direction: Option<Direction>) -> String {
    let Some(first) = label.first() else { return String::new() };
    let first = format!("{} of class {}", code_point(first.scalar), first.class);
    let begins = match direction {
        Some(Direction::RightToLeft) => format!("It begins with {first}: conditions 2 to 4 apply."),
        Some(Direction::LeftToRight) => format!("It begins with {first}: conditions 5 and 6 apply."),
        None => {
            format!("It begins with {first}, which is no letter: condition 1 fails, and no other applies.")
        }
    };
    let called = match (is_rtl_label(label), direction) {
        (true, Some(Direction::RightToLeft)) => "It is an RTL label.",
        (true, _) => "By section 1.4 it is an RTL label all the same, for it holds right-to-left characters.",
        (false, _) => "It holds no right-to-left character.",
    };
    format!("{begins} {called}")
}

/// The violated conditions of each label, in a few words; empty where there are none.
fn broken(verdict: &NameVerdict) -> String {
    let violating = verdict.labels.iter().enumerate().filter(|(_, it)| it.verdict == Verdict::Violated);
    let broken: Vec<String> = violating
        .map(|(index, label)| {
            let violated = label.conditions.iter().filter(|it| it.verdict == Verdict::Violated);
            let numbers: Vec<String> = violated.map(|it| it.condition.to_string()).collect();
            let noun = if numbers.len() == 1 { "condition" } else { "conditions" };
            format!("label {index} breaks {noun} {}", numbers.join(" and "))
        })
        .collect();
    shortened(&broken)
}

/// The first few parts of a sentence, and the number of the others.
fn shortened(parts: &[String]) -> String {
    const MAX_PARTS: usize = 3;
    let shown = parts.iter().take(MAX_PARTS).cloned().collect::<Vec<_>>().join("; ");
    match parts.len().saturating_sub(MAX_PARTS) {
        0 => shown,
        more => format!("{shown}; and {more} more"),
    }
}

/// A violated condition with the characters that violate it.
fn finding(name: &Name, condition: &ConditionVerdict) -> Option<String> {
    if condition.verdict != Verdict::Violated {
        return None;
    }
    let offenders: Vec<String> = condition
        .characters
        .iter()
        .map(|&index| {
            let character = name.characters()[index];
            format!("{} {} at {index}", code_point(character.scalar), character.class)
        })
        .collect();
    let statement = statement(condition.condition);
    Some(format!("Condition {}: {statement} Not so: {}.", condition.condition, offenders.join(", ")))
}
