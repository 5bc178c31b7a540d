//! What the verdicts on a name say to users, from the catalogue.

use crate::words::list::{comma_separator, semicolon_separator};
use bidiscope_bidi::name::{Input, Label, Name, Notation, text_of};
use bidiscope_idna::verdict::fix::{NameEdit, NoFixReason, SuggestedNameFix};
use bidiscope_idna::verdict::policy::{AcceptancePolicy, AcceptancePolicyReason};
use bidiscope_idna::verdict::rfc5893::{BidiRuleCondition, BidiRuleGuarantee, BidiRuleNameVerdict};
use bidiscope_idna::verdict::{
    BrowserRefusal, CheckedRules, FindingKind, RegistrationPermission, RuleVerdict, Severity,
    host_requested_by_browser, uts46,
};
use bidiscope_list::scan::NameMatchKind;
use bidiscope_url::InputAnalysis;
use bidiscope_words::{Message, MessageValue, join_with_and, message, message_with_prefixed_id};

use super::character::{character_description, script_names_text};
use crate::words::finding::finding_message;
use crate::words::lgr::{ruleset_title, zone_text};

/// A text in a notation that is neither the characters themselves nor their code points, in ASCII; `None` where the notation is
/// another, or has no way to write it.
pub fn ascii_form_in_notation(notation: Notation, unicode_text: &str) -> Option<String> {
    matches!(notation, Notation::Atkin2001Table1 | Notation::CapitalsAsHebrew | Notation::CapitalsAsArabic)
        .then(|| notation.write_scalars(unicode_text.chars()).ok())
        .flatten()
}

/// A verdict in a word or two, such as “not applicable”.
pub fn verdict_word(verdict: RuleVerdict) -> String {
    message!(verdict_word, verdict = verdict.id()).to_string()
}

/// What a condition of the Bidi rule demands, in short.
pub fn bidi_rule_condition_text(condition: BidiRuleCondition) -> Message<'static> {
    message_with_prefixed_id("condition", &condition.to_string())
}

/// The verdict of the Bidi rule on a name, as a predicate, such as “violates the Bidi rule”.
pub fn bidi_rule_verdict_phrase(verdict: RuleVerdict) -> String {
    message!(bidi_rule_predicate, verdict = verdict.id()).to_string()
}

/// The verdict with the RFC's name before it, such as “RFC 5893: satisfied”.
pub fn rfc5893_verdict_text(verdict: RuleVerdict) -> String {
    message!(rfc5893_status, verdict = verdict.id()).to_string()
}

/// What section 2 of RFC 5893 guarantees, in a sentence; empty if the rule does not apply.
pub(crate) fn guarantee_text(guarantee: Option<BidiRuleGuarantee>) -> String {
    guarantee.map_or_else(String::new, |it| message!(guarantee, guarantee = it.id()).to_string())
}

/// The Bidi rule's verdict on a name in a sentence, with the conditions that are violated.
pub(crate) fn bidi_rule_text(verdict: &BidiRuleNameVerdict) -> Message<'static> {
    /// The most labels whose violations are listed.
    const MAX_LABELS: usize = 4;
    let violating: Vec<_> = verdict
        .label_verdicts
        .iter()
        .enumerate()
        .filter(|it| it.1.rule_verdict == RuleVerdict::Violated)
        .collect();
    let mut parts: Vec<String> = violating
        .iter()
        .take(MAX_LABELS)
        .map(|(index, label)| {
            let violated =
                label.condition_verdicts.iter().filter(|it| it.condition_verdict == RuleVerdict::Violated);
            let numbers: Vec<String> = violated.map(|it| it.condition.to_string()).collect();
            let (label, count) = (index + 1, numbers.len());
            message!(bidi_rule_violations, label = label, count = count, conditions = join_with_and(numbers))
                .to_string()
        })
        .collect();
    let more = violating.len().saturating_sub(MAX_LABELS);
    if more > 0 {
        parts.push(message!(bidi_rule_more_labels, count = more).to_string());
    }
    let violations = MessageValue::LocalizedText(parts.join(semicolon_separator()));
    message!(bidi_rule_summary, verdict = verdict.rule_verdict.id(), violations = violations)
}

