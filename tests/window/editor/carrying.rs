//! Selected text that is carried with the pointer, and what else a press on it means.

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::Strategy;
use bidiscope_window::{Session, Settings, Tab};
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::{NodeT, Queryable};

use crate::desk::{CTRL, Desk, Do, SHIFT, real};

const NONE: Modifiers = Modifiers::NONE;

/// A window on a name in which capitals stand for Hebrew.
fn desk(text: &str, order: Strategy) -> Desk {
    Desk::new(&real(text, Notation::CapitalsAsHebrew), order)
}

/// The text, and what of it is selected.
#[track_caller]
fn holds(desk: &Desk, text: &str, selected: &str) {
    let real = |text: &str| real(text, Notation::CapitalsAsHebrew);
    let editor = desk.harness.state().name_editor();
    assert_eq!((editor.text(), editor.selected_text()), (real(text), real(selected)));
    assert_eq!(desk.harness.state().settings().session.input, real(text), "the tab has the same");
}

/// Presses at one point and goes to another; the button stays down.
fn carry(desk: &mut Desk, from: Pos2, to: Pos2) {
    desk.harness.hover_at(from);
    desk.harness.drag_at(from);
    desk.harness.hover_at(from.lerp(to, 0.5));
    desk.harness.hover_at(to);
    desk.harness.run();
}

fn let_go(desk: &mut Desk, at: Pos2, modifiers: Modifiers) {
    desk.harness.event(Event::ModifiersChanged(modifiers));
    let (button, pressed) = (PointerButton::Primary, false);
    desk.harness.event(Event::PointerButton { pos: at, button, pressed, modifiers });
    desk.harness.event(Event::ModifiersChanged(NONE));
    desk.harness.run();
}

/// The label at a cell of the screen is carried to the left quarter of another cell.
#[test]
fn a_label_is_moved_to_where_it_is_dropped() {
    for (order, text, label, to, moved, carried) in [
        // On the screen ab.EDC.fg, and from right to left fe.DC.BA.
        (Strategy::UbaLtr, "ab.CDE.fg", 4, 8, "ab..fCDEg", "CDE"),
        (Strategy::UbaLtr, "ab.CDE.fg", 1, 4, ".CDabE.fg", "ab"),
        (Strategy::OneToOne, "ab.CDE.fg", 4, 0, "CDEab..fg", "CDE"),
        (Strategy::UbaRtl, "AB.CD.EF", 7, 3, ".CDAB.EF", "AB"),
        (Strategy::UbaRtl, "AB.CD.EF", 0, 7, "AEFB.CD.", "EF"),
    ] {
        let mut desk = desk(text, order);
        desk.act(Do::Click(label, 2, NONE));
        desk.act(Do::Drag(label, to));
        holds(&desk, moved, carried);
        desk.act(Do::Chord(CTRL, Key::Z));
        holds(&desk, text, carried);
        desk.act(Do::Chord(CTRL, Key::Y));
        holds(&desk, moved, carried);
    }
}

#[test]
fn with_control_it_is_copied() {
    let mut desk = desk("ab.CDE", Strategy::UbaLtr);
    desk.act(Do::Click(4, 2, NONE));
    let (from, to) = (desk.cell_at(4, 0.25), desk.cell_at(1, 0.25));
    carry(&mut desk, from, to);
    let_go(&mut desk, to, CTRL);
    holds(&desk, "aCDEb.CDE", "CDE");
    desk.act(Do::Chord(CTRL, Key::Z));
    holds(&desk, "ab.CDE", "CDE");
}

#[test]
fn a_press_that_goes_nowhere_places_the_caret() {
    let mut desk = desk("ab.CDE", Strategy::UbaLtr);
    desk.act(Do::Chord(CTRL, Key::A));
    let at = desk.cell_at(1, 0.25);
    carry(&mut desk, at, at);
    holds(&desk, "ab.CDE", "ab.CDE");
    let_go(&mut desk, at, NONE);
    assert_eq!(desk.seen().selection, (1, 1));
}

