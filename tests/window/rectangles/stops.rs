//! Every stop of the Tab key is seen: it stands in view, and looks otherwise than before.

use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_export::colours::contrast_ratio;
use bidiscope_proof::study::{DisplayProperty, DisplayPropertyStudy, StudyAlphabet, WorkProgress};
use bidiscope_report::view::LearnPage;
use bidiscope_window::{LearnSettings, Session, Settings, StudySettings, Tab, TextSettings};
use eframe::egui::{Color32, Id, Key, Rect, Shape};

use super::super::files::drop_file;
use super::painted::Painted;
use super::{Watched, keep};

/// The most stops before the walk is given up.
const MOST: usize = 400;

/// Walks through the window with the Tab key until it comes to the stop where it began; how many stops there are.
pub(super) fn check(settings: Settings, title: &str) -> usize {
    check_with(settings, title, |_| ())
}

/// The same once something was done in the window.
fn check_with(settings: Settings, title: &str, prepare: impl FnOnce(&mut Watched)) -> usize {
    let mut window = Watched::open(settings, [1280.0, 800.0]);
    prepare(&mut window);
    let mut stops: Vec<Id> = Vec::new();
    let mut broken = Vec::new();
    let mut before = String::new();
    for _ in 0..MOST {
        window.harness.key_press(Key::Tab);
        window.harness.run();
        let Some(stop) = window.harness.ctx.memory(|memory| memory.focused()) else { continue };
        if stops.contains(&stop) {
            break;
        }
        stops.push(stop);
        let focused = window.painted();
        let Some(widget) = focused.widgets.iter().find(|it| it.id == stop) else {
            broken.push(format!("stop {}, after {before}: it is not in view", stops.len()));
            continue;
        };
        let (seen, message) =
            (widget.seen, format!("stop {}, {:?} {:?}", stops.len(), widget.role, widget.name));
        before.clone_from(&message);
        if !focused.window.expand(0.5).contains_rect(seen) || seen.width().min(seen.height()) < 4.0 {
            broken.push(format!("{message}: it is not in view, but at {seen:?}"));
        }
        // The same without the keyboard.
        window.harness.ctx.memory_mut(|memory| memory.surrender_focus(stop));
        window.harness.run();
        if ring(&focused, seen) <= ring(&window.painted(), seen) {
            broken.push(format!("{message}: it has no ring"));
        }
        window.harness.ctx.memory_mut(|memory| memory.request_focus(stop));
        window.harness.run();
    }
    keep(&broken, &format!("{title}, {} stops", stops.len()));
    stops.len()
}

/// How many rings there are round a place: frames of at least 2 points, each of a colour that stands out from the window's
/// ground by 3:1.
fn ring(painted: &Painted, place: Rect) -> usize {
    let rings = painted.shapes.iter().flat_map(|(_, shapes)| shapes).filter_map(|it| match &it.shape {
        Shape::Rect(rect) if rect.stroke.width >= 2.0 && rect.rect.expand(3.0).contains_rect(place) => {
            Some(rect)
        }
        _ => None,
    });
    let is_seen = |colour: Color32| {
        let of = |colour: Color32| [colour.r(), colour.g(), colour.b()];
        contrast_ratio(of(colour), of(painted.ground)) >= 3.0
    };
    rings.filter(|it| place.expand(4.0).contains_rect(it.rect) && is_seen(it.stroke.color)).count()
}

#[test]
fn every_stop_of_a_text_is_seen() {
    let text = "see \u{5D0}5.com or 5\u{5D0}.com, x.com.\n".repeat(8);
    let text = TextSettings { text, ..TextSettings::default() };
    let stops = check(Settings::from(Session { tab: Tab::Text, text, ..Session::default() }), "a text");
    assert!(stops > 15, "{stops} stops: does the walk go round?");
}

#[test]
fn every_stop_of_a_study_is_seen() {
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
    for (study, title, least) in [(table, "a study", 30), (cell, "behind a cell of a study", 11)] {
        let stops = check(Settings::from(Session { tab: Tab::Study, study, ..Session::default() }), title);
        assert!(stops >= least, "{title}: {stops} stops: does the walk go round?");
    }
}

#[test]
fn every_stop_of_a_page_is_seen() {
    let learn = LearnSettings {
        page: LearnPage::from_id("paper-table-3").expect("a page"),
        lesson: None,
        ..LearnSettings::default()
    };
    let stops = check(Settings::from(Session { tab: Tab::Learn, learn, ..Session::default() }), "a page");
    // The list of pages is one of them; each of the 15 rows is opened by one.
    assert!((20..40).contains(&stops), "{stops} stops");
}

#[test]
fn every_stop_of_a_lesson_is_seen() {
    let learn = LearnSettings { lesson: Some("hazards".to_owned()), ..LearnSettings::default() };
    let stops = check(Settings::from(Session { tab: Tab::Learn, learn, ..Session::default() }), "a lesson");
    // The list, the overview and the file's button are one each; then four answers, and the way on.
    assert!((12..30).contains(&stops), "{stops} stops");
}

#[test]
fn the_stops_of_a_list_are_few() {
    let list = "\u{5D0}\u{5D1}-12\n12-\u{5D0}\u{5D1}\nx\u{5D0}.com\na..b\n";
    let stops =
        check_with(Settings::from(Session { tab: Tab::List, ..Session::default() }), "a list", |window| {
            drop_file(&mut window.harness, list.as_bytes());
            (0..100).for_each(|_| {
                std::thread::sleep(std::time::Duration::from_millis(2));
                window.harness.step();
            });
        });
    // The table is one of them, however many rows it has.
    assert!((20..40).contains(&stops), "{stops} stops");
}
