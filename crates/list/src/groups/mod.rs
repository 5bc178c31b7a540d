//! Finds the names of a list that are the same, have the same display or are confusable, and the first such
//! line of another list.
//!
//! A [`Grouper`] takes the [`Keys`](crate::scan::Keys) of every row, in the list's order, and gives back
//! [`Groups`]: the cells of the same rows in the same order. It compares texts in full, not their hashes
//! alone.
//!
//! Equal texts have equal hashes, so each is put into one of 64 partitions by its hash, with the number of
//! its row. Each partition is grouped by itself: a table of its different texts says which row has each
//! first. Partitions that exceed the allowed memory continue in a temporary file (see [`Grouper::new`]).
//!
//! # What counts as a group
//!
//! Only different names (sequences of characters) make a group; a name that occurs again has the group of its
//! first line. The DNS form may depend on how a name was typed (an A-label that UTS #46 would not produce has
//! none), so for that column every row counts by itself, and a row without a DNS form is in no group. Names
//! that are [`CollisionsAcross`](crate::scan::Column::CollisionsAcross) are joined transitively: one shows in a
//! left-to-right paragraph what the next shows in a right-to-left one.
//!
//! Of another list the columns name the first line whose display or skeleton is the same **and whose name is
//! different**: the very same characters do not count as a match there. A line with the same DNS form counts
//! as the same name. The root's full stop makes no difference: the keys come without it.

mod across_directions;
mod cells;
mod comparison_columns;
mod group_row_numbers;
mod grouping;
mod partitions;
mod results;
mod row_numbers;
mod row_set;
mod text_table;
mod texts;

pub use cells::GroupCells;
pub use grouping::Grouper;
pub use results::Groups;
