//! RFC 5892 appendix A, rule by rule: where each is true, where it is false, and what it says at the ends of a
//! label.

use bidiscope_bidi::name::characters_of;
use bidiscope_idna::verdict::rfc5892::{ContextRule, DerivedProperty, LabelContextRules, derived_property};

/// The places of a label at which this rule stands and is broken.
fn check(rule: ContextRule, label: &str, broken: &[usize]) {
    let characters = characters_of(label);
    let places: Vec<usize> =
        (0..characters.len()).filter(|&at| ContextRule::of(characters[at].scalar) == Some(rule)).collect();
    assert!(!places.is_empty(), "{label:?} has no place for {rule:?}");
    let found: Vec<usize> = places.iter().copied().filter(|&at| !rule.holds_at(&characters, at)).collect();
    assert_eq!(found, broken, "{rule:?} in {label:?}");
    // The same of all of them, one after another.
    let contexts = LabelContextRules::new(&characters);
    let found: Vec<usize> = places.into_iter().filter(|&at| !contexts.rule_holds_at(rule, at)).collect();
    assert_eq!(found, broken, "{rule:?} in {label:?}");
}

#[test]
fn a_1_zero_width_non_joiner() {
    let check = |label: &str, broken: &[usize]| check(ContextRule::ZeroWidthNonJoiner, label, broken);
    // After a virama: KA VIRAMA ZWNJ KA, and at the end of the label.
    check("\u{915}\u{94D}\u{200C}\u{915}", &[]);
    check("\u{915}\u{94D}\u{200C}", &[]);
    // A nukta is no virama: its class is 7, not 9.
    check("\u{915}\u{93C}\u{200C}\u{915}", &[2]);
    // Between D and D, D and R, L and D: BEH, ALEF, PHAGS-PA SUPERFIXED RA.
    check("\u{628}\u{200C}\u{628}", &[]);
    check("\u{628}\u{200C}\u{627}", &[]);
    check("\u{A872}\u{200C}\u{628}", &[]);
    // With transparent characters on either side.
    check("\u{628}\u{64E}\u{200C}\u{64E}\u{650}\u{628}", &[]);
    // R before it, U after it, C (tatweel) on either side.
    check("\u{627}\u{200C}\u{628}", &[1]);
    check("\u{628}\u{200C}a", &[1]);
    check("\u{640}\u{200C}\u{628}", &[1]);
    check("\u{628}\u{200C}\u{640}", &[1]);
    // At either end, and alone.
    check("\u{200C}\u{628}", &[0]);
    check("\u{628}\u{200C}", &[1]);
    check("\u{200C}", &[0]);
    // Erratum 3312: each is tested for itself. The second stands after ALEF, which joins to the right only.
    check("\u{628}\u{200C}\u{627}\u{200C}\u{627}", &[3]);
    // A non-joiner is non-joining itself: of two neighbours neither stands between joining letters.
    check("\u{628}\u{200C}\u{200C}\u{628}", &[1, 2]);
    check("\u{94D}\u{200C}\u{200C}", &[2]);
}

#[test]
fn a_2_zero_width_joiner() {
    let check = |label: &str, broken: &[usize]| check(ContextRule::ZeroWidthJoiner, label, broken);
    check("\u{915}\u{94D}\u{200D}\u{915}", &[]);
    check("\u{915}\u{94D}\u{200D}", &[]);
    // Letters that join are no reason here.
    check("\u{628}\u{200D}\u{628}", &[1]);
    check("\u{915}\u{200D}\u{94D}", &[1]);
    check("\u{200D}\u{628}", &[0]);
    check("\u{94D}\u{200D}\u{200D}", &[2]);
}

#[test]
fn a_3_middle_dot() {
    let check = |label: &str, broken: &[usize]| check(ContextRule::MiddleDot, label, broken);
    check("l\u{B7}l", &[]);
    check("col\u{B7}lecci\u{F3}", &[]);
    check("l\u{B7}l\u{B7}l", &[]);
    check("L\u{B7}L", &[1]);
    check("a\u{B7}l", &[1]);
    check("l\u{B7}a", &[1]);
    check("\u{B7}l", &[0]);
    check("l\u{B7}", &[1]);
    check("l\u{B7}\u{B7}l", &[1, 2]);
}