/// Whether the name, or the host of the URL, may be registered, with the first reason if it may not, in one sentence. Zones
/// in it are in Unicode.
pub fn registration_sentence(analysis: &InputAnalysis) -> Message<'static> {
    let headline = headline_of_name(analysis);
    if analysis.host_analysis().is_some() {
        message!(headline_of_host, headline = headline)
    } else {
        headline
    }
}

fn headline_of_name(analysis: &InputAnalysis) -> Message<'static> {
    let deciding = analysis.findings_deciding_registration();
    let reason = || match deciding.first() {
        Some(finding) => MessageValue::from(finding_message(analysis.input(), finding)),
        None => MessageValue::from(""),
    };
    let warnings = || analysis.findings().iter().filter(|it| it.severity() == Severity::Warning).count();
    match analysis.registration_verdict().permission {
        RegistrationPermission::Refused => {
            message!(headline_refused, reason = reason(), more = deciding.len().saturating_sub(1))
        }
        RegistrationPermission::NeedsReview => {
            let is_own = deciding.first().is_some_and(|it| {
                it.finding_kind == FindingKind::ParentBeginsWithDigit || it.finding_kind.is_registry_rule()
            });
            let whose = if is_own { "applicant" } else { "zone" };
            message!(headline_needs_review, reason = reason(), whose = whose)
        }
        RegistrationPermission::Allowed => {
            let is_whole = analysis.applicant_labels().unregistrable_label_indices_in_name().is_empty();
            let rules = if analysis.options().has_registry_rules() { "checked" } else { "none" };
            match permitting_ruleset(analysis) {
                Some(title) => {
                    let zone = analysis.options().parent_zone.as_ref();
                    let below = match zone {
                        None => "nothing",
                        Some(zone) if zone.is_root() => "root",
                        Some(_) => "zone",
                    };
                    message!(
                        headline_allowed_under_ruleset,
                        ruleset = title,
                        zone = zone.map(zone_text).unwrap_or_default(),
                        below = below,
                        warnings = warnings()
                    )
                }
                None if is_whole => message!(headline_allowed, rules = rules, warnings = warnings()),
                None => message!(headline_allowed_in_part, rules = rules, warnings = warnings()),
            }
        }
        RegistrationPermission::NotApplicable => message!(headline_not_applicable),
    }
}

/// The title of the ruleset that permits the label directly below the zone.
fn permitting_ruleset(analysis: &InputAnalysis) -> Option<Message<'static>> {
    let answer = analysis.ruleset_evaluation()?;
    analysis.options().zone_rulesets.get(answer.ruleset_index).map(ruleset_title)
}

/// Whether a registration is permitted, in a few words: by IDNA2008, and where `with_registry` also by the registry's
/// rules.
pub(crate) fn permission_text(permission: RegistrationPermission, with_registry: bool) -> Message<'static> {
    let verdict = match permission {
        RegistrationPermission::Allowed if with_registry => "allowed-by-registry",
        RegistrationPermission::Refused if with_registry => "refused-by-either",
        _ => permission.id(),
    };
    message!(answer, verdict = verdict)
}

/// In which way two names match, in a sentence.
pub fn match_kind_text(kind: NameMatchKind) -> Message<'static> {
    message_with_prefixed_id("match", kind.id())
}

/// The verdict of the Bidi rule, and the number of violations of other rules, in one line.
pub fn verdict_summary(analysis: &InputAnalysis) -> String {
    if let Some(finding) =
        analysis.findings().first().filter(|it| it.finding_kind == FindingKind::NotADomainName)
    {
        return finding_message(analysis.input(), finding).to_string();
    }
    let is_other = |id: FindingKind| id.severity() == Severity::Violation && !id.is_bidi_rule_condition();
    let others = analysis.findings().iter().filter(|it| is_other(it.finding_kind)).count();
    message!(summary, verdict = analysis.bidi_rule_verdict().rule_verdict.id(), others = others).to_string()
}

