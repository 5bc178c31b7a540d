//! The laws of rectangles: nothing overlaps, nothing is cut, nothing lies outside the window, nothing moves when
//! the pointer enters, and the keyboard's way is seen. They are asked of what a pass has really painted.

mod context;
mod glance;
mod grown;
mod inspect;
mod laws;
mod moves;
mod names;
mod painted;
mod present;
mod sizes;
mod stops;

use bidiscope_window::{App, Settings};
use eframe::egui::vec2;
use egui_kittest::Harness;

use super::open_with;
use painted::{Painted, Recorder};

/// A window of which is known what it paints.
struct Watched {
    harness: Harness<'static, App>,
    recorder: Recorder,
}

impl Watched {
    /// A window with these settings in this size.
    fn open(settings: Settings, size: [f32; 2]) -> Self {
        let mut harness = open_with(settings, size);
        let recorder = Recorder::default();
        harness.ctx.add_plugin(recorder.clone());
        harness.run();
        Self { harness, recorder }
    }

    /// Gives the window another size, in pixels, on a screen of this scale, at this zoom.
    fn resize(&mut self, pixels: [f32; 2], scale: f32, zoom: f32) {
        // Without a screen both are one; it takes effect a pass later.
        self.harness.set_pixels_per_point(scale * zoom);
        self.harness.run();
        self.harness.set_size(vec2(pixels[0], pixels[1]) / (scale * zoom));
        self.harness.run();
    }

    /// What is painted now.
    fn painted(&self) -> Painted {
        self.recorder.painted(&self.harness)
    }
}

/// Fails with what breaks the laws, and where.
fn keep(broken: &[String], place: &str) {
    let first: Vec<&String> = broken.iter().take(16).collect();
    assert!(broken.is_empty(), "{place}: {} times, first {first:#?}", broken.len());
}
