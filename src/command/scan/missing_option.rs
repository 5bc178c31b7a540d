//! Options without which nearly all entries of a list cannot be read or judged.

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::{ReadError, ReadErrorKind};
use bidiscope_idna::verdict::{FindingKind, NotInZone, ZoneError};
use bidiscope_list::ListEntryError;
use bidiscope_list::scan::{NameRow, RowError};

enum_with_ids! {
    /// An option that was left out, or given in vain, where most entries fail for one reason.
    pub(super) enum MissingOption {
        /// `--append`: the name does not end in the parent zone.
        Append = "append";
        /// No `--append`: the entry is a URL, or has no zone to be put after it.
        NoAppend = "no-append";
        /// `--notation`: a character is not in the notation.
        Notation = "notation";
        /// `--column`: the line has what separates the fields of a CSV or of JSON, and no name has.
        Column = "column";
        /// `--column`: the object of JSON has no such key.
        Key = "key";
        /// `--parent-column` and `--append`: the name has one label, and is in no zone of the profile.
        ParentColumn = "parent-column";
    }
}

impl MissingOption {
    /// The option without which this row fails; `None` where no option is known to be why.
    pub(super) fn of(row: &NameRow) -> Option<Self> {
        let Some(error) = &row.row_error else { return Self::of_readable(row) };
        match error {
            RowError::Name(ZoneError::NotInZone(NotInZone::OutsideZone)) => Some(Self::Append),
            RowError::Name(ZoneError::AppendedToUrl) => Some(Self::NoAppend),
            RowError::Name(ZoneError::Unreadable(ReadError { error_kind: kind, .. })) => {
                let is_of_notation = matches!(
                    kind,
                    ReadErrorKind::NotInNotation { .. }
                        | ReadErrorKind::InvalidScalarValue { .. }
                        | ReadErrorKind::UnknownClass { .. }
                );
                is_of_notation.then_some(Self::Notation)
            }
            RowError::Entry(ListEntryError::MissingJsonKey { .. }) => Some(Self::Key),
            _ => None,
        }
    }

    fn of_readable(row: &NameRow) -> Option<Self> {
        if row.is_outside_registry_zones && !row.is_profile_zone && row.has_single_label() {
            return Some(Self::ParentColumn);
        }
        // As code points and escapes begin in other notations, and no name does.
        if ["U+", "u+", "\\u", "\\x", "&#"].iter().any(|it| row.name.starts_with(it)) {
            return Some(Self::Notation);
        }
        let has_fields = || row.name.contains([',', ';', '\t', '{']);
        let is_refused = row.registration_reasons.iter().any(|it| {
            matches!(it, FindingKind::NotADomainName | FindingKind::NotLdh | FindingKind::IdnaDisallowed)
        });
        (is_refused && has_fields()).then_some(Self::Column)
    }

    /// Whether it is worth saying of this many of all rows: nearly all of them.
    pub(super) const fn is_said_for(self, count: u64, rows: u64) -> bool {
        count > 0 && 10 * count >= 9 * rows
    }
}
