//! The kinds of the warnings about the labels of a domain name, from its characters alone: names of a list get them
//! without an analysis.

use bidiscope_bidi::name::{Character, LabelSpan};

use super::finding::{Finding, Severity};
use super::kind::FindingKind;
use super::{Verdict, grouping, label_warnings, rfc5893, rfc5893_guidance};

/// The kinds of the warnings about the labels of a domain name, whoever registers them, in the order of the findings; one
/// may come more than once. `typed_a_label` returns the A-label as which a label was typed.
pub(crate) fn of_labels<'a>(
    name: &[Character],
    labels: &[LabelSpan],
    typed_a_label: impl Fn(usize) -> Option<&'a str>,
) -> Vec<FindingKind> {
    let mut kinds = among(rfc5893_guidance::findings(name, labels, typed_a_label));
    // If all labels satisfy the rule, none is split: theorem 7 in docs/theorems.md.
    if rfc5893::verdict(name, labels) == Verdict::Violated && grouping::splits_a_label(name, labels) {
        kinds.push(FindingKind::LabelSplit);
    }
    kinds.extend(label_warnings::kinds(name, labels));
    kinds
}

/// The kinds of the warnings among findings.
pub(super) fn among(findings: Vec<Finding>) -> Vec<FindingKind> {
    findings.into_iter().filter(|it| it.severity() == Severity::Warning).map(|it| it.id).collect()
}
