//! Recent and pinned names, and sessions as files.

use std::fs;
use std::path::Path;

use bidiscope_bidi::name::{Notation, script_of};
use bidiscope_list::scan::RegistrationDecision;
use bidiscope_report::list::{ListFilter, ListTableColumn};
use bidiscope_session::WrittenName;
use bidiscope_window::{App, Session, Settings, Tab};
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers, PointerButton};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use super::{close, enter_path, open, open_menu, open_with, remembering};

const NOTE: &str = "Your note";
const BRING_BACK: &str = "Earlier sessions";
const BACK: &str = "Back";

fn input<'a>(harness: &'a Harness<'static, App>) -> &'a str {
    &harness.state().settings().session.input
}

/// Chooses an entry of the menu File.
fn choose(harness: &mut Harness<'static, App>, entries: &[&str]) {
    for entry in ["More", "File"].iter().chain(entries) {
        harness.get_by_label(entry).click();
        harness.run_steps(3);
    }
}

fn save_session(harness: &mut Harness<'static, App>, file: &Path) {
    choose(harness, &["Save session as\u{2026}"]);
    enter_path(harness, file);
}

fn open_session(harness: &mut Harness<'static, App>, file: &Path) {
    choose(harness, &["Open session\u{2026}"]);
    enter_path(harness, file);
}

fn type_over(harness: &mut Harness<'static, App>, field: &str, text: &str) {
    harness.get_by_label(field).focus();
    harness.run();
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.event(Event::Text(text.to_owned()));
    harness.run_steps(3);
}

#[test]
fn back_and_forward_by_buttons_keys_and_mouse() {
    let mut harness = open("abc.com", Notation::Unicode);
    type_over(&mut harness, "Name", "\u{5D0}\u{5D1}.com");
    type_over(&mut harness, "Name", "xyz.org");
    open_menu(&mut harness, &["More", "This name", BACK]);
    assert_eq!(input(&harness), "\u{5D0}\u{5D1}.com");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::OpenBracket);
    harness.run_steps(3);
    assert_eq!(input(&harness), "abc.com");
    harness.key_press(Key::BrowserForward);
    harness.run_steps(3);
    assert_eq!(input(&harness), "\u{5D0}\u{5D1}.com");
    let pos = harness.get_by_label("Name").rect().center();
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Extra2, Modifiers::NONE);
        harness.event(Event::PointerButton { pos, button, pressed, modifiers });
        harness.run_steps(2);
    }
    assert_eq!(input(&harness), "xyz.org");
    // There is nothing after it.
    harness.key_press_modifiers(Modifiers::COMMAND, Key::CloseBracket);
    harness.run_steps(3);
    assert_eq!(input(&harness), "xyz.org");
}

#[test]
fn a_pinned_name_stands_first_with_its_line_and_comes_back() {
    let mut harness = open("AB-12", Notation::Atkin2001Table1);
    assert!(harness.query_by_label(NOTE).is_none());
    choose(&mut harness, &["Pin this name or text"]);
    type_over(&mut harness, NOTE, "\u{5D0} asked");
    type_over(&mut harness, "Name", "0.com");
    assert!(harness.query_by_label(NOTE).is_none());
    choose(&mut harness, &["Pinned and recent names"]);
    // The recent name that is pinned stands there once.
    assert_eq!(harness.get_all_by_label("table1").count(), 2, "it, and the one in the field");
    let row = harness.get_all_by_label("table1").next().expect("a row");
    assert_eq!(row.accesskit_node().description().as_deref(), Some("\u{5D0} asked"));
    row.click();
    harness.run_steps(3);
    let settings = harness.state().settings();
    assert_eq!(
        (settings.session.input.as_str(), settings.session.notation),
        ("AB-12", Notation::Atkin2001Table1)
    );
    let note = harness.get_by_role_and_label(Role::TextInput, NOTE).accesskit_node().value();
    assert_eq!(note.as_deref(), Some("\u{5D0} asked"));
    choose(&mut harness, &["Unpin this name or text"]);
    assert!(harness.state().settings().session.names.pinned_names().is_empty());
    assert!(harness.query_by_label(NOTE).is_none());
}

/// The line belongs to the characters of the name, whatever they are written in.
#[test]
fn a_pinned_name_is_known_in_every_notation() {
    let mut harness = open("\u{5D0}\u{5D1}.com", Notation::Unicode);
    choose(&mut harness, &["Pin this name or text"]);
    type_over(&mut harness, NOTE, "asked");
    let mut settings = harness.state().settings().clone();
    (settings.session.input, settings.session.notation) = ("AB.com".to_owned(), Notation::CapitalsAsHebrew);
    let harness = open_with(settings, [1280.0, 1200.0]);
    let note = harness.get_by_role_and_label(Role::TextInput, NOTE).accesskit_node().value();
    assert_eq!(note.as_deref(), Some("asked"));
}

