//! Where a host stands in its address: what is said of it, with the positions of its characters in the whole address.

use bidiscope_bidi::address::UrlWithCharacters;
use bidiscope_bidi::name::Input;
use bidiscope_idna::verdict::Finding;
use bidiscope_idna::verdict::fix::{SuggestedNameFix, SuggestedNameFixes};
use bidiscope_idna::verdict::policy::{AcceptancePolicyReason, AcceptancePolicyVerdict};
use bidiscope_idna::verdict::rfc5893::BidiRuleNameVerdict;
use bidiscope_idna::verdict::uts46::{Uts46MappedRange, Uts46Mapping};

/// Where a host begins in its address, in characters.
#[derive(Clone, Copy, Debug)]
pub(super) struct HostPosition(usize);

impl HostPosition {
    /// That of the host of an address.
    pub(super) fn of(address: &UrlWithCharacters) -> Self {
        Self(address.url().host_character_range().start)
    }

    pub(super) fn finding(self, finding: &Finding) -> Finding {
        Finding {
            character_indices_in_name: self.moved(&finding.character_indices_in_name),
            ..finding.clone()
        }
    }

    pub(super) fn rule(self, of_host: &BidiRuleNameVerdict) -> BidiRuleNameVerdict {
        let mut rule = of_host.clone();
        for condition in rule.label_verdicts.iter_mut().flat_map(|it| &mut it.condition_verdicts) {
            condition.violating_character_indices_in_name =
                self.moved(&condition.violating_character_indices_in_name);
        }
        rule
    }

    pub(super) fn policy_verdict(self, of_host: &AcceptancePolicyVerdict) -> AcceptancePolicyVerdict {
        AcceptancePolicyVerdict {
            reason: of_host.reason.as_ref().map(|it| self.reason(it)),
            character_indices_in_name: self.moved(&of_host.character_indices_in_name),
            ..of_host.clone()
        }
    }

    fn reason(self, reason: &AcceptancePolicyReason) -> AcceptancePolicyReason {
        match reason {
            AcceptancePolicyReason::Finding(it) => AcceptancePolicyReason::Finding(self.finding(it)),
            AcceptancePolicyReason::FindingNotTestedInLookup(it) => {
                AcceptancePolicyReason::FindingNotTestedInLookup(self.finding(it))
            }
            AcceptancePolicyReason::FindingShouldBeTestedInLookup(it) => {
                AcceptancePolicyReason::FindingShouldBeTestedInLookup(self.finding(it))
            }
            // The others name no characters, or those of the mapped host.
            other => other.clone(),
        }
    }

    pub(super) fn mapping(self, address: &Input, of_host: &Uts46Mapping) -> Uts46Mapping {
        let change = |it: &Uts46MappedRange| Uts46MappedRange {
            replaced_character_indices_in_name: self.moved(&it.replaced_character_indices_in_name),
            ..it.clone()
        };
        Uts46Mapping {
            mapped_name: address.with_host(&of_host.mapped_name),
            changed_ranges: of_host.changed_ranges.iter().map(change).collect(),
        }
    }

    /// The suggestions: the address with another host.
    pub(super) fn fixes(self, address: &Input, of_host: &SuggestedNameFixes) -> SuggestedNameFixes {
        let fix = |it: &SuggestedNameFix| SuggestedNameFix {
            fixed_name: address.with_host(&it.fixed_name),
            edits_of_original_name: it
                .edits_of_original_name
                .iter()
                .map(|it| it.clone().shifted_by(self.0))
                .collect(),
        };
        SuggestedNameFixes {
            fixes: of_host.fixes.iter().map(fix).collect(),
            no_fix_reason: of_host.no_fix_reason,
        }
    }

    fn moved(self, characters: &[usize]) -> Vec<usize> {
        characters.iter().map(|at| at + self.0).collect()
    }
}
