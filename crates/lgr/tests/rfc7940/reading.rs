//! What is no ruleset, or exceeds a bound, is refused with its place.

use bidiscope_lgr::{MAX_RULESET_NESTING_DEPTH, Ruleset, RulesetErrorKind, RulesetNote};

use super::{judge, read, variants};

/// The identifier of the error and the line of a ruleset, of which the content of `data` begins in line 2, and that of `rules`
/// in line 3.
fn error(data: &str, rules: &str) -> (&'static str, usize, String) {
    let error = read(data, rules).expect_err("it is refused");
    (error.error_kind.id(), error.line_number, error.element_name)
}

fn check(data: &str, rules: &str, id: &str, line: usize, element: &str) {
    assert_eq!(error(data, rules), (id, line, element.to_owned()), "{data} {rules}");
}

const A: &str = r#"<char cp="0061"/>"#;

#[test]
fn members_of_the_repertoire() {
    check(r#"<char cp="61"/>"#, "", "invalid-value", 2, "char");
    check(r#"<char cp="D800"/>"#, "", "invalid-value", 2, "char");
    // Section 5.3.3: what stands for nothing must have a variant.
    check(r#"<char cp=""/>"#, "", "missing-element", 2, "char");
    check("<char/>", "", "missing-attribute", 2, "char");
    check(r#"<char cp="0061"/><char cp="0061"/>"#, "", "duplicate", 2, "char");
    check("<char cp=\"0061\"/>\n<range first-cp=\"0060\" last-cp=\"0062\"/>", "", "duplicate", 2, "char");
    check(
        "<range first-cp=\"0060\" last-cp=\"0062\"/>\n<range first-cp=\"0062\" last-cp=\"0063\"/>",
        "",
        "duplicate",
        3,
        "range",
    );
    check(r#"<range first-cp="0062" last-cp="0061"/>"#, "", "reversed-range", 2, "range");
    check(r#"<char cp="0061" tag="x x"/>"#, "", "duplicate", 2, "char");
    check(r#"<char cp="0061 0062" tag="x"/>"#, "", "tag-of-sequence", 2, "char");
    check(r#"<char cp="0061" ref="1"/>"#, "", "undefined", 2, "char");
    check(r#"<char cp="0061" when="x"/>"#, "", "undefined", 2, "char");
    check(r#"<char cp="0061" colour="red"/>"#, "", "unknown-attribute", 2, "char");
    check(r#"<char cp="0061"><var cp="0062"/><var cp="0062" type="x"/></char>"#, "", "duplicate", 2, "var");
    check(r#"<char cp="0061"><var cp="0062" type="_x"/></char>"#, "", "invalid-value", 2, "var");
    check(r#"<char cp="0061">text</char>"#, "", "unexpected-text", 2, "");
    check("<letter/>", "", "unexpected-element", 2, "letter");
    let both = r#"<rule name="x"><anchor/></rule>"#;
    check(r#"<char cp="0061" when="x" not-when="x"/>"#, both, "exclusive-attributes", 2, "char");
}

/// RFC 1035, section 2.3.4: a label has at most 63 octets, and no code point takes less than one.
#[test]
fn a_sequence_that_no_label_can_hold_is_refused() {
    let sequence = |length: usize| "0061 ".repeat(length);
    for (length, id) in [(63, None), (64, Some("sequence-too-long")), (100_000, Some("sequence-too-long"))] {
        let cp = sequence(length);
        let (member, variant) =
            (format!("{A}\n<char cp=\"{cp}\"/>"), format!("<char cp=\"0062\">\n<var cp=\"{cp}\"/></char>"));
        for (data, element) in [(member, "char"), (variant, "var")] {
            match (read(&data, ""), id) {
                (Ok(_), None) => {}
                (Err(it), Some(id)) => {
                    assert_eq!(
                        (it.error_kind.id(), it.line_number, it.element_name.as_str()),
                        (id, 3, element)
                    );
                    assert!(it.rfc7940_section.starts_with("5."), "{it}");
                }
                (read, _) => panic!("{length} code points: {:?}", read.map(|_| ())),
            }
        }
        let rule = read(A, &format!("<rule name=\"x\"><char cp=\"{cp}\"/></rule>"));
        assert_eq!(rule.err().map(|it| (it.error_kind.id(), it.rfc7940_section)), id.map(|id| (id, "6.3.6")));
    }
}

#[test]
fn classes_and_rules() {
    for (rules, id, element) in [
        (r#"<class property="gc:Mn"/>"#, "name-place", "class"),
        (r#"<class name="x" property="gc:Klingon"/>"#, "unknown-property", "class"),
        (r#"<class name="x" property="gc:Mn" from-tag="y"/>"#, "exclusive-attributes", "class"),
        (r#"<class name="x">0061-</class>"#, "invalid-value", "class"),
        (r#"<class name="x"/>"#, "empty-class", "class"),
        (r#"<class name="x">0061</class><rule name="x"/>"#, "duplicate", "rule"),
        (r#"<union name="x"><class>0061</class></union>"#, "operand-count", "union"),
        (r#"<complement name="x"/>"#, "operand-count", "complement"),
        (r#"<union name="x"><class by-ref="y"/></union>"#, "undefined-before", "class"),
        (r#"<rule name="x"><rule by-ref="y"/></rule>"#, "undefined-before", "rule"),
        // A rule cannot refer to itself: it is not defined yet.
        (r#"<rule name="x"><rule by-ref="x"/></rule>"#, "undefined-before", "rule"),
        (r#"<rule name="x"><rule name="y"/></rule>"#, "name-place", "rule"),
        (r#"<rule name="x"><any count="2:1"/></rule>"#, "invalid-value", "any"),
        (r#"<rule name="x"><choice/></rule>"#, "operand-count", "choice"),
        (
            r#"<rule name="x"><look-ahead><anchor/></look-ahead></rule>"#,
            "anchor-in-look-around",
            "look-ahead",
        ),
        // Section 6.4.2: whoever uses the rule, in the place of which code points would it look around?
        (
            r#"<rule name="x"><char cp="0061"/><look-behind><char cp="0062"/></look-behind></rule>"#,
            "look-around-without-anchor",
            "rule",
        ),
        (
            r#"<rule name="x"><choice><look-ahead><any/></look-ahead><any/></choice></rule><action disp="y" match="x"/>"#,
            "look-around-without-anchor",
            "rule",
        ),
        (r#"<rule name="x"><rule count="2"><start/></rule></rule>"#, "count-of-position", "rule"),
        (r#"<rule name="x"><any count="1000000"/></rule>"#, "rule-too-large", "rule"),
        (r#"<rule name="x"><anchor/></rule><action disp="y" match="x"/>"#, "anchor-in-action", "action"),
        (r#"<action disp="y" match="x"/>"#, "undefined", "action"),
        (r#"<action disp="y" any-variant="a" all-variants="b"/>"#, "exclusive-attributes", "action"),
        (r#"<action/>"#, "missing-attribute", "action"),
        (r#"<sentence/>"#, "unexpected-element", "sentence"),
    ] {
        check(A, rules, id, 3, element);
    }
}

/// The rule that it is a part of has the anchor.
#[test]
fn a_part_of_a_rule_may_look_around() {
    let behind = r#"<rule name="after-a"><look-behind><char cp="0061"/></look-behind></rule>"#;
    let whole = r#"<rule name="x"><rule by-ref="after-a"/><anchor/></rule>"#;
    let data = r#"<char cp="0061"/><char cp="0062" when="x"/>"#;
    let ruleset = read(data, &format!("{behind}{whole}")).expect("it is a ruleset");
    assert_eq!(
        (judge(&ruleset, "ab").0, judge(&ruleset, "ba").0),
        ("valid".to_owned(), "invalid".to_owned())
    );
    let by_itself = data.replace("\"x\"", "\"after-a\"");
    check(&by_itself, &format!("{behind}{whole}"), "look-around-without-anchor", 3, "rule");
}

#[test]
fn rules_that_double_are_refused() {
    let mut rules = String::from(r#"<rule name="r0"><any/></rule>"#);
    for at in 1..60 {
        let before = at - 1;
        rules +=
            &format!(r#"<rule name="r{at}"><rule by-ref="r{before}"/><rule by-ref="r{before}"/></rule>"#);
    }
    check(A, &rules, "rule-too-large", 3, "rule");
}

/// docs/limits.md: 10,000 of each.
#[test]
fn rules_classes_and_actions_have_a_bound() {
    type Part = fn(usize) -> String;
    let many = |part: Part, count: usize| (0..count).map(part).collect::<String>();
    let parts: [(Part, &str); 3] = [
        (|at| format!("<rule name=\"r{at}\"><any/></rule>"), "rule"),
        (|at| format!("<class name=\"c{at}\">0061</class>"), "class"),
        (|_| "<action disp=\"x\"/>".to_owned(), "action"),
    ];
    for (part, element) in parts {
        assert!(read(A, &many(part, 10_000)).is_ok(), "{element}");
        check(A, &many(part, 10_001), "too-many", 3, element);
    }
}

#[test]
fn nesting_has_a_bound() {
    let nested = |depth: usize| {
        let (open, close) = ("<choice>".repeat(depth), "</choice>".repeat(depth));
        read(A, &format!(r#"<rule name="x">{open}<any/>{close}</rule>"#))
    };
    assert!(nested(MAX_RULESET_NESTING_DEPTH - 10).is_ok());
    for depth in [MAX_RULESET_NESTING_DEPTH, 10_000] {
        assert_eq!(nested(depth).expect_err("it is too deep").error_kind, RulesetErrorKind::TooDeep);
    }
    // The same by references.
    let mut rules = String::from(r#"<rule name="r0"><any/></rule>"#);
    for at in 1..=MAX_RULESET_NESTING_DEPTH {
        rules += &format!(r#"<rule name="r{at}"><rule by-ref="r{}"/></rule>"#, at - 1);
    }
    check(A, &rules, "too-deep", 3, "rule");
}

#[test]
fn the_file_itself() {
    let of = |text: &str| {
        let error = Ruleset::read(text.as_bytes()).expect_err("it is refused");
        (error.error_kind.id(), error.line_number)
    };
    let root = r#"<lgr xmlns="urn:ietf:params:xml:ns:lgr-1.0">"#;
    assert_eq!(of(""), ("empty", 1));
    assert_eq!(of("\u{FEFF} "), ("empty", 1));
    for after in ["<lgr/>", "text", "</lgr>"] {
        assert_eq!(of(&format!("{root}<data/></lgr>\n{after}")), ("after-end", 2), "{after}");
    }
    assert_eq!(of("a,b\n"), ("not-a-ruleset", 1));
    assert_eq!(of("<html/>"), ("not-a-ruleset", 1));
    assert_eq!(of("<lgr/>"), ("not-a-ruleset", 1));
    assert_eq!(of(&format!("{root}</lgr>")), ("missing-element", 1));
    assert_eq!(of(&format!("{root}\n<rules/>\n<data/></lgr>")), ("unexpected-element", 3));
    assert_eq!(of(&format!("{root}\n<data>")), ("unfinished", 2));
    assert_eq!(of(&format!("{root}\n<data></rules>")), ("wrong-end", 2));
    assert_eq!(of(&format!("{root}\n<data a></data>")), ("not-xml", 2));
    assert_eq!(of(&format!("<!DOCTYPE lgr [<!ENTITY a \"b\">]>\n{root}</lgr>")), ("document-type", 1));
    assert_eq!(of(&format!("{root}<meta><version>&a;</version></meta></lgr>")), ("unknown-entity", 1));
    assert_eq!(of(&format!("{root}\n<data><char cp=\"&a;\"/></data></lgr>")), ("unknown-entity", 2));
    assert_eq!(of("<?xml version=\"1.0\" encoding=\"utf-16\"?><lgr/>"), ("encoding", 1));
    let error = Ruleset::read(b"<lgr>\n\xFF</lgr>").expect_err("it is not UTF-8");
    assert_eq!((error.error_kind, error.line_number), (RulesetErrorKind::NotUtf8, 2));
    let huge = vec![b' '; bidiscope_lgr::MAX_RULESET_BYTES + 1];
    assert_eq!(Ruleset::read(&huge).expect_err("it is too large").error_kind, RulesetErrorKind::TooLarge);
    let error = Ruleset::read(format!("{root}\n<meta>\n<date>today</date></meta></lgr>").as_bytes());
    let error = error.expect_err("it is no date");
    assert_eq!((error.line_number, error.element_name.as_str(), error.rfc7940_section), (3, "date", "4.3.2"));
}

#[test]
fn other_ways_to_write_xml() {
    let text = "\u{FEFF}<?xml version='1.0' encoding='UTF-8'?>\n<!-- a comment -->\n\
        <l:lgr xmlns:l='urn:ietf:params:xml:ns:lgr-1.0'><l:data>\n\
        <l:char cp='&#x30;061' comment='a &amp; b &lt; c'></l:char><?instruction?></l:data></l:lgr>\n";
    let ruleset = Ruleset::read(text.as_bytes()).expect("it is a ruleset");
    assert_eq!(ruleset.members()[0].comment.as_deref(), Some("a & b < c"));
    assert_eq!(judge(&ruleset, "a").0, "valid");
}

#[test]
fn what_should_be_known() {
    let data = r#"<char cp="0061"/><range first-cp="0378" last-cp="037A"/>"#;
    let ruleset = read(data, r#"<class name="x" from-tag="nobody"/>"#).expect("it is a ruleset");
    let expected = [
        RulesetNote::UnassignedCodePoints(vec!['\u{378}', '\u{379}']),
        RulesetNote::ClassFromUnusedTag { tag: "nobody".to_owned() },
    ];
    assert_eq!(ruleset.notes(), expected);
    assert_eq!(ruleset.code_point_and_sequence_count(), 4);
}

#[test]
fn classes_by_a_property_are_reported() {
    let property = r#"<class name="x" property="gc:Mn"/>"#;
    for (rules, expected) in [(property, true), (r#"<class name="x">0061</class>"#, false), ("", false)] {
        assert_eq!(read(A, rules).expect("it is a ruleset").uses_unicode_properties(), expected, "{rules}");
    }
}

/// From UnicodeData.txt and Scripts.txt: U+A9BD was gc=Mc up to 11.0 and is gc=Mn since 12.0;
/// U+0660 was sc=Zyyy up to 7.0, when all its digits became sc=Arab.
#[test]
fn another_version_matters_where_a_character_has_changed() {
    let of = |code_point: &str, version: &str, property: &str| {
        let text = format!(
            "<lgr xmlns=\"urn:ietf:params:xml:ns:lgr-1.0\"><meta>{version}</meta><data><char cp=\"{code_point}\"/></data>\
             <rules><class name=\"x\" property=\"{property}\"/></rules></lgr>"
        );
        Ruleset::read(text.as_bytes()).expect("a ruleset").unicode_properties_may_differ_in("18.0.0")
    };
    let stated = |version: &str| format!("<unicode-version>{version}</unicode-version>");
    for (code_point, version, property, expected) in [
        ("05D0", "11.0.0", "gc:Mn", false),
        ("A9BD", "11.0.0", "gc:Mn", true),
        ("A9BD", "12.0.0", "gc:Mn", false),
        ("A9BD", "11.0.0", "sc:Java", false),
        ("0660", "7.0.0", "Script:Arabic", true),
        ("0660", "8.0.0", "Script:Arabic", false),
        // A later version than the program's, and one of which the changes are not known.
        ("05D0", "19.0.0", "gc:Mn", true),
        ("05D0", "5.2.0", "gc:Mn", true),
        ("05D0", "18.0.0", "InSC:Virama", false),
        ("05D0", "11.0.0", "InSC:Virama", true),
        ("05D0", "5.2.0", "ccc:9", false),
    ] {
        assert_eq!(of(code_point, &stated(version), property), expected, "{code_point} {version} {property}");
    }
    assert!(of("05D0", "", "gc:Mn"), "it does not say");
}

#[test]
fn the_symmetric_form_of_a_null_variant_is_no_member() {
    // The example of section 5.3.3.
    let data = r#"<char cp="0061"/><char cp="200C"><var cp=""/></char>
        <char cp=""><var cp="200C" type="invalid"/></char>"#;
    let ruleset = read(data, "").expect("it is a ruleset");
    assert_eq!(ruleset.code_point_and_sequence_count(), 2);
    assert_eq!(variants(&ruleset, "a"), [("a".to_owned(), "valid".to_owned())]);
    let twice = r#"<char cp=""><var cp="0061"/></char><char cp=""><var cp="0062"/></char>"#;
    check(twice, "", "duplicate", 2, "char");
}

/// Also where a byte order mark stands before it.
#[test]
fn rules_and_classes_are_there_as_the_file_has_them() {
    let rule = "<rule name=\"r\">\n  <start/><char cp=\"0061\"/>\n</rule>";
    let class = "<class name=\"c\">0061</class>";
    for mark in ["", "\u{FEFF}"] {
        let text = format!(
            "{mark}<lgr xmlns=\"urn:ietf:params:xml:ns:lgr-1.0\"><data><char cp=\"0061\"/></data><rules>{class}{rule}</rules></lgr>"
        );
        let ruleset = Ruleset::read(text.as_bytes()).expect("it is a ruleset");
        assert_eq!((&*ruleset.rules()[0].source_xml, &*ruleset.classes()[0].source_xml), (rule, class));
    }
}
