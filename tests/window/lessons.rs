//! Lessons, done by keyboard alone and by pointer.

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_lesson::{BuiltInLesson, Lesson, LessonTask};
use bidiscope_report::titles::Titled;
use bidiscope_report::view::StrategyId;
use bidiscope_report::words::display::DisplayTitle;
use bidiscope_session::SessionLink;
use bidiscope_window::{App, LearnSettings, Session, Settings, Tab};
use bidiscope_words::{Message, message};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, Node};

use super::files::drop_file;
use super::text::copied;
use super::{open_menu, open_with, press};

pub(super) const SIZE: [f32; 2] = [1280.0, 1400.0];
const TEMPLATE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/lessons/template.toml");

pub(super) fn open(lesson: &str) -> Harness<'static, App> {
    let learn = LearnSettings { lesson: Some(lesson.to_owned()), ..LearnSettings::default() };
    open_with(Settings::from(Session { tab: Tab::Learn, learn, ..Session::default() }), SIZE)
}

fn built_in(id: &str) -> &'static Lesson {
    BuiltInLesson::ALL.into_iter().find(|it| it.id == id).map(BuiltInLesson::read_lesson).expect("a lesson")
}

/// What has the keyboard.
fn focused(harness: &Harness<'static, App>) -> String {
    let found = harness.query_all_by(|it| it.is_focused()).find_map(|it| it.accesskit_node().label());
    found.unwrap_or_default()
}

/// Presses Tab until something that is called so has the keyboard.
fn tab_to(harness: &mut Harness<'static, App>, label: &str) {
    let mut passed = Vec::new();
    for _ in 0..60 {
        let now = focused(harness);
        if now.starts_with(label) {
            return;
        }
        passed.push(now);
        press(harness, Key::Tab);
    }
    panic!("nothing called {label} among {passed:#?}");
}

fn done(harness: &Harness<'static, App>, id: &str) -> usize {
    harness.state().settings().session.learn.progress(id).map_or(0, |it| it.count_done(built_in(id)))
}

/// Carries the pieces to where they belong, by keys alone; the first has the keyboard.
fn arrange(harness: &mut Harness<'static, App>, truth: &[usize]) {
    let mut order: Vec<usize> = (0..truth.len()).collect();
    let mut at = 0;
    for (place, &piece) in truth.iter().enumerate() {
        let from = order.iter().position(|&it| it == piece).expect("it is there");
        let key = if from < at { Key::ArrowLeft } else { Key::ArrowRight };
        (0..from.abs_diff(at)).for_each(|_| press(harness, key));
        press(harness, Key::Space);
        (place..from).for_each(|_| press(harness, Key::ArrowLeft));
        press(harness, Key::Space);
        let piece = order.remove(from);
        order.insert(place, piece);
        at = place;
    }
}

#[test]
fn a_lesson_is_done_to_its_end_by_keyboard_alone() {
    let id = "digits-and-hyphens";
    let lesson = built_in(id);
    let mut harness = open_with(Settings::default(), SIZE);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Num5);
    harness.run();
    press(&mut harness, Key::Home);
    press(&mut harness, Key::ArrowDown);
    assert_eq!(harness.state().settings().session.learn.lesson.as_deref(), Some(id));
    for (number, step) in lesson.steps.iter().enumerate() {
        let opened = format!("Step {} of {}: {}. ", number + 1, lesson.steps.len(), step.title);
        let opened = harness.get_by_label_contains(&opened);
        let accessible_text = opened.accesskit_node().value().unwrap_or_default();
        match &step.task {
            LessonTask::Page { .. } => {}
            LessonTask::Arrange(task) => {
                assert!(accessible_text.ends_with(&task.display().title()), "{accessible_text:?}")
            }
            LessonTask::Choose(task) => {
                assert!(accessible_text.ends_with(task.question().as_str()), "{accessible_text:?}")
            }
        }
        match &step.task {
            LessonTask::Page { .. } => {}
            LessonTask::Arrange(task) => {
                tab_to(&mut harness, "position 1 of ");
                arrange(&mut harness, task.correct_visual_piece_indices());
                tab_to(&mut harness, "Check");
                press(&mut harness, Key::Space);
                harness.get_by_label_contains("Right: all ");
            }
            LessonTask::Choose(task) => {
                let right = task.answer_choices().iter().find(|it| it.is_correct).expect("one is right");
                tab_to(&mut harness, &right.content.text());
                press(&mut harness, Key::Space);
                tab_to(&mut harness, "Check");
                press(&mut harness, Key::Space);
                harness.get_by_role_and_label(Role::Alert, "Right.");
            }
        }
        let next = if number + 1 == lesson.steps.len() { "Next lesson: Why the paper" } else { "Next" };
        if !matches!(step.task, LessonTask::Page { .. }) {
            // Whoever has answered goes on.
            assert!(focused(&harness).starts_with(next), "{}: {}", step.title, focused(&harness));
        }
        tab_to(&mut harness, next);
        if number > 0 {
            assert_eq!(done(&harness, id), number + 1, "{}", step.title);
        }
        press(&mut harness, Key::Space);
    }
    assert_eq!(done(&harness, id), lesson.steps.len());
    assert_eq!(harness.state().settings().session.learn.lesson.as_deref(), Some("one-to-one"));
    row(&harness, "Digits and hyphens", lesson.steps.len(), lesson.steps.len());
}

