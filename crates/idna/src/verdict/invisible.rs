//! Characters that are not seen (The Unicode Standard, section 5.21).

use std::ops::Range;

use bidiscope_bidi::name::{Character, Name};
use bidiscope_bidi::order::is_bidi_control;

use super::detail::FindingDetail;
use super::facts::Facts;
use super::finding::Finding;
use super::found::{Found, FoundInLabel};
use super::joining::change_appearance;
use super::kind::FindingKind;
use super::labelled_name::LabelInName;
use super::rfc5892::ContextRule;

/// The invisible characters of a label.
pub(super) fn in_label(label: &LabelInName<'_>, found: &mut FoundInLabel<'_>) {
    let characters = label.characters;
    let invisible = label.with_fact(Facts::INVISIBLE).filter(|&at| !has_visible_effect(characters, at));
    found.add_with(invisible, |offsets| detail(offsets.iter().map(|&at| characters[at].scalar)));
}

/// Those of input that is no domain name: of its labels, or of the whole where it has none.
pub(super) fn in_no_domain_name(name: &Name) -> Vec<Finding> {
    let labels =
        name.labels().iter().enumerate().map(|(index, it)| (Some(index), it.character_range.clone()));
    // An address whose host is no domain name has none.
    let all = name.labels().is_empty().then(|| (None, 0..name.characters().len()));
    let in_part = |(label, range)| {
        Some(Finding { label_index: label, ..invisible_characters_finding(name.characters(), range)? })
    };
    labels.chain(all).filter_map(in_part).collect()
}

/// Those of what stands in this range and is no label; `None` where there are none.
pub fn invisible_characters_finding(
    characters: &[Character],
    searched_character_range: Range<usize>,
) -> Option<Finding> {
    let part = LabelInName {
        start: searched_character_range.start,
        ..LabelInName::alone(&characters[searched_character_range])
    };
    let mut found = Found::Findings(Vec::new());
    in_label(&part, &mut FoundInLabel::new(&mut found, FindingKind::Invisible, &part));
    found.into_findings().pop().map(|it| Finding { label_index: None, ..it })
}

/// Whether bidi controls are among invisible characters.
fn detail(characters: impl Iterator<Item = char>) -> FindingDetail {
    let (controls, others): (Vec<char>, Vec<char>) = characters.partition(|&it| is_bidi_control(it));
    if controls.is_empty() {
        FindingDetail::NoDetail
    } else {
        FindingDetail::HasInvisibleBidiControls { are_all_bidi_controls: others.is_empty() }
    }
}

/// Whether the character is a joiner that visibly changes its neighbours: RFC 5892 allows it there, or a
/// letter takes another joining form because of it.
fn has_visible_effect(label: &[Character], at: usize) -> bool {
    let is_joiner = ContextRule::of(label[at].scalar).filter(|it| it.is_tested_in_lookup());
    is_joiner.is_some_and(|rule| rule.holds_at(label, at) || change_appearance(label, &[at]))
}
