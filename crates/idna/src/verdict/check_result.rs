//! Whether an analysed name passes a check, and the findings because of which it does not.

use super::analysis::Analysis;
use super::check::Check;
use super::finding::Finding;
use super::kind::FindingKind;
use super::registration::Permission;
use super::{Verdict, uts46};

impl Check {
    /// Whether the analysed name fails the check. Input that is not a domain name fails every check; a
    /// registration that needs review ([`Permission::NeedsReview`]) fails none.
    pub fn is_failed_by(self, analysis: &Analysis) -> bool {
        analysis.not_a_domain_name().is_some()
            || match self {
                Self::Bidi => analysis.bidi_rule().verdict == Verdict::Violated,
                Self::Idna2008 => analysis.registration().verdict == Permission::Refused,
                Self::Uts46 => analysis.dns().name.is_none(),
                Self::All => {
                    [Self::Bidi, Self::Idna2008, Self::Uts46].iter().any(|it| it.is_failed_by(analysis))
                }
            }
    }

    /// The findings because of which the name fails the check, in their order. Empty if it passes, and
    /// also if UTS #46 refuses only the result of its own mapping: there is no finding for that.
    pub fn failing_findings(self, analysis: &Analysis) -> Vec<&Finding> {
        let all = analysis.findings().iter();
        if analysis.not_a_domain_name().is_some() {
            return all.filter(|it| it.kind == FindingKind::NotADomainName).collect();
        }
        all.filter(|finding| self.is_failing_finding(analysis, finding)).collect()
    }

    /// Whether a finding on an analysed domain name, or on the address around it, is why the name fails the check.
    pub fn is_failing_finding(self, analysis: &Analysis, finding: &Finding) -> bool {
        match self {
            Self::Bidi => finding.kind.is_bidi_rule_condition(),
            Self::Idna2008 => {
                analysis.registration().verdict == Permission::Refused
                    && analysis.applicant_labels().is_refused_for(finding)
            }
            Self::Uts46 => analysis.dns().name.is_none() && uts46::refuses(finding.kind),
            Self::All => [Self::Bidi, Self::Idna2008, Self::Uts46]
                .iter()
                .any(|it| it.is_failing_finding(analysis, finding)),
        }
    }
}
