//! Whether the name may be registered, and its DNS form: the line above the panes.

use bidiscope_idna::verdict::messages::verdict_text;
use bidiscope_idna::verdict::{Finding, FindingKind, Permission, Report, Severity, Verdict};

use super::findings::FindingView;

/// Whether the name may be registered, with the reasons.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeadlineView {
    /// The permission.
    pub verdict: Permission,
    /// The same in a sentence.
    pub text: String,
    /// The findings that decide it; for a permitted name its warnings.
    pub reasons: Vec<FindingView>,
    /// The logical position of the first character that the name is refused for.
    pub first: Option<usize>,
    /// The verdict of the Bidi rule in words, such as `Bidi rule: satisfied`.
    pub bidi_rule: String,
    /// The verdict of the Bidi rule (RFC 5893, section 2).
    pub bidi_verdict: Verdict,
    /// The host name within the input where that is a web or mail address, in logical order.
    pub host: Option<String>,
}

impl HeadlineView {
    pub(super) fn of(report: &Report) -> Self {
        let registration = &report.registration;
        let is_behind = |finding: &&Finding| match registration.verdict {
            Permission::Refused if report.not_a_domain_name.is_some() => {
                finding.id == FindingKind::NotADomainName
            }
            Permission::Refused => report.applicant.is_refused_for(finding),
            Permission::NeedsReview => report.applicant.needs_review_for(finding),
            Permission::Allowed | Permission::NotApplicable => finding.severity == Severity::Warning,
        };
        let mut reasons: Vec<&Finding> = report.findings.iter().filter(is_behind).collect();
        // As in the headline, the most specific finding comes first.
        reasons.sort_by_key(|it| it.id != FindingKind::ParentBeginsWithDigit);
        let spoken_against = matches!(registration.verdict, Permission::Refused | Permission::NeedsReview);
        let first = reasons.first().filter(|_| spoken_against).and_then(|it| it.characters.first().copied());
        Self {
            verdict: registration.verdict,
            text: registration.headline.clone(),
            first,
            reasons: reasons.into_iter().map(FindingView::of).collect(),
            bidi_rule: format!("Bidi rule: {}", verdict_text(report.rule.verdict)),
            bidi_verdict: report.rule.verdict,
            host: report.not_a_domain_name.as_ref().and_then(|it| it.host.clone()),
        }
    }
}

/// The name in the form that the DNS carries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DnsView {
    /// The result of UTS #46; `None` where it refuses the name.
    pub name: Option<String>,
    /// The same in words; empty where the input is not a domain name.
    pub text: String,
}

impl DnsView {
    pub(super) fn of(report: &Report) -> Self {
        if report.not_a_domain_name.is_some() {
            return Self { name: None, text: String::new() };
        }
        let name = report.dns.name.clone();
        let is_refused = report.registration.verdict == Permission::Refused;
        let text = match &name {
            Some(name) if is_refused => {
                format!("UTS #46 look-up asks the DNS for {name}, but registration is refused")
            }
            Some(name) => format!("In the DNS: {name}"),
            None => "In the DNS: nothing, for UTS #46 refuses this name".to_owned(),
        };
        Self { name, text }
    }
}
