//! Running text: the identifiers in it (IRIs and domain names), found by the grammar of Davis, “Bidi IRIs”
//! (2011), or by UTS #58 (link detection); URLs with minimal percent escapes (UTS #58); the display of a text; and the text with bidi controls inserted into its identifiers.
//!
//! ```
//! use bidiscope_url::text::{Grammar, find};
//!
//! let text = "see http://a.\u{5D0}/b, or example.com.";
//! let found = find(text, Grammar::default());
//! let texts: Vec<&str> = found.iter().map(|it| it.text(text)).collect();
//! assert_eq!(texts, ["http://a.\u{5D0}/b", "example.com"]);
//! ```

mod char_classes;
mod domains;
mod escapes;
mod identifiers;
mod insert_controls;
mod link_host;
mod links;
mod marked;
mod numbers;
mod one_to_one;
mod paragraph;
mod report;
mod scanner;
mod search;
mod statistics;
mod terminators;
mod top_level_domains;

use std::ops::Range;

use serde::{Deserialize, Serialize};

pub(crate) use escapes::percent_escape;
pub use escapes::{PercentEscapes, characters_to_escape};
pub use identifiers::{Identifiers, MAX_IDENTIFIER_BYTES};
pub use insert_controls::{ControlScheme, insert_controls, write_with_controls};
pub use link_host::EscapedHostReport;
pub use links::{LinkRules, LinkTerm, is_link_email, link_bracket, link_term, minimally_escaped};
pub(crate) use links::{UrlPiece, minimal_pieces};
pub(crate) use marked::Construction;
pub use paragraph::{Paragraph, ParagraphDisplay, TextParagraphs, paragraphs};
pub use report::{
    BeforeAtReport, DomainError, DomainProblem, EscapeReport, FieldReport, IdentifierReport,
    IdentifierTooLong, RestReport, SpanReport, VisibleHostReport, VisibleHosts, report,
};
pub use search::{
    DomainVerdict, IdentifierSearch, MAX_PIECE_CHARACTERS, ParagraphPiece, TextSearchBatch,
    first_strong_direction,
};
pub use statistics::{CharacterCount, character_counts, character_counts_of};
pub use terminators::{NoInclusionChar, Terminators};
pub use top_level_domains::TOP_LEVEL_DOMAINS_DATE;

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::order::fields::{Extensions, Field, FieldKind};

/// What counts as an identifier in running text: the rules, and the options of Davis's grammar, which UTS #58 does not
/// have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Grammar {
    /// The rules by which links are found.
    #[serde(skip)]
    pub links: LinkRules,
    /// Which optional parts of an identifier are read: port, userinfo and IP addresses.
    pub extensions: Extensions,
    /// Whether phone numbers and formulas are found as well. They are always displayed from left to right.
    #[serde(skip)]
    pub numbers: bool,
    /// Which of Davis's exceptions end an identifier.
    #[serde(skip)]
    pub terminators: Terminators,
}

/// A range of a text, in characters and in bytes.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Span {
    /// In characters, from 0.
    pub characters: Range<usize>,
    /// In bytes of UTF-8, from 0.
    pub bytes: Range<usize>,
}

/// An offset in a text, in characters and in bytes.
#[derive(Clone, Copy, Debug, Default)]
struct TextOffset {
    character: usize,
    byte: usize,
}

enum_with_ids! {
    /// By what an identifier was recognised.
    pub enum IdentifierKind {
        /// By a scheme and `://`; by UTS #58 also a mail address after `mailto:`.
        Iri = "iri";
        /// By a known top-level domain; with userinfo, and by UTS #58, also a mail address.
        Domain = "domain";
        /// By its groups of digits, where numbers are read ([`Grammar::numbers`]). It has no fields.
        PhoneNumber = "phone-number";
        /// By an equals sign and operators, where numbers are read. It has no fields.
        Formula = "formula";
    }
}

