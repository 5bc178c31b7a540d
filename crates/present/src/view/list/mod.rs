//! The List tab: the names of a list with their results, filtered and sorted, and the rows of its table.
//!
//! Of each name only a [`ListRecord`] is kept, by which lists are filtered and sorted; the other cells of a row are
//! computed when it scrolls into view ([`ListRows`]), so that a list can hold millions of names.

mod arrange;
mod columns;
mod display_filter;
mod filter;
mod groups;
mod names;
mod phrases;
mod record;
mod rows;

pub use arrange::{ListSort, ShownRows, filter_and_sort};
pub use columns::{LIST_COLUMNS, is_shown_by_default};
pub use display_filter::{DisplayFilter, DisplayRelation};
pub use filter::{ConditionFilter, ListFilter};
pub use groups::{GroupTable, different_ranges};
pub use names::{ListBlock, ListedNames, MAX_LIST_BYTES, MAX_LIST_ROWS, StatusCounts};
pub use phrases::{finding_title, grouped_digits, names_counted};
pub use record::{ListRecord, RegistrationStatus};
pub use rows::{ListRow, ListRows};
