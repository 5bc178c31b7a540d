//! Percent escapes in identifiers: what they stand for.

use super::{Identifier, Span};

/// A run of percent escapes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Escape {
    /// Where it stands in the text.
    pub span: Span,
    /// What it stands for; `None` where its bytes are not UTF-8, and for a percent sign without two
    /// hexadecimal digits after it.
    pub decoded: Option<String>,
}

impl Identifier {
    /// The percent escapes of the identifier, in order; `text` is the text in which it was found.
    pub fn escapes(&self, text: &str) -> Vec<Escape> {
        let bytes = self.text(text).as_bytes();
        let mut escapes = Vec::new();
        let (mut at, mut counted_to) = (0, 0);
        let mut character = self.span.characters.start;
        while let Some(percent) = bytes[at..].iter().position(|&it| it == b'%') {
            let start = at + percent;
            // Continuation bytes begin no character.
            character += bytes[counted_to..start].iter().filter(|&&it| it & 0xC0 != 0x80).count();
            let octets: Vec<u8> = bytes[start..].chunks(3).map_while(octet).collect();
            let length = if octets.is_empty() { 1 } else { 3 * octets.len() };
            let from = self.span.bytes.start + start;
            escapes.push(Escape {
                span: Span { characters: character..character + length, bytes: from..from + length },
                decoded: String::from_utf8(octets).ok().filter(|decoded| !decoded.is_empty()),
            });
            at = start + length;
            counted_to = start;
        }
        escapes
    }
}

/// The octet of `%HH`.
fn octet(escape: &[u8]) -> Option<u8> {
    let digit = |it: u8| char::from(it).to_digit(16).and_then(|it| u8::try_from(it).ok());
    match *escape {
        [b'%', high, low] => Some(digit(high)? << 4 | digit(low)?),
        _ => None,
    }
}
