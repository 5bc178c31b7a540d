//! RFC 5891, the IDNA2008 protocol: the tests for registration (section 4) and for lookup (section 5).
//!
//! Both protocols start from the same findings; [`Protocol::refuses`] says which of them count. Lookup need
//! not test hyphens at the ends, the rules of CONTEXTO characters ("only to verify that a rule is defined"),
//! and ASCII labels that are not host names. It "SHOULD" test the Bidi rule (section 5.4).

mod label;

pub(super) use label::rule_violation_kind;

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::{Label, Name};

use super::finding::Finding;
use super::kind::FindingKind;
use super::policy::Policy;
use super::{conditions, rfc1035, rfc5893, unregistrable};

enum_with_ids! {
    /// The protocol by which a name is tested.
    pub enum Protocol [
        /// The section of RFC 5891.
        section
    ] {
        /// A registry enters the name in a zone.
        Registration = "registration", "section 4";
        /// An application looks the name up.
        Lookup = "lookup", "section 5";
    }
}

impl Protocol {
    /// The policy that refuses what this protocol refuses.
    const fn policy(self) -> Policy {
        match self {
            Self::Registration => Policy::Idna2008Registration,
            Self::Lookup => Policy::Idna2008Lookup,
        }
    }

    /// Whether a name with a finding of this kind must be refused.
    pub fn refuses(self, kind: FindingKind) -> bool {
        kind.is_refused_by(self.policy())
    }
}

/// All findings because of which a name must be refused: the Bidi rule, then the tests of RFC 5891 by label,
/// then the maximum lengths of the DNS. Empty if the name is permitted; a registry may have further rules
/// (section 4.3).
pub fn violations(name: &Name, protocol: Protocol) -> Vec<Finding> {
    let mut found = conditions::findings(name, &rfc5893::judge(name));
    found.extend(findings(name));
    found.extend(rfc1035::findings(name));
    let is_of_idna = |label: usize| unregistrable::kind(name, label, &name.labels()[label]).is_none();
    // The maximum length also applies to unregistrable labels.
    let counts = |it: &Finding| it.id.is_of_length() || it.label.is_none_or(is_of_idna);
    found.retain(|finding| protocol.refuses(finding.id) && counts(finding));
    found
}

/// The findings of RFC 5891 and RFC 5892 on each registrable label, for either protocol.
pub(super) fn findings(name: &Name) -> Vec<Finding> {
    registrable_labels(name).flat_map(|(index, label)| label::findings(name, index, label)).collect()
}

/// The kinds of these findings, each with the label's index.
pub(super) fn kinds(name: &Name) -> impl Iterator<Item = (FindingKind, usize)> + '_ {
    registrable_labels(name)
        .flat_map(|(index, label)| label::kinds(name, label).into_iter().map(move |kind| (kind, index)))
}

/// The labels except wildcards and underscored names.
fn registrable_labels(name: &Name) -> impl Iterator<Item = (usize, &Label)> {
    let labels = name.labels().iter().enumerate();
    labels.filter(|(index, label)| unregistrable::kind(name, *index, label).is_none())
}
