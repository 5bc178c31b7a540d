//! The places of the panes: what stands where, at which size.

use bidiscope_window::{App, Session, Settings};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Rect};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use super::{LTR, ONE_TO_ONE, RTL, cell, open_with, pane};
use bidiscope_bidi::name::Notation;

const DEFAULT: [f32; 2] = [1280.0, 800.0];

fn named(input: &str) -> Settings {
    Settings::from(Session {
        input: input.to_owned(),
        notation: Notation::CapitalsAsHebrew,
        ..Session::default()
    })
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
    let trace = rect(&harness, "Details");
    let story = harness.get_by_label_contains("Why ");
    assert!(window.contains_rect(story.rect()) && trace.contains_rect(story.rect()), "{:?}", story.rect());
    // What it tells begins below the title, and is seen too.
    let stories =
        pane(&harness, "Details").get_all_by_label_contains("U+0627 ARABIC LETTER ALEF").map(|it| it.rect());
    let in_row = stories.filter(|it| (it.center().y - story.rect().center().y).abs() < 30.0);
    let in_row: Vec<Rect> = in_row.collect();
    assert!(!in_row.is_empty() && in_row.iter().all(|it| window.contains_rect(*it)), "{in_row:?}");
}

/// The displays below each other, RFC 5893 beside them, the details below; in a wide window the details stand below
/// RFC 5893, and in a narrow one RFC 5893 stands above the displays.
#[test]
fn each_part_stands_in_its_place() {
    let displays = ["Logical order", ONE_TO_ONE, LTR, RTL, "Isolates"];
    let places = |size: [f32; 2]| {
        let harness = open_with(Settings::default(), size);
        let displays = displays.map(|it| rect(&harness, it));
        assert!(displays.windows(2).all(|it| it[0].bottom() <= it[1].top() + 1.0), "{displays:?}");
        let (verdict, details) = (rect(&harness, "RFC 5893"), rect(&harness, "Details"));
        let whole = Rect::from_min_size(Default::default(), size.into());
        for part in [verdict, details] {
            assert!(whole.contains(part.left_top()) && part.right() <= whole.right(), "{part:?}");
        }
        (displays, verdict, details)
    };
    let (displays, verdict, details) = places(DEFAULT);
    assert!(displays.iter().all(|it| it.right() <= verdict.left() && it.bottom() <= details.top()));
    assert!(details.top() + 200.0 <= DEFAULT[1], "{details:?}");
    let (displays, verdict, details) = places([1600.0, 1000.0]);
    assert!(displays.iter().all(|it| it.right() <= details.left().min(verdict.left())));
    assert!(verdict.top() < details.top(), "{verdict:?} {details:?}");
    let (displays, verdict, details) = places([1024.0, 800.0]);
    assert!(verdict.bottom() <= displays[0].top() && displays[4].bottom() <= details.top());
}

/// As high and as large as there is room for, and never smaller than can be read.
#[test]
fn the_displays_grow_with_the_window() {
    let line = |size| {
        let harness = open_with(Settings::default(), size);
        pane(&harness, LTR).get_by_label("UBA, LTR paragraph, displayed line").rect().size()
    };
    let (small, usual, large) = (line([900.0, 600.0]), line(DEFAULT), line([2560.0, 1440.0]));
    assert!(small.y >= 36.0 && usual.y >= 44.0 && large.y >= 56.0, "{small} {usual} {large}");
    assert!(small.x >= 0.6 * usual.x && large.x >= 1.25 * usual.x, "{small} {usual} {large}");
}

#[test]
fn a_name_that_cannot_be_read_moves_nothing() {
    let mut harness = open_with(named("AB.com"), DEFAULT);
    let titles = ["Logical order", ONE_TO_ONE, LTR, "Details"];
    let places = |harness: &Harness<'static, App>| {
        let condition = harness.get_by_label("label 1, condition 1, satisfied").rect();
        (titles.map(|it| rect(harness, it)), condition)
    };
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
    for _ in 0..3 {
        harness.key_press(Key::ArrowUp);
        harness.run();
    }
    assert!(cell(&harness, "Logical order", alef).is_focused(), "there is none above the first");
    // Out of view it is scrolled to.
    for _ in 0..7 {
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
        if harness.get_by_role_and_label(Role::Tab, "Why").is_focused() {
            return;
        }
    }
    panic!("the trace is not reached: {stops:?}");
}
