//! Characters of a label that nobody sees.

use crate::name::{Name, is_invisible};

use super::finding::{Finding, described_all};
use super::kind::FindingKind;

/// Each label that holds invisible characters.
pub(super) fn findings(name: &Name) -> Vec<Finding> {
    let labels = name.labels().iter().enumerate();
    labels
        .filter_map(|(index, label)| {
            let characters: Vec<usize> =
                label.range.clone().filter(|&at| is_invisible(name.characters()[at].scalar)).collect();
            let told = described_all(name.characters(), &characters);
            let are = match characters.len() {
                0 => return None,
                1 => "is",
                _ => "are",
            };
            let sentence = format!("Label {index} holds {told}, which {are} invisible.");
            Some(Finding::new(FindingKind::Invisible, index, characters, sentence))
        })
        .collect()
}
