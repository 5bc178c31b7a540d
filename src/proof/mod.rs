//! Properties proved for all sequences of classes, however long, or refuted by a shortest one.
//!
//! What [`study`](crate::study) tries to a length is decided here: the strings of classes and levels that a display's
//! rules resolve rightly are a regular language, so that finite automata answer for all of them at once. The
//! chapters: `automaton` and `refine` (automata in general), `levels` (the rules as transducers, composed),
//! `language` (labels, names, contexts), `sameness` (whether two displays show the same order, by levels alone).
//!
//! Explicit controls, BN and pairs of brackets are beyond it: levels nest without bound there, or a rule
//! pairs what stands apart.

mod alike;
mod automaton;
pub mod language;
pub mod levels;
mod not_reached;
mod refine;
pub mod sameness;

pub use automaton::{Automaton, MOST_STATES};
pub use not_reached::NotReached;
