//! Errors of a lesson file, with their lines.

use bidiscope_bidi::name::excerpt;

/// The most characters that an error has of the words of the TOML reader.
const MAX_QUOTED: usize = 400;

/// What serde calls otherwise than TOML does.
const WORDS: [(&str, &str); 6] = [
    ("unknown field `", "there is no key `"),
    ("missing field `", "missing key `"),
    ("unknown variant `", "unknown value `"),
    ("expected a sequence", "expected an array"),
    ("expected i64", "expected an integer"),
    ("invalid type: map", "invalid type: table"),
];

/// Why a file is not a valid lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonError {
    /// The line of the error, from 1; `None` where it is the whole file.
    pub line: Option<usize>,
    /// What is wrong, in words. Quotations of the file are [excerpts](bidiscope_bidi::name::excerpt).
    pub reason: String,
}

impl std::fmt::Display for LessonError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        f.write_str(&self.reason)
    }
}

impl std::error::Error for LessonError {}

impl LessonError {
    /// An error of the whole file.
    pub(super) fn of_file(reason: impl Into<String>) -> Self {
        Self { line: None, reason: reason.into() }
    }

    /// An error at a byte of the file.
    pub(super) fn at(file: &str, byte: usize, reason: impl Into<String>) -> Self {
        Self { line: Some(line_of(file, byte)), reason: reason.into() }
    }

    /// An error of the TOML reader.
    pub(super) fn of_toml(file: &str, mut error: toml::de::Error) -> Self {
        // Without the file, it names the key instead of quoting the line.
        error.set_input(None);
        let words = error.to_string();
        let (words, keys) = words.trim_end().rsplit_once("\nin `").unwrap_or((words.trim_end(), ""));
        let mut words = words.replace('\n', "; ");
        for (serde, toml) in WORDS {
            words = words.replacen(serde, toml, 1);
        }
        let key = keys.trim_end_matches('`').rsplit('.').next().unwrap_or_default();
        if key == "step" && words.ends_with("an array") {
            words.push_str(": begin each step with a line `[[step]]`");
        }
        // Some errors are about a key in that one, and name it.
        if !key.is_empty() && !words.contains(" key `") {
            words.insert_str(0, &format!("`{key}`: "));
        }
        let reason = excerpt(&words, MAX_QUOTED);
        match error.span() {
            Some(span) => Self::at(file, span.start, reason),
            None => Self::of_file(reason),
        }
    }
}

/// The line of a byte of the file, from 1.
pub(super) fn line_of(file: &str, byte: usize) -> usize {
    file.as_bytes()[..byte.min(file.len())].iter().filter(|it| **it == b'\n').count() + 1
}
