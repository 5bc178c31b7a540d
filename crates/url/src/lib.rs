//! Web addresses that mix right-to-left and left-to-right writing: how they stand in running text, what a browser opens, and
//! what a reader takes for the host.
//!
//! The syntax of addresses and the displays are those of [`bidiscope_bidi`], the rules for domain names those of
//! [`bidiscope_idna`].
//!
//! # What a reader takes for the host
//!
//! ```
//! use bidiscope_bidi::name::{Input, Notation};
//! use bidiscope_bidi::order::Strategy;
//! use bidiscope_url::reader::{VisibleHostReading, VisibleHost};
//! use bidiscope_url::{UrlHostCheck, InputAnalysis, read_url_as_browser};
//!
//! // The Arabic-Indic digit of the path is read with the Hebrew label: they change places.
//! let url = Input::read("http://facebook.com.\u{5D0}/\u{660}/123", Notation::Unicode)?;
//! let order = Strategy::UbaLtr.order(url.characters());
//! let visible = VisibleHost::of_input(&url, &order);
//! assert_eq!(visible.compared_with_actual_host(), VisibleHostReading::OtherText);
//! assert_eq!(visible.shown_text_left_to_right(&url), "facebook.com.123");
//! assert!(UrlHostCheck::of_analysis(&InputAnalysis::new(&url)).has_faults());
//!
//! let opened = read_url_as_browser(&url).and_then(|it| it.opened_url.ok());
//! assert_eq!(opened.as_deref(), Some("http://facebook.com.xn--4db/%D9%A0/123"));
//! # Ok::<(), bidiscope_bidi::name::ReadError>(())
//! ```
//!
//! # Other tasks
//!
//! - [`InputAnalysis`] says what the rule sets say of a name, or of the host of an address, with the positions in the address.
//! - [`text`] finds domain names and URLs in running text.
//! - [`convert`] converts between logical order, display, and text with bidi controls or HTML, in both directions.
//! - [`reader::elision`] says what a narrow field shows.
//! - [`VisibleHostUrlSearch`] finds URLs in which another name is read as the host.

mod batch;
mod browser;
pub mod convert;
mod host_check;
mod host_position;
mod input_analysis;
mod iri_syntax;
mod lookalike_signs;
mod lookalikes;
mod not_a_domain_name;
pub mod reader;
mod spellings;
pub mod text;

pub use batch::judge_registration_of_analyzed;
pub use browser::{BrowserRequestedHost, BrowserUrlReading, read_url_as_browser};
pub use host_check::{UrlHostCheck, UrlHostFault};
pub use input_analysis::InputAnalysis;
pub use lookalikes::{UrlsWithVisibleHost, VisibleHostUrlSearch};
pub use not_a_domain_name::not_a_domain_name;
pub use spellings::{canonical_equivalents, without_hebrew_arabic_points};

/// Runs the example of the README as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
