//! The messages of `--check` on standard error.

use bidiscope_idna::verdict::policy::Policy;
use bidiscope_idna::verdict::{Check, Finding, Permission, Report, Verdict};

/// The most findings that are listed of one name.
const MAX_FINDINGS: usize = 3;

/// Why a name fails the check, and warnings; empty for a name that passes without warning.
pub(super) fn messages(check: Check, report: &Report) -> Vec<String> {
    let failure = check.fails(report).then(|| failure(check, report));
    let registration = &report.registration;
    let checks_registration = matches!(check, Check::Idna2008 | Check::All);
    let needs_review = checks_registration && registration.verdict == Permission::NeedsReview;
    let warning = needs_review.then(|| format!("warning: {}", registration.headline));
    let passes = passes_but_not_registrable(check, report);
    failure.into_iter().chain(warning).chain(passes).collect()
}

/// The warning about a name that passes the check, though its registration is refused.
fn passes_but_not_registrable(check: Check, report: &Report) -> Option<String> {
    let rules = match check {
        Check::Bidi => "the Bidi rule",
        Check::Uts46 => "UTS #46",
        Check::Idna2008 | Check::All => return None,
    };
    let applies = !check.fails(report) && report.registration.verdict == Permission::Refused;
    applies.then(|| format!("passes {rules}, but registration is refused: see --check=idna2008"))
}

/// The findings for which the check fails, each with its identifier.
fn failure(check: Check, report: &Report) -> String {
    let findings = check.failing_findings(report);
    if findings.is_empty() {
        return uts46_reason(report);
    }
    let listed = findings.iter().take(MAX_FINDINGS);
    let listed: Vec<String> = listed
        .map(|Finding { sentence, id, .. }| format!("{} ({})", sentence.trim_end_matches('.'), id.id()))
        .collect();
    match findings.len().saturating_sub(MAX_FINDINGS) {
        0 => listed.join("; "),
        more => format!("{}; and {more} more", listed.join("; ")),
    }
}

/// The reason of UTS #46, where it refuses only the mapped name and so no finding names the characters.
fn uts46_reason(report: &Report) -> String {
    let row = report.policies.iter().find(|it| it.policy == Policy::Uts46 && it.verdict == Verdict::Violated);
    let reason = row.and_then(|it| it.reason.as_deref()).unwrap_or("The name is refused.");
    format!("{} ({})", reason.trim_end_matches('.'), Policy::Uts46.id())
}
