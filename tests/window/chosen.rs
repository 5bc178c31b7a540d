//! Files that are chosen in the desktop's dialog, and what becomes of it where there is none.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};

use bidiscope_report::titles::Titled;
use bidiscope_window::{App, FileAnswer, FileChooser, FileRequest, Preferences, Session, Settings, Tab};
use eframe::egui::accesskit::{Live, Role};
use eframe::egui::{Key, Shape};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use super::{PATH, enter_path, open_with, wait_until};

/// A desktop whose user answers when the test does.
struct Desk {
    asked: Mutex<Vec<FileRequest>>,
    answers: Mutex<Receiver<FileAnswer>>,
}

impl FileChooser for Desk {
    fn choose(&self, request: &FileRequest) -> FileAnswer {
        self.asked.lock().expect("no panic").push(request.clone());
        let answer = self.answers.lock().expect("no panic").recv();
        answer.unwrap_or(FileAnswer::Cancelled)
    }
}

/// A window with these settings on such a desktop.
fn at_desk(settings: Settings) -> (Harness<'static, App>, Arc<Desk>, Sender<FileAnswer>) {
    let mut harness = open_with(settings, [1280.0, 1200.0]);
    let (answer, answers) = channel();
    let desk = Arc::new(Desk { asked: Mutex::default(), answers: Mutex::new(answers) });
    harness.state_mut().choose_files_by(Arc::<Desk>::clone(&desk));
    (harness, desk, answer)
}

fn click(harness: &mut Harness<'static, App>, entries: &[&str]) {
    for entry in entries {
        harness.get_by_label(entry).click();
        harness.run_steps(4);
    }
}

fn chosen(path: &Path) -> FileAnswer {
    FileAnswer::Chosen(path.to_owned())
}

const SAVE: [&str; 3] = ["More", "File", "Save session as\u{2026}"];
const OPEN: [&str; 3] = ["More", "File", "Open session\u{2026}"];

#[test]
fn a_session_is_saved_where_the_dialog_says_while_the_window_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("\u{5D0}\u{5D1}.json");
    // The dialog has asked whether it may be replaced.
    fs::write(&file, "old").expect("it is ours");
    let folder_setting = folder.path().display().to_string();
    let settings = Settings {
        preferences: Preferences { folder: folder_setting, ..Preferences::default() },
        session: Session { input: "abc.com".to_owned(), ..Session::default() },
    };
    let (mut harness, desk, answer) = at_desk(settings);
    click(&mut harness, &SAVE);
    // The window takes what is typed meanwhile, and a second dialog is not opened.
    click(&mut harness, &SAVE);
    let said = harness.state().message().expect("it is told").to_owned();
    assert!(said.starts_with("A file dialog is open already"), "{said}");
    harness.get_by_label("Name").focus();
    harness.run_steps(2);
    harness.get_by_label("Name").type_text("x");
    harness.run_steps(2);
    let typed = harness.state().settings().session.input.clone();
    assert!(typed.contains('x') && typed.len() == 8, "{typed}");
    answer.send(chosen(&file)).expect("it waits");
    wait_until(&mut harness, |harness| harness.state().message().is_some_and(|it| it.starts_with("Saved")));
    let asked = desk.asked.lock().expect("no panic").clone();
    assert_eq!(asked.len(), 1);
    assert_eq!((asked[0].saves, asked[0].name.as_str()), (true, "session.bidiscope"));
    assert_eq!(asked[0].folder.as_deref(), Some(folder.path()));
    let saved = fs::read_to_string(&file).expect("a session");
    assert!(saved.contains("bidiscope-session") && saved.contains(&typed), "{saved}");
    let settings = harness.state().settings();
    assert_eq!(Path::new(&settings.preferences.folder), folder.path());
    // Isolated, so that the words round it stay where they are, and drawn by our own lines.
    let said = format!("Saved to \u{2066}{}\u{2069}.", file.display());
    assert_eq!(harness.state().message(), Some(said.as_str()));
    let label = harness.get_by_label(&said);
    assert_eq!(label.accesskit_node().role(), Role::Label);
    for clipped in &harness.output().shapes {
        if let Shape::Text(text) = &clipped.shape {
            assert!(!text.galley.text().contains('\u{5D0}'), "{}", text.galley.text());
        }
    }
}

/// The dialog asks nothing about a link that leads nowhere, for it sees no file there.
#[cfg(unix)]
#[test]
fn a_link_that_leads_nowhere_is_not_followed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (link, elsewhere) = (folder.path().join("work.json"), folder.path().join("elsewhere"));
    std::os::unix::fs::symlink("elsewhere", &link).expect("a link");
    let (mut harness, _, answer) = at_desk(Settings::default());
    click(&mut harness, &SAVE);
    answer.send(chosen(&link)).expect("it waits");
    wait_until(&mut harness, |harness| {
        harness.query_by_label_contains("it is a symbolic link to a missing file").is_some()
    });
    assert!(!elsewhere.exists() && link.is_symlink());
}

