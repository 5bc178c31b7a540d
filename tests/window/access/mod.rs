//! What screen readers are told of every tab: each thing has a name, a kind and its state.

mod announced;
mod names;
mod nodes;
mod order;

use bidiscope_bidi::name::{InputType, Notation};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_proof::study::{DisplayProperty, DisplayPropertyStudy, StudyAlphabet, WorkProgress};
use bidiscope_report::titles::Titled;
use bidiscope_report::view::LearnPage;
use bidiscope_window::{
    App, Arrangement, ComparedNames, DetailTab, LearnSettings, Session, Settings, StudySettings, Tab,
    TextSettings,
};
use eframe::egui::Key;
use eframe::egui::accesskit::{Live, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use super::files::drop_file;
use super::{open_menu, open_with, show_details};

/// A name whose digits violate the Bidi rule, with a hyphen and an LTR label.
const NAME: &str = "\u{645}\u{62B}\u{627}\u{644}-21.com";

fn window(settings: Settings) -> Harness<'static, App> {
    open_with(settings, [1280.0, 800.0])
}

/// Asks for faults of all that a window tells, which is so many things at least.
fn check(harness: &Harness<'static, App>, title: &str, least: usize) {
    let messages = nodes::all(harness);
    let faults = nodes::faults(&messages);
    println!("{title}: {} nodes", messages.len());
    let all: Vec<String> = messages.iter().map(ToString::to_string).collect();
    assert!(faults.is_empty(), "{title}: {} faults: {faults:#?} among {all:#?}", faults.len());
    assert!(messages.len() >= least, "{title}: only {} nodes: {all:#?}", messages.len());
}

fn inspect() -> Settings {
    Settings::from(Session { input: NAME.to_owned(), notation: Notation::Unicode, ..Session::default() })
}

#[test]
fn the_tab_inspect() {
    let mut harness = window(inspect());
    check(&harness, "Inspect", 200);
    for tab in DetailTab::of_kind(InputType::Name) {
        show_details(&mut harness, tab.title());
        check(&harness, &format!("Inspect with {}", tab.title()), 200);
    }
    let mut side_by_side = inspect();
    side_by_side.session.panes.arrangement = Arrangement::SideBySide;
    check(&window(side_by_side), "Inspect side by side", 180);
    check(
        &window(Settings::from(Session { input: String::new(), ..Session::default() })),
        "Inspect without a name",
        35,
    );
    let mut harness = window(inspect());
    harness.get_by_label("Name").focus();
    harness.run();
    harness.get_by_label("Name").type_text("..");
    harness.run();
    check(&harness, "Inspect with an error", 200);
    let names = vec!["\u{5D0}1.com".to_owned(), "b.\u{5D0}".to_owned()];
    let compared = ComparedNames { is_shown: true, names, ..ComparedNames::default() };
    check(
        &window(crate::changed(inspect(), |it| {
            it.session.compared = compared;
        })),
        "names beside each other",
        70,
    );
}

#[test]
fn the_menus() {
    let menus: [&[&str]; 8] = [
        &["Examples"],
        &["More"],
        &["More", "File"],
        &["More", "Panes"],
        &["More", "Theme"],
        &["More", "This name"],
        &["More", "This name", "Insert"],
        &["More", "This name", "Order in the field"],
    ];
    for menu in menus {
        let mut harness = window(inspect());
        open_menu(&mut harness, menu);
        check(&harness, &format!("{menu:?}"), 200);
        // It says that it is open.
        let opened = harness
            .query_all_by(|it| it.data().has_popup().is_some() && it.data().is_expanded() == Some(true))
            .count();
        assert_eq!(opened, menu.len(), "{menu:?}");
    }
    let mut settings = inspect();
    settings.session.zone.text = "com".to_owned();
    let mut harness = window(settings);
    open_menu(&mut harness, &["Ruleset"]);
    check(&harness, "the ruleset's menu", 200);
    let mut harness = window(inspect());
    harness.key_press(Key::F1);
    harness.run();
    check(&harness, "help", 280);
}

#[test]
fn the_tab_text() {
    let text =
        "see \u{5D0}5.com or 5\u{5D0}.com, x.com.\n\nhttp://a.b.\u{5D0}.\u{5D1}.com/c?d=e#f\n".to_owned();
    let text = TextSettings { text, ..TextSettings::default() };
    check(&window(Settings::from(Session { tab: Tab::Text, text, ..Session::default() })), "Text", 50);
    check(&window(Settings::from(Session { tab: Tab::Text, ..Session::default() })), "Text, empty", 25);
}

