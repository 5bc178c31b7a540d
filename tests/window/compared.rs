//! How the displays are compared in the window: letters, marks, remarks, and the keys that reach their menus.

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_report::titles::Titled;
use bidiscope_report::words::verdict::verdict_word;
use bidiscope_window::{App, Preferences, Session, Settings};
use bidiscope_words::message;
use eframe::egui::epaint::Shape;
use eframe::egui::{Key, Modifiers, Rect};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use crate::choices::open_pane_menu;
use crate::{LTR, ONE_TO_ONE, RTL, cell, is_described, open, open_menu, open_with, pane, show_details};

/// What is said of the reference in the column of the comparison.
fn reference() -> String {
    format!(": {}", message!(remark_reference))
}

#[test]
fn a_letter_says_which_panes_show_the_same() {
    let harness = open("a.B.C.d", Notation::CapitalsAsHebrew);
    let outcome = |title: &str, letter: &str| {
        let sign = pane(&harness, title).get_by_label(letter).accesskit_node().description();
        sign.expect("which displays show the same")
    };
    assert!(outcome(LTR, "Letter B").starts_with("Looks the same as UBA, automatic"));
    assert!(outcome(RTL, "Letter C").starts_with("No other display looks the same as this display."));
    let order = |words: String| format!("{}: {words}", message!(column_label_order));
    let swapped = message!(remark_label_before, early = 3_usize, late = 2_usize).to_string();
    pane(&harness, LTR).get_by_label(&order(swapped));
    pane(&harness, RTL).get_by_label(&order(verdict_word(RuleVerdict::Satisfied)));
    pane(&harness, ONE_TO_ONE).get_by_label_contains(&reference());
}

#[test]
fn the_reference_is_chosen_in_a_menu() {
    let mut harness = open("AB12", Notation::CapitalsAsHebrew);
    assert!(is_described(&harness, LTR, "in the same order as in One-to-one"));
    open_pane_menu(&mut harness, LTR);
    open_menu(&mut harness, &["Use as reference"]);
    assert_eq!(harness.state().settings().session.choices.reference_strategy, Strategy::UbaLtr);
    pane(&harness, LTR).get_by_label_contains(&reference());
    assert!(pane(&harness, ONE_TO_ONE).query_by_label_contains(&reference()).is_none());
    assert!(is_described(&harness, ONE_TO_ONE, "in the same order as in UBA, LTR"));
    assert!(!is_described(&harness, RTL, "Marked"));
}

#[test]
fn keys_open_the_menu_of_the_pane_and_lead_back() {
    for key in [(Modifiers::NONE, Key::M), (Modifiers::NONE, Key::Menu), (Modifiers::SHIFT, Key::F10)] {
        let mut harness = open("A0", Notation::CapitalsAsHebrew);
        let alef = "character 1, U+05D0 HEBREW LETTER ALEF";
        cell(&harness, LTR, alef).click();
        harness.run();
        harness.key_press_modifiers(key.0, key.1);
        harness.run();
        assert!(harness.get_by_label("Use as reference").is_focused(), "{key:?}");
        // All that can be done with the display.
        for label in [
            "Show first difference",
            "Show steps",
            "Bidi classes",
            "Present",
            "New strategy from this display",
        ]
        .into_iter()
        .chain(["Move up", "Move down", "Hide", "Copy as"])
        {
            assert!(harness.query_all_by_label(label).count() > 0, "{label}");
        }
        harness.key_press(Key::ArrowDown);
        harness.run();
        assert!(!harness.get_by_label("Use as reference").is_focused());
        harness.key_press(Key::Escape);
        harness.run();
        assert!(harness.query_by_label("Use as reference").is_none(), "{key:?}");
        assert!(cell(&harness, LTR, alef).is_focused(), "{key:?}");
    }
}

#[test]
fn the_collisions_are_counted_in_the_row_and_listed_in_the_details() {
    let mut harness = open("A0", Notation::CapitalsAsHebrew);
    pane(&harness, LTR).get_by_label("Looks the same: 1");
    // A single field, in a left-to-right embedding.
    pane(&harness, "Fields (Davis)").get_by_label("Looks the same: 1");
    cell(&harness, LTR, "character 1, U+05D0 HEBREW LETTER ALEF").click();
    harness.run();
    show_details(&mut harness, "Looks the same");
    let details = pane(&harness, "Details");
    details.get_by_label("1 name looks the same (refused)");
    details.get_by_label_contains("Nothing needs to be done");
}

