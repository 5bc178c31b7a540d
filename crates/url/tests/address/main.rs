//! Addresses: what a browser opens, what a reader takes for the host, and what a narrow field shows.

mod browser;
#[path = "../../../../tests/common/displays.rs"]
mod displays;
mod elision;
mod host_check;
mod iri_syntax;
mod label_order;
mod lookalikes;
mod strategies;
mod verdicts;
