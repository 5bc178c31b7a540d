//! `bidiscope lgr`.

use serde_json::{Value, json};

use super::{Ended, run, run_with_input};

/// A ruleset of `tests/data/lgr`.
pub(super) fn file(name: &str) -> String {
    format!("{}/tests/data/lgr/{name}", env!("CARGO_MANIFEST_DIR"))
}

pub(super) fn lgr(arguments: &[&str]) -> Ended {
    run(&[&["lgr"], arguments].concat())
}

pub(super) fn with_status(ended: &Ended, status: i32) -> &Ended {
    assert_eq!(ended.status, status, "{}{}", ended.out, ended.err);
    ended
}

#[test]
fn a_label_is_checked() {
    let variants = file("variants.xml");
    let answer = |label: &str| {
        let ended = lgr(&["check", "--lgr", &variants, "--json", "--notation", "codepoints", label]);
        with_status(&ended, 0).objects()
    };
    assert_eq!(
        answer("0643 0643"),
        [
            json!({"label": "0643 0643", "text": "\u{643}\u{643}", "eligible": true, "disposition": "valid", "action": 5,
            "not_in_repertoire": [], "index": "0643 0643", "variant_count": 4, "idna2008": "allowed"})
        ]
    );
    // Not in the repertoire, and refused by an action.
    assert_eq!(
        answer("0628 0062 0628 0041"),
        [
            json!({"label": "0628 0062 0628 0041", "text": "\u{628}b\u{628}A", "eligible": false, "disposition": "invalid",
            "action": -1, "not_in_repertoire": ["0041", "0062"],
            "outside": [{"position": 1, "cp": "0062"}, {"position": 3, "cp": "0041"}], "index": null, "variant_count": 0, "idna2008": "refused"})
        ]
    );
    assert_eq!(
        answer("05D0"),
        [
            json!({"label": "05D0", "text": "\u{5D0}", "eligible": false, "disposition": "invalid", "action": 0,
            "not_in_repertoire": [], "index": "05D0", "variant_count": 0, "idna2008": "allowed"})
        ]
    );
}

#[test]
fn labels_are_characters_or_a_labels_from_lines_too() {
    let variants = file("variants.xml");
    let arguments = ["lgr", "check", "--lgr", &variants, "--json", "-"];
    // BEH as it is and as an A-label, and what is no label.
    let ended = run_with_input(&arguments, "\u{628}\nxn--mgb9e\n\nxn--ngb\na.b\n".as_bytes());
    let objects = with_status(&ended, 2).objects();
    let labels: Vec<&Value> = objects.iter().map(|it| &it["label"]).collect();
    assert_eq!(labels[0], "0628");
    assert_eq!(objects[2]["label"], "0628");
    let lines: Vec<&Value> = objects.iter().map(|it| &it["line"]).collect();
    assert_eq!(lines, [1, 2, 4, 5]);
    assert_eq!(objects[3]["input"], "a.b");
    let ended = lgr(&["check", "--lgr", &variants, "a.b"]);
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
    assert!(ended.err.contains("a.b"), "{}", ended.err);
}

#[test]
fn reasons_are_reported() {
    let dot = file("middle-dot.xml");
    let ended = lgr(&["check", "--lgr", &dot, "l\u{B7}l", "a\u{B7}l", "\u{E9}"]);
    let lines: Vec<&str> = with_status(&ended, 0).out.lines().collect();
    // An answer, the action, the index label and the number of variants; an answer and a reason for each of the others, and
    // that IDNA2008 has the same rule about the middle dot.
    assert_eq!(lines.len(), 9, "{}", ended.out);
    assert!(lines[5].contains("catalan-middle-dot") && lines[5].contains("U+00B7"), "{}", ended.out);
    assert!(lines[8].contains("U+00E9"), "{}", ended.out);
}

#[test]
fn look_alikes_are_found() {
    let ended = lgr(&["audit", "--json", &file("minimal.xml")]);
    // The digit one and l; zero and o are told apart by UTS #39.
    let expected = [json!({"kind": "confusable-not-variant", "a": "0031", "b": "006C"})];
    assert!(with_status(&ended, 0).objects().contains(&expected[0]), "{}", ended.out);
}

