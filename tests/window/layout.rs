//! The places of the panes: what stands where, at which size.

use bidiscope_window::{App, Settings};
use eframe::egui::{Key, Rect};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use super::{LTR, ONE_TO_ONE, cell, open_with, pane};
use bidiscope_bidi::name::Notation;

const DEFAULT: [f32; 2] = [1280.0, 800.0];

fn named(input: &str) -> Settings {
    Settings { input: input.to_owned(), notation: Notation::Capitals, ..Settings::default() }
}

/// Where what a pane shows stands.
fn rect(harness: &Harness<'static, App>, title: &str) -> Rect {
    let pane = pane(harness, title);
    let all = pane.children_recursive().filter(|it| it.accesskit_node().raw_bounds().is_some());
    all.fold(Rect::NOTHING, |rect, node| rect.union(node.rect()))
}

#[test]
fn the_first_character_clicked_is_explained_without_scrolling() {
    let mut harness = open_with(Settings::default(), DEFAULT);
    let alef = "character 3, U+0627 ARABIC LETTER ALEF";
    cell(&harness, ONE_TO_ONE, alef).click();
    harness.run();
    let window = Rect::from_min_size(Default::default(), DEFAULT.into());
    let trace = rect(&harness, "Trace");
    let story = harness.get_by_label_contains("Why ");
    assert!(window.contains_rect(story.rect()) && trace.contains_rect(story.rect()), "{:?}", story.rect());
    // What it tells begins below the title, and is seen too.
    let of_whom =
        pane(&harness, "Trace").get_all_by_label_contains("U+0627 ARABIC LETTER ALEF").map(|it| it.rect());
    let beside = of_whom.filter(|it| (it.center().y - story.rect().center().y).abs() < 30.0);
    let beside: Vec<Rect> = beside.collect();
    assert!(!beside.is_empty() && beside.iter().all(|it| window.contains_rect(*it)), "{beside:?}");
}

#[test]
fn the_trace_stands_in_view_beside_the_displays() {
    let harness = open_with(Settings::default(), DEFAULT);
    let (logical, display, trace) =
        (rect(&harness, "Logical order"), rect(&harness, LTR), rect(&harness, "Trace"));
    assert!(logical.width() > 0.95 * DEFAULT[0], "{logical:?}");
    assert!(logical.bottom() <= display.top() && logical.bottom() <= trace.top());
    assert!(display.right() <= trace.left(), "{display:?} {trace:?}");
    assert!(trace.top() + 300.0 <= DEFAULT[1], "{trace:?}");
}

#[test]
fn the_displays_grow_with_the_window() {
    let line = |size| {
        let harness = open_with(Settings::default(), size);
        pane(&harness, LTR).get_by_label("UBA, LTR paragraph, the line").rect().height()
    };
    let (small, usual, large) = (line([900.0, 600.0]), line(DEFAULT), line([2560.0, 1440.0]));
    assert!((small - usual).abs() < 0.1, "{small} {usual}");
    assert!(large >= 1.7 * usual, "{usual} {large}");
}

#[test]
fn a_name_that_cannot_be_read_moves_nothing() {
    let mut harness = open_with(named("AB.com"), DEFAULT);
    let titles = ["Logical order", ONE_TO_ONE, LTR, "Trace", "Verdict"];
    let places = |harness: &Harness<'static, App>| titles.map(|it| rect(harness, it));
    let before = places(&harness);
    harness.get_by_label("Name").focus();
    harness.key_press(Key::End);
    harness.run();
    harness.get_by_label("Name").type_text("..x");
    harness.run();
    harness.get_by_label_contains("Character 8: ");
    assert_eq!(places(&harness), before);
    // What is said of the last name does not stand beside it.
    assert!(harness.query_by_label_contains("May be registered").is_none());
}

#[test]
fn up_and_down_follow_a_character_from_display_to_display() {
    let mut harness = open_with(named("AB.com"), DEFAULT);
    let alef = "character 1, U+05D0 HEBREW LETTER ALEF";
    cell(&harness, ONE_TO_ONE, alef).click();
    harness.run();
    harness.key_press(Key::ArrowDown);
    harness.run();
    assert!(cell(&harness, LTR, alef).is_focused());
    for _ in 0..2 {
        harness.key_press(Key::ArrowUp);
        harness.run();
    }
    assert!(cell(&harness, ONE_TO_ONE, alef).is_focused(), "there is none above the first");
    // Out of view it is scrolled to.
    for _ in 0..6 {
        harness.key_press(Key::ArrowDown);
        harness.run();
    }
    let last = cell(&harness, "Isolates", alef);
    assert!(last.is_focused());
    assert!(last.rect().bottom() <= DEFAULT[1], "{:?}", last.rect());
}

#[test]
fn the_trace_is_within_ten_tab_stops_of_the_name() {
    let mut harness = open_with(named("AB.com"), DEFAULT);
    harness.get_by_label("Name").focus();
    harness.run();
    let mut stops = Vec::new();
    for _ in 0..10 {
        harness.key_press(Key::Tab);
        harness.run();
        stops.push(
            harness
                .root()
                .children_recursive()
                .find(|it| it.is_focused())
                .map(|it| it.accesskit_node().label()),
        );
        if harness.get_by_label("Strategy to trace").is_focused() {
            return;
        }
    }
    panic!("the trace is not reached: {stops:?}");
}
