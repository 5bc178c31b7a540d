//! What cannot be read as a name, and how something from outside stands in a sentence.

use super::character::{character_name, code_point, is_unprintable};
use super::{BidiClass, Notation};

/// Why a text is no name, and where.
///
/// Everything that can be read is a name, however odd; see [`crate::name`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{kind} (at character {position})")]
pub struct ReadError {
    /// What is wrong.
    pub kind: ReadErrorKind,
    /// Where in the text it is, counted in characters from 0. At the end of the text it is the
    /// text's length.
    pub position: usize,
}

/// What is wrong with a text that is no name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReadErrorKind {
    /// Nothing was given.
    #[error("the name is empty")]
    Empty,
    /// Two separators stand side by side, or the name begins with one.
    #[error("a label is empty; only the last one, the root, may be")]
    EmptyLabel,
    /// A label begins with `xn--`, but what follows is no Punycode.
    #[error("the label \u{2018}{}\u{2019} begins with xn-- but its Punycode cannot be decoded", visible(.label))]
    Punycode {
        /// The label as it was given.
        label: String,
    },
    /// A label begins with `xn--` and is longer than what is decoded.
    #[error("the label \u{2018}{}\u{2019} begins with xn-- and is longer than {limit} octets, the most that is decoded",
        visible(.label), limit = super::MAX_DECODED_OCTETS)]
    PunycodeTooLong {
        /// The label as it was given.
        label: String,
    },
    /// A label's Punycode decodes to something that no label can hold.
    #[error("the Punycode of the label \u{2018}{}\u{2019} holds {}, which cannot stand inside a label",
        visible(.label), described(*.scalar))]
    PunycodeSeparator {
        /// The label as it was given.
        label: String,
        /// The separator found in it.
        scalar: char,
    },
    /// A character has no place in the notation.
    #[error("{} is not in the notation \u{2018}{notation}\u{2019}, which reads {}", described(*.scalar), .notation.alphabet())]
    NotInNotation {
        /// The notation that was asked for.
        notation: Notation,
        /// The character that is not in it.
        scalar: char,
    },
    /// A code point that is none, such as a surrogate or one beyond U+10FFFF.
    #[error("\u{2018}{}\u{2019} is no Unicode scalar value", visible(.token))]
    NoScalarValue {
        /// What was written.
        token: String,
    },
    /// A word that is the name of no bidi class.
    #[error("\u{2018}{}\u{2019} is no bidi class; the notation \u{2018}classes\u{2019} reads {}",
        visible(.word), Notation::Classes.alphabet())]
    NoClass {
        /// What was written.
        word: String,
    },
    /// A paragraph separator: nothing that follows could be in the same line.
    #[error("{} ends the paragraph and cannot be in a name", described(*.scalar))]
    ParagraphSeparator {
        /// The separator.
        scalar: char,
    },
    /// The text is not UTF-8.
    #[error("the text is not UTF-8")]
    NotUtf8,
    /// The text is longer than the limit.
    #[error("the name is longer than {limit} characters, the most that is read", limit = super::MAX_CHARACTERS)]
    TooLong,
}

/// A character as a message names it: itself where it can be shown, its code point and its name.
fn described(scalar: char) -> String {
    let identity = format!("{} {}", code_point(scalar), character_name(scalar));
    if is_unprintable(scalar) || scalar.is_whitespace() || is_reordered(scalar) {
        identity
    } else {
        format!("\u{2018}{scalar}\u{2019} ({identity})")
    }
}

/// As much of a text as a sentence about a name has room for; what would reorder the sentence is written as its
/// code point too.
pub fn visible(text: &str) -> String {
    const MOST: usize = 80;
    shortened(text, MOST, |scalar| is_unprintable(scalar) || is_reordered(scalar))
}

/// Whether a character would reorder a sentence that it stands in.
fn is_reordered(scalar: char) -> bool {
    BidiClass::of(scalar).makes_label_right_to_left()
}

/// At most so many characters from the beginning of a text, with everything that must not reach a terminal
/// written as its code point.
pub fn excerpt(text: &str, most: usize) -> String {
    shortened(text, most, is_unprintable)
}

fn shortened(text: &str, most: usize, is_hidden: impl Fn(char) -> bool) -> String {
    let mut shown = String::new();
    for (index, scalar) in text.chars().enumerate() {
        if index == most {
            shown.push('\u{2026}');
            break;
        }
        if is_hidden(scalar) {
            shown.push_str(&format!("<{}>", code_point(scalar)));
        } else {
            shown.push(scalar);
        }
    }
    shown
}
