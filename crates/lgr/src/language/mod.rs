//! The labels that a ruleset permits, as a regular language: what a finite automaton reads.
//!
//! A label is eligible if members of the repertoire cover it, each where it may stand, and the actions do not refuse it. All
//! of this can be seen by reading the label once from its beginning: what stands before a place is known there, what must
//! or must not follow is remembered until it does or does not.

mod kinds;
mod label_language;
mod oracle;
mod place;
mod prefix;
mod step;
mod watched;

pub use label_language::{LabelAutomaton, LabelRestrictions, MAX_GUESSES_PER_CODE_POINT_KIND};
pub use prefix::{LabelPrefixState, NextLabelPrefix};
pub use step::TooManyGuesses;
