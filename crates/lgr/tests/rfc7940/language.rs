//! The language of eligible labels is that of the labels which are judged so, one by one.

use std::collections::BTreeSet;

use bidiscope_lgr::{LabelAutomaton, LabelPrefixState, LabelRestrictions, NextLabelPrefix, Ruleset};
use proptest::collection::vec;
use proptest::prelude::*;

use super::part::{Part, has_anchor, looks_around, xml};
use super::rules::parts;
use super::{characters, read};

/// Whether a label is in the language: one of the ways to read it ends well.
fn is_in(language: &LabelAutomaton<'_>, label: &[char]) -> bool {
    let mut ways = BTreeSet::from([language.empty_label_prefix()]);
    for scalar in label {
        let Some(kind) =
            language.interchangeable_code_point_kinds().iter().position(|it| it.contains(scalar))
        else {
            return false;
        };
        let steps =
            ways.iter().flat_map(|it| language.next_label_prefixes_by_kind(it).expect("there are few ways"));
        ways = steps.filter(|it| it.code_point_kind_index == kind).map(|it| it.label_prefix).collect();
    }
    ways.iter().any(|it| language.accepts_as_complete_label(it))
}

/// Compares all labels of these characters up to a length.
fn compare(ruleset: &Ruleset, characters: &[char], length: usize) -> Result<usize, String> {
    compare_with(ruleset, &ruleset.label_automaton(|_| ()), true, characters, length)
}

/// The same for another language; where it is not exact, it must have all eligible labels.
fn compare_with(
    ruleset: &Ruleset,
    language: &LabelAutomaton<'_>,
    is_exact: bool,
    characters: &[char],
    length: usize,
) -> Result<usize, String> {
    let mut evaluator = ruleset.label_evaluator();
    let mut labels: Vec<(Vec<char>, BTreeSet<LabelPrefixState>)> =
        vec![(Vec::new(), BTreeSet::from([language.empty_label_prefix()]))];
    let mut eligible = 0;
    for _ in 0..length {
        let mut longer = Vec::new();
        for (label, ways) in &labels {
            let steps: Vec<NextLabelPrefix> = ways
                .iter()
                .flat_map(|it| language.next_label_prefixes_by_kind(it).expect("there are few ways"))
                .collect();
            for &scalar in characters {
                let kind =
                    language.interchangeable_code_point_kinds().iter().position(|it| it.contains(&scalar));
                let ways = steps.iter().filter(|it| Some(it.code_point_kind_index) == kind);
                let ways: BTreeSet<LabelPrefixState> = ways.map(|it| it.label_prefix.clone()).collect();
                let label = [label, &[scalar][..]].concat();
                let expected = evaluator.judge(&label).has_non_invalid_disposition();
                let is_in = ways.iter().any(|it| language.accepts_as_complete_label(it));
                if is_in != expected && (is_exact || expected) {
                    return Err(format!("{label:?} is eligible: {expected}"));
                }
                eligible += usize::from(expected);
                longer.push((label, ways));
            }
        }
        labels = longer;
    }
    Ok(eligible)
}

/// The members of a ruleset over a, b and c, with contexts by the rules x0, x1 and x2 and reflexive variants.
fn members() -> impl Strategy<Value = String> {
    let context = || {
        prop_oneof![
            3 => Just(String::new()),
            2 => (0..3).prop_map(|it| format!(" when=\"x{it}\"")),
            2 => (0..3).prop_map(|it| format!(" not-when=\"x{it}\"")),
        ]
    };
    let variants = vec((prop_oneof![Just("p"), Just("q")], context()), 0..2);
    let member = |text: &'static str| {
        (proptest::bool::weighted(0.6), context(), variants.clone()).prop_map(
            move |(is_there, context, variants)| {
                if !is_there && text.len() > 1 {
                    return String::new();
                }
                let text = super::hexadecimal(&characters(text));
                let variants: String = variants
                    .iter()
                    .enumerate()
                    .filter(|(at, it)| *at == 0 || variants[0].0 != it.0)
                    .map(|(_, (kind, context))| format!("<var cp=\"{text}\" type=\"{kind}\"{context}/>"))
                    .collect();
                format!("<char cp=\"{text}\"{context}>{variants}</char>")
            },
        )
    };
    ["a", "b", "c", "ab", "bc", "abc", "ca"].map(member).prop_map(|it| it.concat())
}

