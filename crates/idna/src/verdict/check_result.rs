//! Whether an analysed name passes a check, and the findings because of which it does not.

use super::analysis::NameAnalysis;
use super::check::CheckedRules;
use super::finding::Finding;
use super::kind::FindingKind;
use super::registration::RegistrationPermission;
use super::{RuleVerdict, uts46};

impl CheckedRules {
    /// Whether the analysed name fails the check. Input that is not a domain name fails every check; a
    /// registration that needs review ([`RegistrationPermission::NeedsReview`]) fails none.
    pub fn is_failed_by(self, analysis: &NameAnalysis) -> bool {
        analysis.not_a_domain_name().is_some()
            || match self {
                Self::BidiRule => analysis.bidi_rule().rule_verdict == RuleVerdict::Violated,
                Self::Idna2008Registration => {
                    analysis.registration_verdict().permission == RegistrationPermission::Refused
                }
                Self::Uts46 => analysis.dns().name.is_none(),
                Self::AllChecks => [Self::BidiRule, Self::Idna2008Registration, Self::Uts46]
                    .iter()
                    .any(|it| it.is_failed_by(analysis)),
            }
    }

    /// The findings because of which the name fails the check, in their order. Empty if it passes, and
    /// also if UTS #46 refuses only the result of its own mapping: there is no finding for that.
    pub fn failing_findings(self, analysis: &NameAnalysis) -> Vec<&Finding> {
        let all = analysis.findings().iter();
        if analysis.not_a_domain_name().is_some() {
            return all.filter(|it| it.finding_kind == FindingKind::NotADomainName).collect();
        }
        all.filter(|finding| self.is_failed_because_of_finding(analysis, finding)).collect()
    }

    /// Whether a finding on an analysed domain name, or on the address around it, is why the name fails the check.
    pub fn is_failed_because_of_finding(self, analysis: &NameAnalysis, finding: &Finding) -> bool {
        match self {
            Self::BidiRule => finding.finding_kind.is_bidi_rule_condition(),
            Self::Idna2008Registration => {
                analysis.registration_verdict().permission == RegistrationPermission::Refused
                    && analysis.applicant_labels().is_registration_refused_for(finding)
            }
            Self::Uts46 => analysis.dns().name.is_none() && uts46::refuses(finding.finding_kind),
            Self::AllChecks => [Self::BidiRule, Self::Idna2008Registration, Self::Uts46]
                .iter()
                .any(|it| it.is_failed_because_of_finding(analysis, finding)),
        }
    }
}
