//! Files that are chosen in the desktop's dialog, and what becomes of it where there is none.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};

use bidiscope_bidi::name::Notation;
use bidiscope_window::{App, FileAnswer, FileChooser, FileRequest, Preferences, Session, Settings, Tab};
use eframe::egui::Shape;
use eframe::egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use super::{open_with, wait_until};

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

const SESSION: [&str; 3] = ["More", "File", "This session as a file"];

#[test]
fn a_session_is_saved_where_the_dialog_says_while_the_window_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("\u{5D0}\u{5D1}.json");
    // The dialog has asked whether it may be replaced.
    fs::write(&file, "old").expect("it is ours");
    let session_file = folder.path().join("work.json").display().to_string();
    let settings = Settings {
        preferences: Preferences { session_file, ..Preferences::default() },
        session: Session { input: "abc.com".to_owned(), ..Session::default() },
    };
    let (mut harness, desk, answer) = at_desk(settings);
    click(&mut harness, &SESSION);
    click(&mut harness, &["Save as\u{2026}"]);
    // The window takes what is typed meanwhile, and a second dialog is not opened.
    click(&mut harness, &["Save as\u{2026}"]);
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
    assert_eq!((asked[0].saves, asked[0].name.as_str()), (true, "work.json"));
    assert_eq!(asked[0].folder.as_deref(), Some(folder.path()));
    let saved = fs::read_to_string(&file).expect("a session");
    assert!(saved.contains("bidiscope-session") && saved.contains(&typed), "{saved}");
    let settings = harness.state().settings();
    assert_eq!(Path::new(&settings.preferences.session_file), file);
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
    click(&mut harness, &SESSION);
    click(&mut harness, &["Save as\u{2026}"]);
    answer.send(chosen(&link)).expect("it waits");
    wait_until(&mut harness, |harness| {
        harness.query_by_label_contains("it is a link that leads nowhere").is_some()
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
    click(&mut harness, &SESSION);
    click(&mut harness, &["Choose\u{2026}"]);
    answer.send(chosen(&session)).expect("it waits");
    wait_until(&mut harness, |harness| harness.state().settings().session.input == "theirs.com");
    // The menu from which it was asked for is closed.
    harness.run_steps(4);
    assert!(harness.query_by_label("Session file:").is_none());
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
    let (mut harness, _, answer) = at_desk(Settings::default());
    click(&mut harness, &SESSION);
    harness.get_by_label("Session file:");
    click(&mut harness, &["Save as\u{2026}"]);
    assert!(!harness.get_by_label("Session file:").is_focused());
    answer.send(FileAnswer::NoDialog("there is no session bus".to_owned())).expect("it waits");
    wait_until(&mut harness, |harness| harness.state().message().is_some());
    let said = "No file dialog: there is no session bus. Type the path instead.";
    assert_eq!(harness.state().message(), Some(said));
    harness.run_steps(3);
    assert!(harness.get_by_label("Session file:").is_focused());
    // It is asked for again, and cancelled: nothing happens.
    let before = harness.state().settings().clone();
    click(&mut harness, &["Choose\u{2026}"]);
    answer.send(FileAnswer::Cancelled).expect("it waits");
    for _ in 0..20 {
        std::thread::sleep(std::time::Duration::from_millis(5));
        harness.step();
    }
    assert_eq!(*harness.state().settings(), before);
}

#[test]
fn a_file_that_cannot_be_opened_or_written_is_reported_and_nothing_is_lost() {
    let (mut harness, _, answer) = at_desk(Settings::default());
    let nowhere = PathBuf::from("/nowhere/at/all.json");
    for button in ["Save as\u{2026}", "Choose\u{2026}"] {
        click(&mut harness, &SESSION);
        click(&mut harness, &[button]);
        answer.send(chosen(&nowhere)).expect("it waits");
        wait_until(&mut harness, |harness| harness.query_by_role(Role::Alert).is_some());
        let alert = harness.get_by_role(Role::Alert).accesskit_node().label().expect("it says why");
        assert!(alert.contains("there is no such file or folder"), "{alert}");
        click(&mut harness, &["Dismiss"]);
    }
    assert_eq!(harness.state().settings().session.input, Session::default().input);
}

#[test]
fn the_menu_of_a_session_has_the_keyboard_after_a_click_on_its_entry() {
    let mut harness = super::open("abc.com", Notation::Unicode);
    click(&mut harness, &SESSION);
    assert!(harness.get_by_label("Session file:").is_focused());
    // Clicked once more: the pointer is on it, and has opened it, already.
    harness.get_by_role_and_label(Role::Button, "This session as a file").click();
    harness.run_steps(4);
    assert!(harness.get_by_label("Session file:").is_focused());
}
