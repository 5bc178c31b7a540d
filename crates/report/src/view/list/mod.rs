//! The List tab: the names of a list with their results, filtered and sorted, and the rows of its table.
//!
//! Of each name only a [`ListRecord`] is kept, by which lists are filtered and sorted; the other cells of a row are
//! computed when it scrolls into view ([`ListRows`]), so that a list can hold millions of names.

mod arrange;
mod columns;
mod details;
mod display_filter;
mod filter;
mod groups;
mod match_group;
mod names;
mod other_list;
mod phrases;
mod record;
mod rows;

pub use arrange::{ListSort, ShownRows, filter_and_sort};
pub use columns::ListColumn;
pub use details::RowDetails;
pub use display_filter::{DisplayFilter, DisplayRelation};
pub use filter::{ConditionFilter, ListFilter};
pub use groups::{DecidedCounts, GroupTable, ListMatch, match_words};
pub use match_group::{GroupMember, MatchGroup};
pub use names::{ListBlock, ListedNames, MAX_LIST_BYTES, MAX_LIST_ROWS, StatusCounts};
pub use other_list::{OtherListFilter, OtherListMatch, OtherListMatches};
pub use phrases::{finding_kind_title, name_count_text};
pub use record::{ListRecord, RegistrationStatus};
pub use rows::{ListRow, ListRows};
