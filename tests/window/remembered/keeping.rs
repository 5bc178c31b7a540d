//! The window keeps what is done in it.

use std::fs;
use std::time::Duration;

use bidiscope_bidi::name::MAX_BYTES;
use bidiscope_layout::Faces;
use bidiscope_window::{App, Remembered, Settings, SystemPreference, WindowSettings};
use eframe::egui::{Key, ThemePreference};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::super::{click_in, close, open_menu, show_details};
use super::{file, folder, folder_with, names};

/// The window on what is remembered in a folder.
fn open(folder: &TempDir) -> Harness<'static, App> {
    let remembered = Remembered::at(folder.path());
    let mut harness = Harness::builder()
        .with_max_steps(64)
        .with_size([1280.0, 1200.0])
        .build_eframe(|context| App::remembering(&context.egui_ctx, remembered, Faces::bundled()));
    harness.run();
    harness
}

/// Types at the end of the name, and waits for nothing.
fn type_on(harness: &mut Harness<'static, App>, text: &str) {
    harness.get_by_label("Name").focus();
    harness.run();
    harness.key_press(Key::End);
    harness.run();
    harness.get_by_label("Name").type_text(text);
    harness.step();
}

/// What stands in the first window's file.
fn on_disk(folder: &TempDir) -> Value {
    let bytes = fs::read(file(folder)).unwrap_or_default();
    serde_json::from_slice(&bytes).unwrap_or_default()
}

#[test]
fn what_is_typed_is_on_disk_in_a_moment_without_another_pass() {
    let folder = folder_with(json!({ "version": 1, "settings": { "input": "ab" } }).to_string());
    let mut harness = open(&folder);
    type_on(&mut harness, "c");
    // No pass any more; only a machine that has stopped takes a minute.
    let is_saved = |_: &i32| {
        std::thread::sleep(Duration::from_millis(100));
        on_disk(&folder)["settings"]["input"] == "abc"
    };
    assert!((0..600).any(|round| is_saved(&round)), "{}", on_disk(&folder));
    assert_eq!(names(folder.path()), ["settings.json"], "nothing else is left there");
}

#[test]
fn the_theme_and_the_zoom_come_back() {
    let written = json!({ "version": 1, "window": { "theme": "light", "zoom": 1.5 }, "settings": {} });
    let [one, other] = [folder_with(written.to_string()), folder_with(written.to_string())];
    assert_eq!(open(&one).ctx.zoom_factor(), 1.5);
    // What drives the window here gives it a theme of its own.
    let context = eframe::egui::Context::default();
    App::remembering(&context, Remembered::at(other.path()), Faces::bundled());
    assert_eq!(context.options(|options| options.theme_preference), ThemePreference::Light);

    let folder = folder();
    let mut harness = open(&folder);
    for (choice, theme) in
        [("Dark theme", "dark"), ("Light theme", "light"), ("Theme of the system", "system")]
    {
        open_menu(&mut harness, &["More", "Theme"]);
        harness.get_by_label(choice).click();
        harness.run();
        assert_eq!(harness.state().save_now(), Ok(()));
        assert_eq!(on_disk(&folder)["window"]["theme"], theme);
    }
    open_menu(&mut harness, &["More"]);
    harness.get_by_label("Zoom in").click();
    harness.run();
    assert_eq!(harness.state().save_now(), Ok(()));
    assert_eq!(on_disk(&folder)["window"]["zoom"], 1.1);
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
    let folder = folder_with(json!({ "version": 1, "window": {}, "settings": {} }).to_string());
    let mut harness = open(&folder);
    follow(&mut harness, SystemPreference::TextScale(1.25));
    assert_eq!(harness.ctx.zoom_factor(), 1.0);
}

#[test]
fn what_is_reported_stands_in_the_message_line() {
    let folder = folder_with("no settings");
    let harness = open(&folder);
    let output = harness.state().message().expect("something is told").to_owned();
    assert!(output.starts_with("The settings could not be read, and begin anew: it is no JSON"), "{output}");
    harness.get_by_label(&output);
    // The file is there again, so that the next start is not a first one.
    assert_eq!(harness.state().save_now(), Ok(()));
    assert_eq!(names(folder.path()), ["settings.backup-1.json", "settings.json"]);
}

#[test]
fn a_file_that_needs_no_change_is_not_written() {
    let folder = folder();
    let mut harness = open(&folder);
    assert_eq!(harness.state().save_now(), Ok(()));
    // The same in other words stays as it is.
    let written = on_disk(&folder);
    assert_eq!(written["version"], 1);
    fs::remove_file(file(&folder)).expect("it is there");
    harness.run();
    assert_eq!(harness.state().save_now(), Ok(()));
    assert!(!file(&folder).exists(), "who removes the file while nothing changes wants it removed");
}

