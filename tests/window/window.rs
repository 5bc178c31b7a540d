//! The window, driven by its accessible names, without a screen.

mod access;
mod cells;
mod changed_files;
mod characters;
mod choices;
mod chosen;
mod commands;
mod compared;
mod compared_names;
mod copied;
mod exports;
mod files;
#[path = "../common/font.rs"]
mod font;
mod hostile;
mod input_kind;
mod kept;
mod keyboard;
mod labels;
mod layout;
mod learn;
mod lesson_files;
mod lessons;
mod letter;
mod links;
mod list;
mod list_files;
mod other_list;
mod own;
#[path = "../common/page_names.rs"]
mod page_names;
#[path = "../common/page_words.rs"]
mod page_words;
mod present;
mod proof;
mod rectangles;
mod registered;
mod registration;
mod remedies;
mod remembered;
mod rows;
mod ruleset;
mod sessions;
mod study;
mod surfaces;
mod tasks;
mod text;
mod trace;
mod undo;
mod urls;

use std::path::Path;
use std::time::{Duration, Instant};

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_layout::Faces;
use bidiscope_proof::study::DisplayProperty;
use bidiscope_report::words::display::DisplayTitle;
use bidiscope_report::words::study::display_property_sentence;
use bidiscope_window::{App, Remembered, Session, Settings, Tab};
use bidiscope_words::message;
use cells::{cell, character};
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers, Theme};
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};
use egui_kittest::{Harness, Node};

const ONE_TO_ONE: &str = "One-to-one (Atkin, Stansifer, Alsharif)";
/// The field of the dialog that asks for a path.
const PATH: &str = "Path:";
const LTR: &str = "UBA, LTR paragraph";
const RTL: &str = "UBA, RTL paragraph";

fn open(input: &str, notation: Notation) -> Harness<'static, App> {
    open_with(
        Settings::from(Session { input: input.to_owned(), notation, ..Session::default() }),
        [1280.0, 1200.0],
    )
}

/// These settings with something else in them.
fn changed(mut settings: Settings, change: impl FnOnce(&mut Settings)) -> Settings {
    change(&mut settings);
    settings
}

/// Presses a key, and draws until nothing moves.
fn press(harness: &mut Harness<'static, App>, key: Key) {
    harness.key_press(key);
    harness.run();
}

/// Presses the key that takes back what was done last.
fn undo(harness: &mut Harness<'static, App>) {
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    harness.run();
}

/// Presses the key that does again what was taken back last.
fn redo(harness: &mut Harness<'static, App>) {
    harness.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    harness.run();
}

/// What a screen reader calls the cell of a property of a display in the table of a study.
fn study_cell(property: DisplayProperty, display: impl Into<DisplayConfig>, result: &str) -> String {
    format!("{}: {} {result}", display.into().title(), display_property_sentence(property))
}

/// The window with these settings, in this size.
fn open_with(settings: Settings, size: [f32; 2]) -> Harness<'static, App> {
    let mut harness = Harness::builder()
        .with_max_steps(64)
        .with_size(size)
        .build_eframe(|context| App::with_settings(&context.egui_ctx, settings, Faces::bundled()));
    harness.run();
    harness
}

/// The window on what is remembered in a folder.
fn remembering(folder: &Path) -> Harness<'static, App> {
    let remembered = Remembered::at(folder);
    let mut harness = Harness::builder()
        .with_max_steps(64)
        .with_size([1280.0, 1200.0])
        .build_eframe(|context| App::remembering(&context.egui_ctx, remembered, Faces::bundled()));
    harness.run();
    harness
}

/// Closes a window that remembers its work in this folder, and waits until the next one may go on with it: what saves
/// beside it lets go of that a moment later.
fn close(harness: Harness<'static, App>, folder: &Path) {
    drop(harness);
    for entry in std::fs::read_dir(folder.join("sessions")).expect("it remembers") {
        let path = entry.expect("an entry").path();
        // What is still written is there for a moment only.
        let is_temporary = path.file_name().is_some_and(|it| it.to_string_lossy().starts_with('.'));
        if path.extension().is_some_and(|it| it == "lock") && !is_temporary {
            let lock = std::fs::File::open(path).expect("the window held it");
            lock.lock().expect("the disk knows locks");
        }
    }
}

/// Draws passes until nothing moves: what is made beside the window turns a wheel for as long as that takes.
fn settle(harness: &mut Harness<'static, App>) {
    wait_for(harness, "it comes to rest", |harness| harness.run_ok().is_some());
}

