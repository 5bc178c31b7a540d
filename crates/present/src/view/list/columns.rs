//! The columns of the table, in their order.

use bidiscope_list::scan::Column;

/// Every column of the table: the verdict on the name, then its matches, then its displays.
pub const LIST_COLUMNS: [Column; 16] = [
    Column::Line,
    Column::Name,
    Column::Registration,
    Column::Violations,
    Column::CollisionsLtr,
    Column::CollisionsRtl,
    Column::CollisionsOneToOne,
    Column::CollisionsAcross,
    Column::ConfusableLtr,
    Column::ConfusableRtl,
    Column::SameName,
    Column::DuplicateOf,
    Column::DisplayLtr,
    Column::DisplayRtl,
    Column::DisplayOneToOne,
    Column::AsciiName,
];

/// The columns of matches with other names of the list.
pub(super) const GROUP_COLUMNS: [Column; 8] = [
    Column::CollisionsLtr,
    Column::CollisionsRtl,
    Column::CollisionsOneToOne,
    Column::CollisionsAcross,
    Column::ConfusableLtr,
    Column::ConfusableRtl,
    Column::SameName,
    Column::DuplicateOf,
];

/// Whether a column is visible by default; the one-to-one display is not.
pub fn is_shown_by_default(column: Column) -> bool {
    column != Column::DisplayOneToOne
}
