//! Errors of a lesson file.

use bidiscope_bidi::name::ReadError;
use bidiscope_bidi::order::DisplayConfigError;

use super::text::LessonTextError;
use super::{MAX_ANSWERS, MAX_LESSON_BYTES, MAX_LESSON_NAME_CHARACTERS, MAX_STEPS, MAX_TITLE_CHARACTERS};

/// Why a file is not a valid lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonError {
    /// The line of the error, from 1; `None` where it is the whole file.
    pub line: Option<usize>,
    /// The error.
    pub kind: LessonErrorKind,
}

impl std::fmt::Display for LessonError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        write!(f, "{}", self.kind)
    }
}

impl std::error::Error for LessonError {}

/// The kinds of errors. Quotations of the file are [excerpts](bidiscope_bidi::name::excerpt).
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LessonErrorKind {
    /// The file is empty.
    #[error("the file is empty; `bidiscope lesson --example` prints a lesson to begin with")]
    Empty,
    /// The file is not UTF-8 from this byte on.
    #[error("it is not UTF-8 (at byte {0}); save it as UTF-8 text")]
    NotUtf8(usize),
    /// The file is too large.
    #[error("it has more than {} kilobytes, the most of a lesson", MAX_LESSON_BYTES / 1024)]
    TooLarge,
    /// It is not TOML.
    #[error("this is no TOML: {0}")]
    NotToml(String),
    /// Its `format` key is missing or names another format.
    #[error(
        "this is no lesson: a lesson says `format = \"bidiscope-lesson\"` and `version = 1` at its beginning"
    )]
    WrongFormat,
    /// A later version of the program wrote it.
    #[error(
        "this lesson was written for a newer bidiscope (its version is {0}, this program reads 1): get the newer program"
    )]
    NewerVersion(i64),
    /// An unknown key.
    #[error("there is no key `{key}` here; the keys are {known}")]
    UnknownKey {
        /// The key.
        key: String,
        /// The valid keys or values.
        known: String,
    },
    /// A required key is missing.
    #[error("{container} lacks `{key}`: {about}")]
    Missing {
        /// The part of the lesson that lacks it.
        container: &'static str,
        /// The key.
        key: &'static str,
        /// A description of its value.
        about: &'static str,
    },
    /// A value of the wrong type.
    #[error("`{key}` must be {expected}")]
    WrongType {
        /// The key.
        key: &'static str,
        /// The expected type.
        expected: &'static str,
    },
    /// An unknown value.
    #[error("`{key}` cannot be `{value}`; it is one of {known}")]
    Value {
        /// The key.
        key: &'static str,
        /// The value in the file.
        value: String,
        /// The valid values.
        known: String,
    },
    /// An invalid display.
    #[error("`{key}` is no display: {error}")]
    Display {
        /// The key.
        key: &'static str,
        /// The error of the value.
        error: DisplayConfigError,
    },
    /// An invalid name.
    #[error("`{key}` cannot be read as a name: {error}")]
    Name {
        /// The key.
        key: &'static str,
        /// The error of the name, with its position.
        error: ReadError,
    },
    /// A name that is too long to be shown in cells.
    #[error("`{0}` is longer than {MAX_LESSON_NAME_CHARACTERS} characters, the most of a name in a lesson")]
    NameTooLong(&'static str),
    /// A character index beyond the end of the name.
    #[error("`about` is {about}, but the characters of the name are numbered from 0 to {last}")]
    CharacterOutOfRange {
        /// The value in the file.
        about: i64,
        /// The last valid index.
        last: usize,
    },
    /// A parent zone that the name is not in.
    #[error("the name does not stand under `{0}`")]
    NotInZone(String),
    /// A title that is empty, too long, or cannot be shown.
    #[error(
        "`title` must have 1 to {MAX_TITLE_CHARACTERS} characters, none of them from right to left or invisible"
    )]
    Title,
    /// Text that cannot be shown.
    #[error("`{key}`: {error}")]
    Words {
        /// The key.
        key: &'static str,
        /// The error of the text.
        error: LessonTextError,
    },
    /// Required text is empty.
    #[error("`{0}` is empty")]
    EmptyText(&'static str),
    /// The lesson has no steps.
    #[error("the lesson has no steps: each begins with a line `[[step]]`")]
    NoSteps,
    /// The lesson has too many steps.
    #[error("the lesson has {0} steps; it can have {MAX_STEPS} at most")]
    TooManySteps(usize),
    /// Too few or too many answers.
    #[error("`{0}` must be a list of 2 to {MAX_ANSWERS}")]
    Answers(&'static str),
    /// A list with duplicates.
    #[error("`{0}` holds the same twice")]
    DuplicateAnswer(&'static str),
    /// The display that is asked for is not among the offered ones.
    #[error("`display` is none of `displays`, from which the pupil chooses")]
    DisplayNotOffered,
}
