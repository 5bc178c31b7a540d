//! A domain name in a lesson.

use bidiscope_bidi::name::{Character, Input, Notation, ReadError};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_report::drawn_characters::mirrored_characters;

/// A domain name that a lesson shows or asks about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonName {
    /// The name as it is written in the file, in `notation`.
    pub typed: String,
    /// Its notation.
    pub notation: Notation,
    /// The name.
    pub name: Input,
}

impl LessonName {
    /// Reads a name of a lesson, written in this notation.
    ///
    /// # Errors
    /// As [`Input::read`].
    pub fn read(typed: &str, notation: Notation) -> Result<Self, ReadError> {
        Ok(Self { typed: typed.to_owned(), notation, name: Input::read(typed, notation)? })
    }

    /// The name as it is typed, where that is ASCII; else its code points.
    pub fn typed_or_code_points(&self) -> String {
        self.typed_text_if_ascii().map_or_else(|| self.display_text(&Strategy::Logical.into()), str::to_owned)
    }

    /// Its characters in logical order.
    pub fn characters(&self) -> &[Character] {
        self.name.characters()
    }

    /// The name as it is written, where that is ASCII, which needs no reordering; else `None`.
    pub fn typed_text_if_ascii(&self) -> Option<&str> {
        let is_plain = self.typed.bytes().all(|it| (b' '..=b'~').contains(&it));
        is_plain.then_some(self.typed.as_str())
    }

    /// Its display from left to right as it is drawn, with mirrored brackets (UAX #9, rule L4), for sentences: in its
    /// notation where that is ASCII, else as code points.
    pub fn display_text(&self, display: &DisplayConfig) -> String {
        self.in_order(&mirrored_characters(display, self.characters()), display)
    }

    /// As [`Self::display_text`], but with the name\u{2019}s own brackets, for programs.
    pub fn unmirrored_display_text(&self, display: &DisplayConfig) -> String {
        self.in_order(self.characters(), display)
    }

    fn in_order(&self, characters: &[Character], display: &DisplayConfig) -> String {
        self.written(&display.order(self.characters()).display(characters))
    }

    /// A text in the notation of the name where that is ASCII, else as code points.
    pub(super) fn written(&self, text: &str) -> String {
        let is_plain = |it: &String| it.bytes().all(|byte| (b' '..=b'~').contains(&byte));
        let written = self.notation.write_scalars(text.chars()).ok().filter(is_plain);
        written.or_else(|| Notation::CodePoints.write_scalars(text.chars()).ok()).unwrap_or_default()
    }
}
