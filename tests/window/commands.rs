//! The commands of the window: in menus, by keys, in the palette and in the help. And how long what is said stays.

use bidiscope_bidi::name::Notation;
use bidiscope_window::{App, Session, Tab};
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers, Theme};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use super::{LTR, enter_path, open, open_menu, open_with};

const PALETTE: &str = "Find a command";
const FIELD: &str = "Command";

fn press(harness: &mut Harness<'static, App>, key: Key) {
    harness.key_press(key);
    harness.run_steps(4);
}

fn open_palette(harness: &mut Harness<'static, App>) {
    harness.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::P);
    harness.run_steps(4);
    // A screen reader is told of the chosen row.
    assert!(harness.get_by_label(FIELD).accesskit_node().is_focused_in_tree());
}

/// Opens the palette and types into it.
fn find(harness: &mut Harness<'static, App>, words: &str) {
    open_palette(harness);
    harness.event(Event::Text(words.to_owned()));
    harness.run_steps(4);
}

/// The rows of the palette, and which one is chosen.
fn rows(harness: &Harness<'static, App>) -> (Vec<String>, Option<usize>) {
    let rows: Vec<_> =
        harness.get_by_role_and_label(Role::Dialog, PALETTE).get_all_by_role(Role::ListBoxOption).collect();
    let chosen = rows.iter().position(|it| it.accesskit_node().is_selected() == Some(true));
    (rows.iter().filter_map(|it| it.accesskit_node().label()).collect(), chosen)
}

fn is_open(harness: &Harness<'static, App>) -> bool {
    harness.query_by_role_and_label(Role::Dialog, PALETTE).is_some()
}

/// Runs the command that these words find.
fn run(harness: &mut Harness<'static, App>, words: &str) {
    find(harness, words);
    press(harness, Key::Enter);
    assert!(!is_open(harness), "{words}");
}

#[test]
fn a_session_is_worked_by_the_palette_alone() {
    let mut harness = open("AB-12.com", Notation::CapitalsAsHebrew);
    harness.get_by_label("Name").focus();
    harness.run();
    // The words in any order, in any case.
    run(&mut harness, "THEME dark");
    assert_eq!(harness.ctx.theme(), Theme::Dark);
    assert!(harness.get_by_label("Name").is_focused(), "it goes back to where it was");
    run(&mut harness, "invisible displays");
    assert!(harness.state().settings().preferences.show_invisibles);
    run(&mut harness, "side by");
    run(&mut harness, "pin this");
    assert_eq!(harness.state().settings().session.names.pinned_names().len(), 1);
    // A display, an example, a tab.
    run(&mut harness, LTR);
    assert!(harness.query_by_role_and_label(Role::Region, LTR).is_none());
    run(&mut harness, "study");
    assert_eq!(harness.state().settings().session.tab, Tab::Study);
    run(&mut harness, "example");
    assert_ne!(harness.state().settings().session.input, "AB-12.com");
    run(&mut harness, "back");
    assert_eq!(harness.state().settings().session.input, "AB-12.com");
    run(&mut harness, "name field");
    assert!(harness.get_by_label("Name").is_focused());
    run(&mut harness, "present");
    harness.get_by_label("leave (Esc)");
    press(&mut harness, Key::Escape);
    assert!(harness.get_by_label("Name").is_focused());
}

#[test]
fn up_and_down_choose_a_row_and_the_list_follows() {
    let mut harness = open("AB", Notation::CapitalsAsHebrew);
    open_palette(&mut harness);
    let (all, chosen) = rows(&harness);
    assert!(all.len() > 60, "{}", all.len());
    assert_eq!(chosen, Some(0));
    for _ in 0..30 {
        press(&mut harness, Key::ArrowDown);
    }
    let (_, chosen) = rows(&harness);
    assert_eq!(chosen, Some(30));
    let dialog = harness.get_by_role_and_label(Role::Dialog, PALETTE);
    let row = dialog.get_all_by_role(Role::ListBoxOption).nth(30).expect("it is there");
    let (above, row_rect) = (harness.get_by_label_contains(" matches").rect(), row.rect());
    assert!(row_rect.top() > above.bottom() && row_rect.bottom() < 1000.0, "{row_rect:?}");
    // Screen readers hear it while the field has the keyboard: which it is, and of how many.
    let row = row.accesskit_node();
    assert!(row.is_focused());
    assert_eq!((row.data().position_in_set(), row.data().size_of_set()), (Some(30), Some(all.len())));
    press(&mut harness, Key::ArrowUp);
    assert_eq!(rows(&harness).1, Some(29));
    // What is typed chooses the first of what is left.
    harness.event(Event::Text("zoom".to_owned()));
    harness.run_steps(4);
    let (left, chosen) = rows(&harness);
    assert_eq!((left.len(), chosen), (3, Some(0)), "{left:?}");
    harness.get_by_label("3 matches");
}

