//! The tab List, driven by its accessible names.

use std::path::Path;
use std::time::Duration;

use bidiscope_bidi::order::Strategy;
use bidiscope_list::ListFormat;
use bidiscope_report::list::ListColumn;
use bidiscope_window::{App, ListSettings, Session, Settings, Tab};
use bidiscope_words::message;
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, Shape, TouchPhase, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use super::files::{drop_file, drop_files};
use super::{open_with, wait_until};

/// Two names that show the same in a left-to-right paragraph, one that violates conditions 5 and 6, one that cannot
/// be read, and one beyond all of that.
const NAMES: &str = "\u{5D0}\u{5D1}-12\n12-\u{5D0}\u{5D1}\nx\u{5D0}.com\na..b\nibm.com\n";

pub(crate) fn open(list: ListSettings) -> Harness<'static, App> {
    open_with(Settings::from(Session { tab: Tab::List, list, ..Session::default() }), [1280.0, 800.0])
}

/// The tab with a list that was dropped.
fn with_list(text: &str) -> Harness<'static, App> {
    let mut harness = open(ListSettings::default());
    drop_file(&mut harness, text.as_bytes());
    settle(&mut harness);
    harness
}

/// Draws passes until all work beside the window is done.
pub(crate) fn settle(harness: &mut Harness<'static, App>) {
    // What was clicked or typed has its turns first.
    (0..8).for_each(|_| harness.step());
    let is_done = (0..6_000).any(|_| {
        std::thread::sleep(Duration::from_millis(5));
        harness.step();
        harness.query_by_label("Stop").is_none()
    });
    assert!(is_done, "it comes to an end");
    (0..20).for_each(|_| {
        std::thread::sleep(Duration::from_millis(5));
        harness.step();
    });
}

/// What the cells of the names say, from the first row in view.
fn names(harness: &Harness<'static, App>) -> Vec<String> {
    let cells = harness.query_all_by_role(Role::Cell).filter_map(|it| it.accesskit_node().label());
    cells.filter(|it| it.starts_with("Line ") && !it.contains(", line ")).collect()
}

/// The lines of the names in view.
pub(crate) fn lines(harness: &Harness<'static, App>) -> Vec<u32> {
    let line = |it: &String| it["Line ".len()..].split(':').next().and_then(|it| it.parse().ok());
    names(harness).iter().filter_map(line).collect()
}

/// What the tab warns of.
pub(crate) fn alert(harness: &Harness<'static, App>) -> Option<String> {
    harness.query_by_role(Role::Alert).and_then(|it| it.accesskit_node().label())
}

fn choose(harness: &mut Harness<'static, App>, combo: &str, choice: &str) {
    harness.get_by_label_contains(combo).click();
    harness.run();
    harness.get_by_label(choice).click();
    settle(harness);
}

#[test]
fn an_example_is_one_click_away() {
    let mut harness = open(ListSettings::default());
    harness.get_by_label("Open the example list").click();
    settle(&mut harness);
    assert!(lines(&harness).len() > 10);
    assert_eq!(names(&harness)[0], "Line 2: example.com, Contested");
}

/// What is heard at the name is what stands in the column of the registration, other names included.
#[test]
fn the_cell_of_a_name_says_its_status() {
    let mut harness = open(ListSettings::default());
    harness.get_by_label("Open the example list").click();
    settle(&mut harness);
    let cells = || harness.query_all_by_role(Role::Cell).filter_map(|it| it.accesskit_node().label());
    let mut contested = 0;
    for (line, name) in lines(&harness).into_iter().zip(names(&harness)) {
        let column = format!("Registration, line {line}: ");
        let Some(words) = cells().find_map(|it| it.strip_prefix(&column).map(str::to_owned)) else {
            continue;
        };
        let status = words.split([':', '.']).next().expect("a status");
        assert!(name.contains(&format!(", {status}")), "{name}: {words}");
        contested += usize::from(status == "Contested");
    }
    assert!(contested >= 2, "{contested}");
}

