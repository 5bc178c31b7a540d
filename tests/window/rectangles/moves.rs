//! Nothing moves by a pixel when the pointer enters, wherever it stands.

use bidiscope_proof::study::{DisplayPropertyStudy, StudyAlphabet, WorkProgress};
use bidiscope_window::{Session, Settings, StudySettings, Tab, TextSettings};
use bidiscope_words::message;
use eframe::egui::{Event, Pos2, Rect, pos2};
use egui_kittest::kittest::Queryable;

use super::super::wait_until;
use super::laws::nothing_moved;
use super::painted::{Painted, Widget};
use super::{Watched, keep};

/// Where the pointer stands: a grid over the window, in parts of its width and height.
const ACROSS: [f32; 4] = [0.03, 0.2, 0.5, 0.97];
const DOWN: [f32; 5] = [0.03, 0.1, 0.3, 0.6, 0.95];
/// On how many of the things that can be clicked it stands besides.
const MOST_WIDGETS: usize = 15;

fn check(settings: Settings, title: &str) {
    let mut window = Watched::open(settings, [1280.0, 800.0]);
    // The remark on a display grows when the search for names that look the same ends.
    let searches = format!("{}: \u{2026}", message!(column_same_display));
    wait_until(&mut window.harness, |it| it.query_by_label(&searches).is_none());
    window.harness.run();
    let before = without_menu_of_row(window.painted());
    let grid = ACROSS.iter().flat_map(|x| DOWN.map(|y| pos2(x * 1280.0, y * 800.0)));
    let widgets: Vec<Pos2> =
        before.widgets.iter().filter(|it| it.is_clicked).map(|it| it.seen.center()).collect();
    let some = widgets.iter().copied().step_by(widgets.len() / MOST_WIDGETS + 1);
    for place in grid.chain(some) {
        window.harness.event(Event::PointerMoved(place));
        window.harness.run();
        let after = without_menu_of_row(window.painted());
        keep(&nothing_moved(&before, &after), &format!("{title}, the pointer at {place:?}"));
    }
    window.harness.event(Event::PointerGone);
    window.harness.run();
    let after = without_menu_of_row(window.painted());
    keep(&nothing_moved(&before, &after), &format!("{title}, the pointer gone"));
}

/// Without the buttons of the menus of displays: only the row that is pointed at and the selected one have theirs, in
/// room that is kept for it.
fn without_menu_of_row(mut painted: Painted) -> Painted {
    let is_menu = |it: &Widget| it.name.starts_with("Menu of ");
    let buttons: Vec<Rect> = painted.widgets.iter().filter(|it| is_menu(it)).map(|it| it.rect).collect();
    painted.widgets.retain(|it| !is_menu(it));
    painted.texts.retain(|it| !buttons.iter().any(|button| button.contains_rect(it.ink)));
    painted
}

#[test]
fn nothing_of_a_name_moves_when_the_pointer_enters() {
    check(
        Settings::from(Session {
            input: "\u{645}\u{62B}\u{627}\u{644}-21.com".to_owned(),
            ..Session::default()
        }),
        "a name",
    );
    check(Settings::from(Session { input: String::new(), ..Session::default() }), "the start page");
}

#[test]
fn nothing_of_a_text_moves_when_the_pointer_enters() {
    let text =
        "see \u{5D0}5.com or 5\u{5D0}.com\n\nhttp://a.b.\u{5D0}.\u{5D1}.com/c?d=e#f, x.com.\n".to_owned();
    let text = TextSettings { text, ..TextSettings::default() };
    check(Settings::from(Session { tab: Tab::Text, text, ..Session::default() }), "a text");
}

#[test]
fn nothing_of_a_study_moves_when_the_pointer_enters() {
    let study = DisplayPropertyStudy {
        alphabet: StudyAlphabet::atkin2001(),
        max_sequence_characters: 2,
        ..DisplayPropertyStudy::default()
    };
    let results = study.run(&WorkProgress::new(), |_| ()).expect("a short study");
    let study = StudySettings { results: Some(results.into()), ..StudySettings::default() };
    check(Settings::from(Session { tab: Tab::Study, study, ..Session::default() }), "a study");
}
