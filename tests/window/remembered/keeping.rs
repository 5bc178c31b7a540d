//! The window keeps what is done in it.

use std::fs;
use std::time::Duration;

use bidiscope_layout::Faces;
use bidiscope_window::{App, Remembered, SystemPreference};
use eframe::egui::{Key, ThemePreference};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::super::{click_in, close, open_menu, show_details};
use super::{
    document, folder, folder_with, folder_with_preferences, on_disk, open, preferences, session, sessions,
};

/// Types at the end of the name, and waits for nothing.
pub(super) fn type_on(harness: &mut Harness<'static, App>, text: &str) {
    harness.get_by_label("Name").focus();
    harness.run();
    harness.key_press(Key::End);
    harness.run();
    harness.get_by_label("Name").type_text(text);
    harness.step();
}

/// The only document in a folder.
fn only(folder: &TempDir) -> std::path::PathBuf {
    let all = sessions(folder);
    assert_eq!(all.len(), 1, "{all:?}");
    folder.path().join("sessions").join(&all[0])
}

/// What stands in it.
fn session_on_disk(folder: &TempDir) -> Value {
    on_disk(&only(folder))["settings"].clone()
}

#[test]
fn what_is_typed_is_on_disk_in_a_moment_without_another_pass() {
    let folder = folder_with(session(&json!({ "input": "ab" })));
    let mut harness = open(&folder);
    type_on(&mut harness, "c");
    // No pass any more; only a machine that has stopped takes a minute.
    let is_saved = |_: &i32| {
        std::thread::sleep(Duration::from_millis(100));
        session_on_disk(&folder)["input"] == "abc"
    };
    assert!((0..600).any(|round| is_saved(&round)), "{}", session_on_disk(&folder));
    assert_eq!(sessions(&folder), ["1.json"], "nothing else is left there");
}

#[test]
fn the_theme_and_the_zoom_come_back() {
    let written = json!({ "window": { "theme": "light", "zoom": 1.5 } }).to_string();
    let [one, other] = [folder_with_preferences(&written), folder_with_preferences(&written)];
    assert_eq!(open(&one).ctx.zoom_factor(), 1.5);
    // What drives the window here gives it a theme of its own.
    let context = eframe::egui::Context::default();
    App::remembering(&context, Remembered::at(other.path()), Faces::bundled());
    assert_eq!(context.options(|options| options.theme_preference), ThemePreference::Light);

    let folder = folder();
    let mut harness = open(&folder);
    for (choice, theme) in [("Dark theme", "dark"), ("Light theme", "light"), ("System theme", "system")] {
        open_menu(&mut harness, &["More", "Theme"]);
        harness.get_by_label(choice).click();
        harness.run();
        assert_eq!(harness.state().save_now(), Ok(()));
        assert_eq!(on_disk(&preferences(&folder))["window"]["theme"], theme);
    }
    open_menu(&mut harness, &["More"]);
    harness.get_by_label("Zoom in").click();
    harness.run();
    assert_eq!(harness.state().save_now(), Ok(()));
    assert_eq!(on_disk(&preferences(&folder))["window"]["zoom"], 1.1);
}

/// What moves goes by the desktop; so does the size of words, at the first start and until another is chosen.
#[test]
fn the_desktops_preferences_count() {
    let folder = folder();
    let mut harness = open(&folder);
    let follow = |harness: &mut Harness<'static, App>, preference| {
        let context = harness.ctx.clone();
        harness.state_mut().follow(preference, &context);
        harness.run();
    };
    let blinks = |harness: &Harness<'static, App>| harness.ctx.global_style().visuals.text_cursor.blink;
    follow(&mut harness, SystemPreference::ReducedMotion(true));
    assert!(!blinks(&harness));
    follow(&mut harness, SystemPreference::ReducedMotion(false));
    assert!(blinks(&harness));
    follow(&mut harness, SystemPreference::TextScale(1.25));
    assert_eq!(harness.ctx.zoom_factor(), 1.25);
    follow(&mut harness, SystemPreference::TextScale(2.0));
    assert_eq!(harness.ctx.zoom_factor(), 1.25, "once it is another it stays");
    close(harness, folder.path());
    // Where something is remembered, it is not the first start.
    let folder = folder_with(session(&json!({})));
    let mut harness = open(&folder);
    follow(&mut harness, SystemPreference::TextScale(1.25));
    assert_eq!(harness.ctx.zoom_factor(), 1.0);
}

#[test]
fn what_is_reported_stands_in_the_message_line() {
    let folder = folder_with("no session");
    let harness = open(&folder);
    let output = harness.state().message().expect("something is told").to_owned();
    harness.get_by_label(&output);
    // There is one again, so that the next start is not a first one.
    assert_eq!(harness.state().save_now(), Ok(()));
    assert_eq!(sessions(&folder).len(), 2);
}

