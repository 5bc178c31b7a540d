//! What bidiscope says of names and lists, drawn: HTML reports, and pages and figures as SVG, PNG and tagged PDF.
//!
//! [`bidiscope_report`] has what is said, as blocks of words and data without fonts. Here each block is drawn once for HTML
//! ([`html`]) and once for paper ([`sheet`]), with the glyphs of [`bidiscope_layout`]. Nothing here opens a file or needs a
//! window.
//!
//! [`sheet`] lays out pages: [`sheet::Sheet`] is plain data, which other functions write as SVG, PNG and tagged PDF.
//! [`html`] writes reports of names and lists in one file each. [`colours`] has the colour themes of window, sheets and
//! reports, and [`marks`] what signs, the marks of a line and cells consist of, which the window draws too.
//!
//! Lengths on a page are in points, lengths in a shaped line in em.

pub mod colours;
pub mod html;
pub mod marks;
pub mod sheet;

/// Runs the example of the README as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