#[test]
fn a_file_that_is_dropped_is_reported_row_by_row() {
    let harness = with_list(NAMES);
    let messages = names(&harness);
    assert_eq!(lines(&harness), [1, 2, 3, 4, 5]);
    assert_eq!(messages[0], "Line 1: \u{5D0}\u{5D1}-12, May be registered");
    assert_eq!(messages[2], "Line 3: x\u{5D0}.com, Refused, RFC 5893: conditions 5, 6");
    assert!(messages[3].starts_with("Line 4: a..b, Cannot be read, "), "{}", messages[3]);
    // They show the same in a left-to-right paragraph: 12-BA.
    harness.get_by_label("Looks the same, line 1: 1 (LTR, across)");
    harness.get_by_label("Looks the same, line 2: 1 (LTR, across)");
    harness.get_by_label("Looks the same, line 5: nothing");
    // The conditions by their numbers, and the verdict where none is violated.
    harness.get_by_label("RFC 5893, line 2: condition 1");
    harness.get_by_label("RFC 5893, line 3: conditions 5, 6");
    harness.get_by_label("RFC 5893, line 1: satisfied");
}

#[test]
fn a_path_is_typed_and_what_cannot_be_opened_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("names.txt");
    std::fs::write(&path, NAMES).expect("written");
    let mut harness = open(ListSettings { file: path.display().to_string(), ..ListSettings::default() });
    harness.get_by_label("Open").click();
    settle(&mut harness);
    assert_eq!(lines(&harness), [1, 2, 3, 4, 5]);
    harness.get_by_label("Sources").click();
    harness.run();
    let field = harness.get_by_label("List:");
    field.focus();
    field.type_text("x");
    harness.key_press(Key::Enter);
    harness.run();
    let reason = "names.txtx was not opened: there is no such file or folder.";
    assert_eq!(alert(&harness).as_deref(), Some(reason));
    assert_eq!(lines(&harness), [1, 2, 3, 4, 5]);
}

/// What may be written from right to left is drawn by our own lines: none of egui's texts holds a Hebrew letter.
#[test]
fn paths_and_columns_are_drawn_by_our_own_lines() {
    let hebrew = "\u{5D0}\u{5D1}";
    let list = ListSettings {
        file: format!("/tmp/{hebrew}.txt"),
        form: ListFormat::Csv,
        column: hebrew.to_owned(),
        ..ListSettings::default()
    };
    let mut harness = open(list);
    drop_file(&mut harness, format!("{hebrew}\na.com\n").as_bytes());
    settle(&mut harness);
    harness.get_by_label("Sources").click();
    harness.run();
    for field in ["List:", "Column with the names"] {
        let value = harness.get_by_label(field).accesskit_node().value().unwrap_or_default();
        assert!(value.contains(hebrew), "{field}: {value}");
    }
    let is_hebrew = |it: char| ('\u{590}'..='\u{5FF}').contains(&it);
    for clipped in &harness.output().shapes {
        if let Shape::Text(text) = &clipped.shape {
            assert!(!text.galley.text().contains(is_hebrew), "{}", text.galley.text());
        }
    }
}

/// Asks for a file to save the rows to.
pub(crate) fn ask_to_save_rows(harness: &mut Harness<'static, App>) {
    harness.get_all_by_label("Save").next().expect("the menu").click();
    harness.run();
    harness.get_by_label("Save rows as\u{2026}").click();
    harness.run_steps(4);
}

/// A link that leads nowhere is as a file that is there.
#[cfg(unix)]
#[test]
fn saving_rows_follows_no_link_unasked() {
    let folder = tempfile::tempdir().expect("a folder");
    let (link, elsewhere) = (folder.path().join("out.csv"), folder.path().join("elsewhere"));
    std::os::unix::fs::symlink("elsewhere", &link).expect("a link");
    let mut harness = open(ListSettings::default());
    drop_file(&mut harness, NAMES.as_bytes());
    settle(&mut harness);
    ask_to_save_rows(&mut harness);
    super::enter_path(&mut harness, &link);
    assert!(!elsewhere.exists());
    harness.get_by_label("Replace the file").click();
    settle(&mut harness);
    assert!(elsewhere.is_file());
}

#[test]
fn a_list_without_a_name_says_so() {
    let harness = with_list("# nothing\n\n");
    harness.get_by_label_contains("0 names");
    assert!(lines(&harness).is_empty());
}

#[test]
fn lines_that_are_pasted_are_a_list() {
    let mut harness = open(ListSettings::default());
    harness.event(Event::Paste("a.com\nb.com".to_owned()));
    settle(&mut harness);
    assert_eq!(names(&harness), ["Line 1: a.com, May be registered", "Line 2: b.com, May be registered"]);
    // In a field one line is the field's own, and several are a list.
    harness.get_by_label("Sources").click();
    harness.run();
    harness.get_by_label("List:").focus();
    harness.run();
    harness.event(Event::Paste("/tmp/x".to_owned()));
    harness.run();
    assert_eq!(harness.state().settings().session.list.file, "/tmp/x");
    harness.event(Event::Paste("c.com\nd.com\n".to_owned()));
    settle(&mut harness);
    assert_eq!(names(&harness)[0], "Line 1: c.com, May be registered");
}

