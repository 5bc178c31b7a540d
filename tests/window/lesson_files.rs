//! Lessons that a teacher writes in a text editor beside the window.

use std::path::{Path, PathBuf};

use bidiscope_session::SessionLink;
use bidiscope_window::{App, Session, Settings};
use bidiscope_words::message;
use eframe::egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use tempfile::TempDir;

use super::changed_files::{offer, read_again, wait};
use super::lessons::{SIZE, click, open, row};
use super::text::copied;
use super::{enter_path, open_with};

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
    let kept = serde_json::to_string(&harness.state().settings().session).expect("it can be written");
    let session: Session = serde_json::from_str(&kept).expect("it can be read");
    assert_eq!(session, harness.state().settings().session);
    open_with(Settings::from(session), SIZE)
}

#[test]
fn progress_survives_a_restart_and_an_edited_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.toml");
    written(&path, "Which?", "1A");
    let mut harness = opened(&path);
    harness.get_by_label_contains("Step 1 of 2: A step. ");
    harness.get_by_label_contains("condition 1: ").click();
    harness.run();
    click(&mut harness, message!(lesson_check));
    row(&harness, "Mine", 1, 2);

    let mut harness = restarted(&harness);
    row(&harness, "Mine", 1, 2);
    harness.get_by_role_and_label(Role::Alert, "Right.");
    // Other words, the same question: what was answered stays.
    written(&path, "Which condition?", "1A");
    harness = restarted(&harness);
    harness.get_by_label("Which condition?");
    row(&harness, "Mine", 1, 2);
    // Another question is open again.
    written(&path, "Which condition?", "A-");
    harness = restarted(&harness);
    row(&harness, "Mine", 0, 2);
    click(&mut harness, message!(lesson_start_again));
    click(&mut harness, message!(lesson_forget));
    assert!(harness.state().settings().session.learn.progress("file: Mine").is_none());
    // A file that can be read no more stands in the list, and says why.
    std::fs::write(&path, "format = 1").expect("written");
    harness = restarted(&harness);
    let unreadable = message!(learn_unreadable_lesson).static_text();
    harness.get_by_label(unreadable).click();
    harness.run();
    harness.get_by_label_contains("\u{201C}format\u{201D}: invalid type");
    click(&mut harness, message!(lesson_remove));
    assert!(harness.query_by_label(unreadable).is_none());
    assert!(harness.state().settings().session.learn.lesson_files.is_empty());
}

/// The window with the lesson of this file, opened by its path.
fn opened(path: &Path) -> Harness<'static, App> {
    let mut harness = open("order-and-direction");
    harness.get_by_label("Open lesson\u{2026}").click();
    enter_path(&mut harness, path);
    harness
}

/// A folder with a lesson of these steps, each with its task; and its file.
fn folder_with(title: &str, steps: &[&str]) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.toml");
    save(&path, title, steps);
    (folder, path)
}

/// Saves it as an editor does that writes the file itself.
fn save(path: &Path, title: &str, steps: &[&str]) {
    std::fs::write(path, lesson(title, steps)).expect("written");
}

fn lesson(title: &str, steps: &[&str]) -> String {
    let mut text =
        format!("format = \"bidiscope-lesson\"\nversion = 1\ntitle = \"{title}\"\nnotation = \"capitals\"\n");
    for (number, task) in steps.iter().enumerate() {
        text += &format!("[[step]]\ntitle = \"Title {number}\"\nwords = \"Words {number}\"\n{task}\n");
    }
    text
}

const PAGE: &str = "kind = \"page\"";
const FIRST: &str = "kind = \"choose\"\nquestion = \"condition\"\nname = \"1A\"";
const SECOND: &str = "kind = \"choose\"\nquestion = \"condition\"\nname = \"A-\"";
const WRONG: &str = "kind = \"choose\"\nquestion = \"condition\"\nname = \"A..B\"";

fn says(harness: &Harness<'static, App>, text: &str) -> bool {
    harness.query_all_by_label_contains(text).next().is_some()
}

/// Whether the lesson is offered anew, which stands in `mine.toml`.
fn is_offered(harness: &Harness<'static, App>) -> bool {
    harness.query_by_role_and_label(Role::Button, &offer("mine.toml")).is_some()
}

