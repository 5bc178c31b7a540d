//! The lines of a list that cannot be read.

use bidiscope_list::ListEntryCounts;

/// The lines of the other list that cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Unreadable {
    pub(super) count: u64,
    /// The first of them, from 1.
    pub(super) first: Option<u64>,
}

impl Unreadable {
    pub(super) const fn of(counts: &ListEntryCounts) -> Self {
        Self { count: counts.unreadable_entry_count, first: counts.first_unreadable_line_number }
    }
}
