//! RFC 5891, the IDNA2008 protocol: the tests for registration (section 4) and for lookup (section 5).
//!
//! Both protocols start from the same findings; [`Protocol::refuses`] says which of them count. Lookup need
//! not test hyphens at the ends, the rules of CONTEXTO characters ("only to verify that a rule is defined"),
//! and ASCII labels that are not host names. It "SHOULD" test the Bidi rule (section 5.4).

pub(super) mod label;

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::Name;

use super::finding::Finding;
use super::found::Found;
use super::kind::FindingKind;
use super::labelled_name::LabelledName;
use super::policies::AcceptancePolicy;
use super::rules::Rules;
use super::{rfc1035, rfc5893, unregistrable};

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
    const fn policy(self) -> AcceptancePolicy {
        match self {
            Self::Registration => AcceptancePolicy::Idna2008Registration,
            Self::Lookup => AcceptancePolicy::Idna2008Lookup,
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
    let spans = rfc5893::spans(name);
    let name = &LabelledName::new(name, &spans);
    let mut found = Found::Findings(Vec::new());
    rfc5893::find_violations(name, &mut found);
    find(name, &mut found);
    rfc1035::find(name, &mut found);
    let unregistrable = unregistrable::labels_of(name);
    let is_of_idna = |label: usize| !unregistrable.contains(&label);
    // The maximum length also applies to unregistrable labels.
    let counts = |it: &Finding| it.finding_kind.is_length_limit() || it.label_index.is_none_or(is_of_idna);
    let mut found = found.into_findings();
    found.retain(|finding| protocol.refuses(finding.finding_kind) && counts(finding));
    found
}

/// What RFC 5891 and RFC 5892 say of each label except wildcards and underscored names, for either protocol.
pub(super) fn find(name: &LabelledName<'_>, found: &mut Found) {
    Rules::Idna2008.find_in(name, |label| unregistrable::kind_of(label).is_none(), found);
}
