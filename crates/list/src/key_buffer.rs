//! Keys of rows, collected on the thread that made them.

use std::io;

use crate::scan::ComparisonKeys;

use super::groups::{Fingerprint, Grouper, KeyHasher};

/// The keys of consecutive rows, collected on the thread that made the rows, for a [`Grouper`] on another.
#[derive(Debug, Default)]
pub struct KeyBuffer {
    /// The line of each row, whether its name may be registered, and where its fingerprints end.
    rows: Vec<(u64, bool, usize)>,
    fingerprints: Vec<Fingerprint>,
}

impl KeyBuffer {
    /// Adds the keys of the next row, whose entry begins in this line, from 1. `hasher` must be that of the grouper to which
    /// they are added later, [`Grouper::hasher`], else they match nothing.
    pub fn push(&mut self, line: u64, keys: &ComparisonKeys<'_>, hasher: &KeyHasher) {
        hasher.append(keys, &mut self.fingerprints);
        self.rows.push((line, keys.may_be_registered, self.fingerprints.len()));
    }

    /// Adds the rows to the grouper: as rows of the other list, with which the list is compared, where `is_other_list`, else
    /// as rows of the list. They stay in the buffer.
    ///
    /// # Errors
    /// A temporary file cannot be made or written.
    pub fn add_to(&self, grouper: &mut Grouper, is_other_list: bool) -> io::Result<()> {
        let mut start = 0;
        for &(line, may_be_registered, end) in &self.rows {
            grouper.add_fingerprints(
                (line, may_be_registered),
                &self.fingerprints[start..end],
                is_other_list,
            )?;
            start = end;
        }
        Ok(())
    }
}
