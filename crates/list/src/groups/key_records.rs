//! The records that are sorted: one for each text of each row.

use std::collections::HashMap;
use std::io;

use crate::index::TableCursor;
use crate::scan::Column;

use super::fingerprints::Fingerprint;
use super::sorter::Cursor;

/// A text of a row: its fingerprint, the row, and the name's fingerprint; of the texts by which holders are compared the
/// holder's instead, 0 for nobody.
///
/// The first two numbers hold the upper 88 bits of the text's fingerprint and below them the row (of the other list, the
/// line) with a bit for whether its name may be registered, so that records with the same text are neighbours when they are
/// sorted, in the order of the rows. Of a
/// hundred million texts two different ones have the same 88 bits with a probability of 1 in 60 billion.
pub(crate) type KeyRecord = [u64; 3];

/// How many bits a row has, with the bit below it.
const ROW_BITS: u32 = 40;

/// A row whose texts are recorded.
#[derive(Clone, Copy, Debug)]
pub(super) struct KeyRow {
    /// The row; of the other list, its line.
    pub(super) row: u64,
    /// Whether its name may be registered: see [`Keys::may_be_registered`](crate::scan::Keys::may_be_registered).
    pub(super) may_be_registered: bool,
}

/// The record of a text. Instead of the name's fingerprint some other number may be kept.
///
/// # Errors
/// The row, or line, has more bits than there is room for: more than 5 × 10^11 rows.
pub(super) fn key_record(text: Fingerprint, of: KeyRow, name: u64) -> io::Result<KeyRecord> {
    if of.row >> (ROW_BITS - 1) != 0 {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    let row = of.row << 1 | u64::from(of.may_be_registered);
    let key = text >> ROW_BITS << ROW_BITS | u128::from(row);
    Ok([(key >> 64) as u64, key as u64, name])
}

/// What is kept of the fingerprint of a record's text.
pub(crate) fn text_of(record: &KeyRecord) -> u128 {
    (u128::from(record[0]) << 64 | u128::from(record[1])) >> ROW_BITS
}

/// The row of a record, or the line.
pub(super) const fn row_of(record: &KeyRecord) -> u64 {
    (record[1] & ((1 << ROW_BITS) - 1)) >> 1
}

/// Whether the name of a record's row may be registered.
pub(super) const fn may_be_registered(record: &KeyRecord) -> bool {
    record[1] & 1 != 0
}

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
    fn of_column(column: Column) -> Self {
        Self { of_holders: (column == Column::Holder).then(HashMap::new), ..Self::default() }
    }

    /// Reads the records of the other list in this column with this text, which is later than that of the last call.
    pub(super) fn read(of: &mut OtherTexts<'_>, (column, text): (Column, u128)) -> io::Result<Self> {
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
    column: Column,
    text: Option<u128>,
    lines: FirstLines,
}

impl FirstLinesFilter {
    /// For the records of this column.
    pub(crate) fn new(column: Column) -> Self {
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
    use super::{FirstLines, KeyRow, key_record, may_be_registered, row_of, text_of};

    #[test]
    fn a_record_has_what_it_was_made_of() {
        for row in [0, 1, 77, (1 << 39) - 1] {
            for may in [false, true] {
                let of = KeyRow { row, may_be_registered: may };
                let record = key_record(u128::MAX / 3, of, 5).expect("few rows");
                assert_eq!((text_of(&record), row_of(&record), record[2]), ((u128::MAX / 3) >> 40, row, 5));
                assert_eq!(may_be_registered(&record), may);
            }
        }
        assert!(key_record(1, KeyRow { row: 1 << 39, may_be_registered: false }, 0).is_err());
    }

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
