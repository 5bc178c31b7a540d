//! Proves properties for all sequences of bidi classes of every length, or refutes them by a shortest
//! counterexample.
//!
//! [`study`](crate::study) tests a property up to a length; this module decides it. The sequences of classes
//! together with the embedding levels that the rules of a display assign to them (*strings* below) form a
//! regular language, called N, so finite automata answer for all of them at once. The displays of these
//! strings, with their levels, form another regular language, called D.
//!
//! [`decide_property`] is the entry point. Its parts:
//!
//! - `automaton`, `minimize`, `ambiguity`, `search`: finite automata in general;
//! - [`levels`]: the rules of UAX #9 and of the other strategies as transducers, which composed give N;
//! - [`language`]: the labels, names and contexts of RFC 5893;
//! - D, in [`display`];
//! - `shared_display`, `repeated_display`, `label_positions`, `placement_properties`, [`order_comparison`],
//!   `reads_right_to_left`: what each kind of property means for N and D;
//! - `decide`, `all_lengths`, `decide_all_lengths_result`: every property, with exhaustive tests where automata do not
//!   decide;
//! - `displays_without_levels`, `property_counts`: numbers of sequences, displays and counterexamples at each length;
//! - `certificate`: a proof as text, and whether the N of a checked one is the N of the rules; `check`: an independent
//!   program that checks it.
//!
//! Not supported are explicit formatting characters, BN and bracket pairs: levels nest without bound there, or
//! a rule (N0) pairs characters at any distance.

mod all_lengths;
mod ambiguity;
mod automaton;
mod certificate;
mod check;
mod decide;
mod decide_cell;
pub mod display;
mod displays_without_levels;
mod label_positions;
pub mod language;
pub mod levels;
mod minimize;
pub mod order_comparison;
mod placement_properties;
mod property_counts;
mod reads_right_to_left;
mod repeated_display;
mod resolved_strings;
mod rule_claims;
mod search;
mod shared_display;
mod theorem;

pub use all_lengths::{AllLengthsStudy, PropertyOutcome, PropertyResult};
pub use automaton::Automaton;
pub use certificate::{
    CertificateCheckError, CertificateCreationError, CertificateStatement, CheckedStatement, ProofCertificate,
};
pub use check::check_certificate;
pub use decide::decide_property;
pub use decide_cell::decide_all_lengths_result;
pub use property_counts::{
    MAX_COUNTED_SEQUENCE_CHARACTERS, PropertyCountsAtLength, count_sequences_by_length,
};
pub use repeated_display::SearchLimitExceeded;
pub use resolved_strings::resolved_levels_for_property;
pub use rule_claims::BidiRuleClaim;
pub use shared_display::StringsWithSameDisplay;
pub use theorem::ProofOutcome;

pub use crate::undecided::{MAX_AUTOMATON_STATES, StateLimitExceeded, UndecidedReason};
