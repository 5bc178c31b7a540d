//! The captions of the first start.

use bidiscope_layout::Faces;
use bidiscope_present::message;
use bidiscope_window::{App, Caption, Remembered, Settings, Tab};
use eframe::egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use tempfile::TempDir;

use super::{close, open_with};

/// The window on what is remembered in a folder, when it has settled.
fn open(folder: &TempDir) -> Harness<'static, App> {
    let remembered = Remembered::at(folder.path());
    let mut harness = Harness::builder()
        .with_max_steps(64)
        .with_size([900.0, 600.0])
        .build_eframe(|context| App::remembering(&context.egui_ctx, remembered, Faces::bundled()));
    harness.run();
    harness
}

/// The captions that are seen.
fn seen(harness: &Harness<'static, App>) -> Vec<Caption> {
    let is_seen = |it: &Caption| harness.query_by_label(it.words()).is_some();
    Caption::ALL.into_iter().filter(is_seen).collect()
}

/// Goes on from the caption behind which there are so many more.
fn dismiss(harness: &mut Harness<'static, App>, left: usize) {
    let name = if left == 0 { "Done".to_owned() } else { format!("Next ({left})") };
    harness.get_by_label(&name).click();
    harness.run();
}

#[test]
fn they_come_at_the_first_start_until_each_is_dismissed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&folder);
    assert_eq!(seen(&harness), [Caption::Name]);
    dismiss(&mut harness, 4);
    assert_eq!(seen(&harness), [Caption::Displays]);
    assert_eq!(harness.state().save_now(), Ok(()));
    close(harness, folder.path());
    // The next start is not the first any more: the others are still to be read.
    let mut harness = open(&folder);
    for (left, caption) in
        [(3, Caption::Displays), (2, Caption::Groups), (1, Caption::Trace), (0, Caption::Learn)]
    {
        assert_eq!(seen(&harness), [caption]);
        dismiss(&mut harness, left);
    }
    assert_eq!(seen(&harness), []);
    assert_eq!(harness.state().save_now(), Ok(()));
    close(harness, folder.path());
    assert_eq!(seen(&open(&folder)), []);
}

#[test]
fn they_are_dismissed_all_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&folder);
    harness.get_by_label("Dismiss all").click();
    harness.run();
    assert_eq!(seen(&harness), []);
    assert_eq!(harness.state().settings().captions, []);
}

#[test]
fn they_are_brought_back_by_the_help() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&folder);
    (0..5).rev().for_each(|left| dismiss(&mut harness, left));
    assert_eq!(seen(&harness), []);
    assert_eq!(harness.state().save_now(), Ok(()));
    close(harness, folder.path());
    let mut harness = open(&folder);
    assert_eq!(seen(&harness), []);
    harness.get_by_label_contains("Text").click();
    harness.key_press(Key::F1);
    harness.run();
    harness.get_by_label(message!(hints_show).fixed()).click();
    harness.run();
    assert_eq!(harness.state().settings().captions, Caption::ALL);
    assert_eq!(seen(&harness), [Caption::Name]);
    assert_eq!(harness.state().settings().tab, Tab::Inspect);
    assert!(harness.query_by_label("In a field").is_none(), "the help is closed");
}

/// Whoever had settings has seen the window: neither older settings nor damaged ones bring the captions.
#[test]
fn they_come_only_where_nothing_was_remembered() {
    for text in ["no settings", r#"{"version": 1, "settings": {"input": "ab"}}"#] {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("settings.json"), text).expect("it is ours");
        assert_eq!(seen(&open(&folder)), [], "{text}");
    }
    // Nor do they come where nothing is kept, as for a picture.
    assert_eq!(seen(&open_with(Settings::default(), [900.0, 600.0])), []);
}

#[test]
fn they_stand_below_everything_that_they_speak_of() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&folder);
    for (place, caption) in Caption::ALL.into_iter().enumerate() {
        let words = harness.get_by_label(caption.words()).rect();
        let window = harness.ctx.content_rect();
        assert!(window.contains_rect(words), "{caption:?}: {words:?}");
        // Most of the window is the panes' still.
        assert!(words.top() > 0.7 * window.height(), "{caption:?}: {words:?}");
        for part in ["Name", "RFC 5893", "Details"] {
            let part_rect = harness.get_by_label(part).rect();
            assert!(
                part_rect.bottom() < words.top(),
                "{caption:?} at {words:?} covers {part}: {part_rect:?}"
            );
        }
        dismiss(&mut harness, Caption::ALL.len() - 1 - place);
    }
}
