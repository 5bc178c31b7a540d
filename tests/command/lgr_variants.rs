//! `bidiscope lgr variants`.

use serde_json::{Value, json};

use super::lgr::{file, lgr, with_status, written};
use super::{Ended, run, run_with_input};

#[test]
fn variants_are_listed_up_to_a_number() {
    let variants = file("variants.xml");
    let listed = |more: &[&str]| {
        let arguments = ["variants", "--lgr", &variants, "--json", "--notation", "codepoints", "767C"];
        let ended = lgr(&[&arguments[..], more].concat());
        with_status(&ended, 0).objects()
    };
    let line = |variant: &str, text: &str, disposition: &str, action: i64| json!({"variant": variant, "text": text, "disposition": disposition, "action": action});
    let all = [
        line("53D1", "\u{53D1}", "allocatable", 3),
        line("5F42", "\u{5F42}", "blocked", 2),
        line("767C", "\u{767C}", "valid", 5),
        line("9AEA", "\u{9AEA}", "blocked", 2),
        line("9AEE", "\u{9AEE}", "blocked", 2),
    ];
    assert_eq!(listed(&[]), all);
    assert_eq!(listed(&["--most", "5"]), all);
    assert_eq!(listed(&["--most", "2"]), [all[0].clone(), all[1].clone(), json!({"more": true})]);
    assert_eq!(lgr(&["variants", "--lgr", &variants, "--most", "0", "a"]).status, 2);
}

#[test]
fn invalid_variants_are_listed_where_all_are_asked_for() {
    let whole = file("whole.xml");
    let listed = |more: &[&str]| {
        let ended = lgr(&[&["variants", "--lgr", &whole, "--json", "bab"], more].concat());
        with_status(&ended, 0).objects().len()
    };
    // No label with b at its start is in the repertoire, and such a label has no variants.
    assert_eq!((listed(&[]), listed(&["--all"])), (0, 0));
    // A variant of ab with nothing in place of g, so that b stands at the start.
    let listed = |more: &[&str]| {
        let ended = lgr(&[&["variants", "--lgr", &whole, "--json", "gb"], more].concat());
        with_status(&ended, 0).objects()
    };
    assert_eq!(listed(&[]).len(), 1);
    let all = listed(&["--all"]);
    assert_eq!(all[0], json!({"variant": "0062", "text": "b", "disposition": "invalid", "action": -1}));
    assert_eq!(all.len(), 2);
}

#[test]
fn what_is_not_eligible_has_no_variants() {
    let variants = file("variants.xml");
    // U+05D0 is there for variants only; U+0041 is not in the repertoire.
    for (label, named) in [("\u{5D0}", ""), ("\u{628}A", "U+0041")] {
        let ended = lgr(&["variants", "--lgr", &variants, "--all", label]);
        assert_eq!(with_status(&ended, 0).out, "", "{label}");
        assert!(ended.err.contains(named), "{}", ended.err);
    }
}

/// The rows of CSV, each with its cells.
fn rows(text: &str) -> Vec<Vec<String>> {
    text.lines().map(|it| it.split(',').map(str::to_owned).collect()).collect()
}

#[test]
fn labels_of_standard_input_have_a_row_for_each_variant() {
    let variants = file("variants.xml");
    let input = "\u{767C}\n# a comment\n\n\u{5D0}\na.b\n";
    let ended = run_with_input(&["lgr", "variants", "--lgr", &variants, "-"], input.as_bytes());
    let found = rows(&with_status(&ended, 2).out);
    assert_eq!(found[0][..4], ["line", "label", "label_text", "variant"]);
    let cells = |row: usize| found[row].iter().map(String::as_str).collect::<Vec<_>>();
    assert_eq!(
        cells(1),
        ["1", "767C", "\u{767C}", "53D1", "\u{53D1}", "allocatable", "xn--oor", "3", "5", "false"]
    );
    assert_eq!(found.len(), 7, "{}", ended.out);
    // A label that is not eligible has one row, without a variant.
    assert_eq!(cells(6), ["4", "05D0", "\u{5D0}", "", "", "invalid", "", "0", "0", "false"]);
    assert!(ended.err.contains("a.b"), "{}", ended.err);
}

#[test]
fn labels_may_stand_in_a_column() {
    let variants = file("variants.xml");
    let ask = |input: &str, column: &str| {
        let arguments = ["lgr", "variants", "--lgr", &variants, "--json", "--column", column, "-"];
        run_with_input(&arguments, input.as_bytes())
    };
    let labels = |ended: &Ended| -> Vec<(Value, Value)> {
        ended.objects().iter().map(|it| (it["line"].clone(), it["variant"].clone())).collect()
    };
    let csv = ask("id,label\n1,\u{628}\n2,\u{643}\n", "label");
    assert_eq!(
        labels(with_status(&csv, 0)),
        labels(with_status(&ask("id;label\n1;xn--ngb\n2;xn--fhb\n", "label"), 0))
    );
    assert_eq!(csv.objects()[0]["line"], 2);
    let lines = ask("{\"label\":\"\u{628}\"}\n", "label");
    assert_eq!(with_status(&lines, 0).objects()[0]["variant"], "0628");
    assert_eq!(ask("id\n1\n", "label").status, 2);
}

