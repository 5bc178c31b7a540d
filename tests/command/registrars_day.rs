//! The commands of “A registrar's day” in docs/lists.md: they run as they stand there, on the files that stand there.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use bidiscope_words::message;
use tempfile::tempdir;

use super::{Ended, run_command};

const PAGE: &str = include_str!("../../docs/lists.md");

/// The code of the section, in its order: what the fence says, and what stands in it.
fn code() -> Vec<(&'static str, &'static str)> {
    let section = PAGE.split("\n## ").find(|it| it.starts_with("A registrar's day")).expect("the section");
    let fences: Vec<&str> = section.split("```").collect();
    let code = fences.iter().skip(1).step_by(2);
    code.map(|it| it.split_once('\n').expect("what it is, and the code")).collect()
}

/// Runs a command in the folder, with the program in the path.
fn run_in(folder: &Path, command: &str) -> Ended {
    let program = Path::new(env!("CARGO_BIN_EXE_bidiscope")).parent().expect("a folder");
    let path = format!("{}:{}", program.display(), std::env::var("PATH").unwrap_or_default());
    let mut shell = Command::new("sh");
    run_command(shell.current_dir(folder).env("PATH", path).args(["-c", command]), b"")
}

/// The cells of a CSV, in which quotation marks stand round some and never within.
fn table(folder: &Path, file: &str) -> Vec<BTreeMap<String, String>> {
    let text = fs::read_to_string(folder.join(file)).expect("it is there");
    let mut lines = text.lines().map(cells);
    let header = lines.next().expect("a header");
    lines.map(|row| header.iter().cloned().zip(row).collect()).collect()
}

fn cells(line: &str) -> Vec<String> {
    let mut cells = vec![String::new()];
    for (number, part) in line.split('"').enumerate() {
        let is_quoted = number % 2 == 1;
        for (at, piece) in part.split(|it| it == ',' && !is_quoted).enumerate() {
            if at > 0 {
                cells.push(String::new());
            }
            cells.last_mut().expect("one").push_str(piece);
        }
    }
    cells
}

