//! Mends as a native reader would have them: no number made another, no letter invented, words whole.

use bidiscope::name::{Name, Notation};
use bidiscope::verdict::Check;
use bidiscope::verdict::mend::{Mendings, NoMending, mendings};
use bidiscope::verdict::{FindingKind, report};

fn mend(text: &str) -> Mendings {
    let name = Name::read(text, Notation::Unicode).expect(text);
    mendings(&name, 0..1, Check::Idna2008)
}

fn names(text: &str) -> Vec<String> {
    mend(text).offered.into_iter().map(|it| it.name).collect()
}

/// No hyphen from an end stands in a word afterwards.
#[test]
fn hyphens_at_the_ends_are_dropped() {
    let hebrew = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}";
    assert_eq!(names(&format!("{hebrew}-.com")), [format!("{hebrew}.com")]);
    assert_eq!(names(&format!("-{hebrew}.com")), [format!("{hebrew}.com")]);
    for label in ["google-\u{6AF}\u{648}\u{6AF}\u{644}", "\u{645}\u{6A9}\u{62A}\u{628} \u{640}", "-co.il"] {
        let all = names(&format!("{label}.com"));
        assert!(!all.is_empty() && all.iter().all(|it| !it.contains('-')), "{label:?} {all:?}");
    }
}

/// A number by itself is given no letter.
#[test]
fn numbers_are_given_no_word() {
    for text in [
        "\u{661}\u{662}\u{663}.\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}",
        "\u{20AA}100.\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}",
        "\u{661}\u{669}\u{662}.\u{661}\u{666}\u{668}",
    ] {
        let Mendings { offered, none_because } = mend(text);
        assert_eq!((offered, none_because), (Vec::new(), Some(NoMending::Number { label: 0 })), "{text:?}");
    }
    let name = Name::read("\u{5E9}\u{5DC}\u{5D5}\u{5DD}.123", Notation::Unicode).expect("a name");
    let report = report(&name);
    assert!(report.mendings.is_empty());
    assert_eq!(
        report.no_mending.as_deref(),
        Some("Label 1 is a number: it needs a word before it, which is for the applicant to choose.")
    );
}

/// The runs of digits in a text, one after the other.
fn numbers(text: &str) -> Vec<&str> {
    text.split(|it: char| !it.is_ascii_digit()).filter(|it| !it.is_empty()).collect()
}

/// What is left of numbers stands in their order and holds no digits of two of them.
#[test]
fn numbers_stay_what_they_are() {
    let hebrew = "\u{5E9}\u{5D8}\u{5D7}";
    for label in [
        format!("2024-{hebrew}-2025"),
        format!("4x4{hebrew}"),
        format!("{hebrew}4x4"),
        format!("054 123 {hebrew}"),
        format!("{hebrew} 054 123"),
    ] {
        let before = numbers(&label);
        let Mendings { offered, none_because } = mend(&format!("{label}.com"));
        assert_ne!(offered.is_empty(), none_because.is_none());
        for mending in offered {
            let mut rest = before.iter();
            for number in numbers(&mending.name) {
                assert!(rest.any(|it| *it == number), "{label:?}: {mending:?}");
            }
        }
    }
    assert_eq!(names(&format!("{hebrew} 054 123.com"))[0], format!("{hebrew}-054-123.com"));
    assert_eq!(names(&format!("2024-{hebrew}.com"))[0], format!("{hebrew}-2024.com"));
}

/// No mend leaves digits of several kinds in a label.
#[test]
fn digits_are_of_one_row() {
    for label in [
        "\u{6A9}\u{62A}\u{627}\u{628}1\u{662}",
        "\u{6A9}\u{62A}\u{627}\u{628}12\u{661}\u{6F2}",
        "\u{67E}\u{627}\u{631}\u{633}\u{663}1\u{6F2}",
        "\u{643}\u{62A}\u{627}\u{628}1\u{662}\u{6F3}",
        "\u{6A9}\u{62A}\u{627}\u{628}1\u{6F2}-",
        "\u{5D0}1\u{6F2}-",
        "a1\u{6F2}-",
        "shop1\u{663}",
    ] {
        let all = names(&format!("{label}.com"));
        assert!(!all.is_empty(), "{label:?}");
        for mended in all {
            let findings = report(&Name::read(&mended, Notation::Unicode).expect("a name")).findings;
            let is_mixed = findings.iter().any(|it| it.id == FindingKind::DigitsOfSeveralScripts);
            assert!(!is_mixed, "{label:?}: {mended:?}");
        }
    }
}

/// The hyphen comes first, then both words as one.
#[test]
fn punctuation_between_words() {
    for (sign, one, other) in [
        (',', "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{5E2}\u{5D5}\u{5DC}\u{5DD}"),
        ('\u{60C}', "\u{645}\u{646}", "\u{62A}\u{648}"),
        ('&', "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{5D1}\u{5E8}\u{5DB}\u{5D4}"),
        ('+', "\u{628}\u{646}", "\u{639}\u{644}\u{64A}"),
        ('\u{6D4}', "\u{646}\u{627}\u{645}", "\u{646}\u{627}\u{645}"),
    ] {
        let expected = [format!("{one}-{other}.com"), format!("{one}{other}.com")];
        assert_eq!(names(&format!("{one}{sign}{other}.com"))[..2], expected);
    }
    // An apostrophe is part of a word, and a non-joiner for a space would be warned about.
    assert_eq!(names("o'neil.com")[0], "oneil.com");
    let offered = names("\u{645}\u{6CC} \u{62E}\u{648}\u{627}\u{647}\u{645}.com");
    assert!(offered.iter().all(|it| !it.contains('\u{200C}')), "{offered:?}");
}
