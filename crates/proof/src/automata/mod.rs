//! Properties proved for all sequences of classes, however long, or refuted by a shortest one.
//!
//! What [`study`](crate::study) tries to a length is decided here: the strings of classes and levels that a display's
//! rules resolve rightly are a regular language, so that finite automata answer for all of them at once. The
//! chapters: `automaton` and `refine` (automata in general), `levels` (the rules as transducers, composed),
//! `language` (labels, names, contexts), `sameness` (whether two displays show the same order, by levels alone),
//! `display` (the displays of the strings), `pairs`, `shown_again`,
//! `placement` and `counting` (what is asked of them),
//! `from_right` (names that are read from the right), `placed` and `theorem` (every property, for all lengths), `numbers` (counted at each length), `all_lengths` (the table, by trying where automata
//! do not reach), `certificate` (a proof as text), `check`, which shares nothing with the rest, and `same_strings` (whether N of a
//! checked proof is that of the rules).
//!
//! Explicit controls, BN and pairs of brackets are beyond it: levels nest without bound there, or a rule
//! pairs what stands apart.

mod alike;
mod all_lengths;
mod automaton;
mod certificate;
mod check;
mod claim;
mod counting;
mod decided;
pub mod display;
mod from_right;
pub mod language;
pub mod levels;
mod not_reached;
mod numbers;
mod pairs;
mod placed;
pub mod placement;
mod refine;
mod same_strings;
pub mod sameness;
mod search;
mod shown_again;
mod theorem;

pub use all_lengths::{AllLengths, Decided, Known};
pub use automaton::{Automaton, MOST_STATES};
pub use certificate::{Certificate, NoCertificate};
pub use check::check_certificate;
pub use claim::{CheckedClaim, RefusedCertificate};
pub use counting::DisplayCounts;
pub use decided::decided;
pub use from_right::reads_from_the_right;
pub use not_reached::NotReached;
pub use numbers::{Counted, LengthCounts, MOST_COUNTED, counted};
pub use pairs::SharedDisplay;
pub use theorem::{Theorem, certificate, decide, displays, strings};
