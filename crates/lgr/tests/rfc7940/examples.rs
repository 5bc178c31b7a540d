//! The examples of RFC 7940, and what its text says of each.

use bidiscope_lgr::VariantTriggerKind;

use super::{characters, file, hexadecimal, judge, read, variants};

/// A label with its disposition.
fn check(ruleset: &bidiscope_lgr::Ruleset, expected: &[(&str, &str)]) {
    for (label, disposition) in expected {
        assert_eq!(judge(ruleset, label).0, *disposition, "{label}");
    }
}

fn pairs(expected: &[(&str, &str)]) -> Vec<(String, String)> {
    expected.iter().map(|(label, disposition)| ((*label).to_owned(), (*disposition).to_owned())).collect()
}

#[test]
fn the_minimal_table() {
    let ruleset = file!("minimal.xml");
    assert_eq!(ruleset.code_point_and_sequence_count(), 37);
    // Without actions the last default action decides.
    assert_eq!(judge(&ruleset, "a-9"), ("valid".to_owned(), Some(4)));
    assert_eq!(judge(&ruleset, "A"), ("invalid".to_owned(), None));
    let judgement = ruleset.judge(&characters("aBc\u{E9}"));
    let outside: Vec<_> = judgement
        .code_points_not_in_repertoire
        .iter()
        .map(|it| (it.index_in_label, it.code_point, it.violated_context))
        .collect();
    assert_eq!(outside, [(1, 'B', None), (3, '\u{E9}', None)]);
    assert_eq!(judge(&ruleset, "").0, "invalid");
}

#[test]
fn every_element_is_read() {
    let ruleset = file!("whole.xml");
    let meta = ruleset.meta();
    assert_eq!((meta.version.as_deref(), meta.version_comment.as_deref()), (Some("3"), Some("A draft")));
    assert_eq!(meta.date.as_deref(), Some("2026-11-25"));
    assert_eq!(meta.languages, ["und-Latn", "ca"]);
    assert_eq!(meta.scopes, [("domain".to_owned(), "example".to_owned())]);
    let validity = (meta.validity_start.as_deref(), meta.validity_end.as_deref());
    assert_eq!(validity, (Some("2026-12-01"), Some("2030-12-31")));
    assert_eq!(meta.unicode_version.as_deref(), Some("6.3.0"));
    // CDATA is as it stands.
    assert_eq!(meta.description.as_deref(), Some("<p>Tests &amp; more</p>"));
    assert_eq!(meta.description_type.as_deref(), Some("text/html"));
    let first = &meta.references[0];
    assert_eq!((&*first.id, &*first.text), ("0", "RFC 7940"));
    assert_eq!(first.comment.as_deref(), Some("the standard"));
    let a = &ruleset.members()[0];
    assert_eq!(
        (a.tags.as_slice(), a.reference_ids.as_slice(), a.line_number),
        (["vowel", "first"].map(str::to_owned).as_slice(), ["0", "1"].map(str::to_owned).as_slice(), 20)
    );
    assert_eq!(a.comment.as_deref(), Some("a"));
    let names =
        |rules: &[bidiscope_lgr::NamedRule]| rules.iter().map(|it| it.rule_name.clone()).collect::<Vec<_>>();
    assert_eq!(names(ruleset.rules()), ["at-start", "at-end", "two-f", "c-or-dd", "both"]);
    let sets: Vec<(&str, Vec<(u32, u32)>)> = ruleset
        .classes()
        .iter()
        .map(|it| (it.class_name.as_str(), it.code_points.inclusive_ranges().to_vec()))
        .collect();
    let expected = [
        ("vowels", vec![(0x61, 0x61), (0xE0, 0xE0)]),
        ("c-to-e", vec![(0x63, 0x65)]),
        ("a-to-e", vec![(0x61, 0x65), (0xE0, 0xE0)]),
        ("middle-to-e", vec![(0x63, 0x65)]),
        ("f", vec![(0x66, 0x66)]),
        ("f-again", vec![(0x66, 0x66)]),
        ("no-vowels", vec![(0, 0x60), (0x62, 0xDF), (0xE1, 0x10_FFFF)]),
    ];
    for (name, ranges) in expected {
        assert_eq!(sets.iter().find(|it| it.0 == name).map(|it| &it.1), Some(&ranges), "{name}");
    }
    assert_eq!(ruleset.file_defined_action_count(), 6);
    assert_eq!(ruleset.actions().len(), 11);
    let trigger = ruleset.actions()[3].variant_trigger.as_ref().expect("it has types");
    assert_eq!(
        (trigger.kind, trigger.types.as_slice()),
        (VariantTriggerKind::Only, ["self", "other"].map(str::to_owned).as_slice())
    );
    assert_eq!(ruleset.notes(), []);
}

