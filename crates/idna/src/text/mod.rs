//! Running text: the identifiers in it, found by the grammar of Davis, "Bidi IRIs" (2011), and the
//! text as it is shown and written out with marks.
//!
//! ```
//! use bidiscope_idna::text::{Grammar, find};
//!
//! let text = "see http://a.\u{5D0}/b, or example.com.";
//! let found = find(text, Grammar::default());
//! let texts: Vec<&str> = found.iter().map(|it| it.text(text)).collect();
//! assert_eq!(texts, ["http://a.\u{5D0}/b", "example.com"]);
//! ```

mod escapes;
mod identifiers;
mod kinds;
mod one_to_one;
mod paragraph;
mod report;
mod rewrite;
mod scanner;
mod search;
mod top_level_domains;

use std::ops::Range;

use serde::{Deserialize, Serialize};

pub use escapes::Escape;
pub use identifiers::{Identifiers, MAX_IDENTIFIER_BYTES};
pub use paragraph::{Paragraph, ParagraphDisplay, TextParagraphs, paragraphs};
pub use report::{EscapeReport, FieldReport, IdentifierReport, Position, Problem, RestReport, report};
pub use rewrite::{Marks, rewrite, rewrite_onto};
pub use search::{Batch, Judged, MOST_IN_A_PIECE, Piece, TextSearch, first_strong_direction};
pub use top_level_domains::{TOP_LEVEL_DOMAINS_DATE, is_top_level_domain};

use bidiscope_bidi::named;
use bidiscope_bidi::order::fields::{Extensions, Field, FieldKind};

/// What is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Grammar {
    /// What the grammar leaves open.
    pub extensions: Extensions,
}

/// A place in a text, in both units.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Span {
    /// In characters, from 0.
    pub characters: Range<usize>,
    /// In bytes of UTF-8, from 0.
    pub bytes: Range<usize>,
}

/// A place between two characters, in both units.
#[derive(Clone, Copy, Debug, Default)]
struct TextPlace {
    character: usize,
    byte: usize,
}

named! {
    /// How an identifier was recognised.
    pub enum IdentifierKind {
        /// By a scheme and `://`.
        Iri = "iri";
        /// By a known top-level domain.
        Domain = "domain";
    }
}

/// An identifier in running text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Identifier {
    /// How it was recognised.
    pub kind: IdentifierKind,
    /// Where it stands in the text.
    pub span: Span,
    /// Its fields, in logical order; none is empty. Those of its scheme and host only where it
    /// [is too long](Identifier::is_too_long), and none at all where its host is.
    pub fields: Vec<IdentifierField>,
    /// What follows a port that is not read ([`Extensions`]): its path, query and fragment.
    pub rest: Option<IdentifierRest>,
}

/// The path, query and fragment of an identifier after a port that is not read. The port is no part of the
/// identifier; this is, and is shown and marked together with what stands before the port.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IdentifierRest {
    /// Where it stands in the text, from the `/`, `?` or `#` after the port.
    pub span: Span,
    /// Its fields, in logical order; none is empty.
    pub fields: Vec<IdentifierField>,
}

/// A field of an identifier: what stands between separators.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IdentifierField {
    /// What it is.
    pub kind: FieldKind,
    /// Where it stands in the text.
    pub span: Span,
}

impl Identifier {
    /// The identifier itself, from the text in which it was found.
    pub fn text<'a>(&self, text: &'a str) -> &'a str {
        &text[self.span.bytes.clone()]
    }

    /// Whether it is longer than [`MAX_IDENTIFIER_BYTES`]: too long to be taken apart and shown.
    pub fn is_too_long(&self) -> bool {
        self.extent().bytes.len() > MAX_IDENTIFIER_BYTES
    }

    /// From its beginning to its end, with a port that is not read between its two pieces.
    pub fn extent(&self) -> Span {
        let last = self.rest.as_ref().map_or(&self.span, |rest| &rest.span);
        Span {
            characters: self.span.characters.start..last.characters.end,
            bytes: self.span.bytes.start..last.bytes.end,
        }
    }

    /// The fields of both its pieces.
    pub fn all_fields(&self) -> impl Iterator<Item = &IdentifierField> {
        self.fields.iter().chain(self.rest.iter().flat_map(|rest| &rest.fields))
    }

    /// Its fields, counted from its own first character.
    fn own_fields(&self) -> Vec<Field> {
        let first = self.span.characters.start;
        let own = |range: &Range<usize>| range.start - first..range.end - first;
        let fields = self.all_fields();
        fields.map(|field| Field { kind: field.kind, range: own(&field.span.characters) }).collect()
    }

    /// Where the domain stands, with its separators: from its first label to its last. `None` where the
    /// host is an IP address.
    pub fn domain(&self) -> Option<Span> {
        let labels = || self.fields.iter().filter(|field| field.kind == FieldKind::Label);
        let (first, last) = (&labels().next()?.span, &labels().next_back()?.span);
        Some(Span {
            characters: first.characters.start..last.characters.end,
            bytes: first.bytes.start..last.bytes.end,
        })
    }
}

/// The identifiers in a text, in order and disjoint.
///
/// They are found by Davis's grammar, leftmost first, and where two begin at the same place the one
/// with a scheme; in time proportional to the text's length, whatever it holds. His BNF is read so:
/// - A domain holds what UTS #46 calls valid, mapped or deviation under `UseSTD3ASCIIRules`, of that
///   what his list of terminating characters does not take out or IDNA2008 lets stand in a label.
/// - A domain without a scheme ends in a known top-level domain, after which nothing can continue the
///   domain.
/// - As many final characters of his `inclusionChar` are taken off as there are.
/// - Where his sections clash, names come first; [`READINGS_OF_TEXT`](bidiscope_present::interpretation::READINGS_OF_TEXT)
///   has that in words.
/// - A PDF or PDI that closes nothing inside the identifier ends it: it belongs to the text around.
pub fn find(text: &str, grammar: Grammar) -> Vec<Identifier> {
    Identifiers::new(text, grammar).collect()
}
