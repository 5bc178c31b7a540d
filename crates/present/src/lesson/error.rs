//! Why a file is no lesson, and what to do.

use bidiscope_bidi::name::ReadError;
use bidiscope_bidi::order::DisplayError;

use super::words::WordsError;
use super::{LONGEST_LESSON_NAME, LONGEST_TITLE, MOST_ANSWERS, MOST_LESSON_BYTES, MOST_STEPS};

/// Why a file is no lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonError {
    /// The line in which it is, from 1; `None` where it is the whole file.
    pub line: Option<usize>,
    /// What is wrong.
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

/// What is wrong with a file that is no lesson. What is repeated of the file is an [excerpt](bidiscope_bidi::name::excerpt).
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LessonErrorKind {
    /// There is nothing in it.
    #[error("the file is empty; `bidiscope lesson --example` prints a lesson to begin with")]
    Empty,
    /// It is no text.
    #[error("it is not UTF-8 (at byte {0}); save it as UTF-8 text")]
    NotUtf8(usize),
    /// It is too long.
    #[error("it has more than {} kilobytes, the most of a lesson", MOST_LESSON_BYTES / 1024)]
    TooLarge,
    /// It is not TOML.
    #[error("this is no TOML: {0}")]
    NotToml(String),
    /// It says that it is something else, or nothing.
    #[error(
        "this is no lesson: a lesson says `format = \"bidiscope-lesson\"` and `version = 1` at its beginning"
    )]
    OtherKind,
    /// A later version wrote it.
    #[error(
        "this lesson was written for a newer bidiscope (its version is {0}, this program reads 1): get the newer program"
    )]
    Newer(i64),
    /// A key that there is not.
    #[error("there is no key `{key}` here; the keys are {known}")]
    UnknownKey {
        /// The key.
        key: String,
        /// Those that there are.
        known: String,
    },
    /// A key that must be there.
    #[error("{whose} lacks `{key}`: {about}")]
    Missing {
        /// What lacks it.
        whose: &'static str,
        /// The key.
        key: &'static str,
        /// What stands there.
        about: &'static str,
    },
    /// A value of another kind.
    #[error("`{key}` must be {wanted}")]
    Kind {
        /// The key.
        key: &'static str,
        /// What it must be.
        wanted: &'static str,
    },
    /// A word that stands for nothing.
    #[error("`{key}` cannot be `{value}`; it is one of {known}")]
    Value {
        /// The key.
        key: &'static str,
        /// What was written.
        value: String,
        /// What there is.
        known: String,
    },
    /// A display that there is not.
    #[error("`{key}` is no display: {error}")]
    Display {
        /// The key.
        key: &'static str,
        /// What is wrong with it.
        error: DisplayError,
    },
    /// A name that cannot be read.
    #[error("`{key}` cannot be read as a name: {error}")]
    Name {
        /// The key.
        key: &'static str,
        /// What is wrong with it, and at which character.
        error: ReadError,
    },
    /// A name that is too long to be looked at in cells.
    #[error("`{0}` is longer than {LONGEST_LESSON_NAME} characters, the most of a name in a lesson")]
    LongName(&'static str),
    /// A character that a name has not.
    #[error("`about` is {about}, but the characters of the name are numbered from 0 to {last}")]
    About {
        /// What was written.
        about: i64,
        /// The last that there is.
        last: usize,
    },
    /// A zone in which the name does not stand.
    #[error("the name does not stand under `{0}`")]
    NotUnder(String),
    /// A title that is empty, too long, or cannot be shown.
    #[error(
        "`title` must have 1 to {LONGEST_TITLE} characters, none of them from right to left or invisible"
    )]
    Title,
    /// Words that cannot be shown.
    #[error("`{key}`: {error}")]
    Words {
        /// The key.
        key: &'static str,
        /// What is wrong with them.
        error: WordsError,
    },
    /// Words where there must be some.
    #[error("`{0}` is empty")]
    NoWords(&'static str),
    /// No step.
    #[error("the lesson has no steps: each begins with a line `[[step]]`")]
    NoSteps,
    /// Too many of them.
    #[error("the lesson has {0} steps; it can have {MOST_STEPS} at most")]
    ManySteps(usize),
    /// Too few answers to choose from, or too many.
    #[error("`{0}` must be a list of 2 to {MOST_ANSWERS}")]
    Answers(&'static str),
    /// The same answer twice.
    #[error("`{0}` holds the same twice")]
    Twice(&'static str),
    /// A display that is asked for but not to be chosen.
    #[error("`display` is none of `displays`, from which the pupil chooses")]
    NotAmong,
}
