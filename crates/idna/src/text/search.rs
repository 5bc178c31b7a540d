//! A long text, searched in parts: what is found can be shown while the rest is still searched, and
//! the search can be left at any time.

use std::iter::{Enumerate, Peekable};

use crate::verdict::{Verdict, rfc5893};
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::Direction;

use super::report::domain_of;
use super::{Grammar, Identifier, Identifiers, Span, TextParagraphs, TextPlace};

/// A text being searched: an iterator over its [`Batch`]es, which together hold what
/// [`paragraphs`](super::paragraphs) and [`find`](super::find) say of the whole.
#[derive(Clone, Debug)]
pub struct TextSearch<'a> {
    text: &'a str,
    grammar: Grammar,
    bytes_a_batch: usize,
    paragraphs: Enumerate<TextParagraphs<'a>>,
    /// The paragraph in which the search stands.
    open: Option<OpenParagraph<'a>>,
    /// How far the text is searched, in bytes.
    bytes: usize,
}

/// A paragraph of which some pieces are still to come.
#[derive(Clone, Debug)]
struct OpenParagraph<'a> {
    /// The piece that comes next; it goes to the end of the paragraph until its own is known.
    rest: Piece,
    identifiers: Peekable<Identifiers<'a>>,
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
    pub fn new(text: &'a str, grammar: Grammar) -> Self {
        Self::in_batches(text, grammar, Self::BYTES_A_BATCH)
    }

    /// The same with this many bytes a batch; a batch goes on to the end of its last piece.
    pub fn in_batches(text: &'a str, grammar: Grammar, bytes_a_batch: usize) -> Self {
        let paragraphs = TextParagraphs::new(text).enumerate();
        Self { text, grammar, bytes_a_batch, paragraphs, open: None, bytes: 0 }
    }

    /// Goes on to the next paragraph; whether there is one.
    fn open_paragraph(&mut self) -> bool {
        let Some((index, paragraph)) = self.paragraphs.next() else {
            self.bytes = self.text.len();
            return false;
        };
        let identifiers = Identifiers::in_paragraph(self.text, &paragraph, self.grammar).peekable();
        let direction = first_strong_direction(paragraph.text(self.text).chars());
        self.bytes = paragraph.span.bytes.start;
        let rest = Piece { paragraph: index, part: 0, span: paragraph.span, direction };
        self.open = Some(OpenParagraph { rest, identifiers });
        true
    }

    /// Goes on through one piece, or through an empty paragraph.
    fn take_piece(&mut self, batch: &mut Batch) {
        let Some(open) = &mut self.open else { return };
        let mut take = |identifier: Identifier| {
            batch.judged.push(judge(self.text, &identifier));
            batch.identifiers.push(identifier);
        };
        let end = end_of_piece(self.text, open, &mut take);
        while let Some(identifier) = open.identifiers.next_if(|it| it.span.bytes.start < end.byte) {
            take(identifier);
        }
        let rest = &mut open.rest;
        let mut piece = rest.clone();
        piece.span.characters.end = end.character;
        piece.span.bytes.end = end.byte;
        rest.part += 1;
        rest.span.characters.start = end.character;
        rest.span.bytes.start = end.byte;
        if rest.span.bytes.is_empty() {
            self.open = None;
        }
        self.bytes = end.byte;
        if !piece.span.bytes.is_empty() {
            batch.pieces.push(piece);
        }
    }
}

impl Iterator for TextSearch<'_> {
    type Item = Batch;

    fn next(&mut self) -> Option<Batch> {
        let mut batch = Batch::default();
        let from = self.bytes;
        if from >= self.text.len() {
            return None;
        }
        let until = from.saturating_add(self.bytes_a_batch.max(1));
        while self.bytes < until && (self.open.is_some() || self.open_paragraph()) {
            self.take_piece(&mut batch);
        }
        batch.bytes = self.bytes;
        Some(batch)
    }
}

/// What RFC 5893 says of the domain of an identifier in this text.
fn judge(text: &str, identifier: &Identifier) -> Judged {
    match domain_of(text, identifier) {
        None => Judged::NoDomain,
        Some(Ok(name)) => Judged::Verdict(rfc5893::judge(&name).verdict),
        Some(Err(problem)) => Judged::Unreadable(problem.message),
    }
}

/// Where the next piece of a paragraph ends: after white space where there is any, so that no identifier
/// that is shorter than half a piece is cut. The identifiers that end in it are taken where they have to be
/// known for that.
fn end_of_piece(text: &str, open: &mut OpenParagraph<'_>, take: &mut impl FnMut(Identifier)) -> TextPlace {
    let span = &open.rest.span;
    let (first, first_byte) = (span.characters.start, span.bytes.start);
    if span.characters.len() <= MOST_IN_A_PIECE {
        return TextPlace { character: span.characters.end, byte: span.bytes.end };
    }
    let mut end = TextPlace { character: first + MOST_IN_A_PIECE, byte: first_byte };
    let mut space = None;
    let half = first + MOST_IN_A_PIECE / 2;
    for (character, scalar) in (first..end.character).zip(text[first_byte..].chars()) {
        end.byte += scalar.len_utf8();
        if character >= half && BidiClass::of(scalar) == BidiClass::WS {
            space = Some(TextPlace { character: character + 1, byte: end.byte });
        }
    }
    if let Some(space) = space {
        return space;
    }
    while let Some(identifier) = open.identifiers.next_if(|it| it.extent().bytes.end <= end.byte) {
        take(identifier);
    }
    match open.identifiers.peek().map(|it| &it.span) {
        Some(it) if (half..end.character).contains(&it.characters.start) => {
            TextPlace { character: it.characters.start, byte: it.bytes.start }
        }
        _ => end,
    }
}

/// The direction of a paragraph by rules P2 and P3: that of its first character of class L, R or AL
/// outside isolates.
pub fn first_strong_direction(paragraph: impl IntoIterator<Item = char>) -> Direction {
    let mut depth = 0_usize;
    for scalar in paragraph {
        match BidiClass::of(scalar) {
            BidiClass::LRI | BidiClass::RLI | BidiClass::FSI => depth += 1,
            BidiClass::PDI => depth = depth.saturating_sub(1),
            BidiClass::L if depth == 0 => return Direction::LeftToRight,
            BidiClass::R | BidiClass::AL if depth == 0 => return Direction::RightToLeft,
            _ => {}
        }
    }
    Direction::LeftToRight
}
