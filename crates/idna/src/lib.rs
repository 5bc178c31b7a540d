//! Checks internationalized domain names against RFC 5890 to 5893, RFC 3454 and UTS #46.
//!
//! Every result is a *finding*: its kind, which has the rule with its section, the positions of the characters
//! concerned, and the values that a sentence about it can mention. The sentences themselves are left to the caller. The
//! crate also lists other names with the same display, and suggests fixes. Reading names, the Unicode Bidirectional Algorithm
//! and the other display strategies are in [`bidiscope_bidi`].
//!
//! # Check one name
//!
//! A [`verdict::NameAnalysis`] applies all rule sets to a [`Name`](bidiscope_bidi::name::Name), each when it is asked for.
//! In this example a label begins with a digit; in a name with a Hebrew or Arabic letter, the Bidi rule requires a
//! letter there.
//!
//! ```
//! use bidiscope_bidi::name::{Name, Notation};
//! use bidiscope_idna::verdict::{NameAnalysis, FindingKind, RegistrationPermission};
//!
//! let name = Name::read("1\u{5D0}.com", Notation::Unicode)?;
//! let analysis = NameAnalysis::new(&name);
//! assert_eq!(analysis.registration_verdict().permission, RegistrationPermission::Refused);
//! let finding = &analysis.findings()[0];
//! assert_eq!(finding.finding_kind, FindingKind::Condition1);
//! assert_eq!((finding.label_index, finding.character_indices_in_name.as_slice()), (Some(0), [0].as_slice()));
//! assert_eq!(finding.rule_source().to_string(), "RFC 5893, section 2, condition 1");
//! # Ok::<(), bidiscope_bidi::name::ReadError>(())
//! ```
//!
//! If only one rule set matters, call its module: the Bidi rule is [`verdict::rfc5893::judge_name`], registration and
//! lookup by IDNA2008 are [`verdict::rfc5891::violations`], and the name for DNS queries is
//! [`verdict::uts46::to_ascii_nontransitional`].
//!
//! ```
//! use bidiscope_bidi::name::{Name, Notation};
//! use bidiscope_idna::verdict::{RuleVerdict, rfc5893, uts46};
//!
//! let name = Name::read("\u{5D0}\u{5D1}.com", Notation::Unicode)?;
//! assert_eq!(rfc5893::judge_name(&name).rule_verdict, RuleVerdict::Satisfied);
//! assert_eq!(uts46::to_ascii_nontransitional(&name).as_deref(), Some("xn--4dbc.com"));
//! # Ok::<(), bidiscope_bidi::name::ReadError>(())
//! ```
//!
//! # Other tasks
//!
//! - [`collisions`] finds all names that have the same display as a given one, for a display strategy.
//! - [`batch`] gives displays and verdicts for millions of names, with memory that is reused from name to name.
//!
//! # Conventions
//!
//! Names are in logical order. Labels and characters are counted from 0; character positions are indices into the
//! whole name, and a final full stop (the root label) does not make another label. Functions do not fail once a
//! name has been read: a problem with it is a finding, not an error.

pub mod batch;
pub mod collisions;
pub mod page_table;
pub mod verdict;

/// Runs the example of the README as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
