//! The other list of the tab List, with which the names are compared: registered ones, or an index of them.

use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use bidiscope_bidi::name::Notation;
use bidiscope_idna::verdict::RegistryRulesByZone;
use bidiscope_list::scan::{NameRowBuilder, ScanOptions};
use bidiscope_list::{
    ComparisonKeyBuffer, HashingReader, IndexedListFile, ListEntryCounts, NameIndexSettings, NameIndexWriter,
    NameIndexWriterOptions, StoredEntryBuffer,
};
use bidiscope_system::threads::WorkProgress;
use bidiscope_window::{App, ListSettings};
use bidiscope_words::message;
use eframe::egui::Key;
use eframe::egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use tempfile::{TempDir, tempdir};

use super::files::drop_path;
use super::list::{alert, lines, open, settle};

/// The second shows in a left-to-right paragraph what the first of the other list does, the third stands in both, the fourth
/// is like none.
const NAMES: &str = "abc.com\n12-\u{5D0}\u{5D1}\nXn--4dbcd.com \nibm.com\n";
const REGISTERED: &str = "owner;domain\nR1;\u{5D0}\u{5D1}-12\nR2;\u{5D0}\u{5D1}\u{5D2}.com\n";

/// A folder with both lists.
fn lists() -> TempDir {
    let folder = tempdir().expect("a folder");
    fs::write(folder.path().join("names.txt"), NAMES).expect("written");
    fs::write(folder.path().join("registered.csv"), REGISTERED).expect("written");
    folder
}

fn compared(folder: &Path, other_list: &str, other_column: &str) -> Harness<'static, App> {
    let other_list = match other_list {
        "" => String::new(),
        name => folder.join(name).to_str().expect("UTF-8").to_owned(),
    };
    let mut harness =
        open(ListSettings { other_list, other_column: other_column.to_owned(), ..ListSettings::default() });
    drop_path(&mut harness, &folder.join("names.txt"), b"");
    settle(&mut harness);
    harness
}

/// What is said at once.
fn said(harness: &Harness<'static, App>) -> String {
    alert(harness).unwrap_or_default()
}

/// What the cells of the other list's column say of some lines.
fn check_matches(harness: &Harness<'static, App>, line_of_same_name: u32, line_of_same_display: u32) {
    let same = format!("Other list, line 3: same name, line {line_of_same_name}, \u{5D0}\u{5D1}\u{5D2}.com");
    harness.get_by_label(&same);
    let looks = format!("Other list, line 2: looks the same, line {line_of_same_display}, \u{5D0}\u{5D1}-12");
    harness.get_by_label(&looks);
    harness.get_by_label("Other list, line 4: nothing");
}

#[test]
fn names_are_compared_with_the_registered_ones() {
    let folder = lists();
    let mut harness = compared(folder.path(), "registered.csv", "domain");
    check_matches(&harness, 3, 2);
    // White space at the ends of a name is taken off, and that is said.
    harness.get_by_label("White space removed from 1 name");
    // Both counters are filters.
    harness.get_by_label("1 taken").click();
    settle(&mut harness);
    assert_eq!(lines(&harness), [3]);
    harness.get_by_label("1 taken").click();
    settle(&mut harness);
    harness.get_by_label("2 match the other list").click();
    settle(&mut harness);
    assert_eq!(lines(&harness), [2, 3]);
    // The details show both names; the registered one is opened in Inspect.
    harness.get_by_label_contains("Line 2: ").click();
    harness.run();
    harness.get_by_label("In the other list");
    harness.get_by_label_contains("Same display in a left-to-right paragraph.");
    harness.get_by_label("Open line 2 in Inspect").scroll_to_me();
    harness.run();
    harness.get_by_label("Open line 2 in Inspect").click();
    harness.run();
    assert_eq!(harness.state().settings().session.input, "\u{5D0}\u{5D1}-12");
}

