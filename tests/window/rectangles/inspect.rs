//! The laws of rectangles in the tab Inspect: awkward names at all sizes, and the way of the Tab key.

use bidiscope::ui::Settings;
use eframe::egui::Theme;

use super::names::names;
use super::sizes::{Size, broken, some_sizes};
use super::stops::check;
use super::{Watched, keep};

/// How many sizes are asked of each name, the next ones of the next name.
const SIZES_A_NAME: usize = 3;

#[test]
fn names_are_whole_at_every_size() {
    let sizes: Vec<Size> = [0, 1].into_iter().flat_map(|turn| some_sizes(turn).split_off(1)).collect();
    let mut in_turn = sizes.iter().copied().cycle();
    let mut all = Vec::new();
    for (index, (title, settings)) in names().into_iter().enumerate() {
        let mut window = Watched::open(settings, [1280.0, 800.0]);
        window.harness.ctx.set_theme(if index % 2 == 0 { Theme::Light } else { Theme::Dark });
        let sizes: Vec<Size> = in_turn.by_ref().take(SIZES_A_NAME).collect();
        all.extend(broken(&mut window, &sizes, title));
    }
    keep(&all, "Inspect");
}

#[test]
fn every_stop_of_a_name_is_seen() {
    let input = "\u{645}\u{62B}\u{627}\u{644}-21.com".to_owned();
    let stops = check(Settings { input, ..Settings::default() }, "a name");
    assert!(stops > 15, "{stops} stops: does the walk go round?");
}