#[test]
fn a_document_that_needs_no_change_is_not_written() {
    let folder = folder_with(session(&json!({ "input": "ab" })));
    let mut harness = open(&folder);
    assert_eq!(harness.state().save_now(), Ok(()));
    fs::remove_file(document(&folder, "1")).expect("it is there");
    harness.run();
    assert_eq!(harness.state().save_now(), Ok(()));
    assert!(!document(&folder, "1").exists(), "who removes it while nothing changes wants it removed");
}

#[test]
fn a_save_that_fails_is_reported_once_and_no_more_when_it_works_again() {
    let folder = folder();
    let mut harness = open(&folder);
    assert_eq!(harness.state().save_now(), Ok(()));
    let (file, before) = (only(&folder), session_on_disk(&folder));
    fs::rename(&file, folder.path().join("away")).expect("it is ours");
    fs::create_dir(&file).expect("it is ours");
    type_on(&mut harness, "c");
    let sentence = harness.state().save_now().expect_err("a folder is in the way");
    assert!(sentence.contains(&file.display().to_string()), "{sentence}");
    harness.run();
    assert_eq!(harness.state().message(), Some(sentence.as_str()));
    // Once it is dismissed, the next failure does not bring it back.
    harness.get_by_label("Dismiss").click();
    harness.run();
    open_menu(&mut harness, &["More", "Panes"]);
    harness.get_by_label("Show invisible characters in the displays").click();
    harness.run();
    assert_eq!(harness.state().message(), None);
    assert_eq!(harness.state().save_now(), Err(sentence.clone()));
    harness.run();
    assert_eq!(harness.state().message(), None);
    // What stays is a sign.
    harness.get_by_label_contains("Not saved");
    fs::remove_dir(&file).expect("it is ours");
    fs::rename(folder.path().join("away"), &file).expect("it is ours");
    assert_eq!(session_on_disk(&folder), before, "what stood there stands there still");
    type_on(&mut harness, "d");
    assert_eq!(harness.state().save_now(), Ok(()));
    harness.run();
    assert!(harness.query_by_label_contains("Not saved").is_none());
    assert!(session_on_disk(&folder)["input"].as_str().is_some_and(|it| it.ends_with("cd")));
}

#[test]
fn the_message_of_a_save_that_failed_goes_when_one_succeeds() {
    let folder = folder();
    let mut harness = open(&folder);
    assert_eq!(harness.state().save_now(), Ok(()));
    let file = only(&folder);
    fs::remove_file(&file).expect("it is ours");
    fs::create_dir(&file).expect("it is ours");
    type_on(&mut harness, "c");
    assert!(harness.state().save_now().is_err());
    harness.run();
    assert!(harness.state().message().is_some());
    fs::remove_dir(&file).expect("it is ours");
    type_on(&mut harness, "d");
    assert_eq!(harness.state().save_now(), Ok(()));
    harness.run();
    assert_eq!(harness.state().message(), None);
}

#[test]
fn what_is_resized_comes_back() {
    let folder = folder_with(session(&json!({ "tab": "text" })));
    let sizes = json!({ "panels": { "text_height": 300.0 } }).to_string();
    fs::write(preferences(&folder), sizes).expect("it is ours");
    let mut harness = open(&folder);
    let height = harness.get_by_label("Running text").rect().height();
    assert!((250.0..=300.0).contains(&height), "{height}");
    assert_eq!(harness.state().settings().preferences.panels.text_height, 300.0);
    // The edge below the field is dragged down.
    let top = harness.get_by_label("Running text").rect().top() - 4.0;
    let edge = eframe::egui::pos2(400.0, top + 300.0);
    let lower = edge + eframe::egui::vec2(0.0, 50.0);
    harness.hover_at(edge);
    harness.run();
    harness.drag_at(edge);
    harness.run();
    harness.hover_at(lower);
    harness.run();
    harness.drop_at(lower);
    harness.run();
    assert_eq!(harness.state().save_now(), Ok(()));
    let height = on_disk(&preferences(&folder))["panels"]["text_height"].as_f64().expect("a number");
    assert!((340.0..=360.0).contains(&height), "{height}");
}

#[test]
fn a_section_that_is_closed_stays_so() {
    let folder = folder_with(session(&json!({ "input": "ab.com" })));
    let mut harness = open(&folder);
    show_details(&mut harness, "Rules");
    click_in(&mut harness, "Details", "Verdict of each rule set");
    assert_eq!(harness.state().save_now(), Ok(()));
    assert_eq!(on_disk(&preferences(&folder))["verdict"]["sections"], json!({ "policies": true }));
    close(harness, folder.path());
    let mut harness = open(&folder);
    show_details(&mut harness, "Rules");
    assert!(harness.query_by_label_contains("(IDNA2003)").is_some(), "its section is open");
    click_in(&mut harness, "Details", "Verdict of each rule set");
    assert_eq!(harness.state().save_now(), Ok(()));
    assert_eq!(on_disk(&preferences(&folder))["verdict"]["sections"], json!({ "policies": false }));
}
