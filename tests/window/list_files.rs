//! Files of the tab List: the columns of a table, compressed lists, sheets and reports beside the list. By pointer and by
//! keyboard.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bidiscope_list::ListFormat;
use bidiscope_window::{App, ListSettings};
use eframe::egui::Key;
use eframe::egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use tempfile::{TempDir, tempdir};

use super::files::drop_path;
use super::list::{lines, open, settle};

/// A folder with a list in it.
fn folder(name: &str, bytes: &[u8]) -> (TempDir, PathBuf) {
    let folder = tempdir().expect("a folder");
    let path = folder.path().join(name);
    fs::write(&path, bytes).expect("written");
    (folder, path)
}

fn with_file(path: &Path) -> Harness<'static, App> {
    let mut harness = open(ListSettings::default());
    drop_path(&mut harness, path, b"");
    settle(&mut harness);
    harness
}

fn menu(harness: &mut Harness<'static, App>, title: &str) {
    harness.get_all_by_label(title).next().expect("the menu").click();
    harness.run();
}

/// Draws passes until a file beside the list is whole.
fn wait_for(harness: &mut Harness<'static, App>, path: &Path) {
    let is_there = (0..6_000).any(|_| {
        std::thread::sleep(Duration::from_millis(5));
        harness.step();
        path.is_file()
    });
    assert!(is_there, "{}", path.display());
    settle(harness);
}

/// The columns are offered as soon as the list is there, also where the one that was asked for is not among them.
#[test]
fn the_columns_of_a_table_are_offered() {
    let (_folder, path) =
        folder("names.csv", "id,domain,\u{5E9}\u{5DD}\n1,abc.com,\u{5D0}.com\n2,a-.com,x.com\n".as_bytes());
    let mut harness = with_file(&path);
    assert!(lines(&harness).is_empty());
    menu(&mut harness, "Choose column");
    let titles = ["id", "domain", "\u{5E9}\u{5DD}"];
    for title in titles {
        harness.get_by_role_and_label(Role::Button, title);
    }
    harness.get_by_role_and_label(Role::Button, "domain").click();
    settle(&mut harness);
    assert_eq!(lines(&harness), [2, 3]);
    // By keyboard, one that runs from right to left.
    menu(&mut harness, "Sources");
    let button = harness.get_all_by_label("Choose column").next().expect("the menu");
    button.focus();
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    harness.get_by_role_and_label(Role::Button, titles[2]).focus();
    harness.run();
    harness.key_press(Key::Enter);
    settle(&mut harness);
    assert_eq!(lines(&harness), [2, 3]);
    harness.get_by_label_contains("Line 2: \u{5D0}.com");
    // A list without columns offers none.
    let (_folder, path) = folder("names.txt", b"abc.com\n");
    let harness = with_file(&path);
    assert!(harness.query_by_label("Choose column").is_none());
}

#[test]
fn the_keys_of_json_lines_are_offered() {
    let (_folder, path) = folder("names.jsonl", b"{\"id\":1,\"host\":\"abc.com\"}\n");
    let mut harness = with_file(&path);
    menu(&mut harness, "Choose column");
    harness.get_by_role_and_label(Role::Button, "host").click();
    settle(&mut harness);
    harness.get_by_label_contains("Line 1: abc.com");
}

/// “a.com” and “U+05D0.com”, as `gzip -n` packs them.
const GZIP: [u8; 30] = [
    0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0x4b, 0xd4, 0x4b, 0xce, 0xcf, 0xe5, 0xba, 0x3e, 1, 0x4c, 1, 0, 0xa9,
    0x0a, 0x4a, 0xaf, 0x0d, 0, 0, 0,
];

#[test]
fn a_compressed_list_is_opened() {
    let (_folder, path) = folder("names.txt.gz", &GZIP);
    let harness = with_file(&path);
    assert_eq!(lines(&harness), [1, 2]);
}

