//! Where the keyboard is: it goes in what opens, comes back when that closes, and goes on as the window is read.

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::Strategy;
use bidiscope_export::colours::{Colours, contrast_ratio};
use bidiscope_report::view::StrategyId;
use bidiscope_window::{App, ComparedNames, DetailTab, Session, Settings, Tab, TextSettings};
use bidiscope_words::message;
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers, Pos2, Rect, Shape, Theme};
use egui_kittest::Harness;
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};

use super::{
    LTR, ONE_TO_ONE, RTL, cell, enter_path, open, open_with, pane, press, select, settle, show_details,
    wait_until,
};

const SAVE: &str = "Save as\u{2026}";
const ALEF: &str = "character 1, U+05D0 HEBREW LETTER ALEF";

/// Gives what is called so the keyboard.
fn go_to(harness: &mut Harness<'static, App>, label: &str) {
    harness.get_by_label(label).focus();
    harness.run();
}

/// What has the keyboard is called; nothing where nobody has it.
fn focused(harness: &Harness<'static, App>) -> String {
    harness.ctx.memory(|memory| memory.focused()).map_or_else(String::new, |_| {
        let found = harness.query_all_by(|it| it.is_focused()).next();
        found.and_then(|it| it.accesskit_node().label()).unwrap_or_default()
    })
}

#[test]
fn it_comes_back_from_a_question() {
    let mut harness = open("AB12", Notation::CapitalsAsHebrew);
    go_to(&mut harness, "Name");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::E);
    settle(&mut harness);
    assert_eq!(focused(&harness), SAVE);
    press(&mut harness, Key::Escape);
    assert_eq!(focused(&harness), "Name");
    // The same when all is written.
    let folder = tempfile::tempdir().expect("a folder");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::E);
    settle(&mut harness);
    press(&mut harness, Key::Enter);
    enter_path(&mut harness, &folder.path().join("name.svg"));
    wait_until(&mut harness, |harness| harness.query_by_role(Role::Dialog).is_none());
    harness.run();
    assert!(folder.path().join("name.svg").is_file());
    assert_eq!(focused(&harness), "Name");
}

#[test]
fn it_comes_back_from_menus_and_boxes() {
    let mut harness = open("AB-12", Notation::CapitalsAsHebrew);
    show_details(&mut harness, "Steps");
    for opener in ["Examples", "More", "Notation"] {
        go_to(&mut harness, opener);
        press(&mut harness, Key::Enter);
        press(&mut harness, Key::ArrowDown);
        assert_ne!(focused(&harness), opener);
        press(&mut harness, Key::Escape);
        assert_eq!(focused(&harness), opener);
    }
    // With what was chosen.
    press(&mut harness, Key::Enter);
    press(&mut harness, Key::ArrowDown);
    press(&mut harness, Key::Enter);
    press(&mut harness, Key::Escape);
    assert_eq!(focused(&harness), "Notation");
}

#[test]
fn it_comes_back_from_a_file_that_was_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("work.json");
    let mut harness = open("AB12", Notation::CapitalsAsHebrew);
    for opener in ["More", "File"] {
        go_to(&mut harness, opener);
        press(&mut harness, Key::Enter);
    }
    go_to(&mut harness, "Save session as\u{2026}");
    press(&mut harness, Key::Enter);
    enter_path(&mut harness, &file);
    assert!(file.is_file());
    assert_eq!(focused(&harness), "More");
}

#[test]
fn who_has_let_go_of_it_is_left_alone() {
    let mut harness = open("AB12", Notation::CapitalsAsHebrew);
    go_to(&mut harness, "Notation");
    go_to(&mut harness, "Name");
    press(&mut harness, Key::Escape);
    harness.run_steps(8);
    assert_eq!(focused(&harness), "");
    go_to(&mut harness, "Name");
    harness.get_by_label("condition 1").click();
    harness.run_steps(8);
    assert_eq!(focused(&harness), "");
    // Nor does anything of the bar get it where a tab has no field.
    go_to(&mut harness, "Examples");
    go_to(&mut harness, "Name");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Num4);
    harness.run_steps(8);
    assert_eq!(focused(&harness), "");
}

