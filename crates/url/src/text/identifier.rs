//! An identifier found in running text.

use std::ops::Range;

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::MAX_INPUT_BYTES;
use bidiscope_bidi::order::fields::{DavisField, DavisFieldKind};

/// An identifier found in running text: an IRI or a domain name, and where
/// [`ResourceIdentifierGrammar::finds_phone_numbers_and_formulas`](super::ResourceIdentifierGrammar::finds_phone_numbers_and_formulas) asks
/// for it a phone number or a formula.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResourceIdentifier {
    /// How it was recognised.
    pub identifier_kind: ResourceIdentifierKind,
    /// Its range in the text.
    pub span: CharacterAndByteSpan,
    /// Its fields, in logical order; none is empty. Where [`ResourceIdentifier::is_too_long`] holds, only those of its
    /// scheme and host, or none where the host is too long as well.
    pub fields: Vec<ResourceIdentifierField>,
    /// Its path, query and fragment after a port, where the port is not read
    /// ([`Extensions`](bidiscope_bidi::order::fields::RecognisedDavisExtensions)).
    pub path_after_ignored_port: Option<PathAfterIgnoredPort>,
}

impl ResourceIdentifier {
    /// The characters of the identifier; `whole_text` is the text in which it was found.
    pub fn text<'a>(&self, whole_text: &'a str) -> &'a str {
        &whole_text[self.span.byte_range.clone()]
    }

    /// Whether it is longer than [`MAX_IDENTIFIER_BYTES`], so that it is not split into fields and its display
    /// is not computed.
    pub fn is_too_long(&self) -> bool {
        self.span_including_ignored_port().byte_range.len() > MAX_IDENTIFIER_BYTES
    }

    /// The range in the text from the start of the identifier to its end, including a port that is not read and that
    /// something follows.
    pub fn span_including_ignored_port(&self) -> CharacterAndByteSpan {
        let last = self.path_after_ignored_port.as_ref().map_or(&self.span, |rest| &rest.span);
        CharacterAndByteSpan {
            character_range: self.span.character_range.start..last.character_range.end,
            byte_range: self.span.byte_range.start..last.byte_range.end,
        }
    }

    /// All its fields: [`ResourceIdentifier::fields`], then those after a port that is not read.
    pub fn all_fields(&self) -> impl Iterator<Item = &ResourceIdentifierField> {
        self.fields.iter().chain(self.path_after_ignored_port.iter().flat_map(|rest| &rest.fields))
    }

    /// All fields, with ranges relative to the first character of the identifier.
    pub(super) fn relative_fields(&self) -> Vec<DavisField> {
        let first = self.span.character_range.start;
        let relative = |range: &Range<usize>| range.start - first..range.end - first;
        let fields = self.all_fields();
        fields
            .map(|field| DavisField {
                kind: field.field_kind,
                character_range: relative(&field.span.character_range),
            })
            .collect()
    }

    /// The range of the domain, with its separators, from the first label to the last. `None` where the host is
    /// an IP address or too long, and of a phone number or formula.
    pub fn domain_span(&self) -> Option<CharacterAndByteSpan> {
        let labels = || self.fields.iter().filter(|field| field.field_kind == DavisFieldKind::Label);
        let (first, last) = (&labels().next()?.span, &labels().next_back()?.span);
        Some(CharacterAndByteSpan {
            character_range: first.character_range.start..last.character_range.end,
            byte_range: first.byte_range.start..last.byte_range.end,
        })
    }
}

enum_with_ids! {
    /// By what an identifier was recognised.
    pub enum ResourceIdentifierKind {
        /// By a scheme and `://`; by UTS #58 also a mail address after `mailto:`.
        Iri = "iri";
        /// By a known top-level domain; with userinfo, and by UTS #58, also a mail address.
        Domain = "domain";
        /// By its groups of digits, where numbers are read
        /// ([`ResourceIdentifierGrammar::finds_phone_numbers_and_formulas`](super::ResourceIdentifierGrammar::finds_phone_numbers_and_formulas)). It has no fields.
        PhoneNumber = "phone-number";
        /// By an equals sign and operators, where numbers are read. It has no fields.
        ArithmeticFormula = "formula";
    }
}

/// The path, query and fragment of an identifier after a port that is not read. The port is not part of the
/// identifier. The path, query and fragment are: they are displayed, and get controls, together with the text before
/// the port.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PathAfterIgnoredPort {
    /// Its range in the text, from the `/`, `?` or `#` after the port.
    pub span: CharacterAndByteSpan,
    /// Its fields, in logical order; none is empty.
    pub fields: Vec<ResourceIdentifierField>,
}

/// A field of an identifier: the text between two separators.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResourceIdentifierField {
    /// What kind of field it is, such as a label or a path.
    pub field_kind: DavisFieldKind,
    /// Its range in the text.
    pub span: CharacterAndByteSpan,
}

/// The maximum length of an identifier that is split into fields, in bytes: the same as for a name. Of a longer
/// one only the range is known, and its host if that ends within this length.
pub const MAX_IDENTIFIER_BYTES: usize = MAX_INPUT_BYTES;

/// A range of a text, in characters and in bytes.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CharacterAndByteSpan {
    /// In characters, from 0.
    pub character_range: Range<usize>,
    /// In bytes of UTF-8, from 0.
    pub byte_range: Range<usize>,
}

/// An offset in a text, in characters and in bytes.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TextOffset {
    pub(super) character: usize,
    pub(super) byte: usize,
}
