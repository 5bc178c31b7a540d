//! What is said of rulesets themselves: look-alikes, and differences.

use bidiscope_lgr::{
    DifferentlyJudgedLabelSearch, Ruleset, RulesetActionProblem, RulesetChangeKind, RulesetDifference,
    RulesetPart,
};

use super::{hexadecimal, read};

fn ruleset(data: &str, rules: &str) -> Ruleset {
    read(data, rules).expect("it is a ruleset")
}

#[test]
fn look_alikes_that_are_no_variants() {
    // confusables.txt has Cyrillic and Greek letters with the prototype “a”, and rn for m.
    let data = r#"<char cp="0061"><var cp="0430"/></char><char cp="0430"/><char cp="03B1"/>
        <char cp="006D"/><char cp="0072 006E"/><range first-cp="0078" last-cp="007A"/><char cp="0443"/>"#;
    let pairs: Vec<(String, String)> = ruleset(data, "")
        .confusable_member_pairs()
        .pairs
        .iter()
        .map(|it| (hexadecimal(&it.first), hexadecimal(&it.second)))
        .collect();
    let expected = [("0061", "03B1"), ("006D", "0072 006E"), ("0079", "0443"), ("03B1", "0430")];
    assert_eq!(pairs, expected.map(|(one, other)| (one.to_owned(), other.to_owned())));
}

/// All of Unicode has millions of pairs, such as those of the 4,174 default ignorable code points, which show nothing.
#[test]
fn too_many_look_alikes_are_cut() {
    let data = r#"<range first-cp="0061" last-cp="007A"/><char cp="0430"/><range first-cp="E0000" last-cp="E0FFF"/>"#;
    let ruleset = ruleset(data, "");
    let members = ruleset.confusable_member_pairs();
    assert!(!members.is_complete && members.pairs.len() == 10_000, "{}", members.pairs.len());
    let first = &members.pairs[0];
    assert_eq!(
        (&*first.first, &*first.second),
        (&['a'][..], &['\u{430}'][..]),
        "what few members share comes first"
    );
    let labels = ruleset.confusable_eligible_label_pairs();
    assert!(labels.pairs.iter().any(|it| it.first == ['m'] && it.second == ['r', 'n']), "{:?}", labels.pairs);
}

/// The pairs of labels of several members that look alike and are no variants.
fn look_alike_labels(data: &str) -> Vec<(String, String)> {
    let found = ruleset(data, "").confusable_eligible_label_pairs();
    assert!(found.is_complete);
    found.pairs.iter().map(|it| (it.first.iter().collect(), it.second.iter().collect())).collect()
}

