//! The sentences themselves, written by hand from UAX #9 and the paper.

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_bidi::order::{DisplayConfig, LogicalIndex, Strategy};
use bidiscope_bidi::trace::Trace;
use bidiscope_present::view::SummaryView;

/// What is told of a character at a rule.
fn told(name: &str, strategy: Strategy, character: usize, rule: &str) -> String {
    let name = Name::read(name, Notation::Capitals).expect("a name");
    let trace = Trace::of(strategy, name.characters());
    let history = trace.character_history(LogicalIndex(character));
    let found = history.iter().find(|it| it.text.starts_with(rule)).map(|it| it.text.clone());
    let found = found.unwrap_or_default();
    found.split_once(": ").map_or(String::new(), |(_, said)| said.to_owned())
}

#[test]
fn the_number_before_the_letters() {
    // P3 has no letter to go by here: the display says which way the paragraph runs. W7 meets sos.
    assert_eq!(
        told("123-ABC", Strategy::UbaLtr, 0, "P3"),
        "its paragraph is at level 0: the display says that it runs left to right. Even levels run left to right, odd ones right to left."
    );
    assert_eq!(
        told("123-ABC", Strategy::UbaLtr, 0, "W7"),
        "EN becomes L: no letter stands before it in its sequence, and the start of its sequence (sos) is L because the paragraph runs left to right."
    );
    assert_eq!(
        told("123-ABC", Strategy::UbaLtr, 3, "N2"),
        "ON becomes L: 2 before it (L) and 4 after it (R) do not run the same way, so it goes by its level 0, which runs left to right."
    );
    assert_eq!(
        told("123-ABC", Strategy::UbaRtl, 3, "N1"),
        "ON becomes R: 2 before it (EN, which counts as R) and 4 after it (R) run the same way."
    );
    assert_eq!(
        told("123-ABC", Strategy::UbaAuto, 4, "P3"),
        "its paragraph is at level 1: its first letter, 4, is R. Even levels run left to right, odd ones right to left."
    );
}

/// Why a display looks so.
fn summary(name: &str, notation: Notation, display: &str) -> String {
    let name = Name::read(name, notation).expect("a name");
    let display = DisplayConfig::read(display).expect("a display");
    SummaryView::of(&display, name.characters()).expect("a short name").sentence
}

/// By UAX #9 and the paper, by hand; the display in a comment.
#[test]
fn why_a_pane_looks_so() {
    let check = |name: &str, display: &str, expected: &str| {
        assert_eq!(summary(name, Notation::Capitals, display), expected, "{name}, {display}");
    };
    // 123-CBA
    check(
        "123-ABC",
        "uba-ltr",
        "The number `123` (0-2) stays left: the paragraph runs left to right, and no letter comes before it.",
    );
    // CBA-123
    check(
        "123-ABC",
        "uba-rtl",
        "The paragraph runs right to left: `123` (0-2) comes first, and so stands at the right.",
    );
    // 123-CBA
    check(
        "ABC-123",
        "uba-ltr",
        "The number `123` (4-6) goes to the left of U+05D2 (2): that is the last letter before it, and is R.",
    );
    // CBA-123
    check(
        "ABC-123",
        "one-to-one",
        "`123` (4-6) stays at the right of U+05D2 (2): nothing else follows, digits and hyphens aside.",
    );
    // a.1.A, but the last letter is alone.
    check(
        "a.1.A",
        "uba-ltr",
        "Only single characters run right to left, such as U+05D0 (4): all stands as it is stored.",
    );
    // A.a.1
    check(
        "a.1.A",
        "uba-rtl",
        "The paragraph runs right to left: `a.1` (0-2) comes first, and so stands at the right.",
    );
    // FED.CBA
    check(
        "ABC.DEF",
        "uba-ltr",
        "`.` (3) stands between U+05D2 (2) and U+05D3 (4), which both count as right-to-left: so what comes before it stands at its right.",
    );
    check("ABC.DEF", "uba-rtl", "All of it runs right to left, as the paragraph does.");
    // CBA.FED
    check(
        "ABC.DEF",
        "components",
        "Each component stands by itself, from left to right: 0-2 in a right-to-left paragraph, for U+05D0 (0) is R.",
    );
    check(
        "ABC.DEF",
        "fields",
        "What is put in (U+202A, U+200E) keeps the fields in order from left to right; 0-2 runs right to left within its own.",
    );
    check(
        "ABC.DEF",
        "isolates",
        "What is put in (U+2066, U+2069) keeps the fields in order from left to right; 0-2 runs right to left within its own.",
    );
    check(
        "ABC.com",
        "one-to-one",
        "0-2 is right-to-left and turned round where it stands; all else keeps its place.",
    );
    check("ABC.com", "uba-ltr", "Only 0-2 runs right to left, and is turned round.");
    check("abc.com", "uba-auto", "Nothing in it runs right to left, so it stands as it is stored.");
    check("abc.com", "logical", "The characters stand as they are stored, from left to right.");
    check("A", "uba-ltr", "There is only one character: nothing can change places.");
    check(
        "a.B",
        "custom:separators=structural,fields=alone,direction=content,order=right-to-left",
        "The fields follow each other from right to left, each as it is by itself.",
    );
}