#[test]
fn a_session_is_saved_and_opened_and_what_was_here_comes_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("work.json");
    let session =
        Session { input: "AB-12".to_owned(), notation: Notation::Atkin2001Table1, ..Session::default() };
    let mut settings = Settings::from(session);
    note(&mut settings, "AB-12", "a note");
    settings.session.list.file = "/home/someone/secret.csv".to_owned();
    let mut harness = open_with(settings, [1280.0, 1200.0]);
    save_session(&mut harness, &file);
    let saved = fs::read_to_string(&file).expect("a session");
    assert!(saved.contains("\"bidiscope-session\"") && saved.contains("a note"), "{saved}");
    // What is this user's alone is not handed on.
    assert!(!saved.contains("secret") && !saved.contains("work.json"), "{saved}");

    let others = Session { input: "mine.org".to_owned(), tab: Tab::Inspect, ..Session::default() };
    let mut harness = open_with(others.into(), [1280.0, 1200.0]);
    open_session(&mut harness, &file);
    let settings = harness.state().settings();
    assert_eq!(
        (settings.session.input.as_str(), settings.session.notation),
        ("AB-12", Notation::Atkin2001Table1)
    );
    assert_eq!(note_on(&settings.session, "AB-12"), "a note");
    // Opened once more, it takes the place of nothing but itself.
    open_session(&mut harness, &file);
    choose(&mut harness, &[BRING_BACK, "unicode"]);
    assert_eq!(input(&harness), "mine.org");
    choose(&mut harness, &[BRING_BACK, "table1"]);
    assert_eq!(input(&harness), "AB-12");
}

#[test]
fn what_is_shown_of_a_list_goes_with_the_session() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("work.json");
    let list = folder.path().join("names.txt");
    fs::write(&list, "x\u{5D0}.com\nabc.com\ny\u{5D0}.com\nz\u{627}.com\n").expect("it is ours");
    let mut settings = Settings::default();
    settings.session.list.filter = ListFilter {
        decision: Some(RegistrationDecision::RefusedByRule),
        contained_script: script_of('\u{5D0}'),
        ..ListFilter::default()
    };
    settings.session.list.sort.is_reversed = true;
    settings.session.list.hidden = vec![ListTableColumn::AsciiName];
    let shown = (
        settings.session.list.filter.clone(),
        settings.session.list.sort,
        settings.session.list.hidden.clone(),
    );
    let mut harness = open_with(settings, [1280.0, 1200.0]);
    save_session(&mut harness, &file);

    let mut others = Settings::default();
    others.session.list.file = list.to_string_lossy().into_owned();
    let mut harness = open_with(others, [1280.0, 1200.0]);
    open_session(&mut harness, &file);
    let list = &harness.state().settings().session.list;
    assert_eq!((list.filter.clone(), list.sort, list.hidden.clone()), shown);
    harness.get_by_label("List").click();
    harness.run_steps(3);
    harness.get_by_label("Open").click();
    super::wait_until(&mut harness, |harness| harness.query_by_label("2 of 4 names").is_some());
    harness.get_by_label("3 refused");
    harness.get_by_label("Script: Hebrew");
    let rows: Vec<String> = harness
        .query_all_by_role(Role::Cell)
        .filter_map(|it| NodeT::accesskit_node(&it).label())
        .filter(|it| it.contains(", Refused, "))
        .collect();
    assert!(rows[0].starts_with("Line 3: ") && rows[1].starts_with("Line 1: "), "{rows:?}");
}

#[test]
fn what_is_no_session_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("work.json");
    let newer = r#"{"format":"bidiscope-session","version":99,"settings":{}}"#;
    for (bytes, why) in [
        (&b""[..], "the file is not JSON"),
        (b"\xFF\xFD", "the file is not JSON"),
        (b"{\"format\":\"bidiscope-session\",\"ver", "the file is not JSON"),
        (b"{\"version\":1,\"settings\":{}}", "the file is not a session of bidiscope"),
        (newer.as_bytes(), "the file is from a newer version of bidiscope"),
        (b"{\"format\":\"bidiscope-session\",\"version\":1}", "the file has no \u{201C}settings\u{201D}"),
    ] {
        fs::write(&file, bytes).expect("it is ours");
        let mut harness = open("abc.com", Notation::Unicode);
        open_session(&mut harness, &file);
        harness.get_by_label_contains(why);
        assert_eq!(input(&harness), "abc.com");
        assert_eq!(fs::read(&file).expect("a file"), bytes);
        harness.get_by_label("Cancel").click();
        harness.run_steps(4);
        open_menu(&mut harness, &["More", "File"]);
        assert!(harness.query_by_label(BRING_BACK).is_none());
    }
}

