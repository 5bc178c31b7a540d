//! `atlas`: the recorded disagreements, as text, as data and as files for maintainers.

use std::collections::BTreeSet;
use std::fs;

use serde_json::Value;

use super::run;

const RECORDED: &str = include_str!("../../docs/atlas.json");

fn recorded() -> Value {
    serde_json::from_str(RECORDED).expect("JSON")
}

/// The disagreements of the file in which this program is concerned.
fn concerned<'a>(recorded: &'a Value, part: &str, peer: &str) -> Vec<&'a Value> {
    let all = recorded[part]["disagreements"].as_array().expect("a list");
    all.iter().filter(|it| !it["concerned"][peer].is_null()).collect()
}

#[test]
fn the_data_are_those_of_the_file() {
    let (recorded, objects) = (recorded(), run(&["atlas", "--json"]).objects());
    let mut at = 0;
    for part in ["uba", "idna"] {
        for expected in recorded[part]["disagreements"].as_array().expect("a list") {
            let mut written = objects[at].clone();
            let keys = written.as_object_mut().expect("an object");
            assert_eq!(keys.remove("part"), Some(part.into()));
            let versions = keys.remove("versions").expect("the versions");
            assert_eq!(versions["go"], recorded[part]["peers"]["go"]["version"]);
            assert_eq!(written, *expected);
            at += 1;
        }
    }
    assert_eq!((objects.len(), at), (27, 27));
    // Each has a key of its own among those of the same question.
    let keys: BTreeSet<_> = objects.iter().map(|it| format!("{}-{}", it["part"], it["key"])).collect();
    assert_eq!(keys.len(), 27);
}

#[test]
fn the_data_of_one_program_name_no_other_as_concerned() {
    let objects = run(&["atlas", "--peer", "fribidi", "--json"]).objects();
    assert_eq!(objects.len(), concerned(&recorded(), "uba", "fribidi").len());
    for one in objects {
        let concerned: Vec<_> = one["concerned"].as_object().expect("programs").keys().collect();
        assert_eq!(concerned, ["fribidi"]);
    }
}

/// Qt differs nowhere: no folder, no empty file, and a sentence on standard error.
#[test]
fn nothing_is_written_of_a_program_that_differs_nowhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let made = folder.path().join("qt");
    let exported = run(&["atlas", "--peer", "qt", "--export", made.to_str().expect("UTF-8")]);
    let data = run(&["atlas", "--peer", "qt", "--json"]);
    for ended in [exported, data] {
        assert_eq!((ended.status, ended.out.as_str()), (0, ""));
        assert!(ended.err.contains("qt differs from the standard in none"), "{}", ended.err);
    }
    assert!(!made.exists());
}

/// A link that somebody else put there must not lead to a file elsewhere.
#[cfg(unix)]
#[test]
fn a_symbolic_link_is_replaced() {
    let folder = tempfile::tempdir().expect("a folder");
    let elsewhere = folder.path().join("elsewhere");
    fs::write(&elsewhere, "kept").expect("a file");
    let link = folder.path().join("libidn2-IdnaTestV2.txt");
    std::os::unix::fs::symlink(&elsewhere, &link).expect("a link");
    let arguments = ["atlas", "--peer", "libidn2", "--export", folder.path().to_str().expect("UTF-8")];
    assert_eq!(run(&arguments).status, 1);
    assert!(link.is_symlink());
    assert_eq!(run(&[&arguments[..], &["--overwrite"]].concat()).status, 0);
    assert!(!link.is_symlink() && link.is_file());
    assert_eq!(fs::read_to_string(&elsewhere).expect("a file"), "kept");
}

#[test]
fn a_table_has_the_name_the_reading_the_answers_and_the_kind() {
    let ended = run(&["atlas", "--peer", "bidi-js"]);
    assert_eq!((ended.status, ended.err.as_str()), (0, ""));
    assert!(ended.out.starts_with("Displays (UAX #9): 3 disagreements\n"), "{}", ended.out);
    for part in [
        "Shortest name",
        "U+0061 U+0028",
        "U+0028\u{D7}64",
        "BD16: Where more",
        "68\u{2013}4",
        "L2: Removed",
        "error",
    ] {
        assert!(ended.out.contains(part), "{part}: {}", ended.out);
    }
    // bidi-js knows no domain names.
    assert!(!ended.out.contains("Domain names"), "{}", ended.out);
    let all = run(&["atlas"]).out;
    assert!(all.contains("\n\nDomain names (UTS #46 with RFC 5893): 12 disagreements\n"), "{all}");
    assert!(all.lines().all(|it| it.chars().count() <= 80), "{all}");
}

