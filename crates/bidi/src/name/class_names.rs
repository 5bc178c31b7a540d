//! Characters written as the names of their bidi classes: `R CS L`.

use super::BidiClass;
use super::error::{ReadError, ReadErrorKind};
use super::notation::Written;
use super::representative::representative;

/// The characters that stand for the classes of a text, one after another, with white space or commas between.
#[derive(Clone, Debug)]
pub(super) struct ClassNames<'a> {
    rest: &'a str,
    /// Where `rest` begins, in characters.
    position: usize,
}

impl<'a> ClassNames<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { rest: text, position: 0 }
    }

    /// Goes on by so many bytes, and gives them.
    fn pass(&mut self, bytes: usize) -> &'a str {
        let (passed, rest) = self.rest.split_at(bytes);
        self.position += passed.chars().count();
        self.rest = rest;
        passed
    }
}

impl Iterator for ClassNames<'_> {
    type Item = Result<Written, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.pass(self.rest.find(|it| !is_between(it))?);
        let position = self.position;
        let word = self.pass(self.rest.find(is_between).unwrap_or(self.rest.len()));
        let class = BidiClass::from_id(&word.to_ascii_uppercase());
        if class.is_none() {
            // Nothing is read after what cannot be.
            self.rest = "";
        }
        let kind = || ReadErrorKind::NoClass { word: word.to_owned() };
        let scalar = class.map(|it| representative(it).scalar);
        Some(
            scalar
                .map(|scalar| Written { scalar, position })
                .ok_or_else(|| ReadError { kind: kind(), position }),
        )
    }
}

/// The name of the class that a character stands for; `None` where it stands for none.
pub(super) fn class_name(scalar: char) -> Option<&'static str> {
    let class = BidiClass::of(scalar);
    (representative(class).scalar == scalar).then(|| class.short_name())
}

fn is_between(scalar: char) -> bool {
    scalar.is_whitespace() || scalar == ','
}
