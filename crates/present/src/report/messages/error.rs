//! Errors of a file of report messages.

use super::{MAX_MESSAGE_CHARACTERS, MAX_MESSAGES_BYTES};

/// Why a file of report messages is rejected; nothing of it is used then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportMessagesError {
    /// The line of the error, from 1; `None` where it is the whole file.
    pub line: Option<usize>,
    /// The error.
    pub kind: ReportMessagesErrorKind,
}

impl std::fmt::Display for ReportMessagesError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        write!(f, "{}", self.kind)
    }
}

impl std::error::Error for ReportMessagesError {}

/// The kinds of errors. Quotations of the file are [excerpts](bidiscope_bidi::name::excerpt).
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReportMessagesErrorKind {
    /// The file is empty.
    #[error("the file is empty; `bidiscope inspect --words-example` prints the words to begin with")]
    Empty,
    /// The file is not UTF-8 from this byte on.
    #[error("it is not UTF-8 (at byte {0}); save it as UTF-8 text")]
    NotUtf8(usize),
    /// The file is too large.
    #[error("it has more than {} kilobytes, the most of a file of words", MAX_MESSAGES_BYTES / 1024)]
    TooLarge,
    /// It is not TOML.
    #[error("this is no TOML: {0}")]
    NotToml(String),
    /// Its `format` key is missing or names another format.
    #[error(
        "this is no file of words: one says `format = \"bidiscope-report-words\"` and `version = 1` at its beginning"
    )]
    WrongFormat,
    /// A later version of the program wrote it.
    #[error(
        "these words were written for a newer bidiscope (their version is {0}, this program reads 1): get the newer program"
    )]
    NewerVersion(i64),
    /// An unknown key.
    #[error("there is no key `{0}`; `bidiscope inspect --words-example` prints all that there are")]
    UnknownKey(String),
    /// A value of the wrong type.
    #[error("`{key}` must be {expected}")]
    WrongType {
        /// The key.
        key: String,
        /// The expected type.
        expected: &'static str,
    },
    /// A required key is missing.
    #[error("`{0}` is missing: {1}")]
    Missing(&'static str, &'static str),
    /// A message is too long.
    #[error("`{0}` has more than {MAX_MESSAGE_CHARACTERS} characters")]
    TooLong(String),
    /// A message is empty.
    #[error("`{0}` says nothing; leave the key out, and the report says it in English")]
    EmptyMessage(String),
    /// A message holds a control character.
    #[error("`{0}` holds {1}, a control character")]
    ControlCharacter(String, String),
    /// An opening brace without a closing one.
    #[error("`{0}` has a brace that is not closed; a brace itself is written {{{{")]
    UnclosedBrace(String),
    /// A closing brace without an opening one.
    #[error("`{0}` has a brace that closes nothing; a brace itself is written }}}}")]
    UnopenedBrace(String),
    /// A placeholder that this message does not have.
    #[error("`{key}` has nothing to put in for {{{place}}}; it has {known}")]
    UnknownPlaceholder {
        /// The key.
        key: String,
        /// The text between the braces.
        place: String,
        /// The placeholders of the message.
        known: String,
    },
}
