//! What rules find in a name: the findings, or their kinds alone.

use super::detail::FindingDetail;
use super::finding::Finding;
use super::kind::FindingKind;
use super::kind::Severity;
use super::labelled_name::LabelInName;

/// Collects what rules find. A rule is written once: where only the kinds are wanted, neither positions beyond the first nor
/// what sentences say are computed.
#[derive(Debug)]
pub(super) enum Found {
    Findings(Vec<Finding>),
    /// The kinds, each with its label.
    Kinds(Vec<(FindingKind, Option<usize>)>),
}

impl Found {
    /// Whether a rule about labels is asked for findings of this kind: not for notes, where only the kinds are wanted, since
    /// none of its notes decides about anything.
    pub(super) fn wants(&self, kind: FindingKind) -> bool {
        matches!(self, Self::Findings(_)) || kind.severity() != Severity::Note
    }

    /// Whether nothing was found.
    pub(super) const fn is_empty(&self) -> bool {
        match self {
            Self::Findings(findings) => findings.is_empty(),
            Self::Kinds(kinds) => kinds.is_empty(),
        }
    }

    /// The findings; none where only the kinds are collected.
    pub(super) fn into_findings(self) -> Vec<Finding> {
        match self {
            Self::Findings(findings) => findings,
            Self::Kinds(_) => Vec::new(),
        }
    }

    /// The kinds, each with its label; of findings those too.
    #[inline]
    pub(super) fn into_kinds(self) -> Vec<(FindingKind, Option<usize>)> {
        match self {
            Self::Findings(findings) => {
                findings.into_iter().map(|it| (it.finding_kind, it.label_index)).collect()
            }
            Self::Kinds(kinds) => kinds,
        }
    }

    /// Adds findings.
    pub(super) fn extend(&mut self, more: Vec<Finding>) {
        match self {
            Self::Findings(findings) => findings.extend(more),
            Self::Kinds(kinds) => kinds.extend(more.into_iter().map(|it| (it.finding_kind, it.label_index))),
        }
    }

    /// Adds a finding about the name as a whole, of no characters.
    pub(super) fn add_about_name(&mut self, kind: FindingKind, detail: impl FnOnce() -> FindingDetail) {
        match self {
            Self::Findings(findings) => {
                findings.push(Finding::new(kind, None, Vec::new()).with_detail(detail()))
            }
            Self::Kinds(kinds) => kinds.push((kind, None)),
        }
    }

    /// Adds a finding, if there is a character that it is about. `characters` are ascending indices into the name.
    pub(super) fn add(
        &mut self,
        kind: FindingKind,
        label: impl Into<Option<usize>>,
        characters: impl IntoIterator<Item = usize>,
    ) {
        self.add_with(kind, label, characters, |_| FindingDetail::NoDetail);
    }

    /// The same, with what else is known of the finding, given its characters.
    pub(super) fn add_with(
        &mut self,
        kind: FindingKind,
        label: impl Into<Option<usize>>,
        characters: impl IntoIterator<Item = usize>,
        detail: impl FnOnce(&[usize]) -> FindingDetail,
    ) {
        let mut characters = characters.into_iter();
        match self {
            Self::Findings(findings) => {
                let characters: Vec<usize> = characters.collect();
                if !characters.is_empty() {
                    let detail = detail(&characters);
                    findings.push(Finding::new(kind, label, characters).with_detail(detail));
                }
            }
            Self::Kinds(kinds) => {
                if characters.next().is_some() {
                    kinds.push((kind, label.into()));
                }
            }
        }
    }
}

/// Collects what one rule finds in a label.
#[derive(Debug)]
pub(super) struct FoundInLabel<'a> {
    found: &'a mut Found,
    kind: FindingKind,
    label: usize,
    start: usize,
}

impl<'a> FoundInLabel<'a> {
    pub(super) const fn new(found: &'a mut Found, kind: FindingKind, label: &LabelInName<'_>) -> Self {
        Self { found, kind, label: label.index, start: label.start }
    }

    /// Adds a finding, if there is a character that it is about. `characters` are ascending indices into the label.
    pub(super) fn add(&mut self, characters: impl IntoIterator<Item = usize>) {
        self.add_with(characters, |_| FindingDetail::NoDetail);
    }

    /// The same, with what else is known of the finding, given its characters in the label.
    pub(super) fn add_with(
        &mut self,
        characters: impl IntoIterator<Item = usize>,
        detail: impl FnOnce(&[usize]) -> FindingDetail,
    ) {
        let start = self.start;
        let characters = characters.into_iter().map(|at| at + start);
        self.found.add_with(self.kind, self.label, characters, |characters| {
            detail(&characters.iter().map(|at| at - start).collect::<Vec<usize>>())
        });
    }
}
