//! RFC 5892: which characters IDNA2008 allows in labels, derived from Unicode properties, and the contextual rules
//! for those that are allowed only in certain places.
//!
//! First section 3, [`derive_property()`], with the categories of section 2, a function each; then the contextual rules of
//! appendix A, one function each too. RFC 8753, on the review of new Unicode versions, changes nothing here.
//!
//! Of the contextual rules `label` is the label and `at` the position of the character that the rule is about. Where Before(cp)
//! or After(cp) of the RFC is Undefined, at the beginning or end of the label, a rule that uses it is false. The rules are
//! tested at every occurrence of their character (erratum 3312, the only verified one): the regular expression of A.1 refers
//! to this occurrence of the non-joiner, not to any in the label.

use std::cell::Cell;
use std::ops::RangeInclusive;

use icu_casemap::CaseMapperBorrowed;
use icu_normalizer::ComposingNormalizerBorrowed;
use icu_properties::props::{
    CanonicalCombiningClass, DefaultIgnorableCodePoint, GeneralCategory, HangulSyllableType, JoinControl,
    JoiningType, NoncharacterCodePoint, Script, WhiteSpace,
};
use icu_properties::{CodePointMapData, CodePointSetData};

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::Character;

use crate::page_table::PageTable;

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
pub fn derive_property(cp: char) -> Derivation {
    use DerivedProperty::{ContextJ, Disallowed, Pvalid};
    let (property, category) = if let Some(property) = exceptions(cp) {
        (property, Category::Exceptions)
    } else if let Some(property) = backward_compatible(cp) {
        (property, Category::BackwardCompatible)
    } else if unassigned(cp) {
        (DerivedProperty::Unassigned, Category::Unassigned)
    } else if ldh(cp) {
        (Pvalid, Category::Ldh)
    } else if join_control(cp) {
        (ContextJ, Category::JoinControl)
    } else if unstable(cp) {
        (Disallowed, Category::Unstable)
    } else if ignorable_properties(cp) {
        (Disallowed, Category::IgnorableProperties)
    } else if ignorable_blocks(cp) {
        (Disallowed, Category::IgnorableBlocks)
    } else if old_hangul_jamo(cp) {
        (Disallowed, Category::OldHangulJamo)
    } else if letter_digits(cp) {
        (Pvalid, Category::LetterDigits)
    } else {
        (Disallowed, Category::Rest)
    };
    Derivation { property, category }
}

/// The derived property of a character, from a table that is computed in pages on first use; the same as [`derive_property()`].
pub fn derived_property(cp: char) -> DerivedProperty {
    static TABLE: PageTable<Option<DerivedProperty>> = PageTable::empty();
    TABLE.get(cp, |cp| Some(derive_property(cp).property)).unwrap_or(DerivedProperty::Disallowed)
}

/// Section 2.1, LetterDigits (A): "General_Category(cp) is in {Ll, Lu, Lo, Nd, Lm, Mn, Mc}".
fn letter_digits(cp: char) -> bool {
    use GeneralCategory::{
        DecimalNumber, LowercaseLetter, ModifierLetter, NonspacingMark, OtherLetter, SpacingMark,
        UppercaseLetter,
    };
    matches!(
        general_category(cp),
        LowercaseLetter
            | UppercaseLetter
            | OtherLetter
            | DecimalNumber
            | ModifierLetter
            | NonspacingMark
            | SpacingMark
    )
}

/// Section 2.2, Unstable (B): "toNFKC(toCaseFold(toNFKC(cp))) != cp".
fn unstable(cp: char) -> bool {
    let (nfkc, fold) = (ComposingNormalizerBorrowed::new_nfkc(), CaseMapperBorrowed::new());
    let mut buffer = [0; 4];
    let text: &str = cp.encode_utf8(&mut buffer);
    nfkc.normalize(&fold.fold_string(&nfkc.normalize(text))) != text
}

/// Section 2.3, IgnorableProperties (C): "Default_Ignorable_Code_Point(cp) = True or White_Space(cp) = True
/// or Noncharacter_Code_Point(cp) = True".
fn ignorable_properties(cp: char) -> bool {
    CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(cp)
        || CodePointSetData::new::<WhiteSpace>().contains(cp)
        || is_noncharacter(cp)
}