#[test]
fn the_commands_run_and_answer() {
    let folder = tempdir().expect("a folder");
    let folder = folder.path();
    for (of, file) in [("hebrew.xml", "he.xml"), ("arabic.xml", "ar.xml")] {
        let from = format!("{}/tests/data/lgr/{of}", env!("CARGO_MANIFEST_DIR"));
        fs::copy(from, folder.join(file)).expect("a copy");
    }
    let mut statuses = Vec::new();
    for (what, code) in code() {
        if let Some((_, file)) = what.split_once(' ') {
            fs::write(folder.join(file), code).expect("a file");
        } else if what == "sh" {
            for command in code.lines() {
                let ended = run_in(folder, command);
                assert!(ended.status < 2, "{command}\n{}", ended.err);
                statuses.push(ended.status);
            }
        }
    }
    // Names that fail give 1; a sheet, a question about one name and a list without demands do not.
    assert_eq!(statuses, [0, 1, 1, 1, 0, 1, 1, 1, 0, 0, 0, 1, 0, 1, 1, 1]);

    // Who may have what.
    let rows = table(folder, "rows.csv");
    let answer = |applicant: &str| {
        let row = rows.iter().find(|it| it["applicant"] == applicant).expect("a row");
        (row["registration"].as_str(), row["reasons"].as_str())
    };
    let refused = [
        ("A3", "reserved-label"),
        ("A8", "reserved-label"),
        ("A9", "blocked-label"),
        ("A10", "guidelines-mixed-scripts"),
        ("A12", "zone-label-count"),
    ];
    for (applicant, reason) in refused {
        assert_eq!(answer(applicant), ("refused", reason), "{applicant}");
    }
    for applicant in ["A4", "A5", "A7"] {
        assert_eq!(answer(applicant).0, "refused", "{applicant}");
    }
    for applicant in ["A1", "A2", "A6", "A11", "A13", "A14"] {
        assert_eq!(answer(applicant), ("allowed", ""), "{applicant}");
    }
    assert_eq!(answer("A15"), ("needs-review", "no-zone"));
    // Whom it belongs to: KEHEH and KAF are variants, and “shop” is there.
    let row = |applicant: &str| rows.iter().find(|it| it["applicant"] == applicant).expect("a row");
    assert_eq!(row("A6")["against_name"], "\u{6A9}\u{644}\u{627}\u{645}.\u{645}\u{62B}\u{627}\u{644}");
    assert_eq!(
        (row("A6")["against_disposition"].as_str(), row("A11")["against_same_name"].as_str()),
        ("blocked", "3")
    );
    assert_eq!(row("A10")["against_name"], "paypal.co.il");
    let kinds = ["A6", "A11", "A10", "A2"].map(|it| row(it)["against_match"].as_str());
    assert_eq!(kinds, ["same_variants", "same_name", "confusable_ltr", ""]);
    assert_eq!(row("A14")["duplicate_of"], "14");
    // All of it in a word.
    let decisions = [
        ("A1", "allowed"),
        ("A3", "reserved"),
        ("A4", "refused"),
        ("A6", "taken"),
        ("A8", "reserved"),
        ("A9", "blocked"),
        ("A10", "refused"),
        ("A11", "taken"),
        ("A13", "contested"),
        ("A14", "contested"),
        ("A15", "needs-review"),
    ];
    for (applicant, decision) in decisions {
        assert_eq!(row(applicant)["decision"], decision, "{applicant}");
    }
    // Who else asks for it.
    let name = "\u{5D9}\u{5E8}\u{5D5}\u{5E9}\u{5DC}\u{5D9}\u{5DD}.\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}";
    assert_eq!(row("A13")["contested_with"], format!("15 {name} (A14)"));
    assert_eq!(row("A14")["contested_with"], format!("14 {name} (A13)"));
    assert_eq!(row("A1")["contested_with"], "");
    // Who has it; of a name that only looks like another one, who has that.
    let owner = |applicant: &str| row(applicant)["against_owner"].as_str();
    assert_eq!([owner("A6"), owner("A11"), owner("A10"), owner("A2")], ["R1", "R2", "R3", ""]);
    // What is suggested for the first is registered, for the second it is not.
    let suggested = |applicant: &str| {
        (row(applicant)["suggestion"].as_str(), row(applicant)["against_suggestion"].as_str())
    };
    let taken = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}1.\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}";
    assert_eq!(suggested("A4"), (taken, "5"));
    assert!(!suggested("A5").0.is_empty() && suggested("A5").1.is_empty());
    assert_eq!(row("A4")["against_suggestion_owner"], "R4");
    // The first application of the day asks for what the fifth could have instead.
    let shalom = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}.\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}";
    assert_eq!(suggested("A5").0, shalom);
    assert_eq!(row("A5")["suggestion_contested_with"], format!("2 {shalom} (A1)"));
    // In presentation forms it is refused, and so it does not contest the application in letters, which it could have instead.
    let letters = "\u{643}\u{644}\u{627}\u{645}.\u{645}\u{62B}\u{627}\u{644}";
    assert_eq!((row("A7")["suggestion"].as_str(), row("A6")["contested_with"].as_str()), (letters, ""));
    assert_eq!(row("A7")["suggestion_contested_with"], format!("7 {letters} (A6)"));
    // The report says so too.
    let report = fs::read_to_string(folder.join("report.html")).expect("it is there");
    let said = message!(suggestion_contested).to_string();
    assert_eq!(report.matches(&said).count(), 2, "of A5 and A7");
    // For a letter: the label, the character, its position and the section.
    let reason = &row("A4")["reason_text"];
    for part in ["Label 1", "osition in the name: 1.", "RFC 5893 section 2, condition 1"] {
        assert!(reason.contains(part), "{reason}");
    }

    let accepted = fs::read_to_string(folder.join("accepted.txt")).expect("it is there");
    assert_eq!(accepted.lines().count(), 2, "A1 and A2: {accepted}");
    // One name twice, and one with each of two letters that are variants.
    let contested = table(folder, "contested.csv");
    let rivals = |applicant: &str| contested.iter().find(|it| it["applicant"] == applicant).expect("a row");
    assert_eq!((&*rivals("A13")["duplicate_of"], &*rivals("A14")["duplicate_of"]), ("", "14"));
    assert!(!rivals("A16")["same_variants"].is_empty());
    assert_eq!(rivals("A16")["same_variants"], rivals("A17")["same_variants"]);
    let refused = fs::read_to_string(folder.join("refused.txt")).expect("it is there");
    assert_eq!(refused.lines().count(), 8);
    assert!(fs::read(folder.join("refused.pdf")).expect("it is there").starts_with(b"%PDF-"));
    assert_eq!(table(folder, "broken.csv").len(), 0);
    let again = table(folder, "again.csv");
    assert_eq!(again.len(), 34);
    assert!(again[17..].iter().all(|it| it["duplicate_of_file"] == "applications.csv"));
    // The last two of the day, which the rows of the morning do not have.
    let new: Vec<String> = table(folder, "new.csv").iter().map(|it| it["line"].clone()).collect();
    assert_eq!(new, ["17", "18"]);
    // The index that the first run made answers as the list does.
    let answers = |file: &str| fs::read_to_string(folder.join(file)).expect("it is there");
    assert_eq!(answers("first.csv"), answers("later.csv"));
    for (row, by_index) in rows.iter().zip(table(folder, "later.csv")) {
        let both = ["decision", "against_name", "against_owner"].map(|it| (&row[it], &by_index[it]));
        assert!(both.into_iter().all(|(list, index)| list == index), "{both:?}");
    }
    assert!(fs::metadata(folder.join("registered.csv.bidx")).is_ok());
    assert!(answers("A4.html").contains("RFC 5893"));
    assert!(fs::metadata(folder.join("report.html")).is_ok_and(|it| it.len() > 10_000));
}
