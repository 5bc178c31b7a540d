//! `inspect --json` against the contract of its output.

use serde_json::{Value, json};

use super::{run, run_with_input};

/// The one object for a name.
fn inspect(notation: &str, name: &str) -> Value {
    let ended = run(&["inspect", "--json", "--notation", notation, "--", name]);
    assert_eq!((ended.status, ended.err.as_str()), (0, ""), "{name}");
    let [object] = ended.objects().try_into().expect("one object");
    object
}

/// Compares the value at a JSON pointer.
fn check(object: &Value, pointer: &str, expected: Value) {
    assert_eq!(object.pointer(pointer), Some(&expected), "{pointer}");
}

/// The entry of `orders` for a strategy.
fn order<'a>(object: &'a Value, strategy: &str) -> &'a Value {
    let orders = object["orders"].as_array().expect("a list");
    orders.iter().find(|it| it["strategy"] == strategy).expect("the strategy is there")
}

#[test]
fn the_example_of_the_contract() {
    let object = inspect("table1", "AB12.com");
    check(&object, "/input", json!("AB12.com"));
    check(&object, "/notation", json!("table1"));
    check(&object, "/name", json!("\u{627}\u{628}12.com"));
    check(
        &object,
        "/characters/0",
        json!({"index": 0, "character": "\u{627}", "code_point": "U+0627", "name": "ARABIC LETTER ALEF",
               "bidi_class": "AL", "label": 0, "script": "Arabic", "general_category": "Lo", "joining_type": "R",
               "mirrored": false, "utf8": "D8 A7", "idna": "pvalid", "normal_forms": {}}),
    );
    check(
        &object,
        "/characters/4",
        json!({"index": 4, "character": ".", "code_point": "U+002E", "name": "FULL STOP",
               "bidi_class": "CS", "label": null, "script": "Common", "general_category": "Po", "joining_type": "U",
               "mirrored": false, "utf8": "2E", "idna": "disallowed", "normal_forms": {}}),
    );
    assert_eq!(object["characters"].as_array().map(Vec::len), Some(8));
    check(&object, "/bidi_domain_name", json!(true));
    let condition =
        |condition: u8, verdict: &str| json!({"condition": condition, "verdict": verdict, "characters": []});
    check(
        &object,
        "/labels",
        json!([
            {"index": 0, "text": "\u{627}\u{628}12", "a_label": "xn--12-btde", "direction": "rtl",
             "registration": {"verdict": "allowed", "reasons": []},
             "bidi_rule": {"verdict": "satisfied", "conditions": [
                condition(1, "satisfied"), condition(2, "satisfied"), condition(3, "satisfied"),
                condition(4, "satisfied"), condition(5, "not-applicable"), condition(6, "not-applicable")]}},
            {"index": 1, "text": "com", "a_label": "com", "direction": "ltr",
             "registration": {"verdict": "allowed", "reasons": []},
             "bidi_rule": {"verdict": "satisfied", "conditions": [
                condition(1, "satisfied"), condition(2, "not-applicable"), condition(3, "not-applicable"),
                condition(4, "not-applicable"), condition(5, "satisfied"), condition(6, "satisfied")]}},
        ]),
    );
    check(&object, "/bidi_rule", json!("satisfied"));
    check(&object, "/guarantee", json!("rule"));
    assert_eq!(
        *order(&object, "one-to-one"),
        json!({"strategy": "one-to-one", "display": "\u{628}\u{627}12.com", "display_notation": "BA12.com",
               "logical_from_visual": [1, 0, 2, 3, 4, 5, 6, 7],
               // Keys may be added.
               "why": {"sentence": "Reversed in place: the characters at positions 1–2. “12” (positions 3–4) stays right of \u{201C}\u{628}\u{201D} U+0628 (position 2): “.” (position 5) follows and is left-to-right.",
                       "characters": [0, 1, 2, 3, 4]}}),
    );
}

#[test]
fn the_strategies_so_far_in_their_order() {
    let object = inspect("table1", "AB12.com");
    let orders = object["orders"].as_array().expect("a list");
    let found: Vec<&str> = orders.iter().filter_map(|it| it["strategy"].as_str()).collect();
    let expected: Vec<&str> = bidiscope_bidi::order::Strategy::BUILT_IN.iter().map(|it| it.id()).collect();
    assert_eq!(found, expected);
    for (strategy, display) in
        [("logical", "AB12.com"), ("uba-ltr", "12BA.com"), ("uba-rtl", "com.12BA"), ("uba-auto", "com.12BA")]
    {
        assert_eq!(order(&object, strategy)["display_notation"], display, "{strategy}");
    }
}

#[test]
fn digit_groups_one_to_one() {
    let object = inspect("table1", "AB-12-34-CD");
    assert_eq!(order(&object, "one-to-one")["display_notation"], "DC-34-12-BA");
}