#[test]
fn a_column_of_a_table_holds_the_names() {
    let mut harness = open(ListSettings::default());
    harness.get_by_label("Format of the list").click();
    harness.run();
    harness.get_by_label("CSV").click();
    harness.run();
    drop_file(&mut harness, b"id,name\n1,a.com\n2,b.com\n");
    settle(&mut harness);
    assert_eq!(names(&harness), ["Line 2: a.com, May be registered", "Line 3: b.com, May be registered"]);
}

#[test]
fn the_ending_of_a_name_tells_the_form() {
    let mut harness = open(ListSettings::default());
    drop_files(&mut harness, &[("list.CSV", b"id,name\n1,a.com\n")]);
    settle(&mut harness);
    assert_eq!(names(&harness), ["Line 2: a.com, May be registered"]);
    assert_eq!(harness.state().settings().session.list.form, ListFormat::Csv);
}

#[test]
fn what_is_no_list_says_what_it_is() {
    // Without a byte order mark; with one it is read.
    let utf_16: Vec<u8> = "a.com\r\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let mut harness = open(ListSettings::default());
    drop_files(&mut harness, &[("names.txt", &utf_16)]);
    settle(&mut harness);
    harness.get_by_label(
        "The list could not be read: this is text in UTF-16: save it as UTF-8, and use that file.",
    );
}

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
    let displays = harness.state().settings().session.list.filter.display_relation.expect("the filter");
    assert_eq!((displays.display, displays.other), (Strategy::UbaLtr, Strategy::OneToOne));
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
    let displays = harness.state().settings().session.list.filter.display_relation.expect("the filter");
    assert_eq!((displays.display, displays.other), (Strategy::OneToOne, Strategy::UbaLtr));
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

/// Only the rows in view are laid out, at whatever end of the list.
#[test]
fn of_a_long_list_only_what_is_seen_is_laid_out() {
    let many: String = (0..100_000).map(|it| format!("n{it}.com\n")).collect();
    let mut harness = with_list(&many);
    let cells = |harness: &Harness<'static, App>| harness.query_all_by_role(Role::Cell).count();
    assert!((8..400).contains(&cells(&harness)), "{}", cells(&harness));
    harness.key_press(Key::End);
    harness.run();
    assert_eq!(lines(&harness).last(), Some(&100_000));
    assert!((8..400).contains(&cells(&harness)), "{}", cells(&harness));
}

#[test]
fn keys_reach_every_cell() {
    let many: String = (0..300).map(|it| format!("n{it}.com\n")).collect();
    let mut harness = with_list(&many);
    let focused = |harness: &Harness<'static, App>| {
        let cells =
            harness.query_all_by_role(Role::Cell).chain(harness.query_all_by_role(Role::ColumnHeader));
        cells.filter(|it| it.is_focused()).find_map(|it| it.accesskit_node().label())
    };
    let mut press = |key| {
        harness.key_press(key);
        harness.run();
        focused(&harness).unwrap_or_default()
    };
    assert_eq!(press(Key::ArrowDown), "Line 2: n1.com, May be registered");
    assert_eq!(press(Key::End), "Line 300: n299.com, May be registered");
    assert_eq!(press(Key::ArrowLeft), "Line, line 300: 300");
    assert_eq!(press(Key::Home), "Line, line 1: 1");
    assert_eq!(press(Key::ArrowUp), "Line: sorted, ascending");
    assert_eq!(press(Key::Enter), "Line: sorted, descending");
    settle(&mut harness);
    assert_eq!(lines(&harness)[0], 300);
    harness.key_press(Key::PageDown);
    harness.run();
    assert!(!lines(&harness).is_empty());
    harness.key_press(Key::ArrowRight);
    harness.key_press(Key::ArrowDown);
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state().settings().session.tab, Tab::Inspect);
}

