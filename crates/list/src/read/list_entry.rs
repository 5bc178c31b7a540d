//! An entry of a list.

use std::sync::LazyLock;

use super::error::EntryError;
use crate::fields::EntryFields;

/// One entry of a list: a name, or the reason why none can be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ListEntry<'a> {
    /// The line in which the entry begins, from 1; see [`ListReader::set_lines_before`](crate::ListReader::set_lines_before).
    pub line: u64,
    /// The bytes of the name as it is written, UTF-8 or not; of an entry that is too long for a name only the beginning,
    /// which is too long too. Or the reason why no name can be found.
    pub name: Result<&'a [u8], &'a EntryError>,
    /// Whether it is an owner in a zone file that is no registration: one without a delegation (NS or DS record), the zone's
    /// apex, a wildcard, or one whose name begins with an underscore.
    pub is_zone_owner: bool,
    /// The values of the columns or keys that are read besides the name.
    pub fields: &'a EntryFields,
}

impl<'a> ListEntry<'a> {
    /// An entry of nothing but a name.
    pub(super) fn of_name(line: u64, name: Result<&'a [u8], &'a EntryError>) -> Self {
        static NO_FIELDS: LazyLock<EntryFields> = LazyLock::new(EntryFields::default);
        Self { line, name, is_zone_owner: false, fields: &NO_FIELDS }
    }
}
