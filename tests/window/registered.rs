//! The name in Inspect is compared with registered names: those of a profile, or of the other list of List.

use std::fs;
use std::path::Path;

use bidiscope_window::{App, ListSettings, Preferences, RulesetSettings, Session, Settings};
use bidiscope_words::message;
use eframe::egui::{self, accesskit::Role};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use tempfile::TempDir;

use super::list::settle;
use super::{open_with, pane, wait_until};

const RULESET: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/lgr/variants.xml");
const PROFILE: &str = "[zone.com]\nrulesets = [\"lgr.xml\"]\n\
    [registered]\npath = \"registered.csv\"\ncolumn = \"name\"\nholder = \"owner\"\n\
    [list]\npath = \"today.csv\"\ncolumn = \"name\"\nkeep = [\"who\"]\n";
/// By the ruleset U+767C has the variant U+53D1.
const REGISTERED: &str = "name,owner\n\u{628}.com,R1\n\u{767C}.com,R2\n";
const APPLICATIONS: &str = "name,who\n\u{628}\u{628}\u{628}.com,A1\n\u{628}\u{628}\u{628}.com,A2\n";

fn registry() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).expect("room");
    write("zones.toml", PROFILE);
    write("registered.csv", REGISTERED);
    write("today.csv", APPLICATIONS);
    fs::copy(Path::new(RULESET), folder.path().join("lgr.xml")).expect("a copy");
    folder
}

/// The window on a name, with the profile of the registry.
fn with_profile(folder: &TempDir, name: &str) -> Harness<'static, App> {
    let loaded = folder.path().join("zones.toml").to_str().expect("a path of UTF-8").to_owned();
    let mut harness = open_with(
        Settings {
            preferences: Preferences { ruleset: RulesetSettings { loaded }, ..Preferences::default() },
            session: Session { input: name.to_owned(), ..Session::default() },
        },
        [1280.0, 800.0],
    );
    settle(&mut harness);
    harness
}

/// Whether the verdict says this.
fn says(harness: &Harness<'static, App>, words: &str) -> bool {
    pane(harness, "RFC 5893").query_all_by_label_contains(words).next().is_some()
}

/// Draws passes until the verdict says all of these words and none of those.
fn says_at_last(harness: &mut Harness<'static, App>, words: &[&str], others: &[&str]) {
    wait_until(harness, |it| {
        words.iter().all(|words| says(it, words)) && !others.iter().any(|words| says(it, words))
    });
}

fn none() -> &'static str {
    message!(registered_none).static_text()
}

fn same_name(line: u64) -> String {
    message!(taken_same_name, line = line).to_string()
}

#[test]
fn the_verdict_says_who_has_the_name() {
    let folder = registry();
    says_at_last(&mut with_profile(&folder, "\u{628}.com"), &[&same_name(2), "R1"], &[]);
    says_at_last(&mut with_profile(&folder, "\u{53D1}.com"), &["allocatable", "R2"], &[]);
    says_at_last(&mut with_profile(&folder, "\u{628}\u{628}.com"), &[none()], &[]);
    says_at_last(&mut with_profile(&folder, "\u{628}\u{628}\u{628}.com"), &[none(), "A1", "A2"], &[]);
}

#[test]
fn whoever_holds_the_registered_name_may_have_its_variants() {
    let folder = registry();
    let mut harness = with_profile(&folder, "\u{53D1}.com");
    let same_holder = message!(list_status, status = "same-holder").to_string();
    says_at_last(&mut harness, &["allocatable"], &[&same_holder]);
    let ask = |harness: &mut Harness<'static, App>, holder: &str| {
        harness.get_by_role_and_label(Role::TextInput, message!(registered_holder).static_text()).focus();
        harness.run();
        harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
        harness
            .get_by_role_and_label(Role::TextInput, message!(registered_holder).static_text())
            .type_text(holder);
        settle(harness);
    };
    ask(&mut harness, "R2");
    says_at_last(&mut harness, &[&same_holder], &[]);
    ask(&mut harness, "R1");
    says_at_last(&mut harness, &["allocatable"], &[&same_holder]);
    // Nobody is known to hold the names of a list without holders.
    fs::write(folder.path().join("zones.toml"), PROFILE.replace("holder = \"owner\"\n", "")).expect("room");
    let mut without = with_profile(&folder, "\u{53D1}.com");
    says_at_last(&mut without, &["allocatable"], &[]);
    assert!(without.query_by_label(message!(registered_holder).static_text()).is_none());
}

#[test]
fn each_name_that_is_typed_has_its_own_answer() {
    let folder = registry();
    let mut harness = with_profile(&folder, "\u{628}");
    says_at_last(&mut harness, &[none()], &[]);
    harness.get_by_label("Name").focus();
    harness.run();
    harness.get_by_label("Name").type_text(".com");
    settle(&mut harness);
    says_at_last(&mut harness, &[&same_name(2)], &[none()]);
}

#[test]
fn a_changed_list_is_read_again_and_one_that_cannot_be_is_said_so() {
    let folder = registry();
    let mut harness = with_profile(&folder, "\u{628}\u{628}.com");
    says_at_last(&mut harness, &[none()], &[]);
    let read_again = |harness: &mut Harness<'static, App>, text: &str| {
        fs::write(folder.path().join("registered.csv"), text).expect("room");
        harness.run_steps(12);
        let offer = message!(file_read_again_named, file = "registered.csv").to_string();
        harness.get_by_role_and_label(Role::Button, &offer).click();
        settle(harness);
    };
    read_again(&mut harness, "name,owner\n\u{628}.com,R1\n\u{628}\u{628}.com,R3\n");
    says_at_last(&mut harness, &[&same_name(3), "R3"], &[]);
    read_again(&mut harness, "label,owner\n\u{628}.com,R1\n");
    says_at_last(&mut harness, &["registered.csv"], &[none()]);
    read_again(&mut harness, REGISTERED);
    says_at_last(&mut harness, &[none()], &["registered.csv"]);
}

#[test]
fn the_other_list_of_list_has_registered_names_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("registered.txt");
    fs::write(&path, "a.com\nb.com\n").expect("room");
    let list = ListSettings {
        other_list: path.to_str().expect("a path of UTF-8").to_owned(),
        ..ListSettings::default()
    };
    let mut harness = open_with(
        Settings::from(Session { input: "b.com".to_owned(), list, ..Session::default() }),
        [1280.0, 800.0],
    );
    settle(&mut harness);
    assert!(!says(&harness, &same_name(2)), "no list is compared with it yet");
    super::files::drop_path(&mut harness, &path, b"");
    harness.get_by_label("List").click();
    settle(&mut harness);
    super::files::drop_path(&mut harness, &path, b"");
    settle(&mut harness);
    harness.get_by_label("Inspect").click();
    settle(&mut harness);
    says_at_last(&mut harness, &[&same_name(2)], &[]);
}
