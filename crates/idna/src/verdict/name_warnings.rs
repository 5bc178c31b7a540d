//! Warnings about a name as a whole: several labels requested below one zone, and names that may be
//! registered but that UTS #46 refuses.

use bidiscope_bidi::name::Name;

use super::finding::{Finding, FindingValue};
use super::kind::FindingKind;
use super::registration::{ApplicantLabels, Permission};
use super::uts46;

/// Both warnings. `permission` says whether the applicant's labels may be registered.
pub(super) fn findings(name: &Name, applicant: &ApplicantLabels, permission: Permission) -> Vec<Finding> {
    labels_below_parent(name, applicant)
        .into_iter()
        .chain(refused_by_uts46(name, applicant, permission))
        .collect()
}

/// More than one label below the zone: the registry can register only the last of them.
fn labels_below_parent(name: &Name, applicant: &ApplicantLabels) -> Option<Finding> {
    let count = applicant.label_count_in_zone().filter(|&it| it > 1)?;
    let below = &name.labels()[..count - 1];
    let characters = below.iter().flat_map(|label| label.range.clone()).collect();
    let finding = Finding::new(FindingKind::LabelsBelowParent, None, characters);
    Some(finding.with("labels", FindingValue::Count(count)))
}

/// A name that UTS #46 refuses although the registry may register it, for example because the parent zone's
/// name breaks the Bidi rule. There is no warning for names with unregistrable labels, which UTS #46 always
/// refuses.
fn refused_by_uts46(name: &Name, applicant: &ApplicantLabels, permission: Permission) -> Option<Finding> {
    let may_be_registered = matches!(permission, Permission::Allowed | Permission::NeedsReview);
    if !may_be_registered || !applicant.unregistrable().is_empty() || uts46::accepts_decoded(name) {
        return None;
    }
    Some(Finding::new(FindingKind::Uts46Refused, None, Vec::new()))
}
