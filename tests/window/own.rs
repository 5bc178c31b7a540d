//! Strategies of one's own in the window: made, edited, renamed, deleted, handed on; and names beside each other.

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_report::view::StrategyId;
use bidiscope_window::{App, DetailTab, Session, Settings};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use crate::{
    LTR, ONE_TO_ONE, RTL, cell, characters, click_in, enter_path, is_described, is_highlighted, open,
    open_menu, open_menu_of, open_with, pane, select, show_details, undo,
};

const OWN: &str = "My UBA LTR";

/// What the strategies of one's own are called, and how they are written.
fn own(harness: &Harness<'static, App>) -> Vec<(String, String)> {
    let all = harness.state().settings().session.choices.custom_strategies.all().iter();
    all.map(|it| (it.name.clone(), it.display.to_string())).collect()
}

/// The window on a name with a strategy made from the pane of the UBA, whose editor is open.
fn with_own(name: &str) -> Harness<'static, App> {
    let mut settings = Settings::from(Session {
        input: name.to_owned(),
        notation: Notation::CapitalsAsHebrew,
        ..Session::default()
    });
    settings.preferences.panels.details_height = 600.0;
    let mut harness = open_with(settings, [1280.0, 1600.0]);
    open_menu_of(&mut harness, LTR);
    harness.get_by_label("New strategy from this display").click();
    harness.run();
    assert_eq!(own(&harness), [(OWN.to_owned(), "custom".to_owned())]);
    harness
}

#[test]
fn a_choice_is_seen_at_once() {
    let mut harness = with_own("AB-12");
    // 12-BA, as the pane that it was made from.
    assert_eq!(characters(&harness, OWN), characters(&harness, LTR));
    // What would change nothing is greyed, and says why.
    pane(&harness, "Details").get_by_label_contains("Direction of a field: Left to right. Without effect: ");
    pane(&harness, "Details").get_by_label("Hyphen: Unicode class").click();
    harness.run();
    harness.get_by_label("The hyphen counts as a left-to-right letter.");
    harness.get_by_label("L").click();
    harness.run();
    assert_eq!(own(&harness), [(OWN.to_owned(), "custom:hyphen=l".to_owned())]);
    assert_eq!(characters(&harness, OWN), characters(&harness, ONE_TO_ONE), "BA-12");
    let sign = pane(&harness, OWN).get_by_label_contains("Letter ").accesskit_node().description();
    assert!(sign.is_some_and(|it| it.starts_with("Looks the same as One-to-one")));
}

#[test]
fn it_is_renamed_and_written_otherwise() {
    let mut harness = with_own("AB-12");
    let name = pane(&harness, "Details").get_by_label("Name of the strategy");
    assert!(name.is_focused());
    name.type_text("!");
    harness.run();
    assert_eq!(own(&harness)[0].0, "My UBA LTR!");
    let written = pane(&harness, "Details").get_by_label("The strategy as text");
    written.focus();
    harness.run();
    harness.key_press(Key::End);
    pane(&harness, "Details").get_by_label("The strategy as text").type_text(":digits=");
    harness.run();
    pane(&harness, "Details").get_by_label_contains("Not read: ");
    assert_eq!(own(&harness)[0].1, "custom", "what cannot be read changes nothing");
    pane(&harness, "Details").get_by_label("The strategy as text").type_text("l");
    harness.run();
    assert_eq!(own(&harness)[0].1, "custom:digits=l");
}

#[test]
fn it_is_deleted_and_brought_back() {
    let mut harness = with_own("AB-12");
    let before = harness.state().settings().clone();
    pane(&harness, "Details").get_by_label("Delete").click();
    harness.run();
    assert_eq!(own(&harness), []);
    assert_eq!(harness.state().message(), Some("Deleted the strategy My UBA LTR. Ctrl+Z restores it."));
    undo(&mut harness);
    assert_eq!(own(&harness), [(OWN.to_owned(), "custom".to_owned())]);
    assert_eq!(harness.state().settings().session.panes, before.session.panes);
    pane(&harness, OWN);
}

#[test]
fn one_is_made_from_nothing_and_can_be_the_reference_and_traced() {
    let mut harness = open("AB-12", Notation::CapitalsAsHebrew);
    open_menu(&mut harness, &["More", "Panes"]);
    harness.get_by_label("New custom strategy").click();
    harness.run();
    assert_eq!(own(&harness), [("My strategy".to_owned(), "custom".to_owned())]);
    for label in ["Use as reference", "Show steps"] {
        open_menu_of(&mut harness, "My strategy");
        harness.get_by_label(label).click();
        harness.run();
    }
    pane(&harness, "My strategy").get_by_label("Moved: reference");
    let settings = harness.state().settings();
    assert_ne!(settings.session.trace.strategy, Strategy::UbaLtr);
    assert_eq!(settings.session.trace.strategy, settings.session.choices.reference_strategy);
    pane(&harness, ONE_TO_ONE).get_by_label_contains("Moved: ");
    select(&mut harness, ONE_TO_ONE);
    show_details(&mut harness, "Why");
    pane(&harness, "Details").get_by_label_contains("The custom strategy leaves \u{201C}12\u{201D} a number");
}

