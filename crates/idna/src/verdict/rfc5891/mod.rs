//! RFC 5891, the protocol of IDNA2008: what a registry tests before it registers a name (section 4) and an
//! application before it looks one up (section 5).
//!
//! Both test the same things at first: [`Protocol::refuses`] says what counts in which. What look-up need
//! not test are hyphens at the ends, the rules of CONTEXTO characters ("only to verify that a rule is
//! defined"), ASCII labels that are no host names, and the Bidi rule, which it "SHOULD" test (section 5.4).

mod label;

pub(super) use label::kind_of_broken;

use bidiscope_bidi::name::{Label, Name};
use bidiscope_bidi::named;

use super::finding::Finding;
use super::kind::FindingKind;
use super::rfc5892::ContextRule;
use super::{conditions, dns_own, rfc1035, rfc5893};

named! {
    /// What a name is tested for.
    pub enum Protocol [
        /// The section of RFC 5891.
        section
    ] {
        /// A registry enters it in a zone.
        Registration = "registration", "section 4";
        /// An application looks it up.
        Lookup = "lookup", "section 5";
    }
}

impl Protocol {
    /// Whether a name with such a finding must be refused.
    pub fn refuses(self, kind: FindingKind) -> bool {
        use FindingKind::{
            ForeignALabel, HyphenAtEnd, Hyphens3And4, IdnaDisallowed, IdnaNotNfc, IdnaUnassigned,
            LabelTooLong, LeadingMark, NameTooLong, NotLdh,
        };
        match kind {
            // Sections 4.1, 4.2.1, 4.2.2, 4.2.3.1 first half, 4.2.3.2 and 4.2.4; sections 5.3, 5.4 and 5.6.
            IdnaNotNfc | ForeignALabel | IdnaDisallowed | IdnaUnassigned | Hyphens3And4 | LeadingMark
            | LabelTooLong | NameTooLong => true,
            // Section 4.2.3.1, second half; RFC 5890 section 2.3.1.
            HyphenAtEnd | NotLdh => self == Self::Registration,
            // Section 4.2.3.3; section 5.4.
            _ if ContextRule::ALL.iter().any(|&rule| kind_of_broken(rule) == kind) => {
                self == Self::Registration || label::is_tested_in_lookup(kind)
            }
            // Section 4.2.3.4; section 5.4 only recommends it.
            _ => kind.is_condition() && self == Self::Registration,
        }
    }
}

/// Everything for which a name must be refused: the Bidi rule first, then the tests of RFC 5891 label by
/// label, then the lengths of the DNS. Empty where the name is permitted; a registry may ask for more
/// (section 4.3).
pub fn violations(name: &Name, protocol: Protocol) -> Vec<Finding> {
    let mut found = conditions::findings(name, &rfc5893::judge(name));
    found.extend(findings(name));
    found.extend(rfc1035::findings(name));
    let is_of_idna = |label: usize| dns_own::kind(name, label, &name.labels()[label]).is_none();
    // Too long for the DNS is too long for its own labels as well.
    let counts = |it: &Finding| it.id == FindingKind::LabelTooLong || it.label.is_none_or(is_of_idna);
    found.retain(|finding| protocol.refuses(finding.id) && counts(finding));
    found
}

/// What RFC 5891 with RFC 5892 says of each label that somebody registers, whoever asks.
pub(super) fn findings(name: &Name) -> Vec<Finding> {
    of_idna(name).flat_map(|(index, label)| label::findings(name, index, label)).collect()
}

/// The kinds of these findings, each with the label's number.
pub(super) fn kinds(name: &Name) -> impl Iterator<Item = (FindingKind, usize)> + '_ {
    of_idna(name)
        .flat_map(|(index, label)| label::kinds(name, label).into_iter().map(move |kind| (kind, index)))
}

/// The labels but those that the DNS has for its own use.
fn of_idna(name: &Name) -> impl Iterator<Item = (usize, &Label)> {
    let labels = name.labels().iter().enumerate();
    labels.filter(|(index, label)| dns_own::kind(name, *index, label).is_none())
}
