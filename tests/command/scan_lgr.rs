//! `scan --lgr`: a list under a registry's rulesets.

use std::fs;

use serde_json::{Value, json};
use tempfile::tempdir;

use super::html_reader;
use super::lgr::file;
use super::{Ended, run, run_with_input};

/// KAF is a variant of SWASH KAF; X is in no repertoire.
const LIST: &str = "\u{643}\u{643}.com\nx.com\n\u{6AA}\u{643}.com\n_dmarc.com\na..b\n";

fn scan(more: &[&str], list: &str) -> Ended {
    let variants = file("variants.xml");
    run_with_input(&[&["scan", "--lgr", &variants], more].concat(), list.as_bytes())
}

#[test]
fn the_columns_are_there_with_a_ruleset_only() {
    let of_rulesets =
        "lgr_disposition,lgr_action,lgr_index,same_variants,against_same_variants,against_disposition";
    let header = |ended: Ended| ended.out.lines().next().unwrap_or_default().to_owned();
    let (with, without) = (header(scan(&[], "")), header(run_with_input(&["scan"], b"")));
    assert_eq!(with, format!("{without},{of_rulesets}"));
    assert!(
        header(scan(&["--no-groups"], "")).ends_with(",warnings,host,lgr_disposition,lgr_action,lgr_index")
    );
    for column in of_rulesets.split(',') {
        let ended = run_with_input(&["scan", "--columns", column], b"a.com\n");
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{column}");
        assert!(ended.err.contains(column) && ended.err.contains("--lgr"), "{}", ended.err);
    }
}

#[test]
fn a_row_says_what_the_ruleset_does() {
    let columns = "--columns=line,registration,reasons,lgr_disposition,lgr_action,lgr_index,same_variants";
    let ended = scan(&[columns], LIST);
    let rows: Vec<&str> = ended.out.lines().skip(1).collect();
    assert_eq!(
        rows[..3],
        [
            "1,allowed,,valid,5,0643 0643,1",
            "2,refused,lgr-not-in-repertoire,invalid,-1,,",
            "3,allowed,,valid,5,0643 0643,1",
        ]
    );
    // Nobody registers that label, so no ruleset judges it.
    assert!(rows[3].starts_with("4,") && rows[3].ends_with(",,,,"), "{}", rows[3]);
    assert_eq!((rows[4], ended.status), ("5,,,,,,", 1));
    let ended = scan(&[columns, "--format=jsonl"], LIST);
    let objects = ended.objects();
    let of_ruleset =
        |object: &Value| ["lgr_disposition", "lgr_action", "lgr_index"].map(|key| object[key].clone());
    assert_eq!(of_ruleset(&objects[0]), [json!("valid"), json!(5), json!("0643 0643")]);
    assert_eq!(of_ruleset(&objects[1]), [json!("invalid"), json!(-1), Value::Null]);
    assert_eq!(of_ruleset(&objects[3]), [Value::Null, Value::Null, Value::Null]);
}

/// Without a parent zone the first label is judged, and with one the label directly below it, in the other list too.
#[test]
fn the_parent_zone_says_which_label_is_judged() {
    let folder = tempdir().expect("a folder");
    let other = folder.path().join("registered.txt");
    fs::write(&other, "x.com\n\u{6AA}.com\nmail.\u{643}.com\nwww.\u{6AA}.com\n").expect("room");
    let other = other.to_str().expect("UTF-8");
    let columns = "--columns=lgr_index,against_same_variants";
    let list = "\u{643}.com\nwww.\u{643}.com\n";
    let ended = scan(&["--parent=com", "--against", other, columns], list);
    assert_eq!(ended.out.lines().skip(1).collect::<Vec<_>>(), ["0643,2", "0643,4"]);
    let ended = scan(&["--against", other, columns], list);
    assert_eq!(ended.out.lines().skip(1).collect::<Vec<_>>(), ["0643,2", ","]);
    // The zone is appended to this list only.
    let ended = scan(&["--parent=com", "--append", "--against", other, columns], "\u{643}\nwww.\u{643}\n");
    assert_eq!(ended.out.lines().skip(1).collect::<Vec<_>>(), ["0643,2", "0643,4"]);
}