/// Draws passes until this is so.
fn wait_until(harness: &mut Harness<'static, App>, mut is_so: impl FnMut(&Harness<'static, App>) -> bool) {
    wait_for(harness, "it comes to that", |harness| {
        harness.step();
        is_so(harness)
    });
}

/// Asks again and again, as long as a machine that does much else may need.
fn wait_for(
    harness: &mut Harness<'static, App>,
    what: &str,
    mut comes: impl FnMut(&mut Harness<'static, App>) -> bool,
) {
    let deadline = Instant::now() + Duration::from_secs(300);
    loop {
        std::thread::sleep(Duration::from_millis(10));
        if comes(harness) {
            return;
        }
        assert!(Instant::now() < deadline, "{what}");
    }
}

/// The region of a pane.
fn pane<'tree>(harness: &'tree Harness<'static, App>, title: &'tree str) -> Node<'tree> {
    harness.get_by_role_and_label(Role::Region, title)
}

/// Opens a menu within menus, by the names of its buttons: `["More", "File"]` are the files.
fn open_menu(harness: &mut Harness<'static, App>, path: &[&str]) {
    for name in path {
        harness.get_by_label(name).click();
        harness.run();
    }
}

/// Types the path of a file into the dialog that asks for one where there is no desktop.
fn type_path(harness: &mut Harness<'static, App>, path: &Path) {
    wait_until(harness, |harness| harness.query_by_label(PATH).is_some());
    harness.run_steps(3);
    assert!(harness.get_by_label(PATH).is_focused());
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.event(Event::Text(path.to_string_lossy().into_owned()));
    harness.run_steps(3);
}

/// The same, and presses Enter.
fn enter_path(harness: &mut Harness<'static, App>, path: &Path) {
    type_path(harness, path);
    harness.key_press(Key::Enter);
    harness.run_steps(6);
}

/// Shows a tab of the details.
fn show_details(harness: &mut Harness<'static, App>, tab: &str) {
    harness.get_by_role_and_label(Role::Tab, tab).click();
    harness.run();
}

/// What stands first in the row of a display: its letter, or its title.
fn head<'tree>(harness: &'tree Harness<'static, App>, title: &'tree str) -> Node<'tree> {
    pane(harness, title).get_all_by_role(Role::Label).next().expect("a title")
}

/// Makes the details be about a display, by a click on its row.
fn select(harness: &mut Harness<'static, App>, title: &str) {
    head(harness, title).click();
    harness.run();
}

/// Opens the menu of a display, whose button is there while the pointer is on it.
fn open_menu_of(harness: &mut Harness<'static, App>, title: &str) {
    head(harness, title).hover();
    harness.run();
    pane(harness, title).get_by_label_contains("Menu of").click();
    harness.run();
}

/// Whether something in a pane says this after its name.
fn is_described(harness: &Harness<'static, App>, title: &str, words: &str) -> bool {
    let has = |it: &AccessKitNode<'_>| it.description().is_some_and(|it| it.contains(words));
    pane(harness, title).query_all_by(has).next().is_some()
}

/// Scrolls to what is called so in a pane, and clicks it.
fn click_in(harness: &mut Harness<'static, App>, title: &str, label: &str) {
    pane(harness, title).get_by_label_contains(label).scroll_to_me();
    harness.run();
    pane(harness, title).get_by_label_contains(label).click();
    harness.run();
}

/// Whether a character is lit up in a pane.
fn is_highlighted(harness: &Harness<'static, App>, title: &str, character: &str) -> bool {
    cell(harness, title, character).accesskit_node().is_selected() == Some(true)
}

/// The characters of a pane from left to right, by their descriptions.
fn characters(harness: &Harness<'static, App>, title: &str) -> Vec<String> {
    let pane = pane(harness, title);
    let mut cells: Vec<(f32, String)> = pane
        .get_all_by_role(Role::ListBoxOption)
        .filter_map(|cell| Some((cell.rect().left(), character(&cell.accesskit_node())?)))
        .collect();
    cells.sort_by(|one, other| one.0.total_cmp(&other.0));
    cells.into_iter().map(|(_, label)| label).collect()
}