#[test]
fn what_a_session_took_the_place_of_is_kept_across_starts() {
    let folder = tempfile::tempdir().expect("a folder");
    let session = folder.path().join("work.json");
    fs::write(&session, r#"{"format":"bidiscope-session","version":1,"settings":{"input":"theirs.com"}}"#)
        .expect("it is ours");
    let start = || remembering(folder.path());
    let mut harness = start();
    type_over(&mut harness, "Name", "mine.org");
    open_session(&mut harness, &session);
    assert_eq!(input(&harness), "theirs.com");
    harness.state().save_now().expect("saved");
    close(harness, folder.path());
    let mut harness = start();
    assert_eq!(input(&harness), "theirs.com");
    choose(&mut harness, &[BRING_BACK, "unicode"]);
    assert_eq!(input(&harness), "mine.org");
}

/// Pins a name with this line.
fn note(settings: &mut Settings, name: &str, note: &str) {
    let written = WrittenName { text: name.to_owned(), notation: Notation::Unicode, read_as: None };
    assert!(
        settings.session.names.pin_if_possible(written)
            && settings.session.names.set_note_if_possible(name, note)
    );
}

/// The line of a pinned name.
fn note_on<'a>(session: &'a Session, name: &str) -> &'a str {
    session.names.find_pinned_name(name).map_or("", |it| it.note.as_str())
}

/// A session in which this name stands.
fn session(name: &str) -> Vec<u8> {
    Session { input: name.to_owned(), ..Session::default() }.to_file()
}

#[test]
fn opening_is_undone() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("theirs.json");
    fs::write(&file, session("theirs.com")).expect("it is ours");
    let mine = Session { input: "mine.org".to_owned(), ..Session::default() };
    let mut harness = open_with(mine.into(), [1280.0, 1200.0]);
    open_session(&mut harness, &file);
    assert_eq!(input(&harness), "theirs.com");
    harness.get_by_label("Undo").click();
    harness.run_steps(4);
    assert_eq!(input(&harness), "mine.org");
    assert!(harness.query_by_label("Undo").is_none());
    // What was opened is not lost either.
    choose(&mut harness, &[BRING_BACK, "unicode"]);
    assert_eq!(input(&harness), "theirs.com");
    type_over(&mut harness, "Name", "more.com");
    // With the message the offer goes.
    open_session(&mut harness, &file);
    harness.get_by_label("Undo");
    harness.get_by_label("Dismiss").click();
    harness.run_steps(4);
    assert!(harness.query_by_label("Undo").is_none());
}

#[test]
fn what_was_put_by_is_listed_with_the_latest_first_and_removed_for_good() {
    let folder = tempfile::tempdir().expect("a folder");
    let sessions = folder.path().join("sessions");
    fs::create_dir(&sessions).expect("it is ours");
    for number in 0..35 {
        let put_by = sessions.join(format!("earlier-0-{number:02}.json"));
        fs::write(put_by, session(&format!("theirs-{number}.com"))).expect("it is ours");
    }
    let mut harness = remembering(folder.path());
    let put_by = || {
        let names = fs::read_dir(&sessions).expect("a folder").map(|it| it.expect("an entry").file_name());
        names.filter(|it| it.to_string_lossy().starts_with("earlier-")).count()
    };
    choose(&mut harness, &[BRING_BACK]);
    assert!(harness.query_by_label("Remove session 31").is_none());
    harness.get_by_label("Remove session 30");
    harness.get_by_label("Remove session 1").click();
    harness.run_steps(4);
    assert_eq!(put_by(), 34);
    assert_eq!(harness.state().message(), Some("Removed the session with theirs-34.com."));
    harness.get_by_label("Undo").click();
    harness.run_steps(4);
    assert_eq!(put_by(), 35);
    choose(&mut harness, &[BRING_BACK]);
    harness.get_by_label("Remove session 1").click();
    harness.run_steps(4);
    assert_eq!(put_by(), 34);
    harness.key_press(Key::Escape);
    harness.run_steps(4);
    choose(&mut harness, &[BRING_BACK]);
    harness.get_all_by_label("unicode").next().expect("a row").click();
    harness.run_steps(4);
    // Nothing is put by of a window as it is at first.
    assert_eq!((input(&harness), put_by()), ("theirs-33.com", 33));
    let file = folder.path().join("one-more.json");
    fs::write(&file, session("one-more.com")).expect("it is ours");
    open_session(&mut harness, &file);
    assert_eq!((input(&harness), put_by()), ("one-more.com", 34));
}
