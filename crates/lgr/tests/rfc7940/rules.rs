//! Random rules match what a plain search through all ways finds.

use bidiscope_lgr::RulesetErrorKind;
use proptest::collection::vec;
use proptest::prelude::*;

use super::part::{Part, has_anchor, looks_around, matches, xml};
use super::{characters, read};

fn letters() -> impl Strategy<Value = char> {
    proptest::char::range('a', 'c')
}

/// Parts without positions, which may be repeated.
fn plain() -> impl Strategy<Value = Part> {
    let leaf = prop_oneof![
        Just(Part::Any),
        "[a-c]{1,2}".prop_map(Part::Char),
        proptest::collection::btree_set(letters(), 1..3).prop_map(Part::Class),
    ];
    leaf.prop_recursive(3, 12, 3, |inner| {
        prop_oneof![
            vec(inner.clone(), 1..4).prop_map(Part::Choice),
            vec(inner.clone(), 1..4).prop_map(Part::Rule),
            (inner, 0_usize..3, proptest::option::of(0_usize..3)).prop_map(
                |(part, least, more)| match part {
                    Part::Count(..) => part,
                    _ => Part::Count(Box::new(part), least, more.map(|it| least + it)),
                }
            ),
        ]
    })
}

/// Parts with positions too; if `is_context`, with anchors and with what stands beside them.
pub(crate) fn parts(is_context: bool) -> impl Strategy<Value = Vec<Part>> {
    let look = || vec(prop_oneof![4 => plain(), 1 => Just(Part::Start), 1 => Just(Part::End)], 1..3);
    let of_contexts = prop_oneof![
        2 => look().prop_map(Part::Behind),
        2 => look().prop_map(Part::Ahead),
        3 => Just(Part::Anchor),
    ];
    let one = prop_oneof![
        4 => plain(),
        1 => Just(Part::Start),
        1 => Just(Part::End),
        7 => if is_context { of_contexts.boxed() } else { Just(Part::Any).boxed() },
    ];
    let one = one.prop_recursive(2, 8, 3, |inner| {
        prop_oneof![vec(inner.clone(), 1..3).prop_map(Part::Choice), vec(inner, 1..3).prop_map(Part::Rule),]
    });
    vec(one, 1..5)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn of_whole_labels(parts in parts(false), label in "[a-c]{1,6}") {
        let rules = xml(&parts) + r#"<action disp="matched" match="x"/>"#;
        let ruleset = read(r#"<range first-cp="0061" last-cp="0063"/>"#, &rules).expect("it is a ruleset");
        let label = characters(&label);
        let mut evaluator = ruleset.label_evaluator();
        let is_matched = evaluator.judge(&label).disposition == "matched";
        prop_assert_eq!(is_matched, matches(&parts, &label, None), "{}", rules);
        let most = bidiscope_lgr::MAX_STEPS_PER_POSITION * (label.len() + 1) * ruleset.rules()[0].expanded_step_count();
        prop_assert!(evaluator.total_match_step_count() <= most as u64, "{} steps, at most {}: {}", evaluator.total_match_step_count(), most, rules);
    }

    #[test]
    fn of_contexts(parts in parts(true), label in "[a-c]{1,6}") {
        let data = r#"<range first-cp="0061" last-cp="0063" when="x"/>"#;
        let read = read(data, &xml(&parts));
        if looks_around(&parts) && !has_anchor(&parts) {
            prop_assert_eq!(read.expect_err("section 6.4.2").error_kind, RulesetErrorKind::LookAroundWithoutAnchor);
            return Ok(());
        }
        let ruleset = read.expect("it is a ruleset");
        let label = characters(&label);
        let outside: Vec<usize> = ruleset.judge(&label).code_points_not_in_repertoire.iter().map(|it| it.index_in_label).collect();
        let expected: Vec<usize> =
            (0..label.len()).filter(|at| !matches(&parts, &label, Some(*at))).collect();
        prop_assert_eq!(outside, expected, "{}", xml(&parts));
    }
}

#[test]
fn an_empty_rule_matches_nothing() {
    let ruleset = read(r#"<char cp="0061"/>"#, r#"<rule name="x"/><action disp="matched" match="x"/>"#);
    assert_eq!(super::judge(&ruleset.expect("it is a ruleset"), "a").0, "valid");
}

#[test]
fn a_rule_that_could_be_matched_in_many_ways() {
    // Where a search goes back and tries again, this takes more than the age of the universe.
    let inner = r#"<any count="0+"/>"#.repeat(40);
    let rules = format!(r#"<rule name="x">{inner}<char cp="0062"/></rule><action disp="m" match="x"/>"#);
    let ruleset = read(r#"<range first-cp="0061" last-cp="0062"/>"#, &rules).expect("it is a ruleset");
    assert_eq!(super::judge(&ruleset, &"a".repeat(10_000)).0, "valid");
    assert_eq!(super::judge(&ruleset, &("a".repeat(10_000) + "b")).0, "m");
}
