//! What stands around the field: messages, invisible characters, finding characters, the second way in.

use bidiscope_bidi::name::{MAX_INPUT_CHARACTERS, Notation};
use bidiscope_bidi::order::Strategy;
use bidiscope_window::{Session, Settings, Tab};
use bidiscope_words::message;
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key};
use egui_kittest::kittest::{NodeT, Queryable};

use crate::desk::{CTRL, Desk, Do, real};

fn written(input: &str, notation: Notation) -> Desk {
    Desk::with(Settings::from(Session { input: input.to_owned(), notation, ..Session::default() }))
}

#[test]
fn what_is_refused_is_said_and_nothing_is_lost() {
    let mut desk = Desk::new("ab", Strategy::UbaLtr);
    let message = |desk: &Desk| desk.harness.state().message().map(str::to_owned);
    desk.harness.event(Event::Paste("x".repeat(MAX_INPUT_CHARACTERS)));
    desk.harness.run();
    assert!(message(&desk).is_some_and(|it| it.contains("10002 characters")));
    assert_eq!(desk.seen().text, "ab");
    desk.act(Do::Paste("\u{202E}"));
    assert_eq!(message(&desk).as_deref(), Some("Inserted with invisible characters: RLO (U+202E)."));
}

#[test]
fn what_is_said_of_invisible_characters_goes_with_them() {
    let mut desk = Desk::new("ab", Strategy::UbaLtr);
    let message = |desk: &Desk| desk.harness.state().message().map(str::to_owned);
    desk.act(Do::Paste("c\u{202E}d"));
    let said = Some("Inserted with invisible characters: RLO (U+202E).".to_owned());
    assert_eq!(message(&desk), said);
    // More text beside it leaves it there.
    desk.act(Do::Type("e"));
    assert_eq!(message(&desk), said);
    desk.act(Do::Chord(CTRL, Key::A));
    desk.act(Do::Paste("xyz"));
    assert_eq!((desk.seen().text.as_str(), message(&desk)), ("xyz", None));
}

/// Notations are called as the menu calls them.
#[test]
fn what_a_notation_cannot_write_is_said_in_the_words_of_the_menu() {
    let mut desk = Desk::new("\u{5E9}\u{5DC}.co.il", Strategy::UbaLtr);
    desk.open(&["Notation"]);
    desk.choose("Table 1 (2001): ");
    let said = desk.harness.state().message().expect("it is refused").to_owned();
    assert!(said.starts_with("The notation \u{201C}Table 1 (2001)\u{201D} cannot write"), "{said}");
    let desk = written("\u{5E9}", Notation::CodePoints);
    let alert = desk.harness.get_by_role(Role::Alert).accesskit_node().label().unwrap_or_default();
    assert!(
        alert.contains("The selected notation does not accept") && !alert.contains("codepoints"),
        "{alert}"
    );
}

#[test]
fn invisible_characters_are_inserted_and_their_marks_switched_off() {
    let mut desk = Desk::new("ab", Strategy::UbaLtr);
    let width = |desk: &Desk| desk.harness.state().name_view().expect("shown").width_em;
    let before = width(&desk);
    desk.open(&["More", "This name", "Insert", "ZWNJ"]);
    assert_eq!(desk.seen().text, "ab\u{200C}");
    let marked = width(&desk);
    assert!(marked > before, "a labelled mark takes room");
    desk.open(&["More", "This name", "Show invisible characters in the field"]);
    assert!((width(&desk) - before).abs() < 1e-4);
}

#[test]
fn a_character_is_found_by_name_and_inserted_with_enter() {
    let mut desk = Desk::new("a", Strategy::UbaLtr);
    desk.act(Do::Chord(CTRL, Key::I));
    desk.act(Do::Type("hebrew alef"));
    desk.harness.get_by_label("U+05D0 HEBREW LETTER ALEF");
    desk.act(Do::Key(Key::Enter));
    assert_eq!(desk.seen().text, "a\u{5D0}");
    assert!(desk.harness.get_by_label("Name").is_focused());
    // In the other notations it is written as they write it.
    let mut desk = written("U+0061", Notation::CodePoints);
    desk.act(Do::Key(Key::End));
    desk.act(Do::Chord(CTRL, Key::I));
    desk.act(Do::Type("zwnj"));
    desk.act(Do::Key(Key::Enter));
    assert_eq!(desk.seen().text, "U+0061 U+200C");
    let mut desk = written("A", Notation::Atkin2001Table1);
    desk.act(Do::Chord(CTRL, Key::I));
    desk.act(Do::Type("zwnj"));
    desk.act(Do::Key(Key::Enter));
    assert_eq!(desk.seen().text, "A");
    assert!(
        desk.harness
            .state()
            .message()
            .is_some_and(|it| it.contains("Table 1 (2001)\u{201D} cannot write U+200C"))
    );
}

