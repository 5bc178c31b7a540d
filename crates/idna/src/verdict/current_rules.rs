//! What the standards in force say of a domain name, rule set by rule set.

use bidiscope_bidi::name::Name;

use super::finding::Finding;
use super::found::Found;
use super::kind::FindingKind;
use super::kind::Severity;
use super::labelled_name::LabelledName;
use super::rules::Rules;
use super::uts46::{self, Uts46Mapping};
use super::{rfc1035, rfc5891, rfc5893, unregistrable, warnings};

/// The kinds of the violations and warnings on a domain name, each with its label, without the search for contexts that
/// split a label.
pub(super) fn violations_and_warnings(name: &Name) -> Vec<(FindingKind, Option<usize>)> {
    let mut found = Found::Kinds(Vec::new());
    find(name, None, Vec::new(), &mut found);
    let mut kinds = found.into_kinds();
    kinds.retain(|it| it.0.severity() != Severity::Note);
    kinds
}

/// The findings by the standards in force. `split` are the findings of the grouping search.
pub(super) fn findings(name: &Name, mapping: Option<&Uts46Mapping>, split: Vec<Finding>) -> Vec<Finding> {
    let mut found = Found::Findings(Vec::new());
    find(name, mapping, split, &mut found);
    found.into_findings()
}

fn find(name: &Name, mapping: Option<&Uts46Mapping>, split: Vec<Finding>, found: &mut Found) {
    let spans = rfc5893::spans(name);
    let name = &LabelledName::new(name, &spans);
    rfc5893::find_violations(name, found);
    rfc5893::find_hazards(name, found);
    found.extend(split);
    rfc5891::find(name, found);
    rfc1035::find(name, found);
    unregistrable::find(name, found);
    warnings::find_in_labels(name, found);
    if let Some(mapping) = mapping {
        uts46::find_mapping(mapping, found);
    }
    Rules::Uts46.find(name, found);
}
