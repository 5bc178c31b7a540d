//! The files that `bidiscope lgr` reads: what they say, when they are valid, and tables of older documents.

use super::lgr::{file, lgr, with_status};
use super::{Ended, run_command};

#[test]
fn all_of_a_ruleset_is_shown_in_the_same_sections_everywhere() {
    let whole = file("whole.xml");
    let text = with_status(&lgr(&["show", &whole]), 0).out.clone();
    let page = with_status(&lgr(&["show", "--format", "html", &whole]), 0).out.clone();
    let sections = ["description", "repertoire", "variants", "classes", "rules", "actions", "references"];
    for anchor in sections {
        assert!(page.contains(&format!("id=\"{anchor}\"")), "{anchor}");
    }
    let sections = ["Repertoire", "Variants", "Classes", "Rules", "Actions", "References"];
    let lines: Vec<&str> = text.lines().filter(|it| sections.contains(it)).collect();
    assert_eq!(lines, sections);
    // The types of the scope and of the description, and the comment of a reference.
    for said in ["domain", "text/html", "the standard"] {
        assert!(text.contains(said) && page.contains(said), "{said}");
    }
    // A rule in words, and as the file has it.
    assert!(page.contains("&lt;rule name=") && page.contains("This rule matches "), "{page}");
    for line in text.lines().filter(|it| it.starts_with("Repertoire")) {
        assert!(line.len() <= 80, "{line}");
    }
}

/// RFC 7940, sections 6.2.2 and 6.3: a rule without parts, a nested rule without parts, and a tag that no code point has.
#[test]
fn what_an_empty_rule_matches_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("empty.xml");
    let text = "<lgr xmlns=\"urn:ietf:params:xml:ns:lgr-1.0\"><data><char cp=\"0061\"/></data><rules>
        <rule name=\"never\"/><rule name=\"blank\"><rule/></rule>
        <rule name=\"unused\"><class from-tag=\"x\"/></rule></rules></lgr>";
    std::fs::write(&path, text).expect("it can be written");
    let shown = with_status(&lgr(&["show", path.to_str().expect("a plain path")]), 0).out.clone();
    let shown = shown.replace(['\u{2068}', '\u{2069}'], "");
    for said in ["nothing", "the empty string", "a code point of the empty set"] {
        assert!(shown.contains(&format!("This rule matches {said}.")), "{said}: {shown}");
    }
}

/// On a day, which `SOURCE_DATE_EPOCH` says.
fn lgr_on(seconds: &str, arguments: &[&str]) -> Ended {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_bidiscope"));
    run_command(command.args(arguments).env("SOURCE_DATE_EPOCH", seconds), b"a.example\n")
}

#[test]
fn a_ruleset_that_is_not_valid_is_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("valid.xml");
    let text =
        "<lgr xmlns=\"urn:ietf:params:xml:ns:lgr-1.0\"><meta><validity-start>2000-02-28</validity-start>
        <validity-end>2000-02-28</validity-end></meta><data><char cp=\"0061\"/></data></lgr>";
    std::fs::write(&path, text).expect("it can be written");
    let path = path.to_str().expect("a plain path");
    let report = folder.path().join("report.html");
    let report = report.to_str().expect("a plain path");
    let (valid, late, early) = ("951782399", "951782400", "951609600");
    let check = ["lgr", "check", "--fail-on", "expired", "--lgr", path, "a"];
    assert_eq!((lgr_on(valid, &check).status, lgr_on(valid, &check).err.as_str()), (0, ""));
    for day in [late, early] {
        let ended = with_status(&lgr_on(day, &check), 1).err.clone();
        assert!(ended.contains("valid.xml") && ended.contains("2000-02-28"), "{ended}");
    }
    assert_eq!(lgr_on(late, &["lgr", "check", "--lgr", path, "a"]).status, 0);
    let inspected = lgr_on(late, &["inspect", "--lgr", path, "a.example"]);
    assert!(
        inspected.out.contains("2000-02-28") && inspected.err.contains("2000-02-28"),
        "{}",
        inspected.out
    );
    let scan = ["scan", "--lgr", path, "--fail-on", "expired", "--report", report, "-"];
    let ended = lgr_on(late, &scan);
    assert!(with_status(&ended, 1).err.contains("2000-02-28"), "{}", ended.err);
    // It is counted as what it is, and not as a check.
    assert!(ended.err.contains("1 fails: 1 ") && !ended.err.contains("--check"), "{}", ended.err);
    assert!(std::fs::read_to_string(report).expect("the report").contains("2000-02-28"));
    assert_eq!(lgr_on(valid, &["scan", "--lgr", path, "--fail-on", "expired", "-"]).status, 0);
}

#[test]
fn a_table_of_an_older_document_is_a_ruleset() {
    let table = file("rfc3743.txt");
    let ended = lgr(&["check", "--lgr", &table, "--json", "--notation", "codepoints", "5718"]);
    assert_eq!(with_status(&ended, 0).objects()[0]["disposition"], "valid");
    assert!(ended.err.contains("RFC 3743"), "{}", ended.err);
    let folder = tempfile::tempdir().expect("a folder");
    let output = folder.path().join("new.xml");
    let output = output.to_str().expect("a plain path");
    with_status(&lgr(&["convert", &table, "--output", output]), 0);
    assert_eq!(with_status(&lgr(&["diff", "--check", "--json", &table, output]), 0).out, "");
    assert_eq!(lgr(&["convert", &table, "--output", output]).status, 1, "the file is there");
    assert_eq!(std::fs::read_to_string(output).expect("it is there"), lgr(&["convert", &table]).out);
    assert_eq!(lgr(&["convert", output]).status, 2);
    let broken = folder.path().join("broken.txt");
    std::fs::write(&broken, "U+0061\nnothing\n").expect("it can be written");
    let ended = lgr(&["check", "--lgr", broken.to_str().expect("a plain path"), "a"]);
    assert!(with_status(&ended, 2).err.contains("ine 2") && ended.err.contains("nothing"), "{}", ended.err);
}
