//! An entry of a list.

use std::sync::LazyLock;

use super::error::ListEntryError;
use crate::fields::ListEntryFields;

/// One entry of a list: a name, or the reason why none can be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ListEntry<'a> {
    /// The line in which the entry begins, from 1; see
    /// [`ListReader::set_line_number_offset`](crate::ListReader::set_line_number_offset).
    pub line_number: u64,
    /// The bytes of the name as it is written, UTF-8 or not; of an entry that is too long for a name only the beginning,
    /// which is too long too. Or the reason why no name can be found.
    pub name_bytes: Result<&'a [u8], &'a ListEntryError>,
    /// Whether it is an owner in a zone file that is no registration: one without a delegation (NS or DS record), the zone's
    /// apex, a wildcard, or one whose name begins with an underscore.
    pub is_unregistered_zone_file_owner: bool,
    /// The values of the columns or keys that are read besides the name.
    pub entry_fields: &'a ListEntryFields,
}

impl<'a> ListEntry<'a> {
    /// An entry of nothing but a name.
    pub(super) fn of_name(line: u64, name: Result<&'a [u8], &'a ListEntryError>) -> Self {
        static NO_FIELDS: LazyLock<ListEntryFields> = LazyLock::new(ListEntryFields::default);
        Self {
            line_number: line,
            name_bytes: name,
            is_unregistered_zone_file_owner: false,
            entry_fields: &NO_FIELDS,
        }
    }
}
