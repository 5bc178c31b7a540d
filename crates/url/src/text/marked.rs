//! Identifiers with the bidi controls that a construction inserts into them, such as Dürst's marks.

use std::ops::Range;

use bidiscope_bidi::name::{Character, characters_of};
use bidiscope_bidi::order::is_bidi_control;

use super::construction::Construction;
use super::{
    CharacterAndByteSpan, Paragraph, ResourceIdentifier, ResourceIdentifierGrammar, ResourceIdentifierReport,
    ResourceIdentifiers, TextOffset,
};

/// An identifier in which a construction has inserted controls between its characters.
#[derive(Clone, Debug)]
pub(super) struct MarkedIdentifier {
    /// The bytes of the text at which it stands, with the controls.
    pub(super) extent: Range<usize>,
    /// The report on it without them, with places in the text.
    pub(super) report: ResourceIdentifierReport,
}

/// The identifiers of a paragraph of `text` in which a construction has inserted controls between their
/// characters, in order; of the others see [`ResourceIdentifiers`], for which controls belong to the text around them.
pub(super) fn identifiers(
    text: &str,
    index: usize,
    paragraph: &Paragraph,
    grammar: ResourceIdentifierGrammar,
) -> Vec<MarkedIdentifier> {
    let within = paragraph.text(text);
    if !within.contains(is_bidi_control) {
        return Vec::new();
    }
    let places = Places::new(within, &paragraph.span);
    let plain = &places.plain;
    let marked = |identifier: ResourceIdentifier| {
        let range = identifier.span_including_ignored_port().character_range;
        let (first, last) = (*places.kept.get(range.start)?, places.kept[range.end.checked_sub(1)?]);
        // Controls around it alone are those of the text.
        if identifier.is_too_long() || last - first + 1 == range.len() {
            return None;
        }
        let own: Vec<Character> = places.kept[range].iter().map(|&at| places.characters[at]).collect();
        let construction = Construction::of(&places.characters, first..last + 1, &identifier, &own)?;
        let mut report = ResourceIdentifierReport::new(plain, index, &identifier);
        report.read_with_controls(&construction);
        report.for_each_span(|it| {
            *it = (&places.span(it.first_character_index..it.end_character_index)).into();
        });
        if let Some(error) = &mut report.unreadable_domain {
            error.character_index_in_text = places.offset(error.character_index_in_text).character;
        }
        let extent = places.span(identifier.span_including_ignored_port().character_range).byte_range;
        Some(MarkedIdentifier { extent, report })
    };
    ResourceIdentifiers::new(plain, grammar).filter_map(marked).collect()
}

/// A paragraph without its controls, and where its characters stand in the text.
struct Places {
    /// The paragraph with its controls.
    characters: Vec<Character>,
    /// The indices of those that are no controls.
    kept: Vec<usize>,
    /// These alone.
    plain: String,
    /// Where each of them stands in the text, and where the paragraph ends.
    offsets: Vec<TextOffset>,
}

impl Places {
    /// Those of a paragraph that stands here in its text.
    fn new(paragraph: &str, span: &CharacterAndByteSpan) -> Self {
        let characters = characters_of(paragraph);
        let kept: Vec<usize> =
            (0..characters.len()).filter(|&at| !is_bidi_control(characters[at].scalar)).collect();
        let plain = kept.iter().map(|&at| characters[at].scalar).collect();
        let mut offsets = Vec::with_capacity(kept.len() + 1);
        let mut at = TextOffset { character: span.character_range.start, byte: span.byte_range.start };
        for character in &characters {
            if !is_bidi_control(character.scalar) {
                offsets.push(at);
            }
            at.character += 1;
            at.byte += character.scalar.len_utf8();
        }
        offsets.push(at);
        Self { characters, kept, plain, offsets }
    }

    /// Where a plain character stands in the text; else where the paragraph ends.
    fn offset(&self, at: usize) -> TextOffset {
        self.offsets[at.min(self.kept.len())]
    }

    /// Where a range of the plain characters stands, from the first to the last of them.
    fn span(&self, plain: Range<usize>) -> CharacterAndByteSpan {
        let first = self.offset(plain.start);
        let mut end = first;
        if plain.start < plain.end {
            let last = self.offset(plain.end - 1);
            let length = self.characters[self.kept[plain.end - 1]].scalar.len_utf8();
            end = TextOffset { character: last.character + 1, byte: last.byte + length };
        }
        CharacterAndByteSpan {
            character_range: first.character..end.character,
            byte_range: first.byte..end.byte,
        }
    }
}
