//! The rules of a zone as options: `--labels-below`, `--reserved`, `--blocked` and `--guidelines`, as in a profile.

use std::fs;
use std::path::Path;

use tempfile::{TempDir, tempdir};

use super::{run, run_with_input};

/// A folder with the labels that a registry keeps, and the zone `il` with them as a profile.
fn registry() -> TempDir {
    let folder = tempdir().expect("a folder");
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).expect("a file");
    // As characters and as an A-label.
    write("reserved.txt", "\u{FEFF}gov\n\n# What the state needs: not.a.label\nxn--4db\n");
    write("blocked.txt", "Example\r\n");
    write(
        "profile.toml",
        "[zone.il]\nlabels-below = 1\nreserved = \"reserved.txt\"\nblocked = \"blocked.txt\"\nguidelines = \"icann\"\n",
    );
    folder
}

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().expect("UTF-8").to_owned()
}

const LIST: &str = "gov.il\n\u{5D0}.il\nEXAMPLE.il\na.b.il\na\u{431}.il\nfree.il\ngovt.il\n";

/// What the registry's own words say of each name of the list, in one zone.
const REASONS: [&str; 7] = [
    "refused,reserved-label",
    "refused,reserved-label",
    "refused,blocked-label",
    "refused,zone-label-count",
    "refused,guidelines-mixed-scripts",
    "allowed,",
    "allowed,",
];

fn answers(arguments: &[&str]) -> Vec<String> {
    let all = [&["scan", "--no-groups", "--columns=registration,reasons"], arguments].concat();
    run_with_input(&all, LIST.as_bytes()).out.lines().skip(1).map(str::to_owned).collect()
}

#[test]
fn options_and_a_profile_say_the_same() {
    let folder = registry();
    let [reserved, blocked, profile] =
        ["reserved.txt", "blocked.txt", "profile.toml"].map(|it| path(folder.path(), it));
    let files = ["--reserved", &reserved, "--blocked", &blocked, "--guidelines=icann"];
    let options = [&["--parent=il", "--labels-below=1"][..], &files].concat();
    assert_eq!(answers(&["--profile", &profile]), REASONS);
    assert_eq!(answers(&options), REASONS);
    // Each by itself.
    let refused = |arguments: &[&str]| {
        let all = answers(&[&["--parent=il"], arguments].concat());
        all.iter().map(|it| it.starts_with("refused")).collect::<Vec<_>>()
    };
    let only = |at: &[usize]| (0..7).map(|it| at.contains(&it)).collect::<Vec<_>>();
    assert_eq!(refused(&["--reserved", &reserved]), only(&[0, 1]));
    assert_eq!(refused(&["--blocked", &blocked]), only(&[2]));
    assert_eq!(refused(&["--labels-below=1"]), only(&[3]));
    assert_eq!(refused(&["--labels-below=2"]), only(&[0, 1, 2, 4, 5, 6]));
    assert_eq!(refused(&["--guidelines=icann"]), only(&[4]));
    // In inspect too.
    let inspect = |name: &str| {
        let all = [&["inspect", "--json"][..], &options, &[name]].concat();
        run(&all).objects()[0]["registration"]["verdict"].clone()
    };
    assert_eq!([inspect("gov.il"), inspect("free.il")], ["refused", "allowed"]);
}

/// Whether rules of the registry were checked is said in the same words of a name and of a list.
#[test]
fn what_was_checked_is_said_alike_everywhere() {
    let folder = registry();
    let profile = path(folder.path(), "profile.toml");
    fs::write(&profile, "[zone.il]\nlabels-below = 1\n[zone.com]\n").expect("a profile");
    let reserved = path(folder.path(), "reserved.txt");
    let checked = "May be registered (IDNA2008 and registry rules)";
    let of_standards = "May be registered (IDNA2008). Registry rules not checked.";
    for (options, name, expected) in [
        (&["--profile", &profile][..], "free.il", checked),
        (&["--profile", &profile], "free.com", checked),
        (&["--parent=il", "--labels-below=1"], "free.il", checked),
        (&["--parent=il", "--reserved", &reserved], "free.il", checked),
        (&["--parent=il", "--guidelines=icann"], "free.il", checked),
        (&["--parent=il"], "free.il", of_standards),
        (&[], "free.il", of_standards),
    ] {
        let page = path(folder.path(), "page.html");
        let ended = run(&[&["inspect"][..], options, &[name]].concat());
        assert!(ended.out.contains(expected), "{options:?}: {}", ended.out);
        run(&[&["inspect"][..], options, &["--overwrite", "--report", &page, name]].concat());
        let page = fs::read_to_string(&page).expect("a report");
        assert!(page.contains(expected), "{options:?}");
        let list = path(folder.path(), "list.html");
        let all = [&["scan", "--overwrite", "--report", &list][..], options].concat();
        assert_eq!(run_with_input(&all, name.as_bytes()).status, 0);
        let list = fs::read_to_string(&list).expect("a report");
        assert_eq!(list.contains(checked), expected == checked, "{options:?}");
    }
}

