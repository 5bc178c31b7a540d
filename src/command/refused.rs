//! What `--check` says of a name on standard error.

use bidiscope_idna::verdict::policy::Policy;
use bidiscope_idna::verdict::{Check, Finding, Permission, Report, Verdict};

/// The most findings that are told of one name.
const MOST_TOLD: usize = 3;

/// Why a name fails the check, and what there is to warn of; nothing of a name that just passes.
pub(super) fn told(check: Check, report: &Report) -> Vec<String> {
    let refusal = check.fails(report).then(|| refusal(check, report));
    let registration = &report.registration;
    let asks_for_it = matches!(check, Check::Idna2008 | Check::All);
    let depends = asks_for_it && registration.verdict == Permission::Depends;
    let warning = depends.then(|| format!("warning: {}", registration.headline));
    let passes = passes_but_refused(check, report);
    refusal.into_iter().chain(warning).chain(passes).collect()
}

/// That a name passes the check and may not be registered all the same.
fn passes_but_refused(check: Check, report: &Report) -> Option<String> {
    let rules = match check {
        Check::Bidi => "the Bidi rule",
        Check::Uts46 => "UTS #46",
        Check::Idna2008 | Check::All => return None,
    };
    let is_told = !check.fails(report) && report.registration.verdict == Permission::Refused;
    is_told.then(|| format!("passes {rules}, but registration is refused: see --check=idna2008"))
}

/// The findings behind a refusal, each with its identifier.
fn refusal(check: Check, report: &Report) -> String {
    let findings = check.refused_by(report);
    if findings.is_empty() {
        return reason_of_uts46(report);
    }
    let told = findings.iter().take(MOST_TOLD);
    let told: Vec<String> = told
        .map(|Finding { sentence, id, .. }| format!("{} ({})", sentence.trim_end_matches('.'), id.id()))
        .collect();
    match findings.len().saturating_sub(MOST_TOLD) {
        0 => told.join("; "),
        more => format!("{}; and {more} more", told.join("; ")),
    }
}

/// The policy's own reason, where what it refuses is only what its mapping made of the name.
fn reason_of_uts46(report: &Report) -> String {
    let row = report.policies.iter().find(|it| it.policy == Policy::Uts46 && it.verdict == Verdict::Violated);
    let reason = row.and_then(|it| it.reason.as_deref()).unwrap_or("The name is refused.");
    format!("{} ({})", reason.trim_end_matches('.'), Policy::Uts46.id())
}