/// The row of a lesson in the list, which says how much of it is done.
pub(super) fn row<'tree>(
    harness: &'tree Harness<'static, App>,
    title: &str,
    done: usize,
    count: usize,
) -> Node<'tree> {
    let label = message!(learn_lesson_row, title = title, done = done, count = count).to_string();
    harness
        .get_all_by_role(Role::ListBoxOption)
        .find(|it| it.accesskit_node().label() == Some(label.clone()))
        .expect("a row")
}

/// Clicks the button of this message.
pub(super) fn click(harness: &mut Harness<'static, App>, message: Message<'_>) {
    harness.get_by_role_and_label(Role::Button, &message.to_string()).click();
    harness.run();
}

/// The cells of the guess, from left to right.
fn guess(harness: &Harness<'static, App>) -> Vec<String> {
    let cells = harness.query_all_by_role(Role::ListBoxOption);
    let label = |it: egui_kittest::Node<'_>| it.accesskit_node().label();
    cells.filter_map(label).filter(|it| it.starts_with("position ")).collect()
}

/// Goes to a step by the overview.
fn step(harness: &mut Harness<'static, App>, label: &str) {
    harness.get_by_label_contains(label).click();
    harness.run();
}

#[test]
fn a_character_is_dragged_to_its_place() {
    let mut harness = open("order-and-direction");
    step(&mut harness, "Step 2: Three letters");
    let names =
        ["A, U+05D0 HEBREW LETTER ALEF", "B, U+05D1 HEBREW LETTER BET", "C, U+05D2 HEBREW LETTER GIMEL"];
    let cell = |place: usize, letter: usize| format!("position {place} of 3: {}", names[letter]);
    assert_eq!(guess(&harness), [cell(1, 0), cell(2, 1), cell(3, 2)]);
    let carry = |harness: &mut Harness<'static, App>, from: &str, to: &str| {
        let [from, to] = [from, to].map(|it| harness.get_by_label(it).rect().center());
        harness.drag_at(from);
        harness.run();
        harness.hover_at(from + (to - from) / 2.0);
        harness.run();
        harness.hover_at(to);
        harness.run();
        harness.drop_at(to);
        harness.run();
    };
    carry(&mut harness, &cell(3, 2), &cell(1, 0));
    assert_eq!(guess(&harness), [cell(1, 2), cell(2, 0), cell(3, 1)]);
    // Two of three stand elsewhere than the reader sees them: a hint, a second one, and the solution.
    let hints = ["a reader of Hebrew begin?", "What was typed first"];
    for hint in hints {
        click(&mut harness, message!(lesson_check));
        let alert = harness.get_by_role(Role::Alert).accesskit_node().label().unwrap_or_default();
        assert!(alert.contains(hint), "{alert}");
        harness.get_by_label_contains(&format!("1 of 3 positions is correct. {}", "Hint"));
        assert_eq!(guess(&harness)[0], cell(1, 2), "nothing is said of the places yet");
    }
    click(&mut harness, message!(lesson_check));
    // The teacher's words come first, then the rule.
    let result = harness.get_by_label(message!(lesson_answer).static_text()).rect();
    let words = harness.get_by_label_contains("A reader of Hebrew begins at the right").rect();
    let rule = harness.get_by_label_contains("L2 (UAX #9").rect();
    assert!(result.bottom() <= words.top() && words.bottom() <= rule.top());
    assert_eq!(guess(&harness)[0], cell(1, 2) + ", right");
    assert_eq!(guess(&harness)[1], cell(2, 0) + ", not right");
    harness.get_by_label(&format!("correct {}", cell(3, 0)));
    assert_eq!(done(&harness, "order-and-direction"), 0);
    click(&mut harness, message!(lesson_try_again));
    carry(&mut harness, &cell(3, 2), &cell(1, 0));
    carry(&mut harness, &cell(3, 1), &cell(2, 0));
    click(&mut harness, message!(lesson_check));
    harness.get_by_label("Right: all 3 positions are correct.");
    assert_eq!(done(&harness, "order-and-direction"), 1);
}

