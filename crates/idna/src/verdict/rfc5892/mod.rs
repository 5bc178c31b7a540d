//! RFC 5892: which characters IDNA2008 lets stand in a label, by the properties of Unicode, and the
//! contextual rules for those that may stand only here and there.
//!
//! `categories` has section 2, a function a category; [`derive()`] is section 3; `context` has appendix A, a
//! function a rule. RFC 8753 speaks of how new versions of Unicode are reviewed and changes nothing here.
//! The one verified erratum, 3312, is followed: a contextual rule is tested at every occurrence of its
//! character.

mod categories;
mod context;
mod table;

use bidiscope_bidi::named;

pub use context::{ContextRule, LabelContexts};
pub use table::derived_property;

named! {
    /// The derived property of a code point (section 1 and section 3).
    pub enum DerivedProperty [
        /// How the RFC writes it.
        title
    ] {
        /// It may stand in a label.
        Pvalid = "pvalid", "PVALID";
        /// It may where its rule is fulfilled: a joiner, whose rule look-up tests too.
        ContextJ = "contextj", "CONTEXTJ";
        /// It may where its rule is fulfilled: another character.
        ContextO = "contexto", "CONTEXTO";
        /// It may not.
        Disallowed = "disallowed", "DISALLOWED";
        /// It is no character yet.
        Unassigned = "unassigned", "UNASSIGNED";
    }
}

named! {
    /// The category of section 2 that decides what property a code point has.
    pub enum Category [
        /// The section that defines it.
        section,
        /// Why a character of it may not stand in a label, as the end of a sentence.
        reason
    ] {
        /// (A) Letters, digits and their marks.
        LetterDigits = "letter-digits", "2.1", "it is a letter, a digit or a mark";
        /// (B) What normalization or case folding changes.
        Unstable = "unstable", "2.2", "normalization or the folding of capitals makes something else of it";
        /// (C) White space, noncharacters and what may be ignored.
        IgnorableProperties = "ignorable-properties", "2.3", "it is white space, cannot be seen or is no character";
        /// (D) Musical signs and marks for symbols.
        IgnorableBlocks = "ignorable-blocks", "2.4", "it is a musical sign or a mark for symbols";
        /// (E) The letters, digits and hyphen of host names.
        Ldh = "ldh", "2.5", "it is a letter, digit or hyphen of host names";
        /// (F) What the RFC lists by itself.
        Exceptions = "exceptions", "2.6", "the RFC lists it as an exception";
        /// (G) What keeps its property though Unicode changed; empty so far.
        BackwardCompatible = "backward-compatible", "2.7", "it was so in an older version of Unicode";
        /// (H) The two joiners.
        JoinControl = "join-control", "2.8", "it is a joiner";
        /// (I) Parts of Hangul syllables.
        OldHangulJamo = "old-hangul-jamo", "2.9", "it is a part of a Hangul syllable";
        /// (J) Code points without a character.
        Unassigned = "unassigned", "2.10", "no character is assigned to it";
        /// None of them: the last line of section 3.
        Rest = "rest", "3", "it is neither a letter nor a digit nor a mark of one";
    }
}

/// A derived property and how it comes about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Derivation {
    /// The property.
    pub property: DerivedProperty,
    /// The first category, in the order of section 3, that the character is in.
    pub category: Category,
}

/// Section 3, line by line: "the first matching rule is applied". [`derived_property`] remembers the answer.
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
