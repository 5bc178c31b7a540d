//! A long text, searched in parts: what is found can be shown while the rest is still searched, and
//! the search can be left at any time.

use std::ops::Range;

use crate::name::{BidiClass, Character, Name, Notation};
use crate::order::Direction;
use crate::verdict::{Verdict, rfc5893};

use super::{Grammar, Identifier, Paragraph, Span, find, paragraphs};

/// A text being searched: an iterator over its [`Batch`]es, which together hold what
/// [`paragraphs`] and [`find`] say of the whole.
#[derive(Clone, Debug)]
pub struct TextSearch<'a> {
    text: &'a str,
    grammar: Grammar,
    bytes_a_batch: usize,
    /// Where the search has come to: byte, character and paragraph.
    byte: usize,
    character: usize,
    paragraph: usize,
}

/// What was found in one part of the text. Places are those in the whole text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Batch {
    /// The pieces of its paragraphs, in order. An empty paragraph has none.
    pub pieces: Vec<Piece>,
    /// The identifiers, in order.
    pub identifiers: Vec<Identifier>,
    /// For each of them what RFC 5893 says of its domain.
    pub judged: Vec<Judged>,
    /// How far the text is searched, in bytes from its beginning.
    pub bytes: usize,
}

/// A paragraph, or a part of one that is too long to be shown at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The index of the paragraph in the text.
    pub paragraph: usize,
    /// Which part of it this is, from 0.
    pub part: usize,
    /// Where it stands in the text.
    pub span: Span,
    /// The whole paragraph's direction by its first strong character (UAX #9 rules P2 and P3).
    pub direction: Direction,
}

/// What RFC 5893 says of an identifier's domain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judged {
    /// The verdict.
    Verdict(Verdict),
    /// The domain cannot be read as a name, for this reason.
    Unreadable(String),
    /// The host is no domain but an IP address.
    NoDomain,
}

/// The most characters in a [`Piece`].
pub const MOST_IN_A_PIECE: usize = 2_000;

impl<'a> TextSearch<'a> {
    /// How many bytes a batch has, at least, unless another number is asked for.
    pub const BYTES_A_BATCH: usize = 64 * 1024;

    /// A search from the beginning of the text.
    pub const fn new(text: &'a str, grammar: Grammar) -> Self {
        Self::in_batches(text, grammar, Self::BYTES_A_BATCH)
    }

    /// The same with this many bytes a batch; a batch goes on to the end of its last paragraph.
    pub const fn in_batches(text: &'a str, grammar: Grammar, bytes_a_batch: usize) -> Self {
        Self { text, grammar, bytes_a_batch, byte: 0, character: 0, paragraph: 0 }
    }
}

impl Iterator for TextSearch<'_> {
    type Item = Batch;

    fn next(&mut self) -> Option<Batch> {
        if self.byte >= self.text.len() {
            return None;
        }
        let end = end_of_batch(self.text, self.byte, self.bytes_a_batch);
        let text = &self.text[self.byte..end];
        let mut identifiers = find(text, self.grammar);
        let judged = identifiers.iter().map(|it| judge(text, it)).collect();
        let mut pieces = Vec::new();
        let own_paragraphs = paragraphs(text);
        for (index, paragraph) in own_paragraphs.iter().enumerate() {
            split(text, paragraph, self.paragraph + index, &identifiers, &mut pieces);
        }
        for identifier in &mut identifiers {
            shift(&mut identifier.span, self.character, self.byte);
            for field in &mut identifier.fields {
                shift(&mut field.span, self.character, self.byte);
            }
        }
        for piece in &mut pieces {
            shift(&mut piece.span, self.character, self.byte);
        }
        self.paragraph += own_paragraphs.len();
        self.character += text.chars().count();
        self.byte = end;
        Some(Batch { pieces, identifiers, judged, bytes: end })
    }
}

