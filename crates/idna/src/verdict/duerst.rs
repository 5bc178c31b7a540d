//! The three restrictions of section 5 of Dürst's draft on bidirectional IRIs, as findings.

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::restrictions::{DuerstRestriction, duerst_restriction_violations};

use super::finding::Finding;
use super::kind::FindingKind;

impl From<DuerstRestriction> for FindingKind {
    fn from(restriction: DuerstRestriction) -> Self {
        match restriction {
            DuerstRestriction::OneDirectionPerComponent => Self::Duerst1,
            DuerstRestriction::NoExtraFormattingCharacters => Self::Duerst2,
            DuerstRestriction::RightToLeftLettersOnly => Self::Duerst3,
        }
    }
}

/// One finding per violated restriction and component. Components subdivide labels and never span two, so
/// each finding is on the label of its first character: `label_index_by_character` has the index of the label of each
/// character, if it stands in one. Of an address they are about the whole.
pub fn duerst_restriction_findings(
    characters: &[Character],
    label_index_by_character: &[Option<usize>],
) -> Vec<Finding> {
    duerst_restriction_violations(characters)
        .into_iter()
        .map(|broken| {
            let label = broken.characters.first().and_then(|&first| label_index_by_character[first]);
            Finding::new(broken.restriction.into(), label, broken.characters)
        })
        .collect()
}
