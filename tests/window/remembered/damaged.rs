//! What cannot be read: it is kept, the window opens, and says so.

use std::fs;

use bidiscope_proof::study::{DisplayPropertyStudy, StudyAlphabet, WorkProgress};
use bidiscope_window::{Preferences, Remembered, Session, SystemPreference};
use serde_json::{Value, json};

use super::{
    at_first, document, folder, folder_with, folder_with_preferences, good_preferences, good_session,
    on_disk, open, preferences, put, session, sessions, written,
};

#[test]
fn preferences_that_cannot_be_read_are_kept_beside_those_that_begin_anew() {
    let with = |key: &str, value: Value| {
        let mut preferences = json!(good_preferences());
        *preferences.pointer_mut(key).expect("a key") = value;
        preferences.to_string().into_bytes()
    };
    let cases: [Vec<u8>; 15] = [
        b"".to_vec(),
        b" \n".to_vec(),
        vec![0; 4096],
        b"\xFF\xFE{\x00".to_vec(),
        b"[]".to_vec(),
        b"null".to_vec(),
        b"{\"window\": {\"zoom\": 1.5}".to_vec(),
        vec![b'['; 100_000],
        json!(good_preferences()).to_string().replace("1.5", "NaN").into_bytes(),
        // What a later version may write, and what another program may have written.
        with("/window/theme", json!("sepia")),
        with("/window/zoom", json!("150%")),
        with("/window/size", json!([1000])),
        with("/verdict/sections", json!({ "horoscope": true })),
        with("/export/preset", json!("spiral")),
        with("/show_invisibles", json!(null)),
    ];
    for bytes in cases {
        let what = String::from_utf8_lossy(&bytes[..bytes.len().min(60)]).into_owned();
        let folder = folder_with_preferences(&bytes);
        put(&folder, "1", session(&json!(good_session())));
        let read = Remembered::at(folder.path());
        assert_eq!(written(&read), (at_first().0, json!(good_session())), "{what}");
        let backup = folder.path().join("preferences.backup.json");
        assert!(read.notice().is_some_and(|it| it.contains(&backup.display().to_string())), "{what}");
        assert!(fs::read(backup).is_ok_and(|it| it == bytes), "{what}");
        assert!(!preferences(&folder).exists(), "{what}");
    }
}

#[test]
fn a_backup_is_not_overwritten_and_without_one_nothing_is_written() {
    let folder = folder_with_preferences("no preferences");
    let backup = folder.path().join("preferences.backup.json");
    fs::write(&backup, "a backup").expect("it is ours");
    let harness = open(&folder);
    assert!(harness.state().message().is_some_and(|it| it.contains("preferences.backup.json")));
    assert!(harness.state().save_now().is_err());
    assert!(fs::read(preferences(&folder)).is_ok_and(|it| it == b"no preferences"));
    assert!(fs::read(&backup).is_ok_and(|it| it == b"a backup"));
    assert_eq!(sessions(&folder).len(), 1, "the session is saved all the same");
    // Once it is moved away, all is well.
    fs::rename(&backup, folder.path().join("mine.json")).expect("it is ours");
    assert_eq!(harness.state().save_now(), Ok(()));
    assert!(fs::read(&backup).is_ok_and(|it| it == b"no preferences"));
    assert!(on_disk(&preferences(&folder)).is_object());
}

#[test]
fn lengths_out_of_range_are_brought_within_it() {
    for (length, least, side) in [(0.0, 16.0, 64.0), (40.0, 40.0, 64.0), (1e300, 16_384.0, 16_384.0)] {
        let mut content = json!(good_preferences());
        content["panels"].as_object_mut().expect("sizes").values_mut().for_each(|it| *it = json!(length));
        content["window"]["size"] = json!([length, length]);
        content["window"]["zoom"] = json!(length);
        content["window"]["position"] = json!([-length, length]);
        let read = Remembered::at(folder_with_preferences(content.to_string()).path());
        assert_eq!(read.notice(), None, "{length}");
        let Preferences { window, panels, .. } = &read.settings().preferences;
        assert_eq!([panels.details_height, panels.text_height, panels.list_details_width], [least; 3]);
        assert_eq!(window.size, [side; 2], "{length}");
        assert!((0.2..=5.0).contains(&window.zoom), "{length}");
        assert!(window.position.is_some_and(|it| it[0] >= -32_768.0), "{length}");
    }
}

/// What another version remembers, a later one.
#[test]
fn keys_that_are_unknown_are_kept() {
    let mut content = json!(good_preferences());
    content["horoscope"] = json!({ "sign": "libra" });
    content["window"]["colour"] = json!("red");
    let mut work = json!(good_session());
    work["future\u{202E}"] = json!([1]);
    work["trace"]["speed"] = json!(-1);
    let folder = folder_with_preferences(content.to_string());
    let mut document_before: Value = serde_json::from_str(&session(&work)).expect("JSON");
    document_before["later"] = json!("beside the settings");
    put(&folder, "1", document_before.to_string());
    assert_eq!(Remembered::at(folder.path()).notice(), None);
    let mut harness = open(&folder);
    let context = harness.ctx.clone();
    context.set_zoom_factor(2.0);
    harness.run();
    harness.state().follow(SystemPreference::TextScale(3.0), &context);
    assert_eq!(harness.state().save_now(), Ok(()));
    let after = on_disk(&preferences(&folder));
    assert_eq!((&after["horoscope"]["sign"], &after["window"]["colour"]), (&json!("libra"), &json!("red")));
    assert_eq!(after["window"]["zoom"], 2.0);
    let after = on_disk(&document(&folder, "1"));
    assert_eq!(after["later"], document_before["later"]);
    assert_eq!(after["settings"]["future\u{202E}"], json!([1]));
    assert_eq!(after["settings"]["trace"]["speed"], -1);
}