#[test]
fn every_element_counts() {
    let ruleset = file!("whole.xml");
    check(
        &ruleset,
        &[
            // b may not stand at the start, and the sequence ab only at the end: within, a and b are members by themselves.
            ("ba", "invalid"),
            ("ab", "valid"),
            ("abc", "valid"),
            ("acb", "valid"),
            ("ff", "invalid"),
            ("fcf", "valid"),
            // c or dd once or twice, anything, e, and then a vowel at the end.
            ("cxa", "invalid"),
            ("cda", "refused"),
            ("ddccea", "refused"),
            ("dca", "valid"),
            // Reflexive variants: of g alone, and of all that has a type.
            ("g", "kept"),
            ("gg", "kept"),
            ("gh", "mixed"),
        ],
    );
    assert_eq!(variants(&ruleset, "ac"), pairs(&[("ac", "valid"), ("\u{E0}c", "blocked")]));
    // h stands for g at the end only, and nothing only elsewhere.
    assert_eq!(variants(&ruleset, "cg"), pairs(&[("cg", "mixed"), ("ch", "long")]));
    let expected = pairs(&[("g", "mixed"), ("gg", "kept"), ("gh", "kept"), ("h", "long")]);
    assert_eq!(variants(&ruleset, "gg"), expected);
}

#[test]
fn a_context_of_a_code_point() {
    let ruleset = file!("middle-dot.xml");
    check(
        &ruleset,
        &[
            ("col\u{B7}lega", "valid"),
            ("l\u{B7}l", "valid"),
            ("\u{B7}l", "invalid"),
            ("l\u{B7}", "invalid"),
            ("a\u{B7}l", "invalid"),
            ("l\u{B7}\u{B7}l", "invalid"),
        ],
    );
    let judgement = ruleset.judge(&characters("a\u{B7}l"));
    let context = judgement.code_points_not_in_repertoire[0]
        .violated_context
        .expect("the code point is in the repertoire");
    assert_eq!(
        (ruleset.rule(context.rule).rule_name.as_str(), context.must_match),
        ("catalan-middle-dot", true)
    );
}

#[test]
fn rules_of_rfc_5891_and_rfc_5892() {
    let ruleset = file!("common-rules.xml");
    check(
        &ruleset,
        &[
            ("a\u{301}", "valid"),
            ("\u{301}a", "invalid"),
            ("-a", "invalid"),
            ("a-", "invalid"),
            ("ab--c", "invalid"),
            ("abc--d", "valid"),
            ("a-b", "valid"),
            ("\u{628}\u{660}\u{669}", "valid"),
            ("\u{628}\u{660}\u{6F0}", "invalid"),
            ("\u{6F0}\u{628}\u{660}", "invalid"),
            ("\u{915}\u{94D}\u{200D}", "valid"),
            ("\u{915}\u{200D}", "invalid"),
            // The middle dot may stand anywhere in a label with Japanese.
            ("\u{30FB}\u{30AB}", "valid"),
            ("a\u{30FB}", "invalid"),
            ("\u{5D0}\u{5F3}", "valid"),
            ("\u{5F3}\u{5D0}", "invalid"),
        ],
    );
}

#[test]
fn labels_of_one_writing_are_activated() {
    let ruleset = file!("han.xml");
    assert_eq!(
        variants(&ruleset, "\u{4E07}\u{4E2D}\u{53F6}"),
        pairs(&[
            ("\u{4E07}\u{4E2D}\u{53F6}", "activated"),
            ("\u{4E07}\u{4E2D}\u{8449}", "blocked"),
            ("\u{842C}\u{4E2D}\u{53F6}", "blocked"),
            ("\u{842C}\u{4E2D}\u{8449}", "activated"),
        ])
    );
    // Not all of this label has variants.
    assert_eq!(judge(&ruleset, "\u{4E07}a"), ("blocked".to_owned(), Some(2)));
    // A label without any is for the last default action.
    assert_eq!(judge(&ruleset, "a"), ("valid".to_owned(), Some(7)));
}

