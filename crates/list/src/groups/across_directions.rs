//! Names that one paragraph direction shows as the other direction shows another name.

use std::io;

use crate::scan::{Column, Columns};

use super::comparison_columns::FirstTwoRows;
use super::group_row_numbers::GroupNumbers;
use super::row_numbers::RowNumbers;
use super::text_table::TextTable;
use super::texts::{Slice, TextSet, Texts};

/// The texts that are compared: displays in a left-to-right and in a right-to-left paragraph.
pub(super) const TEXT_SETS: [TextSet; 4] = [
    TextSet::of_list(Column::DisplayLtr),
    TextSet::of_list(Column::DisplayRtl),
    TextSet::of_other_list(Column::DisplayLtr),
    TextSet::of_other_list(Column::DisplayRtl),
];

/// Which rows have a display, in a left-to-right and in a right-to-left paragraph.
#[derive(Clone, Copy, Debug, Default)]
struct DisplayInfo {
    /// The first row of the list, plus one; zero for none.
    own: [u64; 2],
    other: [FirstTwoRows; 2],
}

/// Joins such names into groups, and finds the matching lines of the other list.
#[derive(Debug)]
pub(super) struct AcrossDirections {
    columns: Columns,
    table: TextTable<DisplayInfo>,
}

impl AcrossDirections {
    pub(super) fn new(columns: Columns) -> Self {
        Self { columns, table: TextTable::new() }
    }

    pub(super) fn compute(
        &mut self,
        texts: &mut Texts,
        numbers: &mut GroupNumbers,
        slice: Slice,
    ) -> io::Result<()> {
        let is_joined = self.columns.has(Column::CollisionsAcross);
        let is_against = self.columns.has(Column::AgainstAcross);
        let table = &mut self.table;
        table.clear();
        for (paragraph, key) in [Column::DisplayLtr, Column::DisplayRtl].into_iter().enumerate() {
            texts.for_each_first(TextSet::of_list(key), slice, |hash, it| {
                let first = &mut table.entry(hash, it.text).own[paragraph];
                if *first == 0 {
                    *first = it.row + 1;
                }
                Ok(())
            })?;
            if is_against {
                texts.for_each_first(TextSet::of_other_list(key), slice, |hash, it| {
                    table.entry(hash, it.text).other[paragraph].add(it.row, it.line);
                    Ok(())
                })?;
            }
        }
        for (paragraph, key) in [Column::DisplayLtr, Column::DisplayRtl].into_iter().enumerate() {
            let other_paragraph = 1 - paragraph;
            texts.for_each_first(TextSet::of_list(key), slice, |hash, it| {
                let Some(known) = table.get(hash, it.text) else { return Ok(()) };
                if let Some(first) = known.own[other_paragraph].checked_sub(1).filter(|_| is_joined) {
                    join(numbers.of(Column::CollisionsAcross), it.row, first)?;
                }
                let other = &known.other[other_paragraph];
                if other.is_empty() {
                    return Ok(());
                }
                let same = numbers.same_in_other.get(it.row)?;
                let lines = numbers.of(Column::AgainstAcross);
                match (other.line_of_other_name(same), lines.get(it.row)?) {
                    (None, _) => Ok(()),
                    (Some(line), known) if known != 0 && known <= line => Ok(()),
                    (Some(line), _) => lines.set(it.row, line),
                }
            })?;
        }
        Ok(())
    }
}

/// Makes one group of the groups of two rows (union-find): each row's number is that of an earlier row of its
/// group, plus one, and the first row's is its own, plus one; a row without a group has zero.
fn join(rows: &mut RowNumbers, one: u64, other: u64) -> io::Result<()> {
    let (one, other) = (first_of(rows, one)?, first_of(rows, other)?);
    if one == other {
        return Ok(());
    }
    let first = one.min(other);
    rows.set(first, first + 1)?;
    rows.set(one.max(other), first + 1)
}

/// The first row of a row's group. Path halving: each row on the way is linked to the row after the next.
fn first_of(rows: &mut RowNumbers, mut row: u64) -> io::Result<u64> {
    loop {
        let Some(next) = rows.get(row)?.checked_sub(1).filter(|&it| it != row) else { return Ok(row) };
        let after = rows.get(next)?.checked_sub(1).unwrap_or(next);
        if after == next {
            return Ok(next);
        }
        rows.set(row, after + 1)?;
        row = after;
    }
}