/// The title of a policy: a set of rules by which a name is accepted or refused.
pub fn name_policy_title(policy: AcceptancePolicy) -> String {
    message_with_prefixed_id("policy", policy.id()).to_string()
}

/// Why a policy accepts or refuses `name`, in a sentence.
pub fn policy_reason_text(name: &Input, reason: &AcceptancePolicyReason) -> Message<'static> {
    let of = |finding| finding_message(name, finding);
    match reason {
        AcceptancePolicyReason::Finding(it) => of(it),
        AcceptancePolicyReason::FindingNotTestedInLookup(it) => {
            message!(reason_not_tested_in_lookup, reason = of(it))
        }
        AcceptancePolicyReason::FindingShouldBeTestedInLookup(it) => {
            message!(reason_should_be_tested_in_lookup, reason = of(it))
        }
        AcceptancePolicyReason::FindingAfterMapping(mapped) => {
            message!(
                reason_after_mapping,
                reason = finding_message(&Input::from(mapped.mapped_name.clone()), &mapped.finding)
            )
        }
        AcceptancePolicyReason::EmptyLabelAfterMapping => message!(reason_empty_label_after_mapping),
        AcceptancePolicyReason::NameRefusedAfterMapping => message!(reason_refused_after_mapping),
        AcceptancePolicyReason::BrowserRefusal(refusal) => message!(browser_refuses, reason = refusal.id()),
        AcceptancePolicyReason::LeftToRightLabelNotTested => message!(reason_label_not_tested),
        AcceptancePolicyReason::Condition4NotTested => message!(reason_condition_4_not_tested),
        AcceptancePolicyReason::LabelEndNotTested => message!(reason_end_not_tested),
        AcceptancePolicyReason::NonEuropeanDigits(digits) => {
            let digits = digits.iter().copied().map(character_description).collect();
            message!(reason_not_european_digits, digits = MessageValue::AndList(digits))
        }
        AcceptancePolicyReason::SeveralScriptNames(scripts) => {
            message!(
                reason_several_scripts,
                scripts = MessageValue::LocalizedText(script_names_text(scripts, comma_separator()))
            )
        }
    }
}

/// The name that a look-up asks the DNS for, where it has to be said who asks for it, or that there is none; `None` where UTS
/// #46 gives the name, it may be registered, and browsers take it for no IP address.
pub(crate) fn dns_text(analysis: &InputAnalysis) -> Option<Message<'static>> {
    let is_refused = analysis.registration_verdict().permission == RegistrationPermission::Refused;
    let asked = analysis.input().name().map(host_requested_by_browser);
    match analysis.dns_name().name {
        Some(name) if is_refused => Some(message!(dns_of_refused, name = name)),
        Some(name) => match asked {
            Some(Err(BrowserRefusal::InvalidIpAddress)) => Some(message!(dns_not_of_browsers, name = name)),
            _ => None,
        },
        None => Some(match asked {
            Some(Ok(name)) if fits_into_the_dns(&name) => {
                message!(dns_of_browsers, name = name, refused = is_refused)
            }
            _ => match accepted_by_dns_only(analysis).filter(|_| !is_refused) {
                Some(name) => message!(dns_only, name = name),
                None => message!(dns_none),
            },
        }),
    }
}

