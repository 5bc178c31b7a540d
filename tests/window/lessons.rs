//! Lessons, done by keyboard alone and by pointer.

use std::path::Path;

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::Strategy;
use bidiscope_present::display_text::DisplayTitle;
use bidiscope_present::lesson::{BuiltInLesson, Lesson, LessonTask};
use bidiscope_present::titles::Titled;
use bidiscope_present::view::StrategyId;
use bidiscope_window::{App, LearnSettings, Settings, Tab};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use super::files::drop_file;
use super::open_with;

const SIZE: [f32; 2] = [1280.0, 1400.0];

fn open(lesson: &str) -> Harness<'static, App> {
    let learn = LearnSettings { lesson: Some(lesson.to_owned()), ..LearnSettings::default() };
    open_with(Settings { tab: Tab::Learn, learn, ..Settings::default() }, SIZE)
}

fn built_in(id: &str) -> &'static Lesson {
    BuiltInLesson::ALL.into_iter().find(|it| it.id == id).and_then(BuiltInLesson::lesson).expect("a lesson")
}

fn press(harness: &mut Harness<'static, App>, key: Key) {
    harness.key_press(key);
    harness.run();
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
    harness.state().settings().learn.progress(id).map_or(0, |it| it.count_done(built_in(id)))
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
    assert_eq!(harness.state().settings().learn.lesson.as_deref(), Some(id));
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
                tab_to(&mut harness, "place 1 of ");
                arrange(&mut harness, task.solution());
                tab_to(&mut harness, "Check");
                press(&mut harness, Key::Space);
                harness.get_by_label_contains("Right: all ");
            }
            LessonTask::Choose(task) => {
                let right = task.answers().iter().find(|it| it.is_right).expect("one is right");
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
    assert_eq!(harness.state().settings().learn.lesson.as_deref(), Some("one-to-one"));
    harness.get_by_label("Digits and hyphens \u{2013} done");
}

/// The cells of the guess, from left to right.
fn guess(harness: &Harness<'static, App>) -> Vec<String> {
    let cells = harness.query_all_by_role(Role::ListBoxOption);
    let label = |it: egui_kittest::Node<'_>| it.accesskit_node().label();
    cells.filter_map(label).filter(|it| it.starts_with("place ")).collect()
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
    let cell = |place: usize, letter: usize| format!("place {place} of 3: {}", names[letter]);
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
    // Two of three stand elsewhere than the reader sees them.
    harness.get_by_label("Check").click();
    harness.run();
    harness.get_by_label("Not yet: 1 of 3 is at the correct position.");
    assert_eq!(guess(&harness)[0], cell(1, 2) + ", right");
    assert_eq!(guess(&harness)[1], cell(2, 0) + ", not right");
    harness.get_by_label(&format!("reader's {}", cell(3, 0)));
    assert_eq!(done(&harness, "order-and-direction"), 0);
    harness.get_by_label("Try again").click();
    harness.run();
    carry(&mut harness, &cell(3, 2), &cell(1, 0));
    carry(&mut harness, &cell(3, 1), &cell(2, 0));
    harness.get_by_label("Check").click();
    harness.run();
    harness.get_by_label("Right: all 3 are at the correct position.");
    assert_eq!(done(&harness, "order-and-direction"), 1);
}

/// Who goes through the steps by Enter alone forgets no answer: *Try again* has the keyboard only after *Check*.
#[test]
fn the_keyboard_goes_to_try_again_after_a_wrong_answer_and_nowhere_else() {
    let id = "order-and-direction";
    let mut harness = open(id);
    step(&mut harness, "Step 2: Three letters");
    tab_to(&mut harness, "Check");
    press(&mut harness, Key::Enter);
    harness.get_by_role_and_label(Role::Alert, "Not yet: 1 of 3 is at the correct position.");
    assert_eq!(focused(&harness), "Try again");
    tab_to(&mut harness, "Next");
    press(&mut harness, Key::Enter);
    tab_to(&mut harness, "Back");
    press(&mut harness, Key::Enter);
    assert_eq!(focused(&harness), "Next");
    press(&mut harness, Key::Enter);
    step(&mut harness, "Step 2: Three letters, answered, not right yet");
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
    assert!(first.contains("the name \u{5D0}\u{5D1}\u{5D2}, typed ABC. Step 1 of "), "{first}");
    assert!(first.ends_with("The name \u{5D0}\u{5D1}\u{5D2}.com, typed ABC.com."), "{first}");
    step(&mut harness, "Step 2: Three letters");
    let second = message(&harness, "Step 2 of ");
    assert!(second.starts_with("Step 2 of "), "{second}");
    let name = "from left to right. The name \u{5D0}\u{5D1}\u{5D2}, typed ABC. Put each character at the position \
         where a reader sees it, in: ";
    assert!(second.contains(name), "{second}");
}

