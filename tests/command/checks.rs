//! `inspect --check`: the exit status and what is said agree, whatever the rules; and what is answered of many
//! names.

use serde_json::json;

use super::{run, run_with_input};

/// Breaks the Bidi rule: a label of a Bidi domain name begins with a digit.
const DIGIT: &str = "1.\u{5D0}";
/// Satisfies it, but IDNA2008 has no tatweel (RFC 5892 section 2.6).
const TATWEEL: &str = "\u{645}\u{640}\u{635}\u{631}.com";
/// No Bidi domain name; IDNA2008 has no capitals beyond ASCII, UTS #46 maps them.
const CAPITAL: &str = "\u{C4}b.de";
/// No Bidi domain name; a hyphen at the end is refused by IDNA2008 and by UTS #46.
const HYPHEN: &str = "a-.com";
const GOOD: &str = "\u{5D0}\u{5D1}.com";
const URL: &str = "//3com.\u{5D0}\u{5D1}";

/// Which checks refuse a name: `bidi`, `idna2008`, `uts46`, and so `all`.
fn check(name: &str, bidi: bool, idna2008: bool, uts46: bool, ids: &[&str]) {
    let all = bidi || idna2008 || uts46;
    for (rules, refused) in
        [("", bidi), ("=bidi", bidi), ("=idna2008", idna2008), ("=uts46", uts46), ("=all", all)]
    {
        let ended = run(&["inspect", &format!("--check{rules}"), name]);
        assert_eq!(ended.status, i32::from(refused), "{name} {rules}: {}", ended.err);
        // What passes one check and may not be registered has a line as well.
        let is_reported = refused || idna2008;
        assert_eq!(ended.err.lines().count(), usize::from(is_reported), "{name} {rules}: {}", ended.err);
        if refused {
            assert!(
                ids.iter().any(|id| ended.err.contains(&format!("({id})"))),
                "{name} {rules}: {}",
                ended.err
            );
        }
    }
}

#[test]
fn each_check_refuses_by_its_own_rules() {
    check(GOOD, false, false, false, &[]);
    check("abc.com", false, false, false, &[]);
    // RFC 5893 is part of the other two.
    check(DIGIT, true, true, true, &["rfc5893-condition-1"]);
    check(TATWEEL, false, true, false, &["idna-disallowed"]);
    check(CAPITAL, false, true, false, &["idna-disallowed"]);
    check(HYPHEN, false, true, true, &["idna-hyphen-at-end"]);
    // What is no domain name passes nothing.
    check(URL, true, true, true, &["no-domain-name"]);
    check("192.0.2.1", true, true, true, &["no-domain-name"]);
    check("someone@example.com", true, true, true, &["no-domain-name"]);
}

/// The status answers what was asked, and the text beside it says more.
#[test]
fn what_passes_and_may_not_be_registered_is_reported() {
    for (check, rules) in
        [("--check", "the Bidi rule"), ("--check=bidi", "the Bidi rule"), ("--check=uts46", "UTS #46")]
    {
        let ended = run(&["inspect", "--quiet", check, CAPITAL, GOOD]);
        assert_eq!(ended.status, 0, "{check}");
        assert!(
            ended.err.starts_with(&format!("bidiscope: {CAPITAL}: The name passes {rules}")),
            "{}",
            ended.err
        );
        assert!(ended.err.ends_with("see --check=idna2008\n"), "{}", ended.err);
    }
}

#[test]
fn the_refusal_is_a_line_with_the_name_and_the_finding() {
    let ended = run(&["inspect", "--check=idna2008", HYPHEN]);
    assert!(ended.err.starts_with("bidiscope: a-.com: Label 1 "), "{}", ended.err);
    assert!(ended.err.trim_end().ends_with("(idna-hyphen-at-end)"), "{}", ended.err);
    // Nothing in it acts on a terminal; what follows RLO is reversed (L2), as every display has it.
    let ended = run(&["inspect", "--check=idna2008", "a\u{202E}b.com"]);
    assert!(ended.err.contains("a<U+202E>moc.b") && !ended.err.contains('\u{202E}'), "{:?}", ended.err);
    // Many findings are counted: each of these labels begins with a digit.
    let ended = run(&["inspect", "--check", "1.2.3.4.5.\u{5D0}"]);
    assert_eq!(ended.err.matches("(rfc5893-condition-1)").count(), 3, "{}", ended.err);
    assert!(ended.err.contains("2 more findings"), "{}", ended.err);
}

