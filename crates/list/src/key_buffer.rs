//! Keys of rows, collected on the thread that made them.

use std::io;

use crate::scan::Keys;

use super::groups::Grouper;

/// How many texts make the keys of a row.
const TEXTS: usize = 7;

/// The keys of consecutive rows, collected on the thread that made the rows, for a [`Grouper`] on another.
#[derive(Debug, Default)]
pub struct KeyBuffer {
    text: String,
    rows: Vec<(u64, [usize; TEXTS])>,
}

impl KeyBuffer {
    /// Adds the keys of the next row, whose entry begins in this line.
    pub fn push(&mut self, line: u64, keys: &Keys<'_>) {
        let [one, ltr, rtl] = keys.displays;
        let ends =
            [keys.name, keys.ascii_name, one, ltr, rtl, keys.skeletons[0], keys.skeletons[1]].map(|text| {
                self.text.push_str(text);
                self.text.len()
            });
        self.rows.push((line, ends));
    }

    /// Adds the rows to a grouper, as rows of the list or of the other list.
    ///
    /// # Errors
    /// A temporary file cannot be made or written.
    pub fn add_to(&self, grouping: &mut Grouper, is_other: bool) -> io::Result<()> {
        let mut start = 0;
        for &(line, ends) in &self.rows {
            let [name, ascii_name, one, ltr, rtl, skeleton_ltr, skeleton_rtl] =
                ends.map(|end| &self.text[std::mem::replace(&mut start, end)..end]);
            let keys =
                Keys { name, ascii_name, displays: [one, ltr, rtl], skeletons: [skeleton_ltr, skeleton_rtl] };
            if is_other {
                grouping.add_other(line, &keys)?;
            } else {
                grouping.add(line, &keys)?;
            }
        }
        Ok(())
    }
}
