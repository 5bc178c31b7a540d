//! The clipboard's older keys, and sequences of an input method's events.

use bidiscope_bidi::order::Strategy;
use eframe::egui::{Event, ImeEvent, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::Queryable;

use crate::desk::{CTRL, Desk, Do, SHIFT};

fn text(desk: &Desk) -> String {
    desk.harness.state().name_editor().text()
}

#[test]
fn shift_and_control_with_insert_and_delete() {
    let mut desk = Desk::new("abc", Strategy::UbaLtr);
    desk.act(Do::Chord(SHIFT, Key::Home));
    desk.press(CTRL, Key::Insert);
    assert_eq!((desk.copied(), text(&desk).as_str()), ("abc", "abc"));
    desk.act(Do::Key(Key::End));
    desk.act(Do::Chord(SHIFT, Key::ArrowLeft));
    desk.press(SHIFT, Key::Delete);
    assert_eq!((desk.copied(), text(&desk).as_str()), ("c", "ab"));
    // Where nothing is selected nothing is lost.
    desk.act(Do::Key(Key::Home));
    desk.press(SHIFT, Key::Delete);
    assert_eq!(text(&desk), "ab");
    // Pasting asks the clipboard, which answers with an event.
    desk.press(SHIFT, Key::Insert);
    assert!(desk.asked_to_paste);
    desk.act(Do::PasteBack);
    assert_eq!(text(&desk), "cab");
}

/// Some input methods hand Escape, Backspace and Return on as characters.
#[test]
fn control_characters_of_an_input_method_are_no_text() {
    let mut desk = Desk::new("ab", Strategy::UbaLtr);
    desk.act(Do::Compose("\u{304B}"));
    for control in ["\u{1B}", "\u{8}", "\u{7F}", "\r"] {
        desk.harness.event(Event::Text(control.to_owned()));
        desk.harness.event(Event::Ime(ImeEvent::Commit(control.to_owned())));
    }
    desk.act(Do::Compose(""));
    assert_eq!(text(&desk), "ab");
    assert!(desk.harness.state().name_editor().composition().is_none());
}

#[test]
fn a_click_keeps_what_is_composed() {
    let mut desk = Desk::new("abc", Strategy::UbaLtr);
    let place = desk.cell_at(0, 0.25);
    desk.act(Do::Compose("\u{5D0}\u{5D1}"));
    desk.click(place, PointerButton::Primary, Modifiers::NONE);
    desk.harness.run();
    assert_eq!(text(&desk), "abc\u{5D0}\u{5D1}");
    assert_eq!(desk.harness.state().name_editor().selection().caret_character_offset, 0);
    // The input method may commit it late, or clear it: neither changes anything.
    desk.act(Do::Commit("\u{5D0}\u{5D1}"));
    desk.act(Do::Compose(""));
    assert_eq!(text(&desk), "abc\u{5D0}\u{5D1}");
    // What is composed next stands where the click was.
    desk.act(Do::Compose("\u{5D2}"));
    desk.act(Do::Commit("\u{5D2}"));
    assert_eq!(text(&desk), "\u{5D2}abc\u{5D0}\u{5D1}");
}

/// Keys that are not the input method's own, by themselves and together with the end of the composition, before or after it.
#[test]
fn keys_of_the_window_and_the_field_keep_what_is_composed() {
    for (modifiers, key) in [
        (Modifiers::NONE, Key::Tab),
        (SHIFT, Key::Tab),
        (CTRL, Key::A),
        (CTRL, Key::L),
        (CTRL, Key::Num1),
        (Modifiers::NONE, Key::F1),
    ] {
        let pressed = Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
        let ended = Event::Ime(ImeEvent::Preedit { text: String::new(), active_range_chars: None });
        for events in
            [vec![pressed.clone()], vec![ended.clone(), pressed.clone()], vec![pressed, ended.clone()]]
        {
            let mut desk = Desk::new("abcd", Strategy::UbaLtr);
            desk.act(Do::Click(2, 1, Modifiers::NONE));
            desk.act(Do::Compose(KA));
            desk.harness.input_mut().events.extend(events.clone());
            desk.harness.run();
            desk.act(Do::Compose(""));
            assert_eq!(text(&desk), "ab\u{304B}cd", "{events:?}");
            assert!(desk.harness.state().name_editor().composition().is_none(), "{events:?}");
        }
    }
}

/// X11 hands keys on as control characters while something is composed.
#[test]
fn control_characters_are_keys_that_keep_what_is_composed() {
    for control in ["\t", "\u{1}", "\u{C}"] {
        let mut desk = Desk::new("abcd", Strategy::UbaLtr);
        desk.act(Do::Click(2, 1, Modifiers::NONE));
        desk.act(Do::Compose(KA));
        let ended = Event::Ime(ImeEvent::Preedit { text: String::new(), active_range_chars: None });
        desk.harness.input_mut().events.extend([ended, Event::Ime(ImeEvent::Commit(control.to_owned()))]);
        desk.harness.run();
        assert_eq!(text(&desk), "ab\u{304B}cd", "{control:?}");
        let has_keyboard = desk.harness.get_by_label("Name").is_focused();
        assert_eq!(has_keyboard, control != "\t", "{control:?}");
        let selected = desk.harness.state().name_editor().selected_text();
        assert_eq!(selected == "ab\u{304B}cd", control == "\u{1}", "{control:?}");
    }
}

/// What comes while something is composed, and after it.
#[derive(Clone, Copy, Debug)]
enum Then {
    Do(Do),
    /// A click before the first letter.
    Click,
    /// The keyboard goes to another field, by a click.
    ToZone,
    /// It goes to another window, and comes back.
    AwayAndBack,
    /// It goes to another tab, and comes back.
    OtherTab,
    /// A menu is opened and closed.
    Menu,
}

const KA: &str = "\u{304B}";
const KAN: &str = "\u{304B}\u{3093}";

/// Nothing but what was composed arrives, once, and nothing is lost: begun in "ab|cd", with what is there in the end.
#[test]
fn sequences_of_an_input_method() {
    use Then::{AwayAndBack, Click, Menu, OtherTab, ToZone};
    let key = |key| Then::Do(Do::Key(key));
    let compose = |text| Then::Do(Do::Compose(text));
    let commit = |text| Then::Do(Do::Commit(text));
    let sequences: &[(&[Then], &str)] = &[
        (&[compose(KA), compose(KAN), commit(KAN)], "ab\u{304B}\u{3093}cd"),
        // Most send an empty text before they commit.
        (&[compose(KA), compose(""), commit(KA), compose("")], "ab\u{304B}cd"),
        // Given up: by the input method, which may tell of its key too, or by the key alone.
        (&[compose(KA), compose("")], "abcd"),
        (&[compose(KA), compose(""), key(Key::Escape)], "abcd"),
        (&[compose(KA), key(Key::Escape), compose("")], "ab\u{304B}cd"),
        (&[compose(KA), key(Key::Enter), commit(KA)], "ab\u{304B}cd"),
        // Keys that are not the input method's own.
        (&[compose(KA), key(Key::ArrowLeft), commit(KA)], "ab\u{304B}cd"),
        (&[compose(KA), key(Key::End), Then::Do(Do::Type("x"))], "ab\u{304B}cdx"),
        (&[compose(KAN), key(Key::Backspace), compose("")], "ab\u{304B}cd"),
        (&[compose(KA), Then::Do(Do::Type("x"))], "ab\u{304B}xcd"),
        (&[compose(KA), Then::Do(Do::Paste("x"))], "ab\u{304B}xcd"),
        (&[compose(KA), Then::Do(Do::Chord(CTRL, Key::Z)), compose("")], "abcd"),
        // The pointer.
        (&[compose(KA), Click, commit(KA), compose("")], "ab\u{304B}cd"),
        (&[compose(KA), Click, compose("")], "ab\u{304B}cd"),
        (&[compose(KA), Click, compose(KAN), commit(KAN)], "\u{304B}\u{3093}ab\u{304B}cd"),
        // The keyboard goes elsewhere.
        (&[compose(KA), ToZone, commit(KA), compose("")], "ab\u{304B}cd"),
        (&[compose(KA), AwayAndBack, commit(KA)], "ab\u{304B}cd"),
        (&[compose(KA), AwayAndBack, compose("")], "ab\u{304B}cd"),
        (&[compose(KA), OtherTab, commit(KA)], "ab\u{304B}cd"),
        (&[compose(KA), OtherTab, compose(KAN), commit(KAN)], "ab\u{304B}\u{304B}\u{3093}cd"),
        (&[compose(KA), Menu, commit(KA), Then::Do(Do::Type("x"))], "ab\u{304B}xcd"),
    ];
    for (sequence, expected) in sequences {
        let mut desk = Desk::new("abcd", Strategy::UbaLtr);
        desk.act(Do::Click(2, 1, Modifiers::NONE));
        let first = desk.cell_at(0, 0.25);
        for &then in *sequence {
            go_on(&mut desk, then, first);
        }
        assert_eq!(text(&desk), *expected, "{sequence:?}");
        let app = desk.harness.state();
        assert!(app.name_editor().composition().is_none(), "{sequence:?}");
        let settings = app.settings();
        assert_eq!(
            (settings.session.input.as_str(), settings.session.zone.text.as_str()),
            (*expected, ""),
            "{sequence:?}"
        );
    }
}

fn go_on(desk: &mut Desk, then: Then, first: Pos2) {
    match then {
        Then::Click => desk.click(first, PointerButton::Primary, Modifiers::NONE),
        Then::Do(act) => desk.act(act),
        Then::ToZone => desk.harness.get_by_label("Zone").click(),
        Then::AwayAndBack => {
            for focused in [false, true] {
                desk.harness.input_mut().focused = focused;
                desk.harness.event(Event::WindowFocused(focused));
                desk.harness.run();
            }
        }
        Then::OtherTab => {
            for number in [Key::Num2, Key::Num1] {
                desk.act(Do::Chord(CTRL, number));
            }
        }
        Then::Menu => {
            desk.open(&["More", "This name", "Insert"]);
            desk.act(Do::Key(Key::Escape));
        }
    }
    desk.harness.run();
}

/// A press and the movement after it can come in one pass: the drag begins where the button went down.
#[test]
fn a_drag_begins_where_the_button_went_down() {
    let mut desk = Desk::new("abcdef", Strategy::UbaLtr);
    let (from, to) = (desk.cell_at(1, 0.25), desk.cell_at(4, 0.25));
    desk.harness.hover_at(from);
    desk.harness.run();
    desk.press_and_move(from, to);
    assert_eq!(desk.harness.state().name_editor().selected_text(), "bcd");
}

/// So can the last movement and the button's release.
#[test]
fn a_drag_ends_where_the_button_is_let_go() {
    let mut desk = Desk::new("abcdef", Strategy::UbaLtr);
    let [from, middle, to] = [(1, 0.25), (2, 0.75), (4, 0.25)].map(|(cell, part)| desk.cell_at(cell, part));
    desk.harness.hover_at(from);
    desk.harness.drag_at(from);
    desk.harness.hover_at(middle);
    desk.harness.run();
    assert_eq!(desk.harness.state().name_editor().selected_text(), "bc");
    let released = Event::PointerButton {
        pos: to,
        button: PointerButton::Primary,
        pressed: false,
        modifiers: Modifiers::NONE,
    };
    // And away again.
    let last = [Event::PointerMoved(to), released, Event::PointerMoved(Pos2::new(2.0, 2.0))];
    desk.harness.input_mut().events.extend(last);
    desk.harness.run();
    assert_eq!(desk.harness.state().name_editor().selected_text(), "bcd");
}