#[test]
fn a_row_that_is_scrolled_away_keeps_the_keyboard() {
    let many: String = (0..300).map(|it| format!("n{it}.com\n")).collect();
    let mut harness = with_list(&many);
    harness.hover_at(harness.get_by_label("Line 3: n2.com, May be registered").rect().center());
    harness.run();
    let wheel = Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta: vec2(0.0, -2_000.0),
        phase: TouchPhase::Move,
        source: MouseWheelSource::Unknown,
        modifiers: Modifiers::NONE,
    };
    harness.event(wheel);
    harness.run();
    (0..40).for_each(|_| harness.step());
    assert!(lines(&harness)[0] > 40, "{:?}", lines(&harness));
    harness.key_press(Key::ArrowDown);
    harness.run();
    assert_eq!(lines(&harness)[0], 2);
}

#[test]
fn columns_are_hidden_and_names_shown_otherwise() {
    let hidden = vec![ListColumn::AsciiName, ListColumn::BidiRule];
    let list = ListSettings { hidden, order: Strategy::UbaRtl, ..ListSettings::default() };
    let mut harness = open(list);
    drop_file(&mut harness, NAMES.as_bytes());
    settle(&mut harness);
    assert!(harness.query_by_label_contains("In the DNS").is_none());
    harness.get_by_label("UBA LTR: sort by this column");
    // What is seen is told: the digits at level 2 stand at the left of the letters and the hyphen before them (I1, N1, L2).
    harness.get_by_label(
        "UBA LTR, line 1: from the left: 4 to 5, left-to-right, level 2; 1 to 3, right-to-left, level 1",
    );
    harness.get_by_label("UBA LTR, line 4: nothing");
    // The names stand in that display.
    harness.get_by_label("Name, UBA RTL: sort by this column");
    assert!(harness.query_by_label("UBA RTL: sort by this column").is_none());
}

#[test]
fn what_is_shown_is_saved_and_nothing_overwritten_unasked() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("out.csv");
    let mut harness = open(ListSettings::default());
    drop_file(&mut harness, NAMES.as_bytes());
    settle(&mut harness);
    harness.get_by_label("2 refused").click();
    settle(&mut harness);
    let save = |harness: &mut Harness<'static, App>| {
        ask_to_save_rows(harness);
        super::enter_path(harness, &path);
        settle(harness);
    };
    save(&mut harness);
    let written = std::fs::read_to_string(&path).expect("it is written");
    let lines: Vec<&str> = written.lines().collect();
    assert!(
        lines[0].starts_with("line,name,ascii_name,bidi_domain_name,bidi_rule,violations,"),
        "{}",
        lines[0]
    );
    let starts = ["2,12-\u{5D0}\u{5D1},", "3,x\u{5D0}.com,"];
    assert!(
        lines.len() == 3 && lines[1].starts_with(starts[0]) && lines[2].starts_with(starts[1]),
        "{lines:?}"
    );
    std::fs::write(&path, "mine").expect("written");
    // What is there already takes one key more, on the button that says so.
    save(&mut harness);
    assert_eq!(std::fs::read_to_string(&path).expect("it is there"), "mine");
    harness.key_press(Key::Enter);
    harness.run_steps(3);
    assert!(harness.get_by_label("Replace the file").is_focused());
    harness.key_press(Key::Enter);
    settle(&mut harness);
    assert_ne!(std::fs::read_to_string(&path).expect("it is there"), "mine");
}

#[test]
fn reading_is_stopped_and_begun_again() {
    // Not yet read to its end when it is stopped, however slowly the passes before that are drawn.
    let labels = "\u{5D0}\u{5D1}\u{5D2}1.".repeat(60);
    let many: String = (0..50_000).map(|it| format!("{labels}\u{5D0}{it}.com\n")).collect();
    let mut harness = open(ListSettings::default());
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("many.txt");
    std::fs::write(&path, &many).expect("written");
    super::files::drop_path(&mut harness, Path::new(&path), b"");
    harness.step();
    let id = harness.get_by_label("Stop").accesskit_node().id();
    // It is the same button once the first names push it to another place.
    wait_until(&mut harness, |it| !lines(it).is_empty());
    let stop = harness.get_by_label("Stop");
    assert_eq!(stop.accesskit_node().id(), id);
    stop.click();
    settle(&mut harness);
    harness.get_by_label_contains("Stopped: ");
    harness.get_by_label("Start again").click();
    harness.step();
    harness.step();
    assert!(harness.query_by_label_contains("Stopped: ").is_none());
}

#[test]
fn long_names_are_shown_too() {
    let labels = "\u{5D0}\u{5D1}.".repeat(200) + "com\n";
    let endless = "a".repeat(5_000) + "\n";
    let harness = with_list(&format!("{labels}{endless}{}\n", "b".repeat(20_000)));
    assert_eq!(lines(&harness), [1, 2, 3]);
}
