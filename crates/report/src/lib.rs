//! What bidiscope says of a domain name or a list of names, as data and in words.
//!
//! The crates below compute: `bidiscope_bidi` the display order of a name in each strategy (UAX #9 and the proposals for
//! domain names), `bidiscope_idna` whether it may be registered (RFC 5890 to 5893, UTS #46), `bidiscope_list` the rows of
//! a list, `bidiscope_proof` studies and proofs. This crate turns their results into
//! what a reader sees. The window and the command line only draw or print it, so that most tests of both are tests of
//! this crate. Nothing here opens a file, uses a network or needs a window.
//!
//! ```text
//! name ──> view::Inspection ──> page ──> terminal, window, and what `bidiscope_export` draws
//!               │
//!               └──> json
//! ```
//!
//! # Modules
//!
//! [`view`] has the data of each pane of the window. [`view::Inspection`] is the start: a name with its displays,
//! characters, labels, findings and verdicts. [`view::list`] is the table of a list of names, [`view::text`] running text
//! with identifiers.
//!
//! ```
//! use bidiscope_bidi::name::Notation;
//! use bidiscope_bidi::order::Strategy;
//! use bidiscope_idna::verdict::Permission;
//! use bidiscope_report::view::Inspection;
//!
//! // In this notation capitals are Hebrew letters.
//! let inspection = Inspection::read("ABC.com", Notation::Capitals)?;
//! assert_eq!(inspection.headline.permission, Permission::Allowed);
//! let [ltr, rtl] = [Strategy::UbaLtr, Strategy::UbaRtl].map(|it| inspection.strategy(it).map(|pane| &pane.display));
//! // A right-to-left paragraph shows the labels in the opposite order.
//! assert_ne!(ltr, rtl);
//! # Ok::<(), bidiscope_bidi::name::ReadError>(())
//! ```
//!
//! [`page`] says it in words, as a tree of blocks: of a name, of a list, and of a ruleset.
//!
//! [`documents`] has the tables, figures and examples of the four source documents with the program's answers, and
//! [`interpretation`] how their unclear places are interpreted.
//!
//! [`json`] has the objects that commands write with `--json`.
//!
//! [`custom_strategies`] reads and writes files of named strategies, [`examples`] has the example names.
//!
//! # Conventions
//!
//! Logical positions count characters of a name from 0, visual positions from 0 at the left. A type `…View` has what a
//! part of the window shows; a `…Error` says why input was rejected.

pub mod browser_text;
mod counterexample;
pub mod custom_strategies;
mod digits;
pub mod display_text;
pub mod documents;
pub mod drawn_characters;
pub mod error_text;
pub mod examples;
pub mod finding_text;
pub mod index_text;
pub mod interpretation;
pub mod json;
pub mod lgr_text;
pub mod list_text;
pub mod page;
pub mod profile;
pub mod read_error_text;
mod second_guarantee;
pub mod study_text;
pub mod titles;
pub mod toml_error;
pub mod trace_text;
pub mod verdict_text;
pub mod view;
pub mod visible_host_text;

pub use digits::grouped_digits;

/// Runs the example of the README as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
