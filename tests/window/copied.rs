//! What is said of copying.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};

use bidiscope_bidi::name::Notation;
use bidiscope_layout::Faces;
use bidiscope_window::{App, ClipboardSelection, ClipboardSource, Session, Settings};
use bidiscope_words::message;
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers, OutputCommand};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

use super::choices::open_pane_menu;
use super::files::drop_file;
use super::text::{copied, open};
use super::{enter_path, open_menu, wait_until};

/// A text of which 16 MB, the most that the clipboard takes, are not all.
fn seventeen_megabytes() -> String {
    "a.com\n".to_owned() + &"no name is in here\n".repeat(17_000_000 / 19)
}

#[test]
fn what_is_too_much_for_the_clipboard_is_not_called_copied_and_can_be_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("marked.txt");
    std::fs::write(&file, "old").expect("a file");
    let mut harness = open("");
    drop_file(&mut harness, seventeen_megabytes().as_bytes());
    harness.get_by_label("Copy").click();
    harness.run_steps(4);
    harness.get_by_label("Text with Davis\u{2019}s controls").click();
    wait_until(&mut harness, |harness| {
        assert_eq!(copied(harness), None);
        harness.query_by_role_and_label(Role::Dialog, "Too much for the clipboard").is_some()
    });
    assert_eq!(harness.state().message(), None);
    harness.get_by_label_contains("The clipboard takes 16 MB at most. Nothing was copied");
    harness.get_by_label("Save as\u{2026}").click();
    enter_path(&mut harness, &file);
    // The old file stays until its end is asked for.
    harness.get_by_label("A file with this name already exists.");
    assert_eq!(std::fs::read(&file).expect("a file"), b"old");
    harness.get_by_label("Replace the file").click();
    harness.run_steps(3);
    assert!(harness.query_by_role_and_label(Role::Dialog, "Too much for the clipboard").is_none());
    assert_eq!(harness.state().message(), Some(format!("Saved to {}.", file.display()).as_str()));
    let written = std::fs::read_to_string(&file).expect("it is UTF-8");
    assert!(written.len() > 16_999_000 && written.starts_with("\u{202A}\u{200E}a"), "{}", written.len());
}

/// As the commands do: where a link of another's leads is not the user's choice until he says so.
#[cfg(unix)]
#[test]
fn a_link_that_leads_nowhere_is_not_followed_unasked() {
    let folder = tempfile::tempdir().expect("a folder");
    let (link, elsewhere) = (folder.path().join("work.json"), folder.path().join("elsewhere"));
    std::os::unix::fs::symlink("elsewhere", &link).expect("a link");
    let mut harness = super::open("abc.com", Notation::Unicode);
    open_menu(&mut harness, &["More", "File", "Save session as\u{2026}"]);
    enter_path(&mut harness, &link);
    harness.get_by_label("A file with this name already exists.");
    assert!(!elsewhere.exists());
    harness.get_by_label("Replace the file").click();
    harness.run_steps(4);
    assert!(elsewhere.is_file() && link.is_symlink());
}

#[test]
fn copying_is_reported_when_it_is_known_to_be_done() {
    let clipboard = Arc::new(Other::default());
    let source = Arc::clone(&clipboard);
    let settings = Settings::from(Session {
        input: "AB".to_owned(),
        notation: Notation::CapitalsAsHebrew,
        ..Session::default()
    });
    let mut harness = open_beside(settings, source);
    let copy = |harness: &mut Harness<'static, App>, before: Option<&str>| {
        open_pane_menu(harness, "Logical order");
        harness.get_by_label("Copy as").click();
        harness.run();
        harness.get_by_label("Code points").click();
        harness.step();
        assert_eq!(harness.state().message(), before, "it is not known yet");
    };
    copy(&mut harness, None);
    harness.step();
    assert_eq!(harness.state().message(), Some("Copied: Code points."));
    assert_eq!(clipboard.taken(), ["U+05D0 U+05D1"]);
    *clipboard.refuses.lock().expect("no panic") = Some("it is occupied".to_owned());
    copy(&mut harness, Some("Copied: Code points."));
    harness.step();
    assert_eq!(
        harness.state().message(),
        Some(&*message!(clipboard_not_copied, why = "it is occupied").to_string())
    );
}

