//! Which rows the tab List shows, and in which order: counters, filters, displays compared, titles.

use bidiscope_bidi::order::Strategy;
use bidiscope_window::App;
use bidiscope_words::message;
use eframe::egui::Key;
use eframe::egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use super::{NAMES, choose, lines, settle, with_list};

/// A toggle's state, as a screen reader is told of it.
fn is_pressed(harness: &Harness<'static, App>, label: &str) -> bool {
    let node = harness.get_by_label(label).accesskit_node();
    node.toggled() == Some(eframe::egui::accesskit::Toggled::True)
}

#[test]
fn counters_are_filters() {
    let mut harness = with_list(NAMES);
    harness.get_by_label("5 names, 2 refused, 1 unreadable, 2 look the same");
    harness.get_by_label("2 refused").click();
    settle(&mut harness);
    assert_eq!(lines(&harness), [2, 3]);
    assert!(is_pressed(&harness, "2 refused") && !is_pressed(&harness, "1 unreadable"));
    harness.get_by_label("2 of 5 names");
    // Another status takes its place; what looks the same is asked for beside it.
    harness.get_by_label("1 unreadable").click();
    settle(&mut harness);
    assert_eq!(lines(&harness), [4]);
    harness.get_by_label("2 refused").click();
    harness.get_by_label("2 look the same").click();
    settle(&mut harness);
    assert_eq!(lines(&harness), [2]);
    // A second click takes each back, and so does the keyboard.
    for counter in ["2 refused", "2 look the same"] {
        harness.get_by_label(counter).focus();
        harness.run();
        harness.key_press(Key::Space);
        settle(&mut harness);
        assert!(!is_pressed(&harness, counter), "{counter}");
    }
    assert_eq!(lines(&harness), [1, 2, 3, 4, 5]);
    assert!(harness.query_by_label("Show all").is_none());
}

#[test]
fn filters_keep_what_they_ask_for() {
    let mut harness = with_list(NAMES);
    choose(&mut harness, "Condition: ", "Violates condition 5");
    assert_eq!(lines(&harness), [3]);
    harness.get_by_label("1 of 5 names");
    harness.get_by_label("Remove the filter \u{201C}Condition\u{201D}").click();
    settle(&mut harness);
    assert_eq!(lines(&harness), [1, 2, 3, 4, 5]);
    choose(&mut harness, "Rule: ", "RFC 5893: condition 6");
    assert_eq!(lines(&harness), [3]);
    harness.get_by_label("Show all").click();
    settle(&mut harness);
    choose(&mut harness, "Script: ", "Hebrew");
    assert_eq!(lines(&harness), [1, 2, 3]);
    harness.get_by_label("2 look the same").click();
    settle(&mut harness);
    assert_eq!(lines(&harness), [1, 2]);
    harness.get_by_label("Show all").click();
    settle(&mut harness);
    let field = harness.get_by_label("Text in the name");
    field.focus();
    field.type_text("BM");
    settle(&mut harness);
    assert_eq!(lines(&harness), [5]);
    harness.get_by_label("Text in the name").type_text("-");
    settle(&mut harness);
    // Nothing is left, so nothing is selected.
    assert!(lines(&harness).is_empty());
    assert!(harness.query_by_role_and_label(Role::Region, "Details").is_none());
    harness.get_by_label("Remove the filter \u{201C}Text in the name\u{201D}").click();
    settle(&mut harness);
    assert_eq!(lines(&harness), [1, 2, 3, 4, 5]);
    harness.get_by_role_and_label(Role::Region, "Details");
}

/// By hand, from rules N1 and L2: two Hebrew labels change places in an LTR paragraph and not one-to-one; the digit of
/// the third name leaves its label.
const APART: &str = "a.b\n\u{5D0}.\u{5D1}.c\n\u{5D0}.1a\n";

#[test]
fn which_names_two_strategies_tear_apart_takes_a_click_and_how_two_more() {
    let mut harness = with_list(APART);
    assert!(harness.query_by_label("Relation").is_none());
    // One click: where the UBA differs from one-to-one.
    harness.get_by_label("Filter by display").click();
    settle(&mut harness);
    assert_eq!(lines(&harness), [2, 3]);
    assert!(is_pressed(&harness, "Filter by display"));
    // Two more: where it splits labels.
    harness.get_by_label("Relation").click();
    harness.run();
    harness.get_by_label("splits labels, unlike").click();
    settle(&mut harness);
    assert_eq!(lines(&harness), [3]);
    assert!(is_pressed(&harness, "Filter by display"));
    let displays =
        harness.state().settings().session.list.filter.display_relation_filter.expect("the filter");
    assert_eq!((displays.display, displays.other_display), (Strategy::UbaLtr, Strategy::OneToOne));
    // The two that are compared are the two that are seen, however the columns were.
    harness.get_by_label("Name, One-to-one: sort by this column");
    harness.get_by_label("UBA LTR: sort by this column");
    harness.get_by_label("Filter by display").click();
    settle(&mut harness);
    assert_eq!(lines(&harness), [1, 2, 3]);
    assert!(harness.query_by_label("Relation").is_none());
    // It is put in force as it was left, and taken back with all others.
    harness.get_by_label("Filter by display").click();
    settle(&mut harness);
    assert_eq!(lines(&harness), [3]);
    harness.get_by_label("Show all").click();
    settle(&mut harness);
    assert_eq!(lines(&harness), [1, 2, 3]);
}

#[test]
fn which_names_two_strategies_tear_apart_by_keyboard() {
    let mut harness = with_list(APART);
    harness.get_by_label("Filter by display").focus();
    harness.run();
    harness.key_press(Key::Space);
    settle(&mut harness);
    assert_eq!(lines(&harness), [2, 3]);
    harness.key_press(Key::Space);
    settle(&mut harness);
    assert_eq!(lines(&harness), [1, 2, 3]);
}

#[test]
fn the_menu_that_saves_stays_where_it_is() {
    let mut harness = with_list(APART);
    let place =
        |harness: &Harness<'static, App>| harness.get_by_label(message!(button_save).static_text()).rect();
    let first = place(&harness);
    for filter in ["Filter by display", "Filter by display", "1 refused"] {
        harness.get_by_label(filter).click();
        settle(&mut harness);
        assert_eq!(place(&harness), first, "{filter}");
    }
}

/// A display that is compared with itself would keep nothing: the two change places.
#[test]
fn a_display_is_never_compared_with_itself() {
    let mut harness = with_list(APART);
    harness.get_by_label("Filter by display").click();
    settle(&mut harness);
    harness.get_by_label("Display").click();
    harness.run();
    harness.get_by_label("one-to-one").click();
    settle(&mut harness);
    let displays =
        harness.state().settings().session.list.filter.display_relation_filter.expect("the filter");
    assert_eq!((displays.display, displays.other_display), (Strategy::OneToOne, Strategy::UbaLtr));
    assert_eq!(lines(&harness), [2, 3]);
}

#[test]
fn a_title_sorts_there_and_back() {
    let mut harness = with_list("b.com\na.com\nc.com\n");
    harness.get_by_label("Name, One-to-one: sort by this column").click();
    settle(&mut harness);
    assert_eq!(lines(&harness), [2, 1, 3]);
    harness.get_by_label("Name, One-to-one: sorted, ascending").click();
    settle(&mut harness);
    assert_eq!(lines(&harness), [3, 1, 2]);
    harness.get_by_label("Line: sort by this column").click();
    settle(&mut harness);
    assert_eq!(lines(&harness), [1, 2, 3]);
}
