//! What is said of copying.

use bidiscope::name::Notation;
use bidiscope::ui::App;
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

use super::files::drop_file;
use super::text::{copied, open};
use super::{open as open_name, pane};

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
    harness.get_by_label("Text with Davis\u{2019}s marks").click();
    let is_offered = (0..2_000_000).any(|_| {
        std::thread::yield_now();
        harness.step();
        assert_eq!(copied(&harness), None);
        harness.query_by_role_and_label(Role::Dialog, "Too much for the clipboard").is_some()
    });
    assert!(is_offered);
    assert_eq!(harness.state().message(), None);
    harness.get_by_label_contains("The clipboard takes 16 MB at most. Nothing was copied");
    harness.run_steps(3);
    let field = harness.get_by_label("Text file:");
    assert!(field.is_focused());
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.event(Event::Text(file.to_string_lossy().into_owned()));
    harness.run_steps(3);
    harness.get_by_label("Save").click();
    harness.run_steps(3);
    // The old file stays until its end is asked for.
    harness.get_by_label("A file of this name is there already.");
    assert_eq!(std::fs::read(&file).expect("a file"), b"old");
    harness.get_by_label("Replace the file").click();
    harness.run_steps(3);
    assert!(harness.query_by_role_and_label(Role::Dialog, "Too much for the clipboard").is_none());
    assert_eq!(harness.state().message(), Some(format!("Saved to {}.", file.display()).as_str()));
    let written = std::fs::read_to_string(&file).expect("it is UTF-8");
    assert!(written.len() > 16_999_000 && written.starts_with("\u{202A}\u{200E}a"), "{}", written.len());
}

#[test]
fn copying_is_told_when_it_is_known_to_be_done() {
    let mut harness = open_name("AB", Notation::Capitals);
    let copy = |harness: &mut Harness<'static, App>| {
        pane(harness, "Logical order").get_by_label_contains("Menu of the pane").click();
        harness.run();
        harness.get_by_label("Code points").click();
        harness.step();
        assert!(copied(harness).is_some());
        assert_eq!(harness.state().message(), None, "it is not known yet");
    };
    copy(&mut harness);
    harness.step();
    assert_eq!(harness.state().message(), Some("Copied: Code points."));
    copy(&mut harness);
    // What the window's library says where another program holds the clipboard.
    log::error!(target: "egui_winit::clipboard", "arboard copy/cut error: it is occupied");
    harness.step();
    assert_eq!(harness.state().message(), Some("Not copied: the clipboard says: it is occupied."));
}