/// That a name is registered already is its verdict, and so it is that two lines ask for it.
#[test]
fn taken_and_contested_stand_in_the_verdict() {
    let folder = lists();
    fs::write(folder.path().join("names.txt"), format!("{NAMES}free.com\nfree.com\n")).expect("written");
    let mut harness = compared(folder.path(), "registered.csv", "domain");
    harness.get_by_label("Registration, line 3: Taken: same name, line 3");
    for line in [5, 6] {
        harness.get_by_label(&format!("Registration, line {line}: Contested"));
    }
    harness.get_by_label("Registration, line 4: May be registered");
    // The drawer says that it is the same name.
    harness.get_by_label_contains("Line 3: ").click();
    harness.run();
    harness.get_by_label("The other list has this name, in line 3.");
    harness.get_by_label("In the other list");
    harness.get_by_label_contains("Same name in the DNS.");
    harness.get_by_label_contains("Line 6: ").click();
    harness.run();
    harness.get_by_label(
        "Another line of this list, which is not refused, also asks for this name or a variant.",
    );
    harness.get_by_label("1 line with the same name");
    // Permitted is as in the report: neither taken nor contested.
    harness.get_by_label("2 permitted").click();
    settle(&mut harness);
    assert_eq!(lines(&harness), [1, 4]);
    harness.get_by_label("Show all").click();
    settle(&mut harness);
    // The counter shows those names alone.
    harness.get_by_label("2 contested").click();
    settle(&mut harness);
    assert_eq!(lines(&harness), [5, 6]);
    // In the saved rows it is their decision, as in those of the command.
    harness.get_by_label("Show all").click();
    settle(&mut harness);
    let rows = folder.path().join("rows.csv");
    super::list::ask_to_save_rows(&mut harness);
    super::enter_path(&mut harness, &rows);
    settle(&mut harness);
    let rows = fs::read_to_string(rows).expect("written");
    let mut rows = rows.lines().map(|it| it.split(',').map(str::to_owned).collect::<Vec<_>>());
    let header = rows.next().expect("a header");
    let [line, decision] =
        ["line", "decision"].map(|it| header.iter().position(|at| at == it).expect("a column"));
    assert!(header.contains(&"parent".to_owned()), "{header:?}");
    let decisions: Vec<(String, String)> = rows.map(|it| (it[line].clone(), it[decision].clone())).collect();
    let expected = [
        ("1", "allowed"),
        ("2", "refused"),
        ("3", "taken"),
        ("4", "allowed"),
        ("5", "contested"),
        ("6", "contested"),
    ];
    assert_eq!(decisions, expected.map(|(line, decision)| (line.to_owned(), decision.to_owned())));
}

#[test]
fn the_columns_of_the_other_list_are_offered() {
    let folder = lists();
    // That of the list, “name”, is not among them.
    let mut harness = compared(folder.path(), "registered.csv", "");
    assert!(said(&harness).contains("owner, domain"), "{}", said(&harness));
    assert_eq!(lines(&harness), [1, 2, 3, 4]);
    harness.get_by_label("Choose other list\u{2019}s column").click();
    harness.run();
    harness.get_by_role_and_label(Role::Button, "domain").click();
    settle(&mut harness);
    check_matches(&harness, 3, 2);
    assert_eq!(harness.state().settings().session.list.other_column, "domain");
}

#[test]
fn a_path_is_typed_and_taken_away_again() {
    let folder = lists();
    let mut harness = compared(folder.path(), "", "domain");
    assert!(harness.query_by_label("Other list, line 4: nothing").is_none());
    let path = folder.path().join("registered.csv");
    harness.get_by_label("Sources").click();
    harness.run();
    let field = harness.get_by_label("Other list:");
    field.focus();
    field.type_text(path.to_str().expect("UTF-8"));
    harness.key_press(Key::Enter);
    settle(&mut harness);
    check_matches(&harness, 3, 2);
    harness.get_by_label("Remove the other list").click();
    settle(&mut harness);
    assert!(harness.query_by_label("Other list, line 4: nothing").is_none());
    assert!(harness.state().settings().session.list.other_list.is_empty());
    // One that is not there changes nothing but that.
    let harness = compared(folder.path(), "none.txt", "");
    assert!(said(&harness).contains("The other list could not be read"));
    assert_eq!(lines(&harness), [1, 2, 3, 4]);
}

/// An index as `bidiscope index` makes it, of another list.
fn write_index(folder: &Path) {
    let (list, path) = ("\u{5D0}\u{5D1}\u{5D2}.com\n\u{5D0}\u{5D1}-12\n", folder.join("registered.txt"));
    fs::write(&path, list).expect("written");
    let settings =
        NameIndexSettings::new(Notation::Unicode, true, &RegistryRulesByZone::default(), Vec::new());
    let index_options = NameIndexWriterOptions {
        settings,
        stored_column_titles: &[],
        max_sort_memory_bytes: 1 << 20,
        max_thread_count: Some(1),
        temporary_folder: folder,
    };
    let mut index = NameIndexWriter::new(Vec::new(), index_options).expect("room");
    let options = ScanOptions {
        computed_columns: index.needed_row_columns(),
        trims_white_space: true,
        ..ScanOptions::default()
    };
    let (mut builder, hasher) = (NameRowBuilder::new(options), index.comparison_key_hasher());
    let (mut keys, mut names, mut counts) =
        (ComparisonKeyBuffer::default(), StoredEntryBuffer::default(), ListEntryCounts::default());
    for (line, name) in (1..).zip(list.lines()) {
        let row = builder.build_row(line, name.as_bytes());
        keys.push_row_keys(line, &row.comparison_keys(), &hasher);
        names.push_row(row, 0);
        counts.count_row(row);
    }
    index.add_rows(&keys, &names).expect("room");
    let mut reader = HashingReader::new(File::open(&path).expect("it is there"));
    reader.read_to_end(&mut Vec::new()).expect("it is there");
    let source = IndexedListFile::of_fully_read_list(&path, reader).expect("it is there");
    let bytes = index
        .finish_unless_stopped(source, counts, &WorkProgress::new())
        .expect("room")
        .expect("nobody stops it");
    fs::write(folder.join("registered.bidx"), bytes).expect("written");
}