/// RFC 5893 and the paper say nothing of levels to a reader: where it is asked which display a line is, one who hears it is
/// told what one who sees it sees. By rules N1 and L2 the Latin labels of Figure 3 stay together.
#[test]
fn who_hears_a_line_is_reported_no_more_than_who_sees_it() {
    let mut harness = open("order-and-direction");
    let heading = "Whose page is this?";
    step(&mut harness, heading);
    let name = "\u{5D0}\u{5D1}\u{5D2}.ibm.com, typed ABC.ibm.com, from the left: 5 to 11; 4 to 1";
    assert!(message(&harness, &format!(": {heading}. ")).contains(&format!("The name {name}. Which ")));
    harness.get_by_role_and_label(Role::Image, &format!("the name {name}"));
    let told_of = |harness: &Harness<'static, App>, text: &str| {
        let pictures = harness.query_all_by_role(Role::Image);
        pictures.filter(|it| it.accesskit_node().label().is_some_and(|it| it.contains(text))).count()
    };
    assert_eq!(told_of(&harness, "level"), 0);
    tab_to(&mut harness, Strategy::UbaRtl.title());
    press(&mut harness, Key::Space);
    harness.get_by_label("Check").click();
    harness.run();
    assert_eq!(told_of(&harness, "5 to 11, left-to-right, level 2; 1 to 4, right-to-left, level 1"), 1);
}

#[test]
fn what_is_held_is_put_back_by_escape() {
    let mut harness = open("order-and-direction");
    step(&mut harness, "Step 2: Three letters");
    tab_to(&mut harness, "place 1 of 3");
    press(&mut harness, Key::Space);
    press(&mut harness, Key::End);
    assert_eq!(focused(&harness), "place 3 of 3: A, U+05D0 HEBREW LETTER ALEF, held");
    press(&mut harness, Key::Escape);
    assert_eq!(focused(&harness), "place 1 of 3: A, U+05D0 HEBREW LETTER ALEF");
    press(&mut harness, Key::ArrowRight);
    assert_eq!(focused(&harness), "place 2 of 3: B, U+05D1 HEBREW LETTER BET");
}

#[test]
fn the_step_that_decides_opens_in_inspect() {
    let mut harness = open("digits-and-hyphens");
    step(&mut harness, "Step 3: Where is the 1?");
    harness.get_by_label("Check").click();
    harness.run();
    harness.get_by_label("What decides it");
    harness.get_by_label_contains("Look at step ").click();
    harness.run();
    let settings = harness.state().settings();
    assert_eq!((settings.tab, settings.notation), (Tab::Inspect, Notation::Capitals));
    assert_eq!(settings.input, "123-ABC");
    assert_eq!(settings.trace.strategy, StrategyId::BuiltIn(Strategy::UbaLtr));
    // Rule W7 makes the number left-to-right.
    let rows = harness.query_all_by(|it| it.is_selected() == Some(true));
    let rows: Vec<String> = rows.filter_map(|it| it.accesskit_node().label()).collect();
    assert!(rows.iter().any(|it| it.contains("W7")), "{rows:?}");
}

/// A lesson in a file.
fn written(path: &Path, words: &str, name: &str) {
    let lesson = format!(
        "format = \"bidiscope-lesson\"\nversion = 1\ntitle = \"Mine\"\nnotation = \"capitals\"\n[[step]]\n\
         kind = \"choose\"\nquestion = \"condition\"\ntitle = \"A step\"\nwords = \"{words}\"\nname = \"{name}\"\n\
         [[step]]\nkind = \"page\"\ntitle = \"The end\"\nwords = \"That is all.\"\n"
    );
    std::fs::write(path, lesson).expect("written");
}