#[test]
fn a_taken_variant_fails_as_a_taken_name_does() {
    let folder = tempdir().expect("a folder");
    let other = folder.path().join("registered.txt");
    // These Han characters are variants, and no font shows them alike.
    let (registered, variant) = ("\u{53D1}.com\n", "\u{767C}.com\n");
    fs::write(&other, registered).expect("room");
    let other = other.to_str().expect("UTF-8");
    let status = |more: &[&str], list: &str| scan(&[&["--against", other], more].concat(), list).status;
    assert_eq!(status(&["--check=idna2008"], variant), 1);
    assert_eq!(status(&["--fail-on=taken"], variant), 1);
    assert_eq!(status(&["--fail-on=refused,confusable"], variant), 0);
    assert_eq!(status(&["--fail-on=taken"], "\u{643}\u{643}.com\n"), 0);
    assert_eq!(status(&[], variant), 0);
    assert_eq!(status(&["--fail-on=taken"], registered), 1);
    // Two applicants for variants.
    let both = &[registered, variant].concat();
    assert_eq!(
        (scan(&["--fail-on=confusable"], both).status, scan(&["--fail-on=refused"], both).status),
        (1, 0)
    );
    // What the ruleset refuses is refused.
    assert_eq!((scan(&["--check=idna2008"], "x.com\n").status, scan(&["--check"], "x.com\n").status), (1, 0));
    assert_eq!(run_with_input(&["scan", "--check=idna2008"], b"x.com\n").status, 0);
}

/// What the policy says of a variant goes by the registered label: its variants have dispositions, which may hang on their
/// contexts, and one that is not among them has none.
#[test]
fn the_disposition_is_that_of_a_variant_of_the_registered_name() {
    let folder = tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let (registered, report) = (path("registered.txt"), path("report.html"));
    // By variants.xml: 767C has the variant 53D1 (allocatable), which does not have it. KAF has SWASH
    // KAF, blocked at the end and allocatable before it.
    for (registered_name, name, disposition) in [
        ("\u{767C}.com", "\u{53D1}.com", "allocatable"),
        ("\u{53D1}.com", "\u{767C}.com", ""),
        ("www.\u{643}\u{643}.com", "www.\u{6AA}\u{643}.com", "allocatable"),
        ("\u{643}\u{643}.com", "\u{643}\u{6AA}.com", "blocked"),
    ] {
        fs::write(&registered, format!("x.com\n{registered_name}\n")).expect("room");
        let columns = "--columns=against_disposition,line,against_same_variants";
        let below = ["--parent=com", "--against", &registered];
        let list = format!("{registered_name}\n{name}\n");
        let ended = scan(&[&below[..], &[columns]].concat(), &list);
        // The name itself is no variant.
        let rows: Vec<&str> = ended.out.lines().skip(1).collect();
        assert_eq!(rows, [",1,", &format!("{disposition},2,2")], "{registered_name} {name}");
        let of_columns = |more: &[&str]| scan(&[&below[..], more].concat(), &list).out;
        // The line is found where only the disposition is asked for.
        let alone = of_columns(&["--columns=line,against_disposition", "--format=jsonl"]);
        let expected = if disposition.is_empty() { Value::Null } else { json!(disposition) };
        let last: Value = serde_json::from_str(alone.lines().last().unwrap_or_default()).expect("JSON");
        assert_eq!(last["against_disposition"], expected, "{alone}");
        of_columns(&["--report", &report, "--overwrite"]);
        let html = fs::read_to_string(&report).expect("it is there");
        let page = html_reader::read(&html);
        let said: Vec<&str> = page.texts("p").into_iter().filter(|it| it.contains("line 2.")).collect();
        let is_said =
            |it: &&&str| !disposition.is_empty() && it.contains(&format!("\u{201C}{disposition}\u{201D}"));
        assert_eq!(said.iter().filter(is_said).count(), usize::from(!disposition.is_empty()), "{said:?}");
    }
}

/// The report says of each taken name which line has it, and whether that is the same name or a variant.
#[test]
fn the_report_tells_the_same_name_from_a_variant() {
    let folder = tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    // THEH is in no repertoire, so that the third line matches nothing.
    let (registered, report) = (path("registered.txt"), path("report.html"));
    fs::write(&registered, "\u{62B}.com\n\u{643}\u{643}.com\n\u{53D1}.com\n").expect("room");
    let list = "\u{643}\u{643}.com\n\u{767C}.com\n\u{643}.com\n";
    let ended = scan(&["--against", &registered, "--report", &report], list);
    assert_eq!(ended.status, 0, "{}", ended.err);
    let html = fs::read_to_string(&report).expect("it is there");
    let page = html_reader::read(&html);
    let said = page.texts("p");
    let is_taken = |it: &&&str| it.contains("Taken");
    assert_eq!(said.iter().filter(is_taken).count(), 2, "{said:?}");
    let lines = |line: &str| said.iter().filter(|it| it.contains(line)).count();
    assert_eq!(["line 1.", "line 2.", "line 3."].map(lines), [0, 1, 1], "{said:?}");
    assert!(said.iter().any(|it| it.contains("variant") && it.contains("line 3.")), "{said:?}");
}

