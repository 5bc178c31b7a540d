//! Why a text cannot be read as a name, and how foreign text is quoted in a message.

use super::character::{character_name, code_point, is_unprintable};
use super::{BidiClass, Notation};

/// Why a text cannot be read as a name, and where.
///
/// Validity is not checked here: see [`crate::name`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{error_kind} (at character {})", .source_character_index + 1)]
pub struct ReadError {
    /// What is wrong.
    pub error_kind: ReadErrorKind,
    /// The position in the text, counted in characters from 0; the text's length if something is missing at the end.
    pub source_character_index: usize,
}

/// What is wrong with a text that cannot be read as a name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReadErrorKind {
    /// The text is empty.
    #[error("the name is empty")]
    Empty,
    /// Two label separators follow each other, or the name begins with one.
    #[error("a label is empty; only the last one, the root, may be")]
    EmptyLabel,
    /// A character is not part of the notation.
    #[error("{} is not in the notation \u{2018}{notation}\u{2019}", described(*.scalar))]
    NotInNotation {
        /// The notation that was asked for.
        notation: Notation,
        /// The character that is not in it.
        scalar: char,
    },
    /// A number that is not a Unicode scalar value, such as a surrogate or one beyond U+10FFFF.
    #[error("\u{2018}{}\u{2019} is not a Unicode scalar value", visible_excerpt(.token))]
    InvalidScalarValue {
        /// What was written.
        token: String,
    },
    /// A word that is not the name of a bidi class.
    #[error("\u{2018}{}\u{2019} is not a bidi class", visible_excerpt(.word))]
    UnknownClass {
        /// What was written.
        word: String,
    },
    /// A paragraph separator: the text after it would be in another paragraph.
    #[error("{} ends the paragraph and cannot be in a name", described(*.scalar))]
    ParagraphSeparator {
        /// The separator.
        scalar: char,
    },
    /// The text is not UTF-8.
    #[error("the text is not UTF-8")]
    NotUtf8,
    /// The text is longer than [`MAX_INPUT_CHARACTERS`](super::MAX_INPUT_CHARACTERS).
    #[error("the name is longer than {limit} characters, the most that is read", limit = super::MAX_INPUT_CHARACTERS)]
    TooManyCharacters,
}

/// A character as messages identify it: itself where it is printable, its code point and its name.
fn described(scalar: char) -> String {
    let identity = format!("{} {}", code_point(scalar), character_name(scalar));
    if is_unprintable(scalar) || scalar.is_whitespace() || is_reordered(scalar) {
        identity
    } else {
        format!("\u{2018}{scalar}\u{2019} ({identity})")
    }
}

/// As [`excerpt`], the first 80 characters, for a left-to-right message: characters of the classes R, AL and AN, which
/// would reorder it, are replaced by their code points too.
pub fn visible_excerpt(text: &str) -> String {
    const MAX_SHOWN: usize = 80;
    shortened(text, MAX_SHOWN, |scalar| is_unprintable(scalar) || is_reordered(scalar))
}

/// Whether a character would reorder the text of the message around it.
fn is_reordered(scalar: char) -> bool {
    BidiClass::of(scalar).makes_label_right_to_left()
}

/// The first `max_characters` characters of a text, for quoting it in a message: those that are unprintable
/// ([`is_unprintable`]) are replaced by their code points, such as `<U+200E>`; an ellipsis stands for those that follow.
pub fn excerpt(text: &str, max_characters: usize) -> String {
    shortened(text, max_characters, is_unprintable)
}

fn shortened(text: &str, max_characters: usize, is_escaped: impl Fn(char) -> bool) -> String {
    let mut shown = String::new();
    for (index, scalar) in text.chars().enumerate() {
        if index == max_characters {
            shown.push('\u{2026}');
            break;
        }
        if is_escaped(scalar) {
            shown.push_str(&format!("<{}>", code_point(scalar)));
        } else {
            shown.push(scalar);
        }
    }
    shown
}
