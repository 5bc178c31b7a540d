//! Errors of a lesson file, with their lines.

use bidiscope_bidi::name::excerpt;

use crate::message;
use crate::messages::Message;

/// The most characters that an error has of the words of the TOML reader.
const MAX_QUOTED: usize = 400;

/// What serde calls otherwise than TOML does.
const WORDS: [(&str, &str); 6] = [
    ("unknown field", "unknown key"),
    ("missing field", "missing key"),
    ("unknown variant", "unknown value"),
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
        match self.line {
            Some(line) => message!(lesson_error_line, line = line, reason = &self.reason).fmt(f),
            None => f.write_str(&self.reason),
        }
    }
}

impl std::error::Error for LessonError {}

impl LessonError {
    /// An error of the whole file.
    pub(super) fn of_file(reason: &Message<'_>) -> Self {
        Self { line: None, reason: reason.to_string() }
    }

    /// An error at a byte of the file.
    pub(super) fn at(file: &str, byte: usize, reason: &Message<'_>) -> Self {
        Self { line: Some(line_of(file, byte)), reason: reason.to_string() }
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
        let asks_for_steps = key == "step" && words.ends_with("an array");
        // Some errors are about a key in that one, and name it.
        if !key.is_empty() && !words.contains(" key `") {
            words = message!(lesson_error_key, key = key, reason = words).to_string();
        }
        let mut reason = excerpt(&quoted(&words), MAX_QUOTED);
        if asks_for_steps {
            reason = message!(lesson_error_not_steps, reason = reason).to_string();
        }
        Self { line: error.span().map(|span| line_of(file, span.start)), reason }
    }
}

/// Quotation marks in place of each pair of grave accents.
fn quoted(words: &str) -> String {
    let marks = ["", "\u{201C}", "\u{201D}"];
    let parts = words.split('`').enumerate();
    parts.map(|(at, part)| format!("{}{part}", marks[if at == 0 { 0 } else { 2 - at % 2 }])).collect()
}

/// The line of a byte of the file, from 1.
pub(super) fn line_of(file: &str, byte: usize) -> usize {
    file.as_bytes()[..byte.min(file.len())].iter().filter(|it| **it == b'\n').count() + 1
}
