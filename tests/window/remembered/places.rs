//! Folders, pipes and links in the place of files, and folders that cannot be used.

use std::fs;
use std::path::Path;

use bidiscope_window::Remembered;
use serde_json::json;

use super::{
    at_first, document, folder, folder_with, good_preferences, good_session, open, preferences, session,
    sessions, written,
};

#[test]
fn a_folder_in_the_place_of_a_file_is_kept() {
    let folder = folder();
    for path in [preferences(&folder), document(&folder, "1")] {
        fs::create_dir_all(&path).expect("it is ours");
        fs::write(path.join("within"), "work").expect("it is ours");
    }
    let read = Remembered::at(folder.path());
    let notice = read.notice().expect("something is told");
    for kept in [folder.path().join("preferences.backup.json"), document(&folder, "unreadable-1")] {
        assert!(notice.contains(&kept.display().to_string()), "{notice}");
        assert!(fs::read_to_string(kept.join("within")).is_ok_and(|it| it == "work"));
    }
}

#[cfg(unix)]
#[test]
fn what_is_no_file_is_not_opened_and_the_window_is_saved_beside_it() {
    use std::os::unix::fs::symlink;
    use std::os::unix::net::UnixListener;
    let make = |path: &Path, kind: &str| match kind {
        "pipe" => {
            let made = std::process::Command::new("mkfifo").arg(path).status();
            assert!(made.is_ok_and(|it| it.success()));
        }
        "socket" => drop(UnixListener::bind(path).expect("a socket")),
        _ => symlink("/dev/zero", path).expect("a link"),
    };
    for kind in ["pipe", "socket", "device"] {
        let folder = folder_with("");
        fs::remove_file(document(&folder, "1")).expect("it is ours");
        make(&preferences(&folder), kind);
        make(&document(&folder, "1"), kind);
        let harness = open(&folder);
        assert!(harness.state().message().is_some(), "{kind}");
        assert_eq!(harness.state().save_now(), Ok(()), "{kind}");
        for kept in [folder.path().join("preferences.backup.json"), document(&folder, "unreadable-1")] {
            assert!(fs::metadata(kept).is_ok_and(|it| !it.is_file()), "{kind}");
        }
        assert!(preferences(&folder).is_file() && sessions(&folder).len() == 2, "{kind}");
    }
}

#[cfg(unix)]
#[test]
fn a_lock_that_is_a_pipe_is_not_opened() {
    let folder = folder_with(session(&json!(good_session())));
    let lock = folder.path().join("sessions/1.lock");
    let made = std::process::Command::new("mkfifo").arg(&lock).status();
    assert!(made.is_ok_and(|it| it.success()));
    let read = Remembered::at(folder.path());
    assert_eq!(written(&read).1, json!(good_session()));
    assert!(read.notice().is_some_and(|it| it.contains(&lock.display().to_string())));
}

#[cfg(unix)]
#[test]
fn a_link_is_followed() {
    let (folder, elsewhere) = (folder_with(""), folder());
    let (likes, work) = (elsewhere.path().join("likes"), elsewhere.path().join("work"));
    fs::write(&likes, json!(good_preferences()).to_string()).expect("it is ours");
    fs::write(&work, session(&json!(good_session()))).expect("it is ours");
    fs::remove_file(document(&folder, "1")).expect("it is ours");
    std::os::unix::fs::symlink(&likes, preferences(&folder)).expect("a link");
    std::os::unix::fs::symlink(&work, document(&folder, "1")).expect("a link");
    let read = Remembered::at(folder.path());
    assert_eq!(written(&read), (json!(good_preferences()), json!(good_session())));
    assert_eq!(read.notice(), None);
    drop(read);
    let harness = open(&folder);
    harness.ctx.set_zoom_factor(2.0);
    let mut harness = harness;
    harness.run();
    assert_eq!(harness.state().save_now(), Ok(()));
    assert!(preferences(&folder).is_symlink() && super::on_disk(&likes)["window"]["zoom"] == 2.0);
}

#[test]
fn a_folder_that_cannot_be_made_is_reported() {
    let folder = folder();
    fs::write(folder.path().join("file"), "").expect("it is ours");
    let below = folder.path().join("file/bidiscope");
    let read = Remembered::at(&below);
    assert!(read.notice().is_some_and(|it| it.contains(&below.display().to_string())));
    assert_eq!(written(&read), at_first());
}

#[cfg(unix)]
#[test]
fn a_folder_that_can_only_be_read_is_read() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder_with(session(&json!(good_session())));
    fs::write(preferences(&folder), json!(good_preferences()).to_string()).expect("it is ours");
    let within = folder.path().join("sessions");
    let mode = |mode| {
        for path in [folder.path(), &within] {
            fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("ours");
        }
    };
    mode(0o555);
    let is_barred = fs::write(folder.path().join("new"), "").is_err();
    let read = Remembered::at(folder.path());
    mode(0o755);
    assert_eq!(written(&read), (json!(good_preferences()), json!(good_session())));
    // Nothing is barred for who may do everything.
    assert_eq!(read.notice().is_some_and(|it| it.contains(&within.display().to_string())), is_barred);
}

#[test]
fn nothing_of_a_path_is_reported_raw() {
    let folder = folder();
    // C1 controls, for Windows permits no others.
    let below = folder.path().join("\u{202E}\u{9B}31m");
    fs::create_dir(&below).expect("it is ours");
    fs::write(below.join("preferences.json"), "\"\u{202E}").expect("it is ours");
    let notice = Remembered::at(&below).notice().expect("something is told");
    let shown = Path::new("<U+202E><U+009B>31m").join("preferences.backup.json");
    assert!(notice.contains(&shown.display().to_string()), "{notice}");
    assert!(!notice.contains('\u{202E}'), "{notice}");
}
