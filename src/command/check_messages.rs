//! The messages of `--check` on standard error.

use bidiscope_idna::verdict::policy::{AcceptancePolicy, AcceptancePolicyVerdict};
use bidiscope_idna::verdict::{CheckedRules, RegistrationPermission, RuleVerdict};
use bidiscope_report::words::finding::finding_message;
use bidiscope_report::words::verdict::{name_check_title, policy_reason_text, registration_sentence};
use bidiscope_url::InputAnalysis;
use bidiscope_words::message;

/// The most findings that are listed of one name.
const MAX_FINDINGS: usize = 3;

/// Why a name fails the check, and warnings; empty for a name that passes without warning.
pub(super) fn messages(check: CheckedRules, analysis: &InputAnalysis) -> Vec<String> {
    let failure = analysis.fails(check).then(|| failure(check, analysis));
    let registration = analysis.registration_verdict();
    let checks_registration = matches!(check, CheckedRules::Idna2008Registration | CheckedRules::AllChecks);
    let needs_review = checks_registration && registration.permission == RegistrationPermission::NeedsReview;
    let warning =
        needs_review.then(|| message!(check_warning, headline = registration_sentence(analysis)).to_string());
    let passes = passes_but_not_registrable(check, analysis);
    failure.into_iter().chain(warning).chain(passes).collect()
}

/// The warning about a name that passes the check, though its registration is refused.
fn passes_but_not_registrable(check: CheckedRules, analysis: &InputAnalysis) -> Option<String> {
    let is_partial = matches!(check, CheckedRules::BidiRule | CheckedRules::Uts46);
    let registration = analysis.registration_verdict();
    let applies =
        is_partial && !analysis.fails(check) && registration.permission == RegistrationPermission::Refused;
    let by = if registration.deciding_finding_kinds.iter().all(|it| it.is_registry_rule()) {
        "registry"
    } else {
        "idna2008"
    };
    applies.then(|| message!(check_passes_but_refused, rules = name_check_title(check), by = by).to_string())
}

/// The findings for which the check fails, each with its identifier.
fn failure(check: CheckedRules, analysis: &InputAnalysis) -> String {
    let findings = analysis.failing_findings(check);
    if findings.is_empty() {
        return uts46_reason(analysis);
    }
    let listed = findings.iter().take(MAX_FINDINGS);
    let listed: Vec<String> = listed
        .map(|it| format!("{} ({})", finding_message(analysis.input(), it), it.finding_kind.id()))
        .collect();
    let more = findings.len().saturating_sub(MAX_FINDINGS);
    let more = (more > 0).then(|| message!(more_findings, count = more).to_string());
    listed.into_iter().chain(more).collect::<Vec<_>>().join(" ")
}

/// The reason of UTS #46, where it refuses only the mapped name and so no finding names the characters.
fn uts46_reason(analysis: &InputAnalysis) -> String {
    let is_refusal = |it: &&AcceptancePolicyVerdict| {
        it.policy == AcceptancePolicy::Uts46 && it.verdict == RuleVerdict::Violated
    };
    let row = analysis.policy_verdicts().iter().find(is_refusal);
    let reason = row.and_then(|it| it.reason.as_ref());
    let reason = match reason {
        Some(reason) => policy_reason_text(analysis.input(), reason).to_string(),
        None => message!(dns_none).to_string(),
    };
    format!("{reason} ({})", AcceptancePolicy::Uts46.id())
}
