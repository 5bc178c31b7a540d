//! A line of a page: its pieces, each of which says how it is drawn.

use std::ops::Range;

use bidiscope_bidi::name::{Character, text_of};
use bidiscope_bidi::order::{DisplayOrder, Strategy};
use bidiscope_idna::verdict::{Permission, Severity, Verdict};
use bidiscope_words::Message;

use crate::words::escape::{copyable_form, escape_invisibles, plain_text};

use super::section_id::SectionId;

/// A line of text on a page: its pieces, one after the other, in one tone. A drawer may wrap it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// The pieces.
    pub pieces: Vec<Piece>,
    /// What its colour expresses.
    pub tone: Tone,
    /// What it is about, for those who draw for a pointer.
    pub target: Option<Target>,
    /// What it means, in sentences, for those who show more of what is pointed at; empty where it needs no more words.
    pub about: String,
}

/// What a line is about: a window lights it up, or offers it. On paper the words say it alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target {
    /// Characters of the name, as logical positions from 0.
    Characters(Vec<usize>),
    /// Another name, in logical order, that can be taken in the place of this one.
    Name(String),
    /// A text that can be copied.
    Copy {
        /// The text.
        text: String,
        /// What it is, in the words of a message that it was copied.
        what: &'static str,
    },
}

/// A piece of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// Words. Values from elsewhere stand in them between isolates (U+2068 and U+2069).
    Words(String),
    /// A name, a label or other text from elsewhere, in logical order; drawn so that it reorders nothing around it.
    Name(String),
    /// Text that is the same in every language: code points, A-labels, identifiers, numbers.
    Code(String),
    /// A verdict as a sign: a check mark or a cross.
    Sign(Verdict),
    /// Words that lead to another section of the same document.
    Link(String, SectionId),
    /// A drawing.
    Picture(Box<PictureBlock>),
    /// A text among other text, to be drawn.
    InContext(Box<ContextBlock>),
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
pub struct PictureBlock {
    /// The characters in logical order.
    pub characters: Vec<Character>,
    /// The display.
    pub strategy: Strategy,
}

/// The name in a context, such as one that splits one of its labels, to be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContextBlock {
    /// The whole line, the name with its context, in logical order.
    pub characters: Vec<Character>,
    /// The display order of that line.
    pub order: DisplayOrder,
    /// The range of the name in the line, in characters.
    pub name_range: Range<usize>,
}

impl Line {
    /// A line of one [`Piece::Words`]: a message.
    pub fn words(message: &Message<'_>) -> Self {
        Piece::Words(message.isolated_text()).into()
    }

    /// A line of one [`Piece::Words`] that is already text, such as several sentences together. Values from elsewhere
    /// must stand between isolates, as [`Message::isolated_text`] writes them.
    pub fn text(text: impl Into<String>) -> Self {
        Piece::Words(text.into()).into()
    }

    /// A line of text from elsewhere that is prose, such as a comment: it is drawn as words are, and reorders nothing around it.
    pub(crate) fn prose(text: impl AsRef<str>) -> Self {
        let text = text.as_ref().replace(['\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}'], "");
        Self::text(if text.is_empty() { text } else { format!("\u{2068}{text}\u{2069}") })
    }

    /// A line of one [`Piece::Name`]: a name, a label or other text from elsewhere, in logical order.
    pub fn name(name: impl Into<String>) -> Self {
        Piece::Name(name.into()).into()
    }

    /// A name that somebody may want to copy: where it is not ASCII, a form that can be copied from any surface
    /// follows, its A-labels where they decode to the same text, else its code points.
    pub(crate) fn name_to_copy(text: &str) -> Self {
        let line = Self::name(text);
        if text.is_ascii() { line } else { line.and(Piece::Code(format!("  {}", copyable_form(text)))) }
    }

    /// A line of one [`Piece::Code`]: text that is the same in every language.
    pub fn code(text: impl Into<String>) -> Self {
        Piece::Code(text.into()).into()
    }

    /// The line as plain text, with invisible characters written as code points.
    pub fn plain(&self) -> String {
        self.pieces.iter().map(Piece::plain).collect()
    }

    /// The same, with values from elsewhere between isolates where they have them.
    pub fn isolated(&self) -> String {
        let piece = |it: &Piece| match it {
            Piece::Words(words) | Piece::Link(words, _) => words.clone(),
            it => it.plain(),
        };
        self.pieces.iter().map(piece).collect()
    }

    /// The same line in another tone.
    #[must_use]
    pub fn in_tone(mut self, tone: impl Into<Tone>) -> Self {
        self.tone = tone.into();
        self
    }

    /// The same line about these characters of the name, as logical positions from 0.
    #[must_use]
    pub(crate) fn on(mut self, characters: impl Into<Vec<usize>>) -> Self {
        self.target = Some(Target::Characters(characters.into()));
        self
    }

    /// The same line with a name that can be taken, or a text that can be copied.
    #[must_use]
    pub(crate) fn offering(mut self, target: Target) -> Self {
        self.target = Some(target);
        self
    }

    /// The same line with what it means, in sentences.
    #[must_use]
    pub(crate) fn explained(mut self, about: impl Into<String>) -> Self {
        self.about = about.into();
        self
    }

    /// The line with another piece at its end.
    #[must_use]
    pub fn and(mut self, piece: Piece) -> Self {
        self.pieces.push(piece);
        self
    }
}

impl From<Piece> for Line {
    fn from(piece: Piece) -> Self {
        Self { pieces: vec![piece], ..Self::default() }
    }
}

impl From<Verdict> for Tone {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Satisfied => Self::Good,
            Verdict::Violated => Self::Bad,
            Verdict::NotApplicable => Self::Neutral,
        }
    }
}

impl From<Permission> for Tone {
    fn from(permission: Permission) -> Self {
        match permission {
            Permission::Allowed => Self::Good,
            Permission::Refused => Self::Bad,
            Permission::NeedsReview => Self::Warning,
            Permission::NotApplicable => Self::Neutral,
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

impl Piece {
    /// The piece as plain text, with invisible characters written as code points.
    pub fn plain(&self) -> String {
        match self {
            Self::Words(words) | Self::Link(words, _) => plain_text(words),
            Self::Name(text) | Self::Code(text) => escape_invisibles(text),
            Self::Sign(verdict) => verdict_sign(*verdict).to_owned(),
            Self::Picture(_) => String::new(),
            Self::InContext(line) => escape_invisibles(&text_of(&line.characters)),
        }
    }
}

/// The sign of a verdict as text, for surfaces on which it is not drawn.
pub const fn verdict_sign(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Satisfied => "\u{2713}",
        Verdict::Violated => "\u{2717}",
        Verdict::NotApplicable => "\u{2013}",
    }
}
