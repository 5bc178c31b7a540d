//! Two windows at the same time.

use std::fs;

use bidiscope_window::Remembered;
use serde_json::json;

use super::{file, folder, folder_with, good, written};

#[test]
fn a_second_window_begins_like_the_first_and_has_a_file_of_its_own() {
    let folder = folder_with(good().to_string());
    let first = Remembered::at(folder.path());
    let second = Remembered::at(folder.path());
    let own = folder.path().join("settings-2.json");
    let text = format!("Another window is open: this one keeps its own work, in {}.", own.display());
    assert_eq!((first.notice(), second.notice()), (None, Some(text)));
    // Not just over the first one.
    let mut expected = good();
    expected["window"]["position"] = json!(null);
    assert_eq!(written(&second), expected);
}

#[test]
fn the_second_window_has_the_second_one_s_work_again() {
    let folder = folder_with(good().to_string());
    let mut work = good();
    work["settings"]["input"] = json!("CD");
    fs::write(folder.path().join("settings-2.json"), work.to_string()).expect("it is ours");
    let first = Remembered::at(folder.path());
    assert_eq!(written(&first), good());
    assert_eq!(written(&Remembered::at(folder.path())), work);
    // When the second one is closed its place is free again, and so is the first one's.
    assert_eq!(written(&Remembered::at(folder.path())), work);
    drop(first);
    assert_eq!(written(&Remembered::at(folder.path())), good());
}

#[test]
fn there_may_be_many_windows_but_not_without_end() {
    let folder = folder();
    let windows: Vec<Remembered> = (0..32).map(|_| Remembered::at(folder.path())).collect();
    let text = windows[31].notice().expect("something is told");
    assert!(text.ends_with("settings-32.json."), "{text}");
    let text = "What is done in this window is not remembered: 32 windows are open.";
    assert_eq!(Remembered::at(folder.path()).notice().as_deref(), Some(text));
}

#[test]
fn a_damaged_file_of_the_second_window_has_its_own_backups() {
    let folder = folder_with(good().to_string());
    let _first = Remembered::at(folder.path());
    fs::write(folder.path().join("settings-2.json"), "no settings").expect("it is ours");
    let text = Remembered::at(folder.path()).notice().expect("something is told");
    assert!(text.ends_with("settings-2.backup-1.json."), "{text}");
    assert!(fs::read(file(&folder)).is_ok_and(|it| it == good().to_string().as_bytes()));
}

#[test]
fn a_damaged_file_of_the_first_window_is_left_to_it() {
    let folder = folder();
    let _first = Remembered::at(folder.path());
    fs::write(file(&folder), "half a fi").expect("it is ours");
    let second = Remembered::at(folder.path());
    let text = second.notice().expect("something is told");
    assert!(text.starts_with("Another window is open") && text.ends_with("settings-2.json."), "{text}");
    assert!(fs::read_to_string(file(&folder)).is_ok_and(|it| it == "half a fi"));
}
