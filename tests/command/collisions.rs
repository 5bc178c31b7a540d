//! `collisions` against the contract of its output.

use serde_json::{Value, json};

use super::run;

/// The objects for a name in the paper's notation.
fn collisions(name: &str) -> Vec<Value> {
    let ended = run(&["collisions", "--json", "--notation", "table1", "--", name]);
    assert_eq!((ended.status, ended.err.as_str()), (0, ""), "{name}");
    ended.objects()
}

/// Compares the display and the collisions, in the paper's notation, with their verdicts.
fn check(object: &Value, strategy: &str, display: &str, collisions: &[(&str, &str)]) {
    assert_eq!(object["strategy"], strategy);
    assert_eq!(object["display_notation"], display);
    assert_eq!(object["complete"], true);
    assert_eq!(object["count"], collisions.len());
    let listed = object["collisions"].as_array().expect("a list");
    let mut found: Vec<_> =
        listed.iter().map(|it| (it["notation"].as_str(), it["bidi_rule"].as_str())).collect();
    found.sort_unstable();
    assert_eq!(found, collisions.iter().map(|it| (Some(it.0), Some(it.1))).collect::<Vec<_>>());
}

#[test]
fn three_displays_of_a_name() {
    let [ltr, rtl, one_to_one] = collisions("AB12").try_into().expect("three objects");
    check(&ltr, "uba-ltr", "12BA", &[("12AB", "violated"), ("1AB2", "violated")]);
    check(&rtl, "uba-rtl", "12BA", &[]);
    check(&one_to_one, "one-to-one", "BA12", &[]);
    assert_eq!(ltr["input"], "AB12");
    assert_eq!(ltr["name"], "\u{627}\u{628}12");
    assert_eq!(ltr["display"], "12\u{628}\u{627}");
    let collision = ltr["collisions"].as_array().and_then(|it| it.iter().find(|it| it["notation"] == "12AB"));
    let expected = json!({"name": "12\u{627}\u{628}", "notation": "12AB", "ascii_name": "xn--12-dtde",
                          "bidi_rule": "violated"});
    assert_eq!(collision, Some(&expected));
}

#[test]
fn other_strategies_and_a_bound() {
    let ended = run(&["collisions", "--json", "--strategy", "isolates", "--strategy", "logical", "\u{5D0}1"]);
    let counts: Vec<_> =
        ended.objects().iter().map(|it| (it["strategy"].clone(), it["count"].clone())).collect();
    assert_eq!(counts, [(json!("isolates"), json!(1)), (json!("logical"), json!(0))]);

    let ended = run(&["collisions", "--json", "--most", "1", "--notation", "table1", "AB12"]);
    let ltr = &ended.objects()[0];
    assert_eq!((&ltr["complete"], &ltr["count"]), (&json!(false), &json!(2)));
    assert_eq!(ltr["collisions"].as_array().map(Vec::len), Some(1));
}

#[test]
fn refusals_among_answers() {
    let ended = run(&["collisions", "--json", "a..b", "c"]);
    assert_eq!(ended.status, 2);
    let objects = ended.objects();
    assert_eq!(objects.len(), 4);
    assert_eq!(objects[0]["error"]["position"], 2);
    assert_eq!(objects[1]["name"], "c");
}

#[test]
fn as_text() {
    let ended = run(&["collisions", "--notation", "table1", "AB12"]);
    assert_eq!((ended.status, ended.err.as_str()), (0, ""));
    for words in [
        "UBA, LTR paragraph shows \u{202D}12\u{628}\u{627}\u{202C} 12BA",
        "2 other names with the characters of this name look the same.",
        // Both begin with a digit: there is nothing to register beside the name.
        "would all be refused",
        "\u{202D}12\u{628}\u{627}\u{202C} 12AB  xn--12-dtde  refused: Label 1 begins with",
        "No other name with the characters of this name looks the same.",
        // The other collision looks the same to the UBA; one-to-one it does not.
        "\u{202D}1\u{628}\u{627}2\u{202C} 1AB2",
    ] {
        assert!(ended.out.contains(words), "{words}\n{}", ended.out);
    }
    // The name that was asked about stands as it is read.
    let ended = run(&["collisions", "\u{5D0}\u{5D1}.com"]);
    assert!(ended.out.starts_with("\u{202D}\u{5D1}\u{5D0}.com\u{202C}\n"), "{}", ended.out);
    assert!(!ended.out.contains("register them too"), "{}", ended.out);
}

/// RFC 5893, section 3: `abc.ABC` is shown in a right-to-left paragraph as `ABC.abc` is in a left-to-right one, and
/// the reverse; where the direction is automatic both are shown alike.
#[test]
fn across_the_paragraphs() {
    let ended = run(&["collisions", "--json", "--across", "--notation", "table1", "ABC.abc"]);
    assert_eq!((ended.status, ended.err.as_str()), (0, ""));
    let objects = ended.objects();
    let across: Vec<_> = objects.iter().map(|it| it["across"].clone()).collect();
    assert_eq!(
        across,
        [json!(null), json!("uba-rtl"), json!(null), json!("uba-ltr"), json!(null), json!(null)]
    );
    let other = [("abc.ABC", "satisfied")];
    check(&objects[0], "uba-ltr", "CBA.abc", &[]);
    check(&objects[1], "uba-ltr", "CBA.abc", &other);
    check(&objects[2], "uba-rtl", "abc.CBA", &[]);
    check(&objects[3], "uba-rtl", "abc.CBA", &other);
    check(&objects[4], "uba-auto", "abc.CBA", &other);
    check(&objects[5], "one-to-one", "CBA.abc", &[]);
    let ended = run(&["collisions", "--across", "--notation", "table1", "ABC.abc"]);
    assert!(ended.out.contains("UBA, RTL paragraph: other names shown as"), "{}", ended.out);
}
