//! What the verdicts on a name say to users, from the catalogue.

use bidiscope_bidi::name::Name;
use bidiscope_idna::verdict::fix::{Edit, NoFixReason, SuggestedFix};
use bidiscope_idna::verdict::policy::{Policy, PolicyReason};
use bidiscope_idna::verdict::rfc5893::{Guarantee, NameVerdict};
use bidiscope_idna::verdict::{Analysis, Check, FindingKind, Permission, Severity, Verdict};
use bidiscope_list::scan::MatchKind;

use crate::finding_text::{character_text, finding_message, listed};
use crate::message;
use crate::messages::{Message, Value};

/// A verdict in a word or two, such as “not applicable”.
pub fn verdict_word(verdict: Verdict) -> String {
    message!(verdict_word, verdict = verdict.id()).to_string()
}

/// A verb phrase about a name and the Bidi rule.
pub fn bidi_rule_predicate(verdict: Verdict) -> String {
    message!(bidi_rule_predicate, verdict = verdict.id()).to_string()
}

/// The verdict with the RFC's name before it, such as “RFC 5893: satisfied”.
pub fn rfc5893_verdict_text(verdict: Verdict) -> String {
    message!(rfc5893_status, verdict = verdict.id()).to_string()
}

/// What section 2 of RFC 5893 guarantees; empty if the rule does not apply.
pub fn guarantee_text(guarantee: Option<Guarantee>) -> String {
    guarantee.map_or_else(String::new, |it| message!(guarantee, guarantee = it.id()).to_string())
}

/// The Bidi rule's verdict on a name in a sentence, with the conditions that are violated.
pub fn bidi_rule_text(verdict: &NameVerdict) -> Message<'static> {
    /// The most labels whose violations are listed.
    const MAX_LABELS: usize = 4;
    let violating: Vec<_> =
        verdict.labels.iter().enumerate().filter(|it| it.1.verdict == Verdict::Violated).collect();
    let mut parts: Vec<String> = violating
        .iter()
        .take(MAX_LABELS)
        .map(|(index, label)| {
            let violated = label.conditions.iter().filter(|it| it.verdict == Verdict::Violated);
            let numbers: Vec<String> = violated.map(|it| it.condition.to_string()).collect();
            let (label, count) = (index + 1, numbers.len());
            message!(bidi_rule_violations, label = label, count = count, conditions = listed(numbers))
                .to_string()
        })
        .collect();
    let more = violating.len().saturating_sub(MAX_LABELS);
    if more > 0 {
        parts.push(message!(bidi_rule_more_labels, count = more).to_string());
    }
    message!(bidi_rule_summary, verdict = verdict.verdict.id(), violations = parts.join("; "))
}

/// Whether the name may be registered, in one sentence that needs no bidi reordering.
pub fn headline(analysis: &Analysis) -> Message<'static> {
    let deciding = analysis.deciding_findings();
    let reason = || match deciding.first() {
        Some(finding) => Value::from(finding_message(analysis.name(), finding)),
        None => Value::from(""),
    };
    let warnings = || analysis.findings().iter().filter(|it| it.severity() == Severity::Warning).count();
    match analysis.registration().verdict {
        Permission::Refused => {
            message!(headline_refused, reason = reason(), more = deciding.len().saturating_sub(1))
        }
        Permission::NeedsReview => {
            let is_own = deciding.first().is_some_and(|it| it.id == FindingKind::ParentBeginsWithDigit);
            let whose = if is_own { "applicant" } else { "zone" };
            message!(headline_needs_review, reason = reason(), whose = whose)
        }
        Permission::Allowed if analysis.applicant().unregistrable().is_empty() => {
            message!(headline_allowed, warnings = warnings())
        }
        Permission::Allowed => message!(headline_allowed_in_part, warnings = warnings()),
        Permission::NotApplicable => message!(headline_not_applicable),
    }
}

/// Whether IDNA2008 permits a registration, in a few words.
pub fn answer(permission: Permission) -> Message<'static> {
    message!(answer, verdict = permission.id())
}

/// In which way two names match, in a sentence.
pub fn match_kind_text(kind: MatchKind) -> Message<'static> {
    Message::by_id(format!("match-{}", kind.id().replace('_', "-")), Vec::new())
}

