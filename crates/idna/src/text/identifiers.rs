//! The identifiers of a text, one after another.

use std::ops::Range;

use bidiscope_bidi::name::MAX_BYTES;
use bidiscope_bidi::order::fields::{Extensions, fields_with};

use super::scanner::{Match, Scanner};
use super::{
    Grammar, Identifier, IdentifierField, IdentifierKind, IdentifierRest, Paragraph, Span, TextPlace,
};

/// The longest identifier that is taken apart, in bytes: no longer than what is read as a name. Of a
/// longer one, place and length are known, and its host if that ends within so many bytes.
pub const MAX_IDENTIFIER_BYTES: usize = MAX_BYTES;

/// A text, or a paragraph of one, being searched: an iterator over the identifiers in it, which keeps
/// none of them.
#[derive(Clone, Debug)]
pub struct Identifiers<'a> {
    /// What is searched, and where in the whole text it begins.
    searched: &'a str,
    from: TextPlace,
    scanner: Scanner<'a>,
    grammar: Grammar,
    /// Up to where the characters of what is searched are counted.
    counted: TextPlace,
}

impl<'a> Identifiers<'a> {
    /// A search through all of a text.
    pub fn new(text: &'a str, grammar: Grammar) -> Self {
        Self::from(text, TextPlace::default(), grammar)
    }

    /// A search through one of the paragraphs of a text; what is found has its place in the text.
    pub fn in_paragraph(text: &'a str, paragraph: &Paragraph, grammar: Grammar) -> Self {
        let Span { characters, bytes } = &paragraph.span;
        let from = TextPlace { character: characters.start, byte: bytes.start };
        Self::from(paragraph.text(text), from, grammar)
    }

    fn from(searched: &'a str, from: TextPlace, grammar: Grammar) -> Self {
        Self {
            searched,
            from,
            scanner: Scanner::new(searched, grammar),
            grammar,
            counted: TextPlace::default(),
        }
    }

    /// How many characters come before this byte of what is searched; no earlier than the last one asked
    /// for, so that all of them together cost one pass.
    fn characters_before(&mut self, byte: usize) -> usize {
        self.counted.character += self.searched[self.counted.byte..byte].chars().count();
        self.counted.byte = byte;
        self.counted.character
    }

    fn identifier(&mut self, Match { kind, range, rest }: Match) -> Identifier {
        let start = TextPlace {
            character: self.characters_before(range.start) + self.from.character,
            byte: range.start + self.from.byte,
        };
        let end = self.characters_before(range.end) + self.from.character;
        let text = &self.searched[range.clone()];
        let bytes = start.byte..range.end + self.from.byte;
        let extensions = self.grammar.extensions;
        Identifier {
            kind,
            span: Span { characters: start.character..end, bytes },
            fields: fields_of(taken_apart(text, kind), start, extensions),
            rest: rest.map(|rest| self.rest(range.start, start, rest)),
        }
    }

    /// What follows a port that is not read; the identifier begins at `from`, which is `start` in the text.
    fn rest(&mut self, from: usize, start: TextPlace, rest: Range<usize>) -> IdentifierRest {
        let characters = |it: &mut Self, byte| it.characters_before(byte) + it.from.character;
        let characters = characters(self, rest.start)..characters(self, rest.end);
        let bytes = rest.start + self.from.byte..rest.end + self.from.byte;
        let whole = &self.searched[from..rest.end];
        let mut fields = Vec::new();
        if whole.len() <= MAX_IDENTIFIER_BYTES {
            // The port is read here, so that what follows it is told apart.
            fields = fields_of(whole, start, Extensions { port: true, ..self.grammar.extensions });
            fields.retain(|field| field.span.bytes.start >= bytes.start);
        }
        IdentifierRest { span: Span { characters, bytes }, fields }
    }
}

impl Iterator for Identifiers<'_> {
    type Item = Identifier;

    fn next(&mut self) -> Option<Identifier> {
        let found = self.scanner.next()?;
        Some(self.identifier(found))
    }
}

/// The fields of an identifier, or of its beginning, which stands at `start` in the text.
fn fields_of(text: &str, start: TextPlace, extensions: Extensions) -> Vec<IdentifierField> {
    let scalars: Vec<char> = text.chars().collect();
    let mut at = TextPlace::default();
    let mut byte_of = |character: usize| {
        at.byte += scalars[at.character..character].iter().map(|it| it.len_utf8()).sum::<usize>();
        at.character = character;
        start.byte + at.byte
    };
    let fields = fields_with(&scalars, extensions).into_iter();
    fields
        .map(|field| {
            let Range { start: first, end } = field.range;
            let bytes = byte_of(first)..byte_of(end);
            let characters = start.character + first..start.character + end;
            IdentifierField { kind: field.kind, span: Span { characters, bytes } }
        })
        .collect()
}

/// As much of an identifier as is taken apart: all of it, or as far as its host; nothing where not even
/// that ends soon enough.
fn taken_apart(identifier: &str, kind: IdentifierKind) -> &str {
    if identifier.len() <= MAX_IDENTIFIER_BYTES {
        return identifier;
    }
    let authority = match kind {
        IdentifierKind::Iri => identifier.find("://").map_or(0, |at| at + 3),
        IdentifierKind::Domain => 0,
    };
    let host = identifier[authority..].find(['/', '?', '#']);
    let end = host.map_or(identifier.len(), |length| authority + length);
    if end <= MAX_IDENTIFIER_BYTES { &identifier[..end] } else { "" }
}