#[test]
fn a_page_shows_the_repertoire() {
    let ended = lgr(&["show", "--format", "html", &file("variants.xml")]);
    let page = &with_status(&ended, 0).out;
    assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>\n"));
    // U+05D0 is one of 15, and there for variants only.
    assert!(page.contains("15, including 1 that "), "{page}");
    // A row of each member, with its letter.
    for text in ["U+767C", "<bdi>\u{767C}</bdi>", "U+0061 U+0065", "ARABIC LETTER KAF", "allocatable"] {
        assert!(page.contains(text), "{text}");
    }
}

#[test]
fn what_is_no_ruleset_is_refused_with_its_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("bad.xml");
    let text = "<lgr xmlns=\"urn:ietf:params:xml:ns:lgr-1.0\">\n<data>\n<char cp=\"61\"/></data></lgr>";
    std::fs::write(&path, text).expect("it can be written");
    for question in [&["show"][..], &["audit"], &["check", "a", "--lgr"]] {
        let ended = lgr(&[question, &[path.to_str().expect("a plain path")]].concat());
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{question:?}");
        assert!(ended.err.contains("ine 3") && ended.err.contains("5.1"), "{}", ended.err);
    }
    assert_eq!(lgr(&["show", "/there/is/none"]).status, 2);
    assert_eq!(lgr(&["show", &file("minimal.xml"), "--notation", "codepoints"]).status, 2);
}

/// A ruleset with this content of `data` and of `rules`, in a folder that is removed with the first result.
pub(super) fn written(data: &str, rules: &str) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("ruleset.xml");
    let root = "<lgr xmlns=\"urn:ietf:params:xml:ns:lgr-1.0\">";
    let text = format!("{root}<data>{data}</data><rules>{rules}</rules></lgr>");
    std::fs::write(&path, text).expect("it can be written");
    let path = path.to_str().expect("a plain path").to_owned();
    (folder, path)
}

#[test]
fn the_dns_and_idna2008_are_reported_beside_the_ruleset() {
    let minimal = file("minimal.xml");
    let check = |label: &str, more: &[&str]| lgr(&[&["check", "--lgr", &minimal, label], more].concat());
    let verdict = |label: &str| check(label, &["--json"]).objects()[0]["idna2008"].clone();
    let long = "a".repeat(64);
    assert_eq!([verdict("ab"), verdict("ab--c"), verdict(&long)], ["allowed", "refused", "refused"]);
    let lines = |label: &str| check(label, &[]).out.lines().count();
    assert_eq!((lines("ab--c"), lines(&long)), (lines("ab") + 1, lines("ab") + 1));
}

#[test]
fn malformed_a_labels_are_refused() {
    let minimal = file("minimal.xml");
    for label in ["xn--abc-", "xn--a-", "xn--\u{E9}"] {
        let ended = lgr(&["check", "--lgr", &minimal, label]);
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{label}");
        let ended = lgr(&["check", "--json", "--lgr", &minimal, label]);
        assert_eq!(ended.objects()[0]["input"], label);
    }
}

#[test]
fn an_ambiguous_label_is_reported() {
    // Section 8.4: “ab” is the sequence, whose reflexive variant is blocked, or a and b.
    let (_folder, path) = written(
        r#"<char cp="0061"><var cp="0061" type="allocatable"/></char><char cp="0062"/>
            <char cp="0061 0062"><var cp="0061 0062" type="blocked"/></char>"#,
        "",
    );
    let objects = lgr(&["check", "--lgr", &path, "--json", "ab", "ba"]).objects();
    assert_eq!((&objects[0]["ambiguous"], objects[1].get("ambiguous")), (&json!(true), None));
}