#[test]
fn the_cause_of_the_first_difference_leads_to_its_step() {
    let mut harness = open("AB-12", Notation::CapitalsAsHebrew);
    let cause = "One-to-one treats \u{201C}12\u{201D} as left-to-right";
    assert!(is_described(&harness, LTR, cause));
    select(&mut harness, RTL);
    select(&mut harness, LTR);
    pane(&harness, "Details").get_by_label_contains("One-to-one treats");
    click_in(&mut harness, "Details", "Show the deciding step (23)");
    assert_eq!(harness.state().settings().session.trace.strategy, Strategy::UbaLtr);
    // The step of W7, and why the number is there.
    pane(&harness, "Details").get_by_label_contains("step 23, W7");
}

#[test]
fn a_file_hands_them_on_and_a_damaged_one_stays_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.json");
    std::fs::write(&path, "{\"bidiscope\":\"strategies\",\"version\":9}").expect("a file");
    let mut harness = open_with(Settings::default(), [1280.0, 1200.0]);
    let open_file = |harness: &mut Harness<'static, App>| {
        open_menu(harness, &["More", "Panes", "Open custom strategies\u{2026}"]);
        enter_path(harness, &path);
    };
    open_file(&mut harness);
    harness.get_by_label_contains("mine.json was not opened: A newer version of bidiscope wrote the file");
    harness.get_by_label("Cancel").click();
    harness.run_steps(3);
    assert_eq!(own(&harness), []);
    assert_eq!(
        std::fs::read_to_string(&path).expect("a file"),
        "{\"bidiscope\":\"strategies\",\"version\":9}"
    );
    let good = r#"{"bidiscope":"strategies","version":1,"strategies":[{"name":"Hyphens","choices":{"hyphen":"l"}}]}"#;
    std::fs::write(&path, good).expect("a file");
    open_file(&mut harness);
    assert_eq!(own(&harness), [("Hyphens".to_owned(), "custom:hyphen=l".to_owned())]);
    pane(&harness, "Hyphens");
}

/// A strategy of one's own whose name is written from right to left.
const HEBREW: &str = "\u{5D0}\u{5E1}\u{5D8} 2";

/// The settings of a window on a name with one strategy of one's own.
fn with_one(name: &str, own: &str) -> Settings {
    let mut settings = Settings::from(Session {
        input: "AB-12".to_owned(),
        notation: Notation::CapitalsAsHebrew,
        ..Session::default()
    });
    settings
        .session
        .choices
        .custom_strategies
        .add_unless_full(name, DisplayConfig::read(own).expect("a display"))
        .expect("there is room");
    settings
}

#[test]
fn a_name_written_from_right_to_left_stands_everywhere_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.json");
    let file = format!(
        r#"{{"bidiscope":"strategies","version":1,"strategies":[{{"name":"{HEBREW}","choices":{{"hyphen":"l"}}}}]}}"#
    );
    std::fs::write(&path, file).expect("a file");
    let settings = with_one("Mine", "custom");
    let mut harness = open_with(settings, [1280.0, 1600.0]);
    open_menu(&mut harness, &["More", "Panes", "Open custom strategies\u{2026}"]);
    enter_path(&mut harness, &path);
    assert_eq!(own(&harness)[1], (HEBREW.to_owned(), "custom:hyphen=l".to_owned()));
    // Its pane, and its title there.
    pane(&harness, HEBREW).get_by_role_and_label(Role::Label, HEBREW);
    open_menu(&mut harness, &["More", "Panes"]);
    harness.get_by_role_and_label(Role::CheckBox, HEBREW);
    harness.key_press(Key::Escape);
    harness.run();
    // It can be traced, and be what the others are compared with.
    select(&mut harness, HEBREW);
    assert_eq!(harness.state().settings().session.trace.strategy, StrategyId::CustomNumber(2));
    open_menu(&mut harness, &["More", "This name", "Compare names"]);
    harness.get_by_label("Display to compare with").click();
    harness.run();
    harness.get_by_label("U+05D0 U+05E1 U+05D8 U+0020 U+0032").click_accesskit();
    harness.run();
    harness.get_by_role_and_label(Role::ColumnHeader, &format!("{HEBREW} (reference): sort by this column"));
    harness.get_by_label("Close").click();
    harness.run();
    // No sentence is reordered: it does without the name, or has its code points.
    select(&mut harness, LTR);
    show_details(&mut harness, "Why");
    pane(&harness, "Details").get_by_label_contains("The custom strategy");
    assert!(is_described(&harness, LTR, "in the same order as in U+05D0 U+05E1 U+05D8 U+0020 U+0032."));
}