/// The window as it starts the next time.
fn restarted(harness: &Harness<'static, App>) -> Harness<'static, App> {
    let kept = serde_json::to_string(harness.state().settings()).expect("it can be written");
    let settings: Settings = serde_json::from_str(&kept).expect("it can be read");
    assert_eq!(settings, *harness.state().settings());
    open_with(settings, SIZE)
}

#[test]
fn progress_survives_a_restart_and_an_edited_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.toml");
    written(&path, "Which?", "1A");
    let mut harness = open("order-and-direction");
    harness.get_by_label("Open a lesson\u{2026}").click();
    harness.run();
    harness.get_by_label("Path of a lesson").type_text(path.to_str().expect("a path"));
    harness.run();
    press(&mut harness, Key::Enter);
    harness.get_by_label_contains("Step 1 of 2: A step. ");
    harness.get_by_label_contains("Condition 1. ").click();
    harness.run();
    harness.get_by_label("Check").click();
    harness.run();
    harness.get_by_label("Mine \u{2013} 1 of 2");

    let mut harness = restarted(&harness);
    harness.get_by_label("Mine \u{2013} 1 of 2");
    harness.get_by_role_and_label(Role::Alert, "Right.");
    // Other words, the same question: what was answered stays.
    written(&path, "Which condition?", "1A");
    harness = restarted(&harness);
    harness.get_by_label("Which condition?");
    harness.get_by_label("Mine \u{2013} 1 of 2");
    // Another question is open again.
    written(&path, "Which condition?", "A-");
    harness = restarted(&harness);
    harness.get_by_label("Mine \u{2013} 0 of 2");
    harness.get_by_label("Begin again").click();
    harness.run();
    harness.get_by_label("Forget the answers").click();
    harness.run();
    harness.get_by_role_and_label(Role::ListBoxOption, "Mine");
    // A file that can be read no more stands in the list, and says why.
    std::fs::write(&path, "format = 1").expect("written");
    harness = restarted(&harness);
    harness.get_by_label("A lesson that cannot be read").click();
    harness.run();
    harness.get_by_label_contains("\u{201C}format\u{201D}: invalid type");
    harness.get_by_label("Remove from the list").click();
    harness.run();
    assert!(harness.query_by_label("A lesson that cannot be read").is_none());
    assert!(harness.state().settings().learn.lesson_files.is_empty());
}

#[test]
fn a_file_that_is_dropped_is_a_lesson_or_is_refused() {
    let mut harness = open("one-to-one");
    let whole =
        std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/lessons/template.toml"));
    drop_file(&mut harness, &whole.expect("the template"));
    harness.run();
    harness.get_by_role_and_label(Role::ListBoxOption, "My first lesson");
    let is_open = harness.state().settings().learn.lesson.clone();
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
        assert_eq!(harness.state().settings().learn.lesson, is_open);
    }
}

/// Settings of another program's making: what is unsound is left out, and the rest is kept.
#[test]
fn damaged_progress_is_left_out() {
    let kept = r#"{"format":"bidiscope-session","version":1,"settings":{"learn":{"page":"errors","lesson":"hazards","lessons":[
        {"lesson":"hazards","progress":{"open":"x","records":[{"key":"k","given":[9,9,9],"is_right":true}]}},
        {"lesson":"hazards","progress":{"open":""}}, 7]}}}"#;
    let mut settings = Settings::default();
    assert_eq!(settings.open_session(kept.as_bytes()).expect("a session"), ["learn.lessons"]);
    assert_eq!(settings.learn.lessons.len(), 1);
    let mut harness = open_with(Settings { tab: Tab::Learn, ..settings }, SIZE);
    harness.get_by_label_contains("Step 1 of 8: A label that falls apart. ");
    // An answer that there is not, and a guess of other pieces.
    let mut learn = harness.state().settings().learn.clone();
    let progress = &mut learn.lessons[0].progress;
    progress.record_answer(&built_in("hazards").steps[0], vec![77], false);
    progress.record_answer(&built_in("hazards").steps[1], vec![0, 0], false);
    harness = open_with(Settings { tab: Tab::Learn, learn, ..Settings::default() }, SIZE);
    step(&mut harness, "Step 2: See it move");
    assert_eq!(guess(&harness).len(), "ABC.1de".len());
}
