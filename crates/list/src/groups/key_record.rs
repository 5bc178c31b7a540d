//! The record of a text of a row.

use std::io;

use super::fingerprints::Fingerprint;

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

#[cfg(test)]
mod tests {
    use super::{KeyRow, key_record, may_be_registered, row_of, text_of};

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
}