/// After the first paragraph separator that is at least `bytes` away, or at the end of the text.
fn end_of_batch(text: &str, from: usize, bytes: usize) -> usize {
    let mut at_least = from.saturating_add(bytes.max(1)).min(text.len());
    while !text.is_char_boundary(at_least) {
        at_least += 1;
    }
    let mut rest = text[at_least..].char_indices().peekable();
    while let Some((byte, scalar)) = rest.next() {
        if BidiClass::of(scalar) != BidiClass::B {
            continue;
        }
        let end = at_least + byte + scalar.len_utf8();
        let is_pair = scalar == '\r' && rest.peek().is_some_and(|&(_, next)| next == '\n');
        return if is_pair { end + 1 } else { end };
    }
    text.len()
}

/// What RFC 5893 says of the domain of an identifier in this text.
fn judge(text: &str, identifier: &Identifier) -> Judged {
    let Some(domain) = identifier.domain() else { return Judged::NoDomain };
    match Name::read(&text[domain.bytes], Notation::Unicode) {
        Ok(name) => Judged::Verdict(rfc5893::judge(&name).verdict),
        Err(error) => Judged::Unreadable(error.kind.to_string()),
    }
}

fn shift(span: &mut Span, characters: usize, bytes: usize) {
    let by = |range: &Range<usize>, by: usize| range.start + by..range.end + by;
    *span = Span { characters: by(&span.characters, characters), bytes: by(&span.bytes, bytes) };
}

/// Adds the pieces of a paragraph. They end after white space where there is any, so that no
/// identifier that is shorter than half a piece is cut.
fn split(
    text: &str,
    paragraph: &Paragraph,
    index: usize,
    identifiers: &[Identifier],
    pieces: &mut Vec<Piece>,
) {
    let scalars: Vec<(usize, char)> = paragraph.text(text).char_indices().collect();
    let direction = first_strong_direction(scalars.iter().map(|it| it.1));
    let (first, first_byte) = (paragraph.span.characters.start, paragraph.span.bytes.start);
    let byte_of = |at: usize| scalars.get(at).map_or(paragraph.span.bytes.end, |it| first_byte + it.0);
    let mut start = 0;
    let mut part = 0;
    while start < scalars.len() {
        let end = end_of_piece(&scalars, start, first, identifiers);
        let span = Span { characters: first + start..first + end, bytes: byte_of(start)..byte_of(end) };
        pieces.push(Piece { paragraph: index, part, span, direction });
        start = end;
        part += 1;
    }
}

/// Where the piece ends that begins with this character of its paragraph, which itself begins with the
/// text's character `first`.
fn end_of_piece(scalars: &[(usize, char)], start: usize, first: usize, identifiers: &[Identifier]) -> usize {
    let end = start + MOST_IN_A_PIECE;
    if end >= scalars.len() {
        return scalars.len();
    }
    let half = start + MOST_IN_A_PIECE / 2;
    let is_space = |it: &(usize, char)| BidiClass::of(it.1) == BidiClass::WS;
    if let Some(space) = scalars[half..end].iter().rposition(is_space) {
        return half + space + 1;
    }
    let at = identifiers.partition_point(|it| it.span.characters.end <= first + end);
    match identifiers.get(at).map(|it| it.span.characters.start) {
        Some(begins) if (first + half..first + end).contains(&begins) => begins - first,
        _ => end,
    }
}

/// The direction of a paragraph by rules P2 and P3: that of its first character of class L, R or AL
/// outside isolates.
pub fn first_strong_direction(paragraph: impl IntoIterator<Item = char>) -> Direction {
    let mut depth = 0_usize;
    for scalar in paragraph {
        match Character::new(scalar).class {
            BidiClass::LRI | BidiClass::RLI | BidiClass::FSI => depth += 1,
            BidiClass::PDI => depth = depth.saturating_sub(1),
            BidiClass::L if depth == 0 => return Direction::LeftToRight,
            BidiClass::R | BidiClass::AL if depth == 0 => return Direction::RightToLeft,
            _ => {}
        }
    }
    Direction::LeftToRight
}
