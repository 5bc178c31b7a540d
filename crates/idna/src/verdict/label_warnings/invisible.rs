//! Invisible characters in a label.

use bidiscope_bidi::name::{Character, is_invisible};
use bidiscope_bidi::order::is_bidi_control;

use crate::verdict::detail::Detail;
use crate::verdict::finding::Finding;
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
            let detail = detail(positions(label).map(|at| label[at].scalar));
            (!characters.is_empty())
                .then(|| Finding::new(FindingKind::Invisible, index, characters).with(detail))
        })
        .collect()
}

/// Whether bidi controls are among invisible characters.
fn detail(characters: impl Iterator<Item = char>) -> Detail {
    let (controls, others): (Vec<char>, Vec<char>) = characters.partition(|&it| is_bidi_control(it));
    if controls.is_empty() { Detail::None } else { Detail::BidiControls { are_all: others.is_empty() } }
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