#[test]
fn a_program_without_a_disagreement_is_said_to_have_none() {
    let ended = run(&["atlas", "--peer", "IDNA-crate"]);
    assert_eq!((ended.status, ended.err.as_str()), (0, ""));
    assert!(ended.out.contains("0 disagreements\n"), "{}", ended.out);
    assert!(ended.out.contains("222,201 names asked, 0 answers differ"), "{}", ended.out);
    let chromium = run(&["atlas", "--peer", "chromium"]).out;
    assert!(chromium.contains(": a sample of 9,215 names asked, 9 answers differ"), "{chromium}");
}

#[test]
fn a_program_that_was_not_asked_is_refused() {
    let ended = run(&["atlas", "--peer", "netscape"]);
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
    assert!(ended.err.contains("netscape") && ended.err.contains("fribidi"), "{}", ended.err);
    let misspelt = run(&["atlas", "--peer", "FriBibi"]);
    assert_eq!((misspelt.status, misspelt.out.as_str()), (2, ""));
    assert!(misspelt.err.contains("did you mean \u{201C}fribidi\u{201D}"), "{}", misspelt.err);
    // What programs are called in short, or where there are several.
    for (typed, meant) in [
        ("java", "\u{201C}java-17\u{201D}, \u{201C}java-25\u{201D}"),
        ("icu", "\u{201C}icu4c\u{201D}, \u{201C}icu4j\u{201D}"),
        ("chrome", "\u{201C}chromium\u{201D}"),
    ] {
        let ended = run(&["atlas", "--peer", typed]);
        assert_eq!(ended.status, 2);
        assert!(ended.err.contains(&format!("did you mean {meant}?")), "{typed}: {}", ended.err);
    }
    for refused in [&["atlas", "--overwrite"][..], &["atlas", "--json", "--export", "a"], &["atlas", "a.com"]]
    {
        assert_eq!(run(refused).status, 2, "{refused:?}");
    }
}

#[test]
fn a_file_is_no_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("cases");
    fs::write(&file, "").expect("a file");
    let ended = run(&["atlas", "--export", file.to_str().expect("UTF-8")]);
    assert_eq!((ended.status, ended.out.as_str()), (1, ""));
    assert!(ended.err.contains("this is a file"), "{}", ended.err);
}

#[test]
fn names_and_issues_are_written_into_a_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let made = folder.path().join("for/go");
    let arguments = ["atlas", "--peer", "go", "--export", made.to_str().expect("UTF-8")];
    let ended = run(&arguments);
    assert_eq!((ended.status, ended.out.as_str()), (0, ""));
    let count = fs::read_dir(&made).expect("the folder").count();
    assert!(ended.err.contains(&format!("{count} files are written to")), "{}", ended.err);
    let read = |file: &str| fs::read_to_string(made.join(file)).expect("a file");
    let recorded = recorded();
    for (part, file) in [("uba", "go-BidiCharacterTest.txt"), ("idna", "go-IdnaTestV2.txt")] {
        let text = read(file);
        let cases: Vec<&str> = text.lines().filter(|it| !it.starts_with('#') && !it.is_empty()).collect();
        let expected = concerned(&recorded, part, "go");
        assert_eq!(cases.len(), expected.len(), "{file}");
        for (case, one) in cases.iter().zip(expected) {
            let fields: Vec<&str> = case.split(';').collect();
            if part == "idna" {
                assert_eq!(fields.len(), 7, "{case}");
                continue;
            }
            let concerned = &one["concerned"]["go"];
            assert_eq!((fields.len(), fields[0]), (5, concerned["smallest"].as_str().expect("a name")));
            let standard = concerned.get("standard").unwrap_or(&one["standard"]);
            // The order has isolate controls too, which the recorded one leaves out.
            let order: Vec<usize> = fields[4].split(' ').map(|it| it.parse().expect("a position")).collect();
            let standard: Vec<usize> = serde_json::from_value(standard.clone()).expect("positions");
            let visible: Vec<usize> = order.into_iter().filter(|it| standard.contains(it)).collect();
            assert_eq!(visible, standard, "{case}");
        }
    }
    let issue = read("go-uba-runs-in-logical-order.md");
    assert!(
        issue.starts_with("# go: L2: Each run") && issue.contains("\n0009 0031;1;1;1 2;1 0\n"),
        "{issue}"
    );
    // What is there stays.
    let again = run(&arguments);
    assert_eq!(again.status, 1);
    assert!(again.err.contains("--overwrite"), "{}", again.err);
    assert_eq!(run(&[&arguments[..], &["--overwrite"]].concat()).status, 0);
    // The files of another program stand beside them.
    let other = ["atlas", "--peer", "fribidi", "--export", made.to_str().expect("UTF-8"), "--overwrite"];
    assert_eq!(run(&other).status, 0);
    assert_eq!(read("go-uba-runs-in-logical-order.md"), issue);
    assert!(read("fribidi-BidiCharacterTest.txt") != read("go-BidiCharacterTest.txt"));
}