/// The zone of a row is that of its column, with the same rules in each.
#[test]
fn the_rules_hold_in_the_zone_of_each_row() {
    let folder = registry();
    let reserved = path(folder.path(), "reserved.txt");
    let list = "label,zone\ngov,il\ngov,com\na.b,com\nfree,il\n";
    let arguments = [
        "scan",
        "--column=label",
        "--parent-column=zone",
        "--append",
        "--labels-below=1",
        "--reserved",
        &reserved,
        "--columns=registration,reasons",
    ];
    let ended = run_with_input(&arguments, list.as_bytes());
    let rows: Vec<&str> = ended.out.lines().skip(1).collect();
    assert_eq!(
        rows,
        ["refused,reserved-label", "refused,reserved-label", "refused,zone-label-count", "allowed,"]
    );
}

/// A report explains a name by the rules of the zone that its row states, not by those of a zone below that.
#[test]
fn a_report_explains_a_name_in_its_stated_zone() {
    let folder = registry();
    let [profile, page] = ["nested.toml", "page.html"].map(|it| path(folder.path(), it));
    fs::write(&profile, "[zone.il]\nlabels-below = 1\n[zone.\"co.il\"]\n").expect("a profile");
    let options = ["scan", "--profile", &profile, "--column=name", "--parent-column=zone"];
    for (zone, of_row, is_explained) in
        [("il", "refused,zone-label-count", true), ("co.il", "allowed,", false)]
    {
        let list = format!("name,zone\nshop.co.il,{zone}\n");
        let scan = |more: &[&str]| run_with_input(&[&options, more].concat(), list.as_bytes());
        assert_eq!(scan(&["--columns=registration,reasons"]).out.lines().nth(1), Some(of_row));
        let ended = scan(&["--overwrite", "--report", &page]);
        assert_eq!(ended.status, 0, "{}", ended.err);
        let page = fs::read_to_string(&page).expect("a report");
        assert_eq!(page.contains("labels below the zone; the registry requires"), is_explained, "{page}");
        assert!(page.contains("The list states the zone of each name"), "{page}");
    }
}

/// With a ruleset the variants of a reserved label are reserved too: KAF and KEHEH are variants in `arabic.xml`.
#[test]
fn variants_of_a_reserved_label_are_reserved() {
    let folder = registry();
    let reserved = path(folder.path(), "variants.txt");
    fs::write(&reserved, "\u{643}\u{627}\u{645}\n").expect("a file");
    let ruleset = format!("{}/tests/data/lgr/arabic.xml", env!("CARGO_MANIFEST_DIR"));
    let arguments = ["scan", "--columns=registration,reasons", "--lgr", &ruleset, "--reserved", &reserved];
    let ended = run_with_input(&arguments, "\u{6A9}\u{627}\u{645}\n\u{627}\u{645}\u{643}\n".as_bytes());
    let rows: Vec<&str> = ended.out.lines().skip(1).collect();
    assert_eq!(rows, ["refused,reserved-label", "allowed,"]);
}

