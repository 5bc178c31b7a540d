//! Why a file is none of words.

use super::{LONGEST_SENTENCE, MOST_BYTES_OF_WORDS};

/// Why a file of words is refused: nothing of it is used then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportWordsError {
    /// The line in which it is, from 1; `None` where it is the whole file.
    pub line: Option<usize>,
    /// What is wrong.
    pub kind: ReportWordsErrorKind,
}

impl std::fmt::Display for ReportWordsError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        write!(f, "{}", self.kind)
    }
}

impl std::error::Error for ReportWordsError {}

/// What is wrong with a file of words. What is repeated of the file is an [excerpt](bidiscope_bidi::name::excerpt).
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReportWordsErrorKind {
    /// There is nothing in it.
    #[error("the file is empty; `bidiscope inspect --words-example` prints the words to begin with")]
    Empty,
    /// It is no text.
    #[error("it is not UTF-8 (at byte {0}); save it as UTF-8 text")]
    NotUtf8(usize),
    /// It is too long.
    #[error("it has more than {} kilobytes, the most of a file of words", MOST_BYTES_OF_WORDS / 1024)]
    TooLarge,
    /// It is not TOML.
    #[error("this is no TOML: {0}")]
    NotToml(String),
    /// It says that it is something else, or nothing.
    #[error(
        "this is no file of words: one says `format = \"bidiscope-report-words\"` and `version = 1` at its beginning"
    )]
    OtherKind,
    /// A later version wrote it.
    #[error(
        "these words were written for a newer bidiscope (their version is {0}, this program reads 1): get the newer program"
    )]
    Newer(i64),
    /// There is no such key.
    #[error("there is no key `{0}`; `bidiscope inspect --words-example` prints all that there are")]
    UnknownKey(String),
    /// Something else than was expected.
    #[error("`{key}` must be {wanted}")]
    Kind {
        /// The key.
        key: String,
        /// What it must be.
        wanted: &'static str,
    },
    /// It has to be there.
    #[error("`{0}` is missing: {1}")]
    Missing(&'static str, &'static str),
    /// A sentence is too long.
    #[error("`{0}` has more than {LONGEST_SENTENCE} characters")]
    TooLong(String),
    /// A sentence says nothing.
    #[error("`{0}` says nothing; leave the key out, and the report says it in English")]
    SaysNothing(String),
    /// A sentence holds what no report can show.
    #[error("`{0}` holds {1}, a control character")]
    Control(String, String),
    /// A brace without its other one.
    #[error("`{0}` has a brace that is not closed; a brace itself is written {{{{")]
    OpenBrace(String),
    /// The same the other way.
    #[error("`{0}` has a brace that closes nothing; a brace itself is written }}}}")]
    ClosingBrace(String),
    /// A place that this sentence has not.
    #[error("`{key}` has nothing to put in for {{{place}}}; it has {known}")]
    UnknownPlace {
        /// The key.
        key: String,
        /// What stands between the braces.
        place: String,
        /// What may stand there.
        known: String,
    },
}
