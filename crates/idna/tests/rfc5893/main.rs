//! RFC 5893: its own examples, the six conditions, the guarantees, and the displays that it and the two
//! drafts on identifiers give for the Unicode Bidirectional Algorithm.

mod conditions;
mod displays;
mod examples;
mod names;
#[path = "../../../../tests/common/tsv.rs"]
mod tsv;
