//! Reading sorted records: those of the other list, and which lines of it count.

use std::collections::HashMap;
use std::io;

use crate::index::TableCursor;
use crate::scan::ScanColumn;

use super::key_record::{KeyRecord, row_of, text_of};
use super::sorter::Cursor;

/// The texts of the other list in one column, sorted: just collected, or in an index.
#[derive(Debug)]
pub(super) enum OtherTexts<'a> {
    Collected(Cursor<'a, 3>),
    Indexed(TableCursor),
}

impl OtherTexts<'_> {
    /// The next record, once those with earlier texts than this are passed over.
    fn peek_from(&mut self, text: u128) -> io::Result<Option<KeyRecord>> {
        match self {
            Self::Collected(records) => {
                while records.peek().is_some_and(|it| text_of(&it) < text) {
                    records.next()?;
                }
                Ok(records.peek())
            }
            Self::Indexed(records) => {
                records.skip_to(text)?;
                Ok(records.peek())
            }
        }
    }

    fn advance(&mut self) -> io::Result<()> {
        match self {
            Self::Collected(records) => records.next().map(drop),
            Self::Indexed(records) => records.advance(),
        }
    }
}

/// The first lines of the other list with a text, of two different names, or holders: the line, and the fingerprint of its
/// name or holder. Of the texts by which holders are compared, that of each holder too.
#[derive(Clone, Debug, Default)]
pub(super) struct FirstLines {
    first: Option<(u64, u64)>,
    second: Option<u64>,
    of_holders: Option<HashMap<u64, u64>>,
}

impl FirstLines {
    /// None yet, of the texts of this column.
    fn of_column(column: ScanColumn) -> Self {
        Self { of_holders: (column == ScanColumn::Holder).then(HashMap::new), ..Self::default() }
    }

    /// Reads the records of the other list in this column with this text, which is later than that of the last call.
    pub(super) fn read(of: &mut OtherTexts<'_>, (column, text): (ScanColumn, u128)) -> io::Result<Self> {
        let mut lines = Self::of_column(column);
        while let Some(record) = of.peek_from(text)?.filter(|it| text_of(it) == text) {
            lines.add(&record);
            of.advance()?;
        }
        Ok(lines)
    }

    /// Adds the next line; whether it is one of those that count.
    fn add(&mut self, record: &KeyRecord) -> bool {
        let (line, name) = (row_of(record), record[2]);
        let is_first_of_holder = self.of_holders.as_mut().is_some_and(|lines| {
            let known = lines.len();
            lines.entry(name).or_insert(line);
            lines.len() > known
        });
        match self.first {
            None => self.first = Some((line, name)),
            Some((_, first)) if first != name && self.second.is_none() => self.second = Some(line),
            Some(_) => return is_first_of_holder,
        }
        true
    }

    /// The first line.
    pub(super) fn first(&self) -> Option<u64> {
        self.first.map(|it| it.0)
    }

    /// The first line of this holder. Nobody has no line.
    pub(super) fn of_holder(&self, holder: u64) -> Option<u64> {
        self.of_holders.as_ref().filter(|_| holder != 0)?.get(&holder).copied()
    }

    /// The first line of another holder than this, or of nobody.
    pub(super) fn of_another_holder(&self, holder: u64) -> Option<u64> {
        if holder == 0 { self.first() } else { self.of_another_name(holder) }
    }

    /// The first line with another name than this.
    pub(super) fn of_another_name(&self, name: u64) -> Option<u64> {
        self.first.and_then(|(line, first)| if first == name { self.second } else { Some(line) })
    }
}

/// Says which of sorted records are those of [`FirstLines`]; the others never answer anything.
#[derive(Debug)]
pub(crate) struct FirstLinesFilter {
    column: ScanColumn,
    text: Option<u128>,
    lines: FirstLines,
}

impl FirstLinesFilter {
    /// For the records of this column.
    pub(crate) fn new(column: ScanColumn) -> Self {
        Self { column, text: None, lines: FirstLines::of_column(column) }
    }

    /// Whether the next record is such a one.
    pub(crate) fn keeps(&mut self, record: &KeyRecord) -> bool {
        if self.text.replace(text_of(record)) != Some(text_of(record)) {
            self.lines = FirstLines::of_column(self.column);
        }
        self.lines.add(record)
    }
}

#[cfg(test)]
mod tests {
    use super::super::key_record::{KeyRow, key_record};
    use super::FirstLines;

    #[test]
    fn the_first_line_of_another_name() {
        let mut lines = FirstLines::default();
        assert_eq!((lines.first(), lines.of_another_name(1)), (None, None));
        for (line, name) in [(3, 1), (4, 1), (7, 2), (9, 3)] {
            let of = KeyRow { row: line, may_be_registered: line % 2 == 0 };
            lines.add(&key_record(0, of, name).expect("few lines"));
        }
        assert_eq!(lines.first(), Some(3));
        assert_eq!([1, 2, 4].map(|it| lines.of_another_name(it)), [Some(7), Some(3), Some(3)]);
    }
}