#[test]
fn a_wrong_choice_leads_over_two_hints_to_the_solution() {
    let mut harness = open("six-conditions");
    step(&mut harness, "Step 2: ");
    // The name is `5A`; RFC 5893 section 2: condition 1.
    harness.get_by_label_contains("condition 2: ").click();
    harness.run();
    for hint in ["2", "label 1, character 1"] {
        click(&mut harness, message!(lesson_check));
        let alert = harness.get_by_role(Role::Alert).accesskit_node().label().unwrap_or_default();
        assert!(alert.contains(hint), "{alert}");
    }
    click(&mut harness, message!(lesson_check));
    let judged = message!(lesson_answer_judged, answer = "Violates condition 1", right = "yes", own = "no")
        .to_string();
    let (start, end) = judged.split_once("Violates condition 1").expect("the answer");
    let pictures = harness.query_all_by_role(Role::Image).filter_map(|it| it.accesskit_node().label());
    let pictures: Vec<String> = pictures.collect();
    assert!(
        pictures
            .iter()
            .any(|it| it.starts_with(&format!("{start}Violates condition 1")) && it.ends_with(end)),
        "{pictures:?}"
    );
}

/// At least 44 points wide, with a number from 1.
#[test]
fn cells_are_large_and_numbered() {
    let mut harness = open("order-and-direction");
    step(&mut harness, "Step 2: Three letters");
    for node in harness.query_all_by_role(Role::ListBoxOption) {
        if node.accesskit_node().label().is_some_and(|it| it.starts_with("position ")) {
            assert!(node.rect().width() >= 44.0 && node.rect().height() >= 44.0, "{:?}", node.rect());
        }
    }
}

/// From the first start on: the tab, and the first lesson is there; its link, two clicks later.
#[test]
fn the_first_lesson_is_a_click_away_and_its_link_one_more() {
    let mut harness = open_with(Settings::default(), [1280.0, 800.0]);
    harness.get_by_role_and_label(Role::Tab, "Learn").click();
    harness.run();
    harness.get_by_label_contains("Step 1 of ");
    harness.get_by_label("Share lesson").click();
    harness.step();
    assert_eq!(copied(&harness).as_deref(), Some("bidiscope:?lesson=order-and-direction"));
    // The menu File copies the same, and not the name of the tab Inspect.
    harness.run();
    open_menu(&mut harness, &["More", "File"]);
    harness.get_by_label("Copy a link to this lesson").click();
    harness.step();
    assert_eq!(copied(&harness).as_deref(), Some("bidiscope:?lesson=order-and-direction"));
}

#[test]
fn a_lesson_of_a_file_travels_in_its_link() {
    let text = std::fs::read_to_string(TEMPLATE).expect("the template");
    let mut harness = open("one-to-one");
    drop_file(&mut harness, text.as_bytes());
    harness.run();
    harness.get_by_label("Share lesson").click();
    harness.step();
    let link = copied(&harness).expect("a link");
    assert_eq!(
        SessionLink::read_whole_link(&link).expect("a link").lesson_id_or_file_text.as_deref(),
        Some(text.as_str())
    );
    // Somebody else pastes it into the name field.
    let mut harness = super::open(&link, Notation::Unicode);
    harness.get_by_label(message!(link_to_lesson).static_text());
    harness.get_by_label(message!(link_open).static_text()).click();
    harness.run_steps(4);
    assert_eq!(harness.state().settings().session.tab, Tab::Learn);
    row(&harness, "My first lesson", 0, 3);
    let bad = "bidiscope:?lesson=format%20%3D%201";
    let mut harness = super::open(bad, Notation::Unicode);
    harness.get_by_label(message!(link_open).static_text()).click();
    harness.run_steps(4);
    harness.get_by_label_contains("was not opened: ");
}

/// Who goes through the steps by Enter alone forgets no answer: *Try again* has the keyboard only after *Check*.
#[test]
fn the_keyboard_goes_to_try_again_after_a_wrong_answer_and_nowhere_else() {
    let id = "order-and-direction";
    let mut harness = open(id);
    step(&mut harness, "Step 2: Three letters");
    for _ in 0..3 {
        tab_to(&mut harness, "Check");
        press(&mut harness, Key::Enter);
    }
    harness.get_by_role_and_label(Role::Alert, message!(lesson_answer).static_text());
    assert_eq!(focused(&harness), "Try again");
    tab_to(&mut harness, "Next");
    press(&mut harness, Key::Enter);
    tab_to(&mut harness, "Back");
    press(&mut harness, Key::Enter);
    assert_eq!(focused(&harness), "Next");
    press(&mut harness, Key::Enter);
    step(&mut harness, "Step 2: Three letters, not yet right");
}

