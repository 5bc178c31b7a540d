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
use bidiscope_url::convert::{ConversionForm, ConvertedNames, NameConversionError, NameConverter};

/// What a line becomes.
fn convert(
    from: &str,
    to: &str,
    notation: Notation,
    line: &str,
) -> Result<ConvertedNames, NameConversionError> {
    let form = |id: &str| id.parse::<ConversionForm>().unwrap_or_else(|error| panic!("{id}: {error}"));
    NameConverter::new(form(from), form(to), notation).convert_name(line)
}

/// The one answer.
fn only(from: &str, to: &str, notation: Notation, line: &str) -> String {
    let converted =
        convert(from, to, notation, line).unwrap_or_else(|error| panic!("{from} {to} {line:?}: {error}"));
    assert!(
        converted.has_all_names && converted.converted_names.len() == 1,
        "{from} {to} {line:?}: {converted:?}"
    );
    converted.converted_names.into_iter().next().expect("one")
}
