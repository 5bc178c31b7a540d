//! A table of a lesson file, with the line of each key.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use bidiscope_bidi::name::excerpt;
use bidiscope_bidi::order::DisplayConfig;

use super::error::{LessonError, LessonErrorKind};

/// The most characters that an error quotes from a file.
const MAX_QUOTED: usize = 80;

/// A table, and the file that it is from.
#[derive(Clone, Copy)]
pub(super) struct LessonTable<'a> {
    file: &'a str,
    table: &'a DeTable<'a>,
    /// Its byte offset.
    start: usize,
    /// Its name in error messages.
    subject: &'static str,
}

impl<'a> LessonTable<'a> {
    pub(super) const fn new(
        file: &'a str,
        table: &'a DeTable<'a>,
        start: usize,
        subject: &'static str,
    ) -> Self {
        Self { file, table, start, subject }
    }

    /// The line on which it begins, from 1.
    pub(super) fn line(&self) -> usize {
        line_of(self.file, self.start)
    }

    /// An error at a byte of the file.
    pub(super) fn error_at(&self, byte: usize, kind: LessonErrorKind) -> LessonError {
        LessonError { line: Some(line_of(self.file, byte)), kind }
    }

    /// An error at the value of a key; at the table where the key is missing.
    pub(super) fn error(&self, key: &str, kind: LessonErrorKind) -> LessonError {
        self.error_at(self.table.get(key).map_or(self.start, |it| it.span().start), kind)
    }

    /// Rejects the first key that is not one of these.
    pub(super) fn check_keys(&self, known: &[&str]) -> Result<(), LessonError> {
        let unknown = self.table.keys().filter(|it| !known.contains(&it.get_ref().as_ref()));
        let Some(first) = unknown.min_by_key(|it| it.span().start) else { return Ok(()) };
        let kind =
            LessonErrorKind::UnknownKey { key: excerpt(first.get_ref(), MAX_QUOTED), known: listed(known) };
        Err(self.error_at(first.span().start, kind))
    }

    /// The value of a key.
    pub(super) fn get(&self, key: &str) -> Option<&'a Spanned<DeValue<'a>>> {
        self.table.get(key)
    }

    /// The text of a key.
    pub(super) fn text(&self, key: &'static str) -> Result<Option<&'a str>, LessonError> {
        let wrong =
            || self.error(key, LessonErrorKind::WrongType { key, expected: "text between quotation marks" });
        self.get(key).map(|it| it.get_ref().as_str().ok_or_else(wrong)).transpose()
    }

    /// The text of a required key.
    pub(super) fn required_text(
        &self,
        key: &'static str,
        about: &'static str,
    ) -> Result<&'a str, LessonError> {
        let missing = || self.error(key, LessonErrorKind::Missing { container: self.subject, key, about });
        self.text(key)?.ok_or_else(missing)
    }

    /// The integer of a key.
    pub(super) fn number(&self, key: &'static str) -> Result<Option<i64>, LessonError> {
        let wrong = || self.error(key, LessonErrorKind::WrongType { key, expected: "a whole number" });
        let read = |it: &DeValue<'_>| {
            let integer = it.as_integer()?;
            i64::from_str_radix(&integer.as_str().replace('_', ""), integer.radix()).ok()
        };
        self.get(key).map(|it| read(it.get_ref()).ok_or_else(wrong)).transpose()
    }

    /// The texts of a list, each with its byte offset.
    pub(super) fn texts(&self, key: &'static str) -> Result<Option<Vec<(usize, &'a str)>>, LessonError> {
        let kind =
            || LessonErrorKind::WrongType { key, expected: "a list of texts, such as [\"abc\", \"def\"]" };
        let Some(value) = self.get(key) else { return Ok(None) };
        let array = value.get_ref().as_array().ok_or_else(|| self.error(key, kind()))?;
        let text = |it: &'a Spanned<DeValue<'a>>| {
            let at = it.span().start;
            it.get_ref().as_str().map(|text| (at, text)).ok_or_else(|| self.error_at(at, kind()))
        };
        array.iter().map(text).collect::<Result<_, _>>().map(Some)
    }

    /// The value of a key that has fixed values. `from_id` may read more than the identifiers of `all`: earlier ones.
    pub(super) fn one_of<T: Copy>(
        &self,
        key: &'static str,
        written: &str,
        (all, id): (&[T], impl Fn(T) -> &'static str),
        from_id: impl Fn(&str) -> Option<T>,
    ) -> Result<T, LessonError> {
        let unknown = || {
            let known = listed(&all.iter().map(|&it| id(it)).collect::<Vec<_>>());
            self.error(key, LessonErrorKind::Value { key, value: excerpt(written, MAX_QUOTED), known })
        };
        from_id(written).ok_or_else(unknown)
    }

    /// The display that is written so, at this byte offset.
    pub(super) fn display(
        &self,
        key: &'static str,
        at: usize,
        written: &str,
    ) -> Result<DisplayConfig, LessonError> {
        DisplayConfig::read(written)
            .map_err(|error| self.error_at(at, LessonErrorKind::Display { key, error }))
    }

    /// The byte range of the value of a key; of the table where the key is missing.
    pub(super) fn place(&self, key: &str) -> Range<usize> {
        self.get(key).map_or(self.start..self.start, Spanned::span)
    }

    /// The byte offset in the file of a byte of a key's text, as far as it can be told: quotation marks and escapes
    /// are not counted.
    pub(super) fn place_in(&self, key: &str, text: &str, byte: usize) -> usize {
        let span = self.place(key);
        let written = &self.file[span.clone()];
        let lines = text[..byte.min(text.len())].matches('\n').count();
        // TOML drops a line break directly after the opening quotation marks.
        let opens_a_line = written.starts_with("\"\"\"\n")
            || written.starts_with("'''\n")
            || written.starts_with("\"\"\"\r\n");
        let skipped = lines + usize::from(opens_a_line);
        span.start + written.match_indices('\n').map(|it| it.0 + 1).take(skipped).last().unwrap_or(0)
    }
}

/// The line of a byte of the file, from 1.
pub(super) fn line_of(file: &str, byte: usize) -> usize {
    file.as_bytes()[..byte.min(file.len())].iter().filter(|it| **it == b'\n').count() + 1
}

/// Words in backquotes, separated by commas.
pub(super) fn listed(words: &[&str]) -> String {
    words.iter().map(|it| format!("`{it}`")).collect::<Vec<_>>().join(", ")
}
