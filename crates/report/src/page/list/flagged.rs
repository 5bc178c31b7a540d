//! The names to check: those about which nobody has decided yet come first.

use bidiscope_list::scan::{RegistrationConcern, RegistrationConcernSet};

use super::capped_list::{CappedList, MAX_DETAILED_NAMES};
use crate::list::{ListedName, MatchesWithOtherNames};

/// Names that are listed with their problems: the undecided, then those with a warning, then all others, each in the order
/// of the list. [`MAX_DETAILED_NAMES`] are listed.
#[derive(Debug, Default)]
pub(super) struct FlaggedNames {
    by_rank: [CappedList<FlaggedName>; 3],
}

/// A name that is listed with its problems.
#[derive(Debug)]
pub(super) struct FlaggedName {
    pub(super) name: ListedName,
    pub(super) others: MatchesWithOtherNames,
}

impl FlaggedNames {
    /// Counts a name with these problems, and keeps it where it may be listed.
    pub(super) fn push(&mut self, concerns: RegistrationConcernSet, make: impl FnOnce() -> FlaggedName) {
        let rank = [RegistrationConcern::NeedsReview, RegistrationConcern::HasWarning]
            .into_iter()
            .position(|it| concerns.has(it));
        self.by_rank[rank.unwrap_or(2)].push(MAX_DETAILED_NAMES, make);
    }

    /// Adds the names of the next part of the list.
    pub(super) fn join(&mut self, other: Self) {
        for (names, more) in self.by_rank.iter_mut().zip(other.by_rank) {
            names.join(MAX_DETAILED_NAMES, more);
        }
    }

    /// The number of all names.
    pub(super) fn count(&self) -> u64 {
        self.by_rank.iter().map(|it| it.count).sum()
    }

    /// The names that are listed, in that order.
    pub(super) fn listed(&self) -> impl Iterator<Item = &FlaggedName> {
        self.by_rank.iter().flat_map(|it| &it.first).take(MAX_DETAILED_NAMES)
    }
}