#[test]
fn the_summary_counts() {
    let ended = scan(&[], "\u{643}\u{643}.com\nx.com\n\u{6AA}\u{643}.com\ny.com\nz.com\n");
    // What is said of the ruleset's file comes first.
    let summary: String = ended.err.lines().filter(|it| !it.contains("variants.xml")).collect();
    let numbers: Vec<&str> =
        summary.split(|it: char| !it.is_ascii_digit()).filter(|it| !it.is_empty()).collect();
    // Names, those that the ruleset does not permit, and variants.
    assert_eq!(numbers, ["5", "3", "2"], "{}", ended.err);
}

#[test]
fn several_rulesets_and_bad_ones() {
    let (variants, minimal) = (file("variants.xml"), file("minimal.xml"));
    let columns = "--columns=lgr_disposition";
    let ended = run_with_input(
        &["scan", "--lgr", &variants, "--lgr", &minimal, columns],
        "x.com\n\u{643}.com\n".as_bytes(),
    );
    assert_eq!(ended.out, "lgr_disposition\nvalid\nvalid\n");
    let folder = tempdir().expect("a folder");
    let bad = folder.path().join("bad.xml");
    fs::write(&bad, "<lgr>\n").expect("room");
    for it in [bad.to_str().expect("UTF-8"), "no-such-file.xml"] {
        let ended = run_with_input(&["scan", "--lgr", it], b"a.com\n");
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{}", ended.err);
        assert!(ended.err.contains(it.rsplit('/').next().unwrap_or_default()), "{}", ended.err);
    }
    // Standard input is the list or the ruleset.
    assert_eq!(run(&["scan", "--lgr", "-"]).status, 2);
    let list = folder.path().join("list.txt");
    fs::write(&list, "ab.com\n").expect("room");
    let ruleset = fs::read(&minimal).expect("it is there");
    let ended = run_with_input(&["scan", "--lgr", "-", columns, list.to_str().expect("UTF-8")], &ruleset);
    assert_eq!((ended.status, ended.out.as_str()), (0, "lgr_disposition\nvalid\n"), "{}", ended.err);
}

/// Each name is judged by the rules of its zone, and the profile says what fails.
#[test]
fn a_profile_has_the_rules_of_several_zones() {
    let folder = tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    for ruleset in ["variants.xml", "minimal.xml"] {
        fs::copy(file(ruleset), path(ruleset)).expect("room");
    }
    fs::write(path("reserved.txt"), "nic\n").expect("room");
    let profile = "[defaults]\nfail-on = [\"taken\"]\n[zone.com]\nrulesets = [\"variants.xml\"]\n\
        [zone.\"co.il\"]\nrulesets = [\"minimal.xml\"]\nreserved = \"reserved.txt\"\n";
    fs::write(path("profile.toml"), profile).expect("room");
    fs::write(path("registered.txt"), "\u{6AA}.com\n").expect("room");
    let list = "www.\u{643}.com\nwww.ab.co.il\n\u{643}.co.il\nnic.co.il\na.org\n";
    let scan = |more: &[&str], list: &str| {
        let of_other = if more.contains(&"--against") { ",against_same_variants" } else { "" };
        let columns =
            format!("--columns=registration,reasons,lgr_disposition,lgr_index,same_variants{of_other}");
        let profile = path("profile.toml");
        run_with_input(&[&["scan", "--profile", &profile, &columns], more].concat(), list.as_bytes())
    };
    let ended = scan(&[], list);
    assert_eq!(
        ended.out.lines().skip(1).collect::<Vec<_>>(),
        [
            "allowed,,valid,0643,",
            "allowed,,valid,0061 0062,",
            "refused,lgr-not-in-repertoire,invalid,,",
            "refused,reserved-label,valid,006E 0069 0063,",
            "needs-review,no-zone,,,",
        ]
    );
    // What is refused is not what the profile names.
    assert_eq!(ended.status, 0, "{}", ended.err);
    let taken = scan(&["--against", &path("registered.txt")], "\u{643}.com\n\u{6AA}.org\n");
    assert_eq!(
        taken.out.lines().skip(1).collect::<Vec<_>>(),
        ["allowed,,valid,0643,,1", "needs-review,no-zone,,,,"]
    );
    assert_eq!(taken.status, 1, "{}", taken.err);
    assert_eq!(scan(&["--fail-on=refused"], list).status, 1);
    let report = path("report.html");
    let alone = ["scan", "--profile", &path("profile.toml"), "--report", &report];
    let ended = run_with_input(&alone, list.as_bytes());
    assert_eq!((ended.status, ended.out.as_str()), (0, ""), "{}", ended.err);
    let html = fs::read_to_string(&report).expect("it is there");
    assert!(["profile.toml", "variants.xml", "minimal.xml"].iter().all(|it| html.contains(it)));
}