#[test]
fn every_notation_answers_in_itself() {
    for (notation, name, display) in [
        ("table1", "ABC.ibm.com", "CBA.ibm.com"),
        ("capitals", "ABC.ibm.com", "CBA.ibm.com"),
        ("codepoints", "5D0 05D1 \\u{2E} U+0063", "U+05D1 U+05D0 U+002E U+0063"),
        ("unicode", "\u{5D0}\u{5D1}.c", "\u{5D1}\u{5D0}.c"),
    ] {
        let object = inspect(notation, name);
        check(&object, "/input", json!(name));
        check(&object, "/notation", json!(notation));
        assert_eq!(order(&object, "one-to-one")["display_notation"], display);
    }
}

#[test]
fn verdicts_with_offenders() {
    // Label 1 begins with a digit: condition 1 fails, the others are not applicable.
    let object = inspect("capitals", "A-.1x.com.");
    check(&object, "/bidi_domain_name", json!(true));
    check(&object, "/bidi_rule", json!("violated"));
    check(&object, "/guarantee", json!("none"));
    check(&object, "/labels/0/bidi_rule/verdict", json!("violated"));
    check(
        &object,
        "/labels/0/bidi_rule/conditions/2",
        json!({"condition": 3, "verdict": "violated", "characters": [1]}),
    );
    check(&object, "/labels/1/direction", Value::Null);
    check(
        &object,
        "/labels/1/bidi_rule/conditions/0",
        json!({"condition": 1, "verdict": "violated", "characters": [3]}),
    );
    check(&object, "/labels/1/bidi_rule/conditions/1/verdict", json!("not-applicable"));
    // The root is not listed, and its full stop is in no label.
    assert_eq!(object["labels"].as_array().map(Vec::len), Some(3));
    check(&object, "/characters/9/label", Value::Null);

    let object = inspect("capitals", "1.A");
    check(&object, "/guarantee", json!("ldh"));
    check(&object, "/idna2003_display", Value::Null);
    check(&inspect("capitals", "A5.com"), "/idna2003_display", json!("xn--5-zhc.com"));
    check(&object, "/equivalents", json!({"names": [], "is_complete": true}));
    check(&object, "/without_points", Value::Null);
    // SHIN WITH SHIN DOT is SHIN and SHIN DOT (UnicodeData.txt).
    let object = inspect("unicode", "\u{FB2A}.com");
    check(&object, "/equivalents", json!({"names": ["\u{5E9}\u{5C1}.com"], "is_complete": true}));
    check(&object, "/without_points", json!("\u{5E9}.com"));
    let object = inspect("capitals", "1.2-x.com");
    check(&object, "/bidi_domain_name", json!(false));
    check(&object, "/bidi_rule", json!("not-applicable"));
    check(&object, "/guarantee", Value::Null);
}

#[test]
fn no_a_label_beyond_63_octets() {
    let object = inspect("unicode", &"\u{5D0}".repeat(58));
    check(&object, "/labels/0/a_label", Value::Null);
}

#[test]
fn decoded_labels() {
    let object = inspect("unicode", "xn--mgbh0fb.xn--wgbl6a");
    check(&object, "/input", json!("xn--mgbh0fb.xn--wgbl6a"));
    check(&object, "/name", json!("\u{645}\u{62B}\u{627}\u{644}.\u{642}\u{637}\u{631}"));
    check(&object, "/labels/1/a_label", json!("xn--wgbl6a"));
}

#[test]
fn what_acts_on_a_terminal_is_escaped() {
    let name = "a\u{202E}\u{200C}\u{7F}\u{2028}\u{E0001}\u{5D0}.com";
    let ended = run(&["inspect", "--json", name]);
    assert_eq!(ended.status, 0);
    for escaped in ["\\u202e", "\\u200c", "\\u007f", "\\u2028", "\\udb40\\udc01"] {
        assert!(ended.out.contains(escaped), "{escaped}");
    }
    for raw in ['\u{202E}', '\u{200C}', '\u{7F}', '\u{2028}', '\u{E0001}'] {
        assert!(!ended.out.contains(raw), "{raw:?}");
    }
    assert!(ended.out.contains('\u{5D0}'));
    check(&ended.objects()[0], "/name", json!(name));
}

#[test]
fn one_object_a_line_in_the_order_asked() {
    let ended = run_with_input(&["inspect", "--json", "first", "-", "last"], b"one\r\n\n  \ntwo");
    let inputs: Vec<Value> = ended.objects().into_iter().map(|it| it["input"].clone()).collect();
    assert_eq!(inputs, ["first", "one", "two", "last"]);
    assert_eq!(ended.status, 0);
}

