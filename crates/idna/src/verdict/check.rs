//! Which rules a name is held to: what `--check` names.

use bidiscope_bidi::named;

use super::finding::Finding;
use super::kind::FindingKind;
use super::policy::Policy;
use super::registration::Permission;
use super::report::Report;
use super::{Verdict, uts46};

named! {
    /// The rules that a name is held to.
    #[derive(Default)]
    pub enum Check [
        /// What a reader is told that this is.
        title
    ] {
        /// The Bidi rule: RFC 5893 section 2.
        Bidi = "bidi", "the Bidi rule (RFC 5893)";
        /// Whether the name may be registered: RFC 5891 section 4 with RFC 5892 and 5893.
        #[default]
        Idna2008 = "idna2008", "registration by IDNA2008 (RFC 5891, 5892 and 5893)";
        /// UTS #46 with every check, non-transitional.
        Uts46 = "uts46", "UTS #46 with every check";
        /// All of them.
        All = "all", "all three";
    }
}

impl Check {
    /// Whether a name of which this is reported fails the check. What is no domain name fails every one; a
    /// registration that depends on others fails none.
    pub fn fails(self, report: &Report) -> bool {
        report.no_domain_name.is_some()
            || match self {
                Self::Bidi => report.rule.verdict == Verdict::Violated,
                Self::Idna2008 => report.registration.verdict == Permission::Refused,
                Self::Uts46 => refused_by_uts46(report),
                Self::All => [Self::Bidi, Self::Idna2008, Self::Uts46].iter().any(|it| it.fails(report)),
            }
    }

    /// The findings for which a name fails the check, in their order. Empty where it passes; also where
    /// UTS #46 refuses only what its own mapping made of the name, of which there is no finding.
    pub fn refused_by(self, report: &Report) -> Vec<&Finding> {
        let all = report.findings.iter();
        if report.no_domain_name.is_some() {
            return all.filter(|it| it.id == FindingKind::NoDomainName).collect();
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
