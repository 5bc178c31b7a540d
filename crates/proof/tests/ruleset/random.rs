//! Random small rulesets: what is said of all labels beside all labels of up to four code points.

use std::collections::BTreeMap;

use bidiscope_bidi::name::{Character, Name};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::rfc5891::{Protocol, violations};
use bidiscope_idna::verdict::rfc5893::BidiRuleCondition;
use bidiscope_idna::verdict::{FindingKind, RuleVerdict, rfc5893};
use bidiscope_lgr::{HexadecimalCodePoints, Ruleset};
use bidiscope_proof::ruleset::{
    CHECKED_IDNA2008_FINDING_KINDS, SameDisplayLabels, label_rule_violations, labels_with_same_display,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, subsequence};

/// Code points that the rules are about: letters, digits, marks, joiners, and those of the contextual rules.
const POOL: [char; 20] = [
    '-', '1', 'l', 'e', '+', '\u{B7}', '\u{301}', '\u{375}', '\u{3B1}', '\u{5B0}', '\u{5D0}', '\u{5F3}',
    '\u{628}', '\u{661}', '\u{6F1}', '\u{94D}', '\u{200C}', '\u{200D}', '\u{30A2}', '\u{30FB}',
];

/// The greatest length of the labels that are looked at one by one.
const LENGTH: usize = 4;

fn text(scalars: &[char]) -> String {
    HexadecimalCodePoints(scalars).to_string()
}

/// A ruleset over these code points: contexts for some of them, a sequence, variants, and actions.
fn ruleset(
    code_points: &[char],
    contexts: &[usize],
    actions: &[usize],
    picks: &[Index],
    extras: [bool; 2],
) -> Ruleset {
    let pick = |at: usize| picks.get(at).map_or(code_points[0], |it| *it.get(code_points));
    let mut data = String::new();
    for (scalar, context) in code_points.iter().zip(contexts) {
        let context = match context {
            0..4 => format!(" not-when=\"x{context}\""),
            4..6 => format!(" when=\"x{}\"", context - 2),
            _ => String::new(),
        };
        let variant = if extras[0] && *scalar == pick(0) && pick(1) != pick(0) {
            format!("<var cp=\"{}\" type=\"blocked\"/>", text(&[pick(1)]))
        } else {
            String::new()
        };
        data += &format!("<char cp=\"{}\"{context}>{variant}</char>", text(&[*scalar]));
    }
    if extras[1] {
        data += &format!("<char cp=\"{}\"/>", text(&[pick(2), pick(3)]));
    }
    let letter = |at: usize| format!("<char cp=\"{}\"/>", text(&[pick(at)]));
    let bodies = [
        "<start/><anchor/>".to_owned(),
        "<anchor/><end/>".to_owned(),
        format!("<look-behind>{}</look-behind><anchor/>", letter(4)),
        format!("<anchor/><look-ahead>{}</look-ahead>", letter(5)),
        format!("{}<any count=\"0+\"/>{}", letter(6), letter(7)),
        format!("<start/>{}", letter(6)),
        format!("{}<end/>", letter(7)),
    ];
    let rules =
        bodies.iter().zip(0..).map(|(body, number)| format!("<rule name=\"x{number}\">{body}</rule>"));
    let actions = actions.iter().map(|it| format!("<action disp=\"invalid\" match=\"x{}\"/>", it + 4));
    let rules: String = rules.chain(actions).collect();
    let text = format!(
        "<lgr xmlns=\"urn:ietf:params:xml:ns:lgr-1.0\"><data>{data}</data><rules>{rules}</rules></lgr>"
    );
    Ruleset::read(text.as_bytes()).expect("it is a ruleset")
}

/// The eligible labels of up to [`LENGTH`] code points, the shortest first.
fn eligible(ruleset: &Ruleset, code_points: &[char]) -> Vec<Vec<char>> {
    let mut evaluator = ruleset.label_evaluator();
    let mut all: Vec<Vec<char>> = vec![Vec::new()];
    let mut eligible = Vec::new();
    for _ in 0..LENGTH {
        all = all
            .iter()
            .flat_map(|label| code_points.iter().map(move |it| [label, &[*it][..]].concat()))
            .collect();
        eligible.extend(all.iter().filter(|it| evaluator.judge(it).has_non_invalid_disposition()).cloned());
    }
    eligible
}

/// The rules that a label violates, by the crate's own verdicts.
fn violated(label: &[char]) -> Vec<FindingKind> {
    let name = Name::from_scalars(label.iter().copied()).expect("it is a name");
    let characters: Vec<Character> = label.iter().map(|it| Character::new(*it)).collect();
    let mut kinds: Vec<FindingKind> = violations(&name, Protocol::Registration)
        .iter()
        .map(|it| it.finding_kind)
        .filter(|it| CHECKED_IDNA2008_FINDING_KINDS.contains(it))
        .collect();
    if rfc5893::is_rtl_label(&characters) {
        let conditions = rfc5893::judge_label(&characters, 0).condition_verdicts;
        let violated = conditions.iter().filter(|it| it.condition_verdict == RuleVerdict::Violated);
        kinds.extend(violated.map(|it| it.condition.finding_kind()));
    }
    kinds
}

/// Whether Normalization Form C may fail only because of three code points together, which is not looked at.
fn needs_three(label: &[char]) -> bool {
    label.windows(2).all(|two| !violated(two).contains(&FindingKind::IdnaNotNfc))
}

