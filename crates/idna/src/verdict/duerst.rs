//! The three restrictions of section 5 of Dürst's draft on bidirectional IRIs, as findings.

use bidiscope_bidi::name::Name;
use bidiscope_bidi::order::restrictions::violations;

use super::finding::{Finding, described_all};
use super::kind::FindingKind;

/// One finding per violated restriction and component. Components subdivide labels and never span two, so
/// each finding is on the label of its first character.
pub(super) fn findings(name: &Name) -> Vec<Finding> {
    violations(name.characters())
        .into_iter()
        .map(|broken| {
            let named = described_all(name.characters(), &broken.characters);
            let label = broken.characters.first().and_then(|&first| name.label_of()[first]);
            let number = label.map_or_else(|| "A label".to_owned(), |label| format!("Label {}", label));
            let (kind, sentence) = match broken.restriction {
                1 => {
                    (FindingKind::Duerst1, format!("{number} holds {named} beside right-to-left characters."))
                }
                2 => (
                    FindingKind::Duerst2,
                    format!("{number} holds the bidirectional formatting character {named}."),
                ),
                _ => (
                    FindingKind::Duerst3,
                    format!("{number} holds other characters than right-to-left letters: {named}."),
                ),
            };
            Finding::new(kind, label, broken.characters, sentence)
        })
        .collect()
}
