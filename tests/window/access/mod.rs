//! What screen readers are told of every tab: each thing has a name, a kind and its state.

mod told;

use bidiscope::name::Notation;
use bidiscope::order::{Display, Strategy};
use bidiscope::study::{Alphabet, Progress, Property, Study};
use bidiscope::ui::{App, Caption, ComparedNames, LearnSettings, Settings, StudySettings, Tab, TextSettings};
use bidiscope::view::LearnPage;
use eframe::egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

use super::files::drop_file;
use super::open_with;

/// A name whose digits violate the Bidi rule, with a hyphen and an LTR label.
const NAME: &str = "\u{645}\u{62B}\u{627}\u{644}-21.com";

fn window(settings: Settings) -> Harness<'static, App> {
    open_with(settings, [1280.0, 800.0])
}

/// Asks for faults of all that a window tells; of so many nodes at least.
fn check(harness: &Harness<'static, App>, title: &str, least: usize) {
    let told = told::all(harness);
    let faults = told::faults(&told);
    println!("{title}: {} nodes, {} faults", told.len(), faults.len());
    if std::env::var_os("TREE").is_some() {
        told.iter().for_each(|it| println!("    {it}"));
    }
    assert!(faults.is_empty(), "{title}: {} faults: {faults:#?}", faults.len());
    assert!(told.len() >= least, "{title}: only {} nodes", told.len());
}

fn inspect() -> Settings {
    Settings { input: NAME.to_owned(), notation: Notation::Unicode, ..Settings::default() }
}

#[test]
fn the_tab_inspect() {
    check(&window(inspect()), "Inspect", 20);
    let mut settings = inspect();
    settings.captions = Caption::ALL.to_vec();
    check(&window(settings), "Inspect with captions", 20);
    check(&window(Settings::default()), "Inspect without a name", 20);
    let mut harness = window(inspect());
    harness.get_by_label("Name").type_text("..");
    harness.run();
    check(&harness, "Inspect with an error", 20);
    let names = vec!["\u{5D0}1.com".to_owned(), "b.\u{5D0}".to_owned()];
    let compared = ComparedNames { is_shown: true, names };
    check(&window(Settings { compared, ..inspect() }), "names beside each other", 20);
}

#[test]
fn the_menus() {
    for menu in ["File", "Examples", "Panes", "Theme: "] {
        let mut harness = window(inspect());
        harness.get_by_label_contains(menu).click();
        harness.run();
        check(&harness, menu, 20);
    }
    let mut harness = window(inspect());
    harness.key_press(Key::F1);
    harness.run();
    check(&harness, "help", 20);
}

#[test]
fn the_tab_text() {
    let text =
        "see \u{5D0}5.com or 5\u{5D0}.com, x.com.\n\nhttp://a.b.\u{5D0}.\u{5D1}.com/c?d=e#f\n".to_owned();
    let text = TextSettings { text, ..TextSettings::default() };
    check(&window(Settings { tab: Tab::Text, text, ..Settings::default() }), "Text", 20);
    check(&window(Settings { tab: Tab::Text, ..Settings::default() }), "Text, empty", 10);
}

#[test]
fn the_tab_list() {
    let mut harness = window(Settings { tab: Tab::List, ..Settings::default() });
    check(&harness, "List, empty", 10);
    let list = "\u{5D0}\u{5D1}-12\n12-\u{5D0}\u{5D1}\nx\u{5D0}.com\na..b\n";
    drop_file(&mut harness, list.as_bytes());
    (0..100).for_each(|_| {
        std::thread::sleep(std::time::Duration::from_millis(5));
        harness.step();
    });
    check(&harness, "List", 40);
}

#[test]
fn the_tab_study() {
    let properties = Property::ALL.into_iter().take(4).collect();
    let study = Study { alphabet: Alphabet::paper(), max_length: 2, properties, ..Study::default() };
    let results = study.run(&Progress::new(), |_| ()).expect("a short study");
    let open = Some((Property::OneToOne, Display::plain(Strategy::UbaLtr)));
    let study = StudySettings { results: Some(results.into()), open, ..StudySettings::default() };
    let mut harness = window(Settings { tab: Tab::Study, study, ..Settings::default() });
    check(&harness, "Study", 20);
    harness.get_by_label("Map of strategies").click();
    harness.run_steps(3);
    check(&harness, "Map", 10);
}

#[test]
fn the_tab_learn() {
    for page in LearnPage::all() {
        let learn = LearnSettings { page, ..LearnSettings::default() };
        check(&window(Settings { tab: Tab::Learn, learn, ..Settings::default() }), page.id(), 20);
    }
    for lesson in ["order-and-direction", "hazards", "one-to-one", "six-conditions"] {
        let learn = LearnSettings { lesson: Some(lesson.to_owned()), ..LearnSettings::default() };
        check(&window(Settings { tab: Tab::Learn, learn, ..Settings::default() }), lesson, 20);
    }
}

#[test]
fn presenting() {
    let mut harness = window(inspect());
    harness.key_press(Key::F5);
    harness.run();
    check(&harness, "presenting", 20);
    harness.key_press(Key::S);
    harness.run();
    check(&harness, "presenting both paragraphs", 20);
}
