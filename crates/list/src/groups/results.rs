//! The finished groups, row by row.

use std::io;

use crate::scan::{Column, Columns};

use super::cells::{COMPARISON_COLUMNS, GroupCells};
use super::group_row_numbers::GroupNumbers;

/// The comparison columns of each row, in the order in which the rows were taken.
///
/// Before a row is returned, its number in a column of groups is that of an earlier row of its group, plus
/// one, or its own where it is the first; afterwards it is the group's number. So only one earlier row has to
/// be read.
#[derive(Debug)]
pub struct Groups {
    columns: Columns,
    numbers: GroupNumbers,
    /// How many groups are numbered so far in each column.
    groups: [u64; COMPARISON_COLUMNS.len()],
    rows: u64,
    next: u64,
}

impl Groups {
    pub(super) const fn new(columns: Columns, numbers: GroupNumbers, rows: u64) -> Self {
        Self { columns, numbers, groups: [0; COMPARISON_COLUMNS.len()], rows, next: 0 }
    }

    /// The cells of the next row, in the order in which the [`Grouper`](super::Grouper) took the rows of the
    /// list; after the last row all are empty.
    ///
    /// # Errors
    /// A temporary file cannot be read or written.
    #[expect(
        clippy::should_implement_trait,
        reason = "it has no end of its own: whoever asks knows the rows"
    )]
    pub fn next(&mut self) -> io::Result<GroupCells> {
        let mut cells = GroupCells::default();
        let row = self.next;
        if row >= self.rows {
            return Ok(cells);
        }
        self.next += 1;
        // A name that occurs again has most of the numbers of its first row.
        let first_row = self.numbers.first_row.get(row)?.checked_sub(1);
        for (at, column) in COMPARISON_COLUMNS.into_iter().enumerate().filter(|&(_, it)| self.columns.has(it))
        {
            let numbers = self.numbers.of(column);
            let first_row = first_row.filter(|_| !differs_between_rows(column));
            let number = numbers.get(first_row.unwrap_or(row))?;
            let is_unnumbered = number != 0 && first_row.is_none() && is_group_number(column);
            let number = if !is_unnumbered {
                number
            } else if number == row + 1 {
                self.groups[at] += 1;
                self.groups[at]
            } else {
                numbers.get(number - 1)?
            };
            if is_unnumbered {
                numbers.set(row, number)?;
            }
            cells.set(column, number);
        }
        Ok(cells)
    }
}

/// Whether the column may differ between rows of one name: that it occurs again, and what depends on how it
/// was typed.
const fn differs_between_rows(column: Column) -> bool {
    matches!(column, Column::DuplicateOf | Column::SameName | Column::AgainstSameName)
}

/// Whether the column holds the number of a group, not a line.
fn is_group_number(column: Column) -> bool {
    column.is_comparison() && !column.is_against_other_list() && column != Column::DuplicateOf
}
