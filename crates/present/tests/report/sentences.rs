//! What each finding says: the values that are put in.

use bidiscope_present::report::ReportMessages;

use super::{html_of, page_of};

#[track_caller]
fn check(name: &str, expected: &str) {
    let page = page_of(&[name]);
    let told: Vec<&str> = page.of_class("div", "finding").map(|it| it.text.as_str()).collect();
    assert!(told.iter().any(|it| it.contains(expected)), "{expected}: {told:#?}");
}

#[test]
fn values_stand_in_their_sentences() {
    check("https://\u{5D0}.com/", "This is no domain name: it is a URL.");
    check("1\u{5D0}.com", "Label 0 does not begin with a letter, but with U+0031 DIGIT ONE of class EN.");
    check("\u{5D0}1\u{661}.com", "European and Arabic: U+0031 DIGIT ONE, U+0661 ARABIC-INDIC DIGIT ONE.");
    check(
        "\u{5D0}.1a.com",
        "Label 1 begins with a number, which appears to move into the right-to-left label 0.",
    );
    check("p\u{430}ypal.com", "Label 0 mixes scripts: ");
    // Cyrillic a, es, ie: UTS #39, confusables.
    check("\u{430}\u{441}\u{435}.com", "Label 0 can be taken for ace in plain ASCII.");
    check(&format!("{}.com", "a".repeat(64)), "Label 0 has 64 octets in the DNS; 63 are allowed.");
    let long = vec!["a".repeat(63); 4].join(".");
    check(&long, "The name has 255 octets in the DNS; 253 are allowed.");
}

/// The advice of the case, and the question about what was typed for a dot.
#[test]
fn advice_is_that_of_the_case() {
    check("\u{647}\u{200D}.com", "What stands beside it then looks different.");
    check("\u{627}\u{200D}.com", "it changes nothing that is seen here.");
    let page = html_of(&["\u{646}\u{627}\u{645}\u{6D4}\u{646}\u{627}\u{645}.com"], ReportMessages::english());
    assert!(page.contains("Did you mean a dot?"));
}

/// Of many different characters the first four are named.
#[test]
fn many_characters_are_cut_short() {
    check(
        "!$%&()=.com",
        "holds other characters than letters, digits and hyphens: U+0021 EXCLAMATION MARK, U+0024 DOLLAR SIGN, U+0025 \
         PERCENT SIGN, U+0026 AMPERSAND, \u{2026}.",
    );
}
