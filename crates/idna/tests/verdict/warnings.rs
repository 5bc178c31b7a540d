//! What is permitted and may still mislead.

use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::verdict::{Finding, FindingDetail, NameAnalysis};

/// The finding of this kind on a name.
fn found(text: &str, id: &str) -> Option<Finding> {
    let analysis = NameAnalysis::new(&Name::read(text, Notation::Unicode).expect(text));
    analysis.findings().iter().find(|it| it.finding_kind.id() == id).cloned()
}

/// Its label, characters and detail.
#[track_caller]
fn check(text: &str, id: &str, label: usize, characters: &[usize], detail: &FindingDetail) {
    let found = found(text, id).unwrap_or_else(|| panic!("{text:?} has no {id}"));
    assert_eq!(
        (found.label_index, found.character_indices_in_name.as_slice()),
        (Some(label), characters),
        "{text:?}"
    );
    assert_eq!(&found.finding_detail, detail, "{text:?}");
}

#[track_caller]
fn check_none(text: &str, id: &str) {
    assert_eq!(found(text, id), None, "{text:?}");
}

#[test]
fn scripts_are_named_truly() {
    const ID: &str = "mixed-scripts";
    #[track_caller]
    fn mixes(name: &str, characters: &[usize], scripts: [&str; 2]) {
        check(name, ID, 0, characters, &FindingDetail::ScriptNames(scripts.map(str::to_owned).to_vec()));
    }
    mixes("p\u{430}y", &[1], ["Latin", "Cyrillic"]);
    // A combining acute is used in several scripts and has none of its own; Hebrew is not among them
    // (ScriptExtensions.txt).
    mixes("\u{5D0}\u{301}", &[1], ["Hebrew", "U+0301 (Cherokee, Cyrillic, Greek, \u{2026})"]);
    // An iota below is used in Greek alone.
    mixes("\u{345}\u{5D0}", &[1], ["Greek", "Hebrew"]);
    // Before the letter as well: Latin is one of its scripts, Hebrew is not.
    mixes("a\u{301}\u{5D0}", &[2], ["Latin", "Hebrew"]);
    check_none("a\u{301}b", ID);
}

/// The first of each row.
#[test]
fn mixed_digits_are_named() {
    const ID: &str = "digits-of-several-scripts";
    let digits = |digits: &[char]| FindingDetail::OneDigitOfEachScript(digits.to_vec());
    check("\u{628}\u{661}\u{6F1}", ID, 0, &[1, 2], &digits(&['\u{661}', '\u{6F1}']));
    check("a.b3\u{6F2}1\u{662}", ID, 1, &[3, 4, 5, 6], &digits(&['3', '\u{662}', '\u{6F2}']));
}

/// WHATWG URL section 3.5, where `0x` alone is 0; of digits also RFC 3696 section 2 and RFC 1123 section 2.1, which say nothing
/// of hexadecimal ones.
#[test]
fn a_numeric_top_level_label() {
    const ID: &str = "numeric-top-level";
    check("\u{5D0}\u{5D1}.123", ID, 1, &[3, 4, 5], &FindingDetail::NoDetail);
    check("a.1.", ID, 1, &[2], &FindingDetail::NoDetail);
    check("0x7f000001", ID, 0, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], &FindingDetail::NoDetail);
    check("a.0x1", ID, 1, &[2, 3, 4], &FindingDetail::NoDetail);
    check("a.0XfF.", ID, 1, &[2, 3, 4, 5], &FindingDetail::NoDetail);
    check("a.0x", ID, 1, &[2, 3], &FindingDetail::NoDetail);
    for name in ["0x1.com", "a.0x1g", "a.x1", "a.1x1", "a.0y"] {
        check_none(name, ID);
    }
    check_none("123.com", ID);
    check_none("a.1a", ID);
    // The document speaks of both.
    for name in ["a.1", "a.0x1"] {
        let source = found(name, ID).expect("it ends in a number").rule_source();
        assert_eq!(source.to_string(), "WHATWG URL, section 3.5");
    }
}

/// UTS #46 section 1.3.2: sharp s, final sigma, ZWNJ and ZWJ.
#[test]
fn transitional_deviations() {
    const ID: &str = "uts46-deviation";
    check("fa\u{DF}.de", ID, 0, &[2], &FindingDetail::NoDetail);
    check("\u{3B2}\u{3CC}\u{3BB}\u{3BF}\u{3C2}.gr", ID, 0, &[4], &FindingDetail::NoDetail);
    check("\u{646}\u{627}\u{645}\u{647}\u{200C}\u{627}\u{6CC}.com", ID, 0, &[4], &FindingDetail::NoDetail);
    // It does not depend on the spelling: people see and type the characters.
    check("xn--fa-hia.de", ID, 0, &[2], &FindingDetail::NoDetail);
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
    check("a\u{200C}b.com", ID, 0, &[1], &FindingDetail::NoDetail);
}

/// UTS #39 section 5.3.
#[test]
fn whole_script_confusables_with_ascii() {
    const ID: &str = "whole-script-confusable";
    let looks_like = |it: &str| FindingDetail::ConfusableLatinText(it.to_owned());
    // The example of UTS #39 and of the browsers' policies: Cyrillic for apple.
    check("\u{430}\u{440}\u{440}\u{4CF}\u{435}.com", ID, 0, &[0, 1, 2, 3, 4], &looks_like("apple"));
    // Samekh looks like o and vav like l (confusables.txt); read from the left, the last letter comes first.
    check("\u{5E1}\u{5D5}.com", ID, 0, &[0, 1], &looks_like("lo"));
    // Not all of it looks like ASCII; mixed with Latin; ASCII itself.
    check_none("\u{434}\u{430}.com", ID);
    check_none("p\u{430}ypal.com", ID);
    check_none("apple.com", ID);
    check_none("\u{661}\u{662}.com", ID);
}

/// Both strings are given, so that a reader can be shown what is wrong.
#[test]
fn a_noncanonical_a_label_has_both_spellings() {
    const ID: &str = "idna-noncanonical-a-label";
    let a_labels = |typed: &str, own: &str| FindingDetail::NoncanonicalALabel {
        typed_a_label: typed.to_owned(),
        canonical_a_label: own.to_owned(),
    };
    // "ab" in Punycode needs no prefix.
    check("xn--ab-.com", ID, 0, &[0, 1], &a_labels("xn--ab-", "ab"));
}

/// In which paragraph a label is split: RFC 5893 section 3.
#[test]
fn the_paragraph_in_which_a_label_is_split() {
    const ID: &str = "grouping-split";
    let split = |paragraph, is_alone| FindingDetail::LabelSplit {
        paragraph_direction: paragraph,
        is_split_when_name_alone: is_alone,
    };
    check("\u{5D0}\u{5D1}\u{5D2}.1de", ID, 1, &[], &split(Direction::LeftToRight, true));
    check("1.1-a.\u{5D0}", ID, 1, &[], &split(Direction::RightToLeft, true));
}