/// One line: the Bidi rule's verdict, and the number of violations of other rules.
pub fn summary(analysis: &Analysis) -> String {
    if let Some(finding) = analysis.findings().first().filter(|it| it.id == FindingKind::NotADomainName) {
        return finding_message(analysis.name(), finding).to_string();
    }
    let is_other = |id: FindingKind| id.severity() == Severity::Violation && !id.is_condition();
    let others = analysis.findings().iter().filter(|it| is_other(it.id)).count();
    message!(summary, verdict = analysis.rule().verdict.id(), others = others).to_string()
}

/// The title of a policy.
pub fn policy_title(policy: Policy) -> String {
    Message::by_id(format!("policy-{}", policy.id()), Vec::new()).to_string()
}

/// Why a policy accepts or refuses a name.
pub fn policy_reason_text(name: &Name, reason: &PolicyReason) -> Message<'static> {
    let of = |finding| finding_message(name, finding);
    match reason {
        PolicyReason::Finding(it) => of(it),
        PolicyReason::NotTestedInLookup(it) => message!(reason_not_tested_in_lookup, reason = of(it)),
        PolicyReason::ShouldBeTestedInLookup(it) => {
            message!(reason_should_be_tested_in_lookup, reason = of(it))
        }
        PolicyReason::AfterMapping(mapped) => {
            message!(reason_after_mapping, reason = finding_message(&mapped.0, &mapped.1))
        }
        PolicyReason::EmptyLabelAfterMapping => message!(reason_empty_label_after_mapping),
        PolicyReason::InvalidALabelAfterMapping => message!(reason_invalid_a_label_after_mapping),
        PolicyReason::RefusedAfterMapping => message!(reason_refused_after_mapping),
        PolicyReason::LabelNotTested => message!(reason_label_not_tested),
        PolicyReason::Condition4NotTested => message!(reason_condition_4_not_tested),
        PolicyReason::EndNotTested => message!(reason_end_not_tested),
    }
}

/// The rule set of a check as a noun phrase.
pub fn check_title(check: Check) -> String {
    message!(check_title, check = check.id()).to_string()
}

/// Why no fix is suggested.
pub fn no_fix_text(reason: NoFixReason) -> Message<'static> {
    let label = reason.label().map_or(0, |it| it + 1);
    message!(no_fix, reason = reason.id(), label = label)
}

/// The edits of a suggested fix, in sentences; adjacent edits of the same sort in one.
pub fn fix_text(name: &Name, fix: &SuggestedFix) -> String {
    edits(name, fix).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The same, sentence by sentence.
pub fn edits(name: &Name, fix: &SuggestedFix) -> Vec<Message<'static>> {
    let is_same_sort = |one: &Edit, next: &Edit| match (one, next) {
        (Edit::Drop { .. }, Edit::Drop { .. }) => true,
        (Edit::Move { before: one, .. }, Edit::Move { before: next, .. }) => one == next,
        _ => false,
    };
    if fix.edits.is_empty() {
        return vec![message!(edit_none)];
    }
    fix.edits.chunk_by(is_same_sort).map(|edits| edit_message(name, edits)).collect()
}

/// Consecutive edits of the same sort.
fn edit_message(name: &Name, edits: &[Edit]) -> Message<'static> {
    let at = |indices: &[usize]| {
        listed(indices.iter().map(|&index| character_at(name, index)).collect::<Vec<_>>())
    };
    let firsts: Vec<usize> = edits.iter().map(Edit::first).collect();
    match &edits[0] {
        Edit::Drop { .. } => message!(edit_drop, characters = at(&firsts)),
        Edit::Move { character, before } => {
            let label_of = |index: usize| name.label_of().get(index).copied().flatten();
            if label_of(*before) == label_of(*character) {
                message!(edit_move, characters = at(&firsts), other = at(&[*before]))
            } else {
                message!(edit_move_to_end, characters = at(&firsts))
            }
        }
        Edit::Replace { with: '.', .. } => message!(edit_dot, characters = at(&firsts)),
        Edit::Replace { with, .. } => {
            message!(edit_replace, characters = at(&firsts), other = character_text(*with))
        }
        Edit::Respell { characters, with } => {
            let with = listed(with.chars().map(character_text).collect());
            message!(edit_replace, characters = at(characters), other = with)
        }
    }
}

/// A character of the name with its position, from 1.
fn character_at(name: &Name, index: usize) -> String {
    let character = name.characters().get(index).map_or_else(String::new, |it| character_text(it.scalar));
    message!(character_at, character = character, position = index + 1).to_string()
}
