//! Lessons that are edited: the form, the preview, saving, and what guards changes.

use bidiscope_present::lesson::{DraftKey, Lesson, LessonDraft};
use bidiscope_present::message;
use bidiscope_present::messages::Message;
use bidiscope_present::titles::Titled;
use bidiscope_window::{App, Settings, Tab};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use super::open_with;

fn open() -> Harness<'static, App> {
    open_with(Settings { tab: Tab::Learn, ..Settings::default() }, [1280.0, 1000.0])
}

fn click(harness: &mut Harness<'static, App>, message: Message<'_>) {
    harness.get_by_role_and_label(Role::Button, &message.to_string()).click();
    harness.run();
}

fn press(harness: &mut Harness<'static, App>, key: Key) {
    harness.key_press(key);
    harness.run();
}

/// What is edited.
fn draft<'a>(harness: &'a Harness<'static, App>) -> &'a LessonDraft {
    &harness.state().settings().learn.draft.as_ref().expect("a draft").draft
}

fn is_saved(harness: &Harness<'static, App>) -> bool {
    harness.state().settings().learn.draft.as_ref().expect("a draft").is_saved
}

/// Types in the place of what stands in a field.
fn write(harness: &mut Harness<'static, App>, key: DraftKey, text: &str) {
    harness.get_by_role_and_label(Role::TextInput, key.title()).focus();
    harness.run();
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.run();
    harness.get_by_role_and_label(Role::TextInput, key.title()).type_text(text);
    harness.run();
}

/// The names of the pictures: what the preview shows of names.
fn pictures(harness: &Harness<'static, App>) -> Vec<String> {
    harness.query_all_by_role(Role::Image).filter_map(|it| it.accesskit_node().label()).collect()
}

#[test]
fn a_new_lesson_is_seen_as_it_is_typed() {
    let mut harness = open();
    click(&mut harness, message!(lesson_new));
    assert!(is_saved(&harness));
    write(&mut harness, DraftKey::Title, "Two letters");
    write(&mut harness, DraftKey::Name, "\u{5D0}\u{5D1}");
    harness.get_by_label_contains("Step 1 of 1: Two letters");
    assert!(pictures(&harness).iter().any(|it| it.contains("\u{5D0}\u{5D1}")), "{:?}", pictures(&harness));
    assert!(!is_saved(&harness));
    // Each value is a change of its own.
    click(&mut harness, message!(lesson_undo));
    assert_eq!(draft(&harness).steps[0].values.get(DraftKey::Title), "Two letters");
    assert_eq!(draft(&harness).steps[0].values.get(DraftKey::Name), "\u{5D0}\u{5D1}\u{5D2}-123");
    click(&mut harness, message!(lesson_redo));
    assert_eq!(draft(&harness).steps[0].values.get(DraftKey::Name), "\u{5D0}\u{5D1}");
}

#[test]
fn what_is_wrong_is_said_and_the_last_valid_lesson_stays() {
    let mut harness = open();
    click(&mut harness, message!(lesson_new));
    write(&mut harness, DraftKey::Name, "a..b");
    let alert = harness.get_by_role(Role::Alert);
    let below = harness.get_by_role_and_label(Role::TextInput, DraftKey::Name.title()).rect().bottom();
    assert!(alert.rect().top() >= below && alert.rect().top() < below + 20.0, "it stands below the field");
    harness.get_by_label(message!(lesson_preview_stale).fixed());
    assert!(pictures(&harness).iter().any(|it| it.contains("\u{5D0}\u{5D1}\u{5D2}-123")));
    // Seen from another step, it leads back.
    click(&mut harness, message!(lesson_add_step));
    harness.get_by_label(message!(lesson_kind_page).fixed()).click();
    harness.run();
    assert_eq!(draft(&harness).steps.len(), 2);
    click(&mut harness, message!(lesson_show_error));
    write(&mut harness, DraftKey::Name, "ABC");
    assert!(harness.query_by_label(message!(lesson_preview_stale).fixed()).is_none());
    harness.get_by_label_contains("Step 1 of 2: ");
}

