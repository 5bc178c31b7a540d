//! A registrar's walk: a ruleset, 5,000 applications beside 100,000 registrations, the report, and the decision about one.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use tempfile::tempdir;

use super::html_reader;
use super::{Ended, run};

const ZONE: &str = "\u{645}\u{62B}\u{627}\u{644}";
const REGISTERED: usize = 100_000;
const APPLICATIONS: usize = 5_000;

/// The letters of the ruleset; THEH, the last, is not in it.
const LETTERS: [char; 12] = [
    '\u{627}', '\u{628}', '\u{62F}', '\u{631}', '\u{633}', '\u{643}', '\u{644}', '\u{645}', '\u{64A}',
    '\u{6A9}', '\u{6CC}', '\u{62B}',
];

/// Labels at random, of few letters so that many are variants; one in a hundred applications has a letter that the
/// ruleset does not have, and some are of one letter, which it refuses.
fn labels(count: usize, mut seed: u64, letters: usize, shortest: usize) -> Vec<String> {
    let mut random = move |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below
    };
    let mut label = || -> String {
        let length = shortest + random(7);
        (0..length).map(|_| LETTERS[random(letters)]).collect()
    };
    (0..count).map(|_| label()).collect()
}

/// The least of the variants, letter by letter: the ruleset has neither contexts nor sequences.
fn index(label: &str) -> Option<String> {
    let is_known = !label.contains('\u{62B}');
    is_known.then(|| label.replace('\u{6A9}', "\u{643}").replace('\u{6CC}', "\u{64A}"))
}

/// The first line of the registrations whose label is another one with the same index label.
fn variant_line(label: &str, registered: &BTreeMap<String, Vec<(u64, &String)>>) -> Option<u64> {
    let same = registered.get(&index(label)?)?;
    same.iter().find(|it| it.1 != label).map(|it| it.0)
}

#[track_caller]
fn check(ended: &Ended, status: i32) {
    assert_eq!((ended.status, ended.out.as_str()), (status, ""), "{}", ended.err);
}

#[test]
fn from_a_ruleset_to_a_decision() {
    let folder = tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let ruleset = format!("{}/tests/data/lgr/arabic.xml", env!("CARGO_MANIFEST_DIR"));
    let in_zone = |label: &String| format!("{label}.{ZONE}\n");
    let registered = labels(REGISTERED, 100, 11, 2);
    let applications = labels(APPLICATIONS, 5, 12, 1);
    fs::write(path("registered.txt"), registered.iter().map(in_zone).collect::<String>()).expect("room");
    fs::write(path("applications.txt"), applications.join("\n") + "\n").expect("room");

    // The list.
    let (rows, report) = (path("rows.jsonl"), path("report.html"));
    let below = ["--lgr", &ruleset, "--parent", ZONE, "--append"];
    let files = ["--against", &path("registered.txt"), "--output", &rows, "--report", &report];
    let ended = run(&[
        &["scan", "--format=jsonl", "--fail-on=refused,taken"],
        &below[..],
        &files,
        &[&path("applications.txt")],
    ]
    .concat());
    check(&ended, 1);
    let refused = check_rows(Path::new(&rows), &applications, &registered);

    // The report.
    let html = fs::read_to_string(&report).expect("it is there");
    let page = html_reader::read(&html);
    let said: Vec<&str> = page.texts("p");
    let about_ruleset = said.iter().filter(|it| it.contains("arabic.xml")).collect::<Vec<_>>();
    assert!(
        about_ruleset.iter().any(|it| it.contains('3') && it.contains("2026-11-25")),
        "{about_ruleset:?}"
    );
    let cells = page.texts("td");
    assert!(cells.contains(&"5000") && cells.contains(&refused.to_string().as_str()), "{refused}");

    // The decision about one applicant whose label has a registered variant, and one whom the ruleset refuses.
    for (label, permission) in [("\u{643}\u{64A}\u{643}", "allowed"), ("\u{643}", "refused")] {
        let decision = path(&format!("{permission}.html"));
        check(&run(&[&["inspect", "--report", &decision], &below[..], &[label]].concat()), 0);
        let page = html_reader::read(&fs::read_to_string(&decision).expect("it is there"));
        let names_it = |text: &&str| text.contains("arabic.xml") && text.contains("2026-11-25");
        assert!(page.texts("p").iter().any(names_it), "{:?}", page.texts("p"));
        let ended = run(&[&["inspect", "--json"], &below[..], &[label]].concat());
        let answer = &ended.objects()[0];
        assert_eq!(answer["registration"]["verdict"], permission);
        assert_eq!((&answer["lgr"]["version"], &answer["lgr"]["date"]), (&json!("3"), &json!("2026-11-25")));
        let sheet = path(&format!("{permission}.pdf"));
        check(&run(&[&["sheet", "--output", &sheet], &below[..], &[label]].concat()), 0);
        assert!(fs::metadata(&sheet).is_ok_and(|it| it.len() > 0));
    }
}

/// Compares each row with a plain reading of the ruleset; returns how many are refused.
fn check_rows(rows: &Path, applications: &[String], registered: &[String]) -> usize {
    let mut by_index: BTreeMap<String, Vec<(u64, &String)>> = BTreeMap::new();
    for (line, label) in (1..).zip(registered) {
        by_index.entry(index(label).expect("in the repertoire")).or_default().push((line, label));
    }
    let mut in_list: BTreeMap<String, BTreeSet<&String>> = BTreeMap::new();
    for label in applications {
        if let Some(index) = index(label) {
            in_list.entry(index).or_default().insert(label);
        }
    }
    let text = fs::read_to_string(rows).expect("it is there");
    let mut counts = BTreeMap::<&str, usize>::new();
    let mut numbers = BTreeMap::new();
    for (row, label) in text.lines().zip(applications) {
        let row: Value = serde_json::from_str(row).expect("JSON");
        let index = index(label);
        let is_permitted = index.is_some() && label.chars().count() > 1;
        let disposition = if is_permitted { "valid" } else { "invalid" };
        assert_eq!(row["lgr_disposition"], disposition, "{label}");
        assert_eq!(row["registration"], if is_permitted { "allowed" } else { "refused" }, "{label}");
        let code_points = index
            .as_ref()
            .map(|it| it.chars().map(|it| format!("{:04X}", u32::from(it))).collect::<Vec<_>>().join(" "));
        assert_eq!(row["lgr_index"], json!(code_points), "{label}");
        assert_eq!(row["against_same_variants"], json!(variant_line(label, &by_index)), "{label}");
        let is_group = index.as_ref().is_some_and(|it| in_list[it].len() > 1);
        assert_eq!(row["same_variants"].is_number(), is_group, "{label}");
        if is_group {
            let number = row["same_variants"].clone();
            assert_eq!(*numbers.entry(index).or_insert_with(|| number.clone()), number, "{label}");
            *counts.entry("variants").or_default() += 1;
        }
        *counts.entry("refused").or_default() += usize::from(!is_permitted);
        *counts.entry("taken").or_default() += usize::from(row["against_same_variants"].is_number());
        *counts.entry("the same").or_default() += usize::from(row["against_same_name"].is_number());
    }
    assert_eq!(text.lines().count(), applications.len());
    for kind in ["refused", "taken", "variants", "the same"] {
        assert!((200..4_800).contains(&counts[kind]), "{kind}: {counts:?}");
    }
    let distinct: BTreeSet<String> = numbers.values().map(ToString::to_string).collect();
    assert_eq!(distinct.len(), numbers.len(), "each group has a number of its own");
    counts["refused"]
}