#[test]
fn a_file_that_is_saved_is_read_again_and_the_learner_stays_where_he_was() {
    let (_folder, path) = folder_with("Mine", &[FIRST, PAGE]);
    let mut harness = opened(&path);
    harness.get_by_label_contains("condition 1: ").click();
    harness.run();
    click(&mut harness, message!(lesson_check));
    row(&harness, "Mine", 1, 2);
    wait(&mut harness);
    assert!(!is_offered(&harness), "nobody has saved it");
    // Steps before it and behind it, and another title.
    save(&path, "Mine at last", &[PAGE, FIRST, SECOND]);
    wait(&mut harness);
    harness.get_by_label(&message!(file_changed, file = "mine.toml").to_string());
    harness.get_by_label_contains("Step 1 of 2: Title 0. ");
    read_again(&mut harness, "mine.toml");
    harness.get_by_label_contains("Step 2 of 3: Title 1. ");
    harness.get_by_role_and_label(Role::Alert, "Right.");
    row(&harness, "Mine at last", 1, 3);
    assert_eq!(harness.state().settings().session.learn.lesson.as_deref(), Some("file: Mine at last"));
    assert!(harness.state().settings().session.learn.progress("file: Mine").is_none());
    // Another question in the step that is open: it stays open.
    save(&path, "Mine at last", &[PAGE, SECOND, PAGE]);
    wait(&mut harness);
    read_again(&mut harness, "mine.toml");
    harness.get_by_label_contains("Step 2 of 3: Title 1. ");
    row(&harness, "Mine at last", 0, 3);
    wait(&mut harness);
    assert!(!is_offered(&harness));
}

#[test]
fn an_error_is_said_with_its_line_and_the_last_valid_version_stays() {
    let (_folder, path) = folder_with("Mine", &[FIRST, PAGE]);
    let mut harness = opened(&path);
    let valid = SessionLink {
        lesson_id_or_file_text: Some(lesson("Mine", &[FIRST, PAGE])),
        ..SessionLink::default()
    };
    save(&path, "Mine", &[FIRST, WRONG, PAGE]);
    wait(&mut harness);
    read_again(&mut harness, "mine.toml");
    harness.get_by_label_contains(message!(lesson_not_opened).static_text());
    assert!(says(&harness, "line 16: \u{201C}name\u{201D}"));
    wait(&mut harness);
    assert!(!is_offered(&harness), "until it is saved once more");
    harness.get_by_label_contains("Step 1 of 2: Title 0. ");
    row(&harness, "Mine", 0, 2);
    // It can be answered and shared as it is seen.
    harness.get_by_label_contains("condition 1: ").click();
    harness.run();
    click(&mut harness, message!(lesson_check));
    harness.get_by_role_and_label(Role::Button, "Share lesson").click();
    harness.step();
    assert_eq!(copied(&harness).as_deref(), valid.to_link_text().ok().as_deref());
    save(&path, "Mine", &[FIRST, SECOND, PAGE]);
    wait(&mut harness);
    read_again(&mut harness, "mine.toml");
    row(&harness, "Mine", 1, 3);
}

#[test]
fn a_file_that_an_editor_replaces_is_offered_and_one_that_is_gone_is_said() {
    let (folder, path) = folder_with("Mine", &[FIRST, PAGE]);
    let mut harness = opened(&path);
    let beside = folder.path().join(".mine.toml.swp");
    save(&beside, "Mine", &[SECOND, PAGE, PAGE]);
    std::fs::rename(&beside, &path).expect("renamed");
    wait(&mut harness);
    read_again(&mut harness, "mine.toml");
    row(&harness, "Mine", 0, 3);
    std::fs::remove_file(&path).expect("removed");
    wait(&mut harness);
    wait(&mut harness);
    assert!(says(&harness, &message!(file_gone, file = "mine.toml").to_string()));
    assert!(!is_offered(&harness));
    harness.get_by_label_contains("Step 1 of 3: Title 0. ");
    save(&path, "Mine", &[PAGE]);
    wait(&mut harness);
    read_again(&mut harness, "mine.toml");
    row(&harness, "Mine", 0, 1);
}

/// One that was wrong when the window opened, and then is not.
#[test]
fn a_lesson_that_could_not_be_read_is_there_once_it_can() {
    let (_folder, path) = folder_with("Mine", &[FIRST]);
    let mut harness = opened(&path);
    save(&path, "Mine", &[WRONG]);
    harness = restarted(&harness);
    harness.get_by_label(message!(learn_unreadable_lesson).static_text()).click();
    harness.run();
    save(&path, "Mine", &[FIRST, SECOND]);
    wait(&mut harness);
    read_again(&mut harness, "mine.toml");
    row(&harness, "Mine", 0, 2);
    harness.get_by_label_contains("Step 1 of 2: Title 0. ");
}
