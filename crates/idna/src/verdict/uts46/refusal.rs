//! Why UTS #46 processing refuses a name.

use crate::verdict::finding::{Finding, Source};
use crate::verdict::kind::{FindingKind, Role};
use crate::verdict::policy::{Policy, PolicyReason};
use crate::verdict::{conditions, rfc1035, rfc5891, rfc5893};
use bidiscope_bidi::name::{Name, Notation, ReadErrorKind};

use super::{Processing, findings, mapping, typed, without_deviations};

/// The first reason for which processing refuses a name.
#[derive(Clone)]
pub(in crate::verdict) struct Refusal {
    /// The reason.
    pub(in crate::verdict) reason: PolicyReason,
    /// The characters concerned, as indices into the whole name.
    pub(in crate::verdict) characters: Vec<usize>,
    /// Where the rule is stated; `None` if not known.
    pub(in crate::verdict) source: Option<Source>,
}

impl Refusal {
    /// Why a name is refused, given all findings on it. If the mapping changes the name, the mapped name is
    /// tested, and the reason says so.
    pub(in crate::verdict) fn of(name: &Name, processing: Processing, found: &[Finding]) -> Self {
        // Problems that the mapping never removes.
        if let Some(finding) = always_refusing(found) {
            return Self::from_finding(finding);
        }
        let Some(mapped) = mapped(name, processing) else {
            return match found.iter().find(|it| refuses(it.id)) {
                Some(finding) => Self::from_finding(finding),
                None => Self::without_finding(PolicyReason::RefusedAfterMapping, Vec::new()),
            };
        };
        let read = match Name::read(&mapped, Notation::Unicode) {
            Ok(read) => read,
            Err(error) => {
                let reason = match error.kind {
                    ReadErrorKind::Empty | ReadErrorKind::EmptyLabel => PolicyReason::EmptyLabelAfterMapping,
                    _ => PolicyReason::RefusedAfterMapping,
                };
                return Self::without_finding(reason, all(name));
            }
        };
        let mut of_mapped = conditions::findings(&read, &rfc5893::judge(&read));
        of_mapped.extend(findings(&read, None));
        of_mapped.extend(rfc5891::findings(&read));
        of_mapped.extend(rfc1035::findings(&read));
        let first = always_refusing(&of_mapped).or_else(|| of_mapped.iter().find(|it| refuses(it.id)));
        let Some(finding) = first.cloned() else {
            return Self::without_finding(PolicyReason::RefusedAfterMapping, all(name));
        };
        // The mapping can insert full stops; otherwise labels keep their index.
        let same = finding.label.filter(|_| read.labels().len() == name.labels().len());
        let characters = same.map_or_else(|| all(name), |label| name.labels()[label].range.clone().collect());
        let source = Some(finding.source());
        Self { reason: PolicyReason::AfterMapping(Box::new((read, finding))), characters, source }
    }

    fn from_finding(finding: &Finding) -> Self {
        Self {
            reason: PolicyReason::Finding(finding.clone()),
            characters: finding.characters.clone(),
            source: Some(finding.source()),
        }
    }

    const fn without_finding(reason: PolicyReason, characters: Vec<usize>) -> Self {
        Self { reason, characters, source: None }
    }
}

/// The result of steps 1 and 2, with A-labels decoded; `None` if they change nothing.
fn mapped(name: &Name, processing: Processing) -> Option<String> {
    if processing == Processing::Nontransitional {
        return mapping(name).map(|it| it.name);
    }
    let typed = typed(name);
    let text = without_deviations(&typed);
    let changed = text != typed;
    match Name::read(&text, Notation::Unicode) {
        Ok(read) => mapping(&read).map(|it| it.name).or_else(|| changed.then(|| read.text())),
        Err(_) => Some(text.into_owned()),
    }
}

fn all(name: &Name) -> Vec<usize> {
    (0..name.characters().len()).collect()
}

/// Whether processing refuses a name with a finding of this kind, unless the mapping removes the problem.
pub(in crate::verdict) fn refuses(kind: FindingKind) -> bool {
    kind.is_refused_by(Policy::Uts46)
}

/// The first finding for which UTS #46 refuses a name, whatever it maps: where a label cannot be decoded, what its characters
/// break says nothing.
fn always_refusing(found: &[Finding]) -> Option<&Finding> {
    found.iter().find(|it| it.id.has(Role::WhateverIsMapped))
}
