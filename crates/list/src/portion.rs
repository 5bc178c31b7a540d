//! Names on their way from the reader to a worker.

use std::io::{self, Read};

use crate::scan::{Clerk, NameRow};

use super::read::ListReader;

/// How many bytes and names a portion has before it is handed on.
const ENOUGH_BYTES: usize = 1 << 15;
const ENOUGH_NAMES: usize = 1 << 10;

/// A few names that follow each other.
#[derive(Debug, Default)]
pub(super) struct Portion {
    text: Vec<u8>,
    places: Vec<PlacedName>,
    /// How much of the input had been read after them.
    pub(super) bytes_read: u64,
}

#[derive(Debug)]
struct PlacedName {
    line: u64,
    end: usize,
    kind: PlacedKind,
}

/// What stands in the place of a name.
#[derive(Clone, Copy, Debug)]
enum PlacedKind {
    Name,
    /// A name that nobody registers.
    ZoneOwner,
    /// Why there is no name.
    Reason,
}

impl Portion {
    /// The next names; `None` where there is none. Where whoever writes them makes a pause, those so far.
    pub(super) fn read<R: Read>(list: &mut ListReader<R>) -> io::Result<Option<Self>> {
        let mut portion = Self::default();
        while let Some(entry) = list.next()? {
            let (kind, bytes) = match entry.given {
                Ok(name) if entry.is_zone_owner => (PlacedKind::ZoneOwner, name),
                Ok(name) => (PlacedKind::Name, name),
                Err(reason) => (PlacedKind::Reason, reason.as_bytes()),
            };
            portion.text.extend_from_slice(bytes);
            portion.places.push(PlacedName { line: entry.line, end: portion.text.len(), kind });
            if portion.text.len() >= ENOUGH_BYTES || portion.places.len() >= ENOUGH_NAMES || list.is_dry() {
                break;
            }
        }
        portion.bytes_read = list.bytes_read();
        Ok((!portion.places.is_empty()).then_some(portion))
    }

    /// Has each name answered for, and hands the row to `visit`.
    pub(super) fn each_row(&self, clerk: &mut Clerk, mut visit: impl FnMut(&NameRow)) {
        let mut start = 0;
        for &PlacedName { line, end, kind } in &self.places {
            let bytes = &self.text[start..end];
            start = end;
            visit(match kind {
                PlacedKind::Name => clerk.row(line, bytes),
                PlacedKind::ZoneOwner => clerk.zone_owner(line, bytes),
                PlacedKind::Reason => clerk.refused(line, &String::from_utf8_lossy(bytes)),
            });
        }
    }
}
