//! Section 2: the categories that the derived property is calculated from, a function each.

use std::ops::RangeInclusive;

use icu_casemap::CaseMapperBorrowed;
use icu_normalizer::ComposingNormalizerBorrowed;
use icu_properties::props::{
    DefaultIgnorableCodePoint, GeneralCategory, HangulSyllableType, JoinControl, NoncharacterCodePoint,
    WhiteSpace,
};
use icu_properties::{CodePointMapData, CodePointSetData};

use super::DerivedProperty;
use super::DerivedProperty::{ContextO, Disallowed, Pvalid};

/// Section 2.1, LetterDigits (A): "General_Category(cp) is in {Ll, Lu, Lo, Nd, Lm, Mn, Mc}".
pub(super) fn letter_digits(cp: char) -> bool {
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
pub(super) fn unstable(cp: char) -> bool {
    let (nfkc, fold) = (ComposingNormalizerBorrowed::new_nfkc(), CaseMapperBorrowed::new());
    let mut buffer = [0; 4];
    let text: &str = cp.encode_utf8(&mut buffer);
    nfkc.normalize(&fold.fold_string(&nfkc.normalize(text))) != text
}

/// Section 2.3, IgnorableProperties (C): "Default_Ignorable_Code_Point(cp) = True or White_Space(cp) = True
/// or Noncharacter_Code_Point(cp) = True".
pub(super) fn ignorable_properties(cp: char) -> bool {
    CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(cp)
        || CodePointSetData::new::<WhiteSpace>().contains(cp)
        || is_noncharacter(cp)
}

/// Section 2.4, IgnorableBlocks (D): "Block(cp) is in {Combining Diacritical Marks for Symbols, Musical
/// Symbols, Ancient Greek Musical Notation}".
pub(super) fn ignorable_blocks(cp: char) -> bool {
    matches!(cp, '\u{20D0}'..='\u{20FF}' | '\u{1D100}'..='\u{1D1FF}' | '\u{1D200}'..='\u{1D24F}')
}

/// Section 2.5, LDH (E): "cp is in {002D, 0030..0039, 0061..007A}".
pub(super) fn ldh(cp: char) -> bool {
    matches!(cp, '-' | '0'..='9' | 'a'..='z')
}

/// Section 2.6, Exceptions (F): the value that the RFC gives to a code point in its list.
pub(super) fn exceptions(cp: char) -> Option<DerivedProperty> {
    listed(&EXCEPTIONS, cp)
}

/// The list of section 2.6, in the groups of the RFC.
const EXCEPTIONS: [(RangeInclusive<char>, DerivedProperty); 16] = [
    // Would otherwise have been DISALLOWED.
    ('\u{DF}'..='\u{DF}', Pvalid),
    ('\u{3C2}'..='\u{3C2}', Pvalid),
    ('\u{6FD}'..='\u{6FE}', Pvalid),
    ('\u{F0B}'..='\u{F0B}', Pvalid),
    ('\u{3007}'..='\u{3007}', Pvalid),
    // Would otherwise have been DISALLOWED.
    ('\u{B7}'..='\u{B7}', ContextO),
    ('\u{375}'..='\u{375}', ContextO),
    ('\u{5F3}'..='\u{5F4}', ContextO),
    ('\u{30FB}'..='\u{30FB}', ContextO),
    // Would otherwise have been PVALID.
    ('\u{660}'..='\u{669}', ContextO),
    ('\u{6F0}'..='\u{6F9}', ContextO),
    // Would otherwise have been PVALID.
    ('\u{640}'..='\u{640}', Disallowed),
    ('\u{7FA}'..='\u{7FA}', Disallowed),
    ('\u{302E}'..='\u{302F}', Disallowed),
    ('\u{3031}'..='\u{3035}', Disallowed),
    ('\u{303B}'..='\u{303B}', Disallowed),
];

/// Section 2.7, BackwardCompatible (G): "cp is in {}". RFC 6452 and RFC 8753 leave it empty, so U+19DA is
/// DISALLOWED since Unicode 6.0.
pub(super) fn backward_compatible(cp: char) -> Option<DerivedProperty> {
    listed(&BACKWARD_COMPATIBLE, cp)
}

const BACKWARD_COMPATIBLE: [(RangeInclusive<char>, DerivedProperty); 0] = [];

/// Section 2.8, JoinControl (H): "Join_Control(cp) = True".
pub(super) fn join_control(cp: char) -> bool {
    CodePointSetData::new::<JoinControl>().contains(cp)
}

/// Section 2.9, OldHangulJamo (I): "Hangul_Syllable_Type(cp) is in {L, V, T}".
pub(super) fn old_hangul_jamo(cp: char) -> bool {
    let kind = CodePointMapData::<HangulSyllableType>::new().get(cp);
    [HangulSyllableType::LeadingJamo, HangulSyllableType::VowelJamo, HangulSyllableType::TrailingJamo]
        .contains(&kind)
}

/// Section 2.10, Unassigned (J): "General_Category(cp) is in {Cn} and Noncharacter_Code_Point(cp) = False".
pub(super) fn unassigned(cp: char) -> bool {
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