/// The keyboard comes back to a character of one display, and the details stay with the one that was selected after it.
#[test]
fn coming_back_it_selects_nothing() {
    let mut harness = open("AB-12.com", Notation::CapitalsAsHebrew);
    let described = |harness: &Harness<'static, App>| {
        let has = |it: Option<String>| it.is_some_and(|it| it.contains("U+2066"));
        let is_told = |it: &AccessKitNode<'_>| has(it.label()) || has(it.value());
        harness.query_all_by(is_told).count()
    };
    cell(&harness, LTR, ALEF).click();
    harness.run();
    let of_ltr = described(&harness);
    select(&mut harness, "Isolates");
    let of_isolates = described(&harness);
    assert!(of_isolates > of_ltr, "{of_isolates} of {of_ltr}");
    press(&mut harness, Key::F1);
    press(&mut harness, Key::Escape);
    harness.run_steps(8);
    assert_eq!(described(&harness), of_isolates);
}

#[test]
fn an_entry_of_a_panes_menu_leads_back_to_its_character() {
    let mut harness = open("A0", Notation::CapitalsAsHebrew);
    for path in [&["Copy as", "Display order, as code points"][..], &["Use as reference"]] {
        cell(&harness, LTR, ALEF).click();
        harness.run();
        press(&mut harness, Key::M);
        for entry in path {
            go_to(&mut harness, entry);
            press(&mut harness, Key::Enter);
        }
        assert!(cell(&harness, LTR, ALEF).is_focused(), "{path:?}: {}", focused(&harness));
    }
}

#[test]
fn the_list_of_collisions_is_reached_from_its_tab() {
    let mut harness = open("A0", Notation::Atkin2001Table1);
    cell(&harness, LTR, "character 1, U+0627 ARABIC LETTER ALEF").click();
    harness.run();
    press(&mut harness, Key::F6);
    while focused(&harness) != "Looks the same" {
        press(&mut harness, Key::ArrowRight);
    }
    pane(&harness, "Details").get_by_label("1 name looks the same (refused)");
    // What is looked for stands between them.
    for stop in ["Find by appearance", "0\u{627}, Refused (IDNA2008)"] {
        press(&mut harness, Key::Tab);
        assert_eq!(focused(&harness), stop);
    }
}

/// The help is longer than the window.
#[test]
fn the_help_is_read_on_by_keyboard() {
    let mut harness = open("AB12", Notation::CapitalsAsHebrew);
    press(&mut harness, Key::F1);
    let close = focused(&harness);
    let top = |harness: &Harness<'static, App>| harness.get_by_label("In a field").rect().top();
    let begin = top(&harness);
    for (key, there) in [(Key::ArrowDown, 40.0), (Key::PageDown, 400.0), (Key::End, 800.0)] {
        press(&mut harness, key);
        assert!(top(&harness) <= begin - there, "{key:?}: {begin} to {}", top(&harness));
    }
    press(&mut harness, Key::PageUp);
    press(&mut harness, Key::ArrowUp);
    press(&mut harness, Key::Home);
    assert_eq!(top(&harness), begin);
    assert_eq!(focused(&harness), close);
    harness.get_by_label("Ctrl+L: Go to the name field");
}

#[test]
fn the_help_takes_it_and_gives_it_back() {
    let mut harness = open("AB12", Notation::CapitalsAsHebrew);
    for close in [Key::Escape, Key::Enter, Key::F1] {
        go_to(&mut harness, "Name");
        press(&mut harness, Key::F1);
        assert_eq!(focused(&harness), "Close window");
        harness.get_by_role_and_label(Role::Dialog, "Help");
        press(&mut harness, close);
        assert!(harness.query_by_role(Role::Dialog).is_none());
        assert_eq!(focused(&harness), "Name", "{close:?}");
    }
}

#[test]
fn without_a_list_its_tab_gives_it_to_the_path() {
    let mut harness = open("AB12", Notation::CapitalsAsHebrew);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Num3);
    harness.run();
    assert_eq!(harness.state().settings().session.tab, Tab::List);
    assert_eq!(focused(&harness), "List:");
}

/// In a wide window, where everything has a place in the bar.
#[test]
fn tab_goes_through_the_bar_from_the_left() {
    let mut harness = open("AB12", Notation::CapitalsAsHebrew);
    go_to(&mut harness, "Learn");
    let expected = ["Examples", "Export", "Present", "More"];
    let mut stops = Vec::new();
    for _ in expected {
        press(&mut harness, Key::Tab);
        stops.push(focused(&harness));
    }
    assert_eq!(stops, expected);
    // And they stand so, the last at the right.
    let left = |it: &&str| harness.get_by_label(it).rect().left();
    assert!(expected.iter().map(left).is_sorted());
    assert!(harness.get_by_label("More").rect().right() > 1250.0);
}