/// The paper's own: AB-12 and AB12 of its figures, in its notation, in which N to Z are Hebrew.
#[test]
fn why_the_papers_examples_look_so() {
    let check = |name: &str, display: &str, expected: &str| {
        assert_eq!(summary(name, Notation::Table1, display), expected, "{name}, {display}");
    };
    // BA-12 and 12-BA
    check(
        "AB-12",
        "one-to-one",
        "`12` (3-4) stays at the right of U+0628 (1): nothing else follows, digits and hyphens aside.",
    );
    check(
        "AB-12",
        "uba-ltr",
        "The number `12` (3-4) goes to the left of U+0628 (1): that is the last letter before it, and is AL.",
    );
    // Figure 4: 123--PON today, --123PON by the classes of 2001.
    let left =
        "The number `123` (5-7) goes to the left of U+05E4 (2): that is the last letter before it, and is R.";
    check("NOP--123", "uba-ltr", left);
    check("NOP--123", "uba-ltr:bidi-data=unicode-3\\u{2E}1", left);
    // AB12CD: DC12BA in both.
    check(
        "AB12CD",
        "one-to-one",
        "The number `12` (2-3) stands between U+0628 (1) and U+062B (4), both right-to-left, and runs with them.",
    );
}

/// Where more than the right-to-left letters moves, where a mark counts by its letter, and where the text round the name
/// decides: by UAX #9, by hand.
#[test]
fn no_more_is_said_than_is_true() {
    let check = |name: &str, display: &str, expected: &str| {
        assert_eq!(summary(name, Notation::CodePoints, display), expected, "{name}, {display}");
    };
    // The Arabic number, at level 2, is turned round with the letters after it, at level 1: it stands at the right.
    check(
        "0663 05D0 05D1",
        "uba-ltr",
        "Stretches are turned round by their levels, from the deepest to the lowest odd one.",
    );
    // W1 makes the point R, but it is no letter.
    check(
        "05D0 05B8 0031",
        "uba-ltr",
        "The number `1` (2) goes to the left of U+05D0 (0): that is the last letter before it, and is R.",
    );
    // In a right-to-left isolate: c.BA, and not BA.c.
    check(
        "05D0 05D1 002E 0063",
        "uba-ltr:before=\\u{2067},after=\\u{2069}",
        "What stands round the name decides here: alone, its characters stand in another order.",
    );
    // The digit goes to the left of the Hebrew letter before the name: 3 A c.
    check(
        "0033 0063",
        "uba-ltr:before=\\u{5D0}\\u{20}",
        "What stands round the name breaks it up: characters of the text stand between its own.",
    );
    // A Latin word beside it changes nothing.
    check(
        "0031 0063",
        "uba-ltr:before=\\u{61}\\u{20}",
        "As without the text round it. Nothing in it runs right to left, so it stands as it is stored.",
    );
}

/// RFC 5893 section 7.1.
#[test]
fn the_old_program_names_the_last_character() {
    let name = Name::read("aB", Notation::Capitals).expect("a name");
    let display = DisplayConfig::read("custom:paragraph=last").expect("a display");
    let history = Trace::of(display, name.characters()).character_history(LogicalIndex(0));
    assert!(
        history.iter().any(|it| it.text.contains("the display goes by the last character, 1, which is R")),
        "{history:?}"
    );
}