/// On a slow machine all of it comes at once.
#[test]
fn what_is_typed_after_the_finder_was_asked_for_is_for_the_finder() {
    let mut desk = Desk::new("a", Strategy::UbaLtr);
    let key =
        |key, modifiers| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
    let mut events = vec![key(Key::I, CTRL)];
    events.extend("zwnj".chars().map(|it| Event::Text(it.to_string())));
    events.extend([key(Key::Enter, eframe::egui::Modifiers::NONE), Event::Text("b".to_owned())]);
    desk.harness.input_mut().events.extend(events);
    desk.harness.run();
    assert_eq!(desk.seen().text, "a\u{200C}b");
}

#[test]
fn the_display_is_typed_and_its_names_are_found() {
    let mut desk = written("a", Notation::Atkin2001Table1);
    desk.open(&["Looks the same", "Find by appearance"]);
    desk.harness.get_by_label("Display").focus();
    desk.act(Do::Chord(CTRL, Key::A));
    desk.act(Do::Type("BA12"));
    let taken = |name: &str| format!("Use {}", real(name, Notation::Atkin2001Table1));
    // The paper's section 4: exactly one; the UBA in a left-to-right paragraph shows none so.
    desk.harness.get_by_label("one-to-one: one name");
    desk.harness.get_by_label(&taken("AB12")).click();
    desk.harness.run();
    assert_eq!(desk.harness.state().settings().session.input, "AB12");
    desk.harness.get_by_label("Display").focus();
    desk.act(Do::Chord(CTRL, Key::A));
    desk.act(Do::Type("12BA"));
    desk.harness.get_by_label("UBA LTR: 3 names");
}

/// The drafts' own examples: a display of one's choice among those of the panes.
#[test]
fn names_are_found_for_any_display() {
    let mut desk = written("a", Notation::CapitalsAsHebrew);
    desk.open(&["Looks the same", "Find by appearance"]);
    desk.harness.get_by_label(message!(appearance_by_field).static_text()).click();
    desk.harness.run();
    let menu = desk.harness.query_all_by_role_and_label(Role::Button, "Components (D\u{FC}rst)");
    menu.last().expect("an item of the menu").click();
    desk.harness.run();
    desk.harness.get_by_label("Display").focus();
    desk.act(Do::Chord(CTRL, Key::A));
    desk.act(Do::Type("PTF.ELPMAXE.com"));
    desk.harness.get_by_label("components: one name");
    desk.harness
        .get_by_label(&format!("Use {}", real("FTP.EXAMPLE.com", Notation::CapitalsAsHebrew)))
        .click();
    desk.harness.run();
    assert_eq!(desk.harness.state().settings().session.input, "FTP.EXAMPLE.com");
}

/// Dürst's section 4.4: from textual context to processing form; undone like any other change.
#[test]
fn marks_are_taken_off_what_is_pasted() {
    let mut desk = written("AB.com", Notation::CapitalsAsHebrew);
    assert!(desk.harness.query_by_label("Remove controls and HTML").is_none());
    desk.harness.get_by_label("Name").focus();
    desk.act(Do::Chord(CTRL, Key::A));
    desk.act(Do::Type("&lrm;AB&lrm;.com"));
    desk.harness.get_by_label("Remove controls and HTML").click();
    desk.harness.run();
    assert_eq!(desk.harness.state().settings().session.input, "AB.com");
    assert!(desk.harness.query_by_label("Remove controls and HTML").is_none());
    desk.harness.get_by_label("Name").focus();
    desk.act(Do::Chord(CTRL, Key::Z));
    assert_eq!(desk.harness.state().settings().session.input, "&lrm;AB&lrm;.com");
}

