//! What is wrong with a catalogue, in words.

use super::catalogue::MAX_CATALOGUE_BYTES;
use super::error::{CatalogueError, CatalogueErrorKind};
use super::messages::Message;
use super::nesting::MAX_NESTING;
use super::references::MAX_TEXT_BYTES;
use crate::message;

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
