//! Characters written as code points: `U+05D0`, `05D0`, `\u05D0` and `\u{5D0}`.

use super::error::{ReadError, ReadErrorKind};
use super::notation::{Notation, SourceCharacter, is_word_separator};

/// An iterator over the characters of a text of code points, separated by white space or commas; escapes need no
/// separator.
#[derive(Clone, Debug)]
pub(super) struct CodePoints<'a> {
    rest: &'a str,
    /// The start of `rest` in the text, in characters.
    position: usize,
}

impl<'a> CodePoints<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { rest: text, position: 0 }
    }

    /// Skips this many bytes.
    fn advance(&mut self, bytes: usize) {
        let (skipped, rest) = self.rest.split_at(bytes);
        self.position += skipped.chars().count();
        self.rest = rest;
    }

    /// Skips the hexadecimal digits that come next, at most `max`, and returns them.
    fn read_hex_digits(&mut self, max: usize) -> &'a str {
        let all = self.rest.find(|it: char| !it.is_ascii_hexdigit()).unwrap_or(self.rest.len());
        let digits = &self.rest[..all.min(max)];
        self.advance(digits.len());
        digits
    }

    /// The error for a character that is not allowed here.
    const fn unexpected(&self, scalar: char) -> ReadError {
        let kind = ReadErrorKind::NotInNotation { notation: Notation::CodePoints, scalar };
        ReadError { error_kind: kind, source_character_index: self.position }
    }

    /// Reads the token at the start of `rest`.
    fn read_token(&mut self) -> Result<SourceCharacter, ReadError> {
        let (token, position) = (self.rest, self.position);
        let invalid = |rest: &str| ReadError {
            error_kind: ReadErrorKind::InvalidScalarValue {
                token: token[..token.len() - rest.len()].to_owned(),
            },
            source_character_index: position,
        };
        let braced = token.starts_with("\\u{");
        let escaped = !braced && (token.starts_with("\\u") || token.starts_with("\\U"));
        let prefixed = escaped || token.starts_with("u+") || token.starts_with("U+");
        self.advance(if braced { 3 } else { 2 * usize::from(prefixed) });
        let digits = self.read_hex_digits(if escaped { 4 } else { usize::MAX });
        if digits.is_empty() || braced && !self.rest.starts_with('}') {
            return Err(self.rest.chars().next().map_or_else(|| invalid(""), |it| self.unexpected(it)));
        }
        self.advance(usize::from(braced));
        // A character right after the code point, such as the `g` in `05D0g`, belongs to no token.
        if let Some(touching) = self.rest.chars().next().filter(|&it| !is_word_separator(it) && it != '\\') {
            return Err(self.unexpected(touching));
        }
        let scalar = u32::from_str_radix(digits, 16).ok().and_then(char::from_u32);
        scalar
            .map(|scalar| SourceCharacter { scalar, source_character_index: position })
            .ok_or_else(|| invalid(self.rest))
    }
}

impl Iterator for CodePoints<'_> {
    type Item = Result<SourceCharacter, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.advance(self.rest.find(|it| !is_word_separator(it))?);
        let token = self.read_token();
        if token.is_err() {
            // Reading ends at the first error.
            self.rest = "";
        }
        Some(token)
    }
}
