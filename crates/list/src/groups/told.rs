//! The groups, told row by row.

use std::io;

use crate::scan::{Column, Columns};

use super::cells::{GroupCells, OF_GROUPS};
use super::numbers::Numbers;

/// What is told of each row, one after another in the order in which they were taken.
///
/// Until a row is told, its number in a column of groups is that of an earlier row of its group, plus one, or of its
/// own where it is the first; and then that of the group. So a row has only to look at the row that it leads to.
#[derive(Debug)]
pub struct Groups {
    columns: Columns,
    numbers: Numbers,
    /// How many groups there are so far in each column.
    groups: [u64; OF_GROUPS.len()],
    rows: u64,
    next: u64,
}

impl Groups {
    pub(super) const fn new(columns: Columns, numbers: Numbers, rows: u64) -> Self {
        Self { columns, numbers, groups: [0; OF_GROUPS.len()], rows, next: 0 }
    }

    /// The cells of the next row; of a row that is not there nothing is told.
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
        // Most of what is told of a name that occurs again is what was told of its first row.
        let told_of = self.numbers.first_row.get(row)?.checked_sub(1);
        for (at, column) in OF_GROUPS.into_iter().enumerate().filter(|&(_, it)| self.columns.has(it)) {
            let numbers = self.numbers.of(column);
            let told_of = told_of.filter(|_| !is_of_each_row(column));
            let number = numbers.get(told_of.unwrap_or(row))?;
            let is_open = number != 0 && told_of.is_none() && is_of_group(column);
            let number = if !is_open {
                number
            } else if number == row + 1 {
                self.groups[at] += 1;
                self.groups[at]
            } else {
                numbers.get(number - 1)?
            };
            if is_open {
                numbers.set(row, number)?;
            }
            cells.set(column, number);
        }
        Ok(cells)
    }
}

/// Whether the column may tell something else of each row of one name: that it occurs again, and what hangs on how it
/// was typed.
const fn is_of_each_row(column: Column) -> bool {
    matches!(column, Column::DuplicateOf | Column::SameName | Column::AgainstSameName)
}

/// Whether the column tells the number of a group, and no line.
fn is_of_group(column: Column) -> bool {
    column.is_of_groups() && !column.is_of_another_list() && column != Column::DuplicateOf
}
