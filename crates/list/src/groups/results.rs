//! The finished groups, row by row.

use std::io;
use std::sync::Arc;

use crate::scan::ScanColumn;

use super::cells::RowMatches;
use super::contested::MAX_CONTESTING_LINES_PER_NAME;
use super::same_text::GroupMembers;
use super::sorter::{Cursor, Sorted, Sorter};
use super::storage::Storage;

/// The first lines of other rows that ask for the name of a row too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ContestingLines<'a> {
    /// The lines, from 1 and ascending: at most [`MAX_CONTESTING_LINES_PER_NAME`].
    pub line_numbers: &'a [u64],
    /// Whether there are more.
    pub has_more_lines: bool,
}

/// The values of the comparison columns for one row after another, in the order in which the rows of the list were added:
/// [`NameMatchFinder::find_matches_unless_stopped`](super::NameMatchFinder::find_matches_unless_stopped) makes them.
#[derive(Debug)]
pub struct NameMatchesByRow {
    /// For each column its rows with the number of their group, or with a line.
    columns: Vec<(ScanColumn, Cursor<'static, 2>)>,
    next: u64,
    /// The lines with which the last row is contested, and one more where there are more than are named.
    contested_with: Vec<u64>,
}

impl NameMatchesByRow {
    /// Groups of these columns, whose cursors take so much memory in all.
    pub(super) fn new(columns: &[(ScanColumn, Arc<Sorted<2>>)], memory: u64) -> io::Result<Self> {
        let each = memory / columns.len().max(1) as u64;
        let cursor =
            |(column, sorted): &(ScanColumn, Arc<Sorted<2>>)| Ok((*column, sorted.cursor(each, None)?));
        let columns = columns.iter().map(cursor).collect::<io::Result<_>>()?;
        Ok(Self { columns, next: 0, contested_with: Vec::new() })
    }

    /// The cells of the next row, from the first one on, in the order in which the [`NameMatchFinder`](super::NameMatchFinder)
    /// took the rows of the list; after the last row all are empty.
    ///
    /// # Errors
    /// A temporary file cannot be read.
    pub fn next_row_matches(&mut self) -> io::Result<RowMatches> {
        let mut cells = RowMatches::default();
        let row = self.next;
        self.next += 1;
        self.contested_with.clear();
        for (column, numbers) in &mut self.columns {
            let mut is_first = true;
            // Of several lines the first counts.
            while let Some([_, number]) = numbers.peek().filter(|it| it[0] == row) {
                numbers.next()?;
                if *column == ScanColumn::ContestedWith {
                    self.contested_with.push(number);
                }
                if std::mem::take(&mut is_first) {
                    cells.set(*column, number);
                }
            }
        }
        Ok(cells)
    }

    /// The first lines, from 1, of other rows with the name of the row that [`Self::next_row_matches`] gave last, or with a
    /// variant of it ([`ScanColumn::ContestedWith`]).
    pub fn contesting_lines_of_last_row(&self) -> ContestingLines<'_> {
        let named = self.contested_with.len().min(MAX_CONTESTING_LINES_PER_NAME);
        ContestingLines {
            line_numbers: &self.contested_with[..named],
            has_more_lines: named < self.contested_with.len(),
        }
    }
}

/// Numbers the groups from 1 by their first rows; gives the rows with their numbers.
pub(super) fn number(members: GroupMembers, storage: &Arc<Storage>) -> io::Result<Arc<Sorted<2>>> {
    let members = members.0.finish()?;
    let mut numbers = Sorter::new(Arc::clone(storage));
    let (mut last, mut number, mut is_group) = (None, 0, false);
    let mut cursor = members.cursor(0, None)?;
    while let Some([first, member]) = cursor.next()? {
        if last != Some(first) {
            last = Some(first);
            // The mark of a group comes before its rows.
            is_group = member == 0;
            if is_group {
                number += 1;
                numbers.push([first, number])?;
            }
        }
        if let Some(row) = member.checked_sub(1).filter(|_| is_group) {
            numbers.push([row, number])?;
        }
    }
    drop((cursor, members));
    numbers.finish()
}
