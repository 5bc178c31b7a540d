//! Groups that are joined from row to row: of names that one paragraph direction shows as the other direction shows another
//! name, and of names with several texts.

use std::io;
use std::sync::Arc;

use crate::scan::ScanColumn;

use super::components::first_rows;
use super::key_record::{row_of, text_of};
use super::key_records::{FirstLines, OtherTexts};
use super::same_text::GroupMembers;
use super::sorter::{Cursor, Sorter};
use super::storage::Storage;

/// The displays of a list in a left-to-right and in a right-to-left paragraph.
pub(super) type Displays<'a> = [Cursor<'a, 3>; 2];

/// Joins such names, from name to name, into groups.
pub(super) fn find_groups(
    [mut ltr, mut rtl]: Displays<'_>,
    storage: &Arc<Storage>,
    groups: &mut GroupMembers,
) -> io::Result<()> {
    let [mut pairs, mut marks] = [0, 1].map(|_| Sorter::new(Arc::clone(storage)));
    while let (Some(left), Some(right)) = (ltr.peek(), rtl.peek()) {
        let text = text_of(&left).max(text_of(&right));
        if text_of(&left) < text {
            ltr.next()?;
        } else if text_of(&right) < text {
            rtl.next()?;
        } else {
            // All these rows are one group, those of one name too.
            let first = if row_of(&left) < row_of(&right) { left } else { right };
            let mut is_marked = false;
            for rows in [&mut ltr, &mut rtl] {
                while let Some(it) = rows.peek().filter(|it| text_of(it) == text) {
                    rows.next()?;
                    if row_of(&it) != row_of(&first) {
                        pairs.push([row_of(&it), row_of(&first)])?;
                    }
                    if it[2] != first[2] && !is_marked {
                        is_marked = true;
                        marks.push([row_of(&first), 0])?;
                    }
                }
            }
        }
    }
    drop((ltr, rtl));
    add_groups(pairs, marks, storage, groups)
}

/// Joins the rows with the same text, from row to row, where a row may have several texts.
pub(super) fn find_groups_of_several_texts(
    mut texts: Cursor<'_, 3>,
    storage: &Arc<Storage>,
    groups: &mut GroupMembers,
) -> io::Result<()> {
    let [mut pairs, mut marks] = [0, 1].map(|_| Sorter::new(Arc::clone(storage)));
    let Some(mut first) = texts.next()? else { return Ok(()) };
    let mut is_marked = false;
    while let Some(it) = texts.next()? {
        if text_of(&first) != text_of(&it) {
            (first, is_marked) = (it, false);
            continue;
        }
        pairs.push([row_of(&it), row_of(&first)])?;
        if !is_marked && it[2] != first[2] {
            is_marked = true;
            marks.push([row_of(&first), 0])?;
        }
    }
    drop(texts);
    add_groups(pairs, marks, storage, groups)
}

/// Adds the groups that are joined by these pairs of rows. The marks are rows whose group has different names.
fn add_groups(
    pairs: Sorter<2>,
    marks: Sorter<2>,
    storage: &Arc<Storage>,
    groups: &mut GroupMembers,
) -> io::Result<()> {
    let first_rows = first_rows(pairs, storage)?;
    let marks = marks.finish()?;
    let mut marks = marks.cursor(0, None)?;
    let mut rows = first_rows.cursor(0, None)?;
    while let Some([row, first]) = rows.next()? {
        groups.add(first, row)?;
        while let Some([marked, _]) = marks.peek().filter(|it| it[0] <= row) {
            marks.next()?;
            groups.mark(if marked == row { first } else { marked })?;
        }
    }
    while let Some([marked, _]) = marks.next()? {
        groups.mark(marked)?;
    }
    Ok(())
}

/// Finds for each row the lines of the other list that one direction shows as the other shows the row's name; there may
/// be two for a row.
pub(super) fn find_matches(
    [ltr, rtl]: &mut Displays<'_>,
    [other_ltr, other_rtl]: &mut [OtherTexts<'_>; 2],
    matches: &mut Sorter<2>,
) -> io::Result<()> {
    super::same_text::find_matches(
        ScanColumn::DisplayLtr,
        (ltr, other_rtl),
        FirstLines::of_another_name,
        matches,
    )?;
    super::same_text::find_matches(
        ScanColumn::DisplayRtl,
        (rtl, other_ltr),
        FirstLines::of_another_name,
        matches,
    )
}
