//! Invisible characters in a label.

use bidiscope_bidi::name::{Character, is_invisible};
use bidiscope_bidi::order::is_bidi_control;

use crate::verdict::finding::Finding;
use crate::verdict::finding_case::FindingCase;
use crate::verdict::joining::change_appearance;
use crate::verdict::kind::FindingKind;
use crate::verdict::rfc5892::ContextRule;

use super::IndexedLabel;

/// A finding for each label with invisible characters.
pub(super) fn findings(labels: &[IndexedLabel<'_>]) -> Vec<Finding> {
    labels
        .iter()
        .filter_map(|&IndexedLabel { index, start, characters: label }| {
            let characters: Vec<usize> = positions(label).map(|at| start + at).collect();
            let case = case(positions(label).map(|at| label[at].scalar));
            (!characters.is_empty())
                .then(|| Finding::new(FindingKind::Invisible, index, characters).in_case(case))
        })
        .collect()
}

/// The case for invisible characters among which are bidi controls.
fn case(characters: impl Iterator<Item = char>) -> Option<FindingCase> {
    let (controls, others): (Vec<char>, Vec<char>) = characters.partition(|&it| is_bidi_control(it));
    match (controls.is_empty(), others.is_empty()) {
        (true, _) => None,
        (false, true) => Some(FindingCase::BidiControls),
        (false, false) => Some(FindingCase::SomeBidiControls),
    }
}

/// The positions of the invisible characters in a label.
pub(super) fn positions(label: &[Character]) -> impl Iterator<Item = usize> {
    (0..label.len()).filter(|&at| is_invisible(label[at].scalar) && !has_visible_effect(label, at))
}

/// Whether the character is a joiner that visibly changes its neighbours: RFC 5892 allows it there, or a
/// letter takes another joining form because of it.
fn has_visible_effect(label: &[Character], at: usize) -> bool {
    let is_joiner = ContextRule::of(label[at].scalar).filter(|it| it.is_tested_in_lookup());
    is_joiner.is_some_and(|rule| rule.holds(label, at) || change_appearance(label, &[at]))
}
