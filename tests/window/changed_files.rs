//! Files that are open and that another program changes: a list, another list, a ruleset, a profile. Lessons stand in
//! `lesson_files`.

use std::fs;
use std::path::{Path, PathBuf};

use bidiscope_window::{App, ListSettings, Preferences, RulesetSettings, Session, Settings, Tab};
use bidiscope_words::message;
use eframe::egui::Key;
use eframe::egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use tempfile::TempDir;

use super::files::drop_path;
use super::list::{lines, open, settle};
use super::open_with;

/// The offer to read a file again.
pub(super) fn offer(file: &str) -> String {
    message!(file_read_again_named, file = file).to_string()
}

fn is_offered(harness: &Harness<'static, App>, file: &str) -> bool {
    harness.query_by_role_and_label(Role::Button, &offer(file)).is_some()
}

pub(super) fn read_again(harness: &mut Harness<'static, App>, file: &str) {
    harness.get_by_role_and_label(Role::Button, &offer(file)).click();
    settle(harness);
}

/// Longer than the window leaves files alone.
pub(super) fn wait(harness: &mut Harness<'static, App>) {
    harness.run_steps(12);
}

/// The user comes back from another window.
fn come_back(harness: &mut Harness<'static, App>) {
    harness.input_mut().focused = false;
    harness.step();
    harness.input_mut().focused = true;
    harness.run_steps(2);
}

/// Saves a file as many editors do: a new one takes the place of the old one.
fn replace(path: &Path, text: &str) {
    let new = path.with_extension("new");
    fs::write(&new, text).expect("written");
    fs::rename(&new, path).expect("renamed");
}

fn folder_with(name: &str, text: &str) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join(name);
    fs::write(&path, text).expect("written");
    (folder, path)
}

fn with_list(path: &Path) -> Harness<'static, App> {
    let mut harness = open(ListSettings::default());
    drop_path(&mut harness, path, b"");
    settle(&mut harness);
    harness
}

#[test]
fn a_list_that_was_changed_is_read_again_with_what_was_chosen_for_it() {
    let (_folder, path) = folder_with("names.txt", "a.com\n\u{5D0}.com\na-.com\n");
    let mut harness = with_list(&path);
    harness.get_by_label("1 refused").click();
    settle(&mut harness);
    harness.get_by_label("Line: sorted, ascending").click();
    settle(&mut harness);
    let chosen = harness.state().settings().session.list.clone();
    wait(&mut harness);
    assert!(!is_offered(&harness, "names.txt"), "nobody has changed it");
    fs::write(&path, "a.com\n-b.com\nc.com\nd-.com\n").expect("written");
    wait(&mut harness);
    assert_eq!(lines(&harness), [3], "nothing happens by itself");
    read_again(&mut harness, "names.txt");
    assert_eq!(lines(&harness), [4, 2]);
    assert_eq!(harness.state().settings().session.list, chosen);
    wait(&mut harness);
    assert!(!is_offered(&harness, "names.txt"));
}

/// Also where lines have come before it.
#[test]
fn the_row_that_was_chosen_stays_chosen_where_it_stands() {
    let names: String = (0..80).map(|it| format!("a{it}.com\n")).collect();
    let (_folder, path) = folder_with("names.txt", &names);
    let mut harness = with_list(&path);
    (0..3).for_each(|_| {
        harness.key_press(Key::PageDown);
        settle(&mut harness);
    });
    let chosen = |harness: &Harness<'static, App>| {
        let heading = |it: &usize| message!(list_line, line = *it).to_string();
        (1..90).find(|it| harness.query_by_label(&heading(it)).is_some()).expect("details")
    };
    let (line, seen) = (chosen(&harness), lines(&harness));
    assert!(line > 5 && seen[0] > 1, "{line} {seen:?}");
    fs::write(&path, format!("0.com\n{names}")).expect("written");
    wait(&mut harness);
    read_again(&mut harness, "names.txt");
    assert_eq!(chosen(&harness), line + 1, "a{}.com", line - 1);
    assert_eq!(lines(&harness), seen.iter().map(|it| it + 1).collect::<Vec<_>>());
}

#[test]
fn a_file_that_goes_and_comes_back_is_offered_when_it_is_there() {
    let (_folder, path) = folder_with("names.txt", "a.com\n");
    let mut harness = with_list(&path);
    fs::remove_file(&path).expect("removed");
    let gone = message!(file_gone, file = "names.txt").to_string();
    wait(&mut harness);
    assert!(harness.query_by_label(&gone).is_none(), "it may be written anew just now");
    wait(&mut harness);
    harness.get_by_label(&gone);
    assert!(!is_offered(&harness, "names.txt"));
    assert_eq!(lines(&harness), [1], "what was read stays");
    replace(&path, "a.com\nb.com\n");
    come_back(&mut harness);
    assert!(harness.query_by_label(&gone).is_none());
    read_again(&mut harness, "names.txt");
    assert_eq!(lines(&harness), [1, 2]);
    // Gone before it could be read again: all stays as it was.
    replace(&path, "a.com\nb.com\nc.com\n");
    come_back(&mut harness);
    fs::remove_file(&path).expect("removed");
    read_again(&mut harness, "names.txt");
    assert_eq!(lines(&harness), [1, 2]);
    harness.get_by_label_contains(message!(file_not_opened).static_text());
}

