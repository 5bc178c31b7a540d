//! Searches a long text in batches, so that results can be shown before the search is finished and the search
//! can be stopped at any time.

use std::iter::{Enumerate, Peekable};

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::Direction;
use bidiscope_idna::verdict::{RuleVerdict, rfc5893};

use super::first_strong::first_strong_or_left_to_right;
use super::report::{DomainError, domain_of};
use super::{
    CharacterAndByteSpan, ResourceIdentifier, ResourceIdentifierGrammar, ResourceIdentifierKind,
    ResourceIdentifiers, TextOffset, TextParagraphs,
};

/// Finds the paragraphs and identifiers of a long text part by part, so that results can be shown early and the search
/// can be stopped; each item is a [`TextSearchBatch`]. All batches together contain the same paragraphs and identifiers
/// as [`paragraphs`](super::paragraphs) and [`find_resource_identifiers`](super::find_resource_identifiers).
#[derive(Clone, Debug)]
pub struct ResourceIdentifierSearch<'a> {
    text: &'a str,
    grammar: ResourceIdentifierGrammar,
    batch_bytes: usize,
    paragraphs: Enumerate<TextParagraphs<'a>>,
    /// The paragraph that is being searched.
    open: Option<OpenParagraph<'a>>,
    /// The number of bytes of the text that have been searched.
    bytes: usize,
}

/// A paragraph that is not completely searched.
#[derive(Clone, Debug)]
struct OpenParagraph<'a> {
    /// The next piece; until its end is known, it extends to the end of the paragraph.
    rest: ParagraphPiece,
    identifiers: Peekable<ResourceIdentifiers<'a>>,
}

/// What was found in one part of the text. Ranges are those in the whole text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TextSearchBatch {
    /// The pieces of the paragraphs, in order. An empty paragraph has none.
    pub pieces: Vec<ParagraphPiece>,
    /// The identifiers, in order.
    pub identifiers: Vec<ResourceIdentifier>,
    /// For each of `identifiers` whether its domain satisfies the Bidi rule (RFC 5893).
    pub domain_verdicts: Vec<DomainBidiRuleVerdict>,
    /// The number of bytes of the text that have been searched, from its beginning.
    pub searched_bytes: usize,
}

/// A paragraph, or a part of a paragraph that is longer than [`MAX_PARAGRAPH_PIECE_CHARACTERS`] and is displayed in parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParagraphPiece {
    /// The index of the paragraph in the text, from 0.
    pub paragraph_index: usize,
    /// The index of this piece in its paragraph, from 0.
    pub piece_index_in_paragraph: usize,
    /// Its range in the text.
    pub span_in_text: CharacterAndByteSpan,
    /// The direction of the whole paragraph by its first strong character (UAX #9 rules P2 and P3).
    pub paragraph_direction: Direction,
}

/// Whether an identifier's domain satisfies the Bidi rule (RFC 5893).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DomainBidiRuleVerdict {
    /// The verdict of the Bidi rule.
    BidiRuleVerdict(RuleVerdict),
    /// The domain cannot be read as a name.
    UnreadableDomain(DomainError),
    /// It has no domain: the host is an IP address; or it is a phone number or a formula, as its kind says.
    NoDomain(ResourceIdentifierKind),
}

/// The maximum number of characters in a [`ParagraphPiece`].
pub const MAX_PARAGRAPH_PIECE_CHARACTERS: usize = 2_000;

impl<'a> ResourceIdentifierSearch<'a> {
    /// The minimum number of bytes of the text that are searched for a batch, by default.
    pub const BYTES_PER_BATCH: usize = 64 * 1024;

    /// A search of the text from its beginning, with batches of [`Self::BYTES_PER_BATCH`].
    pub fn new(text: &'a str, identifier_grammar: ResourceIdentifierGrammar) -> Self {
        Self::with_batch_bytes(text, identifier_grammar, Self::BYTES_PER_BATCH)
    }

    /// As [`Self::new`], with this minimum number of bytes for each batch; a batch ends at the end of a piece.
    pub fn with_batch_bytes(
        text: &'a str,
        identifier_grammar: ResourceIdentifierGrammar,
        min_bytes_per_batch: usize,
    ) -> Self {
        let paragraphs = TextParagraphs::new(text).enumerate();
        Self {
            text,
            grammar: identifier_grammar,
            batch_bytes: min_bytes_per_batch,
            paragraphs,
            open: None,
            bytes: 0,
        }
    }

