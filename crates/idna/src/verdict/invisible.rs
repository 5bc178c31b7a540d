//! Invisible characters in a label.

use bidiscope_bidi::name::{Character, Name, is_invisible};

use super::finding::Finding;
use super::joining::change_appearance;
use super::kind::FindingKind;
use super::rfc5892::ContextRule;

/// A finding for each label with invisible characters.
pub(super) fn findings(name: &Name) -> Vec<Finding> {
    let labels = name.labels().iter().enumerate();
    labels
        .filter_map(|(index, label)| {
            let characters_of_label = name.label_characters(label);
            let invisible = (0..characters_of_label.len()).filter(|&at| {
                is_invisible(characters_of_label[at].scalar) && !has_visible_effect(characters_of_label, at)
            });
            let characters: Vec<usize> = invisible.map(|at| label.range.start + at).collect();
            (!characters.is_empty()).then(|| Finding::new(FindingKind::Invisible, index, characters))
        })
        .collect()
}

/// Whether the character is a joiner that visibly changes its neighbours: RFC 5892 allows it there, or a
/// letter takes another joining form because of it.
fn has_visible_effect(label: &[Character], at: usize) -> bool {
    let is_joiner = ContextRule::of(label[at].scalar).filter(|it| it.is_tested_in_lookup());
    is_joiner.is_some_and(|rule| rule.holds(label, at) || change_appearance(label, &[at]))
}
