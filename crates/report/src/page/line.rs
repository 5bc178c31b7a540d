//! A line of a page: its pieces, each of which says how it is drawn.

use std::ops::Range;

use bidiscope_bidi::name::{Character, text_of};
use bidiscope_bidi::order::{DisplayOrder, LogicalIndex, Strategy};
use bidiscope_idna::verdict::{RegistrationPermission, RuleVerdict, Severity};
use bidiscope_words::Message;

use crate::words::escape::{a_labels_or_code_points, escape_invisibles, plain_text_without_isolates};

use super::section_id::PageSectionId;

/// A line of text on a page: its pieces, one after the other, in one tone. A drawer may wrap it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PageLine {
    /// The pieces.
    pub pieces: Vec<PageLinePiece>,
    /// What its colour expresses.
    pub tone: Tone,
    /// What it is about, for those who draw for a pointer.
    pub pointer_target: Option<PointerTarget>,
    /// What it means, in sentences, for those who show more of what is pointed at; empty where it needs no more words.
    pub explanation: String,
}

/// What a line is about: a window lights it up, or offers it. On paper the words say it alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PointerTarget {
    /// Characters of the name.
    CharacterIndices(Vec<LogicalIndex>),
    /// Another name, in logical order, that can be taken in the place of this one.
    ReplacementName(String),
    /// A text that can be copied.
    CopyableText {
        /// The text.
        text: String,
        /// What it is, in the words of a message that it was copied.
        text_description: &'static str,
    },
}

/// A piece of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PageLinePiece {
    /// Words. Values from elsewhere stand in them between isolates (U+2068 and U+2069).
    TextWithIsolates(String),
    /// A name, a label or other text from elsewhere, in logical order; drawn so that it reorders nothing around it.
    Name(String),
    /// Text that is the same in every language: code points, A-labels, identifiers, numbers.
    Code(String),
    /// A verdict as a sign: a check mark or a cross.
    VerdictSymbol(RuleVerdict),
    /// Words that lead to another section of the same document.
    SectionLink(String, PageSectionId),
    /// A drawing.
    DisplayPicture(Box<DisplayPictureBlock>),
    /// A text among other text, to be drawn.
    NameInContext(Box<NameInContextBlock>),
}

/// What the colour of a line expresses; its words say the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tone {
    /// Nothing.
    #[default]
    Neutral,
    /// A rule is satisfied.
    Good,
    /// Somebody should look at it.
    Warning,
    /// A rule is violated.
    Bad,
    /// It is of less importance.
    Weak,
}

/// A drawing of a name in a display.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DisplayPictureBlock {
    /// The characters in logical order.
    pub characters: Vec<Character>,
    /// The display.
    pub strategy: Strategy,
}

/// The name in a context, such as one that splits one of its labels, to be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NameInContextBlock {
    /// The whole line, the name with its context, in logical order.
    pub logical_characters: Vec<Character>,
    /// The display order of that line.
    pub display_order: DisplayOrder,
    /// The range of the name in the line, in characters.
    pub logical_name_range: Range<usize>,
}

impl PageLine {
    /// A line of one [`PageLinePiece::TextWithIsolates`]: a message.
    pub fn from_message(message: &Message<'_>) -> Self {
        PageLinePiece::TextWithIsolates(message.text_with_isolated_values()).into()
    }

    /// A line of one [`PageLinePiece::TextWithIsolates`] that is already text, such as several sentences together. Values from
    /// elsewhere must stand between isolates, as [`Message::text_with_isolated_values`] writes them.
    pub fn from_text_with_isolates(text_with_isolates: impl Into<String>) -> Self {
        PageLinePiece::TextWithIsolates(text_with_isolates.into()).into()
    }

    /// A line of text from elsewhere that is prose, such as a comment: it is drawn as words are, and reorders nothing around it.
    pub(crate) fn prose(text: impl AsRef<str>) -> Self {
        let text = text.as_ref().replace(['\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}'], "");
        Self::from_text_with_isolates(if text.is_empty() { text } else { format!("\u{2068}{text}\u{2069}") })
    }

    /// A line of one [`PageLinePiece::Name`]: a name, a label or other text from elsewhere, in logical order.
    pub fn from_name(name: impl Into<String>) -> Self {
        PageLinePiece::Name(name.into()).into()
    }

