//! What is permitted and may still mislead.

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::verdict::report;

/// The sentence of this kind of finding on a name, with its characters.
fn told(text: &str, id: &str) -> Option<(String, Vec<usize>)> {
    let name = Name::read(text, Notation::Unicode).expect(text);
    report(&name).findings.into_iter().find(|it| it.id.id() == id).map(|it| (it.sentence, it.characters))
}

#[track_caller]
fn check(text: &str, id: &str, sentence: &str, characters: &[usize]) {
    assert_eq!(told(text, id), Some((sentence.to_owned(), characters.to_vec())), "{text:?}");
}

#[track_caller]
fn check_none(text: &str, id: &str) {
    assert_eq!(told(text, id), None, "{text:?}");
}

#[test]
fn scripts_are_named_truly() {
    const ID: &str = "mixed-scripts";
    check("p\u{430}y", ID, "Label 0 mixes scripts: Latin, Cyrillic.", &[1]);
    // A combining acute is used in several scripts and has none of its own; Hebrew is not among them
    // (ScriptExtensions.txt).
    check(
        "\u{5D0}\u{301}",
        ID,
        "Label 0 mixes scripts: Hebrew, U+0301 COMBINING ACUTE ACCENT (of Cherokee, Cyrillic, Greek and others).",
        &[1],
    );
    // An iota below is used in Greek alone.
    check("\u{345}\u{5D0}", ID, "Label 0 mixes scripts: Greek, Hebrew.", &[1]);
    // Before the letter as well: Latin is one of its scripts, Hebrew is not.
    check("a\u{301}\u{5D0}", ID, "Label 0 mixes scripts: Latin, Hebrew.", &[2]);
    check_none("a\u{301}b", ID);
}

#[test]
fn mixed_digits_are_named() {
    check(
        "\u{628}\u{661}\u{6F1}",
        "digits-of-several-scripts",
        "Label 0 mixes digits of different kinds: U+0661 ARABIC-INDIC DIGIT ONE and U+06F1 EXTENDED ARABIC-INDIC DIGIT ONE.",
        &[1, 2],
    );
}

/// RFC 3696 section 2, RFC 1123 section 2.1.
#[test]
fn a_numeric_top_level_label() {
    const ID: &str = "numeric-top-level";
    let sentence = "Label 1 is last and a number: programs may take the name for an IP address.";
    check("\u{5D0}\u{5D1}.123", ID, sentence, &[3, 4, 5]);
    check("a.1.", ID, "Label 1 is last and a number: programs may take the name for an IP address.", &[2]);
    check_none("123.com", ID);
    check_none("a.1a", ID);
}

/// UTS #46 section 1.3.2: sharp s, final sigma, ZWNJ and ZWJ.
#[test]
fn transitional_deviations() {
    const ID: &str = "uts46-deviation";
    check(
        "fa\u{DF}.de",
        ID,
        "Label 0 holds U+00DF LATIN SMALL LETTER SHARP S: software that goes by IDNA2003 looks up another name.",
        &[2],
    );
    assert!(told("\u{3B2}\u{3CC}\u{3BB}\u{3BF}\u{3C2}.gr", ID).is_some());
    assert!(told("\u{646}\u{627}\u{645}\u{647}\u{200C}\u{627}\u{6CC}.com", ID).is_some());
    // It does not depend on the spelling: people see and type the characters.
    assert!(told("xn--fa-hia.de", ID).is_some());
    check_none("fass.de", ID);
}

/// A joiner where RFC 5892 allows it is seen by what it does to its neighbours.
#[test]
fn a_joiner_at_work_is_seen() {
    const ID: &str = "invisible";
    check_none("\u{646}\u{627}\u{645}\u{647}\u{200C}\u{627}\u{6CC}.com", ID);
    check_none("\u{915}\u{94D}\u{200D}\u{937}.com", ID);
    // HEH takes another form for it, though RFC 5892 does not allow it.
    check_none("\u{647}\u{200D}.com", ID);
    check("a\u{200C}b.com", ID, "Label 0 holds U+200C ZERO WIDTH NON-JOINER, which is invisible.", &[1]);
}

/// UTS #39 section 5.3.
#[test]
fn whole_script_confusables_with_ascii() {
    const ID: &str = "whole-script-confusable";
    // The example of UTS #39 and of the browsers' policies: Cyrillic for apple.
    check(
        "\u{430}\u{440}\u{440}\u{4CF}\u{435}.com",
        ID,
        "Label 0 can be taken for \u{2018}apple\u{2019} in plain ASCII.",
        &[0, 1, 2, 3, 4],
    );
    // Samekh looks like o and vav like l (confusables.txt); read from the left, the last letter comes first.
    check("\u{5E1}\u{5D5}.com", ID, "Label 0 can be taken for \u{2018}lo\u{2019} in plain ASCII.", &[0, 1]);
    // Not all of it looks like ASCII; mixed with Latin; ASCII itself.
    check_none("\u{434}\u{430}.com", ID);
    check_none("p\u{430}ypal.com", ID);
    check_none("apple.com", ID);
    check_none("\u{661}\u{662}.com", ID);
}

/// Both strings are shown, so that the reader sees what is wrong.
#[test]
fn a_foreign_a_label_shows_both() {
    // "ab" in Punycode needs no prefix.
    check(
        "xn--ab-.com",
        "idna-noncanonical-a-label",
        "Label 0 was written as xn--ab-, but the label it decodes to is written ab.",
        &[0, 1],
    );
    check(
        "xn--\0b-.com",
        "idna-noncanonical-a-label",
        "Label 0 was written as xn--<U+0000>b-, but the label it decodes to is written <U+0000>b.",
        &[0, 1],
    );
}
