//! What comparing the rows of a list finds of each.

use bidiscope_list::scan::{ContestingEntries, NameMatchKind, RegistrationConcernSet, RegistrationDecision};
use bidiscope_list::{RowMatches, StoredListEntry};

use super::previous::Change;

/// Consecutive rows.
pub(super) struct ComparedBlock {
    /// What is known of each row by itself.
    pub(super) cells: Vec<u8>,
    pub(super) rows: Vec<ComparedRow>,
}

/// What is found of a row by comparing it.
pub(super) struct ComparedRow {
    /// Whether it fails by itself; `None` where it cannot be read.
    pub(super) fails: Option<bool>,
    /// Whether it is an owner in a zone file that is no registration, of which no other name makes a concern.
    pub(super) is_zone_owner: bool,
    pub(super) cells: RowMatches,
    pub(super) decision: Option<RegistrationDecision>,
    /// The concerns by itself for which it fails.
    pub(super) own_concerns: RegistrationConcernSet,
    /// How the answer compares with an earlier one.
    pub(super) change: Change,
    /// `None` where no column is about it.
    pub(super) comparison: Option<Box<FoundInComparison>>,
}

/// What is found of a row only where it is asked for.
#[derive(Default)]
pub(super) struct FoundInComparison {
    /// The name as a variant of that in the other list.
    pub(super) disposition: Option<String>,
    /// The line of the other list with the suggested name, and in which way it matches.
    pub(super) suggestion: Option<(u64, NameMatchKind)>,
    pub(super) contested: ContestingEntries,
    pub(super) suggestion_contested: ContestingEntries,
    /// The entry of the other list that matches most, and the one with the suggested name.
    pub(super) other: StoredListEntry,
    pub(super) suggested: StoredListEntry,
}

/// The match with the other list that counts most.
pub(super) fn strongest_match(cells: &RowMatches) -> Option<(u64, NameMatchKind)> {
    NameMatchKind::strongest_with_line_number(|it| cells.group_or_line_number(it.other_list_column()))
}
