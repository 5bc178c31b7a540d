//! Where the cells of a column come from.

use crate::scan::{Column, ColumnValue, NameRow};

/// Where the cells of a column come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ColumnSource {
    Computed(Column),
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
    pub(super) fn cell(self, row: &NameRow) -> ColumnValue<'_> {
        match self {
            Self::Computed(column) => row.cell(column),
            Self::Field(index) => row.fields.cell(index),
            Self::OtherField(_) => ColumnValue::Empty,
        }
    }
}