/// Section 2.4, IgnorableBlocks (D): "Block(cp) is in {Combining Diacritical Marks for Symbols, Musical
/// Symbols, Ancient Greek Musical Notation}".
fn ignorable_blocks(cp: char) -> bool {
    matches!(cp, '\u{20D0}'..='\u{20FF}' | '\u{1D100}'..='\u{1D1FF}' | '\u{1D200}'..='\u{1D24F}')
}

/// Section 2.5, LDH (E): "cp is in {002D, 0030..0039, 0061..007A}".
fn ldh(cp: char) -> bool {
    matches!(cp, '-' | '0'..='9' | 'a'..='z')
}

/// Section 2.6, Exceptions (F): the value that the RFC gives to a code point in its list.
fn exceptions(cp: char) -> Option<DerivedProperty> {
    listed(&EXCEPTIONS, cp)
}

/// The list of section 2.6, in the groups of the RFC.
const EXCEPTIONS: [(RangeInclusive<char>, DerivedProperty); 16] = [
    // Would otherwise have been DISALLOWED.
    ('\u{DF}'..='\u{DF}', DerivedProperty::Pvalid),
    ('\u{3C2}'..='\u{3C2}', DerivedProperty::Pvalid),
    ('\u{6FD}'..='\u{6FE}', DerivedProperty::Pvalid),
    ('\u{F0B}'..='\u{F0B}', DerivedProperty::Pvalid),
    ('\u{3007}'..='\u{3007}', DerivedProperty::Pvalid),
    // Would otherwise have been DISALLOWED.
    ('\u{B7}'..='\u{B7}', DerivedProperty::ContextO),
    ('\u{375}'..='\u{375}', DerivedProperty::ContextO),
    ('\u{5F3}'..='\u{5F4}', DerivedProperty::ContextO),
    ('\u{30FB}'..='\u{30FB}', DerivedProperty::ContextO),
    // Would otherwise have been PVALID.
    ('\u{660}'..='\u{669}', DerivedProperty::ContextO),
    ('\u{6F0}'..='\u{6F9}', DerivedProperty::ContextO),
    // Would otherwise have been PVALID.
    ('\u{640}'..='\u{640}', DerivedProperty::Disallowed),
    ('\u{7FA}'..='\u{7FA}', DerivedProperty::Disallowed),
    ('\u{302E}'..='\u{302F}', DerivedProperty::Disallowed),
    ('\u{3031}'..='\u{3035}', DerivedProperty::Disallowed),
    ('\u{303B}'..='\u{303B}', DerivedProperty::Disallowed),
];

/// Section 2.7, BackwardCompatible (G): "cp is in {}". RFC 6452 and RFC 8753 leave it empty, so U+19DA is
/// DISALLOWED since Unicode 6.0.
fn backward_compatible(cp: char) -> Option<DerivedProperty> {
    listed(&BACKWARD_COMPATIBLE, cp)
}

const BACKWARD_COMPATIBLE: [(RangeInclusive<char>, DerivedProperty); 0] = [];

/// Section 2.8, JoinControl (H): "Join_Control(cp) = True".
fn join_control(cp: char) -> bool {
    CodePointSetData::new::<JoinControl>().contains(cp)
}

/// Section 2.9, OldHangulJamo (I): "Hangul_Syllable_Type(cp) is in {L, V, T}".
fn old_hangul_jamo(cp: char) -> bool {
    let kind = CodePointMapData::<HangulSyllableType>::new().get(cp);
    [HangulSyllableType::LeadingJamo, HangulSyllableType::VowelJamo, HangulSyllableType::TrailingJamo]
        .contains(&kind)
}

/// Section 2.10, Unassigned (J): "General_Category(cp) is in {Cn} and Noncharacter_Code_Point(cp) = False".
fn unassigned(cp: char) -> bool {
    general_category(cp) == GeneralCategory::Unassigned && !is_noncharacter(cp)
}

fn general_category(cp: char) -> GeneralCategory {
    CodePointMapData::<GeneralCategory>::new().get(cp)
}

fn is_noncharacter(cp: char) -> bool {
    CodePointSetData::new::<NoncharacterCodePoint>().contains(cp)
}

