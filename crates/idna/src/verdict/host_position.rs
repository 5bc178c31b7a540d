//! Where a host stands in its URL: what is said of it, with the positions of its characters in the whole URL.

use bidiscope_bidi::name::Name;

use super::finding::Finding;
use super::fix::{SuggestedFix, SuggestedFixes};
use super::policy::{PolicyReason, PolicyVerdict};
use super::rfc5893::NameVerdict;
use super::uts46::{MappedRange, Mapping};

/// Where a host begins in its URL, in characters.
#[derive(Clone, Copy, Debug)]
pub(super) struct HostPosition(usize);

impl HostPosition {
    /// That of the host of a URL, and that host; `None` if the name is no URL with a domain name.
    pub(super) fn of(url: &Name) -> Option<(Self, Name)> {
        Some((Self(url.url_with_name()?.host().start), url.host()?))
    }

    pub(super) fn finding(self, finding: &Finding) -> Finding {
        Finding { characters: self.moved(&finding.characters), ..finding.clone() }
    }

    pub(super) fn rule(self, of_host: &NameVerdict) -> NameVerdict {
        let mut rule = of_host.clone();
        for condition in rule.labels.iter_mut().flat_map(|it| &mut it.conditions) {
            condition.characters = self.moved(&condition.characters);
        }
        rule
    }

    pub(super) fn policy_verdict(self, of_host: &PolicyVerdict) -> PolicyVerdict {
        PolicyVerdict {
            reason: of_host.reason.as_ref().map(|it| self.reason(it)),
            characters: self.moved(&of_host.characters),
            ..of_host.clone()
        }
    }

    fn reason(self, reason: &PolicyReason) -> PolicyReason {
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

    pub(super) fn mapping(self, url: &Name, of_host: &Mapping) -> Mapping {
        let change = |it: &MappedRange| MappedRange { characters: self.moved(&it.characters), ..it.clone() };
        Mapping { name: url.with_host(&of_host.name), changes: of_host.changes.iter().map(change).collect() }
    }

    /// The suggestions: the URL with another host.
    pub(super) fn fixes(self, url: &Name, of_host: &SuggestedFixes) -> SuggestedFixes {
        let fix = |it: &SuggestedFix| SuggestedFix {
            name: url.with_host(&it.name),
            edits: it.edits.iter().map(|it| it.clone().shifted_by(self.0)).collect(),
        };
        SuggestedFixes {
            fixes: of_host.fixes.iter().map(fix).collect(),
            no_fix_reason: of_host.no_fix_reason,
        }
    }

    fn moved(self, characters: &[usize]) -> Vec<usize> {
        characters.iter().map(|at| at + self.0).collect()
    }
}
