//! Paragraphs of a text, and their display before and after controls are inserted.

use std::ops::Range;

use bidiscope_bidi::name::{BidiClass, Character, characters_of};
use bidiscope_bidi::order::{ControlInsertion, Direction, DisplayOrder, InsertionPlan, Strategy};
use bidiscope_bidi::uba::ParagraphDirection;

use super::control_scheme::IdentifierControlScheme;
use super::identifier::{CharacterAndByteSpan, ResourceIdentifier};
use super::one_to_one::with_one_to_one;

/// A paragraph: the text between paragraph separators (class B; a carriage return and a line feed are one
/// separator).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paragraph {
    /// Its range in the text, without its separator.
    pub span: CharacterAndByteSpan,
}

/// The display of a paragraph, without and with controls inserted into its identifiers.
#[derive(Clone, Debug)]
pub struct ParagraphDisplay {
    /// Its characters; all ranges and orders in this type are relative to the first of them.
    pub paragraph_characters: Vec<Character>,
    /// The ranges of the identifiers in it, each with the part after a port that is not read.
    pub identifier_character_ranges: Vec<Range<usize>>,
    /// The controls inserted for `after`. They are not in `characters`.
    pub inserted_controls: InsertionPlan,
    /// The order by the UBA of the text as it is.
    pub display_order_without_controls: DisplayOrder,
    /// The order by the UBA with the controls inserted, which are left out of it; for [`IdentifierControlScheme::OneToOne`] with
    /// the one-to-one display of each identifier.
    pub display_order_with_controls: DisplayOrder,
}

/// The paragraphs of a text, in order. A separator at the end of the text begins no further paragraph.
pub fn paragraphs(text: &str) -> Vec<Paragraph> {
    TextParagraphs::new(text).collect()
}

/// An iterator over the paragraphs of a text, as in [`paragraphs`], which stores none of them.
#[derive(Clone, Debug)]
pub struct TextParagraphs<'a> {
    text: &'a str,
    /// The offset of the next paragraph.
    character: usize,
    byte: usize,
}

impl<'a> TextParagraphs<'a> {
    /// The paragraphs of this text, from its beginning.
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
        Some(Paragraph { span: CharacterAndByteSpan { character_range: characters, byte_range: bytes } })
    }
}

impl Paragraph {
    /// The characters of the paragraph; `whole_text` is the text in which it was found.
    pub fn text<'a>(&self, whole_text: &'a str) -> &'a str {
        &whole_text[self.span.byte_range.clone()]
    }

    /// Those of `identifiers`, which are all of the text's in order, that are in this paragraph. None is in two
    /// paragraphs, because a separator ends an identifier.
    pub fn identifiers<'a>(&self, identifiers: &'a [ResourceIdentifier]) -> &'a [ResourceIdentifier] {
        let first = identifiers.partition_point(|it| it.span.byte_range.start < self.span.byte_range.start);
        let end = identifiers.partition_point(|it| it.span.byte_range.start < self.span.byte_range.end);
        &identifiers[first..end.max(first)]
    }

    /// The display of the paragraph in this direction, without and with the controls of `control_scheme` in its identifiers.
    /// `whole_text` is the whole text, `identifiers_in_text` are all of its identifiers.
    ///
    /// An automatic direction is that of the text without the controls.
    pub fn display_with_inserted_controls(
        &self,
        whole_text: &str,
        identifiers_in_text: &[ResourceIdentifier],
        paragraph_direction: ParagraphDirection,
        control_scheme: impl Into<IdentifierControlScheme>,
    ) -> ParagraphDisplay {
        let scheme = control_scheme.into();
        let characters = characters_of(self.text(whole_text));
        let before = match paragraph_direction {
            ParagraphDirection::Fixed(Direction::LeftToRight) => Strategy::UbaLtr.order(&characters),
            ParagraphDirection::Fixed(Direction::RightToLeft) => Strategy::UbaRtl.order(&characters),
            ParagraphDirection::Auto => Strategy::UbaAuto.order(&characters),
        };
        let environment = before.paragraph_direction();
        let from = self.span.character_range.start;
        let relative =
            |span: &CharacterAndByteSpan| span.character_range.start - from..span.character_range.end - from;
        let identifiers = self.identifiers(identifiers_in_text);
        let mut inserted = Vec::new();
        for identifier in identifiers {
            let range = relative(&identifier.span_including_ignored_port());
            let insertions = scheme.insertions(identifier, &characters[range.clone()], environment);
            inserted.extend(insertions.inserted().iter().map(|it| ControlInsertion {
                before_original_character_index: it.before_original_character_index + range.start,
                ..*it
            }));
        }
        let insertions = InsertionPlan::new(inserted);
        let mut after = insertions.uba_order_of_original_characters(&characters, environment.into());
        let identifiers: Vec<Range<usize>> =
            identifiers.iter().map(|it| relative(&it.span_including_ignored_port())).collect();
        if scheme == IdentifierControlScheme::OneToOne {
            after = with_one_to_one(&characters, &after, &identifiers);
        }
        ParagraphDisplay {
            paragraph_characters: characters,
            identifier_character_ranges: identifiers,
            inserted_controls: insertions,
            display_order_without_controls: before,
            display_order_with_controls: after,
        }
    }
}