fn listed(list: &[(RangeInclusive<char>, DerivedProperty)], cp: char) -> Option<DerivedProperty> {
    list.iter().find(|(range, _)| range.contains(&cp)).map(|&(_, property)| property)
}

enum_with_ids! {
    /// A contextual rule of appendix A.
    pub enum ContextRule [
        /// The section of the appendix.
        appendix
    ] {
        /// The rule of U+200C.
        ZeroWidthNonJoiner = "zero-width-non-joiner", "A.1";
        /// The rule of U+200D.
        ZeroWidthJoiner = "zero-width-joiner", "A.2";
        /// The rule of U+00B7.
        MiddleDot = "middle-dot", "A.3";
        /// The rule of U+0375.
        Keraia = "keraia", "A.4";
        /// The rule of U+05F3.
        Geresh = "geresh", "A.5";
        /// The rule of U+05F4.
        Gershayim = "gershayim", "A.6";
        /// The rule of U+30FB.
        KatakanaMiddleDot = "katakana-middle-dot", "A.7";
        /// The rule of U+0660 to U+0669.
        ArabicIndicDigits = "arabic-indic-digits", "A.8";
        /// The rule of U+06F0 to U+06F9.
        ExtendedArabicIndicDigits = "extended-arabic-indic-digits", "A.9";
    }
}

impl ContextRule {
    /// The contextual rule of a character; `None` if it has none.
    pub const fn of(cp: char) -> Option<Self> {
        Some(match cp {
            '\u{200C}' => Self::ZeroWidthNonJoiner,
            '\u{200D}' => Self::ZeroWidthJoiner,
            '\u{B7}' => Self::MiddleDot,
            '\u{375}' => Self::Keraia,
            '\u{5F3}' => Self::Geresh,
            '\u{5F4}' => Self::Gershayim,
            '\u{30FB}' => Self::KatakanaMiddleDot,
            '\u{660}'..='\u{669}' => Self::ArabicIndicDigits,
            '\u{6F0}'..='\u{6F9}' => Self::ExtendedArabicIndicDigits,
            _ => return None,
        })
    }

    /// Whether lookup tests the rule ("Lookup: True"), rather than only that a rule exists.
    pub const fn is_tested_in_lookup(self) -> bool {
        matches!(self, Self::ZeroWidthNonJoiner | Self::ZeroWidthJoiner)
    }

    /// Whether the rule holds for the character at this index, from 0, of a label. Whether the rule is the one of that
    /// character is not checked.
    pub fn holds_at(self, label_characters: &[Character], character_index_in_label: usize) -> bool {
        match self {
            Self::ZeroWidthNonJoiner => zero_width_non_joiner(label_characters, character_index_in_label),
            Self::ZeroWidthJoiner => zero_width_joiner(label_characters, character_index_in_label),
            Self::MiddleDot => middle_dot(label_characters, character_index_in_label),
            Self::Keraia => keraia(label_characters, character_index_in_label),
            Self::Geresh => geresh(label_characters, character_index_in_label),
            Self::Gershayim => gershayim(label_characters, character_index_in_label),
            Self::KatakanaMiddleDot => katakana_middle_dot(label_characters),
            Self::ArabicIndicDigits => arabic_indic_digits(label_characters),
            Self::ExtendedArabicIndicDigits => extended_arabic_indic_digits(label_characters),
        }
    }
}

/// Evaluates contextual rules for one label and caches the results that concern the whole label.
#[derive(Clone, Debug)]
pub struct LabelContextRules<'a> {
    label: &'a [Character],
    /// The results of rules A.7 to A.9, if already evaluated.
    whole_label_results: [Cell<Option<bool>>; 3],
}

impl<'a> LabelContextRules<'a> {
    /// The rules for this label.
    pub fn new(label: &'a [Character]) -> Self {
        Self { label, whole_label_results: Default::default() }
    }

    /// Whether the rule holds for the character at this index, from 0, of the label; the same as [`ContextRule::holds_at`].
    pub fn rule_holds_at(&self, rule: ContextRule, character_index_in_label: usize) -> bool {
        let known = match rule {
            ContextRule::KatakanaMiddleDot => &self.whole_label_results[0],
            ContextRule::ArabicIndicDigits => &self.whole_label_results[1],
            ContextRule::ExtendedArabicIndicDigits => &self.whole_label_results[2],
            _ => return rule.holds_at(self.label, character_index_in_label),
        };
        known.get().unwrap_or_else(|| {
            let holds = rule.holds_at(self.label, character_index_in_label);
            known.set(Some(holds));
            holds
        })
    }
}

