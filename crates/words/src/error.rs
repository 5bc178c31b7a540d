//! What is wrong with a catalogue.

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
    /// The file has more than [`MAX_CATALOGUE_BYTES`](crate::MAX_CATALOGUE_BYTES) bytes.
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

/// The most characters that an error quotes from a file.
pub(super) const MAX_QUOTED: usize = 80;