/// The A-label form of a name that UTS #46 refuses only for its wildcard or its labels with an underscore.
fn accepted_by_dns_only(analysis: &InputAnalysis) -> Option<String> {
    if !analysis.findings().iter().any(|it| it.finding_kind.marks_unregistrable_label()) {
        return None;
    }
    let name = analysis.input();
    let labels = name.labels().iter().enumerate();
    let labels = labels.filter(|(index, _)| analysis.applicant_labels().is_label_registrable(*index));
    let typed = |label: &Label| {
        label.a_label_as_typed.clone().unwrap_or_else(|| text_of(name.label_characters(label)))
    };
    let others: Vec<String> = labels.map(|(_, label)| typed(label)).collect();
    let are_others_valid = others.is_empty()
        || Name::read(&others.join("."), Notation::Unicode)
            .is_ok_and(|it| uts46::to_ascii_nontransitional(&it).is_some());
    name.ascii_name_within_limits().filter(|_| are_others_valid)
}

/// Whether no label has more than 63 octets, and the name no more than 253 (RFC 1035 section 2.3.4).
fn fits_into_the_dns(ascii: &str) -> bool {
    let name = ascii.strip_suffix('.').unwrap_or(ascii);
    name.len() <= 253 && name.split('.').all(|it| (1..=63).contains(&it.len()))
}

/// What a check of names checks, as a noun phrase.
pub fn name_check_title(name_check: CheckedRules) -> String {
    message!(check_title, check = name_check.id()).to_string()
}

/// Why no fix is suggested for a refused name, in a sentence.
pub fn no_fix_text(reason: NoFixReason) -> Message<'static> {
    let label = reason.label_index().map_or(0, |it| it + 1);
    message!(no_fix, reason = reason.id(), label = label)
}

/// The edits of `name` that a suggested fix consists of, in sentences; adjacent edits of the same sort in one.
pub fn fix_text(name: &Input, fix: &SuggestedNameFix) -> String {
    fix_sentences(name, fix).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// As [`fix_text`], sentence by sentence.
pub(crate) fn fix_sentences(name: &Input, fix: &SuggestedNameFix) -> Vec<Message<'static>> {
    let is_same_sort = |one: &NameEdit, next: &NameEdit| match (one, next) {
        (NameEdit::Drop { .. }, NameEdit::Drop { .. }) => true,
        (NameEdit::Move { before: one, .. }, NameEdit::Move { before: next, .. }) => one == next,
        _ => false,
    };
    if fix.edits_of_original_name.is_empty() {
        return vec![message!(edit_none)];
    }
    fix.edits_of_original_name.chunk_by(is_same_sort).map(|edits| edit_message(name, edits)).collect()
}

/// Consecutive edits of the same sort.
fn edit_message(name: &Input, edits: &[NameEdit]) -> Message<'static> {
    let at = |indices: &[usize]| {
        let characters = indices.iter().map(|&index| character_at(name, index)).collect();
        MessageValue::LocalizedText(join_with_and(characters))
    };
    let firsts: Vec<usize> = edits.iter().map(NameEdit::first_character_index_in_original).collect();
    match &edits[0] {
        NameEdit::Drop { .. } => message!(edit_drop, characters = at(&firsts)),
        NameEdit::Move { character, before } => {
            let label_of = |index: usize| name.label_index_by_character().get(index).copied().flatten();
            if label_of(*before) == label_of(*character) {
                message!(edit_move, characters = at(&firsts), other = at(&[*before]))
            } else {
                message!(edit_move_to_end, characters = at(&firsts))
            }
        }
        NameEdit::Replace { with: '.', .. } => message!(edit_dot, characters = at(&firsts)),
        NameEdit::Replace { with, .. } => {
            message!(edit_replace, characters = at(&firsts), other = character_description(*with))
        }
        NameEdit::Respell { characters, with } => {
            let with = with.chars().map(character_description).collect();
            message!(edit_replace, characters = at(characters), other = MessageValue::AndList(with))
        }
    }
}

/// A character of the name with its position, from 1.
fn character_at(name: &Input, index: usize) -> String {
    let character =
        name.characters().get(index).map_or_else(String::new, |it| character_description(it.scalar));
    message!(character_at, character = character, position = index + 1).to_string()
}