/// The row is selected; a click writes its sheet.
#[test]
fn a_row_becomes_a_sheet_in_two_actions() {
    let (folder, path) = folder("names.txt", "abc.com\n\u{5D0}1a.com\n".as_bytes());
    let mut harness = with_file(&path);
    harness.get_by_label_contains("Line 2: ").click();
    harness.run();
    harness.get_by_label("Save sheet (PDF)").click();
    let sheet = folder.path().join("names-line-2.pdf");
    wait_for(&mut harness, &sheet);
    assert!(fs::read(&sheet).expect("it is written").starts_with(b"%PDF-"));
    assert!(harness.query_all_by_label_contains("names-line-2.pdf").next().is_some());
    // Nothing is overwritten: the next one has a number. By keyboard.
    fs::write(&sheet, "mine").expect("written");
    harness.get_by_label("Save sheet (PDF)").focus();
    harness.run();
    harness.key_press(Key::Enter);
    wait_for(&mut harness, &folder.path().join("names-line-2-2.pdf"));
    assert_eq!(fs::read_to_string(&sheet).expect("it is there"), "mine");
}

/// What is shown of the list, one page or more for each, in three actions; and the report of all of it.
#[test]
fn the_refused_become_sheets_in_three_actions() {
    let (folder, path) = folder("names.txt", "abc.com\n\u{5D0}1a.com\na-.com\na..b\n".as_bytes());
    let mut harness = with_file(&path);
    harness.get_by_label("2 refused").click();
    settle(&mut harness);
    menu(&mut harness, "Save");
    harness.get_by_label("Sheets (PDF): 2 names").click();
    let sheets = folder.path().join("names-sheets.pdf");
    wait_for(&mut harness, &sheets);
    assert!(fs::read(sheets).expect("it is written").starts_with(b"%PDF-"));
    menu(&mut harness, "Save");
    harness.get_by_label("Report of the whole list (HTML)").click();
    let report = folder.path().join("names-report.html");
    wait_for(&mut harness, &report);
    let report = fs::read_to_string(report).expect("it is written");
    assert!(report.contains("names.txt") && report.contains("a-.com") && report.contains("a..b"));
}

/// The language that is chosen in the menu is that of the report, of the sheets and of the words in rows.
#[test]
fn a_list_is_saved_in_the_language_that_is_chosen() {
    let (folder, path) = folder("names.txt", "abc.com\n\u{5D0}1a.com\n".as_bytes());
    let mut harness = with_file(&path);
    menu(&mut harness, "Save");
    harness.get_by_role_and_label(Role::RadioButton, "\u{5E2}\u{5D1}\u{5E8}\u{5D9}\u{5EA}").click();
    harness.run();
    harness.get_by_label("Report of the whole list (HTML)").click();
    let report = folder.path().join("names-report.html");
    wait_for(&mut harness, &report);
    let report = fs::read_to_string(report).expect("it is written");
    assert!(report.contains("<html lang=\"he\" dir=\"rtl\">"), "{report:.200}");
    assert_eq!(harness.state().settings().preferences.export_language, "he");
}

/// Where the folder takes no file, the reason is said, and nothing is left.
#[cfg(unix)]
#[test]
fn what_cannot_be_written_is_said() {
    let (folder, path) = folder("names.txt", b"abc.com\n");
    let mut harness = with_file(&path);
    let moved = folder.path().with_extension("moved");
    fs::rename(folder.path(), &moved).expect("renamed");
    harness.get_by_label("Save sheet (PDF)").click();
    settle(&mut harness);
    let said = super::list::alert(&harness).expect("a reason");
    assert!(said.contains("names-line-1.pdf"), "{said}");
    fs::remove_dir_all(moved).expect("removed");
}

/// The form of the list stays what the settings say where its name says nothing.
#[test]
fn a_column_is_chosen_in_a_list_of_any_name() {
    let (_folder, path) = folder("names", b"id;domain\n1;abc.com\n");
    let mut harness = open(ListSettings { form: ListFormat::Csv, ..ListSettings::default() });
    drop_path(&mut harness, &path, b"");
    settle(&mut harness);
    menu(&mut harness, "Choose column");
    harness.get_by_role_and_label(Role::Button, "domain").click();
    settle(&mut harness);
    assert_eq!(lines(&harness), [2]);
}
