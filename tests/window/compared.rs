//! How the panes are compared in the window: letters, marks, ribbons, and the keys that reach their menus.

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::Strategy;
use bidiscope_present::titles::Titled;
use bidiscope_window::{App, Settings};
use eframe::egui::epaint::{ClippedShape, Shape};
use eframe::egui::{Event, Key, Modifiers, Pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

use crate::{LTR, ONE_TO_ONE, RTL, cell, open, open_with, pane};

const ALEF: &str = "character 1, U+05D0 HEBREW LETTER ALEF";

/// The ribbons that are painted, and how many things stand in front of the last one.
fn ribbons(harness: &Harness<'static, App>) -> usize {
    let is_ribbon = |it: &&ClippedShape| matches!(it.shape, Shape::CubicBezier(_));
    harness.output().shapes.iter().filter(is_ribbon).count()
}

#[test]
fn a_letter_says_which_panes_show_the_same() {
    let harness = open("a.B.C.d", Notation::Capitals);
    pane(&harness, LTR).get_by_label_contains("Outcome B. Same as UBA, automatic.");
    pane(&harness, RTL).get_by_label_contains("Outcome C. No other display shows this.");
    pane(&harness, LTR).get_by_label("labels out of order");
    assert!(pane(&harness, RTL).query_by_label("labels out of order").is_none());
    pane(&harness, ONE_TO_ONE).get_by_label("reference");
}

#[test]
fn the_reference_is_chosen_in_a_menu() {
    let mut harness = open("AB12", Notation::Capitals);
    pane(&harness, LTR).get_by_label_contains("Marked: 2 characters that stand elsewhere than in One-to-one");
    pane(&harness, LTR).get_by_label_contains("Menu of the pane").click();
    harness.run();
    harness.get_by_label("Compare the others with this one").click();
    harness.run();
    assert_eq!(harness.state().settings().choices.reference, Strategy::UbaLtr);
    pane(&harness, LTR).get_by_label("reference");
    assert!(pane(&harness, ONE_TO_ONE).query_by_label("reference").is_none());
    pane(&harness, ONE_TO_ONE)
        .get_by_label_contains("Marked: 2 characters that stand elsewhere than in UBA, LTR");
    assert!(pane(&harness, RTL).query_by_label_contains("Marked").is_none());
}

#[test]
fn a_ribbon_goes_to_the_pane_under_the_pointer_alone() {
    let mut harness = open("AB.com", Notation::Capitals);
    assert_eq!(ribbons(&harness), 0);
    cell(&harness, LTR, ALEF).hover();
    harness.run();
    // The same curve in each ground that it may cross: behind the panes, and behind the text of each.
    let over_a_pane = ribbons(&harness);
    assert!(over_a_pane > 1, "{over_a_pane}");
    // It is painted before the texts of the panes: there are many shapes after the last of it.
    let shapes = &harness.output().shapes;
    let last = shapes.iter().rposition(|it| matches!(it.shape, Shape::CubicBezier(_))).expect("it is there");
    assert!(shapes[last..].iter().any(|it| matches!(it.shape, Shape::Mesh(_))), "text stands in front of it");
    // The logical cell itself is joined to nothing.
    cell(&harness, "Logical order", ALEF).hover();
    harness.run();
    assert_eq!(ribbons(&harness), 0);
}

#[test]
fn no_ribbon_stays_after_a_click_and_none_is_the_keyboards() {
    let mut harness = open("AB.com", Notation::Capitals);
    cell(&harness, LTR, ALEF).click();
    harness.run();
    harness.event(Event::PointerMoved(Pos2::new(2.0, 2.0)));
    harness.run();
    assert!(cell(&harness, LTR, ALEF).is_focused());
    assert_eq!(ribbons(&harness), 0);
    harness.key_press(Key::ArrowLeft);
    harness.run();
    assert_eq!(ribbons(&harness), 0);
}

#[test]
fn keys_open_the_menu_of_the_pane_and_lead_back() {
    for key in [(Modifiers::NONE, Key::M), (Modifiers::NONE, Key::Menu), (Modifiers::SHIFT, Key::F10)] {
        let mut harness = open("A0", Notation::Capitals);
        let alef = "character 1, U+05D0 HEBREW LETTER ALEF";
        cell(&harness, LTR, alef).click();
        harness.run();
        harness.key_press_modifiers(key.0, key.1);
        harness.run();
        let first = harness.get_by_label("Compare the others with this one");
        assert!(first.is_focused(), "{key:?}");
        // All that the title bar offers.
        for label in ["Context", "Show how it came about, step by step", "Hide this pane"] {
            assert!(harness.query_all_by_label(label).count() > 0, "{label}");
        }
        harness.get_by_label_contains("List names that look the same (1 name looks the same, refused)");
        harness.key_press(Key::ArrowDown);
        harness.run();
        assert!(!harness.get_by_label("Compare the others with this one").is_focused());
        harness.key_press(Key::Escape);
        harness.run();
        assert!(harness.query_by_label("Compare the others with this one").is_none(), "{key:?}");
        assert!(cell(&harness, LTR, alef).is_focused(), "{key:?}");
    }
}

#[test]
fn the_collisions_are_listed_from_the_menu() {
    let mut harness = open("A0", Notation::Capitals);
    pane(&harness, LTR).get_by_label_contains("Menu of the pane").click();
    harness.run();
    harness.get_by_label_contains("List names that look the same").click();
    harness.run();
    harness.get_by_label_contains("nothing needs to be done");
}

#[test]
fn no_title_is_cut_off() {
    let settings =
        Settings { input: "a.B.C.d".to_owned(), notation: Notation::Capitals, ..Settings::default() };
    for size in [[600.0, 400.0], [900.0, 600.0], [1280.0, 800.0], [2560.0, 1440.0]] {
        let harness = open_with(settings.clone(), size);
        for strategy in Strategy::BUILT_IN.into_iter().filter(|&it| it != Strategy::Logical) {
            let pane = pane(&harness, strategy.title());
            // The long title or the short one, which then begins a line.
            let short = strategy.short_title();
            let short = short[..1].to_uppercase() + &short[1..];
            let long = pane.query_by_label(strategy.title());
            let title = long.unwrap_or_else(|| pane.get_by_label(&short));
            let menu = pane.get_by_label_contains("Menu of the pane");
            assert!(title.rect().right() <= menu.rect().left(), "{} at {size:?}", strategy.id());
            let sign = pane.get_by_label_contains("Outcome ");
            assert!(sign.rect().right() <= title.rect().left(), "{} at {size:?}", strategy.id());
        }
    }
}

#[test]
fn a_label_is_drawn_as_it_stands_in_the_field() {
    let settings =
        Settings { input: "AB.12".to_owned(), notation: Notation::Capitals, ..Settings::default() };
    let harness = open_with(settings, [1280.0, 1200.0]);
    pane(&harness, "Verdict").get_by_label("label, UBA LTR");
}
