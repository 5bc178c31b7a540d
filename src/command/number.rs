//! Numbers as arguments.

use bidiscope_words::message;

/// Parses a number of 1 or more.
pub(super) fn parse_positive(number: &str) -> Result<usize, String> {
    match number.parse() {
        Ok(0) => Err(message!(number_too_small).to_string()),
        Ok(number) => Ok(number),
        Err(_) => Err(message!(number_invalid).to_string()),
    }
}