/// Appendix A.1: "If Canonical_Combining_Class(Before(cp)) .eq. Virama Then True; If cp .eq. \u200C And
/// RegExpMatch((Joining_Type:{L,D})(Joining_Type:T)*cp(Joining_Type:T)*(Joining_Type:{R,D})) Then True".
fn zero_width_non_joiner(label: &[Character], at: usize) -> bool {
    is_after_virama(label, at) || stands_between_joining_letters(label, at)
}

/// Appendix A.2: "If Canonical_Combining_Class(Before(cp)) .eq. Virama Then True".
fn zero_width_joiner(label: &[Character], at: usize) -> bool {
    is_after_virama(label, at)
}

/// Appendix A.3: "If Before(cp) .eq. U+006C And After(cp) .eq. U+006C Then True".
fn middle_dot(label: &[Character], at: usize) -> bool {
    before(label, at) == Some('l') && after(label, at) == Some('l')
}

/// Appendix A.4: "If Script(After(cp)) .eq. Greek Then True".
fn keraia(label: &[Character], at: usize) -> bool {
    after(label, at).is_some_and(|next| script(next) == Script::Greek)
}

/// Appendix A.5: "If Script(Before(cp)) .eq. Hebrew Then True".
fn geresh(label: &[Character], at: usize) -> bool {
    before(label, at).is_some_and(|previous| script(previous) == Script::Hebrew)
}

/// Appendix A.6: "If Script(Before(cp)) .eq. Hebrew Then True".
fn gershayim(label: &[Character], at: usize) -> bool {
    geresh(label, at)
}

/// Appendix A.7: "For All Characters: If Script(cp) .in. {Hiragana, Katakana, Han} Then True". The dot itself
/// is of none of these scripts.
fn katakana_middle_dot(label: &[Character]) -> bool {
    label.iter().any(|it| [Script::Hiragana, Script::Katakana, Script::Han].contains(&script(it.scalar)))
}

/// Appendix A.8: "For All Characters: If cp .in. 06F0..06F9 Then False".
fn arabic_indic_digits(label: &[Character]) -> bool {
    !label.iter().any(|it| matches!(it.scalar, '\u{6F0}'..='\u{6F9}'))
}

/// Appendix A.9: "For All Characters: If cp .in. 0660..0669 Then False".
fn extended_arabic_indic_digits(label: &[Character]) -> bool {
    !label.iter().any(|it| matches!(it.scalar, '\u{660}'..='\u{669}'))
}

/// Before(cp).
fn before(label: &[Character], at: usize) -> Option<char> {
    label.get(at.checked_sub(1)?).map(|it| it.scalar)
}

/// After(cp).
fn after(label: &[Character], at: usize) -> Option<char> {
    label.get(at + 1).map(|it| it.scalar)
}

fn script(scalar: char) -> Script {
    CodePointMapData::<Script>::new().get(scalar)
}

fn is_after_virama(label: &[Character], at: usize) -> bool {
    let class_of = |scalar| CodePointMapData::<CanonicalCombiningClass>::new().get(scalar);
    before(label, at).is_some_and(|previous| class_of(previous) == CanonicalCombiningClass::Virama)
}

/// The regular expression of appendix A.1: a letter that joins to the following one, transparent characters,
/// the non-joiner, transparent characters, a letter that joins to the preceding one.
fn stands_between_joining_letters(label: &[Character], at: usize) -> bool {
    let types = CodePointMapData::<JoiningType>::new();
    let opaque = |it: &&Character| types.get(it.scalar) != JoiningType::Transparent;
    let (before, after) = (label.get(..at).unwrap_or_default(), label.get(at + 1..).unwrap_or_default());
    let before = before.iter().rev().find(opaque).map(|it| types.get(it.scalar));
    let after = after.iter().find(opaque).map(|it| types.get(it.scalar));
    matches!(before, Some(JoiningType::LeftJoining | JoiningType::DualJoining))
        && matches!(after, Some(JoiningType::RightJoining | JoiningType::DualJoining))
}
