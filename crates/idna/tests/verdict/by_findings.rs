//! What the findings on a name say of it, for comparing with what is computed without them.

use bidiscope_idna::verdict::{
    ApplicantLabels, Finding, FindingKind, NotADomainName, Permission, Registration, Severity,
};

/// The distinct kinds of findings, in order of first occurrence.
pub(crate) fn kinds<'a>(findings: impl IntoIterator<Item = &'a Finding>) -> Vec<FindingKind> {
    let mut kinds = Vec::new();
    for finding in findings {
        if !kinds.contains(&finding.kind) {
            kinds.push(finding.kind);
        }
    }
    kinds
}

/// Whether the name may be registered, which is `what` instead of a domain name.
pub(crate) fn registration(
    findings: &[Finding],
    applicant: &ApplicantLabels,
    what: Option<&NotADomainName>,
) -> Registration {
    let answer = |verdict, reasons| Registration { verdict, reasons };
    if what.is_some() {
        return answer(Permission::Refused, vec![FindingKind::NotADomainName]);
    }
    let refused = kinds(findings.iter().filter(|it| applicant.is_refused_for(it)));
    if !refused.is_empty() {
        return answer(Permission::Refused, refused);
    }
    if !applicant.label_range().clone().any(|label| applicant.is_registrable(label)) {
        return answer(Permission::NotApplicable, Vec::new());
    }
    let open = kinds(findings.iter().filter(|it| applicant.needs_review_for(it)));
    answer(if open.is_empty() { Permission::Allowed } else { Permission::NeedsReview }, open)
}

/// The kinds of warnings.
pub(crate) fn warnings(findings: &[Finding]) -> Vec<FindingKind> {
    kinds(findings.iter().filter(|it| it.severity() == Severity::Warning))
}
