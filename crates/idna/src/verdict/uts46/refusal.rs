//! Why UTS #46 processing refuses a name.

use crate::verdict::finding::Finding;
use crate::verdict::found::Found;
use crate::verdict::kind::Role;
use crate::verdict::kind::RuleSource;
use crate::verdict::labelled_name::LabelledName;
use crate::verdict::policy_reason::{AcceptancePolicyReason, FindingOnMappedName};
use crate::verdict::rules::Rules;
use crate::verdict::{rfc1035, rfc5891, rfc5893};
use bidiscope_bidi::name::{Name, Notation, ReadErrorKind};

use super::mapping::mapping;
use super::processing::{Uts46ProcessedName, Uts46Processing, refuses, without_deviations};

/// The first reason for which processing refuses a name.
#[derive(Clone)]
pub(in crate::verdict) struct Refusal {
    /// The reason.
    pub(in crate::verdict) reason: AcceptancePolicyReason,
    /// The characters concerned, as indices into the whole name.
    pub(in crate::verdict) characters: Vec<usize>,
    /// Where the rule is stated; `None` if not known.
    pub(in crate::verdict) source: Option<RuleSource>,
}

impl Uts46ProcessedName {
    /// Why each kind of processing refuses the name, given all findings on it; in the order of
    /// [`Uts46Processing::ALL`].
    pub(in crate::verdict) fn refusals(&self, name: &Name, findings: &[Finding]) -> [Option<Refusal>; 2] {
        let refusal = |processing| {
            let is_refused = self.ascii_name_unless_refused(processing).is_none();
            is_refused.then(|| Refusal::of(name, processing, findings))
        };
        let nontransitional = refusal(Uts46Processing::Nontransitional);
        let transitional = match self.has_deviation_characters {
            true => refusal(Uts46Processing::Transitional),
            false => nontransitional.clone(),
        };
        [nontransitional, transitional]
    }
}

impl Refusal {
    /// Why a name is refused, given all findings on it. If the mapping changes the name, the mapped name is
    /// tested, and the reason says so.
    pub(in crate::verdict) fn of(name: &Name, processing: Uts46Processing, found: &[Finding]) -> Self {
        // Problems that the mapping never removes.
        if let Some(finding) = always_refusing(found) {
            return Self::from_finding(finding);
        }
        let Some(mapped) = mapped(name, processing) else {
            return match found.iter().find(|it| refuses(it.finding_kind)) {
                Some(finding) => Self::from_finding(finding),
                None => Self::without_finding(AcceptancePolicyReason::NameRefusedAfterMapping, Vec::new()),
            };
        };
        let read = match Name::read(&mapped, Notation::Unicode) {
            Ok(read) => read,
            Err(error) => {
                let reason = match error.error_kind {
                    ReadErrorKind::Empty | ReadErrorKind::EmptyLabel => {
                        AcceptancePolicyReason::EmptyLabelAfterMapping
                    }
                    _ => AcceptancePolicyReason::NameRefusedAfterMapping,
                };
                return Self::without_finding(reason, all(name));
            }
        };
        let of_mapped = findings(&read);
        let first =
            always_refusing(&of_mapped).or_else(|| of_mapped.iter().find(|it| refuses(it.finding_kind)));
        let Some(finding) = first.cloned() else {
            return Self::without_finding(AcceptancePolicyReason::NameRefusedAfterMapping, all(name));
        };
        // The mapping can insert full stops; otherwise labels keep their index.
        let same = finding.label_index.filter(|_| read.labels().len() == name.labels().len());
        let characters =
            same.map_or_else(|| all(name), |label| name.labels()[label].character_range.clone().collect());
        let source = Some(finding.rule_source());
        Self {
            reason: AcceptancePolicyReason::FindingAfterMapping(Box::new(FindingOnMappedName {
                mapped_name: read,
                finding,
            })),
            characters,
            source,
        }
    }

    fn from_finding(finding: &Finding) -> Self {
        Self {
            reason: AcceptancePolicyReason::Finding(finding.clone()),
            characters: finding.character_indices_in_name.clone(),
            source: Some(finding.rule_source()),
        }
    }

    const fn without_finding(reason: AcceptancePolicyReason, characters: Vec<usize>) -> Self {
        Self { reason, characters, source: None }
    }
}

/// The findings on a mapped name for which processing may refuse it.
fn findings(name: &Name) -> Vec<Finding> {
    let spans = rfc5893::spans(name);
    let name = &LabelledName::new(name, &spans);
    let mut found = Found::Findings(Vec::new());
    rfc5893::find_violations(name, &mut found);
    Rules::Uts46.find(name, &mut found);
    rfc5891::find(name, &mut found);
    rfc1035::find(name, &mut found);
    found.into_findings()
}

/// The result of steps 1 and 2, with A-labels decoded; `None` if they change nothing.
fn mapped(name: &Name, processing: Uts46Processing) -> Option<String> {
    if processing == Uts46Processing::Nontransitional {
        return mapping(name).map(|it| it.mapped_name);
    }
    let typed = name.text_with_typed_a_labels();
    let text = without_deviations(&typed);
    let changed = text != typed;
    match Name::read(&text, Notation::Unicode) {
        Ok(read) => mapping(&read).map(|it| it.mapped_name).or_else(|| changed.then(|| read.decoded_text())),
        Err(_) => Some(text.into_owned()),
    }
}

fn all(name: &Name) -> Vec<usize> {
    (0..name.characters().len()).collect()
}

/// The first finding for which UTS #46 refuses a name, whatever it maps: where a label cannot be decoded, what its characters
/// break says nothing.
fn always_refusing(found: &[Finding]) -> Option<&Finding> {
    found.iter().find(|it| it.finding_kind.has(Role::WhateverIsMapped))
}