/// An identifier found in running text: an IRI or a domain name, and where [`Grammar::numbers`] asks for it a phone number
/// or a formula.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Identifier {
    /// How it was recognised.
    pub kind: IdentifierKind,
    /// Its range in the text.
    pub span: Span,
    /// Its fields, in logical order; none is empty. Where [`Identifier::is_too_long`] holds, only those of its
    /// scheme and host, or none where the host is too long as well.
    pub fields: Vec<IdentifierField>,
    /// Its path, query and fragment after a port, where the port is not read ([`Extensions`]).
    pub rest: Option<IdentifierRest>,
}

/// The path, query and fragment of an identifier after a port that is not read. The port is not part of the
/// identifier. The path, query and fragment are: they are displayed, and get controls, together with the text before
/// the port.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IdentifierRest {
    /// Its range in the text, from the `/`, `?` or `#` after the port.
    pub span: Span,
    /// Its fields, in logical order; none is empty.
    pub fields: Vec<IdentifierField>,
}

/// A field of an identifier: the text between two separators.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IdentifierField {
    /// What kind of field it is, such as a label or a path.
    pub kind: FieldKind,
    /// Its range in the text.
    pub span: Span,
}

impl Identifier {
    /// The characters of the identifier; `text` is the text in which it was found.
    pub fn text<'a>(&self, text: &'a str) -> &'a str {
        &text[self.span.bytes.clone()]
    }

    /// Whether it is longer than [`MAX_IDENTIFIER_BYTES`], so that it is not split into fields and its display
    /// is not computed.
    pub fn is_too_long(&self) -> bool {
        self.extent().bytes.len() > MAX_IDENTIFIER_BYTES
    }

    /// The range in the text from the start of the identifier to its end, including a port that is not read and that
    /// something follows.
    pub fn extent(&self) -> Span {
        let last = self.rest.as_ref().map_or(&self.span, |rest| &rest.span);
        Span {
            characters: self.span.characters.start..last.characters.end,
            bytes: self.span.bytes.start..last.bytes.end,
        }
    }

    /// All its fields: [`Identifier::fields`], then those after a port that is not read.
    pub fn all_fields(&self) -> impl Iterator<Item = &IdentifierField> {
        self.fields.iter().chain(self.rest.iter().flat_map(|rest| &rest.fields))
    }

    /// All fields, with ranges relative to the first character of the identifier.
    fn relative_fields(&self) -> Vec<Field> {
        let first = self.span.characters.start;
        let relative = |range: &Range<usize>| range.start - first..range.end - first;
        let fields = self.all_fields();
        fields.map(|field| Field { kind: field.kind, range: relative(&field.span.characters) }).collect()
    }

    /// The range of the domain, with its separators, from the first label to the last. `None` where the host is
    /// an IP address or too long, and of a phone number or formula.
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
/// The time is proportional to the length of any text. By [`LinkRules::Uts58`] they are the links of UTS #58. By Davis's
/// grammar they are found leftmost first; of two that begin at the same place, the one with a scheme. His BNF is
/// interpreted as follows:
/// - A domain contains the characters that UTS #46 calls valid, mapped or deviation under `UseSTD3ASCIIRules`,
///   unless his list of terminating characters excludes them and IDNA2008 does not allow them in a label. Browsers take `_` in a
///   host as well: where a domain goes on after it, it belongs to the domain.
/// - A domain without a scheme ends in a known top-level domain, and no character that could continue the
///   domain follows.
/// - All final characters of his `inclusionChar` are removed from an identifier.
/// - Where his sections contradict each other, the rules for domain names have priority; see
///   `TEXT_INTERPRETATION_NOTES` in the crate `bidiscope_report`.
/// - A PDF or PDI without an opening control inside the identifier ends it, because it belongs to the
///   surrounding text.
pub fn find(text: &str, grammar: Grammar) -> Vec<Identifier> {
    Identifiers::new(text, grammar).collect()
}
