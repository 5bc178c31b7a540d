//! How a domain name that mixes right-to-left and left-to-right writing is displayed.
//!
//! This crate has:
//!
//! - an implementation of the Unicode Bidirectional Algorithm ([UAX #9](https://www.unicode.org/reports/tr9/)) that can
//!   report what each rule did ([`uba`]);
//! - the other display strategies that were proposed for domain names: the one-to-one display of Atkin, Stansifer and
//!   Alsharif (2001), Dürst's components, Davis's fields, and isolates ([`order`]);
//! - what a text hides from its readers: controls without a partner, overrides and invisible characters ([`controls`]);
//! - a trace of each strategy, which explains every step from the logical to the visual order ([`trace`]);
//! - reading and writing names in several notations, A-labels included ([`name`]).
//!
//! Every strategy answers one question: in which order are the characters displayed, and in which direction does each
//! run of them go? So all strategies return a [`DisplayOrder`](order::DisplayOrder). Nothing here depends on fonts,
//! files or a user interface, and only reading can fail: every [`Name`](name::Name) has a display.
//!
//! For line breaking and paragraph splitting of running text, use a general crate such as `unicode-bidi`. Whether a name
//! may be registered (IDNA2008, RFC 5893, UTS #46) is decided in the crate `bidiscope-idna`.
//!
//! # Reading a name
//!
//! [`name`] reads `AB-12` in the notation of Table 1 of Atkin's paper: two Arabic letters, a hyphen-minus, two digits.
//!
//! ```
//! use bidiscope_bidi::name::{Name, Notation};
//!
//! let name = Name::read("AB-12", Notation::Atkin2001Table1)?;
//! assert_eq!(name.labels()[0].ascii_label_within_limit.as_deref(), Some("xn---12-nzef"));
//! # Ok::<(), bidiscope_bidi::name::ReadError>(())
//! ```
//!
//! # Displaying it
//!
//! [`order`] gives the display of a name by each strategy. Logical and visual positions are different types
//! ([`index`]), so that they cannot be confused.
//!
//! ```
//! # use bidiscope_bidi::name::{Name, Notation};
//! # let name = Name::read("AB-12", Notation::Atkin2001Table1)?;
//! use bidiscope_bidi::order::Strategy;
//!
//! let shown = |strategy: Strategy| {
//!     let display = strategy.order(name.characters()).display(name.characters());
//!     Notation::Atkin2001Table1.write_scalars(display.chars())
//! };
//! assert_eq!(shown(Strategy::OneToOne).as_deref(), Ok("BA-12"));
//! assert_eq!(shown(Strategy::UbaLtr).as_deref(), Ok("12-BA"));
//! # Ok::<(), bidiscope_bidi::name::ReadError>(())
//! ```
//!
//! # Explaining it
//!
//! A strategy together with its options is one value, a [`DisplayConfig`](order::DisplayConfig). A [`Trace`](trace::Trace)
//! holds the steps that lead to its order.
//!
//! ```
//! # use bidiscope_bidi::name::{Name, Notation};
//! # let name = Name::read("AB-12", Notation::Atkin2001Table1)?;
//! use bidiscope_bidi::order::DisplayConfig;
//! use bidiscope_bidi::trace::Trace;
//!
//! // With the bidi classes of 2001, when the hyphen-minus was a European terminator.
//! let display = DisplayConfig::read(r"uba-ltr:bidi-data=unicode-3\u{2E}1")?;
//! let order = display.order(name.characters());
//! assert_eq!(Trace::of_display(&display, name.characters()).order(), order.logical_from_visual());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod address;
pub mod controls;
mod enum_with_ids;
pub mod index;
pub mod name;
pub mod order;
pub mod trace;
pub mod uba;

/// Runs the example of the README as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
