//! Addresses: what a browser opens, what a reader takes for the host, and what a narrow field shows.

mod batch;
mod browser;
#[path = "../../../idna/tests/verdict/by_findings.rs"]
mod by_findings;
#[path = "../../../../tests/common/displays.rs"]
mod displays;
mod elision;
#[path = "../../../../tests/common/hard_names.rs"]
mod hard_names;
mod host_check;
mod iri_syntax;
mod label_order;
mod lookalikes;
#[path = "../../../../benches/names/mod.rs"]
mod names;
mod strategies;
#[path = "../../../idna/tests/batch/texts.rs"]
mod texts;
mod verdicts;

use bidiscope_bidi::name::{Input, Notation};

/// The address or the name that this text is.
fn read(text: &str) -> Input {
    Input::read(text, Notation::Unicode).expect(text)
}