#[test]
fn what_goes_together_and_what_is_wrong() {
    let folder = registry();
    let [reserved, profile] = ["reserved.txt", "profile.toml"].map(|it| path(folder.path(), it));
    let bad = path(folder.path(), "bad.txt");
    fs::write(&bad, "gov\n\na.b\n").expect("a file");
    for (arguments, at) in [
        // Labels are counted below a zone.
        (&["--labels-below=1"][..], "--parent"),
        (&["--parent=il", "--labels-below=0"], "0"),
        (&["--profile", &profile, "--reserved", &reserved], "--reserved"),
        (&["--guidelines=ours"], "ours"),
        (&["--reserved", "missing.txt"], "missing.txt"),
        (&["--reserved", &bad], "bad.txt"),
        (&["--reserved", "-"], "-"),
        // What is read is not written.
        (&["--reserved", &reserved, "--output", &reserved, "--overwrite"], "reserved.txt"),
    ] {
        let ended = run_with_input(&[&["scan"], arguments].concat(), b"a.com\n");
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{arguments:?}");
        assert!(ended.err.contains(at), "{arguments:?}: {}", ended.err);
    }
    let ended = run_with_input(&["scan", "--reserved", &bad], b"a.com\n");
    assert!(ended.err.contains('3'), "the line: {}", ended.err);
    // What is wrong with a label is no matter of how many there are.
    fs::write(&bad, "\u{5E9}\u{5DC}\u{5D5}\u{5DD}-\n").expect("a file");
    let ended = run_with_input(&["scan", "--reserved", &bad], b"a.com\n");
    assert!(ended.err.contains("Label 1 ends with a hyphen"), "{}", ended.err);
    assert!(!ended.err.contains("one label"), "{}", ended.err);
}

#[test]
fn a_report_says_which_rules_it_goes_by() {
    let folder = registry();
    let reserved = path(folder.path(), "reserved.txt");
    let report = |arguments: &[&str], name: &str| {
        let file = path(folder.path(), name);
        let all = [&["scan", "--report", &file][..], arguments].concat();
        assert_eq!(run_with_input(&all, LIST.as_bytes()).status, 0);
        fs::read_to_string(file).expect("a report")
    };
    let without = report(&[], "a.html");
    let with = report(&["--parent=il", "--labels-below=1", "--reserved", &reserved], "b.html");
    let footer = |it: &str| it[it.find("<footer").expect("a footer")..].to_owned();
    assert_ne!(footer(&without), footer(&with));
    // The program and the version of Unicode once, at the foot.
    for page in [without, with] {
        let foot = footer(&page);
        let version = bidiscope_bidi::name::unicode_version();
        assert!(foot.contains(env!("CARGO_PKG_VERSION")) && foot.contains(version), "{foot}");
        assert!(!page[..page.len() - foot.len()].contains(version));
    }
}

/// What only the registry refuses is not said to fail IDNA2008.
#[test]
fn the_summary_says_what_refuses() {
    let folder = registry();
    let reserved = path(folder.path(), "reserved.txt");
    let scan = ["scan", "--check=idna2008", "--no-groups", "--parent=il", "--reserved", &reserved];
    let ended = run_with_input(&scan, b"gov.il\nfree.il\na-.il\n");
    assert_eq!(ended.status, 1);
    assert!(ended.err.contains("3 names, 1 does not pass registration by IDNA2008"), "{}", ended.err);
    assert!(ended.err.contains(", 1 is refused only by the rules of the registry\n"), "{}", ended.err);
    let inspect =
        |name: &str| run(&["inspect", "--quiet", "--check", "--parent=il", "--reserved", &reserved, name]);
    assert!(
        inspect("gov.il").err.contains("but registry rules refuse the name"),
        "{}",
        inspect("gov.il").err
    );
    assert!(inspect("a-.il").err.contains("but IDNA2008 refuses the name"), "{}", inspect("a-.il").err);
}

/// A zone in two forms: with the same rules that is said once, with others nobody knows which count.
#[test]
fn a_zone_that_is_written_twice() {
    let folder = registry();
    let profile = path(folder.path(), "twice.toml");
    let hebrew = "\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}";
    let text =
        format!("[zone.il]\n[zone.\"{hebrew}\"]\nlabels-below = 1\n[zone.xn--4dbrk0ce]\nlabels-below = ");
    fs::write(&profile, format!("{text}1\n")).expect("a file");
    let scan = || {
        run_with_input(
            &["scan", "--columns=parent", "--profile", &profile],
            format!("a.{hebrew}\n").as_bytes(),
        )
    };
    let ended = scan();
    assert_eq!((ended.status, ended.out.as_str()), (0, format!("parent\n{hebrew}\n").as_str()));
    assert_eq!(ended.err.matches("is given twice").count(), 1, "{}", ended.err);
    fs::write(&profile, format!("{text}2\n")).expect("a file");
    let ended = scan();
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
    assert!(ended.err.contains("with different rules"), "{}", ended.err);
}