#[test]
fn a_save_that_fails_is_reported_once_and_no_more_when_it_works_again() {
    let folder = folder();
    let mut harness = open(&folder);
    assert_eq!(harness.state().save_now(), Ok(()));
    let before = on_disk(&folder);
    fs::rename(file(&folder), folder.path().join("away")).expect("it is ours");
    fs::create_dir(file(&folder)).expect("it is ours");
    type_on(&mut harness, "c");
    let sentence = format!("The settings could not be saved to {}: it is a folder.", file(&folder).display());
    assert_eq!(harness.state().save_now(), Err(sentence.clone()));
    harness.run();
    assert_eq!(harness.state().message(), Some(sentence.as_str()));
    // Once it is dismissed, the next failure does not bring it back.
    harness.get_by_label("Dismiss").click();
    harness.run();
    open_menu(&mut harness, &["More", "Panes"]);
    harness.get_by_label("Show invisible characters").click();
    harness.run();
    assert_eq!(harness.state().message(), None);
    assert_eq!(harness.state().save_now(), Err(sentence.clone()));
    harness.run();
    assert_eq!(harness.state().message(), None);
    // What stays is a sign.
    harness.get_by_label_contains("Not saved");
    fs::remove_dir(file(&folder)).expect("it is ours");
    fs::rename(folder.path().join("away"), file(&folder)).expect("it is ours");
    assert_eq!(on_disk(&folder), before, "what stood there stands there still");
    type_on(&mut harness, "d");
    assert_eq!(harness.state().save_now(), Ok(()));
    harness.run();
    assert!(harness.query_by_label_contains("Not saved").is_none());
    assert!(on_disk(&folder)["settings"]["input"].as_str().is_some_and(|it| it.ends_with("cd")));
}

#[test]
fn the_message_of_a_save_that_failed_goes_when_one_succeeds() {
    let folder = folder();
    let mut harness = open(&folder);
    assert_eq!(harness.state().save_now(), Ok(()));
    fs::remove_file(file(&folder)).expect("it is ours");
    fs::create_dir(file(&folder)).expect("it is ours");
    type_on(&mut harness, "c");
    assert!(harness.state().save_now().is_err());
    harness.run();
    assert!(harness.state().message().is_some());
    fs::remove_dir(file(&folder)).expect("it is ours");
    type_on(&mut harness, "d");
    assert_eq!(harness.state().save_now(), Ok(()));
    harness.run();
    assert_eq!(harness.state().message(), None);
}

#[test]
fn what_could_not_be_backed_up_is_not_replaced_until_it_can() {
    let folder = folder_with("no settings");
    let backup = |number: u32| folder.path().join(format!("settings.backup-{number}.json"));
    (1..=20).for_each(|number| fs::write(backup(number), "backup").expect("it is ours"));
    let mut harness = open(&folder);
    type_on(&mut harness, "c");
    assert!(harness.state().save_now().is_err_and(|it| it.ends_with("beside it: remove some.")));
    assert!(fs::read(file(&folder)).is_ok_and(|it| it == b"no settings"));
    fs::remove_file(backup(7)).expect("it is ours");
    assert_eq!(harness.state().save_now(), Ok(()));
    assert!(fs::read(backup(7)).is_ok_and(|it| it == b"no settings"));
    assert_eq!(on_disk(&folder)["version"], 1);
}

#[test]
fn two_windows_do_not_overwrite_each_other() {
    let folder = folder_with(json!({ "version": 1, "settings": { "input": "ab" } }).to_string());
    let (mut first, mut second) = (open(&folder), open(&folder));
    type_on(&mut first, "1");
    type_on(&mut second, "2");
    type_on(&mut first, "3");
    assert_eq!((first.state().save_now(), second.state().save_now()), (Ok(()), Ok(())));
    assert_eq!(on_disk(&folder)["settings"]["input"], "ab13");
    let second: Value =
        serde_json::from_slice(&fs::read(folder.path().join("settings-2.json")).expect("it was written"))
            .expect("it is whole");
    assert_eq!(second["settings"]["input"], "ab2");
}

#[test]
fn what_is_resized_comes_back() {
    let settings = json!({ "tab": "text", "text": { "height": 300.0 } });
    let folder = folder_with(json!({ "version": 1, "settings": settings }).to_string());
    let mut harness = open(&folder);
    let height = harness.get_by_label("Running text").rect().height();
    assert!((250.0..=300.0).contains(&height), "{height}");
    assert_eq!(harness.state().settings().session.text.height, 300.0);
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
    let height = on_disk(&folder)["settings"]["text"]["height"].as_f64().expect("a number");
    assert!((340.0..=360.0).contains(&height), "{height}");
}

