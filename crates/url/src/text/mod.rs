//! Running text: the identifiers in it (IRIs and domain names), found by the grammar of Davis, “Bidi IRIs”
//! (2011), or by UTS #58 (link detection); URLs with minimal percent escapes (UTS #58); the display of a text; and the text
//! with bidi controls inserted into its identifiers.
//!
//! ```
//! use bidiscope_url::text::{ResourceIdentifierGrammar, find_resource_identifiers};
//!
//! let text = "see http://a.\u{5D0}/b, or example.com.";
//! let found = find_resource_identifiers(text, ResourceIdentifierGrammar::default());
//! let texts: Vec<&str> = found.iter().map(|it| it.text(text)).collect();
//! assert_eq!(texts, ["http://a.\u{5D0}/b", "example.com"]);
//! ```

mod char_classes;
mod construction;
mod control_scheme;
mod domains;
mod escapes;
mod first_strong;
mod grammar;
mod identifier;
mod identifiers;
mod insert_controls;
mod link_host;
mod links;
mod marked;
mod numbers;
mod one_to_one;
mod paragraph;
mod report;
mod reports;
mod scanner;
mod search;
mod statistics;
mod terminators;
mod top_level_domains;

pub(crate) use construction::Construction;
pub use control_scheme::IdentifierControlScheme;
pub(crate) use escapes::percent_escape;
pub use escapes::{PercentEscapes, indices_to_percent_escape};
pub use first_strong::first_strong_or_left_to_right;
pub use grammar::ResourceIdentifierGrammar;
use identifier::TextOffset;
pub use identifier::{
    CharacterAndByteSpan, MAX_IDENTIFIER_BYTES, PathAfterIgnoredPort, ResourceIdentifier,
    ResourceIdentifierField, ResourceIdentifierKind,
};
pub use identifiers::ResourceIdentifiers;
pub use insert_controls::{
    TooLongIdentifierSpans, insert_controls_into_identifiers, write_with_inserted_controls,
};
pub use link_host::PercentEscapedHostReport;
pub use links::{LinkRules, LinkTerm, is_link_email, link_term, minimally_escaped, opening_link_bracket_of};
pub(crate) use links::{UrlPiece, minimal_pieces};
pub use paragraph::{Paragraph, ParagraphDisplay, TextParagraphs, paragraphs};
pub use report::{
    DomainError, HostLikeUserInfoReport, IdentifierFieldReport, PathAfterIgnoredPortReport,
    PercentEscapeReport, ResourceIdentifierReport, ResourceIdentifierTooLong, TextSpanReport,
    UnreadableDomain, VisibleHostPerParagraphDirection, VisibleHostReport,
};
pub use reports::resource_identifier_reports;
pub use search::{
    DomainBidiRuleVerdict, MAX_PARAGRAPH_PIECE_CHARACTERS, ParagraphPiece, ResourceIdentifierSearch,
    TextSearchBatch,
};
pub use statistics::{
    IdentifierCharacterCount, character_counts_of_identifiers, identifier_character_counts,
};
pub use terminators::{IdentifierTerminators, NotADavisInclusionCharacter};
pub use top_level_domains::TOP_LEVEL_DOMAINS_DATE;

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
///   `RUNNING_TEXT_INTERPRETATION_NOTES` in the crate `bidiscope_report`.
/// - A PDF or PDI without an opening control inside the identifier ends it, because it belongs to the
///   surrounding text.
pub fn find_resource_identifiers(
    text: &str,
    identifier_grammar: ResourceIdentifierGrammar,
) -> Vec<ResourceIdentifier> {
    ResourceIdentifiers::new(text, identifier_grammar).collect()
}
