//! What somebody does who types Hebrew and Arabic all day.

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::Strategy;
use eframe::egui::{Key, Modifiers, PointerButton};
use egui_kittest::kittest::Queryable;

use crate::desk::{CTRL, Desk, Do, SHIFT, real};

const CTRL_SHIFT: Modifiers = Modifiers { shift: true, ..CTRL };

/// Hebrew for capitals.
fn hebrew(text: &str) -> String {
    real(text, Notation::CapitalsAsHebrew)
}

/// A window on a name in this notation of the tests, in an order.
fn desk(text: &str, order: Strategy) -> Desk {
    Desk::new(&hebrew(text), order)
}

fn type_in(desk: &mut Desk, text: &str) {
    desk.act(Do::Type(Box::leak(hebrew(text).into_boxed_str())));
}

#[track_caller]
fn holds(desk: &Desk, text: &str) {
    assert_eq!(desk.seen().text, hebrew(text));
}

#[track_caller]
fn selects(desk: &Desk, text: &str) {
    assert_eq!(desk.harness.state().name_editor().selected_text(), hebrew(text));
}

/// A letter forgotten in the middle of a word, found with the arrow keys: in a paragraph from right to left, and in
/// one from left to right, in which the word runs the same way.
#[test]
fn a_word_is_corrected_in_the_middle() {
    for order in [Strategy::UbaRtl, Strategy::UbaLtr, Strategy::OneToOne] {
        let mut desk = desk("", order);
        type_in(&mut desk, "ABCD");
        desk.act(Do::Key(Key::ArrowRight));
        desk.act(Do::Key(Key::ArrowRight));
        desk.act(Do::Key(Key::Backspace));
        holds(&desk, "ACD");
        type_in(&mut desk, "XY");
        holds(&desk, "AXYCD");
        // Typing went on to the left, and the way back is to the right.
        desk.act(Do::Key(Key::ArrowRight));
        desk.act(Do::Key(Key::Delete));
        holds(&desk, "AXCD");
    }
}

#[test]
fn letters_are_selected_one_by_one_and_typed_over() {
    let mut desk = desk("ABCD.com", Strategy::UbaRtl);
    // Shown: com.DCBA, Home at the right.
    desk.act(Do::Key(Key::Home));
    for _ in 0..2 {
        desk.act(Do::Chord(SHIFT, Key::ArrowLeft));
    }
    selects(&desk, "AB");
    desk.act(Do::Chord(SHIFT, Key::ArrowRight));
    selects(&desk, "A");
    type_in(&mut desk, "Z");
    holds(&desk, "ZBCD.com");
    // On over the labels.
    desk.act(Do::Key(Key::Home));
    desk.act(Do::Chord(CTRL_SHIFT, Key::ArrowLeft));
    selects(&desk, "ZBCD");
    desk.act(Do::Key(Key::Delete));
    holds(&desk, ".com");
}

#[test]
fn a_label_with_digits_is_double_clicked_dragged_and_replaced() {
    // Shown: 1 2 C B A . c o m.
    for cell in 0..5 {
        let mut desk = desk("ABC12.com", Strategy::UbaLtr);
        desk.act(Do::Click(cell, 2, Modifiers::NONE));
        selects(&desk, "ABC12");
        assert_eq!(desk.seen().pieces, 1);
        type_in(&mut desk, "DE3");
        holds(&desk, "DE3.com");
    }
    // From right to left over the letters.
    let mut desk = desk("ABC12.com", Strategy::UbaLtr);
    drag(&mut desk, (4, 0.75), (2, 0.25));
    selects(&desk, "ABC");
    type_in(&mut desk, "X");
    holds(&desk, "X12.com");
    // And from left to right over the digits.
    drag(&mut desk, (0, 0.25), (1, 0.75));
    selects(&desk, "12");
    desk.act(Do::Key(Key::Backspace));
    holds(&desk, "X.com");
}

/// Drags from a part of a cell to a part of another.
fn drag(desk: &mut Desk, from: (usize, f32), to: (usize, f32)) {
    let (from, to) = (desk.cell_at(from.0, from.1), desk.cell_at(to.0, to.1));
    desk.harness.hover_at(from);
    desk.harness.drag_at(from);
    desk.harness.hover_at(from.lerp(to, 0.5));
    desk.harness.hover_at(to);
    desk.harness.drop_at(to);
    desk.harness.run();
}

