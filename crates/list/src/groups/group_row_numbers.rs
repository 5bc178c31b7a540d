//! The numbers of all rows while the groups are made.

use std::io;

use crate::scan::{Column, Columns};

use super::cells::COMPARISON_COLUMNS;
use super::row_numbers::RowNumbers;

/// For each row of the list one number a column, and two more.
#[derive(Debug)]
pub(super) struct GroupNumbers {
    /// For each of [`COMPARISON_COLUMNS`]. In a column of groups: the number of an earlier row of the group,
    /// plus one, or the row's own where it is the first. In the other columns: a line. A row that repeats a
    /// name uses the numbers of the name's first row.
    of_columns: Vec<RowNumbers>,
    /// The first row with the same name, plus one, for every later one.
    pub(super) first_row: RowNumbers,
    /// The first row of the other list with the same name, plus one.
    pub(super) same_in_other: RowNumbers,
}

/// How many numbers are kept besides those of columns: the two fields above.
pub(super) const EXTRA_NUMBERS: usize = 2;

impl GroupNumbers {
    /// Numbers for these columns, each made by `make`.
    pub(super) fn new(columns: Columns, make: impl Fn() -> io::Result<RowNumbers>) -> io::Result<Self> {
        let of_column =
            |column: &Column| if columns.has(*column) { make() } else { Ok(RowNumbers::in_memory()) };
        Ok(Self {
            of_columns: COMPARISON_COLUMNS.iter().map(of_column).collect::<io::Result<_>>()?,
            first_row: make()?,
            same_in_other: make()?,
        })
    }

    /// The numbers of a comparison column.
    pub(super) fn of(&mut self, column: Column) -> &mut RowNumbers {
        let at = COMPARISON_COLUMNS.iter().position(|&it| it == column).unwrap_or_default();
        &mut self.of_columns[at]
    }
}
