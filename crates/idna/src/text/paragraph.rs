//! Paragraphs, and how each is shown before and after the extension.

use std::ops::Range;

use bidiscope_bidi::name::{BidiClass, Character, characters_of};
use bidiscope_bidi::order::{Direction, DisplayOrder, Insertion, Marked, Strategy};
use bidiscope_bidi::uba::ParagraphDirection;

use super::one_to_one::with_one_to_one;
use super::{Identifier, Marks, Span};

/// A paragraph: what stands between paragraph separators (class B; a carriage return and a line feed
/// are one).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paragraph {
    /// Where it stands in the text, without its separator.
    pub span: Span,
}

/// A paragraph as it is shown.
#[derive(Clone, Debug)]
pub struct ParagraphDisplay {
    /// Its characters; all ranges and orders here count from its first.
    pub characters: Vec<Character>,
    /// The identifiers in it, each with all its pieces.
    pub identifiers: Vec<Range<usize>>,
    /// The marks that it is shown after as if there were.
    pub marked: Marked,
    /// As the UBA shows it.
    pub before: DisplayOrder,
    /// As the UBA shows it with these marks, and the paper's display where that was asked for.
    pub after: DisplayOrder,
}

/// The paragraphs of a text, in order. A text that ends in a separator has no paragraph after it.
pub fn paragraphs(text: &str) -> Vec<Paragraph> {
    TextParagraphs::new(text).collect()
}

/// A text being split: an iterator over its paragraphs, as [`paragraphs`] has them, which keeps none.
#[derive(Clone, Debug)]
pub struct TextParagraphs<'a> {
    text: &'a str,
    /// Where the next paragraph begins.
    character: usize,
    byte: usize,
}

impl<'a> TextParagraphs<'a> {
    /// From the beginning of the text.
    pub const fn new(text: &'a str) -> Self {
        Self { text, character: 0, byte: 0 }
    }
}

impl Iterator for TextParagraphs<'_> {
    type Item = Paragraph;

    fn next(&mut self) -> Option<Paragraph> {
        let rest = &self.text[self.byte..];
        if rest.is_empty() {
            return None;
        }
        let separator = rest.find(|it| BidiClass::of(it) == BidiClass::B);
        let (length, separator_length) = match separator {
            None => (rest.len(), 0),
            Some(at) if rest[at..].starts_with("\r\n") => (at, 2),
            Some(at) => (at, rest[at..].chars().next().map_or(0, char::len_utf8)),
        };
        let characters = self.character..self.character + rest[..length].chars().count();
        let bytes = self.byte..self.byte + length;
        self.byte = bytes.end + separator_length;
        self.character = characters.end + rest[length..length + separator_length].chars().count();
        Some(Paragraph { span: Span { characters, bytes } })
    }
}

impl Paragraph {
    /// The paragraph itself, from the text in which it stands.
    pub fn text<'a>(&self, text: &'a str) -> &'a str {
        &text[self.span.bytes.clone()]
    }

    /// Which of the text's identifiers, in order, stand in this paragraph. None stands in two: a
    /// separator ends an identifier.
    pub fn identifiers<'a>(&self, identifiers: &'a [Identifier]) -> &'a [Identifier] {
        let first = identifiers.partition_point(|it| it.span.bytes.start < self.span.bytes.start);
        let end = identifiers.partition_point(|it| it.span.bytes.start < self.span.bytes.end);
        &identifiers[first..end.max(first)]
    }

    /// How the paragraph is shown in this direction, before and after these marks; `identifiers` are those of the
    /// whole text.
    ///
    /// An automatic direction is that of the text as it stands: the marks that it is shown as if there were do not
    /// change it.
    pub fn display(
        &self,
        text: &str,
        identifiers: &[Identifier],
        direction: ParagraphDirection,
        marks: impl Into<Marks>,
    ) -> ParagraphDisplay {
        let marks = marks.into();
        let characters = characters_of(self.text(text));
        let before = match direction {
            ParagraphDirection::Fixed(Direction::LeftToRight) => Strategy::UbaLtr.order(&characters),
            ParagraphDirection::Fixed(Direction::RightToLeft) => Strategy::UbaRtl.order(&characters),
            ParagraphDirection::Auto => Strategy::UbaAuto.order(&characters),
        };
        let environment = before.paragraph();
        let from = self.span.characters.start;
        let within = |span: &Span| span.characters.start - from..span.characters.end - from;
        let identifiers = self.identifiers(identifiers);
        let mut inserted = Vec::new();
        for identifier in identifiers {
            let range = within(&identifier.extent());
            let marked = marks.of(identifier, &characters[range.clone()], environment);
            inserted.extend(
                marked.inserted().iter().map(|it| Insertion { before: it.before + range.start, ..*it }),
            );
        }
        let marked = Marked::new(inserted);
        let mut after = marked.order(&characters, Some(environment));
        let identifiers: Vec<Range<usize>> = identifiers.iter().map(|it| within(&it.extent())).collect();
        if marks == Marks::OneToOne {
            after = with_one_to_one(&characters, &after, &identifiers);
        }
        ParagraphDisplay { characters, identifiers, marked, before, after }
    }
}
