//! The comparison columns of one row.

use crate::scan::Column;

/// The comparison columns, in the order in which their numbers are kept.
pub(super) const COMPARISON_COLUMNS: [Column; 21] = [
    Column::CollisionsLtr,
    Column::CollisionsRtl,
    Column::CollisionsOneToOne,
    Column::ConfusableLtr,
    Column::ConfusableRtl,
    Column::SameName,
    Column::SameVariants,
    Column::SameWithoutPoints,
    Column::CollisionsAcross,
    Column::DuplicateOf,
    Column::ContestedWith,
    Column::AgainstLtr,
    Column::AgainstRtl,
    Column::AgainstOneToOne,
    Column::AgainstAcross,
    Column::AgainstConfusableLtr,
    Column::AgainstConfusableRtl,
    Column::AgainstSameName,
    Column::AgainstSameVariants,
    Column::AgainstSameHolder,
    Column::AgainstOtherHolder,
];

/// The values of one row's comparison columns ([`Column::is_comparison`]): numbers of groups, and of lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GroupCells {
    /// For each of [`COMPARISON_COLUMNS`]; zero where there is none.
    numbers: [u64; COMPARISON_COLUMNS.len()],
}

impl GroupCells {
    /// The value of a comparison column: the number of the row's group, or a line, both from 1. `None` where there is
    /// none, and for all other columns.
    #[inline]
    pub fn group_or_line(&self, column: Column) -> Option<u64> {
        self.numbers.get(index_of(column)?).copied().filter(|&it| it != 0)
    }

    /// Whether the row's name matches another one by a comparison column.
    #[inline]
    pub fn has_match(&self, column: Column) -> bool {
        self.group_or_line(column).is_some()
    }

    /// Sets the number in a comparison column; zero is none.
    pub(super) fn set(&mut self, column: Column, number: u64) {
        if let Some(cell) = index_of(column).and_then(|at| self.numbers.get_mut(at)) {
            *cell = number;
        }
    }
}

const fn index_of(column: Column) -> Option<usize> {
    INDICES[column as usize]
}

/// The index of each column in [`COMPARISON_COLUMNS`].
const INDICES: [Option<usize>; Column::ALL.len()] = {
    let mut indices = [None; Column::ALL.len()];
    let mut at = 0;
    while at < COMPARISON_COLUMNS.len() {
        indices[COMPARISON_COLUMNS[at] as usize] = Some(at);
        at += 1;
    }
    indices
};

#[cfg(test)]
mod tests {
    use super::{COMPARISON_COLUMNS, GroupCells};
    use crate::scan::Column;

    #[test]
    fn every_comparison_column_has_a_cell() {
        let mut cells = GroupCells::default();
        for (number, column) in (1..).zip(Column::ALL) {
            assert_eq!(COMPARISON_COLUMNS.contains(&column), column.is_comparison(), "{column:?}");
            cells.set(column, number);
        }
        for (number, column) in (1..).zip(Column::ALL) {
            assert_eq!(cells.group_or_line(column), column.is_comparison().then_some(number), "{column:?}");
        }
    }
}
