//! What is typed, without marks and HTML round it, as long as there are some.

use bidiscope_bidi::name::Notation;
use bidiscope_url::convert::{StrippedName, strip_inserted_controls_or_html};

/// The answer for what was asked about last.
#[derive(Default)]
pub(super) struct WithoutMarks {
    asked: Option<(String, Notation)>,
    answer: Option<String>,
}

impl WithoutMarks {
    /// The text in its notation without marks; `None` where there are none to be taken off.
    pub(super) fn of(&mut self, text: &str, notation: Notation) -> Option<&str> {
        if !self.asked.as_ref().is_some_and(|(asked, of)| asked == text && *of == notation) {
            self.answer = match strip_inserted_controls_or_html(text, notation) {
                StrippedName::Stripped(name) => Some(name),
                StrippedName::NothingToStrip | StrippedName::Unreadable => None,
            };
            self.asked = Some((text.to_owned(), notation));
        }
        self.answer.as_deref()
    }
}