#[test]
fn a_name_typed_is_shown_in_every_pane() {
    let mut harness = open("", Notation::CapitalsAsHebrew);
    harness.get_by_label(message!(start_title).static_text());
    let field = harness.get_by_label("Name");
    field.focus();
    field.type_text("AB12");
    harness.run();
    assert_eq!(harness.state().settings().session.input, "AB12");
    let [alef, bet, one, two] = [
        "character 1, U+05D0 HEBREW LETTER ALEF",
        "character 2, U+05D1 HEBREW LETTER BET",
        "character 3, U+0031 DIGIT ONE",
        "character 4, U+0032 DIGIT TWO",
    ];
    assert_eq!(characters(&harness, "Logical order"), [alef, bet, one, two]);
    assert_eq!(characters(&harness, ONE_TO_ONE), [bet, alef, one, two]);
    assert_eq!(characters(&harness, LTR), [one, two, bet, alef]);
    assert_eq!(characters(&harness, RTL), [one, two, bet, alef]);
}

#[test]
fn a_keystroke_is_shown_in_the_pass_that_reads_it() {
    let mut harness = open("AB", Notation::CapitalsAsHebrew);
    harness.get_by_label("Name").focus();
    harness.run();
    harness.get_by_label("Name").type_text("1");
    harness.step();
    let shown = |harness: &Harness<'static, App>, title| characters(harness, title).len();
    for title in ["Logical order", ONE_TO_ONE, LTR, RTL] {
        assert_eq!(shown(&harness, title), 3, "{title}");
    }
    harness.key_press(Key::Backspace);
    harness.step();
    assert_eq!(shown(&harness, LTR), 2);
}

#[test]
fn the_search_for_contexts_is_finished_when_the_name_has_stood() {
    // Nothing tears its labels, so that the search goes as far as it may.
    let mut harness = open("AB.", Notation::CapitalsAsHebrew);
    show_details(&mut harness, "Rules");
    click_in(&mut harness, "Details", "Each label among other names (RFC 5893, section 3)");
    harness.get_by_label("Name").focus();
    harness.run();
    harness.get_by_label("Name").type_text("c");
    harness.step();
    let tried = |harness: &Harness<'static, App>, text| harness.query_all_by_label_contains(text).count();
    assert!(tried(&harness, "Holds so far next to all tried neighbours") > 0);
    // A pass is a quarter of a second.
    (0..6).for_each(|_| harness.step());
    assert_eq!(tried(&harness, "Holds so far next to all tried neighbours"), 0);
    assert!(tried(&harness, "Holds next to all tried neighbours") > 0);
}

#[test]
fn a_character_pointed_at_in_one_pane_is_lit_in_the_others() {
    let mut harness = open("AB.com", Notation::CapitalsAsHebrew);
    let bet = "character 2, U+05D1 HEBREW LETTER BET";
    assert!(!is_highlighted(&harness, RTL, bet));
    cell(&harness, LTR, bet).hover();
    harness.run();
    for title in ["Logical order", ONE_TO_ONE, LTR, RTL, "Components (Dürst)"] {
        assert!(is_highlighted(&harness, title, bet), "{title}");
    }
    assert!(!is_highlighted(&harness, RTL, "character 1, U+05D0 HEBREW LETTER ALEF"));
    // Away from every character nothing is lit.
    harness.get_by_role_and_label(Role::Tab, "Rules").hover();
    harness.run();
    assert!(!is_highlighted(&harness, RTL, bet));
}

#[test]
fn the_arrow_keys_move_over_the_display_from_left_to_right() {
    let mut harness = open("AB.com", Notation::CapitalsAsHebrew);
    let [alef, bet] = ["character 1, U+05D0 HEBREW LETTER ALEF", "character 2, U+05D1 HEBREW LETTER BET"];
    cell(&harness, LTR, alef).click();
    harness.run();
    assert!(is_highlighted(&harness, "Logical order", alef));
    harness.key_press(Key::ArrowLeft);
    harness.run();
    assert!(cell(&harness, LTR, bet).is_focused());
    harness.key_press(Key::End);
    harness.run();
    assert!(cell(&harness, LTR, "character 6, U+006D LATIN SMALL LETTER M").is_focused());
}

#[test]
fn switching_the_notation_keeps_the_name() {
    let mut harness = open("AB.com", Notation::CapitalsAsHebrew);
    harness.get_by_label("Notation").click();
    harness.run();
    harness.get_by_label_contains("Code points: ").click();
    harness.run();
    let settings = harness.state().settings();
    assert_eq!(settings.session.notation, Notation::CodePoints);
    assert_eq!(settings.session.input, "U+05D0 U+05D1 U+002E U+0063 U+006F U+006D");
    assert_eq!(characters(&harness, LTR).len(), 6);
}

