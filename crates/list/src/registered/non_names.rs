//! Whether a file is a list of names at all.

use crate::read::ListEntryError;
use crate::scan::{NameRow, RowError};

/// Counts the entries of a list that are not names. A list with more of them than names is another kind of file, or was
/// read in the wrong format, and no name would match it.
#[derive(Clone, Copy, Debug, Default)]
pub struct NonNameCounts {
    /// All entries.
    pub entry_count: u64,
    /// Those that are not names.
    pub non_name_count: u64,
    /// Those of them that are objects of JSON without the key of the names.
    pub without_json_key_count: u64,
    /// The line of the first of those, from 1; `None` if there is none.
    pub first_non_name_line_number: Option<u64>,
}

impl NonNameCounts {
    /// Counts the next entry.
    pub fn count_row(&mut self, row: &NameRow) {
        self.entry_count += 1;
        let is_without_key =
            matches!(row.row_error, Some(RowError::Entry(ListEntryError::MissingJsonKey { .. })));
        self.without_json_key_count += u64::from(is_without_key);
        if row.row_error.is_some() || is_not_a_name(&row.name) {
            self.non_name_count += 1;
            self.first_non_name_line_number = self.first_non_name_line_number.or(Some(row.line_number));
        }
    }

    /// Adds the counts of the entries that follow, so that `first` stays the first of all.
    pub fn merge_following_counts(&mut self, following_counts: &Self) {
        self.entry_count += following_counts.entry_count;
        self.non_name_count += following_counts.non_name_count;
        self.without_json_key_count += following_counts.without_json_key_count;
        self.first_non_name_line_number =
            self.first_non_name_line_number.or(following_counts.first_non_name_line_number);
    }

    /// If more than half of the entries are not names, so that this is no list of names: the line of the first of them. Else
    /// `None`.
    pub fn first_non_name_line_if_majority(&self) -> Option<u64> {
        self.first_non_name_line_number.filter(|_| 2 * self.non_name_count > self.entry_count)
    }
}

/// Whether the text has an ASCII character that no domain name has, such as the separators of fields. The underscore of
/// service names and the asterisk of wildcards are accepted; white space at the ends has a message of its own.
fn is_not_a_name(text: &str) -> bool {
    let is_allowed =
        |it: char| !it.is_ascii() || it.is_ascii_alphanumeric() || matches!(it, '-' | '.' | '_' | '*');
    !text.trim().chars().all(is_allowed)
}