#[test]
fn a_cut_list_has_the_number_beside_it() {
    // Four letters in each of ten places.
    let data = ["0061", "0062", "0063", "0064"].map(|it| {
        let others = ["0061", "0062", "0063", "0064"].into_iter().filter(|other| *other != it);
        let kind = |other: &str| if it == "0061" && other == "0062" { "allocatable" } else { "blocked" };
        let variants = others.map(|other| format!("<var cp=\"{other}\" type=\"{}\"/>", kind(other)));
        format!("<char cp=\"{it}\">{}</char>", variants.collect::<String>())
    });
    let (_folder, path) = written(&data.concat(), "");
    let ask = |more: &[&str]| {
        let arguments = [&["lgr", "variants", "--lgr", &path, "--json", "-"], more].concat();
        let ended = run_with_input(&arguments, b"aaaaaaaaaa\n");
        let objects = with_status(&ended, 0).objects();
        (objects.len(), objects[0]["variant_count"].clone(), objects[0]["variant_count_is_bound"].clone())
    };
    assert_eq!(ask(&["--most", "3"]), (4, json!(4_u64.pow(10)), json!(false)));
    // Each a or b, but not a alone, among the 4^10; they are found without the others.
    assert_eq!(ask(&["--disposition", "allocatable", "--most", "2000"]), (1023, json!(1023), json!(false)));
    assert_eq!(ask(&["--disposition", "blocked", "--most", "2"]).0, 3);
    let cut =
        run_with_input(&["lgr", "variants", "--lgr", &path, "--json", "--most", "1", "-"], b"aaaaaaaaaa\n");
    let (label, count) = (["0061"; 10].join(" "), 4_u64.pow(10));
    let last = json!({"line": 1, "label": label, "label_text": "aaaaaaaaaa", "more": true, "count": count});
    assert_eq!(cut.objects().last(), Some(&last));
    let blocked = |label: &str| {
        let arguments =
            ["lgr", "variants", "--lgr", &path, "--json", "--disposition", "blocked", "--most", "2", "-"];
        run_with_input(&arguments, label.as_bytes()).objects()[0]["variant_count"].clone()
    };
    assert_eq!(blocked("aaaaaa"), json!(4_u64.pow(6) - 2_u64.pow(6)));
    let ended = lgr(&["variants", "--lgr", &path, "--disposition", "alocatable", "a"]);
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
    assert!(ended.err.contains("alocatable") && ended.err.contains("allocatable"), "{}", ended.err);
}

#[test]
fn a_list_has_the_numbers_and_the_first_variants() {
    let variants = file("variants.xml");
    let columns = "name,variants_allocatable,variants_blocked,variants";
    let arguments = ["scan", "--lgr", &variants, "--format", "jsonl", "--columns", columns, "-"];
    let ended = run_with_input(&arguments, "\u{767C}.example\n\u{5D0}.example\n".as_bytes());
    let objects = with_status(&ended, 0).objects();
    assert_eq!(
        (&objects[0]["variants_allocatable"], &objects[0]["variants_blocked"]),
        (&json!(1), &json!(3))
    );
    let listed = objects[0]["variants"].as_array().expect("an array");
    assert_eq!(listed.len(), 4);
    assert_eq!(
        listed[0],
        json!({"variant": "53D1", "text": "\u{53D1}", "disposition": "allocatable", "a_label": "xn--oor"})
    );
    assert_eq!((&objects[1]["variants_blocked"], &objects[1]["variants"]), (&Value::Null, &Value::Null));
    // Where there are more than are listed, that is said: of 242, not of 80.
    let data = r#"<char cp="0061"><var cp="0062" type="blocked"/><var cp="0063" type="allocatable"/></char>
        <char cp="0062"/><char cp="0063"/>"#;
    let (_folder, path) = written(data, "");
    let arguments = ["scan", "--lgr", &path, "--format", "jsonl", "--columns", columns, "-"];
    let objects = run_with_input(&arguments, b"aaaaa\naaaa\n").objects();
    let listed = |at: usize| objects[at]["variants"].as_array().expect("an array");
    assert_eq!((listed(0).len(), listed(0).last()), (101, Some(&json!({"more": true}))));
    assert_eq!((listed(1).len(), listed(1).iter().any(|it| it.get("more").is_some())), (80, false));
    assert_eq!(run(&["scan", "--columns", columns, "-"]).status, 2);
}
