//! Warnings about the labels of a domain name, from its characters alone, so that names of a list get them without an
//! analysis; and those about the name as a whole.

use bidiscope_bidi::name::Name;

use super::detail::FindingDetail;
use super::facts::Facts;
use super::finding::Finding;
use super::found::Found;
use super::kind::FindingKind;
use super::kind::Severity;
use super::labelled_name::LabelledName;
use super::registration::{RegistrationApplicantLabels, RegistrationPermission};
use super::rules::Rules;
use super::url_standard::host_requested_by_browser;
use super::{RuleVerdict, grouping, rfc5893, uts46};

/// The kinds of the warnings about the labels of a domain name, whoever registers them, in the order of the findings; one
/// may come more than once. `verdict` is that of the Bidi rule.
pub(crate) fn of_labels(name: &LabelledName<'_>, verdict: RuleVerdict) -> Vec<FindingKind> {
    let mut found = Found::Kinds(Vec::new());
    // If all labels satisfy the rule, none begins with a digit, and none is split: theorem 7 in docs/theorems.md.
    if verdict == RuleVerdict::Violated || name.facts.intersects(Facts::ASTERISK.at_first()) {
        rfc5893::find_hazards(name, &mut found);
    }
    if verdict == RuleVerdict::Violated && grouping::splits_a_label(name.characters, name.labels) {
        found.add_about_name(FindingKind::LabelSplit, || FindingDetail::NoDetail);
    }
    find_in_labels(name, &mut found);
    let kinds = found.into_kinds().into_iter().map(|it| it.0);
    kinds.filter(|it| it.severity() == Severity::Warning).collect()
}

/// What may mislead readers in any label, whether it may be registered or not.
pub(super) fn find_in_labels(name: &LabelledName<'_>, found: &mut Found) {
    Rules::Scripts.find(name, found);
    Rules::Warnings.find_by_rule(name, found);
}

/// The kinds of the warnings among findings.
pub(super) fn among(findings: Vec<Finding>) -> Vec<FindingKind> {
    findings.into_iter().filter(|it| it.severity() == Severity::Warning).map(|it| it.finding_kind).collect()
}

/// Warnings about a name as a whole: several labels requested below one zone, and names that may be registered but that
/// UTS #46 refuses. `labels_below` is how many labels the registry asks for below the zone, if it says so; `permission` says
/// whether the applicant's labels may be registered.
pub(super) fn findings_about_name(
    name: &Name,
    applicant: &RegistrationApplicantLabels,
    labels_below: Option<usize>,
    permission: RegistrationPermission,
) -> Vec<Finding> {
    let by_registry = labels_below.is_some();
    kinds_about_name(applicant, permission, || uts46::accepts_decoded(name.characters()))
        .filter(|&kind| kind != FindingKind::LabelsBelowParent || !by_registry)
        .map(|kind| match kind {
            FindingKind::LabelsBelowParent => {
                labels_below_parent(name, applicant.label_index_range_in_name().len())
            }
            _ => {
                let is_opened = host_requested_by_browser(name).is_ok();
                let detail =
                    if is_opened { FindingDetail::IsOpenedByBrowsers } else { FindingDetail::NoDetail };
                Finding::new(kind, None, Vec::new()).with_detail(detail)
            }
        })
        .collect()
}

/// The kinds of both; `is_accepted` says whether UTS #46 accepts the name.
///
/// - More than one label below the zone: the registry can register only the last of them.
/// - A name that UTS #46 refuses although the registry may register it, for example because the parent zone's name breaks
///   the Bidi rule. There is no warning for names with unregistrable labels, which UTS #46 always refuses.
pub(crate) fn kinds_about_name(
    applicant: &RegistrationApplicantLabels,
    permission: RegistrationPermission,
    is_accepted: impl FnOnce() -> bool,
) -> impl Iterator<Item = FindingKind> {
    let has_several = applicant.label_count_in_zone().is_some_and(|it| it > 1);
    let may_be_registered =
        matches!(permission, RegistrationPermission::Allowed | RegistrationPermission::NeedsReview);
    let is_refused =
        may_be_registered && applicant.unregistrable_label_indices_in_name().is_empty() && !is_accepted();
    let kinds = [
        has_several.then_some(FindingKind::LabelsBelowParent),
        is_refused.then_some(FindingKind::Uts46Refused),
    ];
    kinds.into_iter().flatten()
}

/// The finding that so many labels are below the zone.
fn labels_below_parent(name: &Name, count: usize) -> Finding {
    let below = &name.labels()[..count - 1];
    let characters = below.iter().flat_map(|label| label.character_range.clone()).collect();
    let detail = FindingDetail::LabelCountBelowZone { label_count: count, required_label_count: None };
    Finding::new(FindingKind::LabelsBelowParent, None, characters).with_detail(detail)
}