#[test]
fn types_decide_by_the_default_actions() {
    let ruleset = file!("variants.xml");
    assert_eq!(
        variants(&ruleset, "\u{767C}"),
        pairs(&[
            ("\u{53D1}", "allocatable"),
            ("\u{5F42}", "blocked"),
            ("\u{767C}", "valid"),
            ("\u{9AEA}", "blocked"),
            ("\u{9AEE}", "blocked"),
        ])
    );
    // One blocked variant blocks the label.
    let both = variants(&ruleset, "\u{767C}\u{767C}");
    assert_eq!(both.len(), 25);
    assert!(both.contains(&("\u{53D1}\u{5F42}".to_owned(), "blocked".to_owned())));
    assert!(both.contains(&("\u{53D1}\u{767C}".to_owned(), "allocatable".to_owned())));
}

#[test]
fn nothing_may_stand_in_place_of_a_code_point() {
    let ruleset = file!("variants.xml");
    assert_eq!(
        variants(&ruleset, "\u{628}\u{200C}\u{628}"),
        pairs(&[("\u{628}\u{628}", "blocked"), ("\u{628}\u{200C}\u{628}", "valid")])
    );
    // An empty label is none.
    assert_eq!(variants(&ruleset, "\u{200C}"), pairs(&[("\u{200C}", "valid")]));
}

#[test]
fn a_type_may_depend_on_the_context() {
    let ruleset = file!("variants.xml");
    assert_eq!(
        variants(&ruleset, "\u{643}\u{643}"),
        pairs(&[
            ("\u{643}\u{643}", "valid"),
            ("\u{643}\u{6AA}", "blocked"),
            ("\u{6AA}\u{643}", "allocatable"),
            ("\u{6AA}\u{6AA}", "blocked"),
        ])
    );
}

#[test]
fn a_sequence_is_a_variant_of_a_code_point() {
    let ruleset = file!("variants.xml");
    let expected = pairs(&[("ae", "activated"), ("\u{E6}", "valid")]);
    assert_eq!(variants(&ruleset, "\u{E6}"), expected);
    assert_eq!(variants(&ruleset, "ae"), pairs(&[("ae", "valid"), ("\u{E6}", "activated")]));
    let mut evaluator = ruleset.label_evaluator();
    for label in ["aea", "\u{E6}a"] {
        let index = evaluator.variant_index_label(&characters(label)).expect("it is in the repertoire");
        assert_eq!(hexadecimal(&index), "0061 0065 0061");
    }
}

