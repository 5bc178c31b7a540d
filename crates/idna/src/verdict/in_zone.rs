//! What is warned of a name as a whole: how many labels somebody asks for in a zone, and that UTS #46 refuses a name
//! which may be registered.

use bidiscope_bidi::name::Name;

use super::finding::Finding;
use super::kind::FindingKind;
use super::registration::{Applicant, Permission};
use super::uts46;

/// Both warnings; `permission` is the answer to whether the applicant's labels may be registered.
pub(super) fn findings(name: &Name, applicant: &Applicant, permission: Permission) -> Vec<Finding> {
    labels_below_parent(name, applicant)
        .into_iter()
        .chain(refused_whole(name, applicant, permission))
        .collect()
}

/// More than one label below the zone: the registry has only the last of them to give.
fn labels_below_parent(name: &Name, applicant: &Applicant) -> Option<Finding> {
    let count = applicant.labels_in_zone().filter(|&it| it > 1)?;
    let below = &name.labels()[..count - 1];
    let characters = below.iter().flat_map(|label| label.range.clone()).collect();
    let sentence = format!("{count} labels stand below the parent zone, which has one to give.");
    let finding = Finding::new(FindingKind::LabelsBelowParent, None, characters, sentence);
    Some(finding.with("count", count))
}

/// A name that UTS #46 refuses and a registry need not, such as one whose zone breaks the Bidi rule. Of the DNS's own
/// labels, which it refuses always, nobody is warned.
fn refused_whole(name: &Name, applicant: &Applicant, permission: Permission) -> Option<Finding> {
    let may_be_registered = matches!(permission, Permission::Allowed | Permission::Depends);
    if !may_be_registered || applicant.leaves_labels_out() || uts46::accepts_characters(name) {
        return None;
    }
    let sentence = "UTS #46 refuses the name as a whole: browsers do not look it up.".to_owned();
    Some(Finding::new(FindingKind::Uts46Refused, None, Vec::new(), sentence))
}
