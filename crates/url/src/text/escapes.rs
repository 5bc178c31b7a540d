//! Percent escapes in identifiers and the text that they encode.

use bidiscope_bidi::address::{AuthoritySyntax, authority_end_index, begins_with_percent_escape};

use super::char_classes::CharClasses;
use super::scanner::OpenControls;
use super::{CharacterAndByteSpan, ResourceIdentifier};

/// A run of adjacent percent escapes, or a percent sign that two hexadecimal digits do not follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PercentEscapes {
    /// Its range in the text.
    pub span: CharacterAndByteSpan,
    /// The decoded text; `None` where the bytes are not UTF-8, and for a percent sign alone.
    pub decoded: Option<String>,
}

impl ResourceIdentifier {
    /// The percent escapes of the identifier, in order; `text` is the text in which it was found. Those after a
    /// port that is not read are not included.
    pub fn percent_escapes(&self, text: &str) -> Vec<PercentEscapes> {
        let bytes = self.text(text).as_bytes();
        let mut escapes = Vec::new();
        let (mut at, mut counted_until) = (0, 0);
        let mut character = self.span.character_range.start;
        while let Some(percent) = bytes[at..].iter().position(|&it| it == b'%') {
            let start = at + percent;
            // UTF-8 continuation bytes are not counted as characters.
            character += bytes[counted_until..start].iter().filter(|&&it| it & 0xC0 != 0x80).count();
            let octets: Vec<u8> = bytes[start..].chunks(3).map_while(octet).collect();
            let length = if octets.is_empty() { 1 } else { 3 * octets.len() };
            let from = self.span.byte_range.start + start;
            escapes.push(PercentEscapes {
                span: CharacterAndByteSpan {
                    character_range: character..character + length,
                    byte_range: from..from + length,
                },
                decoded: String::from_utf8(octets).ok().filter(|decoded| !decoded.is_empty()),
            });
            at = start + length;
            counted_until = start;
        }
        escapes
    }
}

/// The characters of an identifier, by index, that Davis's grammar has only as percent escapes: "Any characters that were
/// legal, but outside of that syntax would need to be represented with % escapes."
///
/// These are those of the path, query and fragment that end an identifier in running text, a percent sign that begins no
/// escape, and the last character where the grammar would leave it out. A final `/`, `?`, `#` or `&` is not among
/// them: as an escape it would no longer delimit. A domain has no escapes.
pub fn indices_to_percent_escape(identifier_characters: &[char]) -> Vec<usize> {
    let is_delimiter = |it: char| AuthoritySyntax::GENERIC.ends_authority(it);
    let tail = authority_end_index(identifier_characters);
    let mut open = OpenControls::default();
    let must_be_escaped = |(at, scalar): (usize, char)| {
        let classes = CharClasses::of(scalar);
        let is_left_out = at + 1 == identifier_characters.len()
            && classes.is(CharClasses::INCLUSION)
            && !is_delimiter(scalar)
            && scalar != '&';
        !classes.is(CharClasses::CHAR)
            || !open.admits(scalar)
            || is_left_out
            || scalar == '%' && !begins_with_percent_escape(identifier_characters[at..].iter().copied())
    };
    let characters = identifier_characters.iter().copied().enumerate().skip(tail);
    characters.map(must_be_escaped).enumerate().filter(|it| it.1).map(|it| tail + it.0).collect()
}

/// A character as percent escapes: `%` and two digits for each byte of its UTF-8.
pub(crate) fn percent_escape(scalar: char) -> String {
    scalar.encode_utf8(&mut [0; 4]).bytes().map(|byte| format!("%{byte:02X}")).collect()
}

/// The octet that `%HH` encodes.
pub(super) fn octet(escape: &[u8]) -> Option<u8> {
    let digit = |it: u8| char::from(it).to_digit(16).and_then(|it| u8::try_from(it).ok());
    match *escape {
        [b'%', high, low] => Some(digit(high)? << 4 | digit(low)?),
        _ => None,
    }
}
