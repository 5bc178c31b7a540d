//! The verdict of RFC 5893 as a table and as sentences.

use std::ops::Range;

use crate::name::{Name, code_point};
use crate::order::Direction;
use crate::verdict::rfc5893::{ConditionVerdict, NameVerdict, statement};
use crate::verdict::{Report, Verdict, words};

/// The verdict pane.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VerdictView {
    /// The verdict of the whole name.
    pub verdict: Verdict,
    /// It in a sentence, such as `Violated: label 1 breaks condition 3.`
    pub summary: String,
    /// What section 2 guarantees, in a sentence; empty where the rule does not apply.
    pub guarantee: String,
    /// One row a label.
    pub rows: Vec<VerdictRow>,
}

/// A label's row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VerdictRow {
    /// Where the label stands in the name, in characters.
    pub range: Range<usize>,
    /// Which way its first character runs, by which condition 1 calls it an RTL or an LTR label. (Section 1.4
    /// calls it an RTL label where it holds an R, AL or AN anywhere.)
    pub direction: Option<Direction>,
    /// Whether the label satisfies the rule.
    pub verdict: Verdict,
    /// Conditions 1 to 6.
    pub conditions: [ConditionVerdict; 6],
    /// A sentence for each violated condition, naming every offender.
    pub findings: Vec<String>,
}

/// The verdict on a name of which this is reported.
pub fn verdict_view(name: &Name, report: &Report) -> VerdictView {
    let verdict = &report.rule;
    let rows: Vec<VerdictRow> = name
        .labels()
        .iter()
        .zip(&verdict.labels)
        .map(|(label, judged)| VerdictRow {
            range: label.range.clone(),
            direction: judged.direction,
            verdict: judged.verdict,
            conditions: judged.conditions.clone(),
            findings: judged.conditions.iter().filter_map(|condition| finding(name, condition)).collect(),
        })
        .collect();
    let summary = match &report.no_domain_name {
        Some(found) => format!("Not judged: this is {} and no domain name.", found.what),
        None => words::sentence(verdict.verdict, &broken(verdict)),
    };
    let guarantee = words::guarantee(verdict.guarantee).to_owned();
    VerdictView { verdict: verdict.verdict, summary, guarantee, rows }
}

/// What each label breaks, in a few words; empty where none breaks anything.
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

/// The first few parts of a sentence, and how many more there are.
fn shortened(parts: &[String]) -> String {
    const MOST: usize = 3;
    let shown = parts.iter().take(MOST).cloned().collect::<Vec<_>>().join("; ");
    match parts.len().saturating_sub(MOST) {
        0 => shown,
        more => format!("{shown}; and {more} more"),
    }
}

/// What a violated condition says of its offenders.
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
