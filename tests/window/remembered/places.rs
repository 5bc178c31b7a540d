//! Where settings lie: folders, pipes and links in their place, backups, and folders that cannot be used.

use std::fs;
use std::path::Path;

use bidiscope_window::Remembered;
use serde_json::json;

use super::{at_first, file, folder, good, names, written};

#[test]
fn a_folder_in_the_place_of_the_file_is_set_aside() {
    let folder = folder();
    fs::create_dir(file(&folder)).expect("it is ours");
    fs::write(file(&folder).join("within"), "work").expect("it is ours");
    let read = Remembered::at(folder.path());
    let backup = folder.path().join("settings.backup-1.json");
    let text = format!(
        "The settings could not be read, and begin anew: it is a folder. What stood there is kept in {}.",
        backup.display()
    );
    assert_eq!(read.notice(), Some(text));
    assert!(fs::read_to_string(backup.join("within")).is_ok_and(|it| it == "work"));
}

#[cfg(unix)]
#[test]
fn what_is_no_file_is_neither_opened_nor_replaced() {
    use std::os::unix::fs::symlink;
    use std::os::unix::net::UnixListener;
    let pipe = folder();
    let made = std::process::Command::new("mkfifo").arg(file(&pipe)).status();
    assert!(made.is_ok_and(|it| it.success()));
    let socket = folder();
    let _listener = UnixListener::bind(file(&socket)).expect("a socket");
    let device = folder();
    symlink("/dev/zero", file(&device)).expect("a link");
    for (folder, kind) in [(pipe, "a pipe"), (socket, "a socket"), (device, "a device")] {
        let read = Remembered::at(folder.path());
        let path = file(&folder);
        let text =
            format!("The settings could not be saved to {}: it is {kind}, and no file.", path.display());
        assert_eq!(read.notice(), Some(text));
        assert_eq!(written(&read), at_first());
        assert_eq!(names(folder.path()), ["settings.json"]);
    }
}

#[cfg(unix)]
#[test]
fn a_lock_that_is_a_pipe_is_not_opened() {
    let folder = super::folder_with(good().to_string());
    let lock = folder.path().join("settings.lock");
    let made = std::process::Command::new("mkfifo").arg(&lock).status();
    assert!(made.is_ok_and(|it| it.success()));
    let read = Remembered::at(folder.path());
    assert_eq!(written(&read), good());
    let text = format!(
        "Two windows at once would overwrite each other\u{2019}s settings in {}: it cannot be locked ({} is no file).",
        folder.path().display(),
        lock.display()
    );
    assert_eq!(read.notice(), Some(text));
}

#[cfg(unix)]
#[test]
fn a_link_is_followed() {
    let folder = folder();
    let elsewhere = super::folder();
    fs::write(elsewhere.path().join("mine"), good().to_string()).expect("it is ours");
    std::os::unix::fs::symlink(elsewhere.path().join("mine"), file(&folder)).expect("a link");
    let read = Remembered::at(folder.path());
    assert_eq!((written(&read), read.notice()), (good(), None));
}

#[test]
fn each_backup_has_a_place_of_its_own_and_none_is_kept_twice() {
    let folder = folder();
    for number in 1..=3 {
        fs::write(file(&folder), format!("no settings {number}")).expect("it is ours");
        assert!(Remembered::at(folder.path()).notice().is_some());
    }
    let mut content = good();
    content["settings"]["tab"] = json!("atlas");
    for _ in 0..3 {
        fs::write(file(&folder), content.to_string()).expect("it is ours");
        let text = Remembered::at(folder.path()).notice().expect("something is told");
        assert!(text.ends_with("settings.backup-4.json."), "{text}");
    }
    for number in 1..=3 {
        let backup = folder.path().join(format!("settings.backup-{number}.json"));
        assert!(fs::read_to_string(backup).is_ok_and(|it| it == format!("no settings {number}")));
    }
    assert!(!folder.path().join("settings.backup-5.json").exists());
}

#[test]
fn where_no_backup_can_be_made_nothing_is_replaced() {
    let folder = folder();
    for number in 1..=20 {
        let backup = folder.path().join(format!("settings.backup-{number}.json"));
        fs::write(backup, format!("backup {number}")).expect("it is ours");
    }
    for content in ["no settings".to_owned(), good().to_string().replace("\"study\"", "\"atlas\"")] {
        fs::write(file(&folder), &content).expect("it is ours");
        let text = Remembered::at(folder.path()).notice().expect("something is told");
        let ends = format!(
            "What stood there is still in {}, and nothing is saved until a backup can be made: \
             there are 20 backups of it beside it: remove some.",
            file(&folder).display()
        );
        assert!(text.ends_with(&ends), "{text}");
        assert!(fs::read_to_string(file(&folder)).is_ok_and(|it| it == content));
    }
    assert_eq!(names(folder.path()).len(), 21);
}

#[test]
fn a_folder_that_cannot_be_made_is_reported() {
    let folder = folder();
    fs::write(folder.path().join("file"), "").expect("it is ours");
    let below = folder.path().join("file/bidiscope");
    let read = Remembered::at(&below);
    let text = format!(
        "What is done in this window is not remembered: {} cannot be made: a part of its path is not a folder.",
        below.display()
    );
    assert_eq!(read.notice(), Some(text));
    assert_eq!(written(&read), at_first());
}

#[cfg(unix)]
#[test]
fn a_folder_that_can_only_be_read_is_read() {
    use std::os::unix::fs::PermissionsExt;
    let folder = super::folder_with(good().to_string());
    let mode = |mode| fs::set_permissions(folder.path(), fs::Permissions::from_mode(mode)).expect("ours");
    mode(0o555);
    let is_barred = fs::write(folder.path().join("new"), "").is_err();
    let read = Remembered::at(folder.path());
    mode(0o755);
    assert_eq!(written(&read), good());
    // Nothing is barred for who may do everything.
    let text =
        format!("The settings could not be saved to {}: permission is denied.", file(&folder).display());
    assert_eq!(read.notice(), is_barred.then_some(text));
}

#[test]
fn nothing_of_a_path_is_reported_raw() {
    let folder = folder();
    // C1 controls, for Windows permits no others.
    let below = folder.path().join("\u{202E}\u{9B}31m");
    fs::create_dir(&below).expect("it is ours");
    fs::write(below.join("settings.json"), "").expect("it is ours");
    let text = Remembered::at(Path::new(&below)).notice().expect("something is told");
    let shown = Path::new("<U+202E><U+009B>31m").join("settings.backup-1.json");
    assert!(text.contains(&shown.display().to_string()), "{text}");
}
