//! What is wrong with a catalogue.

use super::nesting::MAX_NESTING;
use super::references::MAX_TEXT_BYTES;
use super::{MAX_CATALOGUE_BYTES, Message};
use crate::message;

/// An error in a catalogue, with its line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CatalogueError {
    /// The line, from 1; `None` if it is about the file as a whole.
    pub line: Option<usize>,
    /// What is wrong.
    pub kind: CatalogueErrorKind,
}

/// What is wrong with a catalogue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CatalogueErrorKind {
    /// The file is empty.
    Empty,
    /// The file has more than [`MAX_CATALOGUE_BYTES`] bytes.
    TooLarge,
    /// The file is not UTF-8; with the number of bytes before the first invalid one.
    NotUtf8(usize),
    /// It is not in the format Fluent; with the parser's message, in English.
    NotFluent(String),
    /// Placeables, selectors or arguments are nested too deeply to be read.
    TooDeep,
    /// A placeable is not closed before a line that is not indented.
    NotClosed,
    /// A control character or a bidi control, written as it is or escaped in a literal; with its code point, such as `U+0007`.
    ControlCharacter(String),
    /// A character that is not seen, as it is or escaped; with its code point, such as `U+200B`.
    InvisibleCharacter(String),
    /// An escape in a literal is not a character, as that of a surrogate; with the escape.
    InvalidEscape(String),
    /// A text is empty, and the English one is not; with its key.
    EmptyText(String),
    /// A selector has a text for a value that the English message does not choose by.
    UnknownValue {
        /// The message or attribute, as `id` or `id.attribute`.
        key: String,
        /// The variable, without `$`.
        variable: String,
        /// The unknown value.
        value: String,
        /// The values of the English message, with commas.
        known: String,
    },
    /// The function `LTR` has no arguments, an empty one, or others than texts and variables.
    InvalidLtrArguments,
    /// A message or attribute occurs twice; with its key, `id` or `id.attribute`.
    Duplicate(String),
    /// The English catalogue has no such message or attribute; with its key.
    UnknownMessage(String),
    /// The English message has no such variable.
    UnknownVariable {
        /// The message or attribute, as `id` or `id.attribute`.
        key: String,
        /// The unknown variable, without `$`.
        variable: String,
        /// The variables that it can use, with commas; empty for none.
        known: String,
    },
    /// A text refers to a message, an attribute or a term that the file does not have; with its key.
    UnknownReference(String),
    /// A text refers to itself, or references lead from one to the next too often; with the key that is referred to.
    CircularReference(String),
    /// There is no such function; with its name.
    UnknownFunction(String),
    /// A text has, with all that it refers to, more than 64 KiB; with its key.
    TextTooLong(String),
    /// It does not say its language.
    NoLanguage,
    /// Its language, given here, is not a language tag.
    InvalidLanguage(String),
    /// Its direction, given here, is neither `ltr` nor `rtl`.
    InvalidDirection(String),
    /// It does not say its direction.
    NoDirection,
    /// Its direction is `ltr`, but its language, given here, is written from right to left.
    WrongDirectionForLanguage(String),
}

impl CatalogueErrorKind {
    fn message(&self) -> Message<'_> {
        match self {
            Self::Empty => message!(catalogue_empty),
            Self::TooLarge => {
                message!(file_error_too_long, unit = "kilobytes", size = MAX_CATALOGUE_BYTES >> 10)
            }
            Self::NotUtf8(bytes) => message!(catalogue_not_utf_8, bytes = *bytes),
            Self::NotFluent(error) => message!(catalogue_not_fluent, error = error),
            Self::TooDeep => message!(catalogue_too_deep, depth = MAX_NESTING),
            Self::NotClosed => message!(catalogue_not_closed),
            Self::ControlCharacter(character) => message!(catalogue_control_character, character = character),
            Self::InvisibleCharacter(character) => {
                message!(catalogue_invisible_character, character = character)
            }
            Self::InvalidEscape(escape) => message!(catalogue_invalid_escape, escape = escape),
            Self::EmptyText(key) => message!(catalogue_empty_text, key = key),
            Self::UnknownValue { key, variable, value, known } => {
                message!(
                    catalogue_unknown_value,
                    key = key,
                    variable = variable,
                    value = value,
                    known = known
                )
            }
            Self::InvalidLtrArguments => message!(catalogue_invalid_arguments),
            Self::Duplicate(key) => message!(catalogue_twice, key = key),
            Self::UnknownMessage(key) => message!(catalogue_unknown_message, key = key),
            Self::UnknownVariable { key, variable, known } => match known.as_str() {
                "" => message!(catalogue_no_variables, key = key, variable = variable),
                known => message!(catalogue_unknown_variable, key = key, variable = variable, known = known),
            },
            Self::UnknownReference(key) => message!(catalogue_unknown_reference, key = key),
            Self::CircularReference(key) => message!(catalogue_circular_reference, key = key),
            Self::UnknownFunction(name) => message!(catalogue_unknown_function, name = name),
            Self::TextTooLong(key) => {
                message!(catalogue_text_too_long, key = key, kilobytes = MAX_TEXT_BYTES >> 10)
            }
            Self::NoLanguage => message!(catalogue_no_language),
            Self::InvalidLanguage(text) => message!(catalogue_invalid_language, text = text),
            Self::InvalidDirection(text) => message!(catalogue_invalid_direction, text = text),
            Self::NoDirection => message!(catalogue_no_direction),
            Self::WrongDirectionForLanguage(language) => {
                message!(catalogue_direction_of_language, language = language)
            }
        }
    }
}

impl std::fmt::Display for CatalogueError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let problem = self.kind.message();
        let message = match self.line {
            Some(line) => message!(catalogue_line, line = line, problem = problem),
            None => problem,
        };
        write!(f, "{message}")
    }
}

impl std::error::Error for CatalogueError {}
