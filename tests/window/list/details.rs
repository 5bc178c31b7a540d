//! The details of the chosen row, below the table.

use bidiscope_window::{App, Session, Settings, Tab};
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, TouchPhase, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

use super::super::files::drop_file;
use super::super::open_with;
use super::{NAMES, lines, settle, with_list};

/// What the details below the table are called.
fn has_details(harness: &Harness<'static, App>) -> bool {
    harness.query_by_role_and_label(Role::Region, "Details").is_some()
}

#[test]
fn the_details_show_the_names_that_look_the_same() {
    let mut harness = with_list(NAMES);
    // The first name is selected at first.
    harness.get_by_label("1 other name");
    // The code points of both.
    harness.get_by_label("05D0 05D1 002D 0031 0032");
    harness.get_by_label("0031 0032 002D 05D0 05D1");
    harness.get_by_label("Open line 2 in Inspect").click();
    harness.run();
    let settings = harness.state().settings();
    assert_eq!((settings.session.tab, settings.session.input.as_str()), (Tab::Inspect, "12-\u{5D0}\u{5D1}"));
    harness.run();
    assert!(harness.get_by_label("Name").is_focused());
    // The list is as it was.
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Num3);
    harness.run();
    harness.get_by_label("1 other name");
    assert_eq!(lines(&harness), [1, 2, 3, 4, 5]);
    // A click selects another name, without leaving the list.
    harness.get_by_label("RFC 5893, line 3: conditions 5, 6").click();
    harness.run();
    assert_eq!(harness.state().settings().session.tab, Tab::List);
    assert!(harness.query_by_label("1 other name").is_none());
    harness.get_by_label("Open in Inspect").click();
    harness.run();
    assert_eq!(harness.state().settings().session.input, "x\u{5D0}.com");
}

#[test]
fn the_details_write_the_warnings_out() {
    let mut harness = with_list("\u{645}\u{6CC}\u{200C}\u{62E}\u{648}\u{627}\u{647}\u{645}.com\n");
    harness.get_by_label_contains("Line 1: ").click();
    harness.run();
    harness.get_by_label_contains("Label 1 contains U+200C ZERO WIDTH NON-JOINER: software");
}

/// Every filter is in view in windows in everyday use, and the table keeps at least six rows beside the details.
#[test]
fn filters_and_six_rows_are_in_view() {
    for size in [[1280.0, 800.0], [1024.0, 700.0]] {
        let mut harness = open_with(Settings::from(Session { tab: Tab::List, ..Session::default() }), size);
        let many: String = (0..40).map(|it| format!("n{it}.com\n")).collect();
        drop_file(&mut harness, format!("{NAMES}{many}").as_bytes());
        settle(&mut harness);
        let table = harness.get_by_label("Line: sorted, ascending").rect().top();
        for filter in [
            "Filter by display",
            "Condition: any condition",
            "Rule: any rule",
            "Script: any script",
            "Text in the name",
        ] {
            let rect = harness.get_by_label(filter).rect();
            assert!(rect.is_positive() && rect.bottom() <= table, "{size:?} {filter}: {rect:?}, {table}");
        }
        assert!(lines(&harness).len() >= 6, "{size:?}: {:?}", lines(&harness));
    }
}

/// Details of two lines are lower than those of a group of names; what cannot be read has no name to inspect.
#[test]
fn the_details_are_as_high_as_what_stands_in_them() {
    let mut harness = with_list(NAMES);
    let height = |harness: &Harness<'static, App>| {
        harness.ctx.content_rect().bottom() - harness.get_by_label("Close").rect().top()
    };
    let of_a_group = height(&harness);
    harness.get_by_label("RFC 5893, line 5: not applicable").click();
    settle(&mut harness);
    let of_two_lines = height(&harness);
    assert!(of_two_lines < 100.0 && of_a_group > of_two_lines + 60.0, "{of_a_group} {of_two_lines}");
    harness.get_by_label("Looks the same, line 4: nothing").click();
    settle(&mut harness);
    assert!(harness.query_by_label("Open in Inspect").is_none());
    harness.get_by_label("Looks the same, line 1: 1 (LTR, across)").click();
    settle(&mut harness);
    assert!((height(&harness) - of_a_group).abs() < 1.0, "{} {of_a_group}", height(&harness));
}