/// What the applicant cannot correct is a warning (RFC 5893 section 7.1).
#[test]
fn what_depends_is_a_warning() {
    let arguments = ["inspect", "--parent", "3com.com", "\u{645}\u{635}\u{631}.3com.com"];
    let asked = |check: &str| run(&[&arguments[..], &[check]].concat());
    let ended = asked("--check=idna2008");
    assert_eq!((ended.status, ended.err.lines().count()), (0, 1), "{}", ended.err);
    assert!(ended.err.contains("Warning: Undecided: "), "{}", ended.err);
    // The Bidi rule is asked of the whole name.
    assert_eq!(asked("--check").status, 1);
    let ended = asked("--check=all");
    assert_eq!((ended.status, ended.err.lines().count()), (1, 2), "{}", ended.err);
    assert!(ended.err.contains("(rfc5893-condition-1)") && ended.err.contains("Warning: "), "{}", ended.err);
}

#[test]
fn quiet_answers_by_the_status_alone() {
    let ended = run(&["inspect", "--quiet", "--check", GOOD, DIGIT]);
    assert_eq!((ended.status, ended.out.as_str(), ended.err.lines().count()), (1, "", 1));
    let ended = run(&["inspect", "--quiet", "--check", "a..b"]);
    assert_eq!((ended.status, ended.out.as_str(), ended.err.lines().count()), (2, "", 1));
}

/// With JSON too: each name for which the status is not 0 has its line.
#[test]
fn what_cannot_be_read_is_said_beside_json_where_there_is_a_check() {
    let ended = run_with_input(&["inspect", "--json", "--check", "-"], format!("a..b\n{DIGIT}\n").as_bytes());
    let texts: Vec<&str> = ended.err.lines().collect();
    assert_eq!((ended.status, ended.objects().len(), texts.len()), (2, 2, 2), "{}", ended.err);
    assert!(texts[0].starts_with("bidiscope: line 1: a..b: "), "{}", ended.err);
    assert!(texts[1].starts_with("bidiscope: line 2: "), "{}", ended.err);
    assert_eq!(run(&["inspect", "--json", "a..b"]).err, "");
}

#[test]
fn a_list_without_names_is_reported() {
    for input in ["", "\n \t\n", "\u{FEFF}"] {
        for arguments in [&["inspect", "--check", "-"][..], &["inspect", "--json", "-"], &["collisions", "-"]]
        {
            let ended = run_with_input(arguments, input.as_bytes());
            let text = "bidiscope: standard input has no names\n";
            assert_eq!((ended.status, ended.out.as_str(), ended.err.as_str()), (0, "", text), "{input:?}");
        }
    }
}

/// A complaint names what it is about as it is read.
#[test]
fn a_complaint_is_in_display_order() {
    let ended = run(&["inspect", "--check", "--quiet", "1.\u{5D0}\u{5D1}", "\u{5D0}\u{5D1}..com"]);
    let texts: Vec<&str> = ended.err.lines().collect();
    assert!(texts[0].starts_with("bidiscope: \u{202D}1.\u{5D1}\u{5D0}\u{202C}: "), "{}", ended.err);
    assert!(texts[1].starts_with("bidiscope: \u{202D}\u{5D1}\u{5D0}..com\u{202C}: "), "{}", ended.err);
}

#[test]
fn only_failing_answers_for_what_fails() {
    let names = [GOOD, TATWEEL, "abc.com", DIGIT, "a..b"];
    let ended = run(&[&["inspect", "--json", "--check", "--only-failing"], &names[..]].concat());
    let inputs: Vec<_> = ended.objects().iter().map(|it| it["input"].clone()).collect();
    assert_eq!((ended.status, inputs), (2, vec![json!(DIGIT), json!("a..b")]));
    let ended = run(&[&["inspect", "--json", "--check=idna2008", "--only-failing"], &names[..4]].concat());
    let inputs: Vec<_> = ended.objects().iter().map(|it| it["input"].clone()).collect();
    assert_eq!((ended.status, inputs), (1, vec![json!(TATWEEL), json!(DIGIT)]));

    let failing = run(&["inspect", "--check", "--only-failing", GOOD, DIGIT, "abc.com"]);
    assert_eq!((failing.status, failing.out), (1, run(&["inspect", DIGIT]).out));
    let none = run(&["inspect", "--check", "--only-failing", GOOD]);
    assert_eq!((none.status, none.out.as_str(), none.err.as_str()), (0, "", ""));
}