/// Bare labels, each with its zone in another column, are judged by the rules of that zone.
#[test]
fn a_profile_judges_labels_by_the_zone_of_their_column() {
    let folder = tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    for ruleset in ["variants.xml", "minimal.xml"] {
        fs::copy(file(ruleset), path(ruleset)).expect("room");
    }
    let profile = "[zone.com]\nrulesets = [\"variants.xml\"]\n[zone.il]\nrulesets = [\"minimal.xml\"]\n";
    fs::write(path("profile.toml"), profile).expect("room");
    // The registry has no zone “co.il”, though the name is in “il” too.
    let list = "label,zone\n\u{643},com\n\u{6AA},COM\n\u{643},il\nab,il\nab,co.il\nab,\n";
    let profile = path("profile.toml");
    let columns = "--columns=name,parent,registration,reasons,lgr_index,same_variants";
    let arguments =
        ["scan", "--profile", &profile, "--column=label", "--parent-column=zone", "--append", columns];
    let ended = run_with_input(&arguments, list.as_bytes());
    assert_eq!(
        ended.out.lines().skip(1).collect::<Vec<_>>(),
        [
            "\u{643}.com,com,allowed,,0643,1",
            "\u{6AA}.COM,com,allowed,,0643,1",
            "\u{643}.il,il,refused,lgr-not-in-repertoire,,",
            "ab.il,il,allowed,,0061 0062,",
            "ab.co.il,co.il,needs-review,no-zone,,",
            ",,,,,",
        ],
        "{}",
        ended.err
    );
    assert_eq!(ended.status, 1, "a zone is missing");
    // One zone for all is not that of a profile.
    assert_eq!(run_with_input(&["scan", "--profile", &profile, "--parent=com"], b"").status, 2);
}

/// A ruleset of several zones is read once, what should be known of it is said once, and the report has it once.
#[test]
fn a_ruleset_of_two_zones_is_named_once() {
    let folder = tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    // A class by a property, and an early Unicode version: the program answers with a later one, and does not know what has
    // changed.
    let ruleset = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<lgr xmlns=\"urn:ietf:params:xml:ns:lgr-1.0\">\n\
        <meta><unicode-version>5.2.0</unicode-version></meta><data><range first-cp=\"0061\" last-cp=\"007A\"/></data>\n\
        <rules><class name=\"letters\" property=\"gc:Ll\"/>\n\
        <rule name=\"first\"><start/><class by-ref=\"letters\"/></rule>\n\
        <action disp=\"invalid\" not-match=\"first\"/></rules></lgr>\n";
    fs::write(path("latin.xml"), ruleset).expect("room");
    let profile = "[zone.com]\nrulesets = [\"latin.xml\"]\n[zone.\"co.il\"]\nrulesets = [\"latin.xml\"]\n";
    fs::write(path("profile.toml"), profile).expect("room");
    let (profile, report) = (path("profile.toml"), path("report.html"));
    let ended = run_with_input(&["scan", "--profile", &profile, "--report", &report], b"ab.com\n");
    assert_eq!((ended.status, ended.err.matches("5.2.0").count()), (0, 1), "{}", ended.err);
    let html = fs::read_to_string(&report).expect("it is there");
    let page = html_reader::read(&html);
    let said: Vec<&str> = page.texts("p").into_iter().filter(|it| it.contains("latin.xml")).collect();
    assert!(said.len() == 1 && said[0].matches("latin.xml").count() == 1, "{said:?}");
    assert!(["com", "co.il"].iter().all(|it| said[0].contains(it)), "{said:?}");
}
