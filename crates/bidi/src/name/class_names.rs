//! Characters written as the names of their bidi classes: `R CS L`.

use super::BidiClass;
use super::error::{ReadError, ReadErrorKind};
use super::notation::SourceChar;
use super::representative::representative;

/// An iterator over the characters that represent the classes named in a text, separated by white space or commas.
#[derive(Clone, Debug)]
pub(super) struct ClassNames<'a> {
    rest: &'a str,
    /// The start of `rest` in the text, in characters.
    position: usize,
}

impl<'a> ClassNames<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { rest: text, position: 0 }
    }

    /// Skips this many bytes, and returns them.
    fn advance(&mut self, bytes: usize) -> &'a str {
        let (skipped, rest) = self.rest.split_at(bytes);
        self.position += skipped.chars().count();
        self.rest = rest;
        skipped
    }
}

impl Iterator for ClassNames<'_> {
    type Item = Result<SourceChar, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.advance(self.rest.find(|it| !is_separator(it))?);
        let position = self.position;
        let word = self.advance(self.rest.find(is_separator).unwrap_or(self.rest.len()));
        let class = BidiClass::from_id(&word.to_ascii_uppercase());
        if class.is_none() {
            // Reading ends at the first error.
            self.rest = "";
        }
        let kind = || ReadErrorKind::UnknownClass { word: word.to_owned() };
        let scalar = class.map(|it| representative(it).scalar);
        Some(
            scalar
                .map(|scalar| SourceChar { scalar, position })
                .ok_or_else(|| ReadError { kind: kind(), position }),
        )
    }
}

/// The name of the class that a character represents; `None` for any character but the [`representative`]s.
pub(super) fn class_name(scalar: char) -> Option<&'static str> {
    let class = BidiClass::of(scalar);
    (representative(class).scalar == scalar).then(|| class.short_name())
}

fn is_separator(scalar: char) -> bool {
    scalar.is_whitespace() || scalar == ','
}
