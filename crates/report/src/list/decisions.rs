//! What becomes of the names of a list: how many there are of each [`Decision`], and what is said of each.

use bidiscope_idna::verdict::Permission;
use bidiscope_list::scan::Decision;
use bidiscope_words::{Message, message};

use crate::words::verdict::permission_text;

/// The decisions in the order in which they are said, and in which names are sorted by them.
pub const DECISIONS: [Decision; Decision::ALL.len()] = [
    Decision::Refused,
    Decision::Reserved,
    Decision::Blocked,
    Decision::NeedsReview,
    Decision::Taken,
    Decision::Contested,
    Decision::SameHolder,
    Decision::Allowed,
    Decision::NotApplicable,
    Decision::Unreadable,
];

/// The number of names of each decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DecisionCounts([u64; Decision::ALL.len()]);

impl DecisionCounts {
    /// Counts a name.
    pub const fn add(&mut self, decision: Decision) {
        self.0[decision as usize] += 1;
    }

    /// Counts a name that was counted as `before` as `after`, since more is known of it.
    pub const fn recount(&mut self, before: Decision, after: Decision) {
        self.0[before as usize] -= 1;
        self.0[after as usize] += 1;
    }

    /// Adds the counts of other names.
    pub fn join(&mut self, others: &Self) {
        for (count, more) in self.0.iter_mut().zip(others.0) {
            *count += more;
        }
    }

    /// The number of names with this decision.
    pub const fn of(&self, decision: Decision) -> u64 {
        self.0[decision as usize]
    }
}

/// As which verdict a decision counts; `None` for what cannot be read.
pub const fn permission_of(decision: Decision) -> Option<Permission> {
    match decision {
        // Whatever the rules say, nobody else may register what is taken.
        Decision::Refused | Decision::Reserved | Decision::Blocked | Decision::Taken => {
            Some(Permission::Refused)
        }
        // What a holder has is not registered once more: a variant is activated, or stays blocked.
        Decision::NeedsReview | Decision::Contested | Decision::SameHolder => Some(Permission::NeedsReview),
        Decision::Allowed => Some(Permission::Allowed),
        Decision::NotApplicable => Some(Permission::NotApplicable),
        Decision::Unreadable => None,
    }
}

/// A decision in a word or two.
pub fn decision_title(decision: Decision) -> Message<'static> {
    message!(list_status, status = decision.id())
}

/// How many names have a decision; `formatted_count` is their number as it is written.
pub fn decision_count_text(decision: Decision, formatted_count: String) -> Message<'static> {
    message!(list_counted, status = decision.id(), digits = formatted_count)
}

/// A decision in a few words: a verdict with the rules that it is by, where `has_registry_rules` those of the registry too.
pub fn decision_verdict_text(decision: Decision, has_registry_rules: bool) -> Message<'static> {
    match (decision, permission_of(decision)) {
        (Decision::Refused | Decision::NeedsReview | Decision::Allowed, Some(permission)) => {
            permission_text(permission, has_registry_rules)
        }
        (Decision::Unreadable, _) => decision_title(decision),
        _ => message!(answer, verdict = decision.id()),
    }
}
