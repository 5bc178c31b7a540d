//! Other spellings of a name: the paper's section II.

use bidiscope_idna::verdict::equivalents::{
    MAX_CANONICALLY_EQUIVALENT_NAMES, canonical_equivalents, without_hebrew_arabic_points,
};
use icu_normalizer::DecomposingNormalizerBorrowed;
use proptest::prelude::*;

use super::read;

#[track_caller]
fn check(text: &str, others: &[&str]) {
    let found = canonical_equivalents(&read(text));
    let mut names = found.names;
    let mut expected = others.to_vec();
    names.sort();
    expected.sort_unstable();
    assert_eq!((names.iter().map(String::as_str).collect::<Vec<_>>(), found.is_complete), (expected, true));
}

/// Figure 1, with the three spellings it prints; by UnicodeData.txt U+0341 is U+0301, and U+0344 is U+0308 U+0301.
#[test]
fn figure_1() {
    let printed = ["\u{1D7}", "\u{DC}\u{301}", "U\u{308}\u{301}"];
    let spellings = [&printed[..], &["\u{DC}\u{341}", "U\u{308}\u{341}", "U\u{344}"]].concat();
    for typed in printed {
        let others: Vec<&str> = spellings.iter().copied().filter(|it| *it != typed).collect();
        check(typed, &others);
    }
}

/// By the decompositions of UnicodeData.txt and the combining classes: ALEF WITH MADDA ABOVE; SHIN WITH SHIN DOT, which no
/// normalization composes; fatha (30) and shadda (33); KELVIN SIGN, a singleton.
#[test]
fn equivalents_by_the_data() {
    check("\u{622}.com", &["\u{627}\u{653}.com"]);
    check("\u{FB2A}", &["\u{5E9}\u{5C1}"]);
    check("\u{645}\u{651}\u{64E}", &["\u{645}\u{64E}\u{651}"]);
    check("K", &["\u{212A}"]);
    check("\u{AC00}", &["\u{1100}\u{1161}"]);
    check("abc.\u{5D0}\u{5D1}", &[]);
}

/// Two for each of seven letters: 128 with the name itself.
#[test]
fn more_than_are_listed() {
    let found = canonical_equivalents(&read(&"\u{622}".repeat(7)));
    assert_eq!((found.names.len(), found.is_complete), (MAX_CANONICALLY_EQUIVALENT_NAMES, false));
    let found = canonical_equivalents(&read(&"\u{622}".repeat(6)));
    assert_eq!((found.names.len(), found.is_complete), (63, true));
}

#[test]
fn names_without_points() {
    for (pointed, plain) in [
        // SHALOM and MUHAMMAD with all their points; a letter with its dot in one character; cantillation.
        ("\u{5E9}\u{5C1}\u{5B8}\u{5DC}\u{5D5}\u{5B9}\u{5DD}.com", Some("\u{5E9}\u{5DC}\u{5D5}\u{5DD}.com")),
        (
            "\u{645}\u{64F}\u{62D}\u{64E}\u{645}\u{651}\u{64E}\u{62F}.com",
            Some("\u{645}\u{62D}\u{645}\u{62F}.com"),
        ),
        ("\u{FB2A}\u{5DC}", Some("\u{5E9}\u{5DC}")),
        ("\u{5D0}\u{591}", Some("\u{5D0}")),
        // ALEF WITH MADDA is a letter; maqaf is punctuation; the marks of other scripts distinguish words.
        ("\u{622}\u{628}", None),
        ("\u{5D0}\u{5BE}\u{5D1}", None),
        ("e\u{301}.com", None),
        ("abc.com", None),
    ] {
        assert_eq!(without_hebrew_arabic_points(&read(pointed)).as_deref(), plain, "{pointed}");
    }
}

proptest! {
    /// They are other texts, each once, with the same Normalization Form D.
    #[test]
    fn all_are_equivalent(text in "[a\u{622}\u{FB2A}\u{DC}\u{1D7}][a\u{627}\u{653}\u{5C1}\u{5B8}\u{301}\u{308}\u{651}\u{64E}\u{212A}]{0,5}") {
        let decomposer = DecomposingNormalizerBorrowed::new_nfd();
        let found = canonical_equivalents(&read(&text)).names;
        let different: std::collections::HashSet<&String> = found.iter().collect();
        prop_assert_eq!(different.len(), found.len());
        for other in &found {
            prop_assert_ne!(other, &text);
            prop_assert_eq!(decomposer.normalize(other), decomposer.normalize(&text));
        }
        let forms = [decomposer.normalize(&text).into_owned(), icu_normalizer::ComposingNormalizerBorrowed::new_nfc().normalize(&text).into_owned()];
        for form in forms {
            prop_assert!(form == text || found.contains(&form) || found.len() == MAX_CANONICALLY_EQUIVALENT_NAMES);
        }
    }
}
