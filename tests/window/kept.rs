//! What is typed is kept, whatever comes with it or after it.

use bidiscope_bidi::name::Notation;
use bidiscope_report::examples::examples;
use bidiscope_window::{App, Arrangement, Tab};
use bidiscope_words::message;
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, ImeEvent, Key, Modifiers, PointerButton};
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, Node};

use super::files::drop_files;
use super::text::text;
use super::{open, open_menu, show_details, undo};

/// Ctrl as a keyboard without a Mac gives it.
const CTRL: Modifiers = Modifiers { ctrl: true, command: true, ..Modifiers::NONE };

fn key(key: Key, modifiers: Modifiers) -> Event {
    Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }
}

fn typed(text: &str) -> Event {
    Event::Text(text.to_owned())
}

/// A click on what is labelled so.
fn click(harness: &Harness<'static, App>, label: &str) -> Vec<Event> {
    let pos = harness.get_by_label(label).rect().center();
    let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
    let button = |pressed| Event::PointerButton { pos, button, pressed, modifiers };
    vec![Event::PointerMoved(pos), button(true), button(false)]
}

/// Gives the window events that it gets in one pass, as it does when it is slow.
fn at_once(harness: &mut Harness<'static, App>, events: impl IntoIterator<Item = Event>) {
    harness.input_mut().events.extend(events);
    harness.run();
}

/// The window with the keyboard in the name field, behind `AB`.
fn in_the_name() -> Harness<'static, App> {
    in_the_name_of("AB", Notation::CapitalsAsHebrew)
}

fn in_the_name_of(name: &str, notation: Notation) -> Harness<'static, App> {
    let mut harness = open(name, notation);
    harness.get_by_label("Name").focus();
    harness.run();
    harness
}

fn name<'a>(harness: &'a Harness<'static, App>) -> &'a str {
    &harness.state().settings().session.input
}

#[test]
fn what_is_typed_just_before_a_switch_of_tabs_stands_in_the_name() {
    for (switch, tab) in [(Key::Num2, Tab::Text), (Key::Num4, Tab::Study), (Key::Num1, Tab::Inspect)] {
        let mut harness = in_the_name();
        at_once(&mut harness, [typed("1"), key(switch, CTRL)]);
        assert_eq!((name(&harness), harness.state().settings().session.tab), ("AB1", tab));
    }
    let mut harness = in_the_name();
    at_once(&mut harness, [Event::Paste("12".to_owned()), key(Key::Num2, CTRL)]);
    assert_eq!(name(&harness), "AB12");
}

#[test]
fn what_is_typed_after_a_switch_goes_to_the_field_of_the_tab() {
    let mut harness = in_the_name();
    at_once(&mut harness, [typed("1"), key(Key::Num2, CTRL), typed("x"), key(Key::Num1, CTRL), typed("2")]);
    assert_eq!((name(&harness), text(&harness)), ("AB12", "x"));
    assert_eq!(harness.state().settings().session.tab, Tab::Inspect);
    at_once(&mut harness, [key(Key::Num2, CTRL), Event::Paste("y".to_owned())]);
    assert_eq!(text(&harness), "xy");
    at_once(&mut harness, [typed("z"), key(Key::L, CTRL), typed("3")]);
    assert_eq!((name(&harness), text(&harness)), ("AB123", "xyz"));
}

#[test]
fn a_tab_without_a_field_takes_no_letter() {
    let mut harness = in_the_name();
    at_once(&mut harness, [key(Key::Num4, CTRL), typed("z")]);
    assert_eq!((name(&harness), text(&harness)), ("AB", ""));
}

#[test]
fn what_is_typed_beside_a_click_is_kept() {
    let mut harness = in_the_name();
    let on_the_tab = click(&harness, "Text");
    at_once(&mut harness, [vec![typed("1")], on_the_tab, vec![typed("x")]].concat());
    assert_eq!((name(&harness), text(&harness)), ("AB1", "x"));
    let mut harness = in_the_name();
    let beside = click(&harness, "Arrange");
    at_once(&mut harness, [vec![typed("1")], beside].concat());
    assert_eq!(name(&harness), "AB1");
    harness.get_by_label("Side by side").click();
    harness.run();
    assert_eq!(harness.state().settings().session.panes.arrangement, Arrangement::SideBySide);
}

#[test]
fn what_is_typed_just_before_a_key_that_leaves_the_field_is_kept() {
    let leaving = [
        key(Key::Tab, Modifiers::NONE),
        key(Key::Tab, Modifiers::SHIFT),
        key(Key::Escape, Modifiers::NONE),
        key(Key::F1, Modifiers::NONE),
        key(Key::I, CTRL),
        Event::WindowFocused(false),
    ];
    for leave in leaving {
        let mut harness = in_the_name();
        at_once(&mut harness, [typed("1"), leave.clone()]);
        assert_eq!(name(&harness), "AB1", "{leave:?}");
    }
}

#[test]
fn what_is_typed_just_before_a_file_is_dropped_is_kept() {
    let mut harness = in_the_name();
    harness.input_mut().events.push(typed("1"));
    drop_files(&mut harness, &[("notes.txt", b"see a.com")]);
    assert_eq!((name(&harness), text(&harness)), ("AB1", "see a.com"));
}

/// The name field with `か` being composed behind `ab`.
fn composing() -> Harness<'static, App> {
    let mut harness = in_the_name_of("ab", Notation::Unicode);
    compose(&mut harness, "\u{304B}");
    assert_eq!(name(&harness), "ab");
    harness
}

