//! Whether a file is a list of names at all.

use crate::read::EntryError;
use crate::scan::{NameRow, RowError};

/// Counts the entries of a list that are not names. A list with more of them than names is another kind of file, or was
/// read in the wrong format, and no name would match it.
#[derive(Clone, Copy, Debug, Default)]
pub struct NonNameCount {
    /// All entries.
    pub entries: u64,
    /// Those that are not names.
    pub non_names: u64,
    /// Those of them that are objects of JSON without the key of the names.
    pub without_key: u64,
    /// The line of the first of those, from 1; `None` if there is none.
    pub first_line: Option<u64>,
}

impl NonNameCount {
    /// Counts the next entry.
    pub fn add(&mut self, row: &NameRow) {
        self.entries += 1;
        let is_without_key = matches!(row.error, Some(RowError::Entry(EntryError::NoKey { .. })));
        self.without_key += u64::from(is_without_key);
        if row.error.is_some() || is_not_a_name(&row.name) {
            self.non_names += 1;
            self.first_line = self.first_line.or(Some(row.line));
        }
    }

    /// Adds the counts of the entries that follow, so that `first` stays the first of all.
    pub fn join(&mut self, after: &Self) {
        self.entries += after.entries;
        self.non_names += after.non_names;
        self.without_key += after.without_key;
        self.first_line = self.first_line.or(after.first_line);
    }

    /// If more than half of the entries are not names, so that this is no list of names: the line of the first of them. Else
    /// `None`.
    pub fn first_line_if_no_list(&self) -> Option<u64> {
        self.first_line.filter(|_| 2 * self.non_names > self.entries)
    }
}

/// Whether the text has an ASCII character that no domain name has, such as the separators of fields. The underscore of
/// service names and the asterisk of wildcards are accepted; white space at the ends has a message of its own.
fn is_not_a_name(text: &str) -> bool {
    let is_allowed =
        |it: char| !it.is_ascii() || it.is_ascii_alphanumeric() || matches!(it, '-' | '.' | '_' | '*');
    !text.trim().chars().all(is_allowed)
}
