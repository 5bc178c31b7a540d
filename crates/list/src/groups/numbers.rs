//! What is known of the rows while groups are made.

use std::io;

use crate::scan::{Column, Columns};

use super::cells::OF_GROUPS;
use super::rows::RowNumbers;

/// Numbers of the list's rows.
#[derive(Debug)]
pub(super) struct Numbers {
    /// For each of [`OF_GROUPS`]. In a column of groups that of an earlier row of its group, plus one, or its own where
    /// it is the first; in the other columns a line. A row whose name occurred before has the first row's, and
    /// few of its own.
    of_columns: Vec<RowNumbers>,
    /// The first row with the same name, plus one, for every later one.
    pub(super) first_row: RowNumbers,
    /// The first row of the other list with the same name, plus one.
    pub(super) same_in_other: RowNumbers,
}

/// How many numbers are kept besides those of columns.
pub(super) const BESIDE_COLUMNS: usize = 2;

impl Numbers {
    /// For these columns, each from `make`.
    pub(super) fn new(columns: Columns, make: impl Fn() -> io::Result<RowNumbers>) -> io::Result<Self> {
        let of_column =
            |column: &Column| if columns.has(*column) { make() } else { Ok(RowNumbers::in_memory()) };
        Ok(Self {
            of_columns: OF_GROUPS.iter().map(of_column).collect::<io::Result<_>>()?,
            first_row: make()?,
            same_in_other: make()?,
        })
    }

    /// Those of a column of groups.
    pub(super) fn of(&mut self, column: Column) -> &mut RowNumbers {
        let at = OF_GROUPS.iter().position(|&it| it == column).unwrap_or_default();
        &mut self.of_columns[at]
    }
}