fn compose(harness: &mut Harness<'static, App>, text: &str) {
    let (text, active_range_chars) = (text.to_owned(), None);
    at_once(harness, [Event::Ime(ImeEvent::Preedit { text, active_range_chars })]);
}

const COMPOSED: &str = "ab\u{304B}";

#[test]
fn what_is_being_composed_is_kept_when_the_tab_is_switched() {
    let mut harness = composing();
    at_once(&mut harness, [key(Key::Num2, CTRL)]);
    assert_eq!((name(&harness), harness.state().settings().session.tab), (COMPOSED, Tab::Text));
    let mut harness = composing();
    let on_the_tab = click(&harness, "Study");
    at_once(&mut harness, on_the_tab);
    assert_eq!((name(&harness), harness.state().settings().session.tab), (COMPOSED, Tab::Study));
    at_once(&mut harness, [key(Key::Num1, CTRL), key(Key::Z, CTRL)]);
    assert_eq!(name(&harness), "ab", "it is taken back as what was typed is");
}

#[test]
fn what_is_being_composed_is_kept_when_the_keyboard_goes_elsewhere() {
    let mut harness = composing();
    let beside = click(&harness, "Arrange");
    at_once(&mut harness, beside);
    assert_eq!(name(&harness), COMPOSED);
    let mut harness = composing();
    at_once(&mut harness, [key(Key::Tab, Modifiers::NONE)]);
    assert_eq!(name(&harness), COMPOSED);
    let mut harness = composing();
    harness.input_mut().focused = false;
    at_once(&mut harness, [Event::WindowFocused(false)]);
    assert_eq!(name(&harness), COMPOSED);
}

#[test]
fn an_input_method_that_commits_late_commits_once() {
    let mut harness = composing();
    harness.input_mut().focused = false;
    at_once(&mut harness, [Event::WindowFocused(false)]);
    at_once(&mut harness, [Event::Ime(ImeEvent::Commit("\u{304B}".to_owned()))]);
    assert_eq!(name(&harness), COMPOSED);
    // The next one is another.
    harness.input_mut().focused = true;
    compose(&mut harness, "\u{304B}");
    at_once(&mut harness, [Event::Ime(ImeEvent::Commit("\u{304B}".to_owned()))]);
    assert_eq!(name(&harness), "ab\u{304B}\u{304B}");
    // Nor does it in another field.
    let mut harness = composing();
    at_once(&mut harness, [key(Key::Num2, CTRL)]);
    at_once(&mut harness, [Event::Ime(ImeEvent::Commit("\u{304B}".to_owned()))]);
    assert_eq!((name(&harness), text(&harness)), (COMPOSED, ""));
}

#[test]
fn an_example_opened_over_a_name_is_taken_back_wherever_the_keyboard_is() {
    let mut harness = open("AB.mine", Notation::CapitalsAsHebrew);
    let example = &examples()[0];
    for label in ["Examples", &example.group_heading, &example.title] {
        harness.get_by_label(label).click();
        harness.run();
    }
    assert_eq!(name(&harness), example.name_text);
    at_once(&mut harness, [key(Key::Z, CTRL)]);
    assert_eq!(
        (name(&harness), harness.state().settings().session.notation),
        ("AB.mine", Notation::CapitalsAsHebrew)
    );
    at_once(&mut harness, [key(Key::Y, CTRL)]);
    assert_eq!(name(&harness), example.name_text);
}

#[test]
fn another_notation_is_taken_back() {
    let mut harness = in_the_name();
    open_menu(&mut harness, &["Notation"]);
    harness.get_by_label_contains(&format!("{}: ", message!(notation_title_codepoints))).click();
    harness.run();
    assert_eq!(name(&harness), "U+05D0 U+05D1");
    at_once(&mut harness, [key(Key::Z, CTRL)]);
    assert_eq!(
        (name(&harness), harness.state().settings().session.notation),
        ("AB", Notation::CapitalsAsHebrew)
    );
}

#[test]
fn a_display_that_was_typed_is_there_when_its_field_is_opened_again() {
    let mut harness = open("AB", Notation::CapitalsAsHebrew);
    show_details(&mut harness, "Looks the same");
    open_menu(&mut harness, &["Find by appearance"]);
    harness.get_by_label("Display").focus();
    harness.run();
    at_once(&mut harness, [typed("12")]);
    let display = |harness: &Harness<'static, App>| harness.get_by_label("Display").accesskit_node().value();
    assert_eq!(display(&harness).as_deref(), Some("BA12"));
    open_menu(&mut harness, &["Find by appearance"]);
    assert!(harness.query_by_label("Display").is_none());
    open_menu(&mut harness, &["Find by appearance"]);
    assert_eq!(display(&harness).as_deref(), Some("BA12"));
}

#[test]
fn panes_that_were_all_put_back_are_put_where_they_were() {
    let mut harness = open("AB", Notation::CapitalsAsHebrew);
    let choose = |harness: &mut Harness<'static, App>, item: &str| {
        open_menu(harness, &["More", "Panes"]);
        let is_item = |it: &Node<'_>| matches!(it.accesskit_node().role(), Role::CheckBox | Role::Button);
        harness.get_all_by_label(item).find(is_item).expect("an item").click();
        harness.run();
        harness.key_press(Key::Escape);
        harness.run();
    };
    let shown = |harness: &Harness<'static, App>| {
        harness.query_by_role_and_label(Role::Region, "UBA, RTL paragraph").is_some()
    };
    choose(&mut harness, "UBA, RTL paragraph");
    assert!(!shown(&harness));
    choose(&mut harness, "Reset layout");
    assert!(shown(&harness));
    undo(&mut harness);
    assert!(!shown(&harness));
}
