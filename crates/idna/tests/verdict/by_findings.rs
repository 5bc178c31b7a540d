//! What the findings on a name say of it, for comparing with what is computed without them.

use bidiscope_idna::verdict::{
    Finding, FindingKind, NotADomainName, RegistrationApplicantLabels, RegistrationPermission,
    RegistrationVerdict, Severity,
};

/// The distinct kinds of findings, in order of first occurrence.
pub(crate) fn kinds<'a>(findings: impl IntoIterator<Item = &'a Finding>) -> Vec<FindingKind> {
    let mut kinds = Vec::new();
    for finding in findings {
        if !kinds.contains(&finding.finding_kind) {
            kinds.push(finding.finding_kind);
        }
    }
    kinds
}

/// Whether the name may be registered, which is `what` instead of a domain name.
pub(crate) fn registration(
    findings: &[Finding],
    applicant: &RegistrationApplicantLabels,
    what: Option<&NotADomainName>,
) -> RegistrationVerdict {
    let answer =
        |verdict, reasons| RegistrationVerdict { permission: verdict, deciding_finding_kinds: reasons };
    if what.is_some() {
        return answer(RegistrationPermission::Refused, vec![FindingKind::NotADomainName]);
    }
    let refused = kinds(findings.iter().filter(|it| applicant.is_registration_refused_for(it)));
    if !refused.is_empty() {
        return answer(RegistrationPermission::Refused, refused);
    }
    if !applicant.label_index_range_in_name().clone().any(|label| applicant.is_label_registrable(label)) {
        return answer(RegistrationPermission::NotApplicable, Vec::new());
    }
    let open = kinds(findings.iter().filter(|it| applicant.needs_registration_review_for(it)));
    answer(
        if open.is_empty() { RegistrationPermission::Allowed } else { RegistrationPermission::NeedsReview },
        open,
    )
}

/// The kinds of warnings.
pub(crate) fn warnings(findings: &[Finding]) -> Vec<FindingKind> {
    kinds(findings.iter().filter(|it| it.severity() == Severity::Warning))
}
