//! The three restrictions of section 5 of Dürst's draft on bidirectional IRIs, as findings.

use bidiscope_bidi::name::Name;
use bidiscope_bidi::order::restrictions::violations;

use super::finding::Finding;
use super::kind::FindingKind;

/// One finding per violated restriction and component. Components subdivide labels and never span two, so
/// each finding is on the label of its first character.
pub(super) fn findings(name: &Name) -> Vec<Finding> {
    violations(name.characters())
        .into_iter()
        .map(|broken| {
            let label = broken.characters.first().and_then(|&first| name.label_of()[first]);
            let kind = match broken.restriction {
                1 => FindingKind::Duerst1,
                2 => FindingKind::Duerst2,
                _ => FindingKind::Duerst3,
            };
            Finding::new(kind, label, broken.characters)
        })
        .collect()
}
