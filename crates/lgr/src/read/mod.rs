//! Reading a ruleset (RFC 7940, sections 4 to 7).
//!
//! `xml` reads elements (`element`) one after another, checked by `well_formed`; their values are read by `value`. `reader`
//! collects the parts: `meta`, `data`, and `rules` with its `classes`. `document` puts them in their order, and at the end
//! resolves what names something that comes later.

mod classes;
mod data;
mod document;
mod element;
mod meta;
mod reader;
mod rules;
pub(crate) mod value;
mod well_formed;
mod xml;

pub(crate) use document::read;