#[test]
fn a_section_that_is_closed_stays_so() {
    let folder = folder_with(json!({ "version": 1, "settings": { "input": "ab.com" } }).to_string());
    let mut harness = open(&folder);
    show_details(&mut harness, "Rules");
    click_in(&mut harness, "Details", "What each set of rules says");
    assert_eq!(harness.state().save_now(), Ok(()));
    assert_eq!(on_disk(&folder)["settings"]["verdict"]["sections"], json!({ "policies": true }));
    let again = folder_with(fs::read(file(&folder)).expect("it was written"));
    let mut harness = open(&again);
    assert!(harness.query_by_label_contains("(IDNA2003)").is_some(), "its section is open");
    click_in(&mut harness, "Details", "What each set of rules says");
    assert_eq!(harness.state().save_now(), Ok(()));
    assert_eq!(on_disk(&again)["settings"]["verdict"]["sections"], json!({ "policies": false }));
}

/// The most that is read, and so the most that is written: 64 MB.
const MOST: usize = 64 << 20;

/// A folder in which a window finds pinned names that it writes in a file of this many bytes.
fn folder_of(bytes: usize) -> TempDir {
    // As the window writes it, beginning with so much beside the names.
    let beside = {
        let folder = folder_with(with_pinned(&[0; 560]));
        save(&open(&folder)).expect("saved");
        fs::read(file(&folder)).expect("saved").len()
    };
    let mut lengths = [0; 560];
    let mut left = bytes - beside;
    for length in &mut lengths {
        *length = left.min(MAX_BYTES - 4);
        left -= *length;
    }
    assert_eq!(left, 0, "there are enough of them");
    folder_with(with_pinned(&lengths))
}

/// Pinned names of four characters and so many more, in few bytes beside them.
fn with_pinned(lengths: &[usize]) -> String {
    let pinned = |(number, &length): (usize, &usize)| json!({ "text": format!("{number:04}{}", "a".repeat(length)), "notation": "unicode" });
    let pinned: Vec<Value> = lengths.iter().enumerate().map(pinned).collect();
    json!({ "version": 1, "settings": { "names": { "pinned": pinned } } }).to_string()
}

/// Saves, however long the disk takes for so much.
fn save(harness: &Harness<'static, App>) -> Result<(), String> {
    let ended =
        |_| Some(harness.state().save_now()).filter(|it| !matches!(it, Err(why) if why.contains("answer")));
    (0..60).find_map(ended).expect("it ends")
}

#[test]
fn what_is_written_is_what_can_be_read() {
    let folder = folder_of(MOST);
    let harness = open(&folder);
    save(&harness).expect("it can be read again");
    drop(harness);
    assert_eq!(fs::read(file(&folder)).expect("saved").len(), MOST);
    let read = Remembered::at(folder.path());
    assert_eq!((read.notice(), read.settings().session.names.pinned().len()), (None, 560));
    drop(read);

    // A byte more is not written, and what stands there stays.
    let folder = folder_of(MOST + 1);
    let before = fs::read(file(&folder)).expect("a file");
    assert!(before.len() < MOST, "{} bytes", before.len());
    let harness = open(&folder);
    let refused = save(&harness).expect_err("it could not be read again");
    assert!(refused.contains("it has more than 64 MB"), "{refused}");
    assert!(fs::read(file(&folder)).is_ok_and(|it| it == before));
    assert_eq!(names(folder.path()), ["settings.json"]);
}

/// Sizes that a desktop gives a window, and a window its parts, come back without anything being lost.
#[test]
fn sizes_out_of_range_are_written_as_the_nearest_that_are_not() {
    for (length, least, side) in
        [(0.0, 16.0, 64.0), (40.0, 40.0, 64.0), (f32::NAN, 16.0, 64.0), (1e30, 16_384.0, 16_384.0)]
    {
        let mut settings = Settings::default();
        settings.session.text.height = length;
        settings.session.list.details_height = length;
        settings.session.study.detail_height = length;
        settings.session.panes.details_height = length;
        settings.session.panes.details_width = length;
        let window = WindowSettings {
            zoom: length,
            size: [length; 2],
            position: Some([-length; 2]),
            ..WindowSettings::default()
        };
        let content = json!({ "version": 1, "window": window, "settings": settings }).to_string();
        let folder = folder_with(&content);
        let read = Remembered::at(folder.path());
        assert_eq!(read.notice(), None, "{length}: {content}");
        let (settings, window) = (read.settings(), read.window());
        let panes = [settings.session.panes.details_height, settings.session.panes.details_width];
        assert_eq!(panes, [least; 2], "{length}");
        let heights = [
            settings.session.text.height,
            settings.session.list.details_height,
            settings.session.study.detail_height,
        ];
        assert_eq!(heights, [least; 3], "{length}");
        assert_eq!(window.size, [side; 2], "{length}");
        assert_eq!(names(folder.path()), ["settings.json"], "no backup");
    }
}
