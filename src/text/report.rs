//! What was found in a text, ready to be written as JSON.

use serde::Serialize;

use crate::name::{Name, Notation};
use crate::verdict::{Verdict, rfc5893};

use super::{Identifier, Paragraph, Span};

/// An identifier with its fields and the verdict on its domain. Positions are counted from the
/// beginning of the text, `start` and `end` in characters, the others in bytes of UTF-8.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct IdentifierReport {
    /// `iri` or `domain`.
    pub kind: &'static str,
    /// The identifier itself.
    pub text: String,
    /// Where it stands.
    #[serde(flatten)]
    pub position: Position,
    /// The index of its paragraph.
    pub paragraph: usize,
    /// Its fields.
    pub fields: Vec<FieldReport>,
    /// Its percent escapes.
    pub escapes: Vec<EscapeReport>,
    /// The domain; `null` where the host is an IP address.
    pub domain: Option<String>,
    /// Whether the domain is a Bidi domain name (RFC 5893 section 1.4); `null` without a domain, or
    /// where it cannot be read.
    pub bidi_domain_name: Option<bool>,
    /// The verdict of RFC 5893; `null` likewise.
    pub bidi_rule: Option<Verdict>,
    /// What RFC 5893 guarantees; `null` where the rule is not applicable.
    pub guarantee: Option<rfc5893::Guarantee>,
    /// Why the domain cannot be read as a name, such as Punycode that cannot be decoded.
    pub error: Option<Problem>,
}

/// A place in the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Position {
    /// The first character.
    pub start: usize,
    /// The character after the last.
    pub end: usize,
    /// The first byte.
    pub byte_start: usize,
    /// The byte after the last.
    pub byte_end: usize,
}

/// A field.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FieldReport {
    /// Such as `label` or `path`.
    pub kind: &'static str,
    /// The field itself.
    pub text: String,
    /// Where it stands.
    #[serde(flatten)]
    pub position: Position,
}

/// A run of percent escapes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct EscapeReport {
    /// What it stands for; `null` where it is broken.
    pub decoded: Option<String>,
    /// Where it stands.
    #[serde(flatten)]
    pub position: Position,
}

/// What is wrong with a domain, and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Problem {
    /// What is wrong.
    pub message: String,
    /// The character of the text at which it is.
    pub position: usize,
}

impl From<&Span> for Position {
    fn from(span: &Span) -> Self {
        Self {
            start: span.characters.start,
            end: span.characters.end,
            byte_start: span.bytes.start,
            byte_end: span.bytes.end,
        }
    }
}

/// What is said of each identifier of a text, in order. `paragraphs` and `identifiers` are those of
/// `text`.
pub fn report(
    text: &str,
    paragraphs: &[Paragraph],
    identifiers: &[Identifier],
) -> impl Iterator<Item = IdentifierReport> {
    identifiers.iter().map(move |identifier| {
        let paragraph = paragraphs.partition_point(|it| it.span.bytes.end < identifier.span.bytes.end);
        of_identifier(text, paragraph, identifier)
    })
}

fn of_identifier(text: &str, paragraph: usize, identifier: &Identifier) -> IdentifierReport {
    let of = |span: &Span| text[span.bytes.clone()].to_owned();
    let domain = identifier.domain();
    let (verdict, error) = match domain.as_ref().map(|span| (span, Name::read(&of(span), Notation::Unicode)))
    {
        None => (None, None),
        Some((_, Ok(name))) => (Some(rfc5893::judge(&name)), None),
        Some((span, Err(error))) => {
            let position = span.characters.start + error.position;
            (None, Some(Problem { message: error.kind.to_string(), position }))
        }
    };
    IdentifierReport {
        kind: identifier.kind.id(),
        text: of(&identifier.span),
        position: (&identifier.span).into(),
        paragraph,
        fields: identifier
            .fields
            .iter()
            .map(|field| FieldReport {
                kind: field.kind.id(),
                text: of(&field.span),
                position: (&field.span).into(),
            })
            .collect(),
        escapes: identifier
            .escapes(text)
            .into_iter()
            .map(|escape| EscapeReport { decoded: escape.decoded, position: (&escape.span).into() })
            .collect(),
        domain: domain.as_ref().map(of),
        bidi_domain_name: verdict.as_ref().map(|it| it.bidi_domain_name),
        bidi_rule: verdict.as_ref().map(|it| it.verdict),
        guarantee: verdict.and_then(|it| it.guarantee),
        error,
    }
}
