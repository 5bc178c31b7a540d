//! Which other rows of the list ask for the name of a row, or for a variant of it.

use std::io;
use std::sync::Arc;

use super::components::first_rows;
use super::key_record::{KeyRecord, may_be_registered, row_of, text_of};
use super::sorter::{Cursor, Sorted, Sorter};
use super::storage::Storage;

/// How many other lines are found for a row at most: one more than are named, so that it is known whether there are more.
pub(super) const MAX_OTHER_LINES: usize = MAX_CONTESTING_LINES_PER_NAME + 1;

/// How many lines [`NameMatchesByRow::contesting_lines_of_last_row`](crate::NameMatchesByRow::contesting_lines_of_last_row)
/// names at most.
pub const MAX_CONTESTING_LINES_PER_NAME: usize = 10;

/// Finds for each row the lines of the first others that share a text with it, or with a row that does, in ascending order.
/// `texts` are the records of each column whose texts count. The first of them are those of names: they have the line instead
/// of the name's fingerprint, and every row is among them. Rows in one line are not others, nor are those of one of the
/// `holders`, where there are such. A name that may not be registered is in nobody's way, and joins no others.
pub(super) fn find_other_lines<'a>(
    texts: impl Iterator<Item = io::Result<Cursor<'a, 3>>>,
    holders: Option<Cursor<'a, 3>>,
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
    let mut of_rows = Sorter::new(Arc::clone(storage));
    if let Some(mut records) = holders {
        while let Some(it) = records.next()? {
            of_rows.push([row_of(&it), it[2]])?;
        }
    }
    let members = members(pairs, (lines, of_rows), storage)?;
    let (mut ahead, mut members) = (members.cursor(0, None)?, members.cursor(0, None)?);
    let mut others = Sorter::new(Arc::clone(storage));
    while let Some([first, ..]) = ahead.peek() {
        let mut lines = Lines::default();
        while let Some([_, _, line, holder]) = ahead.peek().filter(|it| it[0] == first) {
            ahead.next()?;
            lines.add(line, holder);
        }
        while let Some([_, row, line, holder]) = members.peek().filter(|it| it[0] == first) {
            members.next()?;
            lines.others(line, holder).try_for_each(|it| others.push([row, it]))?;
        }
    }
    drop((ahead, members));
    others.finish()
}

/// The rows that are joined by pairs, each with the first one that it is joined to before it, with its line, and with its holder,
/// or 0 for nobody.
fn members(
    pairs: Sorter<2>,
    (lines, holders): (Sorter<2>, Sorter<2>),
    storage: &Arc<Storage>,
) -> io::Result<Arc<Sorted<4>>> {
    let later = first_rows(pairs, storage)?;
    let mut all = Sorter::new(Arc::clone(storage));
    let mut later_rows = later.cursor(0, None)?;
    while let Some([row, first]) = later_rows.next()? {
        all.push([row, first])?;
        all.push([first, first])?;
    }
    drop((later_rows, later));
    let (all, lines, holders) = (all.finish()?, lines.finish()?, holders.finish()?);
    let (mut all, mut lines) = (all.cursor(0, None)?, lines.cursor(0, None)?);
    let mut holders = holders.cursor(0, None)?;
    let mut members = Sorter::new(Arc::clone(storage));
    let mut last = None;
    while let Some([row, first]) = all.next()? {
        if last.replace(row) == Some(row) {
            continue;
        }
        while lines.peek().is_some_and(|it| it[0] < row) {
            lines.next()?;
        }
        while holders.peek().is_some_and(|it| it[0] < row) {
            holders.next()?;
        }
        if let Some([_, line]) = lines.peek().filter(|it| it[0] == row) {
            let holder = holders.peek().filter(|it| it[0] == row).map_or(0, |it| it[1]);
            members.push([first, row, line, holder])?;
        }
    }
    drop((all, lines, holders));
    members.finish()
}

/// The first lines of rows that are joined, ascending, with their holders: as many that each row finds the others that it is
/// given.
#[derive(Default)]
struct Lines {
    lines: Vec<(u64, u64)>,
    has_enough: bool,
}

impl Lines {
    fn add(&mut self, line: u64, holder: u64) {
        // More lines of one holder are no more others of anybody.
        let has_enough = self.has_enough || self.count_of(holder) > MAX_OTHER_LINES;
        if has_enough || self.lines.last() == Some(&(line, holder)) {
            return;
        }
        self.lines.push((line, holder));
        let most = self.lines.iter().map(|it| self.count_of(it.1)).max().unwrap_or_default();
        self.has_enough = self.lines.len() - most > MAX_OTHER_LINES;
    }

    /// How many are of this holder; nobody has none.
    fn count_of(&self, holder: u64) -> usize {
        self.lines.iter().filter(|it| holder != 0 && it.1 == holder).count()
    }

    /// The first lines of others than a row in this line, of this holder.
    fn others(&self, line: u64, holder: u64) -> impl Iterator<Item = u64> {
        let is_other = move |it: &&(u64, u64)| it.0 != line && (holder == 0 || it.1 != holder);
        self.lines.iter().filter(is_other).map(|it| it.0).take(MAX_OTHER_LINES)
    }
}
