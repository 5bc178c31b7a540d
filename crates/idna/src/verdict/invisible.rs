//! Characters of a label that nobody sees.

use bidiscope_bidi::name::{Character, Name, is_invisible};

use super::finding::{Finding, described_all, is_or_are};
use super::joining::change_what_is_seen;
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

/// Whether a joiner stands where it changes how the characters beside it look, which is seen: where RFC 5892 allows
/// it, and where a letter takes another form for it.
fn does_its_work(label: &[Character], at: usize) -> bool {
    let is_joiner = ContextRule::of(label[at].scalar).filter(|it| it.is_tested_in_lookup());
    is_joiner.is_some_and(|rule| rule.holds(label, at) || change_what_is_seen(label, &[at]))
}
