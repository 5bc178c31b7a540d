//! The captions of the first start.

use bidiscope_layout::Faces;
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

fn dismiss(harness: &mut Harness<'static, App>, caption: Caption) {
    let name = format!("Dismiss the caption \u{201C}{}\u{201D}", caption.title());
    harness.get_by_label(&name).click();
    harness.run();
}

#[test]
fn they_come_at_the_first_start_until_each_is_dismissed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&folder);
    assert_eq!(seen(&harness), Caption::ALL);
    dismiss(&mut harness, Caption::Groups);
    assert_eq!(seen(&harness), [Caption::Name, Caption::Displays, Caption::Trace, Caption::Learn]);
    assert_eq!(harness.state().save_now(), Ok(()));
    close(harness, folder.path());
    // The next start is not the first any more: the others are still to be read.
    let mut harness = open(&folder);
    assert_eq!(seen(&harness), [Caption::Name, Caption::Displays, Caption::Trace, Caption::Learn]);
    for caption in [Caption::Trace, Caption::Name, Caption::Learn, Caption::Displays] {
        dismiss(&mut harness, caption);
    }
    assert_eq!(seen(&harness), []);
    assert_eq!(harness.state().save_now(), Ok(()));
    close(harness, folder.path());
    assert_eq!(seen(&open(&folder)), []);
}

#[test]
fn they_are_dismissed_all_at_once_and_brought_back_by_the_help() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&folder);
    harness.get_by_label("Don\u{2019}t show these again").click();
    harness.run();
    assert_eq!(seen(&harness), []);
    assert_eq!(harness.state().save_now(), Ok(()));
    close(harness, folder.path());
    let mut harness = open(&folder);
    assert_eq!(seen(&harness), []);
    harness.get_by_label_contains("Text").click();
    harness.key_press(Key::F1);
    harness.run();
    harness.get_by_label("Show the captions of the first start").click();
    harness.run();
    assert_eq!(seen(&harness), Caption::ALL);
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
    let harness = open(&folder);
    let captions = Caption::ALL.map(|it| harness.get_by_label(it.words()).rect());
    let top = captions.iter().map(|it| it.top()).fold(f32::INFINITY, f32::min);
    let window = harness.ctx.content_rect();
    assert!(captions.iter().all(|it| window.contains_rect(*it)), "{captions:?}");
    // Most of the window is the panes' still.
    assert!(top > 0.7 * window.height(), "{top}");
    let field = harness.get_by_label("Name").rect();
    assert!(field.bottom() < top);
}
