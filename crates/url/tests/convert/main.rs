//! Conversions: the examples of the three documents, the laws of there and back, HTML, and running text.

#[path = "../../../../tests/common/displays.rs"]
mod displays;
mod documents;
mod html;
mod laws;
mod running_text;
#[path = "../../../../tests/common/tsv.rs"]
mod tsv;
mod written;

use bidiscope_bidi::name::Notation;
use bidiscope_url::convert::{ConvertError, ConvertForm, Converted, Converter};

/// What a line becomes.
fn convert(from: &str, to: &str, notation: Notation, line: &str) -> Result<Converted, ConvertError> {
    let form = |id: &str| id.parse::<ConvertForm>().unwrap_or_else(|error| panic!("{id}: {error}"));
    Converter::new(form(from), form(to), notation).convert(line)
}

/// The one answer.
fn only(from: &str, to: &str, notation: Notation, line: &str) -> String {
    let converted =
        convert(from, to, notation, line).unwrap_or_else(|error| panic!("{from} {to} {line:?}: {error}"));
    assert!(converted.is_complete && converted.answers.len() == 1, "{from} {to} {line:?}: {converted:?}");
    converted.answers.into_iter().next().expect("one")
}
