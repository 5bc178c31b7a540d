//! What versions before kept in `settings.json` becomes preferences and sessions.

use std::fs;

use bidiscope_window::Remembered;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::super::close;
use super::{folder, names, on_disk, open, preferences, sessions};

/// A folder as a version before left it, with two windows.
fn former() -> TempDir {
    let folder = folder();
    let first = json!({
        "version": 1,
        "window": { "theme": "dark", "zoom": 1.5, "size": [900.0, 700.0], "position": null },
        "settings": {
            "input": "AB", "notation": "capitals", "show_invisibles": true,
            "ruleset": { "file": "", "loaded": "/tmp/he.xml" },
            "trace": { "strategy": "fields", "with_idle": true },
            "panes": { "detail": "characters", "details_width": 500.0 },
            "text": { "text": "see ab.c", "height": 240.0 },
            "study": { "detail_height": 300.0, "results": null, "earlier": [] },
            "notes": { "c.com": "a note" },
            "set_aside": [
                { "input": "newer.com", "opened": 7, "panes": { "detail": "variants" } },
                { "input": "older.com" },
            ],
        },
    });
    let second = json!({ "version": 1, "settings": { "input": "second.com", "set_aside": [{ "input": "oldest.com" }] } });
    fs::write(folder.path().join("settings.json"), first.to_string()).expect("it is ours");
    fs::write(folder.path().join("settings-2.json"), second.to_string()).expect("it is ours");
    folder
}

#[test]
fn the_files_of_before_are_taken_over_and_stay() {
    let folder = former();
    let before: Vec<Vec<u8>> = ["settings.json", "settings-2.json"]
        .map(|it| fs::read(folder.path().join(it)).expect("it is there"))
        .into();
    let first = Remembered::at(folder.path());
    assert_eq!(first.notice(), None);
    let preferences = json!(first.settings().preferences);
    assert_eq!(preferences["window"]["theme"], "dark");
    assert_eq!(preferences["panels"]["details_width"], 500.0);
    assert_eq!(preferences["panels"]["text_height"], 240.0);
    assert_eq!((&preferences["show_invisibles"], &preferences["all_rules"]), (&json!(true), &json!(true)));
    assert_eq!(preferences["ruleset"]["loaded"], "/tmp/he.xml");
    let session = &first.settings().session;
    assert_eq!((session.input.as_str(), session.text.text.as_str()), ("AB", "see ab.c"));
    assert_eq!(session.names.find_pinned("c.com").map(|it| it.note.as_str()), Some("a note"));
    assert!(session.panes.unfolds_logical, "what took the place of the pane is open");
    let second = Remembered::at(folder.path());
    assert_eq!(second.settings().session.input, "second.com");
    for (name, bytes) in ["settings.json", "settings-2.json"].into_iter().zip(before) {
        assert!(fs::read(folder.path().join(name)).is_ok_and(|it| it == bytes));
    }
    let inputs: Vec<Value> = sessions(&folder)
        .iter()
        .filter(|it| it.starts_with("earlier-"))
        .map(|it| on_disk(&folder.path().join("sessions").join(it))["settings"]["input"].clone())
        .collect();
    assert_eq!(inputs, ["oldest.com", "older.com", "newer.com"], "the latest last");
}

#[test]
fn they_are_taken_over_once() {
    let folder = former();
    // A start before was interrupted.
    fs::create_dir(folder.path().join("sessions.new")).expect("it is ours");
    fs::write(folder.path().join("sessions.new/0-01.json"), "half a").expect("it is ours");
    let harness = open(&folder);
    assert_eq!(harness.state().save_now(), Ok(()));
    close(harness, folder.path());
    let before = sessions(&folder);
    assert_eq!(before.len(), 5);
    fs::remove_file(preferences(&folder)).expect("it was written");
    for it in before.iter().filter(|it| it.starts_with("earlier-")) {
        fs::remove_file(folder.path().join("sessions").join(it)).expect("it is ours");
    }
    let read = Remembered::at(folder.path());
    assert_eq!(read.settings().session.input, "AB");
    assert_eq!(read.settings().preferences, bidiscope_window::Preferences::default());
    assert_eq!(sessions(&folder).len(), 2);
}

#[test]
fn what_cannot_be_read_of_them_stays_and_is_told() {
    for damaged in [
        "",
        "{}",
        "{\"settings\": 3}",
        "{\"settings\": {\"tab\": \"atlas\"}}",
        "{\"settings\": {\"trace\": 7}}",
    ] {
        let folder = former();
        let file = folder.path().join("settings.json");
        fs::write(&file, damaged).expect("it is ours");
        let read = Remembered::at(folder.path());
        assert!(read.notice().is_some_and(|it| it.contains(&file.display().to_string())), "{damaged}");
        assert_eq!(read.settings().session.input, "second.com", "{damaged}");
        assert!(fs::read_to_string(&file).is_ok_and(|it| it == damaged));
    }
}

#[cfg(unix)]
#[test]
fn where_nothing_can_be_written_nothing_is_taken_over() {
    use std::os::unix::fs::PermissionsExt;
    let folder = former();
    let mode = |mode| fs::set_permissions(folder.path(), fs::Permissions::from_mode(mode)).expect("ours");
    mode(0o555);
    let is_barred = fs::write(folder.path().join("new"), "").is_err();
    let notice = Remembered::at(folder.path()).notice();
    mode(0o755);
    if is_barred {
        assert!(notice.is_some());
        assert_eq!(names(folder.path()), ["settings-2.json", "settings.json"]);
    }
    assert_eq!(Remembered::at(folder.path()).settings().session.input, "AB");
}
