//! Changed Bidi rules: their languages are what their conditions permit, read off one after the other.

use bidiscope_bidi::name::{BidiClass, ClassSet};
use bidiscope_idna::verdict::rfc5893::rfc5893_second_guarantee_applies;
use bidiscope_proof::automata::language::{self, NeighbourLabels};
use bidiscope_proof::bidi_rule::{
    AddedCondition, BidiRule, BidiRuleSyntaxError, CoveredNames, ExemptLabels, ExemptionNameCondition,
    NonLetterStartDirection, relaxed_by_one_step,
};
use proptest::prelude::*;
use proptest::sample::{select, subsequence};

use super::support::{SEVEN, TEN, characters, each_word};

/// Labels and names of the rule's automata beside its conditions, for all sequences of these classes to a length.
fn check(rule: &BidiRule, classes: &[BidiClass], to: usize) {
    let labels = language::permitted_label_strings(rule, classes).expect("few states");
    let names = language::permitted_name_strings(rule, classes).expect("few states");
    each_word(classes.len(), to, |word| {
        let text: Vec<BidiClass> = word.iter().map(|it| classes[*it]).collect();
        assert_eq!(labels.accepts(word), rule.permits_label(&text), "{rule}: label {text:?}");
        assert_eq!(names.accepts(word), rule.permits_name(&text), "{rule}: name {text:?}");
    });
}

#[test]
fn each_change_by_one_step_permits_what_its_conditions_say() {
    let changes = relaxed_by_one_step(&BidiRule::rfc5893(), &TEN);
    for rule in &changes {
        check(rule, &TEN, 3);
        check(rule, &SEVEN, 4);
    }
}

/// What a change permits more, by hand: a label that it permits and the rule does not.
#[test]
fn what_one_step_permits() {
    use BidiClass::{AN, EN, ES, L, R};
    let table: [(&str, &[BidiClass]); 8] = [
        ("1+EN", &[EN, L]),
        ("1+EN,undecided=rtl", &[EN, R]),
        ("1+EN,undecided=first-strong", &[EN, R]),
        ("drop-2", &[R, L, R]),
        ("drop-3", &[R, ES]),
        ("drop-4", &[R, EN, AN]),
        ("5+R", &[L, R, EN]),
        ("6+ES", &[L, ES]),
    ];
    let permitted = |rule: &str, label| rule.parse::<BidiRule>().expect("a rule").permits_label(label);
    for (rule, label) in table {
        assert!(permitted(rule, label), "{rule}");
        assert!(!permitted("rfc5893", label), "{rule}");
        let changes = relaxed_by_one_step(&BidiRule::rfc5893(), &TEN);
        assert!(changes.contains(&rule.parse().expect("a rule")), "{rule}");
    }
    assert!(!permitted("1+EN,undecided=rtl", &[EN, L]));
    assert!(!permitted("1+EN", &[EN, R]));
}

#[test]
fn every_change_permits_more_and_no_two_are_equal() {
    let changes = relaxed_by_one_step(&BidiRule::rfc5893(), &TEN);
    let rfc = language::permitted_label_strings(&BidiRule::rfc5893(), &TEN).expect("few states");
    for (at, rule) in changes.iter().enumerate() {
        let labels = language::permitted_label_strings(rule, &TEN).expect("few states");
        assert!(rfc.difference(&labels).expect("few states").accepts_no_word(), "{rule}");
        assert!(!labels.difference(&rfc).expect("few states").accepts_no_word(), "{rule}");
        assert!(!changes[..at].contains(rule), "{rule}");
    }
}

#[test]
fn the_second_guarantee_is_a_rule() {
    let names =
        language::permitted_name_strings(&BidiRule::rfc5893_second_guarantee(), &SEVEN).expect("few states");
    each_word(SEVEN.len(), 6, |word| {
        let expected = rfc5893_second_guarantee_applies(&characters(&SEVEN, word));
        assert_eq!(names.accepts(word), expected, "{word:?}");
    });
}