/// Blank lines are counted, so that an editor finds the line.
#[test]
fn lines_of_standard_input_are_numbered() {
    let input = format!("{GOOD}\n\n \t\na..b\r\n{DIGIT}\n").into_bytes();
    let ended = run_with_input(&["inspect", "--json", "-"], &input);
    let lines: Vec<_> = ended.objects().iter().map(|it| it["line"].clone()).collect();
    assert_eq!((ended.status, lines), (2, vec![json!(1), json!(4), json!(5)]));
    let ended = run_with_input(&["collisions", "--json", "--strategy", "uba-ltr", "-"], &input);
    let lines: Vec<_> = ended.objects().iter().map(|it| it["line"].clone()).collect();
    assert_eq!((ended.status, lines), (2, vec![json!(1), json!(4), json!(5)]));

    let ended = run_with_input(&["inspect", "--check", "-"], &input);
    let texts: Vec<&str> = ended.err.lines().collect();
    assert!(texts[0].starts_with("bidiscope: line 4: a..b: "), "{}", ended.err);
    assert!(texts[1].starts_with("bidiscope: line 5: ") && texts.len() == 2, "{}", ended.err);
    let ended = run_with_input(&["collisions", "-"], &input);
    assert!(ended.err.starts_with("bidiscope: line 4: a..b: "), "{}", ended.err);
}

#[test]
fn an_argument_has_no_line() {
    for name in [GOOD, "a..b"] {
        assert!(run(&["inspect", "--json", name]).objects()[0].get("line").is_none());
        assert!(run(&["collisions", "--json", name]).objects()[0].get("line").is_none());
    }
    assert!(run(&["inspect", "a..b"]).err.starts_with("bidiscope: a..b: "));
}

#[test]
fn what_does_not_stand_in_the_zone_is_an_error_of_its_own() {
    let ended = run(&["inspect", "--json", "--parent", "com", "a.com", "a.org", "com", "b.com"]);
    let [a, org, com, b] = ended.objects().try_into().expect("four objects");
    assert_eq!((ended.status, ended.err.as_str()), (2, ""));
    assert_eq!((&a["name"], &b["name"]), (&json!("a.com"), &json!("b.com")));
    let message = |it: &serde_json::Value| it["error"]["message"].as_str().expect("a message").to_owned();
    assert!(message(&org).contains("does not end in the parent zone"), "{org}");
    assert!(message(&com).contains("The name is the parent zone"), "{com}");

    let ended = run(&["inspect", "--parent", "com", "a.org"]);
    assert!(ended.err.starts_with("bidiscope: a.org: "), "{}", ended.err);
    assert_eq!((ended.status, ended.err.lines().count()), (2, 1));
}

#[test]
fn the_zone_is_put_after_every_name_where_that_is_asked_for() {
    let appended = |notation: &str, zone: &str, name: &str| {
        let arguments = ["inspect", "--json", "--notation", notation, "--append", "--parent", zone, name];
        let ended = run(&arguments);
        (ended.status, ended.objects()[0]["name"].clone(), ended.objects()[0]["input"].clone())
    };
    for (notation, zone, name, whole) in [
        ("unicode", "com", "abc", "abc.com"),
        ("unicode", ".com", "abc", "abc.com"),
        ("unicode", "3com.com", "\u{645}\u{635}\u{631}", "\u{645}\u{635}\u{631}.3com.com"),
        // It ends in the zone already, and gets it once more all the same.
        ("unicode", "com", "a.com", "a.com.com"),
        ("unicode", "xn--4dbc", "a", "a.\u{5D0}\u{5D1}"),
        ("codepoints", "U+0063 006F", "U+05D0", "\u{5D0}.co"),
        ("table1", "com", "AB", "\u{627}\u{628}.com"),
        ("capitals", "com", "AB", "\u{5D0}\u{5D1}.com"),
    ] {
        assert_eq!(appended(notation, zone, name), (0, json!(whole), json!(name)), "{notation}");
    }
    let twice = run(&[
        "inspect",
        "--quiet",
        "--check",
        "--append",
        "--parent",
        "co.il",
        "\u{5D0}.co.il",
        "co.il",
        "a",
    ]);
    let text = "bidiscope: \u{202D}\u{5D0}.co.il\u{202C}: warning: the name already ends in the parent zone, \
                and --append appended it again\n";
    assert_eq!((twice.status, twice.err.as_str()), (0, text));
    // What is wrong with the name stands where it does in the name.
    let ended = run(&["inspect", "--json", "--append", "--parent", "com", "a..b"]);
    assert_eq!((ended.status, ended.objects()[0]["error"]["position"].clone()), (2, json!(2)));
}

#[test]
fn a_zone_that_cannot_be_read_is_reported_once() {
    for zone in ["", "a..b"] {
        let ended = run(&["inspect", "--parent", zone, "a.com", "b.com"]);
        assert_eq!((ended.status, ended.out.as_str(), ended.err.lines().count()), (2, "", 1), "{zone}");
        assert!(ended.err.starts_with("bidiscope: --parent: "), "{}", ended.err);
    }
}

#[test]
fn the_version_of_unicode_is_in_every_answer() {
    let [object] = run(&["inspect", "--json", "abc.com"]).objects().try_into().expect("one object");
    assert_eq!((&object["unicode"], &object["unicode_names"]), (&json!("18.0.0"), &json!("17.0.0")));
}