#[test]
fn steps_are_moved_and_removed() {
    let mut harness = open();
    click(&mut harness, message!(lesson_edit));
    let titles = |harness: &Harness<'static, App>| -> Vec<String> {
        draft(harness).steps.iter().map(|it| it.values.get(DraftKey::Title).to_owned()).collect()
    };
    let before = titles(&harness);
    click(&mut harness, message!(lesson_move_down));
    assert_eq!(titles(&harness)[..2], [before[1].clone(), before[0].clone()]);
    harness.get_by_label_contains(&format!("Step 2 of {}: {}", before.len(), before[0]));
    click(&mut harness, message!(lesson_remove_step));
    assert_eq!(titles(&harness), [&before[1..2], &before[2..]].concat());
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    harness.run();
    click(&mut harness, message!(lesson_undo));
    assert_eq!(titles(&harness), before);
}

#[test]
fn changes_are_kept_until_they_are_saved_or_discarded() {
    let mut harness = open();
    click(&mut harness, message!(lesson_edit));
    write(&mut harness, DraftKey::Title, "Mine");
    // The next start.
    let kept = serde_json::to_string(harness.state().settings()).expect("it can be written");
    let settings: Settings = serde_json::from_str(&kept).expect("it can be read");
    let mut harness = open_with(settings, [1280.0, 1000.0]);
    assert_eq!(draft(&harness).steps[0].values.get(DraftKey::Title), "Mine");
    // It stands in the list while another lesson is read.
    click(&mut harness, message!(lesson_back_to_list));
    harness.get_by_label(message!(learn_draft_row).fixed());
    click(&mut harness, message!(lesson_edit));
    harness.get_by_role_and_label(Role::Dialog, message!(lesson_unsaved).fixed());
    click(&mut harness, message!(lesson_keep_editing));
    assert_eq!(draft(&harness).steps[0].values.get(DraftKey::Title), "Mine");
    click(&mut harness, message!(lesson_close));
    press(&mut harness, Key::Escape);
    assert!(harness.state().settings().learn.draft.is_some());
    click(&mut harness, message!(lesson_close));
    click(&mut harness, message!(lesson_discard));
    assert_eq!(harness.state().settings().learn.draft, None);
    harness.get_by_label_contains("Step 1 of 7: Two orders");
}

#[test]
fn a_lesson_is_saved_and_stands_in_the_list() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.toml");
    let mut harness = open();
    click(&mut harness, message!(lesson_new));
    write(&mut harness, DraftKey::Name, "AB.com");
    click(&mut harness, message!(lesson_save));
    harness.get_by_role_and_label(Role::TextInput, message!(lesson_file).fixed()).focus();
    harness.run();
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.run();
    let field = harness.get_by_role_and_label(Role::TextInput, message!(lesson_file).fixed());
    field.type_text(path.to_str().expect("a path"));
    harness.run();
    press(&mut harness, Key::Enter);
    let file = std::fs::read_to_string(&path).expect("it is written");
    assert_eq!(Lesson::read(&file).expect("a lesson").steps.len(), 1);
    assert!(is_saved(&harness));
    // Nothing is asked now.
    click(&mut harness, message!(lesson_close));
    assert_eq!(harness.state().settings().learn.draft, None);
    let label = message!(learn_lesson_row, title = "My lesson", done = 0_usize, count = 1_usize).to_string();
    harness.get_by_role_and_label(Role::ListBoxOption, &label);
}

/// From the button that begins a lesson to its title, by keys alone.
#[test]
fn a_lesson_is_written_by_keyboard_alone() {
    let mut harness = open();
    let tab_to = |harness: &mut Harness<'static, App>, label: &str| {
        for _ in 0..60 {
            let focused =
                harness.query_all_by(|it| it.is_focused()).find_map(|it| it.accesskit_node().label());
            if focused.as_deref() == Some(label) {
                return;
            }
            press(harness, Key::Tab);
        }
        panic!("{label} is not reached");
    };
    tab_to(&mut harness, message!(lesson_new).fixed());
    press(&mut harness, Key::Enter);
    tab_to(&mut harness, DraftKey::Title.title());
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.run();
    harness.event(eframe::egui::Event::Text("By keys".to_owned()));
    harness.run();
    assert_eq!(draft(&harness).steps[0].values.get(DraftKey::Title), "By keys");
    // The Tab key leads on, out of fields of several lines too.
    tab_to(&mut harness, DraftKey::After.title());
}
