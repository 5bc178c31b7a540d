//! RFC 5892: which characters IDNA2008 allows in labels, derived from Unicode properties, and the contextual rules
//! for those that are allowed only in certain places.
//!
//! `categories` implements section 2, [`derive()`] section 3, and `context` appendix A. RFC 8753, on the review of
//! new Unicode versions, changes nothing here. The only verified erratum, 3312, is applied: a contextual rule is
//! tested at every occurrence of its character.

mod categories;
mod context;
mod table;

use bidiscope_bidi::enum_with_ids;

pub use context::{ContextRule, LabelContextRules};
pub use table::derived_property;

enum_with_ids! {
    /// The derived property of a code point (sections 1 and 3).
    pub enum DerivedProperty [
        /// How the RFC writes it.
        title
    ] {
        /// Allowed in labels.
        Pvalid = "pvalid", "PVALID";
        /// Allowed where its contextual rule holds: a joiner, whose rule lookup tests too.
        ContextJ = "contextj", "CONTEXTJ";
        /// Allowed where its contextual rule holds: another character.
        ContextO = "contexto", "CONTEXTO";
        /// Not allowed in labels.
        Disallowed = "disallowed", "DISALLOWED";
        /// Not assigned to a character in this version of Unicode.
        Unassigned = "unassigned", "UNASSIGNED";
    }
}

enum_with_ids! {
    /// The category of section 2 that determines a derived property.
    pub enum Category [
        /// The section that defines it.
        section
    ] {
        /// (A) Letters, digits and their marks.
        LetterDigits = "letter-digits", "2.1";
        /// (B) Characters that normalization or case folding changes.
        Unstable = "unstable", "2.2";
        /// (C) White space, noncharacters and default ignorable characters.
        IgnorableProperties = "ignorable-properties", "2.3";
        /// (D) Musical symbols and combining marks for symbols.
        IgnorableBlocks = "ignorable-blocks", "2.4";
        /// (E) The letters, digits and hyphen of host names.
        Ldh = "ldh", "2.5";
        /// (F) Characters listed individually in the RFC.
        Exceptions = "exceptions", "2.6";
        /// (G) Characters that keep an older property for compatibility; empty so far.
        BackwardCompatible = "backward-compatible", "2.7";
        /// (H) The two joiners.
        JoinControl = "join-control", "2.8";
        /// (I) Conjoining Hangul jamo.
        OldHangulJamo = "old-hangul-jamo", "2.9";
        /// (J) Code points without a character.
        Unassigned = "unassigned", "2.10";
        /// None of them: the last line of section 3.
        Rest = "rest", "3";
    }
}

/// A derived property and the category that determined it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Derivation {
    /// The property.
    pub property: DerivedProperty,
    /// The first matching category, in the order of section 3.
    pub category: Category,
}

/// The derived property of a code point, and the category that determines it, by section 3 line by line: "the first
/// matching rule is applied". [`derived_property`] gives the property alone, from a cache.
pub fn derive(cp: char) -> Derivation {
    use DerivedProperty::{ContextJ, Disallowed, Pvalid};
    let (property, category) = if let Some(property) = categories::exceptions(cp) {
        (property, Category::Exceptions)
    } else if let Some(property) = categories::backward_compatible(cp) {
        (property, Category::BackwardCompatible)
    } else if categories::unassigned(cp) {
        (DerivedProperty::Unassigned, Category::Unassigned)
    } else if categories::ldh(cp) {
        (Pvalid, Category::Ldh)
    } else if categories::join_control(cp) {
        (ContextJ, Category::JoinControl)
    } else if categories::unstable(cp) {
        (Disallowed, Category::Unstable)
    } else if categories::ignorable_properties(cp) {
        (Disallowed, Category::IgnorableProperties)
    } else if categories::ignorable_blocks(cp) {
        (Disallowed, Category::IgnorableBlocks)
    } else if categories::old_hangul_jamo(cp) {
        (Disallowed, Category::OldHangulJamo)
    } else if categories::letter_digits(cp) {
        (Pvalid, Category::LetterDigits)
    } else {
        (Disallowed, Category::Rest)
    };
    Derivation { property, category }
}
