//! The argument of the command line that describes a field, such as `20:end:rtl`.

use std::ffi::OsStr;

use bidiscope_bidi::name::excerpt;
use bidiscope_bidi::order::elision::{Elision, ElisionError};
use bidiscope_present::message;
use clap::builder::{StringValueParser, TypedValueParser};
use clap::{Arg, Command};

/// The longest word that a message quotes, in characters.
const MAX_QUOTED: usize = 40;

/// Parses a field.
#[derive(Clone, Debug)]
pub(super) struct FieldParser;

impl TypedValueParser for FieldParser {
    type Value = Elision;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Elision, clap::Error> {
        let read = |text: String| text.parse::<Elision>().map_err(|error| error_text(&error));
        StringValueParser::new().try_map(read).parse_ref(command, argument, value)
    }
}

/// Why a text describes no field, in a sentence.
fn error_text(error: &ElisionError) -> String {
    match error {
        ElisionError::Width => message!(field_error_width),
        ElisionError::Unknown(word) => message!(field_error_unknown, word = excerpt(word, MAX_QUOTED)),
        ElisionError::Twice(word) => message!(field_error_twice, word = excerpt(word, MAX_QUOTED)),
    }
    .to_string()
}
