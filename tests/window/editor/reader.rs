//! What a screen reader finds, and that a window at rest costs nothing.

use bidiscope_bidi::order::Strategy;
use eframe::egui::accesskit::{Role, TextDirection};
use egui_kittest::kittest::{NodeT, Queryable};

use crate::desk::{Desk, Do};

/// abc, two Hebrew letters with a mark, a full stop, d.
const MIXED: &str = "abc\u{5D0}\u{5B8}\u{5D1}.d";

#[test]
fn the_field_has_its_name_its_value_and_its_runs_in_logical_order() {
    let desk = Desk::new(MIXED, Strategy::UbaLtr);
    let field = desk.harness.get_by_label("Name");
    let node = field.accesskit_node();
    assert_eq!((node.role(), node.value().as_deref()), (Role::TextInput, Some(MIXED)));
    let runs: Vec<(String, Option<TextDirection>)> = field
        .get_all_by_role(Role::TextRun)
        .map(|run| (run.value().unwrap_or_default(), run.accesskit_node().data().text_direction()))
        .collect();
    let (ltr, rtl) = (Some(TextDirection::LeftToRight), Some(TextDirection::RightToLeft));
    let expected = [("abc", ltr), ("\u{5D0}\u{5B8}\u{5D1}", rtl), (".d", ltr)];
    assert_eq!(runs, expected.map(|(text, direction)| (text.to_owned(), direction)));
}

/// What is composed is read where it is seen.
#[test]
fn the_field_keeps_its_text_while_something_is_composed() {
    let mut desk = Desk::new(MIXED, Strategy::UbaLtr);
    desk.act(Do::Key(eframe::egui::Key::Home));
    desk.act(Do::Compose("\u{304B}\u{3093}"));
    let field = desk.harness.get_by_label("Name");
    let whole = format!("\u{304B}\u{3093}{MIXED}");
    assert_eq!(field.accesskit_node().value().as_deref(), Some(whole.as_str()));
    let runs: String = field.get_all_by_role(Role::TextRun).filter_map(|run| run.value()).collect();
    assert_eq!(runs, whole);
    let node = field.accesskit_node();
    let selection = node.text_selection().expect("a caret");
    assert_eq!((selection.start().to_global_usv_index(), selection.end().to_global_usv_index()), (2, 2));
    assert_eq!(desk.harness.state().name_editor().text(), MIXED);
}

#[test]
fn the_selection_is_reported_and_can_be_asked_for() {
    let mut desk = Desk::new(MIXED, Strategy::UbaLtr);
    let node_selection = |desk: &Desk| {
        let field = desk.harness.get_by_label("Name");
        let node = field.accesskit_node();
        let selection = node.text_selection().expect("a selection");
        (selection.start().to_global_usv_index(), selection.end().to_global_usv_index())
    };
    let end = MIXED.chars().count();
    assert_eq!(node_selection(&desk), (end, end));
    desk.act(Do::Chord(crate::desk::CTRL, eframe::egui::Key::A));
    assert_eq!(node_selection(&desk), (0, end));
    desk.harness.get_by_label("Name").set_text_value_accesskit("x.\u{5D0}");
    desk.harness.run();
    assert_eq!(desk.seen().text, "x.\u{5D0}");
    desk.harness.get_by_label("Name").replace_selected_text_accesskit("y");
    desk.harness.run();
    assert_eq!(desk.seen().text, "x.\u{5D0}y");
}

#[test]
fn a_window_without_the_keyboard_asks_for_no_pass() {
    let mut desk = Desk::new(MIXED, Strategy::UbaLtr);
    // The harness has switched it off.
    desk.harness.ctx.all_styles_mut(|style| style.visuals.text_cursor.blink = true);
    let delay = |desk: &mut Desk| {
        for _ in 0..8 {
            desk.harness.step();
        }
        let viewports = &desk.harness.output().viewport_output;
        viewports.values().map(|it| it.repaint_delay).min().expect("a viewport")
    };
    // With it, the caret blinks as egui's own does: twice a second.
    let blinking = delay(&mut desk);
    assert!(blinking.as_secs_f32() > 0.05 && blinking.as_secs_f32() <= 0.5, "{blinking:?}");
    desk.act(Do::Key(eframe::egui::Key::Escape));
    assert_eq!(delay(&mut desk), std::time::Duration::MAX);
    // Nor with the keyboard in another window.
    desk.harness.get_by_label("Name").focus();
    desk.harness.run();
    desk.harness.input_mut().focused = false;
    desk.harness.run();
    assert_eq!(delay(&mut desk), std::time::Duration::MAX);
}