#[test]
fn a_name_is_typed_from_right_to_left() {
    let mut harness = with_own("AB-12");
    pane(&harness, "Details").get_by_label("Name of the strategy").focus();
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.run();
    pane(&harness, "Details").get_by_label("Name of the strategy").type_text(HEBREW);
    harness.run();
    assert_eq!(own(&harness)[0].0, HEBREW);
    pane(&harness, "Details").get_by_label("Name of the strategy").type_text(&"n".repeat(80));
    harness.run();
    pane(&harness, "Details")
        .get_by_label_contains("Not renamed: The name of a strategy has at most 80 characters.");
}

#[test]
fn a_text_round_the_name_is_a_choice_too() {
    let mut harness = with_own("AB-12");
    pane(&harness, "Details").get_by_role_and_label(Role::TextInput, "Text before").focus();
    harness.run();
    pane(&harness, "Details").get_by_role_and_label(Role::TextInput, "Text before").type_text("x(");
    harness.run();
    assert_eq!(own(&harness)[0].1, r"custom:before=x\u{28}");
}

#[test]
fn the_name_in_an_editor_that_is_opened_is_in_view() {
    let mut harness = open_with(with_one("Mine", "custom"), [1280.0, 800.0]);
    open_menu_of(&mut harness, "Mine");
    harness.get_by_label("Edit this strategy").click();
    harness.run();
    let whole = harness.ctx.content_rect();
    let place = pane(&harness, "Details").get_by_label("Name of the strategy").rect();
    assert!(whole.contains_rect(place), "{place:?}");
}

#[test]
fn choices_that_differ_stand_first_and_none_moves_while_they_are_edited() {
    let mut settings = with_one("Mine", "custom:hyphen=l");
    settings.session.trace.strategy = StrategyId::CustomNumber(1);
    settings.session.panes.detail = DetailTab::from_id("strategy").expect("a pane");
    settings.preferences.panels.details_height = 600.0;
    let mut harness = open_with(settings, [1280.0, 1600.0]);
    let details = |harness: &Harness<'static, App>, label: &str| {
        pane(harness, "Details").query_by_label_contains(label).map(|it| it.rect())
    };
    assert!(details(&harness, "Hyphen: L").is_some() && details(&harness, "Digits: ").is_none());
    click_in(&mut harness, "Details", "More");
    click_in(&mut harness, "Details", "Hyphen: L");
    harness.get_by_label("Unicode class").click();
    harness.run();
    assert_eq!(own(&harness)[0].1, "custom");
    let first = details(&harness, "Hyphen: Unicode class").expect("it stays");
    let other = details(&harness, "Digits: ").expect("it is unfolded");
    assert!(first.bottom() < other.top());
    // When the editor is opened again, it stands with the others.
    show_details(&mut harness, "Why");
    show_details(&mut harness, "Strategy");
    let more = details(&harness, "More").expect("a title");
    assert!(more.bottom() < details(&harness, "Hyphen: Unicode class").expect("unfolded").top());
}

#[test]
fn an_edit_that_moves_what_is_far_from_it_says_so() {
    // RFC 5893, section 8: 1.FED.CBA becomes CBA.x1.FED.
    let mut harness = open("ABC.DEF.1", Notation::CapitalsAsHebrew);
    harness.get_by_label("Name").focus();
    harness.run();
    harness.key_press(Key::Home);
    harness.run();
    for _ in 0..4 {
        harness.key_press(Key::ArrowRight);
        harness.run();
    }
    let text = "Typing “x” moved 3 characters that are not next to it.";
    assert!(harness.query_by_label(text).is_none());
    let alef = "character 1, U+05D0 HEBREW LETTER ALEF";
    let top = |harness: &Harness<'static, App>| cell(harness, LTR, alef).rect().top();
    let before = top(&harness);
    harness.get_by_label("Name").type_text("x");
    harness.run();
    assert_eq!(harness.state().settings().session.input, "ABC.xDEF.1");
    // It covers nothing of the table, which makes room for it.
    let said = harness.get_by_label(text).rect();
    assert!(top(&harness) - before >= said.height(), "{said} {before} {}", top(&harness));
    harness.get_by_label(text).hover();
    harness.run();
    for (character, expected) in [
        ("character 1, U+05D0 HEBREW LETTER ALEF", true),
        ("character 2, U+05D1 HEBREW LETTER BET", true),
        ("character 3, U+05D2 HEBREW LETTER GIMEL", true),
        ("character 6, U+05D3 HEBREW LETTER DALET", false),
    ] {
        assert_eq!(is_highlighted(&harness, LTR, character), expected, "{character}");
    }
    // The next one moves nothing.
    harness.get_by_label("Name").type_text("y");
    harness.run();
    assert!(harness.query_by_label_contains(" not next to it.").is_none());
}