#[test]
fn the_tab_list() {
    let mut harness = window(Settings::from(Session { tab: Tab::List, ..Session::default() }));
    check(&harness, "List, empty", 24);
    let list = "\u{5D0}\u{5D1}-12\n12-\u{5D0}\u{5D1}\nx\u{5D0}.com\na..b\n";
    drop_file(&mut harness, list.as_bytes());
    (0..100).for_each(|_| {
        std::thread::sleep(std::time::Duration::from_millis(5));
        harness.step();
    });
    check(&harness, "List", 75);
}

#[test]
fn the_tab_study() {
    let properties = DisplayProperty::ALL.into_iter().take(4).collect();
    let study = DisplayPropertyStudy {
        alphabet: StudyAlphabet::atkin2001(),
        max_sequence_characters: 2,
        tested_properties: properties,
        ..DisplayPropertyStudy::default()
    };
    let results = study.run(&WorkProgress::new(), |_| ()).expect("a short study");
    let open = Some((DisplayProperty::OneToOne, DisplayConfig::with_default_options(Strategy::UbaLtr)));
    let table = StudySettings { results: Some(results.into()), ..StudySettings::default() };
    let cell = StudySettings { open, ..table.clone() };
    for (study, title, least) in [(table, "Study", 60), (cell, "Study, behind a cell", 45)] {
        let settings = Settings::from(Session { tab: Tab::Study, study, ..Session::default() });
        check(&window(settings), title, least);
    }
}

#[test]
fn the_tab_learn() {
    for page in LearnPage::all() {
        let learn = LearnSettings { page, lesson: None, ..LearnSettings::default() };
        check(
            &window(Settings::from(Session { tab: Tab::Learn, learn, ..Session::default() })),
            page.id(),
            70,
        );
    }
    for lesson in ["order-and-direction", "hazards", "one-to-one", "six-conditions"] {
        let learn = LearnSettings { lesson: Some(lesson.to_owned()), ..LearnSettings::default() };
        check(&window(Settings::from(Session { tab: Tab::Learn, learn, ..Session::default() })), lesson, 80);
    }
}

#[test]
fn presenting() {
    let mut harness = window(inspect());
    harness.key_press(Key::F5);
    harness.run();
    check(&harness, "presenting", 28);
    harness.key_press(Key::S);
    harness.run();
    check(&harness, "presenting both paragraphs", 42);
}

/// The issue's own example: what a cell says, here of the first of three Hebrew letters, which stands third.
#[test]
fn a_cell_is_read_out_as_a_sentence() {
    let input = "\u{5D0}\u{5D1}\u{5D2}.examples".to_owned();
    let harness =
        window(Settings::from(Session { input, notation: Notation::Unicode, ..Session::default() }));
    let message = "one-to-one display, 3 of 12, U+05D0 HEBREW LETTER ALEF, right-to-left";
    let cell = harness.get_by_label(message);
    let node = cell.accesskit_node();
    assert_eq!(node.role(), Role::ListBoxOption);
    assert_eq!(node.description().as_deref(), Some("class R, logical position 1, in label 1"));
}

/// What stands at the right is read after what stands at its left.
#[test]
fn the_bar_and_the_headline_are_read_from_the_left() {
    let harness = window(inspect());
    let messages = nodes::all(&harness);
    let place = |name: &str| {
        let at = messages.iter().position(|it| it.name.starts_with(name));
        at.unwrap_or_else(|| panic!("{name} is not told"))
    };
    let order = [
        "Inspect",
        "Learn",
        "Examples",
        "Export",
        "Present",
        "More",
        "Name",
        "Kind of input",
        "Notation",
        "Zone",
        "May be registered",
        "Label, UBA LTR",
    ];
    let places = order.map(place);
    assert!(places.is_sorted(), "{order:?} are at {places:?}");
}

/// Why a name cannot be read is spoken at once, whether it may be registered when nothing else is being said.
#[test]
fn what_changes_is_announced() {
    let mut harness = window(inspect());
    let live = |harness: &Harness<'static, App>, live: Live| {
        let nodes = harness.root().children_recursive().filter(|it| it.accesskit_node().live() == live);
        nodes
            .filter_map(|it| it.accesskit_node().label().or_else(|| it.accesskit_node().value()))
            .collect::<Vec<_>>()
    };
    let accessible_text = live(&harness, Live::Polite);
    assert!(accessible_text.iter().any(|it| it.starts_with("May be registered")), "{accessible_text:?}");
    assert!(live(&harness, Live::Assertive).is_empty());
    harness.get_by_label("Name").focus();
    harness.run();
    harness.get_by_label("Name").type_text("..");
    harness.run();
    let accessible_text = live(&harness, Live::Assertive);
    assert!(
        accessible_text.len() == 1 && accessible_text[0].contains("A label is empty"),
        "{accessible_text:?}"
    );
}
