//! A top-level label that is a number.

use bidiscope_bidi::name::Name;

use super::finding::Finding;
use super::kind::FindingKind;

/// A finding if the last label is all ASCII digits (RFC 3696 section 2, RFC 1123 section 2.1).
pub(super) fn findings(name: &Name) -> Vec<Finding> {
    let Some((index, label)) = name.labels().iter().enumerate().next_back() else { return Vec::new() };
    if !name.label_characters(label).iter().all(|it| it.scalar.is_ascii_digit()) {
        return Vec::new();
    }
    vec![Finding::new(FindingKind::NumericTopLevel, index, label.range.clone().collect())]
}
