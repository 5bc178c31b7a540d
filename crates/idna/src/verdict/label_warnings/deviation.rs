//! The deviation characters of UTS #46: IDNA2008 keeps them, IDNA2003 replaced or removed them.

use bidiscope_bidi::name::Character;

use crate::verdict::finding::Finding;
use crate::verdict::kind::FindingKind;

use super::IndexedLabel;

/// The four characters (UTS #46 section 1.3.2): sharp s, final sigma, and the two joiners.
pub(super) const DEVIATIONS: [char; 4] = ['\u{DF}', '\u{3C2}', '\u{200C}', '\u{200D}'];

/// A finding for each label that holds deviation characters. This includes labels typed as A-labels, because
/// people see and type the decoded characters.
pub(super) fn findings(labels: &[IndexedLabel<'_>]) -> Vec<Finding> {
    labels
        .iter()
        .filter_map(|label| {
            let held: Vec<usize> = positions(label.characters).map(|at| label.start + at).collect();
            (!held.is_empty()).then(|| Finding::new(FindingKind::Deviation, label.index, held))
        })
        .collect()
}

/// The positions of the deviation characters in a label.
pub(super) fn positions(label: &[Character]) -> impl Iterator<Item = usize> {
    (0..label.len()).filter(|&at| DEVIATIONS.contains(&label[at].scalar))
}
