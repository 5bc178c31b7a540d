//! Which labels are variants of each other, in whatever ways they can be cut into members of the repertoire.
//!
//! Two labels belong together if one becomes the other by variants put in the place of members, one after another, where each
//! time the label may be cut anew. A label is written as a word whose letters are members; that two words are the same label,
//! or have variants in the same place, is an equation. From these the completion of Knuth and Bendix makes rules that lead from
//! every word to the least one of those it belongs with.
//!
//! Whether a context holds depends on the label around the member. So variants with contexts are no equations, and neither
//! are those by which a context may come to hold: they are [replacements](Replacement), which are tried in the label itself.

mod completion;
mod depending;
mod equations;
mod order;
mod replacement;
mod rewriting;
mod two_cuts;
mod words;

pub(crate) use replacement::Replacement;
pub(crate) use rewriting::VariantWords;