/// The texts of egui's own that begin in a place, as they are painted: with what was left out.
fn texts(harness: &Harness<'static, App>, place: Rect) -> Vec<String> {
    let text = |shape: &Shape| match shape {
        Shape::Text(text) if place.expand(1.0).contains(text.pos) => {
            let rows =
                text.galley.rows.iter().map(|row| row.row.glyphs.iter().map(|it| it.chr).collect::<String>());
            Some(rows.collect::<Vec<_>>().join(" "))
        }
        _ => None,
    };
    harness.output().shapes.iter().filter_map(|it| text(&it.shape)).collect()
}

#[test]
fn no_title_is_cut_off() {
    let settings = Settings::from(Session {
        input: "a.B.C.d".to_owned(),
        notation: Notation::CapitalsAsHebrew,
        ..Session::default()
    });
    for size in [[600.0, 400.0], [900.0, 600.0], [1280.0, 800.0], [2560.0, 1440.0]] {
        let harness = open_with(settings.clone(), size);
        // Rows that are scrolled out of a low window are not painted.
        let top = |label| harness.get_by_label(label).rect().top();
        // In a wide window the tabs of the details stand beside them, else below.
        let end = if size[0] < 1600.0 { top("Why") } else { size[1] };
        let mut seen = 0;
        for strategy in Strategy::BUILT_IN.into_iter().filter(|&it| it != Strategy::Logical) {
            let pane = pane(&harness, strategy.title());
            // The long title or the short one, which then begins a line.
            let short = strategy.short_title();
            let short = short[..1].to_uppercase() + &short[1..];
            let long = pane.query_by_label(strategy.title());
            let title = long.unwrap_or_else(|| pane.get_by_label(&short));
            if title.rect().bottom() > end {
                continue;
            }
            seen += 1;
            // As wide as its letters: none is left out.
            let text = texts(&harness, title.rect());
            assert!(text.iter().any(|it| *it == strategy.title() || *it == short), "{text:?} at {size:?}");
            let line = format!("{}, displayed line", strategy.title());
            let line = pane.get_by_label(&line);
            assert!(title.rect().right() <= line.rect().left(), "{} at {size:?}", strategy.id());
            let sign = pane.get_by_label_contains("Letter ");
            assert!(sign.rect().right() <= title.rect().left(), "{} at {size:?}", strategy.id());
        }
        let least = if size[1] < 800.0 { 3 } else { Strategy::BUILT_IN.len() - 1 };
        assert!(seen >= least, "{seen} rows are seen at {size:?}");
    }
}

#[test]
fn a_label_is_drawn_as_it_stands_in_the_field() {
    let drawn = |order: Strategy| {
        let settings = Settings {
            preferences: Preferences { field_order: order, ..Preferences::default() },
            session: Session { input: "\u{5D0}1".to_owned(), ..Session::default() },
        };
        let harness = open_with(settings, [1280.0, 1200.0]);
        let verdict = pane(&harness, "RFC 5893");
        verdict.get_by_label(&format!("{}, {}", message!(column_label), order.short_title()));
        let label =
            verdict.get_by_label_contains("label 1, \u{5D0}1, U-label with the A-label xn--1-zhc").rect();
        // Where the glyphs stand, from the left of the label.
        let mut left: Vec<(i32, i32)> = Vec::new();
        for clipped in &harness.output().shapes {
            let Shape::Mesh(mesh) = &clipped.shape else { continue };
            let seen = mesh.vertices.iter().filter(|it| label.contains(it.pos));
            left.extend(seen.map(|it| ((it.pos.x - label.left()) as i32, (it.uv.x * 4096.0) as i32)));
        }
        assert!(!left.is_empty(), "it is drawn by our own lines");
        left
    };
    assert_ne!(drawn(Strategy::UbaLtr), drawn(Strategy::OneToOne));
    assert_eq!(drawn(Strategy::UbaLtr), drawn(Strategy::UbaRtl));
}