#[test]
fn what_is_chosen_to_be_opened_is_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| {
        let file = folder.path().join(name);
        fs::write(&file, text).expect("it is ours");
        file
    };
    let session =
        write("s.json", r#"{"format":"bidiscope-session","version":1,"settings":{"input":"theirs.com"}}"#);
    let list = write("l.csv", "name\nabc.com\nxyz.org\n");
    let (mut harness, desk, answer) = at_desk(Settings::default());
    click(&mut harness, &OPEN);
    answer.send(chosen(&session)).expect("it waits");
    wait_until(&mut harness, |harness| harness.state().settings().session.input == "theirs.com");
    click(&mut harness, &[Tab::List.title(), "Choose\u{2026}"]);
    answer.send(chosen(&list)).expect("it waits");
    wait_until(&mut harness, |harness| harness.query_by_label("2 names").is_some());
    // The second dialog begins where the first one ended.
    let asked = desk.asked.lock().expect("no panic").clone();
    assert_eq!(asked[1].folder.as_deref(), Some(folder.path()));
    assert!(!asked[0].saves && !asked[1].saves);
}

#[test]
fn without_a_dialog_the_path_is_typed() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("work.json");
    let (mut harness, desk, answer) = at_desk(Settings::default());
    click(&mut harness, &SAVE);
    assert!(harness.query_by_label(PATH).is_none());
    answer.send(FileAnswer::NoDialog("there is no session bus".to_owned())).expect("it waits");
    wait_until(&mut harness, |harness| harness.query_by_label(PATH).is_some());
    let said = "No file dialog: there is no session bus. Type the path instead.";
    harness.get_by_label(said);
    harness.get_by_role_and_label(Role::Dialog, "Save this session");
    // The folder must be there.
    enter_path(&mut harness, Path::new("/nowhere/at/all.json"));
    harness.get_by_label_contains("was not written: no file can be created in the folder");
    enter_path(&mut harness, &file);
    assert!(harness.query_by_role(Role::Dialog).is_none());
    let saved = fs::read_to_string(&file).expect("a session");
    // From now on it is typed at once, in the folder of the last file, and that is not said again.
    click(&mut harness, &OPEN);
    assert!(harness.query_by_label(said).is_none());
    let typed = harness.get_by_label(PATH).accesskit_node().value();
    assert_eq!(typed.as_deref(), file.to_str());
    assert_eq!(desk.asked.lock().expect("no panic").len(), 1);
    enter_path(&mut harness, &folder.path().join("other.json"));
    harness.get_by_label("Not opened: there is no such file or folder.");
    assert!(harness.get_by_label(PATH).is_focused());
    let before = harness.state().settings().clone();
    harness.key_press(Key::Escape);
    harness.run_steps(3);
    assert!(harness.query_by_role(Role::Dialog).is_none());
    assert_eq!(*harness.state().settings(), before);
    // What is there is replaced by no key in the field, and that is said at once.
    fs::write(&file, "mine").expect("it is ours");
    click(&mut harness, &SAVE);
    enter_path(&mut harness, &file);
    let warning = harness.get_by_role_and_label(Role::Alert, "A file with this name already exists.");
    assert_eq!(warning.accesskit_node().live(), Live::Assertive);
    harness.key_press(Key::Enter);
    harness.run_steps(3);
    assert!(harness.get_by_label("Replace the file").is_focused());
    assert_eq!(fs::read_to_string(&file).expect("it is there"), "mine");
    harness.key_press(Key::Enter);
    harness.run_steps(3);
    assert_eq!(fs::read_to_string(&file).expect("it is there"), saved);
}

/// `~` is the user's folder; a folder is no file.
#[test]
fn a_path_is_typed_as_in_a_shell() {
    let (mut harness, _, answer) = at_desk(Settings::default());
    click(&mut harness, &SAVE);
    answer.send(FileAnswer::NoDialog("there is no session bus".to_owned())).expect("it waits");
    enter_path(&mut harness, Path::new("~"));
    harness.get_by_label("The path is a folder. Add the name of a file.");
    harness.get_by_label("Cancel").click();
    harness.run_steps(3);
    assert!(harness.query_by_role(Role::Dialog).is_none());
}

#[test]
fn a_file_that_cannot_be_opened_or_written_is_reported_and_nothing_is_lost() {
    let (mut harness, _, answer) = at_desk(Settings::default());
    let nowhere = PathBuf::from("/nowhere/at/all.json");
    for entry in [SAVE, OPEN] {
        click(&mut harness, &entry);
        answer.send(chosen(&nowhere)).expect("it waits");
        wait_until(&mut harness, |harness| harness.query_by_role(Role::Alert).is_some());
        let alert = harness.get_by_role(Role::Alert).accesskit_node().label().expect("it says why");
        assert!(alert.contains("there is no such file or folder"), "{alert}");
        click(&mut harness, &["Dismiss"]);
    }
    assert_eq!(harness.state().settings().session.input, Settings::default().session.input);
}
