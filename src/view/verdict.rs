//! The verdict of RFC 5893 as a table and as sentences.

use std::ops::Range;

use crate::name::{Name, code_point};
use crate::order::Direction;
use crate::verdict::Verdict;
use crate::verdict::rfc5893::{ConditionVerdict, Guarantee, NameVerdict, statement};

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
    /// RTL or LTR by condition 1.
    pub direction: Option<Direction>,
    /// Whether the label satisfies the rule.
    pub verdict: Verdict,
    /// Conditions 1 to 6.
    pub conditions: [ConditionVerdict; 6],
    /// A sentence for each violated condition, naming every offender.
    pub findings: Vec<String>,
}

/// The word that a reader sees for a verdict.
pub(super) const fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Satisfied => "satisfied",
        Verdict::Violated => "violated",
        Verdict::NotApplicable => "not applicable",
    }
}

pub(super) fn view(name: &Name, verdict: &NameVerdict) -> VerdictView {
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
    VerdictView { verdict: verdict.verdict, summary: summary(verdict), guarantee: guarantee(verdict), rows }
}

fn summary(verdict: &NameVerdict) -> String {
    match verdict.verdict {
        Verdict::NotApplicable => {
            "Not applicable: no label holds a right-to-left letter or an Arabic-Indic digit.".to_owned()
        }
        Verdict::Satisfied => "Satisfied: every label satisfies the Bidi rule.".to_owned(),
        Verdict::Violated => {
            let broken: Vec<String> = verdict
                .labels
                .iter()
                .enumerate()
                .filter(|(_, label)| label.verdict == Verdict::Violated)
                .map(|(index, label)| {
                    let numbers: Vec<String> = label
                        .conditions
                        .iter()
                        .filter(|condition| condition.verdict == Verdict::Violated)
                        .map(|condition| condition.condition.to_string())
                        .collect();
                    let noun = if numbers.len() == 1 { "condition" } else { "conditions" };
                    format!("label {index} breaks {noun} {}", numbers.join(" and "))
                })
                .collect();
            shortened(&broken)
        }
    }
}

/// The first few parts of a sentence, and how many more there are.
fn shortened(broken: &[String]) -> String {
    const MOST: usize = 3;
    let shown = broken.iter().take(MOST).cloned().collect::<Vec<_>>().join("; ");
    match broken.len().saturating_sub(MOST) {
        0 => format!("Violated: {shown}."),
        more => format!("Violated: {shown}; and {more} more."),
    }
}

fn guarantee(verdict: &NameVerdict) -> String {
    match verdict.guarantee {
        None => "",
        Some(Guarantee::Rule) => {
            "Section 2 guarantees that its labels stay together and look like no other label."
        }
        Some(Guarantee::Ldh) => {
            "Section 2's second guarantee: the labels that break the rule are LDH labels, and none that \
             begins with a digit comes after a right-to-left label."
        }
        Some(Guarantee::None) => "Section 2 guarantees nothing.",
    }
    .to_owned()
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
