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
        [json!({"change": "changed", "kind": "code-point", "cp": "00B7", "example": "00B7", "tried": 1})]
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
            json!({"change": "added", "kind": "code-point", "cp": "0063", "last_cp": "0067", "example": "0063", "tried": 1})
        ]
    );
    // A range and its code points are the same.
    let (_three, chars) = written(
        &["0061", "0063", "0064", "0065", "0066", "0067"].map(|it| format!("<char cp=\"{it}\"/>")).concat(),
        "",
    );
    assert_eq!(with_status(&lgr(&["diff", "--check", "--json", &after, &chars]), 0).out, "");
}
