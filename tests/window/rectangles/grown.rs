//! Panels that grow or shrink: when egui asks for no more passes, all is painted.

use bidiscope::name::Notation;
use bidiscope::ui::{Settings, StudySettings, Tab, TextSettings};
use egui_kittest::kittest::Queryable;

use super::laws::{nothing_moved, the_ground_covers_all};
use super::{Watched, keep};

/// Clicks something and asks that the window is whole when egui needs no more passes.
fn check(settings: Settings, label: &str) {
    let mut window = Watched::open(settings, [1280.0, 800.0]);
    // Twice: what was opened is closed again.
    for time in ["opened", "closed"] {
        window.harness.get_by_label(label).click();
        window.harness.run();
        let settled = window.painted();
        keep(&the_ground_covers_all(&settled), &format!("{label}, {time}"));
        window.harness.step();
        keep(&nothing_moved(&settled, &window.painted()), &format!("{label}, {time}: a pass more"));
    }
}

#[test]
fn what_grows_is_painted_whole_without_a_touch_of_the_pointer() {
    for (input, notation) in [
        ("\u{645}\u{62B}\u{627}\u{644}-21.com", Notation::Unicode),
        ("com", Notation::Unicode),
        ("AB-12.com", Notation::Paper),
        ("", Notation::Unicode),
    ] {
        let settings = Settings { input: input.to_owned(), notation, ..Settings::default() };
        check(settings, "I know what I want to see");
    }
}
