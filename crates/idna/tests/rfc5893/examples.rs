//! Section 4: the words for whose sake the rule was made.

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::verdict::{RuleVerdict, rfc5893};

/// Compares the classes, the verdict and the A-label of a name of one label.
fn check(code_points: &str, classes: &str, verdict: RuleVerdict, a_label: &str) {
    let name = Name::read(code_points, Notation::CodePoints).expect("readable");
    let found: Vec<&str> = name.characters().iter().map(|it| it.class.short_name()).collect();
    assert_eq!(found.join(" "), classes, "{code_points}");
    assert_eq!(rfc5893::judge_name(&name).rule_verdict, verdict, "{code_points}");
    assert_eq!(name.labels()[0].ascii_label_within_limit.as_deref(), Some(a_label), "{code_points}");
}

// The A-labels are those of Python's codec: "xn--" + text.encode("punycode").

/// Section 4.1: "konpeetaru". The RFC calls U+07A9 AL; it is NSM in every version of Unicode.
#[test]
fn dhivehi() {
    check(
        "U+0786 U+07AE U+0782 U+07B0 U+0795 U+07A9 U+0793 U+07A6 U+0783 U+07AA",
        "AL NSM AL NSM AL NSM AL NSM AL NSM",
        RuleVerdict::Satisfied,
        "xn--jqbch7cj7htal3av",
    );
}

/// Section 4.2: YIVO, with the five code points that are listed.
#[test]
fn yiddish() {
    check("U+05D9 U+05B4 U+05D5 U+05D0 U+05B8", "R NSM R R NSM", RuleVerdict::Satisfied, "xn--cdbi5etas");
}

/// Section 4.3: "Clearly, only one of those should be permitted".
#[test]
fn alef_5_and_5_alef() {
    check("U+05D0 U+0035", "R EN", RuleVerdict::Satisfied, "xn--5-zhc");
    check("U+0035 U+05D0", "EN R", RuleVerdict::Violated, "xn--5-0hc");
}

/// Section 1.2: labels that mix AN and EN, and labels that use AN in an LTR label, were permitted by
/// RFC 3454 and no longer are.
#[test]
fn mixed_digits() {
    check("U+0627 U+0031 U+0661 U+0628", "AL EN AN AL", RuleVerdict::Violated, "xn--1-ymce1u");
    check("U+0061 U+0661 U+0062", "L AN L", RuleVerdict::Violated, "xn--ab-byd");
}
