//! RFC 5892 sections 2 and 3 against tables that others have computed; `tests/data/unicode/README.md` says
//! where they come from.

use std::collections::BTreeMap;

use bidiscope_bidi::name::BidiClass;
use bidiscope_idna::verdict::rfc5892::{Category, DerivedProperty, derive_property, derived_property};

use DerivedProperty::{ContextJ, ContextO, Disallowed, Pvalid, Unassigned};

/// The independent tables: for every code point its property.
fn independent() -> Vec<DerivedProperty> {
    let mut properties = vec![Disallowed; 0x11_0000];
    let file = include_str!("../../../../tests/data/unicode/idna2008.tsv");
    let mut rows = 0;
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        let columns: Vec<&str> = line.split('\t').collect();
        let [first, last, property] = columns[..] else { panic!("{line:?} has not three columns") };
        let code_point = |text| usize::from_str_radix(text, 16).expect("a code point");
        let property =
            DerivedProperty::ALL.into_iter().find(|it| it.title() == property).expect("a property");
        properties[code_point(first)..=code_point(last)].fill(property);
        rows += 1;
    }
    assert_eq!(rows, 2015);
    properties
}

#[test]
fn all_code_points_are_as_in_the_independent_tables() {
    let mut differences = Vec::new();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let theirs = independent();
    for (code_point, theirs) in (0..).zip(theirs) {
        // Surrogates are no characters, and no name holds one; they are in no category of section 2, so the
        // last line of section 3 decides.
        let ours = char::from_u32(code_point).map_or(Disallowed, derived_property);
        *counts.entry(ours.title()).or_default() += 1;
        if ours != theirs {
            differences.push(format!("U+{code_point:04X}: {} and {}", ours.title(), theirs.title()));
        }
    }
    assert_eq!(differences, Vec::<String>::new());
    // Counted by tools/idna2008_tables.py in those tables.
    let expected = [
        ("CONTEXTJ", 2),
        ("CONTEXTO", 25),
        ("DISALLOWED", 156_773),
        ("PVALID", 155_655),
        ("UNASSIGNED", 801_657),
    ];
    assert_eq!(counts, BTreeMap::from(expected));
    assert_eq!(counts.values().sum::<usize>(), 1_114_112);
}

#[test]
fn the_table_remembers_what_the_rules_say() {
    for cp in ('\0'..='\u{3FF}').chain('\u{2F00}'..='\u{30FF}').chain('\u{E0000}'..='\u{E01FF}') {
        assert_eq!(derived_property(cp), derive_property(cp).property, "U+{:04X}", u32::from(cp));
    }
}

/// Section 2.6 lists 41 code points in four groups.
#[test]
fn the_exceptions_are_those_of_section_2_6() {
    let mut groups: BTreeMap<&str, Vec<char>> = BTreeMap::new();
    for cp in '\0'..='\u{3FFF}' {
        let derived = derive_property(cp);
        if derived.category == Category::Exceptions {
            groups.entry(derived.property.title()).or_default().push(cp);
        }
    }
    let digits = ('\u{660}'..='\u{669}').chain('\u{6F0}'..='\u{6F9}');
    let mut context: Vec<char> =
        ['\u{B7}', '\u{375}', '\u{5F3}', '\u{5F4}', '\u{30FB}'].into_iter().chain(digits).collect();
    context.sort_unstable();
    let pvalid = vec!['\u{DF}', '\u{3C2}', '\u{6FD}', '\u{6FE}', '\u{F0B}', '\u{3007}'];
    let disallowed = vec![
        '\u{640}', '\u{7FA}', '\u{302E}', '\u{302F}', '\u{3031}', '\u{3032}', '\u{3033}', '\u{3034}',
        '\u{3035}', '\u{303B}',
    ];
    assert_eq!(
        groups,
        BTreeMap::from([("CONTEXTO", context), ("DISALLOWED", disallowed), ("PVALID", pvalid)])
    );
}

/// One for each line of section 3, and for each of the properties that a category asks for.
#[test]
fn the_category_that_decides() {
    for (cp, property, category) in [
        ('\u{640}', Disallowed, Category::Exceptions),
        ('\u{6F5}', ContextO, Category::Exceptions),
        ('\u{5F5}', Unassigned, Category::Unassigned),
        ('-', Pvalid, Category::Ldh),
        ('z', Pvalid, Category::Ldh),
        ('\u{200C}', ContextJ, Category::JoinControl),
        ('\u{200D}', ContextJ, Category::JoinControl),
        // A capital, a ligature, a presentation form, a composition exclusion (DEVANAGARI QA).
        ('A', Disallowed, Category::Unstable),
        ('\u{FB01}', Disallowed, Category::Unstable),
        ('\u{FE8D}', Disallowed, Category::Unstable),
        ('\u{958}', Disallowed, Category::Unstable),
        // A small letter that folds to two: U+1E9A is a and a modifier letter.
        ('\u{1E9A}', Disallowed, Category::Unstable),
        // Default ignorable, white space, a noncharacter.
        ('\u{34F}', Disallowed, Category::IgnorableProperties),
        (' ', Disallowed, Category::IgnorableProperties),
        ('\u{FDD0}', Disallowed, Category::IgnorableProperties),
        ('\u{10FFFF}', Disallowed, Category::IgnorableProperties),
        // Marks, which section 2.1 would let pass.
        ('\u{20D0}', Disallowed, Category::IgnorableBlocks),
        ('\u{1D165}', Disallowed, Category::IgnorableBlocks),
        ('\u{1D242}', Disallowed, Category::IgnorableBlocks),
        // Leading, vowel and trailing jamo; those of the extended blocks too.
        ('\u{1100}', Disallowed, Category::OldHangulJamo),
        ('\u{1161}', Disallowed, Category::OldHangulJamo),
        ('\u{11A8}', Disallowed, Category::OldHangulJamo),
        ('\u{A960}', Disallowed, Category::OldHangulJamo),
        ('\u{5D0}', Pvalid, Category::LetterDigits),
        ('\u{5B8}', Pvalid, Category::LetterDigits),
        ('\u{9E6}', Pvalid, Category::LetterDigits),
        ('\u{AC00}', Pvalid, Category::LetterDigits),
        ('_', Disallowed, Category::Rest),
        ('\u{2603}', Disallowed, Category::Rest),
        ('\u{E000}', Disallowed, Category::Rest),
        // A digit to Unicode 5.2, then an Other Number; RFC 6452 leaves it DISALLOWED.
        ('\u{19DA}', Disallowed, Category::Rest),
    ] {
        let derived = derive_property(cp);
        assert_eq!((derived.property, derived.category), (property, category), "U+{:04X}", u32::from(cp));
    }
}

/// What Unicode 18.0 assigned first, by unicodedata2 17.0.1 and 18.0.0: each would be another thing with older
/// data.
#[test]
fn the_data_are_those_of_unicode_18() {
    // A letter: properties.
    assert_eq!(derived_property('\u{10ED9}'), Pvalid);
    // A capital, with whose small letter the case folding must be acquainted.
    assert_eq!(
        (derive_property('\u{A7DD}').property, derive_property('\u{A7DD}').category),
        (Disallowed, Category::Unstable)
    );
    // A superscript, which the normalization must take apart.
    assert_eq!(
        (derive_property('\u{558}').property, derive_property('\u{558}').category),
        (Disallowed, Category::Unstable)
    );
    // A Hebrew mark; of class R while unassigned.
    assert_eq!(BidiClass::of('\u{5C8}'), BidiClass::NSM);
}
