//! What is told of a row among the others.

use crate::scan::Column;

/// The columns of groups, in the order in which they are kept.
pub(super) const OF_GROUPS: [Column; 15] = [
    Column::TwinsLtr,
    Column::TwinsRtl,
    Column::TwinsOneToOne,
    Column::AlikeLtr,
    Column::AlikeRtl,
    Column::SameName,
    Column::TwinsAcross,
    Column::DuplicateOf,
    Column::AgainstLtr,
    Column::AgainstRtl,
    Column::AgainstOneToOne,
    Column::AgainstAcross,
    Column::AgainstAlikeLtr,
    Column::AgainstAlikeRtl,
    Column::AgainstSameName,
];

/// The groups and lines of one row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GroupCells {
    /// For each of [`OF_GROUPS`]; zero where there is nothing to say.
    numbers: [u64; OF_GROUPS.len()],
}

impl GroupCells {
    /// The group's number or the line, both from 1; `None` where there is none, and in every column that is not of
    /// groups.
    pub fn get(&self, column: Column) -> Option<u64> {
        self.numbers.get(place_of(column)?).copied().filter(|&it| it != 0)
    }

    /// The same cells with this number in a column of groups; zero is none.
    pub(super) fn set(&mut self, column: Column, number: u64) {
        if let Some(cell) = place_of(column).and_then(|at| self.numbers.get_mut(at)) {
            *cell = number;
        }
    }
}

fn place_of(column: Column) -> Option<usize> {
    OF_GROUPS.iter().position(|&it| it == column)
}

#[cfg(test)]
mod tests {
    use super::{GroupCells, OF_GROUPS};
    use crate::scan::Column;

    #[test]
    fn every_column_of_groups_has_a_cell_of_its_own() {
        let mut cells = GroupCells::default();
        for (number, column) in (1..).zip(Column::ALL) {
            assert_eq!(OF_GROUPS.contains(&column), column.is_of_groups(), "{column:?}");
            cells.set(column, number);
        }
        for (number, column) in (1..).zip(Column::ALL) {
            assert_eq!(cells.get(column), column.is_of_groups().then_some(number), "{column:?}");
        }
    }
}
