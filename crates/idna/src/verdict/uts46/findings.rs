//! Findings of UTS #46.

use crate::verdict::finding::{Finding, described_all};
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
        let count = mapping.changes.len();
        let places = if count == 1 { "one place".to_owned() } else { format!("{count} places") };
        let sentence = format!("Processing changes the name in {places} before it is looked up.");
        found.push(Finding::new(FindingKind::Uts46Mapped, None, changed, sentence));
    }
    for (index, label) in name.labels().iter().enumerate() {
        let held = name.label_characters(label);
        let disallowed: Vec<usize> =
            disallowed_in(held).into_iter().map(|at| at + label.range.start).collect();
        if !disallowed.is_empty() {
            let named = described_all(characters, &disallowed);
            let itself = disallowed.iter().any(|&at| {
                let scalar = characters[at].scalar;
                scalar.is_ascii() || is_disallowed(scalar)
            });
            let why = if itself { "disallows" } else { "maps to a character that no name may hold" };
            let sentence = format!("Label {index} holds {named}, which UTS #46 {why}.");
            found.push(Finding::new(FindingKind::Uts46Disallowed, index, disallowed.clone(), sentence));
        }
        if label.typed_a_label.is_none() {
            continue;
        }
        let mut unstable: Vec<usize> =
            changes_in(held, label.range.start).into_iter().flat_map(|change| change.characters).collect();
        unstable.retain(|at| !disallowed.contains(at));
        if !unstable.is_empty() {
            let named = described_all(characters, &unstable);
            let sentence = format!(
                "Label {index} was written as an A-label and decodes to {named}, which UTS #46 would map or \
                 normalize; an A-label is not mapped, so it is invalid."
            );
            found.push(Finding::new(FindingKind::Uts46UnstableALabel, index, unstable, sentence));
        }
    }
    found
}