#[test]
fn a_notation_that_cannot_write_the_name_says_why_and_changes_nothing() {
    let mut harness = open("caf\u{E9}.com", Notation::Unicode);
    harness.get_by_label("Notation").click();
    harness.run();
    harness.get_by_label_contains("Table 1 (2001): ").click();
    harness.run();
    harness.get_by_label_contains("cannot write U+00E9 LATIN SMALL LETTER E WITH ACUTE");
    assert_eq!(harness.state().settings().session.notation, Notation::Unicode);
    assert_eq!(harness.state().settings().session.input, "caf\u{E9}.com");
}

#[test]
fn what_a_notation_does_not_have_can_be_read_as_characters() {
    let mut harness = open("\u{5D0}.com", Notation::Atkin2001Table1);
    harness.get_by_label(message!(name_read_as_characters).static_text()).click();
    harness.run();
    let session = &harness.state().settings().session;
    assert_eq!((session.notation, session.input.as_str()), (Notation::Unicode, "\u{5D0}.com"));
    assert!(harness.query_by_label(message!(name_read_as_characters).static_text()).is_none());
}

#[test]
fn what_cannot_be_read_says_so_and_the_last_result_stays() {
    let mut harness = open("AB.com", Notation::CapitalsAsHebrew);
    let field = harness.get_by_label("Name");
    field.focus();
    harness.key_press(Key::End);
    harness.run();
    harness.get_by_label("Name").type_text("..x");
    harness.run();
    let alert = harness.get_by_role(Role::Alert);
    assert!(alert.accesskit_node().label().is_some_and(|text| text.contains("Character 8: ")), "{alert:?}");
    assert_eq!(harness.state().settings().session.input, "AB.com..x");
    assert_eq!(characters(&harness, LTR).len(), 6, "the last good result is still there");
}

#[test]
fn the_theme_changes() {
    let mut harness = open("AB.com", Notation::CapitalsAsHebrew);
    for (choice, theme) in [("Dark theme", Theme::Dark), ("Light theme", Theme::Light)] {
        open_menu(&mut harness, &["More", "Theme"]);
        harness.get_by_label(choice).click();
        harness.run();
        assert_eq!(harness.ctx.theme(), theme);
    }
}

#[test]
fn the_verdict_table_says_which_condition_fails() {
    let mut harness = open("AB-.com", Notation::CapitalsAsHebrew);
    let verdict = pane(&harness, "RFC 5893");
    verdict.get_by_label("label 1, condition 3, violated");
    verdict.get_by_label("label 2, condition 3, not applicable");
    verdict.get_by_label("label 2, condition 6, satisfied");
    show_details(&mut harness, "Rules");
    pane(&harness, "Details").get_by_label_contains("Violated: label 1 violates condition 3.");
}

#[test]
fn collisions_are_counted_and_opened() {
    let mut harness = open("A0", Notation::Atkin2001Table1);
    assert!(
        pane(&harness, ONE_TO_ONE).query_by_label("Looks the same: 1").is_none(),
        "the paper's display has none"
    );
    // A click on what is remarked selects the row.
    select(&mut harness, ONE_TO_ONE);
    pane(&harness, LTR).get_by_label("Looks the same: 1").click();
    harness.run();
    show_details(&mut harness, "Looks the same");
    pane(&harness, "Details").get_by_label_contains("Nothing needs to be done");
    harness.get_by_label_contains("refused: Label 1 begins with");
    harness.get_by_label("0\u{627}, Refused (IDNA2008)").click();
    harness.run();
    harness.get_by_label("Open").click();
    harness.run();
    assert_eq!(harness.state().settings().session.input, "0A");
}

#[test]
fn a_study_runs_beside_the_window_and_its_cells_open() {
    let mut harness = open("AB.com", Notation::CapitalsAsHebrew);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Num4);
    harness.run();
    harness.get_by_label_contains("19,607 sequences");
    harness.get_by_label("Start").click();
    harness.run_steps(2);
    // The study is in a thread of its own: passes go on until it is done.
    let failing = &study_cell(DisplayProperty::OneToOne, Strategy::UbaLtr, "\u{2717} from length 2.");
    for _ in 0..3_000 {
        if harness.query_by_label(failing).is_some() && harness.query_by_label("Stop").is_none() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
        harness.step();
    }
    harness.get_by_label(failing).click();
    harness.run_steps(3);
    harness.get_by_label_contains("counterexamples");
    harness.get_all_by_label_contains("Inspect ").last().expect("a button beside the example").scroll_to_me();
    harness.run_steps(3);
    harness.get_all_by_label_contains("Inspect ").last().expect("a button beside the example").click();
    harness.run_steps(3);
    assert_eq!(harness.state().settings().session.tab, Tab::Inspect);
}

