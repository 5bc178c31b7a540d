//! What is said of the host of a URL, with the positions of its characters in the whole URL.

use bidiscope_bidi::name::Name;

use super::finding::Finding;
use super::fix::{SuggestedFix, SuggestedFixes};
use super::kind::FindingKind;
use super::policy::{Policy, PolicyReason, PolicyVerdict};
use super::{duerst, invisible, iri_syntax, url_slashes};

/// A URL, to which what was said of its host is carried over.
pub(in crate::verdict) struct UrlOfHost<'a> {
    url: &'a Name,
    /// Where the host begins, in characters.
    start: usize,
}

impl<'a> UrlOfHost<'a> {
    /// A URL, and its host; `None` if the name is no URL.
    pub(super) fn new(url: &'a Name) -> Option<(Self, Name)> {
        Some((Self { url, start: url.url_with_name()?.host().start }, url.host()?))
    }

    /// What is found of the host, then in the whole URL: characters that are not seen, the syntax of IRIs, and Dürst's
    /// restrictions, which are about whole IRIs.
    pub(super) fn findings(&self, of_host: &[Finding]) -> Vec<Finding> {
        let is_of_url = |kind: FindingKind| kind.is_refused_by(Policy::Duerst);
        let mut findings: Vec<Finding> =
            of_host.iter().filter(|it| !is_of_url(it.id)).map(|it| self.finding(it)).collect();
        findings.extend(self.findings_outside());
        findings.extend(duerst::findings(self.url));
        findings
    }

    /// What is found outside the host without regard to the host.
    pub(super) fn findings_outside(&self) -> Vec<Finding> {
        let mut findings = invisible::outside_host(self.url);
        let start = self.url.url().map_or(0, |it| it.authority_start());
        findings.extend(url_slashes::finding(self.url));
        findings.extend(iri_syntax::findings(self.url, start));
        findings
    }

    fn finding(&self, finding: &Finding) -> Finding {
        Finding { characters: self.moved(&finding.characters), ..finding.clone() }
    }

    /// The policies' verdicts. Dürst's is by the findings of the whole URL.
    pub(super) fn policies(&self, of_host: &[PolicyVerdict], findings: &[Finding]) -> Vec<PolicyVerdict> {
        let verdict = |it: &PolicyVerdict| match it.policy {
            Policy::Duerst => PolicyVerdict::by_findings(Policy::Duerst, findings),
            _ => PolicyVerdict {
                reason: it.reason.as_ref().map(|it| self.reason(it)),
                characters: self.moved(&it.characters),
                ..it.clone()
            },
        };
        of_host.iter().map(verdict).collect()
    }

    fn reason(&self, reason: &PolicyReason) -> PolicyReason {
        match reason {
            PolicyReason::Finding(it) => PolicyReason::Finding(self.finding(it)),
            PolicyReason::NotTestedInLookup(it) => PolicyReason::NotTestedInLookup(self.finding(it)),
            PolicyReason::ShouldBeTestedInLookup(it) => {
                PolicyReason::ShouldBeTestedInLookup(self.finding(it))
            }
            // The others name no characters, or those of the mapped host.
            other => other.clone(),
        }
    }

    /// The suggestions: the URL with another host.
    pub(super) fn fixes(&self, of_host: &SuggestedFixes) -> SuggestedFixes {
        let fix = |it: &SuggestedFix| SuggestedFix {
            name: self.url.with_host(&it.name),
            edits: it.edits.iter().map(|it| it.clone().shifted_by(self.start)).collect(),
        };
        SuggestedFixes {
            fixes: of_host.fixes.iter().map(fix).collect(),
            no_fix_reason: of_host.no_fix_reason,
        }
    }

    fn moved(&self, characters: &[usize]) -> Vec<usize> {
        characters.iter().map(|at| at + self.start).collect()
    }
}