/// Actions by the types of reflexive variants and by the rules y0 and y1.
fn actions() -> impl Strategy<Value = String> {
    let action = (
        prop_oneof![2 => Just("invalid"), 1 => Just("valid")],
        prop_oneof![
            1 => Just(""),
            1 => Just(" match=\"y0\""),
            1 => Just(" not-match=\"y1\""),
            1 => Just(" match=\"y1\""),
        ],
        prop_oneof![
            2 => Just(""),
            1 => Just(" any-variant=\"p\""),
            1 => Just(" all-variants=\"p q\""),
            1 => Just(" only-variants=\"q\""),
        ],
    );
    let action = action.prop_map(|(disposition, rule, variants)| {
        if rule.is_empty() && variants.is_empty() {
            return String::new();
        }
        format!("<action disp=\"{disposition}\"{rule}{variants}/>")
    });
    vec(action, 0..4).prop_map(|it| it.concat())
}

/// What looks around stands beside an anchor.
fn with_anchor(mut parts: Vec<Part>) -> Vec<Part> {
    if looks_around(&parts) && !has_anchor(&parts) {
        parts.push(Part::Anchor);
    }
    parts
}

fn named(name: &str, parts: &[Part]) -> String {
    xml(parts).replacen("\"x\"", &format!("\"{name}\""), 1)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn of_random_rulesets(
        members in members(),
        contexts in vec(parts(true).prop_map(with_anchor), 3),
        wholes in vec(parts(false), 2),
        actions in actions(),
        kept in vec(any::<bool>(), 8),
    ) {
        let contexts = contexts.iter().enumerate().map(|(at, it)| named(&format!("x{at}"), it));
        let wholes = wholes.iter().enumerate().map(|(at, it)| named(&format!("y{at}"), it));
        let rules = contexts.chain(wholes).collect::<String>() + &actions;
        let ruleset = read(&members, &rules).expect("it is a ruleset");
        let compared = compare(&ruleset, &['a', 'b', 'c'], 4);
        prop_assert!(compared.is_ok(), "{:?}: {} {}", compared, members, rules);
        // With some restrictions the language is larger.
        let all = ruleset.members().iter().filter_map(|it| it.context).map(|it| it.rule);
        let restrictions = LabelRestrictions {
            context_rule_ids: all.zip(&kept).filter(|it| *it.1).map(|it| it.0).collect(),
            refusing_action_indices: (0..8).zip(&kept).filter(|it| *it.1).map(|it| it.0).collect(),
        };
        let language = ruleset.label_automaton_with_restrictions(&restrictions, |_| ());
        let compared = compare_with(&ruleset, &language, false, &['a', 'b', 'c'], 3);
        prop_assert!(compared.is_ok(), "{:?}: {:?} {} {}", compared, restrictions, members, rules);
    }
}

#[test]
fn kinds_are_what_the_ruleset_or_the_key_tells_apart() {
    let data =
        r#"<range first-cp="0061" last-cp="007A"/><char cp="0071 0075"/><char cp="002D" not-when="ends"/>"#;
    let rules = r#"<rule name="ends"><choice><rule><start/><anchor/></rule><rule><anchor/><end/></rule></choice></rule>
        <rule name="x"><char cp="0078"/><char cp="0079"/></rule><action disp="invalid" match="x"/>"#;
    let ruleset = read(data, rules).expect("it is a ruleset");
    let language = ruleset.label_automaton(|it| it == 'e');
    let kinds: Vec<String> =
        language.interchangeable_code_point_kinds().iter().map(|it| it.iter().collect()).collect();
    assert_eq!(kinds, ["-", "abcdfghijklmnoprstvwz", "e", "q", "u", "x", "y"]);
    for (label, expected) in
        [("a", true), ("-a", false), ("a-a", true), ("xy", false), ("qu-q", true), ("A", false)]
    {
        assert_eq!(is_in(&language, &characters(label)), expected, "{label}");
    }
}

#[test]
fn of_rulesets_with_all_elements() {
    use super::file;
    let rulesets =
        [file!("whole.xml"), file!("common-rules.xml"), file!("variants.xml"), file!("middle-dot.xml")];
    for ruleset in rulesets {
        let language = ruleset.label_automaton(|_| ());
        let characters: Vec<char> =
            language.interchangeable_code_point_kinds().iter().map(|it| it[0]).collect();
        let length = if characters.len() < 8 { 4 } else { 2 };
        assert!(compare(&ruleset, &characters, length).expect("they are the same") > 0);
    }
}