#[test]
fn another_unicode_version_is_reported_where_it_matters() {
    let (_folder, path) = written(r#"<char cp="0061"/>"#, r#"<class name="x" property="gc:Mn"/>"#);
    let ended = lgr(&["check", "--lgr", &path, "a"]);
    assert_eq!(with_status(&ended, 0).err.lines().count(), 1, "{}", ended.err);
    let (_folder, path) = written(r#"<char cp="0061"/>"#, "");
    assert_eq!(lgr(&["check", "--lgr", &path, "a"]).err, "");
}

/// It is said once, and judges all the same.
#[test]
fn a_ruleset_for_another_zone_is_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("root.xml").to_str().expect("UTF-8").to_owned();
    let ruleset = |scopes: &str| {
        let data = "<data><range first-cp=\"0061\" last-cp=\"007A\"/></data>";
        format!("<lgr xmlns=\"urn:ietf:params:xml:ns:lgr-1.0\"><meta>{scopes}</meta>{data}</lgr>")
    };
    let ask = |scopes: &str, arguments: &[&str]| {
        std::fs::write(&path, ruleset(scopes)).expect("room");
        let ended = run(&[&["inspect", "--lgr", &path, "--json"], arguments].concat());
        let answer = &ended.objects()[0]["lgr"];
        let answer = answer.as_object().map(|it| it["index"].as_str().expect("text").to_owned());
        (ended.err.lines().count(), answer)
    };
    let root = "<scope type=\"domain\">.</scope>";
    let both = "<scope type=\"domain\">com</scope><scope type=\"domain\">xn--4dbrk0ce</scope>";
    let of = |label: &str| {
        Some(label.chars().map(|it| format!("{:04X}", u32::from(it))).collect::<Vec<_>>().join(" "))
    };
    for (scopes, arguments, expected) in [
        (root, &["--parent", "com", "ab.com"][..], (1, of("ab"))),
        // The label directly below the root is the top-level domain.
        (root, &["--parent", ".", "ab.com"], (0, of("com"))),
        (root, &["--parent", ".", "--append", "ab.com"], (0, of("com"))),
        (root, &["ab.com"], (0, of("ab"))),
        (both, &["--parent", "COM", "ab.com"], (0, of("ab"))),
        (both, &["--parent", "\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}", "ab.xn--4dbrk0ce"], (0, of("ab"))),
        (both, &["--parent", "org", "ab.org"], (1, of("ab"))),
        ("", &["--parent", "org", "ab.org"], (0, of("ab"))),
    ] {
        assert_eq!(ask(scopes, arguments), expected, "{scopes} {arguments:?}");
    }
}

/// Which letter it is by which an action refuses a label.
#[test]
fn a_letter_that_is_a_variant_only_is_named() {
    let data = r#"<char cp="0061"><var cp="0069" type="blocked"/></char>
        <char cp="0069"><var cp="0061" type="blocked"/><var cp="0069" type="out-of-repertoire-var"/></char>"#;
    let (_folder, path) = written(data, r#"<action disp="invalid" any-variant="out-of-repertoire-var"/>"#);
    let text = lgr(&["check", "--lgr", &path, "ai"]).out;
    assert!(text.contains("\u{201C}i\u{201D}, position 2"), "{text}");
    let ended = run(&["inspect", "--lgr", &path, "--json", "ai.com"]);
    let object = &ended.objects()[0];
    let finding =
        object["findings"].as_array().expect("findings").iter().find(|it| it["id"] == "lgr-invalid");
    assert_eq!(finding.expect("it is refused")["characters"], json!([1]), "{object}");
}

#[test]
fn commands_are_listed_with_what_they_do() {
    let ended = lgr(&[]);
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
    let (asked, missing) = (lgr(&["--help"]).out, ended.err);
    for command in ["audit", "check", "convert", "diff", "show", "variants"] {
        let line = asked.lines().find(|it| it.trim_start().starts_with(command)).expect("it is listed");
        assert!(line.trim().len() > command.len() && missing.contains(line.trim_end()), "{missing}");
    }
}

#[test]
fn an_error_shows_the_usage_of_the_command() {
    let ended = lgr(&["check", "--lgr", &file("minimal.xml"), "-abc"]);
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
    assert!(ended.err.contains("bidiscope lgr check"), "{}", ended.err);
}

#[test]
fn an_audit_names_code_points_and_finds_variants_that_do_not_fit() {
    let (_folder, path) = written(r#"<char cp="05D5"><var cp="05DF"/></char><char cp="05DF"/>"#, "");
    let ended = lgr(&["audit", "--json", &path]);
    let expected = json!({"kind": "not-symmetric", "a": "05D5", "b": "05DF"});
    assert_eq!(with_status(&ended, 0).objects()[0], expected);
    let text = lgr(&["audit", &path]).out;
    assert!(text.contains("U+05D5 HEBREW LETTER VAV") && text.contains("U+05DF"), "{text}");
}

#[test]
fn two_labels_never_read_alike() {
    // Both are displayed the same way in a left-to-right paragraph (UAX #9): the digits stand to the left of the letter.
    let (_folder, path) = written(r#"<range first-cp="0030" last-cp="0039"/><char cp="05D0"/>"#, "");
    let line = |label: &str| {
        let out = lgr(&["check", "--lgr", &path, label]).out;
        out.lines().next().and_then(|it| it.split_once("  ")).map(|it| it.0.to_owned())
    };
    assert_ne!(line("\u{5D0}1"), None);
    assert_ne!(line("\u{5D0}1"), line("1\u{5D0}"));
}

#[test]
fn a_file_has_labels_as_they_are_typed() {
    let variants = file("variants.xml");
    // No override, and not in display order.
    let label = "\u{643}\u{628}";
    let line = |command: &str| {
        let out = lgr(&[command, "--lgr", &variants, label]).out;
        assert!(!out.contains('\u{202D}'), "{out}");
        out.lines().next().map(str::to_owned).unwrap_or_default()
    };
    assert!(line("check").starts_with(label));
    assert!(line("variants").starts_with(label));
}

#[test]
fn the_status_tells_what_is_refused_where_that_is_asked() {
    let (variants, minimal) = (file("variants.xml"), file("minimal.xml"));
    let check = |ruleset: &str, labels: &[&str]| {
        lgr(&[&["check", "--check", "--lgr", ruleset], labels].concat()).status
    };
    assert_eq!(check(&variants, &["\u{628}", "\u{643}"]), 0);
    // Not in the repertoire, refused by an action, refused by IDNA2008 alone; and what cannot be read.
    assert_eq!(check(&variants, &["\u{628}", "b"]), 1);
    assert_eq!(check(&variants, &["\u{5D0}"]), 1);
    assert_eq!(check(&minimal, &["ab--c"]), 1);
    assert_eq!(check(&variants, &["b", "a.b"]), 2);
    let (_folder, blocked) = written(r#"<char cp="0061"/>"#, r#"<action disp="blocked"/>"#);
    assert_eq!(check(&blocked, &["a"]), 1);
    let diff = |before: &str, after: &str| lgr(&["diff", "--check", before, after]).status;
    assert_eq!((diff(&variants, &variants), diff(&variants, &minimal)), (0, 1));
    assert_eq!(lgr(&["diff", &variants, &minimal]).status, 0);
}

#[test]
fn comments_of_a_list_are_no_labels() {
    let arguments = ["lgr", "check", "--lgr", &file("minimal.xml"), "--json", "-"];
    let ended = run_with_input(&arguments, b"# a comment\nab\n  # another\n");
    let lines: Vec<Value> = with_status(&ended, 0).objects().iter().map(|it| it["line"].clone()).collect();
    assert_eq!(lines, [2]);
}

#[test]
fn a_context_that_fails_is_named() {
    let answer = |ruleset: &str, label: &str| {
        let objects = lgr(&["check", "--json", "--lgr", ruleset, label]).objects();
        objects[0]["outside"].clone()
    };
    assert_eq!(
        answer(&file("middle-dot.xml"), "a\u{B7}l"),
        json!([{"position": 1, "cp": "00B7", "when": "catalan-middle-dot"}])
    );
    let rules = r#"<rule name="first"><look-behind><start/></look-behind><anchor/></rule>"#;
    let (_folder, path) = written(r#"<char cp="0061" not-when="first"/><char cp="0062"/>"#, rules);
    assert_eq!(answer(&path, "ab"), json!([{"position": 0, "cp": "0061", "not_when": "first"}]));
    assert_eq!(answer(&path, "ba"), Value::Null);
}

#[test]
fn an_audit_finds_policy_without_effect() {
    let data = r#"<char cp="0061"><var cp="0062" type="blokced"/></char><char cp="0062"><var cp="0061" type="x"/></char>"#;
    let rules = r#"<action disp="held" any-variant="x"/><action disp="blocked" any-variant="y"/>
        <action disp="valid"/><action disp="invalid" all-variants="x"/>"#;
    let (_folder, path) = written(data, rules);
    let objects = with_status(&lgr(&["audit", "--json", &path]), 0).objects();
    let expected = [
        json!({"kind": "type-without-action", "type": "blokced"}),
        json!({"kind": "own-disposition", "disposition": "held", "action": 0}),
        json!({"kind": "action-without-type", "action": 1}),
        json!({"kind": "action-never-reached", "action": 3, "earlier": 0}),
    ];
    assert_eq!(objects[..4], expected);
    // In words actions count from 1.
    let text = lgr(&["audit", &path]).out;
    for words in ["blokced", "held", "Action 2", "Action 4", "action 1"] {
        assert!(text.contains(words), "{words}: {text}");
    }
}

#[test]
fn a_label_that_can_be_cut_in_two_ways_has_the_index_label_of_its_variants() {
    // Of two yods each has a variant, and both together have one.
    let data = r#"<char cp="05D5"><var cp="05D9"/></char><char cp="05D9"><var cp="05D5"/></char>
        <char cp="05D9 05D9"><var cp="05F2"/></char><char cp="05F2"><var cp="05D9 05D9"/></char>"#;
    let (folder, path) = written(data, "");
    let check = |label: &str, options: &[&str]| {
        let ended = lgr(&[&["check", "--lgr", &path, label], options].concat());
        assert_eq!(ended.err, "");
        ended
    };
    for (label, of_lgr_core) in [("\u{5D9}\u{5D9}", None), ("\u{5F2}", Some("05D9 05D9"))] {
        let answer = &check(label, &["--json"]).objects()[0];
        assert_eq!(answer["index"], "05D5 05D5");
        assert_eq!(answer.get("lgr_core_index").and_then(|it| it.as_str()), of_lgr_core);
        let text = check(label, &[]).out;
        assert_eq!(text.contains("lgr-core"), of_lgr_core.is_some(), "{text}");
    }
    // What is registered is taken, whichever way it is cut, and nothing is said of variants that may be missed.
    let registered = folder.path().join("registered.txt");
    std::fs::write(&registered, "\u{5D9}\u{5D9}.example\n").expect("written");
    let registered = registered.to_str().expect("a plain path");
    let scan =
        ["scan", "--lgr", &path, "--parent=example", "--against", registered, "--columns=decision", "-"];
    let ended =
        run_with_input(&scan, "\u{5F2}.example\n\u{5D5}\u{5D5}.example\n\u{5D5}.example\n".as_bytes());
    assert_eq!(ended.out, "decision\ntaken\ntaken\nallowed\n");
    assert!(!ended.err.contains("missed"), "{}", ended.err);
}

#[test]
fn an_audit_shows_labels_that_violate_rules_or_show_the_same() {
    let (_folder, path) = written(r#"<char cp="0031"/><char cp="05D0"/>"#, "");
    let expected = [
        json!({"kind": "violates-rfc5893", "rule": "rfc5893-condition-1", "label": "0031 05D0"}),
        json!({"kind": "proved", "property": "idna2008", "lengths": "all"}),
        json!({"kind": "same-display", "display": "uba-ltr", "a": "0031 05D0", "b": "05D0 0031"}),
        json!({"kind": "proved", "property": "different-displays", "display": "uba-rtl", "lengths": "all"}),
        json!({"kind": "proved", "property": "different-displays", "display": "one-to-one", "lengths": "all"}),
    ];
    assert_eq!(with_status(&lgr(&["audit", "--json", &path]), 0).objects(), expected);
    let text = lgr(&["audit", &path]).out;
    assert!(text.contains("RFC 5893, section 2, condition 1") && text.contains("xn--1-0hc"), "{text}");
}

#[test]
fn an_audit_is_about_labels_below_a_zone() {
    // Alone a label of ASCII need not satisfy the Bidi rule, below a right-to-left zone it must.
    let (_folder, path) = written(r#"<char cp="0031"/><char cp="0061"/>"#, "");
    let kinds = |parent: &str| {
        let ended = lgr(&["audit", "--json", "--parent", parent, &path]);
        with_status(&ended, 0).objects().iter().map(|it| it["kind"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(kinds("com")[0], "proved");
    assert_eq!(kinds("\u{5D0}")[0], "violates-rfc5893");
    let ended = lgr(&["audit", "--parent", "..", &path]);
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
}

/// The rulesets decide beside IDNA2008 about the label directly below the zone.
#[test]
fn a_name_is_judged_by_the_rulesets_of_its_zone() {
    let (variants, common, whole) = (file("variants.xml"), file("common-rules.xml"), file("whole.xml"));
    let ask = |rulesets: &[&str], more: &[&str]| {
        let files = rulesets.iter().flat_map(|it| ["--lgr", it]);
        let arguments: Vec<&str> =
            ["inspect", "--json"].into_iter().chain(files).chain(more.iter().copied()).collect();
        run(&arguments).objects().remove(0)
    };
    let reasons = |it: &Value| (it["registration"]["verdict"].clone(), it["registration"]["reasons"].clone());

    // Without a zone the first label; the others may have what they like.
    let name = ask(&[&variants], &["\u{643}\u{643}.\u{5D0}\u{5D1}"]);
    assert_eq!(reasons(&name), (json!("allowed"), json!([])));
    assert_eq!(
        name["lgr"],
        json!({"ruleset": "variants.xml", "version": null, "date": null, "label": 0, "eligible": true,
            "disposition": "valid", "action": 5, "not_in_repertoire": [], "index": "0643 0643", "variant_count": 4})
    );
    // With a zone the label directly below it.
    let name = ask(&[&whole], &["--parent", "ae", "x.cDe.ae"]);
    assert_eq!(name["lgr"]["label"], 1);
    assert_eq!(name["lgr"]["version"], "3");
    assert_eq!(reasons(&name).0, "allowed");
    assert!(name["registration"]["headline"].as_str().is_some_and(|it| it.contains("whole.xml")), "{name}");

    // Each reason, with the positions in the whole name: e is in the repertoire of “whole”, z is not.
    let name = ask(&[&whole], &["--parent", "ae", "x.az.ae"]);
    assert_eq!(reasons(&name), (json!("refused"), json!(["lgr-not-in-repertoire"])));
    let finding = |it: &Value| {
        let all = it["findings"].as_array().cloned().unwrap_or_default();
        all.into_iter()
            .find(|it| it["id"].as_str().is_some_and(|id| id.starts_with("lgr-")))
            .expect("a finding")
    };
    assert_eq!((&finding(&name)["characters"], &finding(&name)["label"]), (&json!([3]), &json!(1)));
    // b may not stand at the start.
    let name = ask(&[&whole], &["bc"]);
    assert_eq!(reasons(&name), (json!("refused"), json!(["lgr-context"])));
    assert_eq!(finding(&name)["characters"], json!([0]));
    // An action of the file: ff. And IDNA2008 has its own reasons, which come first.
    assert_eq!(reasons(&ask(&[&whole], &["aff"])), (json!("refused"), json!(["lgr-invalid"])));
    let name = ask(&[&common], &["\u{5D0}-.com"]);
    assert_eq!(
        reasons(&name),
        (json!("refused"), json!(["rfc5893-condition-3", "idna-hyphen-at-end", "lgr-invalid"]))
    );
    // A zone with several rulesets needs one of them.
    assert_eq!(reasons(&ask(&[&whole, &variants], &["\u{643}"])).0, "allowed");
    assert_eq!(ask(&[&whole, &variants], &["\u{643}"])["lgr"]["ruleset"], "variants.xml");
    // Nobody registers this label, so that no ruleset is asked.
    assert_eq!(ask(&[&whole], &["_dmarc.com"])["lgr"], Value::Null);

    let ended = run(&["inspect", "--lgr", &file("none.xml"), "a.com"]);
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
    assert!(ended.err.contains("none.xml"), "{}", ended.err);
    let ended = run(&["inspect", "--check=idna2008", "--lgr", &whole, "az.com"]);
    assert_eq!(ended.status, 1, "{}", ended.out);
    assert!(ended.err.contains("lgr-not-in-repertoire"), "{}", ended.err);
}

/// Page, report and sheet name the ruleset with version and date.
#[test]
fn a_decision_names_its_ruleset() {
    let whole = file("whole.xml");
    let ended = run(&["inspect", "--lgr", &whole, "--parent", "example", "age.example"]);
    assert!(with_status(&ended, 0).out.contains("whole.xml, version 3, of 2026-11-25"), "{}", ended.out);
    let folder = tempfile::tempdir().expect("a folder");
    let report = folder.path().join("report.html");
    let path = report.to_str().expect("UTF-8");
    let ended = run(&[
        "inspect",
        "--report",
        path,
        "--lgr",
        &whole,
        "--parent",
        "example",
        "age.example",
        "az.example",
    ]);
    with_status(&ended, 0);
    let page = std::fs::read_to_string(&report).expect("the report");
    assert!(
        page.matches("whole.xml, version 3, of 2026-11-25").count() >= 3,
        "once for each name, once in the end"
    );
    let sheet = folder.path().join("sheet.svg");
    let path = sheet.to_str().expect("UTF-8");
    with_status(&run(&["sheet", "--output", path, "--lgr", &whole, "age.example"]), 0);
}

/// A profile has the zones of a registry, each with its rules.
#[test]
fn names_are_judged_by_the_profile_of_a_registry() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).expect("written");
    let [whole, variants] = ["whole.xml", "variants.xml"]
        .map(|it| std::path::absolute(file(it)).expect("a path").to_str().expect("UTF-8").to_owned());
    let profile = format!(
        "[zone.\"example\"]\nrulesets = ['{whole}', '{variants}']\nlabels-below = 1\nreserved = \"kept.txt\"\n\
         [zone.\"xn--4dbrk0ce\"]\nblocked = \"never.txt\"\nguidelines = \"icann\"\n"
    );
    write("registry.toml", &profile);
    write("kept.txt", "age\n\nxn--ngb\r\n");
    write("never.txt", "\u{5D0}\u{5D1}\n");
    let path = folder.path().join("registry.toml");
    let path = path.to_str().expect("UTF-8");
    let names = [
        ("cde.example", "allowed", json!([])),
        ("age.example", "refused", json!(["reserved-label"])),
        ("\u{643}\u{628}.example", "allowed", json!([])),
        ("z.example", "refused", json!(["lgr-not-in-repertoire"])),
        ("c.d.example", "refused", json!(["zone-label-count"])),
        ("\u{5D0}\u{5D1}.\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}", "refused", json!(["blocked-label"])),
        ("z.\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}", "allowed", json!([])),
        ("a.com", "needs-review", json!(["no-zone"])),
    ];
    let arguments: Vec<&str> =
        ["inspect", "--json", "--profile", path].into_iter().chain(names.iter().map(|it| it.0)).collect();
    let objects = with_status(&run(&arguments), 1).objects();
    for ((name, verdict, reasons), found) in names.iter().zip(&objects) {
        assert_eq!(found["registration"]["verdict"], *verdict, "{name}");
        assert_eq!(found["registration"]["reasons"], *reasons, "{name}");
    }
    assert_eq!(objects.len(), names.len());

    let refused = |arguments: &[&str], words: &str| {
        let ended = run(arguments);
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{}", ended.err);
        assert!(ended.err.contains(words), "{}", ended.err);
    };
    write("kept.txt", "age\na.b\n");
    refused(&["inspect", "--profile", path, "a.com"], "kept.txt: line 2");
    write("kept.txt", "https://a.b/c\n");
    refused(&["inspect", "--profile", path, "a.com"], "kept.txt: line 1: A URL is not a label.");
    write("registry.toml", "[zone.a]\n\nrule = 1\n");
    refused(&["inspect", "--profile", path, "a.com"], "registry.toml: line 3");
    refused(&["inspect", "--profile", path, "--parent", "com", "a.com"], "--parent");
    refused(&["inspect", "--profile", "none.toml", "a.com"], "none.toml");
}
