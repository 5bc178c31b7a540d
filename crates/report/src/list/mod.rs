//! What is known of the names of a list: of each by itself ([`ListedName`]) and from other names ([`OtherNames`]), which make
//! what is said of it ([`NameDetails`]); how many have each decision ([`DecisionCounts`]); and the groups of names that match
//! ([`MatchGroup`]). The summary of a scan, its report and the List tab have them from here.
//!
//! The rest is the List tab's: the names of a list with their results, filtered and sorted, and the rows of its table.
//! Of each name only a [`ListRecord`] is kept, by which lists are filtered and sorted; the other cells of a row are
//! computed when it scrolls into view ([`ListRows`]), so that a list can hold millions of names.

mod arrange;
mod columns;
mod decisions;
mod details;
mod display_filter;
mod filter;
mod groups;
mod listed_name;
mod match_group;
mod name_details;
mod names;
mod other_list;
mod other_names;
mod phrases;
mod record;
mod registered;
mod registered_names;
mod rows;

pub(crate) use arrange::sorted_by;
pub use arrange::{ListSort, ShownRows, filter_and_sort};
pub use columns::ListColumn;
pub use decisions::{
    DECISIONS, DecisionCounts, decision_count_text, decision_title, decision_verdict_text, permission_of,
};
pub use details::RowDetails;
pub use display_filter::{DisplayFilter, DisplayRelation};
pub use filter::{ConditionFilter, ListFilter};
pub use groups::{GroupTable, ListMatch, match_words};
pub use listed_name::ListedName;
pub(crate) use listed_name::{is_permitted_in_part, kept_values};
pub use match_group::{GroupMember, MatchGroup};
pub use name_details::NameDetails;
pub use names::{ListBlock, ListedNames, MAX_LIST_BYTES, MAX_LIST_ROWS};
pub use other_list::{OtherListMatch, OtherListMatches};
pub use other_names::{OtherNames, TakenLines};
pub use phrases::{finding_kind_title, name_count_text};
pub use record::ListRecord;
pub use registered::{RegisteredComparison, RegisteredMatch, RegisteredSuggestion, concerns_of};
pub(crate) use registered::{has_invalid_ruleset, registered_suggestion_text};
pub use registered_names::RegisteredNames;
pub use rows::{ListRow, ListRows};
