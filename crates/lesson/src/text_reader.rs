//! Reads the texts of a lesson file.

use toml::Spanned;

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_report::toml_error::line_number_of_byte;
use bidiscope_report::words::display::display_error_text;
use bidiscope_words::{Message, message};

use super::error::LessonError;
use super::limits::MAX_TITLE_CHARACTERS;
use super::text::{LessonText, is_allowed_in_text};

/// Reads the texts of a file.
#[derive(Clone, Copy)]
pub(super) struct TextReader<'a> {
    pub(super) file: &'a str,
    pub(super) notation: Notation,
}

impl TextReader<'_> {
    /// An error at a byte of the file.
    pub(super) fn error(&self, byte: usize, reason: &Message<'_>) -> LessonError {
        LessonError::at(self.file, byte, reason)
    }

    /// The line of a byte of the file, from 1.
    pub(super) fn line(&self, byte: usize) -> usize {
        line_number_of_byte(self.file, byte)
    }

    /// A title, which must be short and of left-to-right characters.
    pub(super) fn title(&self, title: &Spanned<String>) -> Result<String, LessonError> {
        let text = title.get_ref().trim();
        let is_short = (1..=MAX_TITLE_CHARACTERS).contains(&text.chars().count());
        if is_short && text.chars().all(is_allowed_in_text) {
            return Ok(text.to_owned());
        }
        Err(self.error(title.span().start, &message!(lesson_error_title, most = MAX_TITLE_CHARACTERS)))
    }

    /// A display.
    pub(super) fn display(&self, key: &str, display: &Spanned<String>) -> Result<DisplayConfig, LessonError> {
        DisplayConfig::read(display.get_ref()).map_err(|error| {
            let reason = message!(lesson_error_key, key = key, reason = display_error_text(&error));
            self.error(display.span().start, &reason)
        })
    }

    /// A text in paragraphs; an empty one where there is none.
    pub(super) fn text(&self, key: &str, text: Option<&Spanned<String>>) -> Result<LessonText, LessonError> {
        let Some(text) = text else { return Ok(LessonText::default()) };
        LessonText::read(text.get_ref(), self.notation).map_err(|(byte, error)| {
            let reason = message!(lesson_error_key, key = key, reason = error);
            self.error(self.place_in(text, byte), &reason)
        })
    }

    /// The byte offset in the file of a byte of a text, as far as it can be told: quotation marks and escapes are not
    /// counted.
    fn place_in(&self, text: &Spanned<String>, byte: usize) -> usize {
        let span = text.span();
        let written = &self.file[span.clone()];
        let lines = text.get_ref()[..byte.min(text.get_ref().len())].matches('\n').count();
        // TOML drops a line break directly after the opening quotation marks.
        let opens_a_line = written.starts_with("\"\"\"\n")
            || written.starts_with("'''\n")
            || written.starts_with("\"\"\"\r\n");
        let skipped = lines + usize::from(opens_a_line);
        span.start + written.match_indices('\n').map(|it| it.0 + 1).take(skipped).last().unwrap_or(0)
    }
}