#[test]
fn what_is_dropped_on_itself_or_outside_or_given_up_stays() {
    let mut desk = desk("ab.CDE", Strategy::UbaLtr);
    desk.act(Do::Click(4, 2, NONE));
    desk.act(Do::Drag(5, 3));
    holds(&desk, "ab.CDE", "CDE");
    let (from, to) = (desk.cell_at(4, 0.25), desk.cell_at(0, 0.25));
    let outside = to + eframe::egui::vec2(0.0, 300.0);
    carry(&mut desk, from, outside);
    let_go(&mut desk, outside, NONE);
    holds(&desk, "ab.CDE", "CDE");
    carry(&mut desk, from, to);
    desk.harness.key_press(Key::Escape);
    desk.harness.run();
    desk.harness.hover_at(from.lerp(to, 0.7));
    let_go(&mut desk, to, NONE);
    holds(&desk, "ab.CDE", "CDE");
    desk.act(Do::Type("x"));
    holds(&desk, "ab.x", "");
}

/// On a slow machine the press and what follows come at once.
#[test]
fn what_is_carried_in_one_pass_is_dropped() {
    let mut desk = desk("ab.CDE", Strategy::UbaLtr);
    desk.act(Do::Click(4, 2, NONE));
    let (from, to) = (desk.cell_at(4, 0.25), desk.cell_at(0, 0.25));
    desk.press_and_move(from, to);
    holds(&desk, "CDEab.", "CDE");
}

/// The place where it would be dropped is where the caret is painted.
#[test]
fn where_it_would_be_dropped_is_seen() {
    let mut desk = desk("ab.CDE", Strategy::UbaLtr);
    desk.act(Do::Click(4, 2, NONE));
    let (from, to) = (desk.cell_at(4, 0.25), desk.cell_at(1, 0.1));
    carry(&mut desk, from, to);
    let (_, caret) = desk.painted_caret().expect("a caret is painted");
    assert!((caret.center().x - desk.cell_at(1, 0.0).x).abs() <= 1.0, "{caret:?}");
    let_go(&mut desk, to, NONE);
    holds(&desk, "aCDEb.", "CDE");
}

/// On the screen ab.EDC.fg.
#[test]
fn shift_and_a_click_go_on_by_labels_after_a_double_click() {
    let mut desk = desk("ab.CDE.fg", Strategy::UbaLtr);
    desk.act(Do::Click(3, 2, NONE));
    desk.act(Do::Click(7, 1, SHIFT));
    holds(&desk, "ab.CDE.fg", "CDE.fg");
    desk.act(Do::Click(1, 1, SHIFT));
    holds(&desk, "ab.CDE.fg", "ab.CDE");
}

#[test]
fn a_right_click_keeps_what_it_points_at_and_leaves_what_it_does_not() {
    let mut desk = desk("ab.CDE.fg", Strategy::UbaLtr);
    desk.act(Do::Click(4, 2, NONE));
    desk.click(desk.cell_at(5, 0.5), PointerButton::Secondary, NONE);
    desk.harness.run();
    holds(&desk, "ab.CDE.fg", "CDE");
    desk.harness.key_press(Key::Escape);
    desk.harness.run();
    desk.click(desk.cell_at(7, 0.25), PointerButton::Secondary, NONE);
    desk.harness.run();
    holds(&desk, "ab.CDE.fg", "");
    assert_eq!(desk.seen().selection, (7, 7));
}

#[test]
fn a_triple_click_in_a_text_takes_the_line_with_its_line_break() {
    let mut settings = Settings::from(Session { tab: Tab::Text, ..Session::default() });
    "ab cd\n\u{5D0}\u{5D1}".clone_into(&mut settings.session.text.text);
    let mut desk = Desk::in_field(settings, "Running text");
    let first = {
        let field = desk.harness.get_by_label("Running text");
        field.get_all_by_role(Role::TextRun).next().expect("a run").rect()
    };
    for _ in 0..3 {
        desk.click(first.center(), PointerButton::Primary, NONE);
    }
    desk.harness.run();
    desk.act(Do::Key(Key::Delete));
    assert_eq!(desk.harness.state().settings().session.text.text, "\u{5D0}\u{5D1}");
    assert!(desk.harness.get_by_label("Running text").accesskit_node().is_focused());
}
