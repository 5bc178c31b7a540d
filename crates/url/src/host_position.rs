//! Where a host stands in its address: what is said of it, with the positions of its characters in the whole address.

use bidiscope_bidi::address::Address;
use bidiscope_bidi::name::Input;
use bidiscope_idna::verdict::Finding;
use bidiscope_idna::verdict::fix::{SuggestedFix, SuggestedFixes};
use bidiscope_idna::verdict::policy::{PolicyReason, PolicyVerdict};
use bidiscope_idna::verdict::rfc5893::NameVerdict;
use bidiscope_idna::verdict::uts46::{MappedRange, Mapping};

/// Where a host begins in its address, in characters.
#[derive(Clone, Copy, Debug)]
pub(super) struct HostPosition(usize);

impl HostPosition {
    /// That of the host of an address.
    pub(super) fn of(address: &Address) -> Self {
        Self(address.url().host_range().start)
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

    pub(super) fn mapping(self, address: &Input, of_host: &Mapping) -> Mapping {
        let change = |it: &MappedRange| MappedRange { characters: self.moved(&it.characters), ..it.clone() };
        Mapping {
            name: address.with_host(&of_host.name),
            changes: of_host.changes.iter().map(change).collect(),
        }
    }

    /// The suggestions: the address with another host.
    pub(super) fn fixes(self, address: &Input, of_host: &SuggestedFixes) -> SuggestedFixes {
        let fix = |it: &SuggestedFix| SuggestedFix {
            name: address.with_host(&it.name),
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
