//! Tests and proves properties of bidirectional display strategies: by exhaustion up to a length, and by finite
//! automata for all lengths.
//!
//! A *display strategy* gives the characters of a domain name an order on the screen, such as the Unicode
//! Bidirectional Algorithm (UBA, UAX #9) in a left-to-right paragraph. A *property* of a strategy is a
//! statement about all names, such as "no two names have the same display". Because strategies depend on the
//! bidi classes of the characters only, properties are tested and proved on sequences of bidi classes.
//!
//! # Modules
//!
//! - [`study`] tests properties on all sequences of classes up to a length, and returns a table of results with
//!   the smallest counterexamples.
//! - [`automata`] decides properties for all lengths: proved, or refuted by a shortest counterexample. It
//!   counts counterexamples at each length, and writes and checks certificates of its proofs.
//! - [`bidi_rule`] describes the Bidi rule of RFC 5893 and changes of it as data.
//! - [`relaxations`] decides which relaxed Bidi rules keep what the rule is for.
//! - [`ruleset`] decides what holds for all labels that a registry's ruleset permits.
//!
//! # Example
//!
//! In a left-to-right paragraph the UBA displays two sequences of two characters in the same way, an Arabic
//! letter (AL) and a European digit (EN) in either order. The one-to-one strategy never does this, at any
//! length.
//!
//! ```
//! use bidiscope_bidi::order::Strategy;
//! use bidiscope_proof::automata::{ProofOutcome, decide_property};
//! use bidiscope_proof::study::{StudyAlphabet, BoundedPropertyOutcome, WorkProgress, DisplayProperty, DisplayPropertyStudy};
//!
//! // All sequences of seven classes, up to length 4.
//! let study = DisplayPropertyStudy { max_sequence_characters: 4, tested_properties: vec![DisplayProperty::OneToOne], ..DisplayPropertyStudy::default() };
//! let results = study.run(&WorkProgress::new(), |_| ())?;
//! assert_eq!(results.bounded_outcome(DisplayProperty::OneToOne, Strategy::OneToOne), BoundedPropertyOutcome::Holds { max_tested_sequence_characters: 4 });
//! assert!(matches!(results.bounded_outcome(DisplayProperty::OneToOne, Strategy::UbaLtr), BoundedPropertyOutcome::Fails { shortest_counterexample_characters: 2, .. }));
//!
//! // All sequences of these classes, of every length.
//! let alphabet = StudyAlphabet::default();
//! let theorem = decide_property(DisplayProperty::OneToOne, &Strategy::OneToOne.into(), alphabet.classes())?;
//! assert_eq!(theorem, ProofOutcome::Proved);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Limits
//!
//! A study refuses lengths with more sequences than can be tested or stored. The automata do not support
//! explicit formatting characters, BN, bracket pairs (rule N0), surrounding text, and some combinations of
//! options of custom strategies; they then say why, and [`automata::AllLengthsStudy`] tests the property up to a
//! length instead.

pub mod automata;
pub mod bidi_rule;
pub mod relaxations;
pub mod ruleset;
pub mod study;
mod undecided;

/// The example of README.md, tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
