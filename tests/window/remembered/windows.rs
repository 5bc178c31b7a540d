//! Two windows at the same time: each has its own work, and both have the same preferences.

use std::fs;

use bidiscope_window::{App, Remembered};
use eframe::egui::{Context, Event};
use egui_kittest::Harness;
use serde_json::json;

use super::super::open_menu;
use super::keeping::type_on;
use super::{
    document, folder, folder_with, folder_with_preferences, good_preferences, good_session, on_disk, open,
    preferences, put, session, sessions, written,
};
use egui_kittest::kittest::Queryable;

#[test]
fn a_second_window_begins_like_the_first_and_has_a_document_of_its_own() {
    let folder = folder_with(session(&json!(good_session())));
    fs::write(preferences(&folder), json!(good_preferences()).to_string()).expect("it is ours");
    let first = Remembered::at(folder.path());
    let second = Remembered::at(folder.path());
    assert_eq!((first.notice(), second.notice().is_some()), (None, true));
    // Not just over the first one.
    let mut expected = json!(good_preferences());
    expected["window"]["position"] = json!(null);
    assert_eq!(written(&second), (expected, json!(good_session())));
}

#[test]
fn each_window_goes_on_with_the_newest_work_that_no_other_has() {
    let folder = folder_with(session(&json!({ "input": "older.com" })));
    let newer = session(&json!({ "input": "newer.com" }));
    // Where two are equally new, the name tells.
    put(&folder, "2", newer);
    let input = |it: &Remembered| it.settings().session.input.clone();
    let first = Remembered::at(folder.path());
    let second = Remembered::at(folder.path());
    assert_eq!((input(&first), input(&second)), ("newer.com".to_owned(), "older.com".to_owned()));
    drop(first);
    assert_eq!(input(&Remembered::at(folder.path())), "newer.com");
    drop(second);
    assert_eq!(input(&Remembered::at(folder.path())), "newer.com");
}

#[test]
fn there_may_be_many_windows() {
    let folder = folder_with(session(&json!({ "input": "one.com" })));
    let windows: Vec<Harness<'_, App>> =
        (0..40).map(|_| Remembered::at(folder.path())).map(open_on).collect();
    assert!(windows.iter().all(|it| it.state().save_now() == Ok(())));
    assert_eq!(sessions(&folder).len(), 40);
}

/// A window of which nothing is drawn but a pass.
fn open_on(remembered: Remembered) -> Harness<'static, App> {
    Harness::builder().build_eframe(|context| {
        App::remembering(&context.egui_ctx, remembered, bidiscope_layout::Faces::bundled())
    })
}

#[test]
fn two_windows_do_not_overwrite_each_other() {
    let folder = folder_with(session(&json!({ "input": "ab" })));
    let (mut first, mut second) = (open(&folder), open(&folder));
    type_on(&mut first, "1");
    type_on(&mut second, "2");
    type_on(&mut first, "3");
    assert_eq!((first.state().save_now(), second.state().save_now()), (Ok(()), Ok(())));
    let mut inputs: Vec<String> = sessions(&folder)
        .iter()
        .map(|it| on_disk(&folder.path().join("sessions").join(it))["settings"]["input"].to_string())
        .collect();
    inputs.sort();
    assert_eq!(inputs, ["\"ab13\"", "\"ab2\""]);
}

#[test]
fn a_damaged_document_of_another_window_is_left_to_it() {
    let folder = folder_with(session(&json!({ "input": "ab" })));
    let _first = Remembered::at(folder.path());
    put(&folder, "1", "half a fi");
    let second = Remembered::at(folder.path());
    assert!(second.notice().is_some());
    assert!(fs::read_to_string(document(&folder, "1")).is_ok_and(|it| it == "half a fi"));
}

fn choose_theme(harness: &mut Harness<'static, App>, theme: &str) {
    open_menu(harness, &["More", "Theme"]);
    harness.get_by_label(theme).click();
    harness.run();
    assert_eq!(harness.state().save_now(), Ok(()));
}

#[test]
fn what_one_window_changes_the_other_keeps_and_takes_over_with_the_focus() {
    let folder = folder();
    let (mut first, mut second) = (open(&folder), open(&folder));
    choose_theme(&mut first, "Dark theme");
    second.ctx.set_zoom_factor(1.5);
    second.run();
    assert_eq!(second.state().save_now(), Ok(()));
    let shared = on_disk(&preferences(&folder));
    assert_eq!((&shared["window"]["theme"], &shared["window"]["zoom"]), (&json!("dark"), &json!(1.5)));
    assert_eq!(first.ctx.zoom_factor(), 1.0);
    first.event(Event::WindowFocused(true));
    first.run();
    first.run();
    assert_eq!(first.ctx.zoom_factor(), 1.5);
    // What was changed here and is not saved yet stays.
    let context = Context::clone(&second.ctx);
    context.set_zoom_factor(2.0);
    second.event(Event::WindowFocused(true));
    second.run();
    second.run();
    assert_eq!(second.ctx.zoom_factor(), 2.0);
    assert_eq!(json!(second.state().settings().preferences)["window"]["theme"], "dark");
    assert_eq!((first.state().save_now(), second.state().save_now()), (Ok(()), Ok(())));
    assert_eq!(on_disk(&preferences(&folder))["window"]["zoom"], 2.0);
}

#[test]
fn preferences_that_were_removed_while_nothing_changes_stay_removed() {
    let folder = folder_with_preferences(json!(good_preferences()).to_string());
    let mut harness = open(&folder);
    assert_eq!(harness.state().save_now(), Ok(()));
    fs::remove_file(preferences(&folder)).expect("it is there");
    harness.run();
    assert_eq!(harness.state().save_now(), Ok(()));
    assert!(!preferences(&folder).exists());
}
