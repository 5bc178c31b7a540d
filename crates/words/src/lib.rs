//! What the program says to its users: messages from a catalogue, in English or as the user's own file has them.
//!
//! The English catalogue is `locales/en`, in the format [Fluent](https://projectfluent.org). Each of its messages is
//! a type in [`ids`], and [`message!`](crate::message) makes one with the values of its variables: the compiler knows
//! which messages there are and what they need.
//!
//! ```
//! use bidiscope_words::message;
//!
//! assert_eq!(message!(label_number, number = 3_usize).to_string(), "Label 3");
//! ```
//!
//! A second catalogue, with other words or in another language, is installed once, before anything is said:
//! [`Catalogue::install_for_process`]. A message that it lacks stays in English. The program's own translations, of what
//! reports say, are
//! [`Language`]s.

mod bundles;
mod catalogue;
mod check;
mod english;
mod error;
mod error_text;
pub mod ids;
mod language;
mod language_texts;
mod macros;
mod messages;
mod nesting;
mod pattern;
mod references;
mod refusal;
mod text;

pub use catalogue::{Catalogue, MAX_CATALOGUE_BYTES, MissingMessages};
pub use error::{CatalogueError, CatalogueErrorKind};
pub use language::Language;
pub use messages::{Message, MessageValue, message_with_prefixed_id};
pub use text::join_with_and;

/// Runs the example of the README as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
