//! The types of columns, for formats that have types.

use super::column::ScanColumn;

/// What the values of a column are, where there are any.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ColumnValueType {
    /// Yes or no.
    Bool,
    /// Lines, numbers of groups, indices and counts: integers.
    Number,
    /// Everything else.
    Text,
}

impl ScanColumn {
    /// The type of its values.
    pub fn column_value_type(self) -> ColumnValueType {
        match self {
            Self::BidiDomainName
            | Self::HostWholeLtr
            | Self::HostWholeRtl
            | Self::HostFirstLtr
            | Self::HostFirstRtl
            | Self::HostInOrderLtr
            | Self::HostInOrderRtl => ColumnValueType::Bool,
            Self::Line
            | Self::LgrAction
            | Self::LabelsBelow
            | Self::AgainstSuggestion
            | Self::VariantsAllocatable
            | Self::VariantsBlocked => ColumnValueType::Number,
            it if it.compares_with_other_names() && it != Self::ContestedWith => ColumnValueType::Number,
            _ => ColumnValueType::Text,
        }
    }
}
