//! The columns of the table, in the order in which they stand there.

use bidiscope_list::scan::Column;

/// Every column of the table: what is said of the name, then which names it is taken for, then how it is shown.
pub const LIST_COLUMNS: [Column; 16] = [
    Column::Line,
    Column::Name,
    Column::Registration,
    Column::Violations,
    Column::TwinsLtr,
    Column::TwinsRtl,
    Column::TwinsOneToOne,
    Column::TwinsAcross,
    Column::AlikeLtr,
    Column::AlikeRtl,
    Column::SameName,
    Column::DuplicateOf,
    Column::DisplayLtr,
    Column::DisplayRtl,
    Column::DisplayOneToOne,
    Column::AName,
];

/// The columns that say which other names of the list a name is taken for.
pub(super) const GROUP_COLUMNS: [Column; 8] = [
    Column::TwinsLtr,
    Column::TwinsRtl,
    Column::TwinsOneToOne,
    Column::TwinsAcross,
    Column::AlikeLtr,
    Column::AlikeRtl,
    Column::SameName,
    Column::DuplicateOf,
];

/// Whether a column is there before anyone has chosen. The name stands there in one display already.
pub fn is_shown_by_default(column: Column) -> bool {
    column != Column::DisplayOneToOne
}