/// Whether S1, X and S2 are a context of the rule, word for word as its documentation has it.
fn is_context(rule: &BidiRule, neighbours: NeighbourLabels, parts: [&[BidiClass]; 3]) -> bool {
    let rfc = BidiRule::rfc5893();
    let conditions = BidiRule { exempt_labels: ExemptLabels::None, ..rule.clone() };
    let is_harmless = |label: &[BidiClass]| {
        !label.iter().any(|it| it.makes_label_right_to_left()) && label.first() != Some(&BidiClass::EN)
    };
    let is_neighbour = |label: &[BidiClass]| {
        label.is_empty()
            || match neighbours {
                NeighbourLabels::EmptyOnly => false,
                NeighbourLabels::LeftToRightNotDigitFirst => is_harmless(label),
                NeighbourLabels::SatisfyingRfc5893 => is_harmless(label) || rfc.permits_label(label),
                NeighbourLabels::SatisfyingSameBidiRule => is_harmless(label) || rule.permits_label(label),
            }
    };
    let needs_none = |label: &[BidiClass]| {
        label.is_empty()
            || is_harmless(label)
            || neighbours == NeighbourLabels::SatisfyingRfc5893
            || conditions.permits_label(label)
    };
    let [s1, x, s2] = parts;
    // A name of these labels is permitted by exemption if any string is that meets the conditions on names.
    let labels: Vec<&[BidiClass]> = parts.into_iter().filter(|it| !it.is_empty()).collect();
    let exempts = BidiRule {
        covered_names: CoveredNames::Every,
        exempt_labels: ExemptLabels::WithoutRtl,
        right_to_left_label_classes: ClassSet::ALL,
        left_to_right_label_classes: ClassSet::ALL,
        right_to_left_end_classes: ClassSet::ALL,
        left_to_right_end_classes: ClassSet::ALL,
        allows_en_with_an: true,
        first_character_classes: ClassSet::of(&[BidiClass::R, BidiClass::AL, BidiClass::AN]),
        added_conditions: Vec::new(),
        ..rule.clone()
    };
    let may_exempt =
        rule.exempt_labels != ExemptLabels::None && exempts.permits_name(&labels.join(&BidiClass::CS));
    rule.permits_label(x)
        && is_neighbour(s1)
        && is_neighbour(s2)
        && (conditions.permits_label(x) && needs_none(s1) && needs_none(s2) || may_exempt)
}

#[test]
fn contexts_of_changed_rules() {
    use BidiClass::{AN, CS, EN, ES, L, R};
    let classes = [L, R, EN, AN, ES, CS];
    let letters = [L, R, EN, AN, ES];
    let rules = [
        "rfc5893",
        "drop-3",
        "1+EN",
        "exempt=digits",
        "exempt=ldh,if=digit-not-after-rtl",
        "exempt=digits,if=digit-after-ltr",
        "exempt=digits,if=digit-after-ltr-or-first",
        "exempt=ldh,if=letter-after-rtl",
    ];
    let all = [
        NeighbourLabels::EmptyOnly,
        NeighbourLabels::LeftToRightNotDigitFirst,
        NeighbourLabels::SatisfyingRfc5893,
        NeighbourLabels::SatisfyingSameBidiRule,
    ];
    for (rule, neighbours) in rules.iter().flat_map(|rule| all.map(|it| (rule, it))) {
        let rule: BidiRule = rule.parse().expect("a rule");
        let contexts =
            language::label_in_context_strings(&rule, neighbours, &classes, &letters).expect("few states");
        let mut taken = 0;
        each_word(classes.len(), 6, |word| {
            let text: Vec<BidiClass> = word.iter().map(|it| classes[*it]).collect();
            let parts: Vec<&[BidiClass]> = text.split(|it| *it == CS).collect();
            let [s1, x, s2] = parts[..] else { return };
            let in_x = s1.len() + 1..s1.len() + 1 + x.len();
            let marked: Vec<usize> =
                word.iter().enumerate().map(|(at, it)| 2 * it + usize::from(in_x.contains(&at))).collect();
            let expected = is_context(&rule, neighbours, [s1, x, s2]);
            assert_eq!(contexts.accepts(&marked), expected, "{rule}, {neighbours:?}: {text:?}");
            taken += u64::from(expected);
        });
        assert!(taken > 30, "{rule}: {taken}");
    }
}

