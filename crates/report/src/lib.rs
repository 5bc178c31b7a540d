//! What bidiscope says of a domain name or a list of names, as data and in words.
//!
//! The crates below compute: `bidiscope_bidi` the display order of a name in each strategy (UAX #9 and the proposals for
//! domain names), `bidiscope_idna` whether it may be registered (RFC 5890 to 5893, UTS #46), `bidiscope_list` the rows of
//! a list, `bidiscope_proof` studies and proofs. This crate turns their results into
//! what a reader sees. The window and the command line only draw or print it, so that most tests of both are tests of
//! this crate. Nothing here opens a file, uses a network or needs a window.
//!
//! ```text
//! name ──> InputReport ──> page ──> terminal, window, and what `bidiscope_export` draws
//!               │
//!               └──> json
//! ```
//!
//! # Modules
//!
//! [`view`] has the data of each pane of the window. [`InputReport`] is the start: a name with its displays,
//! characters, labels, findings and verdicts. [`view::text`] is running text with identifiers.
//!
//! ```
//! use bidiscope_bidi::name::Notation;
//! use bidiscope_bidi::order::Strategy;
//! use bidiscope_idna::verdict::RegistrationPermission;
//! use bidiscope_report::InputReport;
//!
//! // In this notation capitals are Hebrew letters.
//! let report = InputReport::read("ABC.com", Notation::CapitalsAsHebrew)?;
//! assert_eq!(report.analysis.registration_verdict().permission, RegistrationPermission::Allowed);
//! let [ltr, rtl] = [Strategy::UbaLtr, Strategy::UbaRtl].map(|it| report.strategy(it).map(|pane| &pane.displayed_name));
//! // A right-to-left paragraph shows the labels in the opposite order.
//! assert_ne!(ltr, rtl);
//! # Ok::<(), bidiscope_bidi::name::ReadError>(())
//! ```
//!
//! [`list`] has what is known of a list of names, for its table, its report and the counts of a scan.
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

mod counterexample;
pub mod custom_strategies;
mod digits;
pub mod documents;
pub mod drawn_characters;
pub mod examples;
pub mod interpretation;
pub mod json;
pub mod list;
mod normal_forms;
pub mod page;
pub mod profile;
mod report;
pub mod titles;
pub mod toml_error;
pub mod view;
pub mod words;

pub use digits::grouped_digits;
pub use report::InputReport;

/// Runs the example of the README as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