#[test]
fn what_is_dismissed_is_offered_when_it_is_saved_once_more() {
    let (_folder, path) = folder_with("names.txt", "a.com\n");
    let mut harness = with_list(&path);
    let sources = message!(list_sources).static_text();
    let place = harness.get_by_label(sources).rect();
    replace(&path, "a.com\nb.com\n");
    come_back(&mut harness);
    assert!(is_offered(&harness, "names.txt"));
    let said = message!(file_changed, file = "names.txt").to_string();
    harness.get_by_label(&message!(file_keep_as_read, said = &said).to_string()).click();
    wait(&mut harness);
    let marked = message!(list_sources_changed, said = said).to_string();
    assert_eq!(harness.get_by_label(&marked).rect(), place, "it is marked, and nothing moves");
    assert!(!is_offered(&harness, "names.txt"));
    assert_eq!(lines(&harness), [1]);
    replace(&path, "a.com\nb.com\nc.com\n");
    come_back(&mut harness);
    assert!(is_offered(&harness, "names.txt"));
}

/// The other list too; and whoever looks at something else meanwhile stays there.
#[test]
fn another_list_is_read_again_from_any_tab() {
    let (folder, path) = folder_with("names.txt", "a.com\nb.com\n");
    let other = folder.path().join("registered.txt");
    fs::write(&other, "c.com\n").expect("written");
    let mut harness = open(ListSettings {
        other_list: other.to_str().expect("a path of UTF-8").to_owned(),
        ..ListSettings::default()
    });
    drop_path(&mut harness, &path, b"");
    settle(&mut harness);
    let matched = message!(list_matched_other, count = 1_usize, digits = "1").to_string();
    assert!(harness.query_by_label(&matched).is_none());
    harness.get_by_label("Inspect").click();
    harness.run();
    replace(&other, "c.com\nb.com\n");
    come_back(&mut harness);
    read_again(&mut harness, "registered.txt");
    assert_eq!(harness.state().settings().session.tab, Tab::Inspect);
    harness.get_by_label("List").click();
    settle(&mut harness);
    harness.get_by_label(&matched);
}

/// A ruleset in which these letters are permitted.
fn ruleset(letters: &[&str]) -> String {
    let chars: String = letters.iter().map(|it| format!("<char cp=\"{it}\"/>")).collect();
    format!("<lgr xmlns=\"urn:ietf:params:xml:ns:lgr-1.0\"><data>{chars}</data></lgr>")
}

/// The window on the label of an alef, with these rules of the registry.
fn with_rules(loaded: &Path) -> Harness<'static, App> {
    let loaded = loaded.to_str().expect("a path of UTF-8").to_owned();
    let mut harness = open_with(
        Settings {
            preferences: Preferences { ruleset: RulesetSettings { loaded }, ..Preferences::default() },
            session: Session { input: "\u{5D0}.example".to_owned(), ..Session::default() },
        },
        [1280.0, 800.0],
    );
    settle(&mut harness);
    harness
}

/// Whether the registry refuses the name.
fn is_refused(harness: &Harness<'static, App>) -> bool {
    harness.query_all_by_label_contains("Refused").next().is_some()
}

#[test]
fn a_ruleset_is_read_again_and_one_with_an_error_leaves_the_one_before() {
    let (_folder, path) = folder_with("he.xml", &ruleset(&["05D0"]));
    let mut harness = with_rules(&path);
    assert!(!is_refused(&harness));
    replace(&path, &ruleset(&["05D1", "05D2"]));
    come_back(&mut harness);
    assert!(!is_refused(&harness), "nothing happens by itself");
    read_again(&mut harness, "he.xml");
    assert!(is_refused(&harness));
    replace(&path, "no ruleset");
    come_back(&mut harness);
    read_again(&mut harness, "he.xml");
    harness.get_by_label_contains(message!(file_not_opened).static_text());
    assert!(is_refused(&harness));
    wait(&mut harness);
    assert!(!is_offered(&harness, "he.xml"));
    replace(&path, &ruleset(&["05D0"]));
    come_back(&mut harness);
    read_again(&mut harness, "he.xml");
    assert!(!is_refused(&harness));
}

/// A profile is read again as a whole where one of its files was changed.
#[test]
fn a_file_that_a_profile_names_is_watched() {
    let (folder, profile) = folder_with("profile.toml", "[zone.example]\nrulesets = [\"he.xml\"]\n");
    let path = folder.path().join("he.xml");
    fs::write(&path, ruleset(&["05D0"])).expect("written");
    let mut harness = with_rules(&profile);
    assert!(!is_refused(&harness));
    replace(&path, &ruleset(&["05D1", "05D2"]));
    come_back(&mut harness);
    read_again(&mut harness, "he.xml");
    assert!(is_refused(&harness));
    let loaded = &harness.state().settings().preferences.ruleset.loaded;
    assert_eq!(Path::new(loaded), profile);
}
