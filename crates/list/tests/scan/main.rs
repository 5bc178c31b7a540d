//! Rows of lists: what they tell of a name is what the comfortable way tells.

mod columns;
#[path = "../../../../benches/names/mod.rs"]
mod names;
mod rows;
mod rows_and_inspect;
mod skeletons;
mod warnings;
