//! Findings of UTS #46.

use crate::verdict::detail::Detail;
use crate::verdict::finding::Finding;
use crate::verdict::kind::FindingKind;
use bidiscope_bidi::name::Name;

use super::mapping::{Mapping, changes_in, disallowed_in, is_disallowed};

/// A finding on the mapping; then for each label the disallowed characters, and what makes it invalid as a
/// typed A-label.
pub(in crate::verdict) fn findings(name: &Name, mapping: Option<&Mapping>) -> Vec<Finding> {
    let characters = name.characters();
    let mut found = Vec::new();
    if let Some(mapping) = mapping {
        let changed: Vec<usize> =
            mapping.changes.iter().flat_map(|change| change.characters.iter().copied()).collect();
        let detail = Detail::Changes(mapping.changes.len());
        found.push(Finding::new(FindingKind::Uts46Mapped, None, changed).with(detail));
    }
    let labels = name.labels().iter().enumerate();
    // What cannot be decoded is refused for that.
    for (index, label) in labels.filter(|it| it.1.a_label_error.is_none()) {
        let held = name.label_characters(label);
        let disallowed: Vec<usize> =
            disallowed_in(held).into_iter().map(|at| at + label.range.start).collect();
        if !disallowed.is_empty() {
            let itself = disallowed.iter().any(|&at| {
                let scalar = characters[at].scalar;
                scalar.is_ascii() || is_disallowed(scalar)
            });
            let detail = if itself { Detail::None } else { Detail::Mapped(None) };
            found.push(Finding::new(FindingKind::Uts46Disallowed, index, disallowed.clone()).with(detail));
        }
        if label.typed_a_label.is_none() {
            continue;
        }
        let mut unstable: Vec<usize> =
            changes_in(held, label.range.start).into_iter().flat_map(|change| change.characters).collect();
        unstable.retain(|at| !disallowed.contains(at));
        if !unstable.is_empty() {
            found.push(Finding::new(FindingKind::Uts46UnstableALabel, index, unstable));
        }
    }
    found
}
