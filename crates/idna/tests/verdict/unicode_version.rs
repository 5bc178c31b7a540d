//! The version of Unicode that the program names is that of the data, for each property that decides a verdict:
//! what came with 18.0 is known, and nothing is that came later.
//!
//! The characters and their properties are UnicodeData.txt's of 18.0.0 and 17.0.0, as unicodedata2 has them.

use bidiscope_bidi::name::{
    BidiClass, Name, Notation, character_name, character_names_version, unicode_version,
};
use bidiscope_idna::verdict::rfc5892::{DerivedProperty, derived_property};
use bidiscope_idna::verdict::{NameAnalysis, uts46};
use icu_normalizer::DecomposingNormalizerBorrowed;
use icu_normalizer::uts46::Uts46MapperBorrowed;

/// HEBREW POINT SHEVA NA MUDGASH, of 18.0: Mn, NSM, combining class 10.
const SHEVA_NA: char = '\u{5C8}';
/// HEBREW POINT HATAF SEGOL, of 2.0: combining class 11.
const HATAF_SEGOL: char = '\u{5B1}';
/// LATIN SUBSCRIPT SMALL LETTER W, of 18.0: `<sub> 0077`.
const SUBSCRIPT_W: char = '\u{209D}';

/// What no version up to 18.0 has assigned, noncharacters among it: 1,114,112 code points less the 312,389 that
/// are not Cn.
const UNASSIGNED_IN_18: usize = 801_723;

fn of_codes(codes: &str) -> Name {
    Name::read(codes, Notation::CodePoints).expect("a name")
}

#[test]
fn it_is_18() {
    assert_eq!((unicode_version(), character_names_version()), ("18.0.0", "17.0.0"));
}

/// Unassigned in the block Hebrew it would be R.
#[test]
fn bidi_classes_are_of_it() {
    assert_eq!(BidiClass::of(SHEVA_NA), BidiClass::NSM);
}

#[test]
fn derived_properties_are_of_it() {
    assert_eq!(derived_property(SHEVA_NA), DerivedProperty::Pvalid);
    assert_eq!(derived_property(SUBSCRIPT_W), DerivedProperty::Disallowed);
}

#[test]
fn the_mapping_is_of_it() {
    let mapping = uts46::mapping(&of_codes("U+209D")).expect("it changes");
    assert_eq!(mapping.mapped_name, "w");
}

/// Without its combining class the mark would stay where it is.
#[test]
fn normalization_is_of_it() {
    let name = Name::from_scalars(['\u{5D0}', HATAF_SEGOL, SHEVA_NA]).expect("a name");
    assert!(NameAnalysis::new(&name).findings().iter().any(|it| it.finding_kind.id() == "idna-not-nfc"));
    let name = Name::from_scalars(['\u{5D0}', SHEVA_NA, HATAF_SEGOL]).expect("a name");
    assert!(!NameAnalysis::new(&name).findings().iter().any(|it| it.finding_kind.id() == "idna-not-nfc"));
}

/// Whatever a later version assigns is among these, and none of the four knows more of them than that they
/// are not assigned.
#[test]
fn nothing_is_of_a_later_version() {
    let is_noncharacter =
        |it: char| matches!(it, '\u{FDD0}'..='\u{FDEF}') || u32::from(it) & 0xFFFE == 0xFFFE;
    let unassigned: String = ('\0'..=char::MAX)
        .filter(|&it| derived_property(it) == DerivedProperty::Unassigned || is_noncharacter(it))
        .collect();
    assert_eq!(unassigned.chars().count(), UNASSIGNED_IN_18);
    // DerivedBidiClass.txt: the classes that ranges of unassigned code points are given beforehand.
    use BidiClass::{AL, BN, ET, L, R};
    assert!(unassigned.chars().all(|it| matches!(BidiClass::of(it), L | R | AL | ET | BN)));
    let refused = |it: char| matches!(it, '\u{FFFD}');
    assert!(Uts46MapperBorrowed::new().map_normalize(unassigned.chars()).all(refused));
    assert!(DecomposingNormalizerBorrowed::new_nfkd().is_normalized(&unassigned));
}

/// The names are older, and what they do not know is called by its code point.
#[test]
fn names_are_of_17() {
    assert_eq!(character_name('\u{88F}'), "ARABIC LETTER NOON WITH RING ABOVE");
    assert_eq!(character_name(SHEVA_NA), "<character-05C8>");
}