#[test]
fn the_details_follow_the_keyboard_and_escape_closes_them() {
    let mut harness = with_list(NAMES);
    harness.key_press(Key::ArrowDown);
    harness.key_press(Key::ArrowDown);
    harness.run();
    assert!(harness.query_by_label("1 other name").is_none());
    assert!(has_details(&harness));
    harness.key_press(Key::Escape);
    harness.run();
    assert!(!has_details(&harness));
    // The table still has the keyboard, and the details stay closed until one asks for them.
    harness.key_press(Key::ArrowUp);
    harness.run();
    assert!(!has_details(&harness));
    harness.key_press(Key::Space);
    harness.run();
    harness.get_by_label("1 other name");
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state().settings().session.input, "12-\u{5D0}\u{5D1}");
}

#[test]
fn details_give_the_keyboard_back_however_they_are_closed() {
    let mut harness = with_list(NAMES);
    let cell = "Looks the same, line 2: 1 (LTR, across)";
    for key in [Key::Escape, Key::Enter] {
        harness.get_by_label(cell).click();
        harness.run();
        let button = if key == Key::Enter { "Close" } else { "Open line 1 in Inspect" };
        harness.get_by_label(button).focus();
        harness.run();
        harness.key_press(key);
        harness.run();
        assert!(!has_details(&harness), "{key:?}");
        harness.run();
        assert!(harness.get_by_label(cell).is_focused(), "{key:?}");
    }
}

/// Who closes the details by pointer, far from the name that they are about, stays there.
#[test]
fn details_closed_by_pointer_leave_the_table_where_it_is() {
    let many: String = (0..400).map(|it| format!("n{it}.com\n")).collect();
    let mut harness = with_list(&format!("\u{5D0}\u{5D1}-12\n12-\u{5D0}\u{5D1}\n{many}"));
    let middle = harness.get_by_label_contains("Line 3: ").rect().center();
    harness.hover_at(middle);
    let delta = vec2(0.0, -3_000.0);
    let (unit, source, phase) = (MouseWheelUnit::Point, MouseWheelSource::Unknown, TouchPhase::Move);
    harness.event(Event::MouseWheel { unit, source, delta, phase, modifiers: Modifiers::NONE });
    harness.run();
    let first = lines(&harness)[0];
    assert!(first > 50, "{first}");
    harness.get_by_label("Close").click();
    harness.run();
    harness.run();
    assert!(!has_details(&harness));
    assert_eq!(lines(&harness)[0], first);
}

#[test]
fn the_selected_row_stays_in_view_when_the_details_open() {
    let many: String = (0..60).map(|it| format!("n{it}.com\n")).collect();
    let mut harness = with_list(&many);
    harness.key_press(Key::Escape);
    harness.run();
    // The last row that is seen as a whole.
    harness.key_press(Key::PageDown);
    harness.run();
    let last = lines(&harness)[lines(&harness).len() - 2];
    let cell = format!("Line {last}: n{}.com, May be registered", last - 1);
    harness.get_by_label(&cell).click();
    harness.run();
    let top = harness.get_by_role_and_label(Role::Region, "Details").rect().top();
    assert!(harness.get_by_label(&cell).rect().bottom() <= top, "its row is in view");
    // The keyboard goes from the table into the details.
    harness.key_press(Key::Tab);
    harness.run();
    assert!(harness.get_by_label("Open in Inspect").is_focused());
}

/// Down to sizes at which there is no room for anything, and at the right of the table in a wide window.
#[test]
fn details_stay_open_in_every_window() {
    let mut harness = with_list(NAMES);
    for size in [[900.0, 600.0], [480.0, 320.0], [480.0, 200.0], [300.0, 90.0], [40.0, 10.0], [900.0, 600.0]]
    {
        harness.set_size(size.into());
        harness.run();
        harness.get_by_label("1 other name");
    }
    assert_eq!(lines(&harness), [1, 2, 3, 4, 5]);
    harness.set_size(vec2(1_920.0, 1_080.0));
    harness.run();
    let details = harness.get_by_role_and_label(Role::Region, "Details").rect();
    assert!(details.left() > 960.0 && details.height() > 600.0, "{details:?}");
}

#[test]
fn a_list_of_one_name_has_nothing_to_compare_it_with() {
    let mut harness = with_list("a.com\n");
    harness.get_by_label("1 name");
    harness.get_by_label("1 permitted");
    harness.get_by_label("No other name of the list looks like this name.");
    for key in [Key::ArrowDown, Key::PageDown, Key::End] {
        harness.key_press(key);
        harness.run();
        assert!(harness.get_by_label("Line 1: a.com, May be registered").is_focused(), "{key:?}");
    }
}
