//! Rows whose texts in one column are the same.

use std::io;
use std::sync::Arc;

use crate::scan::ScanColumn;

use super::key_record::{KeyRecord, row_of, text_of};
use super::key_records::{FirstLines, OtherTexts};
use super::sorter::{Cursor, Sorted, Sorter};

/// Finds the names that occur again: each later row with the line of the name's first one. The records are those of names,
/// with the line instead of the name's fingerprint.
pub(super) fn find_repeated(
    mut names: Cursor<'_, 3>,
    mut duplicates: Sorter<2>,
) -> io::Result<Arc<Sorted<2>>> {
    let mut first: Option<KeyRecord> = None;
    while let Some(it) = names.next()? {
        match &first {
            Some(first) if text_of(first) == text_of(&it) => duplicates.push([row_of(&it), first[2]])?,
            _ => first = Some(it),
        }
    }
    drop(names);
    duplicates.finish()
}

/// Collects which rows make a group, before the groups are numbered.
///
/// Sorted, the records of a group come together: its first row with each of the later ones, both counted from 0, the
/// latter plus one. A group of different names has a mark before them, the number zero; the rows of one name alone, which
/// are no group, have none. So no row has to wait in memory until the second name is found.
#[derive(Debug)]
pub(super) struct GroupMembers(pub(super) Sorter<2>);

impl GroupMembers {
    /// Adds a later row to the group of this first row.
    pub(super) fn add(&mut self, first: u64, row: u64) -> io::Result<()> {
        self.0.push([first, row + 1])
    }

    /// Says that the group has different names.
    pub(super) fn mark(&mut self, first: u64) -> io::Result<()> {
        self.0.push([first, 0])
    }
}

/// Finds the rows with the same text and different names, where each row has one text.
pub(super) fn find_groups(mut texts: Cursor<'_, 3>, groups: &mut GroupMembers) -> io::Result<()> {
    let Some(mut first) = texts.next()? else { return Ok(()) };
    let mut is_marked = false;
    while let Some(it) = texts.next()? {
        if text_of(&first) != text_of(&it) {
            (first, is_marked) = (it, false);
            continue;
        }
        groups.add(row_of(&first), row_of(&it))?;
        if !is_marked && first[2] != it[2] {
            is_marked = true;
            groups.mark(row_of(&first))?;
        }
    }
    Ok(())
}

/// Finds a line of the other list with each row's text in a column: `pick` chooses it from the first ones, for a record with
/// this third number.
pub(super) fn find_matches(
    column: ScanColumn,
    (texts, other): (&mut Cursor<'_, 3>, &mut OtherTexts<'_>),
    pick: impl Fn(&FirstLines, u64) -> Option<u64>,
    matches: &mut Sorter<2>,
) -> io::Result<()> {
    let mut last = None;
    let mut lines = FirstLines::default();
    while let Some(it) = texts.next()? {
        let text = text_of(&it);
        if last != Some(text) {
            (last, lines) = (Some(text), FirstLines::read(other, (column, text))?);
        }
        if let Some(line) = pick(&lines, it[2]) {
            matches.push([row_of(&it), line])?;
        }
    }
    Ok(())
}
