//! Warnings about what may mislead readers in any label, whether it may be registered or not.

mod confusable;
mod deviation;
mod invisible;
pub(super) mod numeric_top_level;
mod plain_label;
pub(super) mod scripts;

use std::ops::Range;

use bidiscope_bidi::name::{Character, LabelSpan, Name, UrlPartKind};

use super::finding::Finding;
use super::kind::FindingKind;
use plain_label::PlainLabel;

/// The warnings, rule by rule.
pub(super) fn findings(name: &Name) -> Vec<Finding> {
    let labels = labels_of(name);
    let mut findings = by_label(&labels);
    findings.extend(labels.last().and_then(numeric_top_level::finding));
    findings
}

/// The kinds of the same findings, for names of a list: nothing is computed that only the findings have.
pub(super) fn kinds(characters: &[Character], labels: &[LabelSpan]) -> Vec<FindingKind> {
    let mut kinds = Vec::new();
    let (mut looks_like_ascii, mut is_invisible, mut deviates) = (false, false, false);
    let mut labels = labels.iter().map(|it| &characters[it.range.clone()]);
    for label in labels.clone() {
        if let Some(plain) = PlainLabel::of(label) {
            kinds.extend(plain.is_mixed.then_some(FindingKind::MixedScripts));
            looks_like_ascii |= plain.looks_like_ascii;
        } else {
            kinds.extend(scripts::has_several_zeros(label).then_some(FindingKind::DigitsOfSeveralScripts));
            kinds.extend(scripts::is_mixed(label).then_some(FindingKind::MixedScripts));
            looks_like_ascii |= confusable::looks_like_ascii(label);
            is_invisible |= invisible::positions(label).next().is_some();
            deviates |= deviation::positions(label).next().is_some();
        }
    }
    let is_number = labels.next_back().is_some_and(numeric_top_level::is_number);
    let others = [
        (looks_like_ascii, FindingKind::WholeScriptConfusable),
        (is_invisible, FindingKind::Invisible),
        (deviates, FindingKind::Deviation),
        (is_number, FindingKind::NumericTopLevel),
    ];
    kinds.extend(others.into_iter().filter(|it| it.0).map(|it| it.1));
    kinds
}

/// The warnings about invisible characters alone.
pub(super) fn invisible_characters(name: &Name) -> Vec<Finding> {
    // Of a URL whose host is no domain name.
    if name.labels().is_empty() {
        let all = IndexedLabel::new(name.characters(), 0, &(0..name.characters().len()));
        return without_label(invisible::findings(&[all]));
    }
    invisible::findings(&labels_of(name))
}

/// Those about the parts of a URL other than its host; they belong to no label.
pub(super) fn invisible_outside_host(name: &Name) -> Vec<Finding> {
    let parts = name.url().map_or(&[][..], |it| it.parts()).iter();
    let parts = parts.filter(|it| it.part != UrlPartKind::Host);
    let parts: Vec<_> = parts.map(|it| IndexedLabel::new(name.characters(), 0, &it.range)).collect();
    without_label(invisible::findings(&parts))
}

fn without_label(findings: Vec<Finding>) -> Vec<Finding> {
    findings.into_iter().map(|it| Finding { label: None, ..it }).collect()
}

fn by_label(labels: &[IndexedLabel<'_>]) -> Vec<Finding> {
    let mut findings = scripts::findings(labels);
    findings.extend(confusable::findings(labels));
    findings.extend(invisible::findings(labels));
    findings.extend(deviation::findings(labels));
    findings
}

/// A label of a name.
struct IndexedLabel<'a> {
    /// Its index among the labels.
    index: usize,
    /// The index of its first character in the name.
    start: usize,
    characters: &'a [Character],
}

impl<'a> IndexedLabel<'a> {
    fn new(name: &'a [Character], index: usize, range: &Range<usize>) -> Self {
        Self { index, start: range.start, characters: &name[range.clone()] }
    }

    /// The indices of its characters in the name.
    const fn positions(&self) -> Range<usize> {
        self.start..self.start + self.characters.len()
    }
}

fn labels_of(name: &Name) -> Vec<IndexedLabel<'_>> {
    let labels = name.labels().iter().enumerate();
    labels.map(|(index, label)| IndexedLabel::new(name.characters(), index, &label.range)).collect()
}

/// Whether [`kinds`] gives nothing for these labels, found without them, not counting the warning about a numeric last
/// label. `false` means only that [`kinds`] must be evaluated. A new rule needs a test in [`PlainLabel`] if a label that
/// this accepts can violate it.
pub(crate) fn is_without_warning(characters: &[Character], labels: &[LabelSpan]) -> bool {
    let is_plain = |it: &LabelSpan| {
        PlainLabel::of(&characters[it.range.clone()]).is_some_and(PlainLabel::is_without_warning)
    };
    labels.iter().all(is_plain)
}
