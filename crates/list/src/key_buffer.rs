//! Keys of rows, collected on the thread that made them.

use std::io;

use crate::scan::ComparisonKeys;

use super::groups::{ComparisonKeyHasher, Fingerprint, NameMatchFinder};

/// The keys of consecutive rows, collected on the thread that made the rows, for a [`NameMatchFinder`] on another.
#[derive(Debug, Default)]
pub struct ComparisonKeyBuffer {
    /// The line of each row, whether its name may be registered, and where its fingerprints end.
    rows: Vec<(u64, bool, usize)>,
    fingerprints: Vec<Fingerprint>,
}

impl ComparisonKeyBuffer {
    /// Adds the keys of the next row, whose entry begins in this line, from 1. `hasher` must be that of the grouper to which
    /// they are added later, [`NameMatchFinder::comparison_key_hasher`], else they match nothing.
    pub fn push_row_keys(
        &mut self,
        line_number: u64,
        keys: &ComparisonKeys<'_>,
        hasher: &ComparisonKeyHasher,
    ) {
        hasher.append(keys, &mut self.fingerprints);
        self.rows.push((line_number, keys.may_be_registered, self.fingerprints.len()));
    }

    /// Adds the rows to the grouper as rows of the list. They stay in the buffer.
    ///
    /// # Errors
    /// A temporary file cannot be made or written.
    pub fn add_as_list_rows(&self, name_match_finder: &mut NameMatchFinder) -> io::Result<()> {
        self.add_rows(name_match_finder, false)
    }

    /// Adds the rows to the grouper as rows of the other list, with which the list is compared. They stay in the buffer.
    ///
    /// # Errors
    /// A temporary file cannot be made or written.
    pub fn add_as_other_list_rows(&self, name_match_finder: &mut NameMatchFinder) -> io::Result<()> {
        self.add_rows(name_match_finder, true)
    }

    fn add_rows(&self, name_match_finder: &mut NameMatchFinder, is_other_list: bool) -> io::Result<()> {
        let mut start = 0;
        for &(line, may_be_registered, end) in &self.rows {
            name_match_finder.add_fingerprints(
                (line, may_be_registered),
                &self.fingerprints[start..end],
                is_other_list,
            )?;
            start = end;
        }
        Ok(())
    }
}
