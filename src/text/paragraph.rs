//! Paragraphs, and how each is shown before and after the extension.

use std::ops::Range;

use crate::name::{BidiClass, Character, characters_of};
use crate::order::fields::OverallOrder;
use crate::order::{Direction, DisplayOrder, Insertion, Marked, Strategy};
use crate::uba::ParagraphDirection;

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
    /// The identifiers in it.
    pub identifiers: Vec<Range<usize>>,
    /// The marks that the extension behaves as if there were.
    pub marked: Marked,
    /// As the UBA shows it.
    pub before: DisplayOrder,
    /// As the UBA with Davis's extension shows it.
    pub after: DisplayOrder,
}

/// The paragraphs of a text, in order. A text that ends in a separator has no paragraph after it.
pub fn paragraphs(text: &str) -> Vec<Paragraph> {
    let mut found = Vec::new();
    let mut start = (0, 0);
    let mut scalars = text.char_indices().enumerate().peekable();
    while let Some((character, (byte, scalar))) = scalars.next() {
        if BidiClass::of(scalar) != BidiClass::B {
            continue;
        }
        found.push(paragraph(start, (character, byte)));
        if scalar == '\r' {
            scalars.next_if(|&(_, (_, next))| next == '\n');
        }
        start = scalars.peek().map_or((usize::MAX, text.len()), |&(character, (byte, _))| (character, byte));
    }
    if start.1 < text.len() {
        found.push(paragraph(start, (start.0 + text[start.1..].chars().count(), text.len())));
    }
    found
}

fn paragraph(start: (usize, usize), end: (usize, usize)) -> Paragraph {
    Paragraph { span: Span { characters: start.0..end.0, bytes: start.1..end.1 } }
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

    /// How the paragraph is shown in this direction; `identifiers` are those of the whole text.
    ///
    /// An automatic direction is that of the text as it stands: the marks that the extension behaves
    /// as if there were do not change it.
    pub fn display(
        &self,
        text: &str,
        identifiers: &[Identifier],
        direction: ParagraphDirection,
        overall: OverallOrder,
    ) -> ParagraphDisplay {
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
            let range = within(&identifier.span);
            let marks = Marks::Davis(overall).of(identifier, &characters[range.clone()], environment);
            inserted.extend(
                marks.inserted().iter().map(|it| Insertion { before: it.before + range.start, ..*it }),
            );
        }
        let marked = Marked::new(inserted);
        let after = marked.order(&characters, Some(environment));
        let identifiers = identifiers.iter().map(|it| within(&it.span)).collect();
        ParagraphDisplay { characters, identifiers, marked, before, after }
    }
}