#[test]
fn labels_that_can_be_cut_in_two_ways_have_one_index() {
    let of = |groups: &[&[&str]]| {
        let mut data = String::new();
        for group in groups {
            for member in *group {
                let variants = group.iter().filter(|it| *it != member);
                let variants: String = variants.map(|it| format!(r#"<var cp="{it}"/>"#)).collect();
                data += &format!(r#"<char cp="{member}">{variants}</char>"#);
            }
        }
        read(&data, "").expect("it is a ruleset")
    };
    let index = |ruleset: &bidiscope_lgr::Ruleset, label: &str| {
        ruleset
            .label_evaluator()
            .variant_index_label(&characters(label))
            .map(|it| it.into_iter().collect::<String>())
    };
    // Two yods are a sequence with a variant of its own, and each is one of vav.
    let yods = of(&[&["05D5", "05D9"], &["05D9 05D9", "05F2"]]);
    for label in ["\u{5D9}\u{5D9}", "\u{5F2}", "\u{5D5}\u{5D5}", "\u{5D9}\u{5D5}"] {
        assert_eq!(index(&yods, label).as_deref(), Some("\u{5D5}\u{5D5}"), "{label}");
    }
    // The one of lgr-core stays with the ways to cut the label itself.
    let lgr_core = yods.label_evaluator().lgr_core_variant_index_label(&['\u{5F2}']);
    assert_eq!(lgr_core.as_deref(), Some(&['\u{5D9}', '\u{5D9}'][..]));
    // A sequence overlaps another one: xc, ay and abc are one label.
    let overlapping = of(&[&["0061 0062", "0078"], &["0062 0063", "0079"], &["0061"], &["0062"], &["0063"]]);
    for label in ["xc", "ay", "abc"] {
        assert_eq!(index(&overlapping, label).as_deref(), Some("abc"));
    }
    assert_eq!(index(&overlapping, "xy").as_deref(), Some("abbc"));
    // The parts of the sequences are no members, so that a and b are not exchanged in them.
    let apart = of(&[&["0061", "0062"], &["0061 0301"], &["0062 0301"]]);
    assert_ne!(index(&apart, "a\u{301}"), index(&apart, "b\u{301}"));
}

/// As in RZ-LGR-5 Sinhala: `0D8D` has a variant of two code points, except before a vowel sign.
#[test]
fn a_variant_with_a_context_has_the_index_of_its_label() {
    let data = r#"<char cp="0D8D"><var cp="0DC3 0DD8" not-when="before-vowel-sign" type="blocked"/></char>
        <char cp="0DC3 0DD8"><var cp="0D8D" not-when="before-vowel-sign" type="blocked"/></char>
        <char cp="0DC3"><var cp="0D9D" type="blocked"/></char><char cp="0D9D"><var cp="0DC3" type="blocked"/></char>
        <char cp="0DD8"/><char cp="0DCF"/><char cp="0DB9"/><char cp="0DA4"/>"#;
    let rules = r#"<class name="vowel-signs">0DCF 0DD8</class>
        <rule name="before-vowel-sign"><anchor/><look-ahead><class by-ref="vowel-signs"/></look-ahead></rule>"#;
    let ruleset = read(data, rules).expect("it is a ruleset");
    assert_eq!(ruleset.notes(), []);
    let mut evaluator = ruleset.label_evaluator();
    let mut index = |label: &[char]| evaluator.variant_index_label(label).expect("it is in the repertoire");
    let sequence = ['\u{DA4}', '\u{DC3}', '\u{DD8}', '\u{DB9}'];
    assert_eq!(index(&sequence), ['\u{DA4}', '\u{D8D}', '\u{DB9}']);
    assert_eq!(index(&['\u{DA4}', '\u{D8D}', '\u{DB9}']), index(&sequence));
    assert_eq!(index(&['\u{DA4}', '\u{D9D}', '\u{DD8}', '\u{DB9}']), index(&sequence));
    // Before a vowel sign they are no variants.
    assert_ne!(index(&['\u{D8D}', '\u{DCF}']), index(&['\u{DC3}', '\u{DD8}', '\u{DCF}']));
    // lgr-core looks for the vowel sign in the wrong place.
    let lgr_core = ruleset.label_evaluator().lgr_core_variant_index_label(&sequence);
    assert_eq!(lgr_core.as_deref(), Some(&['\u{DA4}', '\u{D9D}', '\u{DD8}', '\u{DB9}'][..]));
}

/// From twenty letters a million labels are reached, more than are tried: then the index label takes each context as holding.
#[test]
fn no_variant_is_missed_where_too_many_labels_are_reached() {
    let data = r#"<char cp="0061"><var cp="0062" not-when="last" type="blocked"/></char>
        <char cp="0062"><var cp="0061" not-when="last" type="blocked"/></char>"#;
    let rules = r#"<rule name="last"><anchor/><end/></rule>"#;
    let ruleset = read(data, rules).expect("it is a ruleset");
    let mut evaluator = ruleset.label_evaluator();
    let mut index =
        |label: &str| evaluator.variant_index_label(&characters(label)).expect("it is in the repertoire");
    assert_eq!(index("aba"), index("bba"));
    assert_ne!(index("aba"), index("abb"), "the last letter has no variant");
    let long = "ab".repeat(10);
    for variant in ["b".repeat(20), "a".repeat(19) + "b", "ba".repeat(9) + "bb"] {
        assert_eq!(index(&long), index(&variant), "{variant}");
    }
    assert_eq!(index(&long), index(&"a".repeat(20)), "more are found than the variants");
}

#[test]
fn a_code_point_for_variants_only() {
    let ruleset = file!("variants.xml");
    assert_eq!(judge(&ruleset, "\u{5D0}"), ("invalid".to_owned(), Some(0)));
    assert_eq!(variants(&ruleset, "\u{5D1}"), pairs(&[("\u{5D0}", "blocked"), ("\u{5D1}", "valid")]));
}

#[test]
fn every_way_to_cut_a_label_counts() {
    // Section 8.2: a label “ab” is cut into the sequence, and into both code points.
    let data = r#"<char cp="0061"><var cp="0070" type="one"/></char>
        <char cp="0061 0062"><var cp="0071" type="both"/></char>
        <char cp="0062"><var cp="0072" type="one"/></char>"#;
    let ruleset = read(data, r#"<action disp="seen" any-variant="one both"/>"#).expect("it is a ruleset");
    let labels: Vec<String> = variants(&ruleset, "ab").into_iter().map(|it| it.0).collect();
    assert_eq!(labels, ["ab", "ar", "pb", "pr", "q"]);
    let mut evaluator = ruleset.label_evaluator();
    assert_eq!(
        hexadecimal(&evaluator.variant_index_label(&characters("ab")).expect("it has one")),
        "0061 0062"
    );
}

#[test]
fn conflicting_variants_are_reported() {
    // Section 8.4: the same variant comes about in two ways.
    let data = r#"<char cp="0061"><var cp="0070" type="one"/></char>
        <char cp="0061 0062"><var cp="0070 0062" type="blocked"/></char><char cp="0062"/><char cp="0070"/>"#;
    let ruleset = read(data, "").expect("it is a ruleset");
    let found: Vec<_> = ruleset.variant_labels(&characters("ab")).collect();
    let pb = found.iter().find(|it| it.code_points == ['p', 'b']).expect("it is a variant");
    // The default action for blocked variants comes before that for all other labels.
    assert_eq!(
        (pb.has_conflicting_actions, pb.disposition, pb.deciding_action_index),
        (true, "blocked", Some(1))
    );
}

#[test]
fn a_label_that_is_not_eligible_has_no_variants() {
    // Section 8.2, step 6: variants are made of eligible labels only.
    let data = r#"<char cp="0061"><var cp="0062" type="blocked"/></char><char cp="0062"/>"#;
    let rules = r#"<rule name="twice"><char cp="0061 0061"/></rule><action disp="invalid" match="twice"/>"#;
    let ruleset = read(data, rules).expect("it is a ruleset");
    assert_eq!(variants(&ruleset, "aa"), []);
    let count = ruleset.variant_count(&characters("aa"));
    assert_eq!((count.count, count.is_exact), (0_u32.into(), true));
    assert_eq!(variants(&ruleset, "a"), pairs(&[("a", "valid"), ("b", "blocked")]));
}

#[test]
fn variants_that_are_invalid_are_not_counted() {
    // c is no member, so that a label with it is not in the repertoire.
    let data = r#"<char cp="0061"><var cp="0062"/><var cp="0063"/></char><char cp="0062"/>"#;
    let ruleset = read(data, "").expect("it is a ruleset");
    let count = |length| {
        let count = ruleset.variant_count(&vec!['a'; length]);
        (count.count.to_string(), count.is_exact)
    };
    assert_eq!(count(2), ("4".to_owned(), true));
    // More than are made: the bound has all three code points at each place.
    assert_eq!(count(20), ("3486784401".to_owned(), false));
}

#[test]
fn what_no_variant_can_have_does_not_make_a_number_a_bound() {
    let data = r#"<char cp="0061"><var cp="0062" type="blocked"/></char>
        <char cp="0062"><var cp="0061" type="blocked"/></char><char cp="0031"/><char cp="0032" not-when="digits"/>
        <char cp="0063"><var cp="0061" type="x" not-when="digits"/><var cp="0063" type="refused"/></char>"#;
    let rules = r#"<class name="digit">0031-0032</class>
        <rule name="digits"><class by-ref="digit"/><any/><class by-ref="digit"/></rule>
        <action disp="invalid" match="digits"/><action disp="invalid" any-variant="refused"/>"#;
    let ruleset = read(data, rules).expect("it is a ruleset");
    let count = |label: &str| {
        let count = ruleset.variant_count(&characters(label));
        (count.count.to_string(), count.is_exact)
    };
    assert_eq!(count(&"a".repeat(63)), ((1_u64 << 63).to_string(), true));
    // The rule may match where there are digits; then few variants are made one by one.
    assert_eq!(count(&("a".repeat(62) + "1")), ((1_u64 << 62).to_string(), false));
    assert_eq!(count("aa1"), ("4".to_owned(), true));
}

#[test]
fn the_code_points_by_which_an_action_decides_are_reported() {
    let data = r#"<char cp="0061"><var cp="0069" type="blocked"/></char><char cp="006E 006A"><var cp="006E 006A" type="other"/></char>
        <char cp="0069"><var cp="0069" type="out-of-repertoire-var"/><var cp="0061" type="blocked"/></char>"#;
    let rules = r#"<action disp="invalid" any-variant="out-of-repertoire-var other"/>"#;
    let ruleset = read(data, rules).expect("it is a ruleset");
    let triggers = |label: &str| -> Vec<(usize, char, String)> {
        let (label, mut evaluator) = (characters(label), ruleset.label_evaluator());
        let action = evaluator.judge(&label).deciding_action_index.expect("an action decides");
        let triggers = evaluator.triggering_code_points(&label, action);
        triggers
            .iter()
            .map(|it| {
                (it.index_in_label, it.code_point, ruleset.variant_type_name(it.variant_type).to_owned())
            })
            .collect()
    };
    assert_eq!(triggers("aia"), [(1, 'i', "out-of-repertoire-var".to_owned())]);
    assert_eq!(triggers("anj"), [(1, 'n', "other".to_owned()), (2, 'j', "other".to_owned())]);
    assert_eq!(triggers("aa"), []);
}

#[test]
fn a_label_that_is_made_in_several_ways_is_reported() {
    // Section 8.4: “ab” is the sequence, whose reflexive variant is blocked, or a, whose reflexive variant is allocatable,
    // and b.
    let data = r#"<char cp="0061"><var cp="0061" type="allocatable"/></char><char cp="0062"/>
        <char cp="0061 0062"><var cp="0061 0062" type="blocked"/></char>"#;
    let ruleset = read(data, "").expect("it is a ruleset");
    let ambiguous = |label: &str| {
        let judgement = ruleset.judge(&characters(label));
        (judgement.disposition.to_owned(), judgement.has_conflicting_actions)
    };
    assert_eq!(ambiguous("ab"), ("blocked".to_owned(), true));
    assert_eq!(ambiguous("ba"), ("allocatable".to_owned(), false));
}

/// Sections 8.1 and 8.2: a sequence whose context does not hold is not in the repertoire there, so that nothing stands for it.
#[test]
fn a_sequence_has_variants_only_where_it_may_stand() {
    let at_end = r#"<rule name="at-end"><anchor/><look-ahead><end/></look-ahead></rule>"#;
    let data = r#"<char cp="0061"/><char cp="0062"/><char cp="0063"/><char cp="0064"/>
        <char cp="0061 0062" when="at-end"><var cp="0064" type="blocked"/></char>"#;
    let ruleset = read(data, at_end).expect("it is a ruleset");
    assert_eq!(variants(&ruleset, "abc"), pairs(&[("abc", "valid")]));
    assert_eq!(variants(&ruleset, "cab"), pairs(&[("cab", "valid"), ("cd", "blocked")]));
    assert_eq!(ruleset.find_variant_label(&characters("abc"), &characters("dc")), None);
    let count = |label: &str| ruleset.variant_count(&characters(label));
    assert_eq!(
        [count("abc"), count("cab")].map(|it| (it.count, it.is_exact)),
        [(1_u32.into(), true), (2_u32.into(), true)]
    );
    // As U+1004 U+103A in RZ-LGR-5 Myanmar: by itself “a” has the same variant with another type.
    let data = r#"<char cp="0061"><var cp="0064" type="allocatable"/></char><char cp="0062"/><char cp="0070"/>
        <char cp="0061 0062" not-when="at-end"><var cp="0064 0062" type="blocked"/></char>
        <char cp="0064"><var cp="0061" type="allocatable"/></char>"#;
    let ruleset = read(data, at_end).expect("it is a ruleset");
    assert_eq!(variants(&ruleset, "pab"), pairs(&[("pab", "valid"), ("pdb", "allocatable")]));
    assert_eq!(variants(&ruleset, "abp"), pairs(&[("abp", "valid"), ("dbp", "blocked")]));
}
