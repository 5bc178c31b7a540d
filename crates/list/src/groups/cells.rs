//! The comparison columns of one row.

use crate::scan::ScanColumn;

/// The comparison columns, in the order in which their numbers are kept.
pub(super) const COMPARISON_COLUMNS: [ScanColumn; 21] = [
    ScanColumn::CollisionsLtr,
    ScanColumn::CollisionsRtl,
    ScanColumn::CollisionsOneToOne,
    ScanColumn::ConfusableLtr,
    ScanColumn::ConfusableRtl,
    ScanColumn::SameName,
    ScanColumn::SameVariants,
    ScanColumn::SameWithoutPoints,
    ScanColumn::CollisionsAcross,
    ScanColumn::DuplicateOf,
    ScanColumn::ContestedWith,
    ScanColumn::AgainstLtr,
    ScanColumn::AgainstRtl,
    ScanColumn::AgainstOneToOne,
    ScanColumn::AgainstAcross,
    ScanColumn::AgainstConfusableLtr,
    ScanColumn::AgainstConfusableRtl,
    ScanColumn::AgainstSameName,
    ScanColumn::AgainstSameVariants,
    ScanColumn::AgainstSameHolder,
    ScanColumn::AgainstOtherHolder,
];

/// The values of one row's comparison columns ([`ScanColumn::compares_with_other_names`]): numbers of groups, and of lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RowMatches {
    /// For each of [`COMPARISON_COLUMNS`]; zero where there is none.
    numbers: [u64; COMPARISON_COLUMNS.len()],
}

impl RowMatches {
    /// The value of a comparison column: the number of the row's group, or a line, both from 1. `None` where there is
    /// none, and for all other columns.
    #[inline]
    pub fn group_or_line_number(&self, comparison_column: ScanColumn) -> Option<u64> {
        self.numbers.get(index_of(comparison_column)?).copied().filter(|&it| it != 0)
    }

    /// Whether the row's name matches another one by a comparison column.
    #[inline]
    pub fn has_match_in_column(&self, comparison_column: ScanColumn) -> bool {
        self.group_or_line_number(comparison_column).is_some()
    }

    /// Sets the number in a comparison column; zero is none.
    pub(super) fn set(&mut self, column: ScanColumn, number: u64) {
        if let Some(cell) = index_of(column).and_then(|at| self.numbers.get_mut(at)) {
            *cell = number;
        }
    }
}

const fn index_of(column: ScanColumn) -> Option<usize> {
    INDICES[column as usize]
}

/// The index of each column in [`COMPARISON_COLUMNS`].
const INDICES: [Option<usize>; ScanColumn::ALL.len()] = {
    let mut indices = [None; ScanColumn::ALL.len()];
    let mut at = 0;
    while at < COMPARISON_COLUMNS.len() {
        indices[COMPARISON_COLUMNS[at] as usize] = Some(at);
        at += 1;
    }
    indices
};

#[cfg(test)]
mod tests {
    use super::{COMPARISON_COLUMNS, RowMatches};
    use crate::scan::ScanColumn;

    #[test]
    fn every_comparison_column_has_a_cell() {
        let mut cells = RowMatches::default();
        for (number, column) in (1..).zip(ScanColumn::ALL) {
            assert_eq!(
                COMPARISON_COLUMNS.contains(&column),
                column.compares_with_other_names(),
                "{column:?}"
            );
            cells.set(column, number);
        }
        for (number, column) in (1..).zip(ScanColumn::ALL) {
            assert_eq!(
                cells.group_or_line_number(column),
                column.compares_with_other_names().then_some(number),
                "{column:?}"
            );
        }
    }
}
