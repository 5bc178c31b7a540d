//! The rule set that a name is checked against: the values of `--check`.

use bidiscope_bidi::enum_with_ids;

use super::finding::Finding;
use super::kind::FindingKind;
use super::policy::Policy;
use super::registration::Permission;
use super::report::Report;
use super::{Verdict, uts46};

enum_with_ids! {
    /// The rule set that a name is checked against.
    #[derive(Default)]
    pub enum Check [
        /// The rule set as a noun phrase.
        title
    ] {
        /// The Bidi rule: RFC 5893 section 2.
        Bidi = "bidi", "the Bidi rule (RFC 5893)";
        /// Whether the name may be registered: RFC 5891 section 4 with RFC 5892 and 5893.
        #[default]
        Idna2008 = "idna2008", "registration by IDNA2008 (RFC 5891, 5892 and 5893)";
        /// UTS #46 nontransitional processing with every check.
        Uts46 = "uts46", "UTS #46 with every check";
        /// All three.
        All = "all", "all three";
    }
}

impl Check {
    /// Whether the name of this report fails the check. Input that is not a domain name fails every check; a
    /// registration that needs review ([`Permission::NeedsReview`]) fails none.
    pub fn fails(self, report: &Report) -> bool {
        report.not_a_domain_name.is_some()
            || match self {
                Self::Bidi => report.rule.verdict == Verdict::Violated,
                Self::Idna2008 => report.registration.verdict == Permission::Refused,
                Self::Uts46 => refused_by_uts46(report),
                Self::All => [Self::Bidi, Self::Idna2008, Self::Uts46].iter().any(|it| it.fails(report)),
            }
    }

    /// The findings because of which the name fails the check, in the report's order. Empty if it passes, and
    /// also if UTS #46 refuses only the result of its own mapping: there is no finding for that.
    pub fn failing_findings(self, report: &Report) -> Vec<&Finding> {
        let all = report.findings.iter();
        if report.not_a_domain_name.is_some() {
            return all.filter(|it| it.id == FindingKind::NotADomainName).collect();
        }
        all.filter(|finding| self.refuses(report, finding)).collect()
    }

    fn refuses(self, report: &Report, finding: &Finding) -> bool {
        match self {
            Self::Bidi => finding.id.is_condition(),
            Self::Idna2008 => {
                report.registration.verdict == Permission::Refused && report.applicant.is_refused_for(finding)
            }
            Self::Uts46 => refused_by_uts46(report) && uts46::refuses(finding.id),
            Self::All => {
                [Self::Bidi, Self::Idna2008, Self::Uts46].iter().any(|it| it.refuses(report, finding))
            }
        }
    }
}

fn refused_by_uts46(report: &Report) -> bool {
    report.policies.iter().any(|row| row.policy == Policy::Uts46 && row.verdict == Verdict::Violated)
}