/// What a step is told as, before it and in it, by its heading.
fn message(harness: &Harness<'static, App>, heading: &str) -> String {
    harness.get_by_label_contains(heading).accesskit_node().value().unwrap_or_default()
}

#[test]
fn a_step_is_reported_with_its_name_and_the_first_with_the_words_before_it() {
    let mut harness = open("order-and-direction");
    let first = message(&harness, "Step 1 of ");
    assert!(first.starts_with("A domain name is stored in one order and seen in another"), "{first}");
    assert!(first.contains("the name \u{5D0}\u{5D1}\u{5D2}, typed as ABC. Step 1 of "), "{first}");
    assert!(first.ends_with("The name \u{5D0}\u{5D1}\u{5D2}.com, typed as ABC.com."), "{first}");
    step(&mut harness, "Step 2: Three letters");
    let second = message(&harness, "Step 2 of ");
    assert!(second.starts_with("Step 2 of "), "{second}");
    let name = "from left to right. The name \u{5D0}\u{5D1}\u{5D2}, typed as ABC. ";
    assert!(
        second.ends_with(&format!("{name}{}", DisplayConfig::with_default_options(Strategy::UbaLtr).title())),
        "{second}"
    );
}

/// RFC 5893 and the paper say nothing of levels to a reader: where it is asked which display a line is, one who hears
/// it is told what one who sees it sees. By rules N1 and L2 the Latin labels of Figure 3 stay together.
#[test]
fn who_hears_a_line_is_reported_no_more_than_who_sees_it() {
    let mut harness = open("order-and-direction");
    let heading = "Whose page is this?";
    step(&mut harness, heading);
    let name = "\u{5D0}\u{5D1}\u{5D2}.ibm.com, typed as ABC.ibm.com, from the left: 5 to 11; 4 to 1";
    assert!(message(&harness, &format!(": {heading}. ")).contains(&format!("The name {name}. Which ")));
    harness.get_by_role_and_label(Role::Image, &format!("the name {name}"));
    let told_of = |harness: &Harness<'static, App>, text: &str| {
        let pictures = harness.query_all_by_role(Role::Image);
        pictures.filter(|it| it.accesskit_node().label().is_some_and(|it| it.contains(text))).count()
    };
    assert_eq!(told_of(&harness, "level"), 0);
    tab_to(&mut harness, Strategy::UbaRtl.title());
    press(&mut harness, Key::Space);
    click(&mut harness, message!(lesson_check));
    assert_eq!(told_of(&harness, "5 to 11, left-to-right, level 2; 1 to 4, right-to-left, level 1"), 1);
}

#[test]
fn what_is_held_is_put_back_by_escape() {
    let mut harness = open("order-and-direction");
    step(&mut harness, "Step 2: Three letters");
    tab_to(&mut harness, "position 1 of 3");
    press(&mut harness, Key::Space);
    press(&mut harness, Key::End);
    assert_eq!(focused(&harness), "position 3 of 3: A, U+05D0 HEBREW LETTER ALEF, held");
    press(&mut harness, Key::Escape);
    assert_eq!(focused(&harness), "position 1 of 3: A, U+05D0 HEBREW LETTER ALEF");
    press(&mut harness, Key::ArrowRight);
    assert_eq!(focused(&harness), "position 2 of 3: B, U+05D1 HEBREW LETTER BET");
}

#[test]
fn the_step_that_decides_opens_in_inspect() {
    let mut harness = open("digits-and-hyphens");
    step(&mut harness, "Step 3: Where is the 1?");
    for _ in 0..3 {
        click(&mut harness, message!(lesson_check));
    }
    let button = message!(lesson_inspect_step, step = 0_usize).to_string();
    harness.get_by_label_contains(button.split('0').next().expect("words")).click();
    harness.run();
    let settings = harness.state().settings();
    assert_eq!((settings.session.tab, settings.session.notation), (Tab::Inspect, Notation::CapitalsAsHebrew));
    assert_eq!(settings.session.input, "123-ABC");
    assert_eq!(settings.session.trace.strategy, StrategyId::BuiltIn(Strategy::UbaLtr));
    // Rule W7 makes the number left-to-right.
    let rows = harness.query_all_by(|it| it.is_selected() == Some(true));
    let rows: Vec<String> = rows.filter_map(|it| it.accesskit_node().label()).collect();
    assert!(rows.iter().any(|it| it.contains("W7")), "{rows:?}");
}