#[test]
fn a_4_keraia() {
    let check = |label: &str, broken: &[usize]| check(ContextRule::Keraia, label, broken);
    check("\u{375}\u{3B1}", &[]);
    check("a\u{375}\u{3B2}", &[]);
    // It is Greek itself.
    check("\u{375}\u{375}\u{3B1}", &[]);
    check("\u{3B1}\u{375}", &[1]);
    check("\u{375}a", &[0]);
    // The accent is Inherited.
    check("\u{375}\u{301}", &[0]);
    check("\u{375}", &[0]);
}

#[test]
fn a_5_geresh_and_a_6_gershayim() {
    for (rule, mark) in [(ContextRule::Geresh, '\u{5F3}'), (ContextRule::Gershayim, '\u{5F4}')] {
        let check =
            |label: &str, broken: &[usize]| check(rule, &label.replace('"', &mark.to_string()), broken);
        check("\u{5D0}\"", &[]);
        check("\u{5E6}\"\u{5D4}", &[]);
        // A point is Hebrew, and so is the mark itself.
        check("\u{5D0}\u{5B8}\"", &[]);
        check("\u{5D0}\"\"", &[]);
        check("\"\u{5D0}", &[0]);
        check("a\"", &[1]);
        check("\u{627}\"\u{5D0}", &[1]);
        // An accent is Inherited, a hyphen Common.
        check("\u{5D0}\u{301}\"", &[2]);
        check("\u{5D0}-\"", &[2]);
        check("\"", &[0]);
    }
}

#[test]
fn a_7_katakana_middle_dot() {
    let check = |label: &str, broken: &[usize]| check(ContextRule::KatakanaMiddleDot, label, broken);
    // Hiragana, Katakana, Han, before it or after it, near or far.
    check("\u{30FB}\u{3042}", &[]);
    check("\u{30A2}\u{30FB}", &[]);
    check("a\u{30FB}b\u{6F22}", &[]);
    check("\u{30FB}\u{3007}", &[]);
    check("a\u{30FB}b", &[1]);
    // The prolonged sound mark is Common, Hangul is none of the three.
    check("\u{30FC}\u{30FB}", &[1]);
    check("\u{D55C}\u{30FB}", &[1]);
    check("\u{30FB}", &[0]);
    check("\u{30FB}\u{30FB}", &[0, 1]);
}

#[test]
fn a_8_and_a_9_the_two_rows_of_digits() {
    let (indic, extended) = (ContextRule::ArabicIndicDigits, ContextRule::ExtendedArabicIndicDigits);
    check(indic, "\u{660}", &[]);
    check(indic, "\u{628}\u{669}1", &[]);
    check(extended, "\u{6F0}", &[]);
    check(extended, "\u{628}\u{6F9}1", &[]);
    // Whatever stands between them, in either order, at the ends.
    for (label, of_indic, of_extended) in [
        ("\u{660}\u{6F0}", vec![0], vec![1]),
        ("\u{6F9}\u{628}\u{669}", vec![2], vec![0]),
        ("\u{661}\u{6F1}\u{661}", vec![0, 2], vec![1]),
    ] {
        check(indic, label, &of_indic);
        check(extended, label, &of_extended);
    }
}

/// RFC 5891 section 4.2.3.3: "each code point identified as CONTEXTJ or CONTEXTO ... MUST have a non-null rule",
/// and "Lookup: True" stands with A.1 and A.2 only.
#[test]
fn there_is_a_rule_for_each_that_needs_one_and_for_no_other() {
    // Beyond, `derived_property` holds the table to the independent ones, which have none there.
    for cp in '\0'..='\u{30FF}' {
        let (property, rule) = (derived_property(cp), ContextRule::of(cp));
        let needs_one = matches!(property, DerivedProperty::ContextJ | DerivedProperty::ContextO);
        assert_eq!(rule.is_some(), needs_one, "U+{:04X}", u32::from(cp));
        let in_lookup = rule.is_some_and(ContextRule::is_tested_in_lookup);
        assert_eq!(in_lookup, property == DerivedProperty::ContextJ, "U+{:04X}", u32::from(cp));
    }
    assert_eq!(('\0'..=char::MAX).filter(|&cp| ContextRule::of(cp).is_some()).count(), 2 + 25);
    let appendices = ContextRule::ALL.map(ContextRule::appendix);
    assert_eq!(appendices, ["A.1", "A.2", "A.3", "A.4", "A.5", "A.6", "A.7", "A.8", "A.9"]);
}

#[test]
fn a_place_beyond_the_label_breaks_a_rule_and_nothing_else() {
    for rule in ContextRule::ALL {
        for at in [0, 1, usize::MAX - 1] {
            let _ = rule.holds_at(&[], at);
        }
    }
}