/// Persian with ZWNJ from the menu, more typed after it, and all of it undone and made again.
#[test]
fn a_joiner_from_the_menu_in_the_middle_of_typing() {
    const BEFORE: &str = "\u{646}\u{627}\u{645}\u{647}";
    const AFTER: &str = "\u{627}\u{6CC}";
    let mut desk = Desk::new("", Strategy::UbaRtl);
    desk.act(Do::Type(BEFORE));
    desk.open(&["More", "This name", "Insert", "ZWNJ"]);
    desk.act(Do::Type(AFTER));
    let whole = format!("{BEFORE}\u{200C}{AFTER}");
    assert_eq!(desk.seen().text, whole);
    // Over the box and back, and into it nothing.
    for expected in [6, 5, 4, 3] {
        desk.act(Do::Key(Key::ArrowRight));
        assert_eq!(desk.seen().selection, (expected, expected));
    }
    desk.act(Do::Key(Key::ArrowLeft));
    desk.act(Do::Key(Key::Delete));
    assert_eq!(desk.seen().text, format!("{BEFORE}{AFTER}"));
    while desk.harness.state().name_editor().can_undo() {
        desk.act(Do::Chord(CTRL, Key::Z));
    }
    assert_eq!(desk.seen().text, "");
    while desk.harness.state().name_editor().can_redo() {
        desk.act(Do::Chord(CTRL, Key::Y));
    }
    assert_eq!(desk.seen().text, format!("{BEFORE}{AFTER}"));
}

/// From a letter in an e-mail: marks of direction, spaces round it, a line end.
#[test]
fn a_name_is_pasted_with_all_that_hangs_on_it() {
    let mut desk = Desk::new("", Strategy::UbaLtr);
    desk.act(Do::Paste(" \u{200F}\u{5D0}\u{5D1}.com\u{A0}\n"));
    let message = |desk: &Desk| desk.harness.state().message().map(str::to_owned);
    assert_eq!(
        message(&desk).as_deref(),
        Some(
            "1 space at the start, 1 at the end: Enter removes them (U+0020, U+00A0). Inserted with invisible \
             characters: RLM (U+200F). Inserted without the line break at the end."
        )
    );
    desk.act(Do::Key(Key::Enter));
    assert_eq!(desk.seen().text, "\u{200F}\u{5D0}\u{5D1}.com");
    assert_eq!(message(&desk).as_deref(), Some("Removed 2 spaces. Ctrl+Z restores them."));
    assert!(desk.harness.get_by_label("Name").is_focused(), "typing goes on");
    // The mark is deleted as a letter is: the first that is stored.
    desk.act(Do::Key(Key::Home));
    desk.act(Do::Key(Key::Delete));
    assert_eq!(desk.seen().text, "\u{5D0}\u{5D1}.com");
    for text in ["\u{200F}\u{5D0}\u{5D1}.com", " \u{200F}\u{5D0}\u{5D1}.com\u{A0}", ""] {
        desk.act(Do::Chord(CTRL, Key::Z));
        assert_eq!(desk.seen().text, text);
    }
    // With nothing to take out, Enter changes nothing.
    desk.act(Do::Paste("a"));
    desk.act(Do::Key(Key::Enter));
    assert!(desk.harness.get_by_label("Name").is_focused());
    assert_eq!(desk.seen().text, "a");
}

/// Cut by the context menu, pasted elsewhere, undone by the menu.
#[test]
fn labels_change_places_by_menus() {
    let mut desk = desk("AB.CD.com", Strategy::UbaRtl);
    // Shown: c o m . D C . B A.
    desk.act(Do::Click(8, 2, Modifiers::NONE));
    selects(&desk, "AB");
    desk.click(desk.cell_at(8, 0.5), PointerButton::Secondary, Modifiers::NONE);
    desk.harness.run();
    desk.act(Do::Key(Key::Escape));
    selects(&desk, "AB");
    desk.act(Do::Cut);
    holds(&desk, ".CD.com");
    // Shown: c o m . D C ., the caret at its right end; to the left end and back behind C and D.
    desk.act(Do::Key(Key::ArrowLeft));
    desk.act(Do::Chord(CTRL, Key::ArrowLeft));
    desk.act(Do::PasteBack);
    holds(&desk, ".CDAB.com");
    desk.act(Do::Menu("Undo"));
    desk.act(Do::Menu("Undo"));
    holds(&desk, "AB.CD.com");
    selects(&desk, "AB");
    desk.act(Do::Menu("Redo"));
    holds(&desk, ".CD.com");
    type_in(&mut desk, "E");
    holds(&desk, "E.CD.com");
}
