//! Iterates over the identifiers of a text.

use std::ops::Range;

use bidiscope_bidi::address::authority_end_index;
use bidiscope_bidi::order::fields::{
    DavisFieldKind, RecognisedDavisExtensions, split_into_extended_davis_fields,
};

use super::identifier::MAX_IDENTIFIER_BYTES;
use super::links::{LinkScanner, MAIL_SCHEME};
use super::scanner::{Match, Scanner};
use super::{
    CharacterAndByteSpan, LinkRules, Paragraph, PathAfterIgnoredPort, ResourceIdentifier,
    ResourceIdentifierField, ResourceIdentifierGrammar, ResourceIdentifierKind, TextOffset,
};

/// An iterator over the identifiers in a text or in one paragraph of it, which stores none of them.
#[derive(Clone, Debug)]
pub struct ResourceIdentifiers<'a> {
    /// The text or paragraph that is searched, and its offset in the whole text.
    searched: &'a str,
    from: TextOffset,
    scanner: RuleScanner<'a>,
    grammar: ResourceIdentifierGrammar,
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
    const fn new(text: &'a str, grammar: ResourceIdentifierGrammar) -> Self {
        match grammar.link_rules {
            LinkRules::Davis => Self::Davis(Scanner::new(text, grammar)),
            LinkRules::Uts58 => Self::Uts58(LinkScanner::new(text)),
        }
    }
}

impl<'a> ResourceIdentifiers<'a> {
    /// The identifiers of a whole text.
    pub fn new(text: &'a str, identifier_grammar: ResourceIdentifierGrammar) -> Self {
        Self::from(text, TextOffset::default(), identifier_grammar)
    }

    /// The identifiers of one paragraph of a text, with their ranges in the whole text.
    pub fn in_paragraph(
        whole_text: &'a str,
        paragraph: &Paragraph,
        identifier_grammar: ResourceIdentifierGrammar,
    ) -> Self {
        let CharacterAndByteSpan { character_range: characters, byte_range: bytes } = &paragraph.span;
        let from = TextOffset { character: characters.start, byte: bytes.start };
        Self::from(paragraph.text(whole_text), from, identifier_grammar)
    }

    fn from(searched: &'a str, from: TextOffset, grammar: ResourceIdentifierGrammar) -> Self {
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

    fn identifier(&mut self, Match { kind, range, rest, mail_sign }: Match) -> ResourceIdentifier {
        let start = TextOffset {
            character: self.characters_before(range.start) + self.from.character,
            byte: range.start + self.from.byte,
        };
        let end = self.characters_before(range.end) + self.from.character;
        let text = &self.searched[range.clone()];
        let bytes = start.byte..range.end + self.from.byte;
        let extensions = match self.grammar.link_rules {
            LinkRules::Davis => self.grammar.recognised_extensions,
            LinkRules::Uts58 => RecognisedDavisExtensions { userinfo: true, port: true, ip_address: false },
        };
        ResourceIdentifier {
            identifier_kind: kind,
            span: CharacterAndByteSpan { character_range: start.character..end, byte_range: bytes },
            fields: match (kind, mail_sign) {
                (ResourceIdentifierKind::PhoneNumber | ResourceIdentifierKind::ArithmeticFormula, _) => {
                    Vec::new()
                }
                (_, Some(sign)) => fields_of_mail_address(text, sign - range.start, start),
                (_, None) => fields_of(parsed_part(text), start, extensions),
            },
            path_after_ignored_port: rest.map(|rest| self.rest(range.start, start, rest)),
        }
    }

    /// The part after a port that is not read. The identifier begins at byte `from` of `searched`, which is
    /// `start` in the text.
    fn rest(&mut self, from: usize, start: TextOffset, rest: Range<usize>) -> PathAfterIgnoredPort {
        let characters = |it: &mut Self, byte| it.characters_before(byte) + it.from.character;
        let characters = characters(self, rest.start)..characters(self, rest.end);
        let bytes = rest.start + self.from.byte..rest.end + self.from.byte;
        let whole = &self.searched[from..rest.end];
        let mut fields = Vec::new();
        if whole.len() <= MAX_IDENTIFIER_BYTES {
            // The port is read here, so that the fields after it are recognised.
            fields = fields_of(
                whole,
                start,
                RecognisedDavisExtensions { port: true, ..self.grammar.recognised_extensions },
            );
            fields.retain(|field| field.span.byte_range.start >= bytes.start);
        }
        PathAfterIgnoredPort {
            span: CharacterAndByteSpan { character_range: characters, byte_range: bytes },
            fields,
        }
    }
}

impl Iterator for ResourceIdentifiers<'_> {
    type Item = ResourceIdentifier;

    fn next(&mut self) -> Option<ResourceIdentifier> {
        let found = match &mut self.scanner {
            RuleScanner::Davis(scanner) => scanner.next(),
            RuleScanner::Uts58(scanner) => scanner.next(),
        }?;
        Some(self.identifier(found))
    }
}

/// The fields of an identifier or of its first part, which begins at `start` in the text.
fn fields_of(
    text: &str,
    start: TextOffset,
    extensions: RecognisedDavisExtensions,
) -> Vec<ResourceIdentifierField> {
    let scalars: Vec<char> = text.chars().collect();
    let mut at = TextOffset::default();
    let mut byte_of = |character: usize| {
        at.byte += scalars[at.character..character].iter().map(|it| it.len_utf8()).sum::<usize>();
        at.character = character;
        start.byte + at.byte
    };
    let fields = split_into_extended_davis_fields(&scalars, extensions).into_iter();
    fields
        .map(|field| {
            let Range { start: first, end } = field.character_range;
            let bytes = byte_of(first)..byte_of(end);
            let characters = start.character + first..start.character + end;
            ResourceIdentifierField {
                field_kind: field.kind,
                span: CharacterAndByteSpan { character_range: characters, byte_range: bytes },
            }
        })
        .collect()
}

/// The fields of a mail address, also after `mailto:`, whose `@` stands at this byte: what stands before it may have the
/// signs of URLs, such as `?`. None if it is too long.
fn fields_of_mail_address(text: &str, sign: usize, start: TextOffset) -> Vec<ResourceIdentifierField> {
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
        ResourceIdentifierField {
            field_kind: kind,
            span: CharacterAndByteSpan {
                character_range: first.character..end.character,
                byte_range: first.byte..end.byte,
            },
        }
    };
    // The colon is no part of the field.
    let scheme = scheme.map(|it| field(DavisFieldKind::Scheme, 0..it.len() - 1));
    let domain = sign + '@'.len_utf8();
    let labels = fields_of(&text[domain..], at(domain), RecognisedDavisExtensions::default());
    scheme.into_iter().chain([field(DavisFieldKind::Userinfo, local..sign)]).chain(labels).collect()
}

/// The part of an identifier that is split into fields: all of it; if that is too long, its scheme and host;
/// empty if those are too long as well.
fn parsed_part(identifier: &str) -> &str {
    if identifier.len() <= MAX_IDENTIFIER_BYTES {
        return identifier;
    }
    // Where the authority ends after these, it is too long.
    let scalars: Vec<char> = identifier.chars().take(MAX_IDENTIFIER_BYTES + "://".len()).collect();
    let end = scalars[..authority_end_index(&scalars)].iter().map(|it| it.len_utf8()).sum();
    if end <= MAX_IDENTIFIER_BYTES { &identifier[..end] } else { "" }
}