#[test]
fn down_goes_from_the_logical_order_to_the_displays() {
    let mut harness = open("AB12", Notation::CapitalsAsHebrew);
    cell(&harness, "Logical order", ALEF).click();
    harness.run();
    for display in [ONE_TO_ONE, LTR, RTL] {
        press(&mut harness, Key::ArrowDown);
        assert!(cell(&harness, display, ALEF).is_focused(), "{display}: {}", focused(&harness));
    }
}

#[test]
fn a_key_unfolds_the_logical_order() {
    let mut harness = open("AB12", Notation::CapitalsAsHebrew);
    cell(&harness, "Logical order", ALEF).click();
    harness.run();
    for is_unfolded in [true, false] {
        press(&mut harness, Key::C);
        assert_eq!(harness.state().settings().session.panes.unfolds_logical, is_unfolded);
        let button = harness.get_by_label(message!(logical_unfold).static_text());
        assert_eq!(button.accesskit_node().data().is_expanded(), Some(is_unfolded));
        assert!(cell(&harness, "Logical order", ALEF).is_focused());
        press(&mut harness, Key::ArrowRight);
        press(&mut harness, Key::ArrowLeft);
        assert!(cell(&harness, "Logical order", ALEF).is_focused());
    }
}

/// However fast they are pressed: in each pass one, none of them after the other has been done with.
#[test]
fn arrows_never_leave_the_characters() {
    let mut harness = open("AB12", Notation::CapitalsAsHebrew);
    for (tab, pane) in [("Why", "Logical order"), ("Why", LTR), ("Steps", "Details")] {
        show_details(&mut harness, tab);
        for key in [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight] {
            cell(&harness, pane, ALEF).click();
            harness.run();
            for _ in 0..12 {
                harness.key_press(key);
                harness.step();
                let now = focused(&harness);
                assert!(now.contains("U+"), "{key:?} leads from {pane} to {now}");
            }
        }
    }
}

/// In a window that is as low and narrow as one can be, whatever Tab comes to is in it.
#[test]
fn what_tab_comes_to_is_in_view() {
    let size = [480.0, 320.0];
    let names = (0..9).map(|it| format!("a{it}.com")).collect();
    let compared = ComparedNames { is_shown: true, names, ..ComparedNames::default() };
    for settings in [
        Settings::default(),
        Settings::from(Session { compared, ..Session::default() }),
        Settings::from(Session { tab: Tab::Text, ..Session::default() }),
        Settings::from(Session { tab: Tab::Study, ..Session::default() }),
        Settings::from(Session { tab: Tab::Learn, ..Session::default() }),
    ] {
        let tab = settings.session.tab;
        let mut harness = open_with(settings, size);
        for _ in 0..80 {
            press(&mut harness, Key::Tab);
            let Some(it) = harness.query_all_by(|it| it.is_focused()).next() else { continue };
            let rect = it.rect();
            let seen = rect.intersect(Rect::from_min_size(Pos2::ZERO, size.into()));
            // What is larger than the window is seen in part.
            let least = |length: f32, room: f32| length.min(room / 4.0) - 1.0;
            assert!(
                seen.width() >= least(rect.width(), size[0])
                    && seen.height() >= least(rect.height(), size[1]),
                "{tab:?}: {} at {rect:?}",
                focused(&harness)
            );
        }
    }
}

/// WCAG 2.2, success criterion 2.4.13: two pixels thick, and a contrast of 3:1.
#[test]
fn a_heading_that_folds_shows_that_it_has_the_keyboard() {
    const HEADING: &str = "Verdict of each rule set";
    for (theme, colours) in [(Theme::Light, Colours::LIGHT), (Theme::Dark, Colours::DARK)] {
        let mut harness = open("AB", Notation::CapitalsAsHebrew);
        harness.ctx.set_theme(theme);
        show_details(&mut harness, "Rules");
        let rings = |harness: &Harness<'static, App>| {
            let heading = harness.get_by_label(HEADING).rect();
            let shapes = harness.output().shapes.iter().filter_map(|it| match &it.shape {
                Shape::Rect(it) if it.rect.contains_rect(heading.shrink(1.0)) => Some(it.clone()),
                _ => None,
            });
            let is_ring = |it: &eframe::egui::epaint::RectShape| {
                let [red, green, blue, _] = it.stroke.color.to_array();
                it.rect.height() < 2.0 * heading.height()
                    && it.stroke.width >= 2.0
                    && contrast_ratio([red, green, blue], colours.pane) >= 3.0
            };
            shapes.filter(is_ring).count()
        };
        assert_eq!(rings(&harness), 0, "{theme:?}");
        go_to(&mut harness, HEADING);
        assert_eq!(rings(&harness), 1, "{theme:?}");
    }
}