/// The shortest labels with one display that are no variants, by length, among these.
fn shortest_pair(
    ruleset: &Ruleset,
    labels: &[Vec<char>],
    display: Strategy,
    parent: &[char],
) -> Option<usize> {
    let mut shown: BTreeMap<Vec<char>, Vec<&Vec<char>>> = BTreeMap::new();
    let mut shortest: Option<usize> = None;
    for label in labels {
        let group = shown.entry(display_of(label, display, parent)).or_default();
        let is_variant =
            |one: &[char], other: &[char]| ruleset.variant_labels(one).any(|it| it.code_points == other);
        let is_other = |it: &&&Vec<char>| !is_variant(it, label) && !is_variant(label, it);
        if group.iter().any(|it| is_other(&it)) {
            shortest = Some(shortest.map_or(label.len(), |it| it.min(label.len())));
        }
        group.push(label);
    }
    shortest
}

fn display_of(label: &[char], display: Strategy, parent: &[char]) -> Vec<char> {
    let stop = (!parent.is_empty()).then_some('.');
    let name = label.iter().copied().chain(stop).chain(parent.iter().copied());
    let characters: Vec<Character> = name.map(Character::new).collect();
    let order = display.order(&characters);
    order.logical_from_visual().iter().map(|it| characters[it.0].scalar).collect()
}

/// Each three of the code points, so that each class of them stands beside each other: all labels of up to [`LENGTH`] of them
/// break the rules of which the automata say so, and no others.
#[test]
fn all_labels_of_three_code_points() {
    let mut violations = 0;
    for first in 0..POOL.len() {
        for second in first + 1..POOL.len() {
            for third in second + 1..POOL.len() {
                let code_points = [first, second, third].map(|at| POOL[at]);
                let ruleset = ruleset(&code_points, &[12; 3], &[], &[], [false; 2]);
                let labels = eligible(&ruleset, &code_points);
                let rules: Vec<Vec<FindingKind>> = labels.iter().map(|it| violated(it)).collect();
                let found = label_rule_violations(&ruleset, &[]);
                for kind in BidiRuleCondition::ALL
                    .map(BidiRuleCondition::finding_kind)
                    .into_iter()
                    .chain(CHECKED_IDNA2008_FINDING_KINDS)
                {
                    let violates = |it: &(&Vec<char>, &Vec<FindingKind>)| {
                        it.1.contains(&kind) && !(kind == FindingKind::IdnaNotNfc && needs_three(it.0))
                    };
                    let expected = labels.iter().zip(&rules).find(violates).map(|it| it.0.len());
                    let label = found
                        .violated_rules
                        .iter()
                        .find(|it| it.finding_kind == kind)
                        .map(|it| &it.shortest_violating_label);
                    let length = label.map(Vec::len).filter(|it| *it <= LENGTH);
                    assert_eq!(length, expected, "{code_points:?} {kind:?} {label:?}");
                    violations += usize::from(expected.is_some());
                }
            }
        }
    }
    assert!(violations > 3_000, "{violations}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn as_all_short_labels_say(
        code_points in subsequence(POOL.to_vec(), 2..6),
        contexts in vec(0_usize..12, 6),
        actions in vec(0_usize..3, 0..3),
        picks in vec(any::<Index>(), 8),
        extras in any::<[bool; 2]>(),
        parent in prop_oneof![Just(""), Just(""), Just("l"), Just("\u{5D0}1"), Just("1")],
    ) {
        let ruleset = ruleset(&code_points, &contexts, &actions, &picks, extras);
        let labels = eligible(&ruleset, &code_points);
        let rules: Vec<Vec<FindingKind>> = labels.iter().map(|it| violated(it)).collect();
        let found = label_rule_violations(&ruleset, &[]);
        prop_assert_eq!(&found.undecided_finding_kinds, &[]);
        for kind in BidiRuleCondition::ALL.map(BidiRuleCondition::finding_kind).into_iter().chain(CHECKED_IDNA2008_FINDING_KINDS) {
            let violates = |it: &(&Vec<char>, &Vec<FindingKind>)| {
                it.1.contains(&kind) && !(kind == FindingKind::IdnaNotNfc && needs_three(it.0))
            };
            let expected = labels.iter().zip(&rules).find(violates).map(|it| it.0.len());
            let label = found.violated_rules.iter().find(|it| it.finding_kind == kind).map(|it| &it.shortest_violating_label);
            prop_assert_eq!(label.map(Vec::len).filter(|it| *it <= LENGTH), expected, "{:?}: {:?}", kind, label);
            if let Some(label) = label {
                prop_assert!(ruleset.judge(label).has_non_invalid_disposition() && violated(label).contains(&kind), "{:?}", label);
            }
        }
        let parent: Vec<char> = parent.chars().collect();
        for display in [Strategy::UbaLtr, Strategy::UbaRtl, Strategy::OneToOne] {
            let expected = shortest_pair(&ruleset, &labels, display, &parent);
            match labels_with_same_display(&ruleset, &display.into(), &parent) {
                SameDisplayLabels::NoneExist => prop_assert_eq!(expected, None, "{:?}", display),
                SameDisplayLabels::Undecided { max_searched_label_code_points: to } => prop_assert!(expected.is_none_or(|it| it > to), "{expected:?} {to}"),
                SameDisplayLabels::ShortestPair([one, other]) => {
                    prop_assert_eq!(Some(one.len()).filter(|it| *it <= LENGTH), expected, "{:?} {:?}", one, other);
                    prop_assert_ne!(&one, &other);
                    prop_assert!(ruleset.judge(&one).has_non_invalid_disposition() && ruleset.judge(&other).has_non_invalid_disposition());
                    prop_assert_eq!(
                        display_of(&one, display, &parent),
                        display_of(&other, display, &parent)
                    );
                }
            }
        }
    }
}