#[test]
fn what_is_typed_as_a_display_is_drawn_as_one() {
    let mut desk = written("a", Notation::Unicode);
    desk.open(&["Looks the same", "Find by appearance"]);
    desk.harness.get_by_label("Display").focus();
    desk.act(Do::Chord(CTRL, Key::A));
    // Gimel, bet, alef from left to right: the name is alef, bet, gimel.
    desk.act(Do::Type("\u{5D2}\u{5D1}\u{5D0}.c"));
    desk.harness.get_all_by_label("Use \u{5D0}\u{5D1}\u{5D2}.c").next().expect("found").click();
    desk.harness.run();
    assert_eq!(desk.harness.state().settings().session.input, "\u{5D0}\u{5D1}\u{5D2}.c");
}

#[test]
fn undoing_gives_back_what_an_example_replaced_with_its_notation() {
    let mut desk = Desk::new("\u{5D0}\u{5D1}", Strategy::UbaLtr);
    desk.act(Do::Type("c"));
    desk.open(&["Notation"]);
    desk.choose(&format!("{}: ", message!(notation_title_capitals)));
    assert_eq!(desk.harness.state().settings().session.input, "ABc");
    desk.harness.get_by_label("Name").focus();
    desk.act(Do::Chord(CTRL, Key::Z));
    let settings = desk.harness.state().settings();
    assert_eq!(
        (settings.session.input.as_str(), settings.session.notation),
        ("\u{5D0}\u{5D1}c", Notation::Unicode)
    );
}

#[test]
fn an_a_label_stays_as_typed_and_is_shown_decoded_beside() {
    let mut desk = Desk::new("", Strategy::UbaLtr);
    desk.act(Do::Type("xn--4dbrk0ce.com"));
    assert_eq!(desk.seen().text, "xn--4dbrk0ce.com");
    let cells = desk.harness.get_all_by_label_contains("HEBREW LETTER YOD").count();
    assert!(cells > 0, "the panes show it decoded");
}

#[test]
fn the_order_in_the_field_is_the_user_s_choice() {
    let mut desk = Desk::new("\u{5D0}\u{5D1}12", Strategy::UbaLtr);
    assert_eq!(desk.seen().display, "12\u{5D1}\u{5D0}");
    desk.open(&["More", "This name", "Order in the field"]);
    desk.harness.get_by_role_and_label(Role::RadioButton, "One-to-one").click();
    desk.harness.run();
    assert_eq!(desk.seen().display, "\u{5D1}\u{5D0}12");
    assert_eq!(desk.harness.state().settings().preferences.field_order, Strategy::OneToOne);
}

#[test]
fn enter_stays_in_the_field_and_tab_goes_on() {
    let mut desk = Desk::new("ab", Strategy::UbaLtr);
    desk.act(Do::Key(Key::Enter));
    assert!(desk.harness.get_by_label("Name").is_focused());
    for (role, label) in
        [(Role::ComboBox, "Kind of input"), (Role::ComboBox, "Notation"), (Role::TextInput, "Zone")]
    {
        desk.act(Do::Key(Key::Tab));
        assert!(desk.harness.get_by_role_and_label(role, label).is_focused(), "{label}");
    }
}

#[test]
fn running_text_has_the_same_editor_with_lines() {
    let settings = Settings::from(Session { tab: Tab::Text, ..Session::default() });
    let mut desk = Desk::in_field(settings, "Running text");
    desk.act(Do::Type("see \u{5D0}\u{5D1}"));
    desk.act(Do::Key(Key::Enter));
    desk.act(Do::Type("\u{5D2}"));
    let text = |desk: &Desk| desk.harness.state().settings().session.text.text.clone();
    {
        let field = desk.harness.get_by_label("Running text");
        assert_eq!(field.accesskit_node().role(), Role::MultilineTextInput);
        assert_eq!(field.value().as_deref(), Some("see \u{5D0}\u{5D1}\n\u{5D2}"));
    }
    desk.act(Do::Paste("1\r\n2"));
    assert_eq!(text(&desk).lines().count(), 3);
    // To the first line, and a word deleted there.
    desk.act(Do::Key(Key::ArrowUp));
    desk.act(Do::Key(Key::ArrowUp));
    desk.act(Do::Key(Key::End));
    desk.act(Do::Chord(CTRL, Key::Backspace));
    assert_eq!(text(&desk), "see \n\u{5D2}1\n2");
    desk.act(Do::Chord(CTRL, Key::Z));
    desk.act(Do::Chord(CTRL, Key::Z));
    assert_eq!(text(&desk), "see \u{5D0}\u{5D1}\n\u{5D2}");
}
