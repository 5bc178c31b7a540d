//! Rows of lists say of a name what its analysis says.

mod columns;
#[path = "../../../../tests/common/hard_names.rs"]
mod hard_names;
#[path = "../../../../benches/names/mod.rs"]
mod names;
mod rows;
mod rows_and_inspect;
mod rulesets;
mod skeletons;
mod warnings;
