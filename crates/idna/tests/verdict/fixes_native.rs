//! Corrects as a native reader would have them: no number made another, no letter invented, words whole.

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::verdict::CheckedRules;
use bidiscope_idna::verdict::fix::{NameEdit, NoFixReason, SuggestedNameFixes, suggested_fixes};
use bidiscope_idna::verdict::{FindingKind, NameAnalysis};

fn suggest(text: &str) -> SuggestedNameFixes {
    let name = Name::read(text, Notation::Unicode).expect(text);
    suggested_fixes(&name, 0..1, CheckedRules::Idna2008Registration)
}

fn names(text: &str) -> Vec<String> {
    suggest(text).fixes.into_iter().map(|it| it.fixed_name).collect()
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
        let SuggestedNameFixes { fixes: offered, no_fix_reason } = suggest(text);
        assert_eq!(
            (offered, no_fix_reason),
            (Vec::new(), Some(NoFixReason::LabelIsNumber { label_index: 0 })),
            "{text:?}"
        );
    }
    let name = Name::read("\u{5E9}\u{5DC}\u{5D5}\u{5DD}.123", Notation::Unicode).expect("a name");
    let expected = SuggestedNameFixes {
        fixes: Vec::new(),
        no_fix_reason: Some(NoFixReason::LabelIsNumber { label_index: 1 }),
    };
    assert_eq!(*NameAnalysis::new(&name).suggested_fixes(), expected);
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
        let SuggestedNameFixes { fixes: offered, no_fix_reason } = suggest(&format!("{label}.com"));
        assert_ne!(offered.is_empty(), no_fix_reason.is_none());
        for suggested in offered {
            let mut rest = before.iter();
            for number in numbers(&suggested.fixed_name) {
                assert!(rest.any(|it| *it == number), "{label:?}: {suggested:?}");
            }
        }
    }
    assert_eq!(names(&format!("{hebrew} 054 123.com"))[0], format!("{hebrew}-054-123.com"));
    assert_eq!(names(&format!("2024-{hebrew}.com"))[0], format!("{hebrew}-2024.com"));
}

/// No correct leaves digits of several kinds in a label.
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
        for corrected in all {
            let analysis = NameAnalysis::new(&Name::read(&corrected, Notation::Unicode).expect("a name"));
            let is_mixed =
                analysis.findings().iter().any(|it| it.finding_kind == FindingKind::DigitsOfSeveralScripts);
            assert!(!is_mixed, "{label:?}: {corrected:?}");
        }
    }
}

/// The hyphen comes first, then both words as one.
#[test]
fn punctuation_between_words() {
    for (sign, one, other) in [
        ('&', "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{5D1}\u{5E8}\u{5DB}\u{5D4}"),
        ('+', "\u{628}\u{646}", "\u{639}\u{644}\u{64A}"),
    ] {
        let expected = [format!("{one}-{other}.com"), format!("{one}{other}.com")];
        assert_eq!(names(&format!("{one}{sign}{other}.com"))[..2], expected);
    }
    // An apostrophe is part of a word.
    assert_eq!(names("o'neil.com")[0], "oneil.com");
}

/// A full stop or a comma of any script between two words was typed for the dot.
#[test]
fn what_is_typed_for_a_dot_is_asked_about() {
    let hebrew = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}";
    for (text, expected) in [
        (format!("{hebrew},co.il"), format!("{hebrew}.co.il")),
        (
            "\u{645}\u{646}\u{60C}\u{62A}\u{648}.com".to_owned(),
            "\u{645}\u{646}.\u{62A}\u{648}.com".to_owned(),
        ),
        (
            "\u{646}\u{627}\u{645}\u{6D4}\u{646}\u{627}\u{645}.com".to_owned(),
            "\u{646}\u{627}\u{645}.\u{646}\u{627}\u{645}.com".to_owned(),
        ),
        ("\u{928}\u{93E}\u{964}\u{928}.com".to_owned(), "\u{928}\u{93E}.\u{928}.com".to_owned()),
        ("\u{710}\u{72B}\u{702}\u{710}.com".to_owned(), "\u{710}\u{72B}.\u{710}.com".to_owned()),
        // What else is wrong is corrected as well.
        (format!("{hebrew},{hebrew}-.il"), format!("{hebrew}.{hebrew}.il")),
    ] {
        let offered = suggest(&text).fixes;
        assert_eq!(offered.first().map(|it| &it.fixed_name), Some(&expected), "{text:?}");
        assert!(
            matches!(offered[0].edits_of_original_name[0], NameEdit::Replace { with: '.', .. }),
            "{offered:?}"
        );
        assert!(offered.iter().all(|it| !it.fixed_name.contains('-')), "{offered:?}");
    }
    // UTS #46 makes these dots: they are read as such.
    let name = Name::read("a\u{3002}b\u{FF61}c", Notation::Unicode).expect("a name");
    assert_eq!(name.labels().len(), 3);
    // In a number, and before a space, a comma is one. A number cannot be a label beside these.
    assert_eq!(names(&format!("{hebrew}10,000.com"))[0], format!("{hebrew}10000.com"));
    assert_eq!(names(&format!("{hebrew}, {hebrew}.com"))[0], format!("{hebrew}-{hebrew}.com"));
    assert!(names(&format!("{hebrew},1.com")).iter().all(|it| it.matches('.').count() == 1));
}

