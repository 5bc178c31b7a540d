//! Displays with choices on the command line.

use super::{run, run_with_input};

fn refused(arguments: &[&str], words: &[&str]) {
    let ended = run(arguments);
    assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{arguments:?}");
    for words in words {
        assert!(ended.err.contains(words), "{arguments:?}: {}", ended.err);
    }
}

#[test]
fn inspect_compares_the_displays_that_are_asked_for() {
    // Davis, third table: `com.D.C.b.a//:http` subject to the environment.
    let rtl = "fields:order=environment,paragraph=rtl";
    let asked = ["inspect", "--json", "--notation", "capitals", "--strategy", "fields", "--strategy", rtl];
    let inspected = run(&[&asked[..], &["http://a.b.C.D.com"]].concat()).objects();
    let orders = inspected[0]["orders"].as_array().expect("a list");
    let shown: Vec<_> = orders.iter().map(|it| [&it["strategy"], &it["display_notation"]]).collect();
    assert_eq!(shown, [["fields", "http://a.b.C.D.com"], [rtl, "com.D.C.b.a//:http"]]);
    let text = run(&["inspect", "--notation", "capitals", "--strategy", rtl, "a.B"]).out;
    assert!(text.contains("Fields (Davis), environment order, in an RTL paragraph"), "{text}");
    assert!(!text.contains("UBA, LTR"), "{text}");
}

#[test]
fn a_trace_ends_in_the_order_that_inspect_gives() {
    let displays = [
        "fields:order=content",
        "isolates:isolate=first-strong,paragraph=rtl",
        "uba-ltr:before=\\u{5D3}\\u{20}",
        "uba-auto:after=\\u{25},l3=no",
        "uba-rtl:bidi-data=unicode-3\\u{2E}1",
    ];
    for display in displays {
        let asked = ["--json", "--notation", "capitals", "--strategy", display, "--"];
        let names = ["A1.com", "1-a.B", "AB--12"];
        let inspected = run(&[&["inspect"], &asked[..], &names].concat()).objects();
        for (name, inspected) in names.into_iter().zip(inspected) {
            let steps = run(&[&["trace"], &asked[..], &[name]].concat()).objects();
            let order = &inspected["orders"][0];
            assert_eq!(order["strategy"], *display);
            assert_eq!(steps[steps.len() - 1]["order"], order["logical_from_visual"], "{display} {name}");
        }
    }
}

#[test]
fn what_stands_round_a_name_has_steps_of_its_own() {
    let asked =
        ["trace", "--json", "--notation", "capitals", "--strategy", "uba-ltr:before=\\u{5D3},after=x", "1"];
    let steps = run(&asked).objects();
    let around: Vec<_> = steps.iter().filter(|it| it["rule"] == "surround").collect();
    let messages: Vec<_> = around.iter().map(|it| (it["inserted"].as_str(), it["before"].as_u64())).collect();
    assert_eq!(messages, [(Some("U+05D3"), Some(0)), (Some("U+0078"), Some(1))]);
    // Rule I1: the word goes to level 1, the number after it to level 2.
    let i1 = steps.iter().find(|it| it["rule"] == "I1").expect("every rule has its step");
    assert_eq!(i1["changed"], serde_json::json!([{"character":0,"from":0,"to":2}]));
    assert_eq!(i1["changed_inserted"], serde_json::json!([{"inserted":0,"from":0,"to":1}]));
    let text = run(&["trace", "--strategy", "uba-ltr:before=see", "a"]).out;
    assert!(text.starts_with("UBA, LTR paragraph, in a typed context: “a”\nText before: “see”\n"), "{text}");
}

#[test]
fn inspect_tells_what_a_context_does() {
    let display = "uba-ltr:before=\\u{5D3}\\u{20}";
    let asked =
        ["inspect", "--json", "--notation", "capitals", "--strategy", display, "--", "ABC.abc", "1a.b"];
    let inspected = run(&asked).objects();
    let context = |index: usize| &inspected[index]["orders"][0]["context"];
    // By hand, as in the panes: the word joins the letters, and draws the digit to it.
    assert_eq!(
        (&context(0)["display_notation"], &context(0)["splits_name"]),
        (&"CBA D.abc".into(), &true.into())
    );
    assert_eq!(context(0)["split_labels"], serde_json::json!([]));
    assert_eq!(
        (&context(1)["display_notation"], &context(1)["split_labels"]),
        (&"1 Da.b".into(), &serde_json::json!([0]))
    );
    let plain = run(&["inspect", "--json", "a"]).objects();
    assert!(plain[0]["orders"][2].get("context").is_none());
}

