//! The tab List, driven by its accessible names: here how a list is opened, read, gone through and saved.

mod details;
mod filters;

use std::path::Path;
use std::time::Duration;

use bidiscope_bidi::order::Strategy;
use bidiscope_list::ListFormat;
use bidiscope_report::list::ListTableColumn;
use bidiscope_window::{App, ListSettings, Session, Settings, Tab};
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
    let hidden = vec![ListTableColumn::AsciiName, ListTableColumn::BidiRuleVerdict];
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