#[test]
fn findings_and_what_belongs_to_them() {
    let object = inspect("unicode", "\u{5D0}\u{5D1}-.Com");
    check(&object, "/findings/0/id", json!("rfc5893-condition-3"));
    check(&object, "/findings/0/severity", json!("violation"));
    check(&object, "/findings/0/characters", json!([2]));
    check(&object, "/findings/0/label", json!(0));
    check(&object, "/findings/0/source/document", json!("RFC 5893"));
    check(&object, "/findings/0/source/section", json!("section 2, condition 3"));
    check(
        &object,
        "/mapping",
        json!({
            "name": "\u{5D0}\u{5D1}-.com",
            "changes": [{"characters": [4], "replacement": "c"}],
        }),
    );
    check(&object, "/policies/1/policy", json!("rfc5893-by-name"));
    check(&object, "/policies/1/verdict", json!("violated"));
    check(&object, "/suggested_fixes/0/name", json!("\u{5D0}\u{5D1}.com"));
    check(&object, "/suggested_fixes/0/edits", json!([{"edit": "drop", "character": 2}]));
    check(&object, "/no_fix_reason", Value::Null);
    check(&object, "/grouping/controls", json!(null));
    check(&object, "/grouping/together/counterexample/label", json!(0));
    let object = inspect("unicode", "\u{6E}\u{303}.com");
    let respelled = json!([{"edit": "respell", "characters": [0, 1], "with": "\u{F1}"}]);
    check(&object, "/suggested_fixes/0/edits", respelled);
    let object = inspect("unicode", "-.com");
    check(&object, "/suggested_fixes", json!([]));
    check(&object, "/no_fix_reason", json!("A correction would leave nothing of label 1."));
}

/// Of a list of names each is searched for a moment only; which verdict a name has, and what `--check` ends
/// with, does not hang on it.
#[test]
fn the_search_for_contexts_is_whole_where_that_is_asked_for() {
    // A right-to-left label before it draws the number out of label 0 (RFC 5893 section 5).
    let name = "1a2b3c4d5e6f.\u{5D0}";
    let short = inspect("unicode", name);
    check(&short, "/grouping/together/whole", json!(false));
    check(&short, "/grouping/together/counterexample", Value::Null);
    let ended = run(&["inspect", "--json", "--contexts", name]);
    let [whole] = ended.objects().try_into().expect("one object");
    check(&whole, "/grouping/together/whole", json!(true));
    check(&whole, "/grouping/between_delimiters/whole", json!(true));
    check(&whole, "/grouping/together/counterexample/before", json!("\u{5D0}."));
    let is_split = |object: &Value| {
        object["findings"].as_array().expect("a list").iter().any(|it| it["id"] == "grouping-split")
    };
    assert!(!is_split(&short) && is_split(&whole));
    for key in ["/summary", "/bidi_rule", "/guarantee", "/policies", "/suggested_fixes", "/labels", "/orders"]
    {
        assert_eq!(short.pointer(key), whole.pointer(key), "{key}");
    }
    for (name, status) in [(name, 1), ("\u{5D0}.com", 0)] {
        for options in [["--check", "--json"].as_slice(), &["--check", "--json", "--contexts"]] {
            assert_eq!(run(&[&["inspect"], options, &[name]].concat()).status, status, "{name}");
        }
    }
}

/// The second case is kind 1 of `docs/cross-check.md`: unicode-bidi 0.3.18 reads the run before an isolate
/// from its beginning.
#[test]
fn the_cross_check_is_asked() {
    for (name, agrees) in [("05D0 0031 002E 0063", true), ("0061 05D0 2066 0062 2069 0028 05D1 0029", false)]
    {
        let object = inspect("codepoints", name);
        check(&object, "/cross_check", json!({"engine": "unicode-bidi 0.3.18", "agrees": agrees}));
    }
    let line = run(&["inspect", "--json", "a"]).out;
    let place = |key: &str| line.find(&format!("\"{key}\":")).expect(key);
    assert!(place("orders") < place("cross_check") && place("cross_check") < place("summary"));
}

#[test]
fn components_are_compared() {
    // Sections 4.2 and 4.3 of Dürst's draft part outside restriction 3: 12AB as BA12 or 12BA.
    let object = inspect("capitals", "12AB.com");
    assert_eq!(order(&object, "components")["display_notation"], "BA12.com");
    check(
        &object,
        "/components",
        json!({
            "components": [{"start": 0, "end": 4, "direction": "rtl"}, {"start": 5, "end": 8, "direction": "ltr"}],
            "marked": "\u{200E}12\u{5D0}\u{5D1}\u{200E}.com",
            "display": "12\u{5D1}\u{5D0}.com",
            "display_notation": "12BA.com",
            "logical_from_visual": [0, 1, 3, 2, 4, 5, 6, 7],
            "differing": [0],
        }),
    );
    check(&inspect("capitals", "AB.com"), "/components/differing", json!([]));
}
