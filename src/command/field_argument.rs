//! The argument of the command line that describes a field, such as `20:end:rtl`.

use bidiscope_bidi::name::excerpt;
use bidiscope_url::reader::elision::{NarrowFieldElision, NarrowFieldElisionError};
use bidiscope_words::message;

/// The longest word that a message quotes, in characters.
const MAX_QUOTED: usize = 40;

/// Parses a field.
pub(super) fn parse_field(text: &str) -> Result<NarrowFieldElision, String> {
    text.parse().map_err(|error| {
        match error {
            NarrowFieldElisionError::InvalidFieldWidth => message!(field_error_width),
            NarrowFieldElisionError::UnknownOption(word) => {
                message!(field_error_unknown, word = excerpt(&word, MAX_QUOTED))
            }
            NarrowFieldElisionError::DuplicateOption(word) => {
                message!(field_error_twice, word = excerpt(&word, MAX_QUOTED))
            }
        }
        .to_string()
    })
}