/// The edge of a panel is a stop of the Tab key: arrow keys move it, and never leave it.
#[test]
fn arrow_keys_move_the_edge_of_a_panel() {
    let text = TextSettings { text: "see \u{5D0}.com".to_owned(), ..TextSettings::default() };
    for tab in [Tab::Inspect, Tab::Text] {
        let settings = Settings::from(Session {
            input: "AB12".to_owned(),
            notation: Notation::CapitalsAsHebrew,
            ..Session::default()
        });
        let mut harness = open_with(
            crate::changed(settings, |it| {
                it.session.tab = tab;
                it.session.text = text.clone();
            }),
            [1280.0, 1000.0],
        );
        let size = |harness: &Harness<'static, App>| {
            harness.get_by_label("Resize panel").accesskit_node().numeric_value().expect("a size")
        };
        go_to(&mut harness, "Resize panel");
        harness.run();
        let before = size(&harness);
        press(&mut harness, Key::ArrowUp);
        press(&mut harness, Key::ArrowUp);
        let smaller = size(&harness);
        assert!(smaller < before, "{tab:?}: {smaller} of {before}");
        press(&mut harness, Key::ArrowDown);
        assert!(size(&harness) > smaller, "{tab:?}");
        assert_eq!(focused(&harness), "Resize panel");
    }
}

/// The tab of the details that is open.
fn open_detail(harness: &Harness<'static, App>) -> String {
    harness.state().settings().session.panes.detail.id().to_owned()
}

/// By keyboard alone: to a display, to why it looks so, to the step that decides it, and back.
#[test]
fn a_step_that_decides_is_a_few_keys_from_its_display() {
    const COMPONENTS: &str = "Components (D\u{FC}rst)";
    for detail in DetailTab::ALL {
        let mut session = Session {
            input: "AB-12.com".to_owned(),
            notation: Notation::CapitalsAsHebrew,
            ..Session::default()
        };
        session.panes.detail = detail;
        let mut harness = open_with(Settings::from(session), [1280.0, 800.0]);
        go_to(&mut harness, "Name");
        press(&mut harness, Key::F6);
        for _ in 0..16 {
            if pane(&harness, COMPONENTS).query_all_by(|it| it.is_focused()).next().is_some() {
                break;
            }
            press(&mut harness, Key::ArrowDown);
        }
        let selected = StrategyId::from(Strategy::Components);
        assert_eq!(harness.state().settings().session.trace.strategy, selected);
        for key in [Key::F6, Key::Home] {
            press(&mut harness, key);
        }
        assert_eq!((focused(&harness).as_str(), open_detail(&harness).as_str()), ("Why", "why"));
        press(&mut harness, Key::Tab);
        assert!(focused(&harness).starts_with("Show the deciding step"), "{}", focused(&harness));
        press(&mut harness, Key::Enter);
        assert_eq!(open_detail(&harness), "steps");
        assert!(focused(&harness).starts_with("step "), "{}", focused(&harness));
        press(&mut harness, Key::F6);
        assert!(cell(&harness, COMPONENTS, ALEF).is_focused(), "{}", focused(&harness));
        assert_eq!(harness.state().settings().session.trace.strategy, selected);
    }
}

/// Tab comes to the row that is selected, whichever had the keyboard before, and leaves it selected.
#[test]
fn tab_through_the_rows_selects_nothing() {
    let mut harness = open("AB-12.com", Notation::CapitalsAsHebrew);
    cell(&harness, LTR, ALEF).click();
    harness.run();
    for title in ["Components (D\u{FC}rst)", "Isolates", "Logical order", RTL] {
        select(&mut harness, title);
        let selected = harness.state().settings().session.trace.strategy;
        for (modifiers, start) in [(Modifiers::NONE, "Name"), (Modifiers::SHIFT, "Why")] {
            go_to(&mut harness, start);
            let mut is_there = false;
            for _ in 0..40 {
                harness.key_press_modifiers(modifiers, Key::Tab);
                harness.run();
                assert_eq!(harness.state().settings().session.trace.strategy, selected, "{title}");
                is_there |= pane(&harness, title).query_all_by(|it| it.is_focused()).next().is_some();
                assert!(!focused(&harness).starts_with("character ") || is_there, "{title}: another row");
            }
            assert!(is_there, "{title} from {start}");
        }
        // On to the next row, which is then selected.
        press(&mut harness, Key::F6);
        press(&mut harness, Key::ArrowUp);
        let is_first = title == "Logical order";
        assert_eq!(harness.state().settings().session.trace.strategy == selected, is_first, "{title}");
    }
}
