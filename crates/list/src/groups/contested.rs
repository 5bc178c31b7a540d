//! Which other rows of the list ask for the name of a row, or for a variant of it.

use std::io;
use std::sync::Arc;

use super::components::first_rows;
use super::key_records::{KeyRecord, may_be_registered, row_of, text_of};
use super::sorter::{Cursor, Sorted, Sorter};
use super::storage::Storage;

/// How many other lines are found for a row at most: one more than are named, so that it is known whether there are more.
pub(super) const MAX_OTHER_LINES: usize = MAX_CONTESTED_LINES + 1;

/// How many lines [`Groups::contested_with`](crate::Groups::contested_with) names at most.
pub const MAX_CONTESTED_LINES: usize = 10;

/// Finds for each row the lines of the first others that share a text with it, or with a row that does, in ascending order.
/// `texts` are the records of each column whose texts count. The first of them are those of names: they have the line instead
/// of the name's fingerprint, and every row is among them. Rows in one line are not others. A name that may not be registered is
/// in nobody's way, and joins no others.
pub(super) fn find_other_lines<'a>(
    texts: impl Iterator<Item = io::Result<Cursor<'a, 3>>>,
    storage: &Arc<Storage>,
) -> io::Result<Arc<Sorted<2>>> {
    let [mut pairs, mut lines] = [0, 1].map(|_| Sorter::new(Arc::clone(storage)));
    for (at, records) in texts.enumerate() {
        let mut records = records?;
        let mut first: Option<KeyRecord> = None;
        while let Some(it) = records.next()? {
            if !may_be_registered(&it) {
                continue;
            }
            if at == 0 {
                lines.push([row_of(&it), it[2]])?;
            }
            match &first {
                Some(first) if text_of(first) == text_of(&it) => pairs.push([row_of(&it), row_of(first)])?,
                _ => first = Some(it),
            }
        }
    }
    let members = members(pairs, lines, storage)?;
    let mut members = members.cursor(0, None)?;
    let mut others = Sorter::new(Arc::clone(storage));
    while let Some([first, ..]) = members.peek() {
        // The first lines: enough that each row has as many others as are asked for. Until then the rows wait.
        let (mut lines, mut waiting): (Vec<u64>, Vec<[u64; 2]>) = (Vec::new(), Vec::new());
        while let Some([_, row, line]) = members.peek().filter(|it| it[0] == first) {
            members.next()?;
            if lines.len() <= MAX_OTHER_LINES {
                if lines.last() != Some(&line) {
                    lines.push(line);
                }
                waiting.push([row, line]);
            } else {
                add([row, line], &lines, &mut others)?;
            }
        }
        waiting.into_iter().try_for_each(|it| add(it, &lines, &mut others))?;
    }
    drop(members);
    others.finish()
}

/// The rows that are joined by pairs, each with the first one that it is joined to before it, and with its line.
fn members(pairs: Sorter<2>, lines: Sorter<2>, storage: &Arc<Storage>) -> io::Result<Arc<Sorted<3>>> {
    let later = first_rows(pairs, storage)?;
    let mut all = Sorter::new(Arc::clone(storage));
    let mut later_rows = later.cursor(0, None)?;
    while let Some([row, first]) = later_rows.next()? {
        all.push([row, first])?;
        all.push([first, first])?;
    }
    drop((later_rows, later));
    let (all, lines) = (all.finish()?, lines.finish()?);
    let (mut all, mut lines) = (all.cursor(0, None)?, lines.cursor(0, None)?);
    let mut members = Sorter::new(Arc::clone(storage));
    let mut last = None;
    while let Some([row, first]) = all.next()? {
        if last.replace(row) == Some(row) {
            continue;
        }
        while lines.peek().is_some_and(|it| it[0] < row) {
            lines.next()?;
        }
        if let Some([_, line]) = lines.peek().filter(|it| it[0] == row) {
            members.push([first, row, line])?;
        }
    }
    drop((all, lines));
    members.finish()
}

/// Adds to what is found for a row, in this line, the first of other lines.
fn add([row, line]: [u64; 2], lines: &[u64], others: &mut Sorter<2>) -> io::Result<()> {
    let mut others_of_row = lines.iter().filter(|it| **it != line).take(MAX_OTHER_LINES);
    others_of_row.try_for_each(|&it| others.push([row, it]))
}