/// The exemptions, by names written down by hand: which of them are permitted.
#[test]
fn names_with_exempt_labels() {
    use BidiClass::{CS, EN, ES, L, R};
    let one_alef = [EN, CS, R];
    let alef_one = [R, CS, EN];
    let a_one_alef = [L, CS, EN, CS, R];
    let a_one_one_alef_a = [L, CS, EN, CS, EN, CS, R, CS, L];
    let alef_a_one = [R, CS, L, CS, EN];
    let one_hyphen_a_alef = [EN, ES, L, CS, R];
    let one = [EN];
    let names: [&[BidiClass]; 7] =
        [&one_alef, &alef_one, &a_one_alef, &a_one_one_alef_a, &alef_a_one, &one_hyphen_a_alef, &one];
    let table = [
        ("rfc5893", [0, 0, 0, 0, 0, 0, 0]),
        ("exempt=digits", [1, 1, 1, 1, 1, 0, 1]),
        ("exempt=ldh,names=bidi", [1, 1, 1, 1, 1, 1, 0]),
        ("exempt=ldh,if=digit-not-after-rtl", [1, 0, 1, 1, 0, 1, 1]),
        ("exempt=ldh,if=digit-after-ltr", [0, 0, 1, 1, 1, 0, 0]),
        ("exempt=digits,if=digit-after-ltr-or-first", [1, 0, 1, 1, 1, 0, 0]),
        ("exempt=digits,if=letter-after-rtl", [0, 0, 0, 1, 1, 0, 1]),
    ];
    for (rule, expected) in table {
        let rule: BidiRule = rule.parse().expect("a rule");
        let found = names.map(|name| i32::from(rule.permits_name(name)));
        assert_eq!(found, expected, "{rule}");
    }
}

fn classes() -> impl Strategy<Value = ClassSet> {
    subsequence(TEN.to_vec(), 1..TEN.len()).prop_map(|it| ClassSet::of(&it))
}

fn added() -> impl Strategy<Value = AddedCondition> {
    prop_oneof![
        classes().prop_map(AddedCondition::First),
        classes().prop_map(AddedCondition::Last),
        classes().prop_map(AddedCondition::Contains),
        (select(&TEN[..]), select(&TEN[..])).prop_map(|(one, other)| AddedCondition::NotTogether(one, other)),
    ]
}

prop_compose! {
    /// A rule with some of its conditions wider or dropped, and others added.
    fn any_rule()(
        more in [classes(), classes(), classes(), classes(), classes()],
        is_changed in [0..3, 0..3, 0..3, 0..3, 0..3],
        mixes_digits: bool,
        undecided in select(&NonLetterStartDirection::ALL[..]),
        added in prop::collection::vec(added(), 0..3),
        exempt in select(&ExemptLabels::ALL[..]),
        exempt_if in subsequence(ExemptionNameCondition::ALL.to_vec(), 0..3),
        names in select(&CoveredNames::ALL[..]),
    ) -> BidiRule {
        let rfc = BidiRule::rfc5893();
        let set = |at: usize, set: ClassSet| match is_changed[at] {
            0 => set,
            1 => set.union(more[at]),
            _ => ClassSet::ALL,
        };
        BidiRule {
            first_character_classes: set(0, rfc.first_character_classes),
            right_to_left_label_classes: set(1, rfc.right_to_left_label_classes),
            right_to_left_end_classes: set(2, rfc.right_to_left_end_classes),
            allows_en_with_an: mixes_digits,
            left_to_right_label_classes: set(3, rfc.left_to_right_label_classes),
            left_to_right_end_classes: set(4, rfc.left_to_right_end_classes),
            non_letter_start_direction: undecided,
            added_conditions: added,
            exempt_labels: exempt,
            exemption_name_conditions: exempt_if,
            covered_names: names,
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn any_rule_permits_what_its_conditions_say(rule in any_rule()) {
        check(&rule, &TEN, 3);
        check(&rule, &SEVEN, 4);
    }

    #[test]
    fn a_rule_is_read_as_it_is_written(rule in any_rule()) {
        prop_assert_eq!(rule.to_string().parse::<BidiRule>(), Ok(rule));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "([1-6]|drop-|\\+|=|/|,|EN|R|if|exempt|ldh|first|last|\\PC){0,8}") {
        if let Ok(rule) = text.parse::<BidiRule>() {
            prop_assert_eq!(rule.to_string().parse::<BidiRule>(), Ok(rule));
        }
    }
}

#[test]
fn what_is_no_rule() {
    let change = |text: &str| Err(BidiRuleSyntaxError::InvalidRuleChange(text.to_owned()));
    for text in ["", "drop-7", "drop", "4+EN", "exempt=all", "not-together=EN", "if=", "name=bidi", "7+EN"] {
        assert_eq!(text.parse::<BidiRule>(), change(text), "{text}");
    }
    assert_eq!("1+EM".parse::<BidiRule>(), Err(BidiRuleSyntaxError::UnknownBidiClass("EM".to_owned())));
    assert_eq!("rfc5893".parse::<BidiRule>(), Ok(BidiRule::rfc5893()));
    assert_eq!(BidiRule::rfc5893().to_string(), "rfc5893");
}
