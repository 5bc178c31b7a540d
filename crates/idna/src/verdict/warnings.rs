//! The kinds of the warnings about the labels of a domain name, from its characters alone: names of a list get them
//! without an analysis.

use super::facts::Facts;
use super::finding::{Finding, Severity};
use super::found::Found;
use super::kind::FindingKind;
use super::labelled_name::LabelledName;
use super::rules::Rules;
use super::{Verdict, grouping, rfc5893};

/// The kinds of the warnings about the labels of a domain name, whoever registers them, in the order of the findings; one
/// may come more than once. `verdict` is that of the Bidi rule.
pub(crate) fn of_labels(name: &LabelledName<'_>, verdict: Verdict) -> Vec<FindingKind> {
    let mut found = Found::Kinds(Vec::new());
    // If all labels satisfy the rule, none begins with a digit, and none is split: theorem 7 in docs/theorems.md.
    if verdict == Verdict::Violated || name.facts.intersects(Facts::ASTERISK.at_first()) {
        rfc5893::find_hazards(name, &mut found);
    }
    if verdict == Verdict::Violated && grouping::splits_a_label(name.characters, name.labels) {
        found.add_about_name(FindingKind::LabelSplit, |it| it);
    }
    Rules::Warnings.find_by_rule(name, &mut found);
    let kinds = found.into_kinds().into_iter().map(|it| it.0);
    kinds.filter(|it| it.severity() == Severity::Warning).collect()
}

/// The kinds of the warnings among findings.
pub(super) fn among(findings: Vec<Finding>) -> Vec<FindingKind> {
    findings.into_iter().filter(|it| it.severity() == Severity::Warning).map(|it| it.id).collect()
}
