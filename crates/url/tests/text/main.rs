//! Identifiers in running text: the grammar by hand-made cases, the laws by random text, and the text
//! as it is shown and written out.

mod clashes;
mod fields;
mod hosts;
mod laws;
mod paragraphs;
mod recogniser;
mod report;
mod rewriting;
mod search;
#[path = "../../../../tests/common/text_laws.rs"]
mod text_laws;
mod too_long;
mod uts58;