/// A clipboard whose owner is another program, which answers when the test says so.
#[derive(Default)]
struct Other {
    taken: Mutex<Vec<String>>,
    refuses: Mutex<Option<String>>,
    /// What the owner answers, as soon as it does.
    answer: Mutex<Option<Receiver<String>>>,
}

impl Other {
    fn taken(&self) -> Vec<String> {
        self.taken.lock().expect("no panic").clone()
    }

    /// From now on the owner answers with what is sent.
    fn owned(&self) -> Sender<String> {
        let (sender, answer) = channel();
        *self.answer.lock().expect("no panic") = Some(answer);
        sender
    }
}

impl ClipboardSource for Other {
    fn text(&self, selection: ClipboardSelection) -> Option<String> {
        assert_eq!(selection, ClipboardSelection::Clipboard);
        let answer = self.answer.lock().expect("no panic").take();
        answer?.recv().ok()
    }

    fn put(&self, command: OutputCommand) -> Result<Option<OutputCommand>, String> {
        match (command, self.refuses.lock().expect("no panic").clone()) {
            (OutputCommand::CopyText(_), Some(why)) => Err(why),
            (OutputCommand::CopyText(text), None) => {
                self.taken.lock().expect("no panic").push(text);
                Ok(None)
            }
            (other, _) => Ok(Some(other)),
        }
    }

    fn is_asked(&self) -> bool {
        true
    }
}

/// A window beside such a clipboard.
fn open_beside(settings: Settings, clipboard: Arc<Other>) -> Harness<'static, App> {
    let mut harness =
        Harness::builder().with_max_steps(64).with_size([1280.0, 1200.0]).build_eframe(move |context| {
            App::use_clipboard(&context.egui_ctx, clipboard);
            App::with_settings(&context.egui_ctx, settings, Faces::bundled())
        });
    harness.run();
    harness
}

fn paste(harness: &mut Harness<'static, App>) {
    harness.get_by_label("Name").focus();
    harness.run();
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::V);
    harness.step();
}

fn input(harness: &Harness<'static, App>) -> String {
    harness.state().settings().session.input.clone()
}

#[test]
fn what_another_program_copied_is_pasted_when_it_answers() {
    let clipboard = Arc::new(Other::default());
    let owner = clipboard.owned();
    let settings = Settings::from(Session { input: "abc.com".to_owned(), ..Session::default() });
    let mut harness = open_beside(settings, Arc::clone(&clipboard));
    paste(&mut harness);
    // The window goes on: it is drawn, and takes what is typed.
    harness.step();
    assert_eq!(input(&harness), "abc.com");
    owner.send("xyz.org".to_owned()).expect("it is waited for");
    wait_until(&mut harness, |it| input(it) == "xyz.org");
    // The keys of the clipboard are its own still.
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::C);
    harness.run_steps(2);
    assert_eq!(clipboard.taken(), ["xyz.org"]);
}

#[test]
fn an_owner_that_does_not_answer_is_not_waited_for() {
    let clipboard = Arc::new(Other::default());
    let owner = clipboard.owned();
    let settings = Settings::from(Session { input: "abc.com".to_owned(), ..Session::default() });
    let mut harness = open_beside(settings, clipboard);
    paste(&mut harness);
    // The window's own time goes on with each step.
    let is_told = (0..1000).any(|_| {
        harness.step();
        harness.state().message().is_some_and(|it| it.contains("does not answer"))
    });
    assert!(is_told, "{:?}", harness.state().message());
    // What comes too late is pasted nowhere.
    let _ = owner.send("late.org".to_owned());
    for _ in 0..50 {
        std::thread::yield_now();
        harness.step();
    }
    assert_eq!(input(&harness), "abc.com");
}