#[test]
fn a_command_that_cannot_be_run_says_why_wherever_it_is() {
    let why = "There is no custom strategy yet.";
    let mut harness = open("AB", Notation::CapitalsAsHebrew);
    find(&mut harness, "save custom strategies");
    let (rows, _) = rows(&harness);
    assert!(rows[0].contains(why), "{rows:?}");
    press(&mut harness, Key::Enter);
    assert!(is_open(&harness), "nothing is run");
    press(&mut harness, Key::Escape);
    assert!(!is_open(&harness));
    open_menu(&mut harness, &["More", "Panes"]);
    let entry = harness.get_by_label("Save custom strategies as\u{2026}");
    assert!(entry.accesskit_node().is_disabled());
    // By its key it says so in the bar.
    let mut harness = open_with(Session { tab: Tab::Text, ..Session::default() }.into(), [1280.0, 800.0]);
    press(&mut harness, Key::F5);
    assert!(harness.state().message().is_some_and(|it| it.starts_with("Nothing to present in this tab")));
}

/// In the menu File, and among the rows of the palette, the same can be run, whatever is open.
#[test]
fn menus_and_palette_agree() {
    for session in [
        Session { input: String::new(), ..Session::default() },
        Session::default(),
        Session { tab: Tab::Learn, ..Session::default() },
    ] {
        let mut harness = open_with(session.into(), [1280.0, 1000.0]);
        open_palette(&mut harness);
        let (rows, _) = rows(&harness);
        press(&mut harness, Key::Escape);
        open_menu(&mut harness, &["More", "File"]);
        for entry in
            ["Export\u{2026}", "Print to PDF\u{2026}", "Open session\u{2026}", "Open ruleset\u{2026}"]
        {
            let row = rows.iter().find(|it| it.starts_with(entry)).expect("a row");
            let is_disabled = harness.get_by_label(entry).accesskit_node().is_disabled();
            // A row that cannot be run ends with a sentence.
            assert_eq!(row.ends_with('.'), is_disabled, "{row}");
        }
    }
}

#[test]
fn the_help_lists_every_key_of_a_command() {
    let mut harness = open("AB", Notation::CapitalsAsHebrew);
    open_palette(&mut harness);
    let (rows, _) = rows(&harness);
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::F1);
    let with_keys: Vec<(String, String)> = rows
        .iter()
        .filter_map(|row| {
            let mut parts = row.split(", ");
            let title = parts.next()?.to_owned();
            let keys = parts.find(|it| it.starts_with("Ctrl+") || it.starts_with('F') && it.len() == 2)?;
            Some((title, keys.to_owned()))
        })
        .collect();
    assert!(with_keys.len() >= 10, "{with_keys:?}");
    for (title, keys) in with_keys {
        harness.get_by_label(&format!("{keys}: {title}"));
    }
    harness.get_by_label("Ctrl+Shift+P: Find a command\u{2026}");
}

#[test]
fn the_palette_is_in_the_menu_too() {
    let mut harness = open("AB", Notation::CapitalsAsHebrew);
    open_menu(&mut harness, &["More", "Find a command\u{2026}"]);
    harness.run_steps(3);
    assert!(is_open(&harness));
}

#[test]
fn what_is_said_stays_until_it_is_dismissed_or_something_else_is_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("work.json");
    let saved = |harness: &mut Harness<'static, App>| {
        open_menu(harness, &["More", "File", "Save session as\u{2026}"]);
        enter_path(harness, &file);
        if harness.query_by_label("Replace the file").is_some() {
            harness.get_by_label("Replace the file").click();
            harness.run_steps(3);
        }
        assert!(harness.state().message().is_some_and(|it| it.starts_with("Saved to ")));
    };
    let mut harness = open("AB", Notation::CapitalsAsHebrew);
    saved(&mut harness);
    // What is switched or typed takes nothing back.
    run(&mut harness, "show invisible");
    harness.get_by_label("Name").focus();
    harness.run();
    harness.get_by_label("Name").type_text("C");
    harness.run();
    assert!(harness.state().message().is_some());
    harness.get_by_label("Dismiss").click();
    harness.run_steps(3);
    assert_eq!(harness.state().message(), None);
    saved(&mut harness);
    run(&mut harness, "study");
    assert_eq!(harness.state().message(), None);
    run(&mut harness, "name field");
    saved(&mut harness);
    run(&mut harness, "example");
    assert_eq!(harness.state().message(), None);
}
