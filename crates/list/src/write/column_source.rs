//! Where the cells of a column come from.

use crate::scan::{NameRow, ScanColumn, ScanColumnValue};

/// Where the cells of a column come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ColumnSource {
    Computed(ScanColumn),
    /// A column or key of the list: its index in the row's fields.
    Field(usize),
    /// A column or key of the other list: its index among those that are kept.
    OtherField(usize),
}

impl ColumnSource {
    pub(super) const fn is_known_last(self) -> bool {
        match self {
            Self::Computed(it) => it.needs_all_rows(),
            Self::Field(_) => false,
            Self::OtherField(_) => true,
        }
    }

    #[inline]
    pub(super) fn cell(self, row: &NameRow) -> ScanColumnValue<'_> {
        match self {
            Self::Computed(column) => row.column_value(column),
            Self::Field(index) => row.entry_fields.field_value(index),
            Self::OtherField(_) => ScanColumnValue::Empty,
        }
    }
}
