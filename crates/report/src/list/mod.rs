//! What is known of the names of a list: of each by itself ([`ListedName`]) and from other names ([`MatchesWithOtherNames`]),
//! which make what is said of it ([`ListedNameAnalysis`]); how many have each decision ([`RegistrationDecisionCounts`]); and
//! the groups of names that match ([`MatchGroup`]). The summary of a scan, its report and the List tab have them from here.
//!
//! The rest is the List tab's: the names of a list with their results, filtered and sorted, and the rows of its table.
//! Of each name only a [`ListedNameRecord`] is kept, by which lists are filtered and sorted; the other cells of a row are
//! computed when it scrolls into view ([`ListRowCache`]), so that a list can hold millions of names.

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
pub use columns::ListTableColumn;
pub use decisions::{
    DECISIONS_IN_SORT_ORDER, RegistrationDecisionCounts, permission_unless_unreadable,
    registration_decision_count_text, registration_decision_title, registration_verdict_text,
};
pub use details::ListRowDetails;
pub use display_filter::{DisplayRelation, DisplayRelationFilter};
pub use filter::{BidiRuleConditionFilter, ListFilter};
pub use groups::{MatchGroupTable, SameListMatch, same_list_matches_text};
pub use listed_name::ListedName;
pub(crate) use listed_name::{is_permitted_despite_unregistrable_label, passed_through_values};
pub use match_group::{MatchGroup, MatchGroupMember};
pub use name_details::{FindingOfKind, ListedNameAnalysis};
pub use names::{ListedNames, ListedNamesChunk, MAX_LIST_BYTES_READ, MAX_LIST_ROWS_READ};
pub use other_list::{OtherListMatch, OtherListMatches};
pub use other_names::{MatchesWithOtherNames, OtherListLinesTakingName};
pub use phrases::{finding_kind_title, name_count_text};
pub use record::ListedNameRecord;
pub use registered::{RegisteredNameMatch, RegisteredNamesComparison, RegisteredSuggestedFix, concerns_of};
pub(crate) use registered::{has_invalid_ruleset, registered_suggestion_text};
pub use registered_names::RegisteredNames;
pub use rows::{ListRow, ListRowCache};