/// Digits of Devanagari are of class L, those of N'Ko of class R.
#[test]
fn digits_that_count_as_letters_stay_the_same_number() {
    assert_eq!(names("\u{5D0}\u{5D1}\u{967}.com")[0], "\u{5D0}\u{5D1}1.com");
    assert_eq!(names("shop\u{7C3}.com")[0], "shop3.com");
}

/// Nothing is replaced by itself.
#[test]
fn quotation_marks_are_not_replaced_by_themselves() {
    let offered = suggest("\u{5F4}\u{5E9}\u{5DC}\u{5D5}\u{5DD}\u{5F4}.com").fixes;
    assert_eq!(offered.len(), 1, "{offered:?}");
}

/// The zone of Iran has U+06CC, which Arabic has not.
#[test]
fn digits_are_those_of_the_zones_language() {
    let iran = "\u{627}\u{6CC}\u{631}\u{627}\u{646}";
    let saudi = "\u{627}\u{644}\u{633}\u{639}\u{648}\u{62F}\u{64A}\u{629}";
    let label = "\u{633}\u{644}\u{627}\u{645}";
    let first = |zone: &str| names(&format!("{label}1\u{662}.{zone}")).into_iter().next();
    assert_eq!(first(iran), Some(format!("{label}\u{6F1}\u{6F2}.{iran}")));
    assert_eq!(first(saudi), Some(format!("{label}\u{661}\u{662}.{saudi}")));
    // Hebrew letters keep theirs.
    let hebrew = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}";
    assert!(!names(&format!("{hebrew}1\u{662}.{iran}"))[0].contains('\u{6F1}'));
}

#[test]
fn a_persian_space_may_be_a_non_joiner() {
    let text = "\u{645}\u{6CC} \u{62E}\u{648}\u{627}\u{647}\u{645}.com";
    let expected = ["-", "\u{200C}", ""].map(|it| text.replace(' ', it));
    assert_eq!(names(text), expected);
    // REH joins nothing after it: RFC 5892, appendix A.1. In Arabic no non-joiner is written.
    for text in ["\u{6A9}\u{627}\u{631} \u{647}\u{627}.com", "\u{645}\u{646} \u{62A}\u{648}.com"] {
        let offered = names(text);
        assert!(!offered.is_empty() && offered.iter().all(|it| !it.contains('\u{200C}')), "{offered:?}");
    }
}

/// U+FDF2 is the word Allah, and Dhivehi has it among letters of Thaana.
#[test]
fn signs_for_words_are_not_dropped() {
    // Its letters would mix scripts.
    let SuggestedNameFixes { fixes: offered, no_fix_reason } = suggest("\u{787}\u{7A6}\u{FDF2}.com");
    assert_eq!(
        (offered, no_fix_reason),
        (Vec::new(), Some(NoFixReason::EveryFixCausesWarning { label_index: 0 }))
    );
    // As UTS #46 maps them; between words stands a hyphen.
    assert_eq!(
        names("\u{639}\u{628}\u{62F}\u{FDF2}.com"),
        ["\u{639}\u{628}\u{62F}\u{627}\u{644}\u{644}\u{647}.com"]
    );
    assert_eq!(names("\u{FDFB}.com"), ["\u{62C}\u{644}-\u{62C}\u{644}\u{627}\u{644}\u{647}.com"]);
    // Half a number is none of its digits.
    assert_eq!(
        suggest("\u{5E9}10\u{BD}.com").no_fix_reason,
        Some(NoFixReason::LabelHasWordSymbol { label_index: 0 })
    );
    // One without a mapping.
    assert_eq!(
        suggest("\u{646}\u{627}\u{645}\u{FDFD}.com").no_fix_reason,
        Some(NoFixReason::LabelHasWordSymbol { label_index: 0 })
    );
}