#[test]
fn a_session_that_cannot_be_read_is_set_apart_and_the_next_one_is_opened() {
    let good = session(&json!(good_session()));
    let with = |key: &str, value: Value| {
        let mut document: Value = serde_json::from_str(&good).expect("JSON");
        *document.pointer_mut(key).expect("a key") = value;
        document.to_string().into_bytes()
    };
    let cases: [Vec<u8>; 14] = [
        b"".to_vec(),
        good.as_bytes()[..good.len() / 2].to_vec(),
        vec![0; 4096],
        b"[]".to_vec(),
        b"{}".to_vec(),
        b"\xFF\xFE{\x00".to_vec(),
        with("/version", json!(2)),
        with("/format", json!("another")),
        with("/settings", json!([])),
        with("/settings/tab", json!("atlas")),
        with("/settings/input", json!("a".repeat(120_001))),
        with("/settings/choices/reference", json!("uba-up")),
        with("/settings/study/classes", json!(["L", "L"])),
        with("/settings/compared/names", json!(["a".repeat(301)])),
    ];
    for bytes in cases {
        let what = String::from_utf8_lossy(&bytes[..bytes.len().min(60)]).into_owned();
        for has_another in [true, false] {
            let folder = folder();
            if has_another {
                put(&folder, "1", &good);
            }
            put(&folder, "2", &bytes);
            let read = Remembered::at(folder.path());
            let expected = if has_another { json!(good_session()) } else { at_first().1 };
            assert_eq!(written(&read).1, expected, "{what}");
            let kept = document(&folder, "unreadable-2");
            let notice = read.notice().unwrap_or_default();
            assert!(notice.contains(&document(&folder, "2").display().to_string()), "{notice}");
            assert!(notice.contains(&kept.display().to_string()), "{notice}");
            assert!(fs::read(kept).is_ok_and(|it| it == bytes), "{what}");
        }
    }
}

#[test]
fn what_was_set_apart_before_is_not_overwritten() {
    let folder = folder_with("no session");
    put(&folder, "unreadable-1", "another");
    let harness = open(&folder);
    assert!(harness.state().message().is_some_and(|it| it.contains("unreadable-1.json")));
    assert_eq!(harness.state().save_now(), Ok(()));
    assert!(fs::read(document(&folder, "1")).is_ok_and(|it| it == b"no session"));
    assert!(fs::read(document(&folder, "unreadable-1")).is_ok_and(|it| it == b"another"));
    assert_eq!(sessions(&folder).len(), 3);
}

#[test]
fn what_a_session_cannot_have_is_as_at_first_or_the_nearest() {
    let mut work = json!(good_session());
    work["study"]["max_length"] = json!(2000);
    work["list"]["order"] = json!("logical");
    work["panes"]["order"] = json!(["uba-ltr", "uba-ltr", "own-9"]);
    let read = Remembered::at(folder_with(session(&work)).path());
    assert_eq!(read.notice(), None);
    let read = &read.settings().session;
    assert_eq!((read.study.max_length, read.list.order), (12, Session::default().list.order));
    assert_eq!(read.panes.all().len(), good_session().panes.all().len());
}

#[test]
fn results_are_no_part_of_a_session_and_may_be_lost() {
    let study = DisplayPropertyStudy {
        alphabet: StudyAlphabet::atkin2001(),
        max_sequence_characters: 1,
        ..DisplayPropertyStudy::default()
    };
    let results = study.run(&WorkProgress::new(), |_| ()).expect("it is short");
    let mut handed_on = good_session();
    handed_on.study.results = Some(results.clone().into());
    // They go with what is handed on, and are somebody else's there.
    let read = Session::from_file(&handed_on.to_file()).expect("a session");
    assert!(
        read.study
            .results
            .is_some_and(|it| it.are_from_file && it.outcomes_at_lengths == results.outcomes_at_lengths)
    );

    // Beside the sessions of this user they are a file of their own.
    let folder = folder_with(session(&json!(good_session())));
    let cache = folder.path().join("cache/1.json");
    fs::create_dir(folder.path().join("cache")).expect("it is ours");
    let whole = json!({ "results": results }).to_string();
    for (cached, is_there) in [(whole.as_str(), true), ("", false), ("{\"results\": {\"rows\": [7]}}", false)]
    {
        fs::write(&cache, cached).expect("it is ours");
        let read = Remembered::at(folder.path());
        assert_eq!((read.settings().session.study.results.is_some(), read.notice()), (is_there, None));
    }
    fs::remove_dir_all(folder.path().join("cache")).expect("it is ours");
    assert_eq!(written(&Remembered::at(folder.path())), (at_first().0, json!(good_session())));
}

#[test]
fn a_byte_order_mark_is_no_damage() {
    let folder = folder_with(format!("\u{FEFF}{}", session(&json!(good_session()))));
    fs::write(preferences(&folder), format!("\u{FEFF}{}", json!(good_preferences()))).expect("it is ours");
    let read = Remembered::at(folder.path());
    assert_eq!(written(&read), (json!(good_preferences()), json!(good_session())));
    assert_eq!(read.notice(), None);
}

#[test]
fn a_file_far_too_large_is_set_apart_unread() {
    let folder = folder_with("");
    let large = fs::File::create(document(&folder, "1")).expect("it is ours");
    large.set_len((256 << 20) + 1).expect("a file with a hole");
    let read = Remembered::at(folder.path());
    assert_eq!(written(&read), at_first());
    assert!(read.notice().is_some());
    assert_eq!(sessions(&folder), ["unreadable-1.json"]);
}
