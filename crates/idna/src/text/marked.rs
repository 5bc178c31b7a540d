//! Identifiers with the bidi controls that a construction inserts into them, such as Dürst's marks.

use std::ops::Range;

use bidiscope_bidi::name::{Character, characters_of};
use bidiscope_bidi::order::fields::OverallOrder;
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::{Direction, InsertionPlan, is_bidi_control};

use super::{
    ControlScheme, Grammar, Identifier, IdentifierReport, Identifiers, Paragraph, SpanReport, TextOffset,
};

/// The constructions whose controls are recognised, each with the direction of the surrounding paragraph.
const CONSTRUCTIONS: [(ControlScheme, Direction); 6] = [
    (ControlScheme::Durst, Direction::LeftToRight),
    (ControlScheme::Durst, Direction::RightToLeft),
    (ControlScheme::Davis(OverallOrder::Environment), Direction::LeftToRight),
    (ControlScheme::Davis(OverallOrder::Environment), Direction::RightToLeft),
    (ControlScheme::Isolates(LabelIsolate::LeftToRight), Direction::LeftToRight),
    (ControlScheme::Isolates(LabelIsolate::FirstStrong), Direction::LeftToRight),
];

/// The controls that a construction has inserted into an identifier.
pub(crate) struct Construction {
    /// Whose they are.
    pub(crate) scheme: ControlScheme,
    /// How many stand before the identifier, and after it.
    pub(crate) before: usize,
    pub(crate) after: usize,
    /// All of them, by the positions of the identifier's own characters.
    pub(crate) insertions: InsertionPlan,
}

impl Construction {
    /// That of the identifier with these characters, whose first and last one stand in this range of the paragraph, if exactly
    /// its controls stand there; if several constructions match, the one with the most controls.
    pub(crate) fn of(
        paragraph: &[Character],
        range: Range<usize>,
        identifier: &Identifier,
        characters: &[Character],
    ) -> Option<Self> {
        let with_controls = |&(scheme, environment): &(ControlScheme, Direction)| {
            let insertions = scheme.insertions(identifier, characters, environment);
            let inserted_at = |at: usize| insertions.inserted().iter().filter(|it| it.before == at).count();
            let (before, after) = (inserted_at(0), inserted_at(characters.len()));
            let actual = paragraph.get(range.start.checked_sub(before)?..range.end + after)?;
            let is_exact = !insertions.is_empty() && actual == insertions.characters(characters);
            is_exact.then_some(Self { scheme, before, after, insertions })
        };
        let key = |it: &Self| (it.insertions.inserted().len(), it.before, it.after);
        CONSTRUCTIONS.iter().filter_map(with_controls).max_by_key(key)
    }
}

/// The reports on the identifiers of a paragraph of `text` in which a construction has inserted controls between their
/// characters, in order; of the others see [`Identifiers`], for which controls belong to the text around them.
pub(super) fn reports(
    text: &str,
    index: usize,
    paragraph: &Paragraph,
    grammar: Grammar,
) -> Vec<IdentifierReport> {
    let within = paragraph.text(text);
    if !within.contains(is_bidi_control) {
        return Vec::new();
    }
    let characters = characters_of(within);
    let kept: Vec<usize> =
        (0..characters.len()).filter(|&at| !is_bidi_control(characters[at].scalar)).collect();
    let plain: String = kept.iter().map(|&at| characters[at].scalar).collect();
    // Where each of the plain characters stands in the text, and where the last one ends.
    let mut offsets = Vec::with_capacity(kept.len() + 1);
    let start = &paragraph.span;
    let mut at = TextOffset { character: start.characters.start, byte: start.bytes.start };
    for character in &characters {
        if !is_bidi_control(character.scalar) {
            offsets.push(at);
        }
        at.character += 1;
        at.byte += character.scalar.len_utf8();
    }
    let end_of = |plain_end: usize| {
        let last = offsets[plain_end - 1];
        let length = characters[kept[plain_end - 1]].scalar.len_utf8();
        TextOffset { character: last.character + 1, byte: last.byte + length }
    };
    let moved = |span: SpanReport| {
        let (first, end) = match span.start < span.end {
            true => (offsets[span.start], end_of(span.end)),
            false => (
                offsets.get(span.start).copied().unwrap_or(at),
                offsets.get(span.start).copied().unwrap_or(at),
            ),
        };
        SpanReport { start: first.character, end: end.character, byte_start: first.byte, byte_end: end.byte }
    };
    let report = |identifier: Identifier| {
        let range = identifier.extent().characters;
        let (first, last) = (*kept.get(range.start)?, kept[range.end.checked_sub(1)?]);
        // Controls around it alone are those of the text.
        if identifier.is_too_long() || last - first + 1 == range.len() {
            return None;
        }
        let own: Vec<Character> = kept[range].iter().map(|&at| characters[at]).collect();
        let construction = Construction::of(&characters, first..last + 1, &identifier, &own)?;
        let mut report = IdentifierReport::new(&plain, index, &identifier);
        report.read_with_controls(&construction);
        report.for_each_position(|it| *it = moved(*it));
        if let Some(error) = &mut report.error {
            error.position = offsets.get(error.position).map_or(at.character, |it| it.character);
        }
        Some(report)
    };
    Identifiers::new(&plain, grammar).filter_map(report).collect()
}
