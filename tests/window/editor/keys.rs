//! The clipboard's older keys, and what an input method does beside composing.

use bidiscope::order::Strategy;
use eframe::egui::{Event, ImeEvent, Key, Modifiers, PointerButton};

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
    assert_eq!(desk.harness.state().name_editor().selection().caret, 0);
    // The input method may commit it late, or clear it: neither changes anything.
    desk.act(Do::Commit("\u{5D0}\u{5D1}"));
    desk.act(Do::Compose(""));
    assert_eq!(text(&desk), "abc\u{5D0}\u{5D1}");
    // What is composed next stands where the click was.
    desk.act(Do::Compose("\u{5D2}"));
    desk.act(Do::Commit("\u{5D2}"));
    assert_eq!(text(&desk), "\u{5D2}abc\u{5D0}\u{5D1}");
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
