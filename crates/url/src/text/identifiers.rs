//! Iterates over the identifiers of a text.

use std::ops::Range;

use bidiscope_bidi::address::path_start;
use bidiscope_bidi::order::fields::{FieldExtensions, FieldKind, fields_with_extensions};

use super::identifier::MAX_IDENTIFIER_BYTES;
use super::links::{LinkScanner, MAIL_SCHEME};
use super::scanner::{Match, Scanner};
use super::{
    Grammar, Identifier, IdentifierField, IdentifierKind, LinkRules, Paragraph, PartAfterUnreadPort, Span,
    TextOffset,
};

/// An iterator over the identifiers in a text or in one paragraph of it, which stores none of them.
#[derive(Clone, Debug)]
pub struct Identifiers<'a> {
    /// The text or paragraph that is searched, and its offset in the whole text.
    searched: &'a str,
    from: TextOffset,
    scanner: RuleScanner<'a>,
    grammar: Grammar,
    /// The offset in `searched` up to which characters have been counted.
    counted_until: TextOffset,
}

/// A scanner by the rules of a grammar.
#[derive(Clone, Debug)]
enum RuleScanner<'a> {
    Davis(Scanner<'a>),
    Uts58(LinkScanner<'a>),
}

impl<'a> RuleScanner<'a> {
    const fn new(text: &'a str, grammar: Grammar) -> Self {
        match grammar.links {
            LinkRules::Davis => Self::Davis(Scanner::new(text, grammar)),
            LinkRules::Uts58 => Self::Uts58(LinkScanner::new(text)),
        }
    }
}

impl<'a> Identifiers<'a> {
    /// The identifiers of a whole text.
    pub fn new(text: &'a str, grammar: Grammar) -> Self {
        Self::from(text, TextOffset::default(), grammar)
    }

    /// The identifiers of one paragraph of a text, with their ranges in the whole text.
    pub fn in_paragraph(text: &'a str, paragraph: &Paragraph, grammar: Grammar) -> Self {
        let Span { characters, bytes } = &paragraph.span;
        let from = TextOffset { character: characters.start, byte: bytes.start };
        Self::from(paragraph.text(text), from, grammar)
    }

    fn from(searched: &'a str, from: TextOffset, grammar: Grammar) -> Self {
        Self {
            searched,
            from,
            scanner: RuleScanner::new(searched, grammar),
            grammar,
            counted_until: TextOffset::default(),
        }
    }

    /// The number of characters before this byte of `searched`. The argument must not decrease between calls,
    /// so that all calls together need one pass.
    fn characters_before(&mut self, byte: usize) -> usize {
        self.counted_until.character += self.searched[self.counted_until.byte..byte].chars().count();
        self.counted_until.byte = byte;
        self.counted_until.character
    }

    fn identifier(&mut self, Match { kind, range, rest, mail_sign }: Match) -> Identifier {
        let start = TextOffset {
            character: self.characters_before(range.start) + self.from.character,
            byte: range.start + self.from.byte,
        };
        let end = self.characters_before(range.end) + self.from.character;
        let text = &self.searched[range.clone()];
        let bytes = start.byte..range.end + self.from.byte;
        let extensions = match self.grammar.links {
            LinkRules::Davis => self.grammar.extensions,
            LinkRules::Uts58 => FieldExtensions { userinfo: true, port: true, ip_address: false },
        };
        Identifier {
            kind,
            span: Span { characters: start.character..end, bytes },
            fields: match (kind, mail_sign) {
                (IdentifierKind::PhoneNumber | IdentifierKind::Formula, _) => Vec::new(),
                (_, Some(sign)) => fields_of_mail_address(text, sign - range.start, start),
                (_, None) => fields_of(parsed_part(text), start, extensions),
            },
            part_after_unread_port: rest.map(|rest| self.rest(range.start, start, rest)),
        }
    }

    /// The part after a port that is not read. The identifier begins at byte `from` of `searched`, which is
    /// `start` in the text.
    fn rest(&mut self, from: usize, start: TextOffset, rest: Range<usize>) -> PartAfterUnreadPort {
        let characters = |it: &mut Self, byte| it.characters_before(byte) + it.from.character;
        let characters = characters(self, rest.start)..characters(self, rest.end);
        let bytes = rest.start + self.from.byte..rest.end + self.from.byte;
        let whole = &self.searched[from..rest.end];
        let mut fields = Vec::new();
        if whole.len() <= MAX_IDENTIFIER_BYTES {
            // The port is read here, so that the fields after it are recognised.
            fields = fields_of(whole, start, FieldExtensions { port: true, ..self.grammar.extensions });
            fields.retain(|field| field.span.bytes.start >= bytes.start);
        }
        PartAfterUnreadPort { span: Span { characters, bytes }, fields }
    }
}

impl Iterator for Identifiers<'_> {
    type Item = Identifier;

    fn next(&mut self) -> Option<Identifier> {
        let found = match &mut self.scanner {
            RuleScanner::Davis(scanner) => scanner.next(),
            RuleScanner::Uts58(scanner) => scanner.next(),
        }?;
        Some(self.identifier(found))
    }
}

