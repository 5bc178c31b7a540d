//! Finds the names of a list that are the same, have the same display, are confusable or are variants, and
//! the first such line of another list.
//!
//! A [`NameMatchFinder`] takes the [`Keys`](crate::scan::Keys) of every row, in the list's order, and gives back
//! [`NameMatchesByRow`]: the cells of the same rows in the same order.
//!
//! Everything is done by sorting records of a fixed size ([`sorter`]): one for each text of each row, by its fingerprint
//! and then by the row. Rows with the same text are neighbours then. What is found, the rows with their numbers, is
//! sorted by row, and read beside the rows. Beyond the allowed memory records go to the disk in sorted runs (see
//! [`NameMatchFinder::new`]), so that nothing is ever looked up there.
//!
//! # What counts as a group
//!
//! Only different names (sequences of characters) make a group; a name that occurs again has the group of its
//! first line. The DNS form may depend on how a name was typed (an A-label that UTS #46 would not produce has
//! none), so for that column every row counts by itself, and a row without a DNS form is in no group. Names
//! that are [`CollisionsAcross`](crate::scan::ScanColumn::CollisionsAcross) are joined transitively: one shows in a
//! left-to-right paragraph what the next shows in a right-to-left one. So are the rows of
//! [`ContestedWith`](crate::scan::ScanColumn::ContestedWith), of one name or of several: with the same characters, the same DNS
//! form or the same index label; but only those whose names may be registered.
//!
//! Of another list the columns name the first line whose display, skeleton or index label is the same **and whose
//! name is different**: the very same characters do not count as a match there. A line with the same DNS form counts
//! as the same name. The root's full stop makes no difference: the keys come without it.

mod across_directions;
mod cells;
mod comparison_columns;
mod components;
mod contested;
mod fingerprints;
mod grouping;
mod key_record;
mod key_records;
mod results;
mod same_text;
mod sorter;
mod storage;

pub use cells::RowMatches;
pub use contested::MAX_CONTESTING_LINES_PER_NAME;
pub use fingerprints::ComparisonKeyHasher;
pub(crate) use fingerprints::Fingerprint;
pub use grouping::NameMatchFinder;
pub(crate) use key_record::{KeyRecord, text_of};
pub(crate) use key_records::FirstLinesFilter;
pub use results::{ContestingLines, NameMatchesByRow};
pub(crate) use sorter::Cursor;
