//! What becomes of the names of a list: how many there are of each [`Decision`], and what is said of each.

use bidiscope_idna::verdict::RegistrationPermission;
use bidiscope_list::scan::RegistrationDecision;
use bidiscope_words::{Message, message};

use crate::words::verdict::permission_text;

/// The decisions in the order in which they are said, and in which names are sorted by them.
pub const DECISIONS_IN_SORT_ORDER: [RegistrationDecision; RegistrationDecision::ALL.len()] = [
    RegistrationDecision::RefusedByRule,
    RegistrationDecision::ReservedByRegistry,
    RegistrationDecision::BlockedByRegistry,
    RegistrationDecision::NeedsReview,
    RegistrationDecision::TakenInOtherList,
    RegistrationDecision::ContestedInOwnList,
    RegistrationDecision::TakenBySameHolder,
    RegistrationDecision::Allowed,
    RegistrationDecision::NotARegistration,
    RegistrationDecision::UnreadableName,
];

/// The number of names of each decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RegistrationDecisionCounts([u64; RegistrationDecision::ALL.len()]);

impl RegistrationDecisionCounts {
    /// Counts a name.
    pub const fn add(&mut self, decision: RegistrationDecision) {
        self.0[decision as usize] += 1;
    }

    /// Counts a name that was counted as `before` as `after`, since more is known of it.
    pub const fn recount(&mut self, before: RegistrationDecision, after: RegistrationDecision) {
        self.0[before as usize] -= 1;
        self.0[after as usize] += 1;
    }

    /// Adds the counts of other names.
    pub fn merge_counts(&mut self, other_counts: &Self) {
        for (count, more) in self.0.iter_mut().zip(other_counts.0) {
            *count += more;
        }
    }

    /// The number of names with this decision.
    pub const fn of(&self, decision: RegistrationDecision) -> u64 {
        self.0[decision as usize]
    }
}

/// As which verdict a decision counts; `None` for what cannot be read.
pub const fn permission_unless_unreadable(decision: RegistrationDecision) -> Option<RegistrationPermission> {
    match decision {
        // Whatever the rules say, nobody else may register what is taken.
        RegistrationDecision::RefusedByRule
        | RegistrationDecision::ReservedByRegistry
        | RegistrationDecision::BlockedByRegistry
        | RegistrationDecision::TakenInOtherList => Some(RegistrationPermission::Refused),
        // What a holder has is not registered once more: a variant is activated, or stays blocked.
        RegistrationDecision::NeedsReview
        | RegistrationDecision::ContestedInOwnList
        | RegistrationDecision::TakenBySameHolder => Some(RegistrationPermission::NeedsReview),
        RegistrationDecision::Allowed => Some(RegistrationPermission::Allowed),
        RegistrationDecision::NotARegistration => Some(RegistrationPermission::NotApplicable),
        RegistrationDecision::UnreadableName => None,
    }
}

/// A decision in a word or two.
pub fn registration_decision_title(decision: RegistrationDecision) -> Message<'static> {
    message!(list_status, status = decision.id())
}

/// How many names have a decision; `formatted_count` is their number as it is written.
pub fn registration_decision_count_text(
    decision: RegistrationDecision,
    formatted_count: String,
) -> Message<'static> {
    message!(list_counted, status = decision.id(), digits = formatted_count)
}

/// A decision in a few words: a verdict with the rules that it is by, where `includes_registry_rules` those of the registry too.
pub fn registration_verdict_text(
    decision: RegistrationDecision,
    includes_registry_rules: bool,
) -> Message<'static> {
    match (decision, permission_unless_unreadable(decision)) {
        (
            RegistrationDecision::RefusedByRule
            | RegistrationDecision::NeedsReview
            | RegistrationDecision::Allowed,
            Some(permission),
        ) => permission_text(permission, includes_registry_rules),
        (RegistrationDecision::UnreadableName, _) => registration_decision_title(decision),
        _ => message!(answer, verdict = decision.id()),
    }
}