#[test]
fn look_alike_labels_of_several_members() {
    let chars = |text: &str| {
        text.chars().map(|it| format!("<char cp=\"{:04X}\"/>", u32::from(it))).collect::<String>()
    };
    let check = |data: &str, expected: &[(&str, &str)]| {
        let expected: Vec<_> = expected.iter().map(|it| (it.0.to_owned(), it.1.to_owned())).collect();
        assert_eq!(look_alike_labels(data), expected, "{data}");
    };
    // confusables.txt has rn for m, and l for the digit 1.
    check(&chars("mrn"), &[("m", "rn")]);
    check(&chars("mr1l"), &[]);
    // A sequence, and code points that are also other members.
    check(&(chars("mr") + r#"<char cp="006E 0078"/>"#), &[]);
    check(&(chars("mx") + r#"<char cp="0072"/><char cp="006E 0078"/>"#), &[("mx", "rnx")]);
    // Both are single members: that is a pair of members.
    check(&(chars("m") + r#"<char cp="0072 006E"/>"#), &[]);
    // A letter with its mark by themselves is not in Normalization Form C.
    check(&chars("e\u{301}\u{E9}"), &[]);
    // Variants by a sequence.
    let variants =
        r#"<char cp="006D"><var cp="0072 006E"/></char><char cp="0072 006E"><var cp="006D"/></char>"#;
    check(&(chars("rn") + variants), &[]);
}

/// The kinds of changes, each with the shortest label whose answer changes.
fn check(before: (&str, &str), after: (&str, &str), expected: &[(RulesetChangeKind, &str, Option<&str>)]) {
    let (before, after) = (ruleset(before.0, before.1), ruleset(after.0, after.1));
    let differences = before.differences(&after);
    let labels = DifferentlyJudgedLabelSearch::new(&before, &after);
    let found: Vec<(RulesetChangeKind, &str, Option<String>)> = differences
        .iter()
        .map(|it| {
            (
                it.change_kind,
                it.ruleset_part.ruleset_part_kind_id(),
                labels.find_example(it).shortest_found_label.map(|it| it.label_code_points.iter().collect()),
            )
        })
        .collect();
    let expected: Vec<(RulesetChangeKind, &str, Option<String>)> =
        expected.iter().map(|it| (it.0, it.1, it.2.map(str::to_owned))).collect();
    assert_eq!(found, expected);
}

#[test]
fn differences_with_the_shortest_label_they_change() {
    let a = r#"<char cp="0061"/>"#;
    let ab = r#"<char cp="0061"/><char cp="0062"/>"#;
    check((a, ""), (ab, ""), &[(RulesetChangeKind::Added, "repertoire", Some("b"))]);
    check((ab, ""), (a, ""), &[(RulesetChangeKind::Removed, "repertoire", Some("b"))]);
    let variant = |kind: &str| format!(r#"<char cp="0061"><var cp="0062"{kind}/></char><char cp="0062"/>"#);
    let (plain, blocked) = (variant(""), variant(r#" type="blocked""#));
    check((ab, ""), (&plain, ""), &[(RulesetChangeKind::Added, "variant", Some("a"))]);
    check((&plain, ""), (&blocked, ""), &[(RulesetChangeKind::Changed, "variant", Some("a"))]);
    // A member that is new or gone, with its variant; that is in no label which both have.
    let whole =
        r#"<char cp="0061"><var cp="0062"/></char><char cp="0062"><var cp="0061" type="blocked"/></char>"#;
    for (change, before, after) in
        [(RulesetChangeKind::Added, a, whole), (RulesetChangeKind::Removed, whole, a)]
    {
        let expected = [("repertoire", Some("b")), ("variant", Some("a")), ("variant", None)];
        check((before, ""), (after, ""), &expected.map(|it| (change, it.0, it.1)));
    }
    // A rule that nobody uses changes nothing; an action with it does, from two letters on.
    let rule = r#"<rule name="aa"><char cp="0061 0061"/></rule>"#;
    let action = format!(r#"{rule}<action disp="invalid" match="aa"/>"#);
    check((ab, ""), (ab, rule), &[(RulesetChangeKind::Added, "rule", None)]);
    check((ab, rule), (ab, &action), &[(RulesetChangeKind::Added, "action", Some("aa"))]);
    let other = action.replace("0061 0061", "0061 0062");
    check((ab, &action), (ab, &other), &[(RulesetChangeKind::Changed, "rule", Some("aa"))]);
    check((ab, &action), (ab, &action), &[]);
    let class = |cp: &str| format!(r#"<class name="x">{cp}</class>"#);
    check((ab, &class("0061")), (ab, &class("0062")), &[(RulesetChangeKind::Changed, "class", None)]);
}

/// A label that changes because of another difference is no example.
#[test]
fn an_example_changes_by_the_difference_alone() {
    // Actions for two types, of which one is another now; the variant of “a” has its type no more.
    let data = |kind: &str| {
        format!(
            r#"<char cp="0061"><var cp="0062" type="{kind}"/></char><char cp="0062"/>
            <char cp="0063"><var cp="0064" type="two"/></char><char cp="0064"/>"#
        )
    };
    let actions = |one: &str, two: &str| {
        format!(r#"<action disp="{one}" any-variant="one"/><action disp="{two}" any-variant="two"/>"#)
    };
    let (before, after) = (data("one"), data("two"));
    let rules = actions("blocked", "allocatable");
    let changed = actions("invalid", "allocatable");
    // “a” alone has a variant of the first type. Either difference by itself changes what becomes of it.
    check(
        (&before, &rules),
        (&after, &changed),
        &[
            (RulesetChangeKind::Changed, "variant", Some("a")),
            (RulesetChangeKind::Changed, "action", Some("a")),
        ],
    );
    let changed = actions("blocked", "activated");
    check(
        (&before, &rules),
        (&after, &changed),
        &[
            (RulesetChangeKind::Changed, "variant", Some("a")),
            (RulesetChangeKind::Changed, "action", Some("c")),
        ],
    );
    // A new action comes with its rule.
    let rule = r#"<rule name="aa"><char cp="0061 0061"/></rule><action disp="invalid" match="aa"/>"#;
    check(
        (&before, ""),
        (&before, rule),
        &[(RulesetChangeKind::Added, "rule", None), (RulesetChangeKind::Added, "action", Some("aa"))],
    );
}

#[test]
fn a_range_is_short_for_its_code_points() {
    let range = |first: &str, last: &str, more: &str| {
        format!(r#"<range first-cp="{first}" last-cp="{last}" tag="{more}"/>"#)
    };
    let whole = range("0030", "0039", "digit");
    let chars: String =
        ('0'..='9').map(|it| format!(r#"<char cp="{:04X}" tag="digit"/>"#, u32::from(it))).collect();
    let halves = range("0030", "0034", "digit") + &range("0035", "0039", "digit");
    for other in [&chars, &halves] {
        check((&whole, ""), (other, ""), &[]);
        check((other, ""), (&whole, ""), &[]);
    }
    let less = range("0030", "0038", "digit");
    check((&whole, ""), (&less, ""), &[(RulesetChangeKind::Removed, "repertoire", Some("9"))]);
    check((&chars, ""), (&less, ""), &[(RulesetChangeKind::Removed, "repertoire", Some("9"))]);
    // Another tag and another variant of some of the code points.
    let tagged =
        range("0030", "0034", "digit") + &range("0035", "0036", "x") + &range("0037", "0039", "digit");
    let (before, after) = (ruleset(&whole, ""), ruleset(&tagged, ""));
    let part = RulesetPart::RepertoireMember { code_points: vec!['5'], last_code_point: Some('6') };
    let (old, new) = (Some(r#"tag="digit""#.to_owned()), Some(r#"tag="x""#.to_owned()));
    assert_eq!(
        before.differences(&after),
        [RulesetDifference {
            change_kind: RulesetChangeKind::Changed,
            ruleset_part: part,
            old_text: old,
            new_text: new
        }]
    );
    let variant = chars.replace(
        r#"<char cp="0030" tag="digit"/>"#,
        r#"<char cp="0030" tag="digit"><var cp="0031"/></char>"#,
    );
    check((&whole, ""), (&variant, ""), &[(RulesetChangeKind::Added, "variant", Some("0"))]);
    // Of a whole plane: no code point of it is looked at by itself.
    let rest = range("10000", "10FFFF", "digit");
    let (before, after) = (
        ruleset(&(range("10000", "1F000", "digit") + &range("1F001", "10FFFF", "digit")), ""),
        ruleset(&rest, ""),
    );
    assert_eq!(before.differences(&after), []);
}

#[test]
fn a_difference_has_what_both_rulesets_have() {
    let values = |before: (&str, &str), after: (&str, &str)| {
        let (before, after) = (ruleset(before.0, before.1), ruleset(after.0, after.1));
        let differences = before.differences(&after).into_iter();
        differences
            .map(|it| (it.old_text.unwrap_or("-".to_owned()), it.new_text.unwrap_or("-".to_owned())))
            .collect::<Vec<_>>()
    };
    let variant = |kind: &str| format!(r#"<char cp="0061"><var cp="0062"{kind}/></char><char cp="0062"/>"#);
    let (blocked, allocatable) = (variant(r#" type="blocked""#), variant(r#" type="allocatable" when="r""#));
    let rule = r#"<rule name="r"><anchor/></rule>"#;
    let expected = [("blocked".to_owned(), r#"allocatable when="r""#.to_owned())];
    assert_eq!(values((&blocked, rule), (&allocatable, rule)), expected);
    let class = |cp: &str| format!(r#"<class name="x">{cp}</class>"#);
    let expected = [("0061".to_owned(), "0064".to_owned())];
    assert_eq!(values((&blocked, &class("0061-0063")), (&blocked, &class("0062-0064"))), expected);
    let action = r#"<action disp="held" any-variant="a b"/>"#;
    let expected = [("-".to_owned(), r#"held any-variant="a b""#.to_owned())];
    assert_eq!(values((&blocked, ""), (&blocked, action)), expected);
}

#[test]
fn an_action_that_is_put_in_between_is_one_difference() {
    let actions = |more: &str| {
        let (first, last) = (r#"<action disp="x" any-variant="a"/>"#, r#"<action disp="y"/>"#);
        ruleset(r#"<char cp="0061"/>"#, &format!("{first}{more}{last}"))
    };
    let differences = actions("").differences(&actions(r#"<action disp="z" any-variant="b"/>"#));
    assert_eq!(differences.len(), 1);
    assert_eq!(
        (differences[0].change_kind, &differences[0].ruleset_part),
        (RulesetChangeKind::Added, &RulesetPart::Action { action_index: 1 })
    );
}

#[test]
fn variants_that_are_not_symmetric_or_transitive_or_in_the_repertoire() {
    let problems = |data: &str| -> Vec<(&str, String, String)> {
        let problems = ruleset(data, "").variant_problems();
        problems.iter().map(|it| (it.kind.id(), hexadecimal(&it.member), hexadecimal(&it.variant))).collect()
    };
    let problem = |kind, of: &str, variant: &str| (kind, of.to_owned(), variant.to_owned());
    // b has no variant, and x is no member.
    let data = r#"<char cp="0061"><var cp="0061"/><var cp="0062"/><var cp="0078"/></char><char cp="0062"/>"#;
    assert_eq!(
        problems(data),
        [problem("variant-not-in-repertoire", "0061", "0078"), problem("not-symmetric", "0061", "0062")]
    );
    // a and b, b and c, but not a and c.
    let data = r#"<char cp="0061"><var cp="0062"/></char><char cp="0062"><var cp="0061"/><var cp="0063"/></char>
        <char cp="0063"><var cp="0062"/></char>"#;
    assert_eq!(problems(data), [problem("not-transitive", "0061", "0063")]);
    // A null variant is symmetric where its other form is there.
    let null = r#"<char cp="200C"><var cp=""/></char>"#;
    assert_eq!(problems(null), [problem("not-symmetric", "200C", "")]);
    assert_eq!(problems(&format!(r#"{null}<char cp=""><var cp="200C"/></char>"#)), []);
}

#[test]
fn an_example_shows_the_difference_it_stands_for() {
    let member = |cp: &str, kind: &str| format!(r#"<char cp="{cp}"><var cp="{cp}" type="{kind}"/></char>"#);
    // Of several letters alike in the rules, only the last has a variant of the type that the action is about.
    let data = format!(
        r#"<range first-cp="0061" last-cp="0063"/>{}<char cp="0078"><var cp="0079" type="s"/></char>
            <char cp="0079"><var cp="0078" type="s"/></char>"#,
        member("0064", "r")
    );
    let action = |disposition: &str| format!(r#"<action disp="{disposition}" any-variant="s"/>"#);
    check(
        (&data, &action("blocked")),
        (&data, &action("allocatable")),
        &[(RulesetChangeKind::Changed, "action", Some("x"))],
    );
    // A letter that has left the repertoire is the example of that alone; no label is tried where only such letters
    // differ.
    let (rule, other) = (
        r#"<class name="k">0061 0062</class><rule name="bb"><char cp="0062 0062"/></rule>"#,
        r#"<class name="k">0062</class><rule name="bb"><char cp="0062 0062"/></rule>"#,
    );
    let action = r#"<action disp="invalid" match="bb"/>"#;
    check(
        (r#"<char cp="0061"/><char cp="0062"/>"#, rule),
        (r#"<char cp="0062"/>"#, &format!("{other}{action}")),
        &[
            (RulesetChangeKind::Removed, "repertoire", Some("a")),
            (RulesetChangeKind::Changed, "class", None),
            (RulesetChangeKind::Added, "action", Some("bb")),
        ],
    );
    // Another tag changes nothing by itself, even where labels with the letter change for another reason.
    let tagged =
        |tag: &str, context: &str| format!(r#"<char cp="0061"{context}/><char cp="0062" tag="{tag}"/>"#);
    let rules = r#"<rule name="first"><look-behind><start/></look-behind><anchor/></rule>"#;
    check(
        (&tagged("one", ""), rules),
        (&tagged("two", r#" not-when="first""#), rules),
        &[
            (RulesetChangeKind::Changed, "repertoire", Some("a")),
            (RulesetChangeKind::Changed, "repertoire", None),
        ],
    );
    // A rule is the same where only a class in it is another one.
    let class = |cp: &str| {
        let rule = r#"<rule name="r"><class by-ref="k"/></rule><action disp="invalid" match="r"/>"#;
        format!(r#"<class name="k">{cp}</class>{rule}"#)
    };
    let data = r#"<char cp="0061"/><char cp="0062"/><char cp="0063"/>"#;
    check(
        (data, &class("0061")),
        (data, &class("0061 0063")),
        &[(RulesetChangeKind::Changed, "class", Some("c"))],
    );
}

#[test]
fn types_and_actions_without_effect() {
    let problems = |types: &[&str], rules: &str| {
        let data = types.iter().zip('b'..).map(|(it, letter)| {
            format!(r#"<char cp="{:04X}"><var cp="0061" type="{it}"/></char>"#, u32::from(letter))
        });
        let data: String = data.collect();
        ruleset(&format!(r#"<char cp="0061"/>{data}"#), rules).action_problems()
    };
    // The default actions (section 7.6) name these types, and so does an action.
    let standard = ["invalid", "blocked", "allocatable", "activated"];
    assert_eq!(problems(&standard, ""), []);
    assert_eq!(problems(&["r"], r#"<action disp="valid" any-variant="s r"/>"#), []);
    assert_eq!(
        problems(&["blokced"], ""),
        [RulesetActionProblem::VariantTypeWithoutAction("blokced".to_owned())]
    );
    let own = |disposition: &str, action| RulesetActionProblem::CustomDisposition {
        disposition: disposition.to_owned(),
        action_index: action,
    };
    let twice = r#"<action disp="blokced" any-variant="blocked"/><action disp="blokced"/>"#;
    assert_eq!(problems(&["blocked"], twice), [own("blokced", 0)]);
    let unknown = r#"<action disp="blocked" all-variants="x y"/>"#;
    assert_eq!(problems(&[], unknown), [RulesetActionProblem::ActionWithoutVariantType { action_index: 0 }]);
    // What decides about one more label than the later action, or about fewer.
    let rules = r#"<rule name="k"><char cp="0061"/></rule>"#;
    for (earlier, later, is_reached) in [
        ("", r#" match="k""#, false),
        (r#" match="k""#, "", true),
        (r#" match="k""#, r#" match="k" any-variant="r""#, false),
        (r#" match="k""#, r#" not-match="k""#, true),
        (r#" any-variant="r""#, r#" any-variant="r""#, false),
        (r#" any-variant="r s""#, r#" all-variants="r""#, false),
        (r#" any-variant="r""#, r#" any-variant="r s""#, true),
        (r#" all-variants="r s""#, r#" only-variants="s""#, false),
        (r#" all-variants="r s""#, r#" any-variant="r""#, true),
        (r#" only-variants="r""#, r#" all-variants="r""#, true),
        (r#" any-variant="r""#, "", true),
    ] {
        let actions = format!(r#"{rules}<action disp="invalid"{earlier}/><action disp="valid"{later}/>"#);
        let never = RulesetActionProblem::ActionNeverReached { action_index: 1, earlier_action_index: 0 };
        let found = problems(&["r", "s"], &actions);
        assert_eq!(found.contains(&never), !is_reached, "{earlier}, {later}");
    }
}
