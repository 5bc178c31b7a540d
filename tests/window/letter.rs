//! What was written in the tab Text, when other texts are opened over it.

use bidiscope_window::{App, Tab};
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use super::files::{drop_file, drop_files};
use super::open_with;
use super::text::{open, text};

/// A text that is too long for the field, of one identifier.
fn long() -> String {
    "see a.com ".to_owned() + &"x ".repeat(10_000)
}

/// The window as it starts again, on what was remembered.
fn restarted(harness: &Harness<'static, App>) -> Harness<'static, App> {
    open_with(harness.state().settings().clone(), [1280.0, 860.0])
}

#[test]
fn what_was_written_outlives_a_text_that_is_too_long_for_the_field() {
    type Come = fn(&mut Harness<'static, App>);
    let ways: [Come; 3] = [
        |harness| drop_file(harness, long().as_bytes()),
        // Pasted beside the field, and into it.
        |harness| harness.event(Event::Paste(long())),
        |harness| {
            harness.get_by_label("Running text").focus();
            harness.run();
            harness.event(Event::Paste(long()));
        },
    ];
    for bring in ways {
        let mut harness = open("my letter");
        bring(&mut harness);
        harness.run_steps(4);
        harness.get_by_label_contains("too long to edit in this tab");
        assert_eq!(text(&harness), "my letter");
        assert!(restarted(&harness).query_by_label_contains("too long").is_none());
        // A second one changes nothing.
        drop_file(&mut harness, long().as_bytes());
        // The way back by the keyboard; what is typed then goes on where it ended.
        harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
        harness.run();
        assert!(harness.query_by_label_contains("too long").is_none());
        harness.event(Event::Text("!".to_owned()));
        harness.run();
        assert_eq!(text(&harness), "my letter!");
        assert!(harness.query_by_label("Back to your text").is_none());
    }
}

#[test]
fn opening_a_short_text_over_what_was_written_is_undone() {
    let mut harness = open("my letter");
    drop_file(&mut harness, b"see b.com");
    assert_eq!(text(&harness), "see b.com");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    harness.run();
    assert_eq!(text(&harness), "my letter");
    assert!(harness.query_by_label("Back to your text").is_none(), "it is back");
}

#[test]
fn what_was_written_is_kept_while_other_texts_are_opened_and_over_a_restart() {
    let mut harness = open("my letter");
    // Files that are only looked at have nothing of the user's.
    for file in ["see b.com", "see c.com", "see d.com", "see e.com", "see f.com"] {
        drop_file(&mut harness, file.as_bytes());
    }
    drop_file(&mut harness, long().as_bytes());
    let mut harness = restarted(&harness);
    assert_eq!(text(&harness), "see f.com");
    harness.get_by_label("Back to your text").click();
    harness.run();
    assert_eq!(text(&harness), "my letter");
    assert!(harness.query_by_label("Back to your text").is_none());
}

#[test]
fn a_file_that_was_edited_is_the_user_s_own_too() {
    let mut harness = open("my letter");
    drop_file(&mut harness, b"see b.com");
    harness.event(Event::Text(" soon".to_owned()));
    harness.run();
    drop_file(&mut harness, b"see c.com");
    let mut harness = restarted(&harness);
    let mut kept = Vec::new();
    while harness.query_by_label("Back to your text").is_some() && kept.len() < 3 {
        harness.get_by_label("Back to your text").click();
        harness.run();
        kept.push(text(&harness).to_owned());
    }
    // Two texts of one's own come by turns.
    assert_eq!(kept, ["see b.com soon", "my letter", "see b.com soon"]);
    harness.get_by_label("Discard own text").click();
    harness.run();
    harness.get_by_label("Discard your text").click();
    harness.run();
    assert!(harness.query_by_label("Back to your text").is_none());
    assert_eq!(text(&harness), "see b.com soon");
}

#[test]
fn a_paste_that_is_too_long_beside_what_is_written_is_refused() {
    let mut harness = open(&"a ".repeat(3_000));
    harness.get_by_label("Running text").focus();
    harness.run();
    harness.event(Event::Paste("b ".repeat(3_000)));
    harness.run();
    assert_eq!(text(&harness), "a ".repeat(3_000));
    let output = "Not inserted: the text would have 12000 characters; at most 10000 are allowed.";
    assert_eq!(harness.state().message(), Some(output));
}

#[test]
fn a_file_that_cannot_be_opened_leaves_everything_as_it_is() {
    let mut harness = open("my letter");
    for (key, tab) in [(Key::Num1, Tab::Inspect), (Key::Num2, Tab::Text)] {
        harness.key_press_modifiers(Modifiers::COMMAND, key);
        harness.run();
        let before = harness.state().settings().clone();
        drop_files(&mut harness, &[("\u{5D0}\u{5D1}.txt", b"\xFF")]);
        let alert = harness.get_by_role(Role::Alert).accesskit_node().label();
        let output = "\u{5D0}\u{5D1}.txt was not opened: the file is not UTF-8 (at byte 0).";
        assert_eq!(alert.as_deref(), Some(output), "{tab:?}");
        assert_eq!(harness.state().settings(), &before);
        harness.get_by_label("Dismiss").click();
        harness.run();
        assert!(harness.query_by_role(Role::Alert).is_none());
    }
}

#[test]
fn of_two_files_that_are_dropped_at_once_one_is_opened_and_that_is_said() {
    let mut harness = open("");
    drop_files(&mut harness, &[("a.txt", b"see a.com"), ("b.txt", b"see b.com")]);
    assert_eq!(text(&harness), "see a.com");
    assert_eq!(
        harness.state().message(),
        Some("Only one file can be opened at a time. The other file was ignored.")
    );
}
