//! Errors of a lesson file, with their lines.

use bidiscope_report::toml_error::{TomlError, line_number_of_byte};
use bidiscope_words::{Message, message};

/// Why a file is not a valid lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonError {
    /// The line of the error, from 1; `None` where it is the whole file.
    pub line: Option<usize>,
    /// What is wrong, in a sentence. Quotations of the file are [excerpts](bidiscope_bidi::name::excerpt).
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
        Self { line: Some(line_number_of_byte(file, byte)), reason: reason.to_string() }
    }

    /// An error of the TOML reader.
    pub(super) fn of_toml(file: &str, error: toml::de::Error) -> Self {
        let TomlError { line_number: line, last_key: key, mut reason, .. } = TomlError::new(file, error);
        if key == "step" && reason.ends_with("an array") {
            reason = message!(lesson_error_not_steps, reason = reason).to_string();
        }
        Self { line, reason }
    }
}
