//! Characters written as code points: `U+05D0`, `05D0`, `\u05D0` and `\u{5D0}`.

use super::error::{ReadError, ReadErrorKind};
use super::notation::{Notation, Written};

/// The characters that a text stands for, one after another, with white space or commas between;
/// between escapes nothing is needed.
#[derive(Clone, Debug)]
pub(super) struct CodePoints<'a> {
    rest: &'a str,
    /// Where `rest` begins, in characters.
    position: usize,
}

impl<'a> CodePoints<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { rest: text, position: 0 }
    }

    /// Goes on by so many bytes.
    fn pass(&mut self, bytes: usize) {
        let (passed, rest) = self.rest.split_at(bytes);
        self.position += passed.chars().count();
        self.rest = rest;
    }

    /// Goes on by as many hexadecimal digits as there are, and gives them.
    fn digits(&mut self, most: usize) -> &'a str {
        let all = self.rest.find(|it: char| !it.is_ascii_hexdigit()).unwrap_or(self.rest.len());
        let digits = &self.rest[..all.min(most)];
        self.pass(digits.len());
        digits
    }

    /// What cannot stand here.
    const fn refused(&self, scalar: char) -> ReadError {
        let kind = ReadErrorKind::NotInNotation { notation: Notation::CodePoints, scalar };
        ReadError { kind, position: self.position }
    }

    /// The next token, which begins here.
    fn token(&mut self) -> Result<Written, ReadError> {
        let (token, position) = (self.rest, self.position);
        let is_none = |rest: &str| ReadError {
            kind: ReadErrorKind::NoScalarValue { token: token[..token.len() - rest.len()].to_owned() },
            position,
        };
        let braced = token.starts_with("\\u{");
        let escaped = !braced && (token.starts_with("\\u") || token.starts_with("\\U"));
        let prefixed = escaped || token.starts_with("u+") || token.starts_with("U+");
        self.pass(if braced { 3 } else { 2 * usize::from(prefixed) });
        let digits = self.digits(if escaped { 4 } else { usize::MAX });
        if digits.is_empty() || braced && !self.rest.starts_with('}') {
            return Err(self.rest.chars().next().map_or_else(|| is_none(""), |it| self.refused(it)));
        }
        self.pass(usize::from(braced));
        // What touches a bare code point, such as the `g` in `05D0g`, belongs to no token.
        if let Some(touching) = self.rest.chars().next().filter(|&it| !is_between(it) && it != '\\') {
            return Err(self.refused(touching));
        }
        let scalar = u32::from_str_radix(digits, 16).ok().and_then(char::from_u32);
        scalar.map(|scalar| Written { scalar, position }).ok_or_else(|| is_none(self.rest))
    }
}

impl Iterator for CodePoints<'_> {
    type Item = Result<Written, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.pass(self.rest.find(|it| !is_between(it))?);
        let token = self.token();
        if token.is_err() {
            // Nothing is read after what cannot be.
            self.rest = "";
        }
        Some(token)
    }
}

fn is_between(scalar: char) -> bool {
    scalar.is_whitespace() || scalar == ','
}
