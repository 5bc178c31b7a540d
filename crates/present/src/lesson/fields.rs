//! A table of a lesson's file, key by key, with the line of each.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use bidiscope_bidi::name::excerpt;
use bidiscope_bidi::order::Display;

use super::error::{LessonError, LessonErrorKind};

/// The most characters that a message repeats of a file.
const MOST_REPEATED: usize = 80;

/// A table, and the file that it stands in.
#[derive(Clone, Copy)]
pub(super) struct LessonTable<'a> {
    file: &'a str,
    table: &'a DeTable<'a>,
    /// Where it begins, in bytes.
    begins: usize,
    /// What a message calls it.
    called: &'static str,
}

impl<'a> LessonTable<'a> {
    pub(super) const fn new(
        file: &'a str,
        table: &'a DeTable<'a>,
        begins: usize,
        called: &'static str,
    ) -> Self {
        Self { file, table, begins, called }
    }

    /// The line of the table's beginning, from 1.
    pub(super) fn line(&self) -> usize {
        line_of(self.file, self.begins)
    }

    /// What is wrong at a byte of the file.
    pub(super) fn wrong_at(&self, byte: usize, kind: LessonErrorKind) -> LessonError {
        LessonError { line: Some(line_of(self.file, byte)), kind }
    }

    /// What is wrong with the value of a key; where it is not there, with the table.
    pub(super) fn wrong(&self, key: &str, kind: LessonErrorKind) -> LessonError {
        self.wrong_at(self.table.get(key).map_or(self.begins, |it| it.span().start), kind)
    }

    /// Refuses every key but these: the first of the others in the file.
    pub(super) fn has_only(&self, known: &[&str]) -> Result<(), LessonError> {
        let unknown = self.table.keys().filter(|it| !known.contains(&it.get_ref().as_ref()));
        let Some(first) = unknown.min_by_key(|it| it.span().start) else { return Ok(()) };
        let kind = LessonErrorKind::UnknownKey {
            key: excerpt(first.get_ref(), MOST_REPEATED),
            known: listed(known),
        };
        Err(self.wrong_at(first.span().start, kind))
    }

    /// The value of a key.
    pub(super) fn get(&self, key: &str) -> Option<&'a Spanned<DeValue<'a>>> {
        self.table.get(key)
    }

    /// The text of a key.
    pub(super) fn text(&self, key: &'static str) -> Result<Option<&'a str>, LessonError> {
        let wrong = || self.wrong(key, LessonErrorKind::Kind { key, wanted: "text between quotation marks" });
        self.get(key).map(|it| it.get_ref().as_str().ok_or_else(wrong)).transpose()
    }

    /// The text of a key that must be there.
    pub(super) fn wanted(&self, key: &'static str, about: &'static str) -> Result<&'a str, LessonError> {
        let missing = || self.wrong(key, LessonErrorKind::Missing { whose: self.called, key, about });
        self.text(key)?.ok_or_else(missing)
    }

    /// The whole number of a key.
    pub(super) fn number(&self, key: &'static str) -> Result<Option<i64>, LessonError> {
        let wrong = || self.wrong(key, LessonErrorKind::Kind { key, wanted: "a whole number" });
        let read = |it: &DeValue<'_>| {
            let integer = it.as_integer()?;
            i64::from_str_radix(&integer.as_str().replace('_', ""), integer.radix()).ok()
        };
        self.get(key).map(|it| read(it.get_ref()).ok_or_else(wrong)).transpose()
    }

    /// The texts of a list, each with its place in the file.
    pub(super) fn texts(&self, key: &'static str) -> Result<Option<Vec<(usize, &'a str)>>, LessonError> {
        let kind = || LessonErrorKind::Kind { key, wanted: "a list of texts, such as [\"abc\", \"def\"]" };
        let Some(value) = self.get(key) else { return Ok(None) };
        let array = value.get_ref().as_array().ok_or_else(|| self.wrong(key, kind()))?;
        let text = |it: &'a Spanned<DeValue<'a>>| {
            let at = it.span().start;
            it.get_ref().as_str().map(|text| (at, text)).ok_or_else(|| self.wrong_at(at, kind()))
        };
        array.iter().map(text).collect::<Result<_, _>>().map(Some)
    }

    /// A word of a key for which something stands.
    pub(super) fn one_of<T: Copy>(
        &self,
        key: &'static str,
        written: &str,
        all: &[T],
        id: impl Fn(T) -> &'static str,
    ) -> Result<T, LessonError> {
        let unknown = || {
            let known = listed(&all.iter().map(|&it| id(it)).collect::<Vec<_>>());
            self.wrong(key, LessonErrorKind::Value { key, value: excerpt(written, MOST_REPEATED), known })
        };
        all.iter().copied().find(|&it| id(it) == written).ok_or_else(unknown)
    }

    /// A display that is written so, at this place.
    pub(super) fn display(
        &self,
        key: &'static str,
        at: usize,
        written: &str,
    ) -> Result<Display, LessonError> {
        Display::read(written).map_err(|error| self.wrong_at(at, LessonErrorKind::Display { key, error }))
    }

    /// Where the value of a key stands in the file; where it is not there, the table.
    pub(super) fn place(&self, key: &str) -> Range<usize> {
        self.get(key).map_or(self.begins..self.begins, Spanned::span)
    }

    /// Where in the file a byte of a key's text stands, as far as that can be told: quotation marks and escapes stand
    /// between.
    pub(super) fn place_in(&self, key: &str, text: &str, byte: usize) -> usize {
        let span = self.place(key);
        let written = &self.file[span.clone()];
        let lines = text[..byte.min(text.len())].matches('\n').count();
        // A text of several lines that begins on a line of its own loses that line break.
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

/// Words in a row, each between backquotes.
pub(super) fn listed(words: &[&str]) -> String {
    words.iter().map(|it| format!("`{it}`")).collect::<Vec<_>>().join(", ")
}