#[test]
fn nothing_of_the_arguments_reaches_the_terminal_raw() {
    for display in ["\u{202E}abc", "uba-ltr:before=\u{1B}[31m", "\u{7}hi"] {
        let ended = run(&["inspect", "--strategy", display, "ab"]);
        assert_eq!(ended.status, 2);
        let raw = |it: char| it != '\n' && bidiscope_bidi::name::is_unprintable(it);
        assert!(!ended.err.contains(raw) && ended.err.contains("--strategy"), "{:?}", ended.err);
    }
}

#[test]
fn collisions_in_a_context_look_alike_in_it() {
    // `a1-` after which stands `1`: by hand, `1-a` shows the same line and `-a1` does not.
    let asked = ["collisions", "--json", "--strategy", "uba-rtl:after=1", "--", "a1-"];
    let collisions: Vec<_> = run(&asked).objects()[0]["collisions"].as_array().expect("a list").clone();
    let names: Vec<_> = collisions.iter().map(|it| it["name"].as_str().expect("a name")).collect();
    assert_eq!(names, ["1-a"]);
}

#[test]
fn collisions_and_studies_go_by_displays_too() {
    let data_version = "uba-ltr:bidi-data=unicode-3\\u{2E}1";
    let found =
        run(&["collisions", "--json", "--notation", "table1", "--strategy", data_version, "NOP--123"])
            .objects();
    assert_eq!((found.len(), &found[0]["strategy"]), (1, &data_version.into()));
    // Figure 4, line 2.
    assert_eq!(found[0]["display_notation"], "--123PON");
    // RFC 5893: without rule L3 label uniqueness fails at length 3 (`R NSM EN` against `R EN NSM`).
    let study = ["study", "--json", "--classes", "L,R,EN,NSM", "--max-length", "3"];
    let of =
        ["--property", "rfc5893-label-uniqueness", "--strategy", "uba-ltr", "--strategy", "uba-ltr:l3=no"];
    let rows = run(&[&study[..], &of[..]].concat()).objects();
    let failing: Vec<_> =
        rows.iter().filter(|it| it["counterexamples"] != 0).map(|it| &it["strategy"]).collect();
    assert_eq!(failing, ["uba-ltr:l3=no"]);
}

#[test]
fn refusals_name_what_is_known() {
    for command in ["trace", "collisions", "inspect"] {
        refused(
            &[command, "--strategy", "davis", "a"],
            &["no display \u{201C}davis\u{201D}", "uba-ltr", "--help"],
        );
        let unknown = ["\u{201C}fields\u{201D} has no option \u{201C}isolate\u{201D} (character 8)", "order"];
        refused(&[command, "--strategy", "fields:isolate=first-strong", "a"], &unknown);
    }
    let both = ["trace", "--bidi-data", "current", "--strategy", "uba-ltr:bidi-data=current", "a"];
    refused(&both, &["--bidi-data", "\u{201C}bidi-data\u{201D}", "Leave out one"]);
    let help = run(&["trace", "--help"]).out;
    for words in ["one-to-one", "fields:order=content,paragraph=rtl", "top-level-domain"] {
        assert!(help.contains(words), "{words}: {help}");
    }
}

