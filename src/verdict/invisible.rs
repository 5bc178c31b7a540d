//! Characters of a label that nobody sees.

use crate::name::{Character, Name, is_invisible};

use super::finding::{Finding, described_all, is_or_are};
use super::kind::FindingKind;
use super::rfc5892::ContextRule;

/// Each label that holds invisible characters.
pub(super) fn findings(name: &Name) -> Vec<Finding> {
    let labels = name.labels().iter().enumerate();
    labels
        .filter_map(|(index, label)| {
            let own = name.label_characters(label);
            let unseen = (0..own.len()).filter(|&at| is_invisible(own[at].scalar) && !does_its_work(own, at));
            let characters: Vec<usize> = unseen.map(|at| label.range.start + at).collect();
            if characters.is_empty() {
                return None;
            }
            let told = described_all(name.characters(), &characters);
            let are = is_or_are(name.characters(), &characters);
            let sentence = format!("Label {index} holds {told}, which {are} invisible.");
            Some(Finding::new(FindingKind::Invisible, index, characters, sentence))
        })
        .collect()
}

/// Whether a joiner stands where it changes how the letters beside it are joined, which is seen: where RFC
/// 5892 allows it.
fn does_its_work(label: &[Character], at: usize) -> bool {
    ContextRule::of(label[at].scalar).is_some_and(|rule| rule.is_tested_in_lookup() && rule.holds(label, at))
}