#[test]
fn an_index_is_dropped_and_a_changed_list_names_the_command() {
    let folder = lists();
    write_index(folder.path());
    let mut harness = compared(folder.path(), "", "");
    drop_path(&mut harness, &folder.path().join("registered.bidx"), b"");
    settle(&mut harness);
    check_matches(&harness, 1, 2);
    fs::write(folder.path().join("registered.txt"), "other.com\n").expect("written");
    let harness = compared(folder.path(), "registered.bidx", "");
    let sentence = said(&harness);
    assert!(sentence.contains("bidiscope index") && sentence.contains("--overwrite"), "{sentence}");
    assert_eq!(lines(&harness), [1, 2, 3, 4]);
}

/// What is saved has what the rows have.
#[test]
fn rows_and_report_have_the_other_list() {
    let folder = lists();
    // The name that is suggested for the last is that of the third, which is registered.
    fs::write(folder.path().join("names.txt"), format!("{NAMES}\u{5D0}\u{5D1}\u{5D2}-.com\n"))
        .expect("written");
    let mut harness = compared(folder.path(), "registered.csv", "domain");
    harness.get_by_label("Save").click();
    harness.run();
    harness.get_by_label("Report of the whole list (HTML)").click();
    let report = folder.path().join("names-report.html");
    let is_there = (0..6_000).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(5));
        harness.step();
        report.is_file()
    });
    assert!(is_there);
    let report = fs::read_to_string(report).expect("it is written");
    assert!(report.contains("Compared with: registered.csv") || report.contains("registered.csv"));
    assert!(report.contains("\u{5D0}\u{5D1}\u{5D2}.com"));
    let text: String = report.split('<').filter_map(|it| Some(it.split_once('>')?.1)).collect();
    let said = message!(suggestion_registered, matched = "same-name", line = 3_u64).to_string();
    assert_eq!(text.matches(&said).count(), 1);
}

/// What a list has beside its names is shown and saved with them; and what belongs to whoever asks for it is not taken.
#[test]
fn the_applicant_is_kept_and_compared_with_the_holder() {
    let folder = tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    let names = "name,who,id\nshop.com,A1,7\nshop.com,A2,8\nfree.com,A1,9\na-.com,A3,10\n";
    fs::write(path("names.csv"), names).expect("written");
    fs::write(path("registered.csv"), "name,owner\nfree.com,A1\n").expect("written");
    let mut harness = open(ListSettings {
        other_list: path("registered.csv").to_str().expect("UTF-8").to_owned(),
        holder_column: "who".to_owned(),
        other_holder_column: "owner".to_owned(),
        // The last one was chosen for another list.
        kept: ["who", "gone"].map(str::to_owned).to_vec(),
        ..ListSettings::default()
    });
    drop_path(&mut harness, &path("names.csv"), b"");
    settle(&mut harness);
    harness.get_by_label("Registration, line 4: Same holder: same name, line 2");
    harness.get_by_label("1 held by the applicant");
    harness.get_by_label("From the list, line 2: A1");
    harness.get_by_label("Columns").click();
    harness.run();
    harness.get_by_role_and_label(Role::CheckBox, "id").scroll_to_me();
    harness.run();
    harness.get_by_role_and_label(Role::CheckBox, "id").click();
    settle(&mut harness);
    harness.get_by_label("From the list, line 3: A2, 8");
    let rows = path("rows.csv");
    super::list::ask_to_save_rows(&mut harness);
    super::enter_path(&mut harness, &rows);
    settle(&mut harness);
    let rows = fs::read_to_string(rows).expect("written");
    let mut lines = rows.lines();
    let header: Vec<&str> = lines.next().expect("a header").split(',').collect();
    for column in ["reason_text", "contested_with", "suggestion", "holder", "against_same_holder"] {
        assert!(header.contains(&column), "{column}: {header:?}");
    }
    assert_eq!(header[header.len() - 2..], ["who", "id"]);
    let lines: Vec<&str> = lines.collect();
    assert!(lines[0].ends_with(",A1,7") && lines[0].contains("3 shop.com (A2, 8)"), "{rows}");
    assert!(lines[2].contains(",same-holder,A1,") && lines[3].contains(",a.com,"), "{rows}");
}
