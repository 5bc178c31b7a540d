//! What is wrong with a catalogue.

use super::MAX_BYTES;

/// An error in a catalogue, with its line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CatalogueError {
    /// The line, from 1; `None` if it is about the file as a whole.
    pub line: Option<usize>,
    /// What is wrong.
    pub kind: CatalogueErrorKind,
}

/// What is wrong with a catalogue.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CatalogueErrorKind {
    /// There is nothing in it.
    #[error("the file is empty")]
    Empty,
    /// There is too much in it.
    #[error("the file has more than {} KiB", MAX_BYTES >> 10)]
    TooLarge,
    /// It is in another encoding; with the number of bytes before.
    #[error("the file is not UTF-8 after {0} bytes: save it as UTF-8")]
    NotUtf8(usize),
    /// It is not in the format Fluent.
    #[error("this is not Fluent: {0}")]
    NotFluent(String),
    /// A control character.
    #[error("remove the control character {0}")]
    ControlCharacter(String),
    /// A message stands twice.
    #[error("the message “{0}” stands twice: remove one")]
    Twice(String),
    /// The English catalogue has no such message.
    #[error("there is no message “{0}”: compare it with the English file")]
    UnknownMessage(String),
    /// The English message has no such variable.
    #[error("the message “{key}” has no variable ${variable}; it can use {known}")]
    UnknownVariable {
        /// The message.
        key: String,
        /// The variable.
        variable: String,
        /// The variables that it can use.
        known: String,
    },
    /// It does not say its language.
    #[error("add a line with the language, such as “language = en”")]
    NoLanguage,
    /// Its language is not a language tag.
    #[error("“{0}” is not a language tag, such as “en”, “ar” or “he-IL”")]
    InvalidLanguage(String),
    /// Its direction is none.
    #[error("“{0}” is not a direction: write “direction = ltr” or “direction = rtl”")]
    InvalidDirection(String),
    /// It does not say its direction.
    #[error("add a line with the direction, “direction = ltr” or “direction = rtl”")]
    NoDirection,
}

impl std::fmt::Display for CatalogueError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}: {}", self.kind),
            None => self.kind.fmt(f),
        }
    }
}

impl std::error::Error for CatalogueError {}
