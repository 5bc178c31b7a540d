//! Rulesets of which it was found by hand what their labels violate, and which show the same.

use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::FindingKind;
use bidiscope_lgr::{HexadecimalCodePoints, Ruleset};
use bidiscope_proof::ruleset::{SameDisplayLabels, label_rule_violations, labels_with_same_display};

/// A ruleset of `tests/data/lgr`.
macro_rules! file {
    ($name:literal) => {
        Ruleset::read(include_bytes!(concat!("../../../../tests/data/lgr/", $name))).expect("it is a ruleset")
    };
}

/// A ruleset with this content of `data`.
fn ruleset(data: &str) -> Ruleset {
    let text = format!("<lgr xmlns=\"urn:ietf:params:xml:ns:lgr-1.0\"><data>{data}</data></lgr>");
    Ruleset::read(text.as_bytes()).expect("it is a ruleset")
}

fn violated(ruleset: &Ruleset, parent: &str) -> Vec<(FindingKind, String)> {
    let parent: Vec<char> = parent.chars().collect();
    let violations = label_rule_violations(ruleset, &parent);
    assert_eq!(violations.undecided_finding_kinds, []);
    violations
        .violated_rules
        .iter()
        .map(|it| (it.finding_kind, HexadecimalCodePoints(&it.shortest_violating_label).to_string()))
        .collect()
}

fn shown(ruleset: &Ruleset, display: Strategy, parent: &str) -> SameDisplayLabels {
    let parent: Vec<char> = parent.chars().collect();
    labels_with_same_display(ruleset, &display.into(), &parent)
}

/// Two labels, in the order of their code points.
fn pair(ruleset: &Ruleset, display: Strategy, parent: &str) -> [String; 2] {
    match shown(ruleset, display, parent) {
        SameDisplayLabels::ShortestPair(mut labels) => {
            labels.sort();
            labels.map(|it| HexadecimalCodePoints(&it).to_string())
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn digits_of_both_kinds_violate_condition_4() {
    let ruleset = file!("mixed-digits.xml");
    let expected = (FindingKind::Condition4, "0628 0030 0660".to_owned());
    assert_eq!(violated(&ruleset, ""), [expected]);
    // After an Arabic letter both kinds are AN (rule W2), at one level.
    for display in [Strategy::UbaLtr, Strategy::UbaRtl, Strategy::OneToOne] {
        assert_eq!(shown(&ruleset, display, ""), SameDisplayLabels::NoneExist, "{display:?}");
    }
}

#[test]
fn a_hyphen_at_the_end_violates_condition_3() {
    let ruleset = file!("trailing-hyphen.xml");
    let expected = [
        (FindingKind::Condition3, "05D0 002D".to_owned()),
        (FindingKind::Hyphens3And4, "05D0 002D 002D 002D".to_owned()),
        (FindingKind::HyphenAtEnd, "05D0 002D".to_owned()),
    ];
    assert_eq!(violated(&ruleset, ""), expected);
}

#[test]
fn nothing_is_wrong_with_a_ruleset_that_keeps_to_the_rules() {
    let ruleset = file!("hebrew.xml");
    for parent in ["", "com", "\u{5D9}\u{5E9}"] {
        assert_eq!(violated(&ruleset, parent), [], "{parent}");
        for display in [Strategy::UbaLtr, Strategy::UbaRtl, Strategy::OneToOne] {
            assert_eq!(
                shown(&ruleset, display, parent),
                SameDisplayLabels::NoneExist,
                "{display:?} {parent}"
            );
        }
    }
}

#[test]
fn a_digit_before_or_after_a_letter() {
    let ruleset = ruleset(r#"<char cp="0031"/><char cp="05D0"/>"#);
    assert_eq!(violated(&ruleset, ""), [(FindingKind::Condition1, "0031 05D0".to_owned())]);
    // In a left-to-right paragraph the digit stands left of the letter in both (rules W7, I1 and L2).
    assert_eq!(pair(&ruleset, Strategy::UbaLtr, ""), ["0031 05D0", "05D0 0031"]);
    // In a right-to-left one each class has one level.
    assert_eq!(shown(&ruleset, Strategy::UbaRtl, ""), SameDisplayLabels::NoneExist);
    assert_eq!(shown(&ruleset, Strategy::OneToOne, ""), SameDisplayLabels::NoneExist);
}

#[test]
fn variants_that_show_the_same_are_no_finding() {
    let member =
        |one: &str, other: &str, variant: &str| format!("<char cp=\"{one} {other}\">{variant}</char>");
    let variant = |one: &str, other: &str| format!("<var cp=\"{one} {other}\" type=\"blocked\"/>");
    let with = |variants: [&str; 2]| {
        ruleset(&(member("0031", "05D0", variants[0]) + &member("05D0", "0031", variants[1])))
    };
    let without_variants = with(["", ""]);
    assert_eq!(pair(&without_variants, Strategy::UbaLtr, ""), ["0031 05D0", "05D0 0031"]);
    let variants = [variant("05D0", "0031"), variant("0031", "05D0")];
    let with_variants = with([&variants[0], &variants[1]]);
    // All labels of one length are variants of each other.
    let answer = shown(&with_variants, Strategy::UbaLtr, "");
    assert!(
        matches!(answer, SameDisplayLabels::Undecided { max_searched_label_code_points: 1 }),
        "{answer:?}"
    );
}

#[test]
fn labels_of_a_left_to_right_ruleset_need_not_satisfy_the_bidi_rule_by_themselves() {
    let ruleset = ruleset(r#"<char cp="0031"/><char cp="0061"/>"#);
    assert_eq!(violated(&ruleset, ""), []);
    assert_eq!(violated(&ruleset, "com"), []);
    // Below a zone with a right-to-left letter each label must.
    assert_eq!(violated(&ruleset, "\u{5D0}"), [(FindingKind::Condition1, "0031".to_owned())]);
}

#[test]
fn a_digit_beside_the_zone() {
    // Letters and digits; alone the digits stand beside their letters in a right-to-left paragraph. Below a zone that ends
    // in a letter they still do; the zone's own characters are told apart from those of the label.
    let ruleset = ruleset(r#"<char cp="0031"/><char cp="05D0"/>"#);
    assert_eq!(pair(&ruleset, Strategy::UbaLtr, "com"), ["0031 05D0", "05D0 0031"]);
    assert_eq!(shown(&ruleset, Strategy::UbaRtl, "com"), SameDisplayLabels::NoneExist);
}

#[test]
fn what_idna2008_asks() {
    // A mark first; e and an acute accent, which is é in Normalization Form C; a zero-width joiner without a virama.
    let ruleset = ruleset(r#"<char cp="0061"/><char cp="0065"/><char cp="0301"/><char cp="200D"/>"#);
    let expected = [
        (FindingKind::IdnaNotNfc, "0061 0301".to_owned()),
        (FindingKind::LeadingMark, "0301".to_owned()),
        (FindingKind::ZwjContext, "200D".to_owned()),
    ];
    assert_eq!(violated(&ruleset, ""), expected);
    let joiner = shown(&ruleset, Strategy::UbaLtr, "");
    assert!(
        matches!(joiner, SameDisplayLabels::Undecided { .. }),
        "the automata have no class BN: {joiner:?}"
    );
}