    /// Opens the next paragraph; whether there is one.
    fn open_paragraph(&mut self) -> bool {
        let Some((index, paragraph)) = self.paragraphs.next() else {
            self.bytes = self.text.len();
            return false;
        };
        let identifiers = ResourceIdentifiers::in_paragraph(self.text, &paragraph, self.grammar).peekable();
        let direction = first_strong_or_left_to_right(paragraph.text(self.text).chars());
        self.bytes = paragraph.span.byte_range.start;
        let rest = ParagraphPiece {
            paragraph_index: index,
            piece_index_in_paragraph: 0,
            span_in_text: paragraph.span,
            paragraph_direction: direction,
        };
        self.open = Some(OpenParagraph { rest, identifiers });
        true
    }

    /// Adds one piece to the batch, or skips an empty paragraph.
    fn take_piece(&mut self, batch: &mut TextSearchBatch) {
        let Some(open) = &mut self.open else { return };
        let mut take = |identifier: ResourceIdentifier| {
            batch.domain_verdicts.push(domain_verdict(self.text, &identifier));
            batch.identifiers.push(identifier);
        };
        let end = piece_end(self.text, open, &mut take);
        while let Some(identifier) = open.identifiers.next_if(|it| it.span.byte_range.start < end.byte) {
            take(identifier);
        }
        let rest = &mut open.rest;
        let mut piece = rest.clone();
        piece.span_in_text.character_range.end = end.character;
        piece.span_in_text.byte_range.end = end.byte;
        rest.piece_index_in_paragraph += 1;
        rest.span_in_text.character_range.start = end.character;
        rest.span_in_text.byte_range.start = end.byte;
        if rest.span_in_text.byte_range.is_empty() {
            self.open = None;
        }
        self.bytes = end.byte;
        if !piece.span_in_text.byte_range.is_empty() {
            batch.pieces.push(piece);
        }
    }
}

impl Iterator for ResourceIdentifierSearch<'_> {
    type Item = TextSearchBatch;

    fn next(&mut self) -> Option<TextSearchBatch> {
        let mut batch = TextSearchBatch::default();
        let from = self.bytes;
        if from >= self.text.len() {
            return None;
        }
        let until = from.saturating_add(self.batch_bytes.max(1));
        while self.bytes < until && (self.open.is_some() || self.open_paragraph()) {
            self.take_piece(&mut batch);
        }
        batch.searched_bytes = self.bytes;
        Some(batch)
    }
}

/// The verdict of RFC 5893 on the domain of an identifier in this text.
fn domain_verdict(text: &str, identifier: &ResourceIdentifier) -> DomainBidiRuleVerdict {
    match domain_of(text, identifier) {
        None => DomainBidiRuleVerdict::NoDomain(identifier.identifier_kind),
        Some(Ok(name)) => DomainBidiRuleVerdict::BidiRuleVerdict(rfc5893::judge_name(&name).rule_verdict),
        Some(Err(problem)) => DomainBidiRuleVerdict::UnreadableDomain(problem.domain_error),
    }
}

/// The end of the next piece of a paragraph: after white space where possible, and otherwise so that no
/// identifier shorter than half a piece is split. Calls `take` with the identifiers that had to be read to find
/// it.
fn piece_end(
    text: &str,
    open: &mut OpenParagraph<'_>,
    take: &mut impl FnMut(ResourceIdentifier),
) -> TextOffset {
    let span = &open.rest.span_in_text;
    let (first, first_byte) = (span.character_range.start, span.byte_range.start);
    if span.character_range.len() <= MAX_PARAGRAPH_PIECE_CHARACTERS {
        return TextOffset { character: span.character_range.end, byte: span.byte_range.end };
    }
    let mut end = TextOffset { character: first + MAX_PARAGRAPH_PIECE_CHARACTERS, byte: first_byte };
    let mut space = None;
    let half = first + MAX_PARAGRAPH_PIECE_CHARACTERS / 2;
    for (character, scalar) in (first..end.character).zip(text[first_byte..].chars()) {
        end.byte += scalar.len_utf8();
        if character >= half && BidiClass::of(scalar) == BidiClass::WS {
            space = Some(TextOffset { character: character + 1, byte: end.byte });
        }
    }
    if let Some(space) = space {
        return space;
    }
    while let Some(identifier) =
        open.identifiers.next_if(|it| it.span_including_ignored_port().byte_range.end <= end.byte)
    {
        take(identifier);
    }
    match open.identifiers.peek().map(|it| &it.span) {
        Some(it) if (half..end.character).contains(&it.character_range.start) => {
            TextOffset { character: it.character_range.start, byte: it.byte_range.start }
        }
        _ => end,
    }
}