#[test]
fn a_suggested_fix_is_taken_with_a_click() {
    let mut harness = open("A-", Notation::Atkin2001Table1);
    show_details(&mut harness, "Rules");
    pane(&harness, "Details").get_by_label_contains("Suggested fix");
    pane(&harness, "Details").get_all_by_label_contains("Use ").next().expect("all of them are there too");
    pane(&harness, "RFC 5893").get_by_label("Use").scroll_to_me();
    harness.run();
    pane(&harness, "RFC 5893").get_by_label("Use").click();
    harness.run();
    let verdict = pane(&harness, "RFC 5893");
    assert!(verdict.query_by_label("label 1, condition 3, violated").is_none());
    verdict.get_by_label("label 1, condition 3, satisfied");
}

#[test]
fn panes_are_hidden_and_put_back() {
    let mut harness = open("AB.com", Notation::CapitalsAsHebrew);
    open_menu(&mut harness, &["More", "Panes"]);
    harness.get_by_role_and_label(Role::CheckBox, RTL).click();
    harness.run();
    assert!(harness.query_by_role_and_label(Role::Region, RTL).is_none());
    harness.get_by_label("Reset layout").click();
    harness.run();
    pane(&harness, RTL);
}

#[test]
fn a_way_back_is_shown_when_all_panes_are_hidden() {
    let mut harness = open("AB.com", Notation::CapitalsAsHebrew);
    open_menu(&mut harness, &["More", "Panes"]);
    let titles: Vec<String> =
        harness.get_all_by_role(Role::Region).filter_map(|pane| pane.accesskit_node().label()).collect();
    assert!(titles.len() > 5, "{titles:?}");
    for title in &titles {
        harness.get_by_role_and_label(Role::CheckBox, title).click();
        harness.run();
    }
    assert!(harness.query_by_role(Role::Region).is_none());
    for _ in 0..2 {
        harness.key_press(Key::Escape);
        harness.run();
    }
    harness.get_by_label("All displays are hidden.");
    harness.get_by_label("Show all displays").click();
    harness.run();
    for title in &titles {
        pane(&harness, title);
    }
    assert!(harness.query_by_label("All displays are hidden.").is_none());
}

#[test]
fn help_is_found_without_its_key() {
    let mut harness = open("AB.com", Notation::CapitalsAsHebrew);
    open_menu(&mut harness, &["More"]);
    harness.get_by_role_and_label(Role::Button, "Help").click();
    harness.run();
    harness.get_by_label(
        "Ctrl+Home, Ctrl+End: move to the beginning or the end of the text; also Ctrl+Up, Ctrl+Down",
    );
    harness.key_press(Key::Escape);
    harness.run();
    assert!(
        harness
            .query_by_label(
                "Ctrl+Home, Ctrl+End: move to the beginning or the end of the text; also Ctrl+Up, Ctrl+Down"
            )
            .is_none()
    );
}

#[test]
fn keys_reach_the_field_and_the_help() {
    let mut harness = open("AB.com", Notation::CapitalsAsHebrew);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::L);
    harness.run();
    assert!(harness.get_by_label("Name").is_focused());
    harness.key_press(Key::F1);
    harness.run();
    harness.get_by_label("Ctrl+L: Go to the name field");
    // The newest version of the data, by which the verdicts' own tests go.
    harness.get_by_label_contains("Verdicts use Unicode 18.0.0. Character names are from Unicode ");
}

#[test]
fn settings_are_remembered_as_they_were() {
    let mut harness = open("AB.com", Notation::CapitalsAsHebrew);
    open_menu(&mut harness, &["More", "Panes"]);
    harness.get_by_role_and_label(Role::CheckBox, RTL).click();
    harness.run();
    let kept = &harness.state().settings().session;
    let written = serde_json::to_string(kept).expect("a session is data");
    let read: Session = serde_json::from_str(&written).expect("it is read back");
    assert_eq!(&read, kept);
}
