//! The three restrictions of section 5 of Dürst's draft on bidirectional IRIs, as findings.

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::restrictions::{Restriction, violations};

use super::finding::Finding;
use super::kind::FindingKind;

impl From<Restriction> for FindingKind {
    fn from(restriction: Restriction) -> Self {
        match restriction {
            Restriction::OneDirection => Self::Duerst1,
            Restriction::NoFormatting => Self::Duerst2,
            Restriction::LettersOnly => Self::Duerst3,
        }
    }
}

/// One finding per violated restriction and component. Components subdivide labels and never span two, so
/// each finding is on the label of its first character: `labels_by_character` has the index of the label of each character, if it stands in
/// one. Of an address they are about the whole.
pub fn findings(characters: &[Character], labels_by_character: &[Option<usize>]) -> Vec<Finding> {
    violations(characters)
        .into_iter()
        .map(|broken| {
            let label = broken.characters.first().and_then(|&first| labels_by_character[first]);
            Finding::new(broken.restriction.into(), label, broken.characters)
        })
        .collect()
}
