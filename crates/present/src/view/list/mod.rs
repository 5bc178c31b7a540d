//! What the tab List shows: the names of a list with what was found of each, those of them that a filter keeps, in
//! the order that was chosen, and what a row says.
//!
//! A million names are kept, not a million answers: a [`ListRecord`] is what filters and sorts go by, and the rest of
//! a row is worked out anew when it comes into view ([`ListRows`]).

mod arrange;
mod columns;
mod filter;
mod groups;
mod names;
mod record;
mod rows;
mod words;

pub use arrange::{Arrangement, ListSort, arranged};
pub use columns::{LIST_COLUMNS, is_shown_by_default};
pub use filter::{ListCondition, ListFilter};
pub use groups::{GroupTable, others};
pub use names::{ListBlock, ListedNames, MOST_BYTES, MOST_ROWS, Standings};
pub use record::{ListRecord, NameStanding};
pub use rows::{ListRow, ListRows};
pub use words::{count_in_words, finding_words};
