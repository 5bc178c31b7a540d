//! The deviation characters of UTS #46: IDNA2008 keeps them, IDNA2003 replaced or removed them.

use bidiscope_bidi::name::Name;

use super::finding::Finding;
use super::kind::FindingKind;

/// The four characters (UTS #46 section 1.3.2): sharp s, final sigma, and the two joiners.
pub(super) const DEVIATIONS: [char; 4] = ['\u{DF}', '\u{3C2}', '\u{200C}', '\u{200D}'];

/// A finding for each label that holds deviation characters. This includes labels typed as A-labels, because
/// people see and type the decoded characters.
pub(super) fn findings(name: &Name) -> Vec<Finding> {
    let labels = name.labels().iter().enumerate();
    labels
        .filter_map(|(index, label)| {
            let characters = label.range.clone();
            let held: Vec<usize> =
                characters.filter(|&at| DEVIATIONS.contains(&name.characters()[at].scalar)).collect();
            (!held.is_empty()).then(|| Finding::new(FindingKind::Deviation, index, held))
        })
        .collect()
}