    /// A name that somebody may want to copy: where it is not ASCII, a form that can be copied from any surface
    /// follows, its A-labels where they decode to the same text, else its code points.
    pub(crate) fn name_to_copy(text: &str) -> Self {
        let line = Self::from_name(text);
        if text.is_ascii() {
            line
        } else {
            line.with_piece_appended(PageLinePiece::Code(format!("  {}", a_labels_or_code_points(text))))
        }
    }

    /// A line of one [`PageLinePiece::Code`]: text that is the same in every language.
    pub fn from_code(text: impl Into<String>) -> Self {
        PageLinePiece::Code(text.into()).into()
    }

    /// The line as plain text, with invisible characters written as code points.
    pub fn to_plain_text(&self) -> String {
        self.pieces.iter().map(PageLinePiece::to_plain_text).collect()
    }

    /// The same, with values from elsewhere between isolates where they have them.
    pub fn to_text_with_isolates(&self) -> String {
        let piece = |it: &PageLinePiece| match it {
            PageLinePiece::TextWithIsolates(words) | PageLinePiece::SectionLink(words, _) => words.clone(),
            it => it.to_plain_text(),
        };
        self.pieces.iter().map(piece).collect()
    }

    /// The same line in another tone.
    #[must_use]
    pub fn in_tone(mut self, tone: impl Into<Tone>) -> Self {
        self.tone = tone.into();
        self
    }

    /// The same line about these characters of the name, as logical indices from 0.
    #[must_use]
    pub(crate) fn on(mut self, logical_indices: impl IntoIterator<Item = usize>) -> Self {
        let characters = logical_indices.into_iter().map(LogicalIndex).collect();
        self.pointer_target = Some(PointerTarget::CharacterIndices(characters));
        self
    }

    /// The same line with a name that can be taken, or a text that can be copied.
    #[must_use]
    pub(crate) fn offering(mut self, target: PointerTarget) -> Self {
        self.pointer_target = Some(target);
        self
    }

    /// The same line with what it means, in sentences.
    #[must_use]
    pub(crate) fn explained(mut self, about: impl Into<String>) -> Self {
        self.explanation = about.into();
        self
    }

    /// The line with another piece at its end.
    #[must_use]
    pub fn with_piece_appended(mut self, piece: PageLinePiece) -> Self {
        self.pieces.push(piece);
        self
    }
}

impl From<PageLinePiece> for PageLine {
    fn from(piece: PageLinePiece) -> Self {
        Self { pieces: vec![piece], ..Self::default() }
    }
}

impl From<RuleVerdict> for Tone {
    fn from(verdict: RuleVerdict) -> Self {
        match verdict {
            RuleVerdict::Satisfied => Self::Good,
            RuleVerdict::Violated => Self::Bad,
            RuleVerdict::NotApplicable => Self::Neutral,
        }
    }
}

impl From<RegistrationPermission> for Tone {
    fn from(permission: RegistrationPermission) -> Self {
        match permission {
            RegistrationPermission::Allowed => Self::Good,
            RegistrationPermission::Refused => Self::Bad,
            RegistrationPermission::NeedsReview => Self::Warning,
            RegistrationPermission::NotApplicable => Self::Neutral,
        }
    }
}

impl From<Severity> for Tone {
    fn from(severity: Severity) -> Self {
        match severity {
            Severity::Violation => Self::Bad,
            Severity::Warning => Self::Warning,
            Severity::Note => Self::Neutral,
        }
    }
}

impl PageLinePiece {
    /// The piece as plain text, with invisible characters written as code points.
    pub fn to_plain_text(&self) -> String {
        match self {
            Self::TextWithIsolates(words) | Self::SectionLink(words, _) => plain_text_without_isolates(words),
            Self::Name(text) | Self::Code(text) => escape_invisibles(text),
            Self::VerdictSymbol(verdict) => verdict_symbol(*verdict).to_owned(),
            Self::DisplayPicture(_) => String::new(),
            Self::NameInContext(line) => escape_invisibles(&text_of(&line.logical_characters)),
        }
    }
}

/// The sign of a verdict as text, for surfaces on which it is not drawn.
pub const fn verdict_symbol(verdict: RuleVerdict) -> &'static str {
    match verdict {
        RuleVerdict::Satisfied => "\u{2713}",
        RuleVerdict::Violated => "\u{2717}",
        RuleVerdict::NotApplicable => "\u{2013}",
    }
}
