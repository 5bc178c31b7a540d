//! Percent escapes in identifiers and the text that they encode.

use super::{Identifier, Span};

/// A run of adjacent percent escapes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PercentEscapes {
    /// Its range in the text.
    pub span: Span,
    /// The decoded text; `None` where the bytes are not UTF-8, and for a percent sign that two hexadecimal
    /// digits do not follow.
    pub decoded: Option<String>,
}

impl Identifier {
    /// The percent escapes of the identifier, in order; `text` is the text in which it was found. Those after a
    /// port that is not read are not included.
    pub fn escapes(&self, text: &str) -> Vec<PercentEscapes> {
        let bytes = self.text(text).as_bytes();
        let mut escapes = Vec::new();
        let (mut at, mut counted_until) = (0, 0);
        let mut character = self.span.characters.start;
        while let Some(percent) = bytes[at..].iter().position(|&it| it == b'%') {
            let start = at + percent;
            // UTF-8 continuation bytes are not counted as characters.
            character += bytes[counted_until..start].iter().filter(|&&it| it & 0xC0 != 0x80).count();
            let octets: Vec<u8> = bytes[start..].chunks(3).map_while(octet).collect();
            let length = if octets.is_empty() { 1 } else { 3 * octets.len() };
            let from = self.span.bytes.start + start;
            escapes.push(PercentEscapes {
                span: Span { characters: character..character + length, bytes: from..from + length },
                decoded: String::from_utf8(octets).ok().filter(|decoded| !decoded.is_empty()),
            });
            at = start + length;
            counted_until = start;
        }
        escapes
    }
}

/// The octet that `%HH` encodes.
fn octet(escape: &[u8]) -> Option<u8> {
    let digit = |it: u8| char::from(it).to_digit(16).and_then(|it| u8::try_from(it).ok());
    match *escape {
        [b'%', high, low] => Some(digit(high)? << 4 | digit(low)?),
        _ => None,
    }
}
