//! Names that one paragraph shows as the other shows another name.

use std::io;

use crate::scan::{Column, Columns};

use super::job::FirstTwo;
use super::key_table::KeyTable;
use super::numbers::Numbers;
use super::rows::RowNumbers;
use super::texts::{Slice, TextSet, Texts};

/// The texts that are compared: displays in a left-to-right and in a right-to-left paragraph.
pub(super) const SETS: [TextSet; 4] = [
    TextSet::own(Column::DisplayLtr),
    TextSet::own(Column::DisplayRtl),
    TextSet::other(Column::DisplayLtr),
    TextSet::other(Column::DisplayRtl),
];

/// What is known of a display: who shows it in a left-to-right and who in a right-to-left paragraph.
#[derive(Clone, Copy, Debug, Default)]
struct OfDisplay {
    /// The first row, plus one.
    own: [u64; 2],
    other: [FirstTwo; 2],
}

/// Joins such names, and tells them of the other list.
#[derive(Debug)]
pub(super) struct Across {
    columns: Columns,
    table: KeyTable<OfDisplay>,
}

impl Across {
    pub(super) fn new(columns: Columns) -> Self {
        Self { columns, table: KeyTable::new() }
    }

    pub(super) fn tell(&mut self, texts: &mut Texts, numbers: &mut Numbers, slice: Slice) -> io::Result<()> {
        let is_joined = self.columns.has(Column::TwinsAcross);
        let is_against = self.columns.has(Column::AgainstAcross);
        let table = &mut self.table;
        table.clear();
        for (paragraph, key) in [Column::DisplayLtr, Column::DisplayRtl].into_iter().enumerate() {
            texts.each_first(TextSet::own(key), slice, |hash, it| {
                let first = &mut table.entry(hash, it.text).own[paragraph];
                if *first == 0 {
                    *first = it.row + 1;
                }
                Ok(())
            })?;
            if is_against {
                texts.each_first(TextSet::other(key), slice, |hash, it| {
                    table.entry(hash, it.text).other[paragraph].take(it.row, it.line);
                    Ok(())
                })?;
            }
        }
        for (paragraph, key) in [Column::DisplayLtr, Column::DisplayRtl].into_iter().enumerate() {
            let in_the_other = 1 - paragraph;
            texts.each_first(TextSet::own(key), slice, |hash, it| {
                let Some(known) = table.get(hash, it.text) else { return Ok(()) };
                if let Some(first) = known.own[in_the_other].checked_sub(1).filter(|_| is_joined) {
                    join(numbers.of(Column::TwinsAcross), it.row, first)?;
                }
                let other = &known.other[in_the_other];
                if other.is_empty() {
                    return Ok(());
                }
                let same = numbers.same_in_other.get(it.row)?;
                let lines = numbers.of(Column::AgainstAcross);
                match (other.line_beside(same), lines.get(it.row)?) {
                    (None, _) => Ok(()),
                    (Some(line), told) if told != 0 && told <= line => Ok(()),
                    (Some(line), _) => lines.set(it.row, line),
                }
            })?;
        }
        Ok(())
    }
}

/// Makes one group of those of two rows. Each row leads to an earlier one (its number is that row's, plus one), and
/// the first to itself; a row alone has no number.
fn join(rows: &mut RowNumbers, one: u64, other: u64) -> io::Result<()> {
    let (one, other) = (first_of(rows, one)?, first_of(rows, other)?);
    if one == other {
        return Ok(());
    }
    let first = one.min(other);
    rows.set(first, first + 1)?;
    rows.set(one.max(other), first + 1)
}

/// The first row of a row's group; on the way there each row is led to the one after the next.
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
