//! The types of columns, for formats that have types.

use super::column::Column;

/// What the values of a column are, where there are any.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueType {
    /// Yes or no.
    Bool,
    /// Lines, numbers of groups, indices and counts: integers.
    Number,
    /// Everything else.
    Text,
}

impl Column {
    /// The type of its values.
    pub fn value_type(self) -> ValueType {
        match self {
            Self::BidiDomainName
            | Self::HostWholeLtr
            | Self::HostWholeRtl
            | Self::HostFirstLtr
            | Self::HostFirstRtl
            | Self::HostInOrderLtr
            | Self::HostInOrderRtl => ValueType::Bool,
            Self::Line
            | Self::LgrAction
            | Self::LabelsBelow
            | Self::AgainstSuggestion
            | Self::VariantsAllocatable
            | Self::VariantsBlocked => ValueType::Number,
            it if it.is_comparison() && it != Self::ContestedWith => ValueType::Number,
            _ => ValueType::Text,
        }
    }
}