/// RFC 5893, section 7.1 advises against `ABC` in the zone `3com.net`, and forbids neither. A step without a zone leaves none
/// behind.
#[test]
fn the_zone_of_a_step_is_asked_about_in_inspect() {
    let mut harness = open("hazards");
    for (number, zone) in [(3, "3com.net"), (5, "")] {
        harness.key_press_modifiers(Modifiers::COMMAND, Key::Num5);
        harness.run();
        step(&mut harness, &format!("Step {number}: "));
        let LessonTask::Choose(task) = &built_in("hazards").steps[number - 1].task else {
            panic!("a question")
        };
        let right =
            task.answer_choices().iter().find(|it| it.is_correct).expect("one is right").content.text();
        harness.get_by_label_contains(&right).click();
        harness.run();
        click(&mut harness, message!(lesson_check));
        harness
            .get_by(|it| it.role() == Role::Button && it.label().is_some_and(|it| it.ends_with("in Inspect")))
            .click();
        harness.run();
        let session = &harness.state().settings().session;
        assert_eq!((session.tab, session.zone.text.as_str()), (Tab::Inspect, zone));
        assert!(harness.query_by_label_contains("Refused").is_none(), "{number}");
    }
}

/// The name of a page is presented at once, that of a question once its solution is shown.
#[test]
fn what_is_presented_of_a_lesson_gives_no_answer_away() {
    let mut harness = open("order-and-direction");
    let is_presenting = |harness: &Harness<'static, App>| harness.query_by_label("leave (Esc)").is_some();
    let present = |harness: &mut Harness<'static, App>| {
        harness.get_by_label("Present").click();
        harness.run();
    };
    present(&mut harness);
    assert!(is_presenting(&harness));
    press(&mut harness, Key::Escape);
    assert_eq!(harness.state().settings().session.tab, Tab::Learn);
    press(&mut harness, Key::F5);
    assert!(is_presenting(&harness));
    press(&mut harness, Key::Escape);
    step(&mut harness, "Step 2");
    present(&mut harness);
    press(&mut harness, Key::F5);
    assert!(!is_presenting(&harness));
    for _ in 0..3 {
        click(&mut harness, message!(lesson_check));
    }
    present(&mut harness);
    assert!(is_presenting(&harness));
}

#[test]
fn a_file_that_is_dropped_is_a_lesson_or_is_refused() {
    let mut harness = open("one-to-one");
    drop_file(&mut harness, &std::fs::read(TEMPLATE).expect("the template"));
    harness.run();
    row(&harness, "My first lesson", 0, 3);
    let is_open = harness.state().settings().session.learn.lesson.clone();
    assert_eq!(is_open.as_deref(), Some("file: My first lesson"));
    for (bytes, reason) in [
        (b"format = \"bidiscope-lesson\"\nversion = 9".as_slice(), "newer version of bidiscope"),
        (b"\xFF", "not UTF-8"),
        (b"words", "not valid TOML"),
    ] {
        drop_file(&mut harness, bytes);
        harness.run();
        harness.get_by_label_contains(reason);
        // Nothing is lost.
        assert_eq!(harness.state().settings().session.learn.lesson, is_open);
    }
}

/// A session of another program's making: an answer that there is not, and a guess of other pieces.
#[test]
fn progress_that_does_not_fit_its_lesson_is_passed_over() {
    let kept = r#"{"format":"bidiscope-session","version":1,"settings":{"learn":{"page":"errors","lesson":"hazards","lessons":[
        {"lesson":"hazards","progress":{"open":"x","records":[{"key":"k","given":[9,9,9],"is_right":true}]}}]}}}"#;
    let session = Session::from_file(kept.as_bytes()).expect("a session");
    let mut harness = open_with(Settings::from(Session { tab: Tab::Learn, ..session }), SIZE);
    harness.get_by_label_contains("Step 1 of 8: A label that is split. ");
    // An answer that there is not, and a guess of other pieces.
    let mut learn = harness.state().settings().session.learn.clone();
    let progress = &mut learn.lessons[0].progress;
    progress.record_answer(&built_in("hazards").steps[0], vec![77], false);
    progress.record_answer(&built_in("hazards").steps[1], vec![0, 0], false);
    harness = open_with(Settings::from(Session { tab: Tab::Learn, learn, ..Session::default() }), SIZE);
    step(&mut harness, "Step 2: See it move");
    assert_eq!(guess(&harness).len(), "ABC.1de".len());
}
