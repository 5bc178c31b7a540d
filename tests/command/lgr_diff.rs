//! `bidiscope lgr diff`.

use serde_json::{Value, json};

use super::lgr::{file, lgr, with_status, written};
use super::run_with_input;

#[test]
fn differences_have_examples() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, dot: &str| {
        let path = folder.path().join(name);
        let text = std::fs::read_to_string(file("middle-dot.xml")).expect("the file is there");
        std::fs::write(&path, text.replace(" when=\"catalan-middle-dot\"", dot)).expect("it can be written");
        path.to_str().expect("a plain path").to_owned()
    };
    let (before, after) = (write("before.xml", " when=\"catalan-middle-dot\""), write("after.xml", ""));
    let ended = lgr(&["diff", "--json", &before, &after]);
    assert_eq!(
        with_status(&ended, 0).objects(),
        [json!({"change": "changed", "kind": "repertoire", "at": "00B7", "cp": "00B7",
            "old": "when=\"catalan-middle-dot\"", "new": "", "example": {"label": "00B7", "old": "invalid", "new": "valid"}, "tried": 1})]
    );
    assert_eq!(lgr(&["diff", "--json", &before, &before]).out, "");
}

#[test]
fn differences_do_not_count_variants_of_what_is_not_eligible() {
    // Another order of the actions changes no answer: that for “aa” is about a label without variants, and “invalid” for
    // what has one is never reached.
    let data = r#"<char cp="0061"/><char cp="0062"><var cp="0063" type="blocked"/></char><char cp="0063"/>"#;
    let rule = r#"<rule name="aa"><char cp="0061"/><char cp="0061"/></rule>"#;
    let (invalid, blocked) =
        (r#"<action disp="invalid" match="aa"/>"#, r#"<action disp="blocked" any-variant="blocked"/>"#);
    let (_one, before) = written(data, &format!("{rule}{invalid}{blocked}"));
    let (_two, after) = written(data, &format!("{rule}{blocked}{invalid}"));
    let objects = with_status(&lgr(&["diff", "--json", &before, &after]), 0).objects();
    assert!(!objects.is_empty());
    for object in objects.iter().filter(|it| it.get("example").is_some()) {
        assert_eq!(object["example"], Value::Null);
    }
}

#[test]
fn standard_input_is_one_ruleset() {
    let ended =
        run_with_input(&["lgr", "diff", "-", "-"], &std::fs::read(file("minimal.xml")).expect("it is there"));
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
    assert_eq!(ended.err.lines().count(), 1, "{}", ended.err);
}

#[test]
fn differences_of_successive_code_points_are_one_line() {
    let (_one, before) = written(r#"<char cp="0061"/>"#, "");
    let (_two, after) = written(
        r#"<range first-cp="0061" last-cp="0061"/><char cp="0063"/><char cp="0064"/><range first-cp="0065" last-cp="0067"/>"#,
        "",
    );
    let text = with_status(&lgr(&["diff", &before, &after]), 0).out.clone();
    assert!(text.contains("U+0063\u{2013}U+0067"), "{text}");
    assert_eq!(
        lgr(&["diff", "--json", &before, &after]).objects(),
        [
            json!({"change": "added", "kind": "repertoire", "at": "0063..0067", "cp": "0063", "last_cp": "0067", "old": null,
                "new": "", "example": {"label": "0063", "old": "invalid", "new": "valid"}, "tried": 1})
        ]
    );
    // A range and its code points are the same.
    let (_three, chars) = written(
        &["0061", "0063", "0064", "0065", "0066", "0067"].map(|it| format!("<char cp=\"{it}\"/>")).concat(),
        "",
    );
    assert_eq!(with_status(&lgr(&["diff", "--check", "--json", &after, &chars]), 0).out, "");
}

/// Two rulesets with a variant that is allocatable in the second one, and another date.
fn old_and_new() -> (tempfile::TempDir, String, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, date: &str, kind: &str| {
        let path = folder.path().join(name);
        let text = format!(
            "<lgr xmlns=\"urn:ietf:params:xml:ns:lgr-1.0\"><meta><date>{date}</date></meta><data>
            <char cp=\"05DE\"><var cp=\"05DD\" type=\"{kind}\"/></char>
            <char cp=\"05DD\"><var cp=\"05DE\" type=\"blocked\"/></char><char cp=\"05D0\"/></data></lgr>"
        );
        std::fs::write(&path, text).expect("it can be written");
        path.to_str().expect("a plain path").to_owned()
    };
    let (old, new) =
        (write("old.xml", "2026-01-01", "blocked"), write("new.xml", "2026-02-01", "allocatable"));
    (folder, old, new)
}

#[test]
fn a_change_has_what_was_and_what_is() {
    let (_folder, old, new) = old_and_new();
    let ended = lgr(&["diff", "--json", "--check", &old, &new]);
    assert_eq!(
        with_status(&ended, 1).objects(),
        [
            json!({"change": "changed", "kind": "variant", "at": "05DD of 05DE", "cp": "05DE", "variant": "05DD",
                "old": "blocked", "new": "allocatable",
                "example": {"label": "05DE", "variant": "05DD", "old": "blocked", "new": "allocatable"}, "tried": 1}),
            json!({"change": "changed", "kind": "meta", "at": "date", "name": "date", "old": "2026-01-01",
                "new": "2026-02-01", "example": null}),
        ]
    );
    let text = with_status(&lgr(&["diff", &old, &new]), 0).out.clone();
    assert!(text.contains("U+05DD of U+05DE") && text.contains("blocked \u{2192} allocatable"), "{text}");
    let page = with_status(&lgr(&["diff", "--format", "html", &old, &new]), 0).out.clone();
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("id=\"variants\""), "{page}");
    assert!(page.contains("new.xml") && page.contains("href=\"#variants\""), "{page}");
}

/// What the rulesets say of themselves decides about no label.
#[test]
fn another_date_fails_no_check() {
    let (_folder, old, _) = old_and_new();
    let text = std::fs::read_to_string(&old).expect("it is there").replace("2026-01-01", "2026-03-01");
    let dated = format!("{old}.dated.xml");
    std::fs::write(&dated, text).expect("it can be written");
    assert_eq!(with_status(&lgr(&["diff", "--check", "--json", &old, &dated]), 0).objects().len(), 1);
}

#[test]
fn registered_names_whose_answers_change_are_listed() {
    let (folder, old, new) = old_and_new();
    let list = folder.path().join("registered.txt");
    std::fs::write(&list, "# registered\n\u{5D0}.example\n\u{5DE}\u{5D0}.example\n").expect("written");
    let list = list.to_str().expect("a plain path");
    let objects = lgr(&["diff", "--json", "--against", list, &old, &new]).objects();
    let names: Vec<&Value> = objects.iter().filter(|it| it["kind"] == "name").collect();
    // A variant that is blocked counts as one that is allocatable: only the dispositions of variants differ.
    assert_eq!(names.len(), 1, "{objects:?}");
    assert_eq!((&names[0]["line"], &names[0]["label"]), (&json!(3), &json!("05DE 05D0")));
    assert_eq!(names[0]["old"]["allocatable_count"], 0);
    assert_eq!(names[0]["new"]["allocatable_count"], 1);
    let text = with_status(&lgr(&["diff", "--against", list, &old, &new]), 0).out.clone();
    assert!(text.contains("The answer changes for 1 of 2 registered names."), "{text}");
    assert_eq!(lgr(&["diff", "--against", "/there/is/none", &old, &new]).status, 2);
}
