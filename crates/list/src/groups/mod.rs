//! Which names of a list are the same, show the same or look alike, and which line of another list is so.
//!
//! A [`Grouper`] takes the [`Keys`](crate::scan::Keys) of every row, in the list's order, and gives back
//! [`Groups`]: the cells of the same rows in the same order. It compares texts, and takes no hash for one.
//!
//! Texts that may be equal have equal hashes, so each stands in one of 64 partitions by its hash, with the number of
//! its row. A partition is grouped by itself: a table of its different texts says of each which row has it first.
//! Beyond the memory that may be taken, the partitions go on in a temporary file (see [`Grouper::new`]).
//!
//! # What counts as a group
//!
//! Only different names (sequences of characters) make a group; a name that occurs again has the group of its first
//! line. What goes into the DNS may hang on how a name was typed (an A-label that is not what UTS #46 makes of it yields
//! nothing), so for that each row stands by itself, and where it is nothing the row is in no group. Names that are [`TwinsAcross`](crate::scan::Column::TwinsAcross) are joined from name to name: what one
//! shows in a left-to-right paragraph another shows in a right-to-left one.
//!
//! Of another list the first line is told whose display or skeleton is the same **and whose name is another**: the
//! very same characters are not a likeness. What goes into the DNS as the same is told as the same name. In all of it the
//! root's full stop makes no difference: the keys come without it.

mod across;
mod cells;
mod grouping;
mod job;
mod key_table;
mod marks;
mod numbers;
mod partitions;
mod rows;
mod texts;
mod told;

pub use cells::GroupCells;
pub use grouping::Grouper;
pub use told::Groups;