#[test]
fn running_text_takes_the_marks_of_displays() {
    let with = |arguments: &[&str]| {
        let ended = run_with_input(&[&["text"], arguments].concat(), "see \u{5D0}.com".as_bytes());
        assert_eq!((ended.status, ended.err.as_str()), (0, ""), "{arguments:?}");
        ended.out
    };
    // The older words and the displays are the same marks.
    for (words, display) in [
        (&["davis", "--order", "content"][..], &["fields:order=content"][..]),
        (
            &["davis", "--order", "environment", "--direction", "rtl"],
            &["fields:order=environment,paragraph=rtl"],
        ),
        (&["davis"], &["fields"]),
        (&["durst", "--direction", "rtl"], &["components", "--direction", "rtl"]),
        (&["isolates"], &["isolates"]),
        (&["first-strong-isolates"], &["isolates:isolate=first-strong"]),
    ] {
        assert_eq!(
            with(&[&["--controls"], words].concat()),
            with(&[&["--controls"], display].concat()),
            "{words:?}"
        );
    }
    let rtl = with(&["--controls", "fields:order=environment,paragraph=rtl"]);
    assert_eq!(rtl, "see \u{202B}\u{200F}\u{5D0}\u{200F}.\u{200F}com\u{200F}\u{202C}");
    refused(
        &["text", "--controls", "fields:order=content", "--order", "content"],
        &["--order", "\u{201C}order\u{201D}", "Leave out one"],
    );
    refused(
        &["text", "--controls", "fields:paragraph=ltr", "--direction", "auto"],
        &["--direction", "\u{201C}paragraph\u{201D}", "Leave out one"],
    );
    refused(
        &["text", "--controls", "uba-ltr"],
        &["\u{201C}uba-ltr\u{201D} inserts no controls", "davis", "fields"],
    );
    refused(
        &["text", "--controls", "foo"],
        &["no controls \u{201C}foo\u{201D}", "first-strong-isolates", "components"],
    );
    refused(&["text", "--controls", "fields:l3=no"], &["\u{201C}l3\u{201D}"]);
}

/// A file of this text in a folder of its own.
fn file(text: &str) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.json");
    std::fs::write(&path, text).expect("a file");
    let written = path.to_str().expect("UTF-8").to_owned();
    (folder, written)
}

#[test]
fn a_strategy_of_ones_own_comes_from_its_file() {
    let one = r#"{"bidiscope":"strategies","version":1,"strategies":[{"name":"Strong hyphens","choices":{"hyphen":"l"}}]}"#;
    let (_folder, path) = file(one);
    for written in [format!("@{path}"), format!("@{path}:Strong hyphens")] {
        let asked = ["inspect", "--json", "--notation", "capitals", "--strategy", &*written, "AB-12"];
        let order = &run(&asked).objects()[0]["orders"][0];
        // By hand: a hyphen of class L keeps the number from following the letters.
        assert_eq!([&order["strategy"], &order["display_notation"]], ["custom:hyphen=l", "BA-12"]);
    }
    refused(
        &["collisions", "--strategy", &format!("@{path}:Weak"), "a"],
        &["\u{201C}Weak\u{201D}", "\u{201C}Strong hyphens\u{201D}"],
    );
    let two = r#"{"bidiscope":"strategies","version":1,"strategies":[{"name":"A"},{"name":"B:c","strategy":"uba-rtl"}]}"#;
    let (_folder, path) = file(two);
    refused(
        &["trace", "--strategy", &format!("@{path}"), "a"],
        &["several", "\u{201C}A\u{201D}, \u{201C}B:c\u{201D}"],
    );
    let with_colon = run(&["inspect", "--json", "--strategy", &format!("@{path}:B:c"), "a"]).objects();
    assert_eq!(with_colon[0]["orders"][0]["strategy"], "uba-rtl");
    refused(&["trace", "--strategy", "@", "a"], &["follows \u{201C}@\u{201D}"]);
    let traced = run(&["trace", "--json", "--strategy", &format!("@{path}:A"), "a"]).objects();
    assert_eq!(traced[traced.len() - 1]["rule"], "L3");
}

#[test]
fn a_file_that_holds_no_strategies_is_reported_as_that() {
    for (text, words) in [
        ("", "strategies cannot be read"),
        ("{}", "not a strategy file"),
        (r#"{"bidiscope":"strategies","version":9}"#, "A newer version"),
        (r#"{"bidiscope":"strategies","version":1,"strategies":[]}"#, "no strategy."),
        (
            r#"{"bidiscope":"strategies","version":1,"strategies":[{"name":"a\u001b[31m"}]}"#,
            "control characters",
        ),
    ] {
        let (_folder, path) = file(text);
        refused(&["inspect", "--strategy", &format!("@{path}"), "a"], &[words, "mine.json"]);
        assert_eq!(std::fs::read_to_string(&path).expect("still there"), text);
    }
    refused(&["inspect", "--strategy", "@nowhere.json", "a"], &["nowhere.json"]);
}