/// The fields of an identifier or of its first part, which begins at `start` in the text.
fn fields_of(text: &str, start: TextOffset, extensions: FieldExtensions) -> Vec<IdentifierField> {
    let scalars: Vec<char> = text.chars().collect();
    let mut at = TextOffset::default();
    let mut byte_of = |character: usize| {
        at.byte += scalars[at.character..character].iter().map(|it| it.len_utf8()).sum::<usize>();
        at.character = character;
        start.byte + at.byte
    };
    let fields = fields_with_extensions(&scalars, extensions).into_iter();
    fields
        .map(|field| {
            let Range { start: first, end } = field.character_range;
            let bytes = byte_of(first)..byte_of(end);
            let characters = start.character + first..start.character + end;
            IdentifierField { kind: field.kind, span: Span { characters, bytes } }
        })
        .collect()
}

/// The fields of a mail address, also after `mailto:`, whose `@` stands at this byte: what stands before it may have the
/// signs of URLs, such as `?`. None if it is too long.
fn fields_of_mail_address(text: &str, sign: usize, start: TextOffset) -> Vec<IdentifierField> {
    if text.len() > MAX_IDENTIFIER_BYTES {
        return Vec::new();
    }
    let scheme = text.get(..MAIL_SCHEME.len()).filter(|it| it.eq_ignore_ascii_case(MAIL_SCHEME));
    let local = scheme.map_or(0, str::len);
    let at = |byte: usize| TextOffset {
        character: start.character + text[..byte].chars().count(),
        byte: start.byte + byte,
    };
    let field = |kind, range: Range<usize>| {
        let (first, end) = (at(range.start), at(range.end));
        IdentifierField {
            kind,
            span: Span { characters: first.character..end.character, bytes: first.byte..end.byte },
        }
    };
    // The colon is no part of the field.
    let scheme = scheme.map(|it| field(FieldKind::Scheme, 0..it.len() - 1));
    let domain = sign + '@'.len_utf8();
    let labels = fields_of(&text[domain..], at(domain), FieldExtensions::default());
    scheme.into_iter().chain([field(FieldKind::Userinfo, local..sign)]).chain(labels).collect()
}

/// The part of an identifier that is split into fields: all of it; if that is too long, its scheme and host;
/// empty if those are too long as well.
fn parsed_part(identifier: &str) -> &str {
    if identifier.len() <= MAX_IDENTIFIER_BYTES {
        return identifier;
    }
    // Where the authority ends after these, it is too long.
    let scalars: Vec<char> = identifier.chars().take(MAX_IDENTIFIER_BYTES + "://".len()).collect();
    let end = scalars[..path_start(&scalars)].iter().map(|it| it.len_utf8()).sum();
    if end <= MAX_IDENTIFIER_BYTES { &identifier[..end] } else { "" }
}
