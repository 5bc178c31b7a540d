//! The tab Learn, driven by its accessible names.

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::Strategy;
use bidiscope_bidi::order::context::SurroundingTextPreset;
use bidiscope_bidi::uba::BidiDataVersion;
use bidiscope_report::view::{LearnPage, StrategyId};
use bidiscope_window::{App, LearnSettings, Session, Settings, Tab};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

use super::{open_with, show_details};

fn open(page: &str) -> Harness<'static, App> {
    open_with(
        Settings::from(Session { tab: Tab::Learn, learn: on(page), ..Session::default() }),
        [1280.0, 860.0],
    )
}

fn on(page: &str) -> LearnSettings {
    let page = LearnPage::from_id(page).expect("a page");
    LearnSettings { page, lesson: None, ..LearnSettings::default() }
}

fn page(harness: &Harness<'static, App>) -> &'static str {
    harness.state().settings().session.learn.page.id()
}

#[test]
fn the_tab_begins_with_the_first_lesson() {
    let harness =
        open_with(Settings::from(Session { tab: Tab::Learn, ..Session::default() }), [1280.0, 860.0]);
    harness.get_by_label_contains("Step 1 of ");
    assert_eq!(harness.state().settings().session.learn.lesson.as_deref(), Some("order-and-direction"));
}

#[test]
fn the_list_is_gone_through_by_keyboard() {
    let settings = Settings::from(Session { learn: on("glossary"), ..Session::default() });
    let mut harness = open_with(settings, [1280.0, 860.0]);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Num5);
    harness.run();
    assert_eq!((harness.state().settings().session.tab, page(&harness)), (Tab::Learn, "glossary"));
    for (key, now) in [
        (Key::ArrowDown, "errors"),
        (Key::ArrowDown, "interpretations"),
        (Key::ArrowDown, "paper-table-1"),
        (Key::ArrowUp, "interpretations"),
        (Key::End, "davis-separators"),
        (Key::Home, "davis-separators"),
    ] {
        harness.key_press(key);
        harness.run();
        assert_eq!(page(&harness), now, "{key:?}");
    }
    // The lessons stand above the pages.
    assert_eq!(harness.state().settings().session.learn.lesson.as_deref(), Some("order-and-direction"));
    harness.key_press(Key::ArrowUp);
    harness.run();
    assert_eq!(harness.state().settings().session.learn.lesson.as_deref(), Some("order-and-direction"));
}

#[test]
fn a_page_is_opened_by_a_click() {
    let mut harness = open("glossary");
    harness.get_by_label("Errors and clashes").click();
    harness.run();
    assert_eq!(page(&harness), "errors");
    harness.get_by_label_contains("Clash: By section 1.4");
    assert!(harness.query_by_label_contains("Changed later: ").is_none());
    harness.get_by_label("Changes and interpretations").click();
    harness.run();
    assert_eq!(page(&harness), "interpretations");
    harness.get_all_by_label_contains("Changed later: ").next().expect("a note");
    assert!(harness.query_by_label_contains("Clash: ").is_none());
}

/// With the notation and the display that the document speaks of.
#[test]
fn a_row_opens_in_inspect_with_its_display() {
    let mut harness = open("paper-figure-4");
    harness.get_by_label("Inspect 2").click();
    harness.run();
    let settings = harness.state().settings();
    assert_eq!((settings.session.tab, settings.session.notation), (Tab::Inspect, Notation::Atkin2001Table1));
    assert_eq!(settings.session.input, "NOP--123");
    assert_eq!(settings.session.choices.data_version, BidiDataVersion::Unicode31);
    assert_eq!(settings.session.trace.strategy, StrategyId::BuiltIn(Strategy::UbaLtr));
    // The next one has what it needs, and nothing that was left from the one before.
    let mut harness = open("rfc5893-section-5");
    harness.get_by_label("Inspect DNAME").scroll_to_me();
    harness.run();
    harness.get_by_label("Inspect DNAME").click();
    harness.run();
    let settings = harness.state().settings();
    assert_eq!(
        (settings.session.input.as_str(), settings.session.choices.data_version),
        ("ABC", BidiDataVersion::Current)
    );
    assert_eq!(settings.session.choices.surrounding_text_preset, Some(SurroundingTextPreset::Dname));
}

/// RFC 5893, section 1.4: the example string CS L is no name, and is opened as text.
#[test]
fn a_string_of_classes_opens_as_text() {
    let mut harness = open("rfc5893-section-1-4");
    harness.get_by_label("Inspect CS L").scroll_to_me();
    harness.run();
    harness.get_by_label("Inspect CS L").click();
    harness.run();
    let session = &harness.state().settings().session;
    assert_eq!((session.input.as_str(), session.notation), ("CS L", Notation::BidiClassNames));
    assert_eq!(harness.query_all_by_role(Role::Alert).count(), 0);
    harness.get_all_by_label_contains("FULL STOP").next().expect("its first character");
}

#[test]
fn the_question_mark_of_the_trace_opens_the_glossary() {
    let mut harness = open_with(Settings::default(), [1280.0, 860.0]);
    show_details(&mut harness, "Steps");
    harness.get_by_label("Open the glossary").click();
    harness.run();
    assert_eq!((harness.state().settings().session.tab, page(&harness)), (Tab::Learn, "glossary"));
    harness.get_by_label_contains("It is strong: it sets the direction");
    harness.get_by_label("isolating run sequence");
}

#[test]
fn a_class_is_explained_where_it_stands() {
    let settings = Settings::from(Session { input: "\u{627}1".to_owned(), ..Session::default() });
    let mut harness = open_with(settings, [1280.0, 860.0]);
    let cells = harness.get_all_by_label_contains("1 of 2, U+0627");
    cells.into_iter().next().expect("a cell").hover();
    harness.run();
    // The tooltip comes after a while.
    (0..60).for_each(|_| harness.step());
    harness.get_by_label_contains("AL: An Arabic");
}
