//! What it costs to show a name: ordering, shaping, carets, drawing.
//!
//! `cargo bench -p bidiscope-layout --bench layout`
//!
//! All figures are processor time of one thread for one line, with all plans and outlines in use
//! already, as in a window that has drawn before. *Shape* is what it costs to lay out a line whose parts
//! have been shaped already, as nearly all have at a keystroke; *draw* draws every glyph, and *bitmaps*
//! finds each among those that are kept.

use std::hint::black_box;
use std::time::Duration;

use bidiscope_bidi::name::characters_of;
use bidiscope_bidi::order::Strategy;
use bidiscope_layout::{Carets, Faces, InvisibleStyle, ShapedLine, ShapedLineDrawing};
use cpu_time::ThreadTime;

/// How many times each measurement is taken; the fastest counts, because only disturbances vary.
const ROUNDS: usize = 9;

/// How many lines each measurement draws.
const REPEATS: u32 = 20;

/// Labels in every bundled script.
const LABELS: &str = "\u{645}\u{62B}\u{627}\u{644}-12.\u{5D1}\u{5B0}\u{5E8}\u{5B5}\u{5D0}.abc.\
    \u{78B}\u{7A8}\u{788}\u{7AC}\u{780}\u{7A8}.\u{723}\u{718}\u{72A}\u{71D}\u{710}.com.\
    \u{7D2}\u{7DE}\u{7CF}.\u{1E922}\u{1E923}\u{1E924}.\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947}.";

fn main() {
    println!(
        "microseconds a line       order   shape  carets  draw 32 px, 1 layer  5 layers  colour  bitmaps"
    );
    for length in [18, 63, 253] {
        let name: String = LABELS.chars().cycle().take(length).collect();
        measure(&format!("mixed, {length} characters"), &name);
    }
    for (script, label) in [
        ("Latin", "abcdefg."),
        ("Hebrew", "\u{5D0}\u{5D1}\u{5D2}."),
        ("Arabic", "\u{645}\u{62B}\u{627}\u{644}."),
    ] {
        let name: String = label.chars().cycle().take(63).collect();
        measure(&format!("{script}, 63 characters"), &name);
    }
}

fn measure(title: &str, name: &str) {
    let faces = Faces::bundled();
    let characters = characters_of(name);
    let order = Strategy::UbaLtr.order(&characters);
    let line = ShapedLine::new(&characters, &order, &faces, InvisibleStyle::Boxed);
    let ordering = fastest(|| {
        black_box(Strategy::UbaLtr.order(black_box(&characters)));
    });
    let shaping = fastest(|| {
        black_box(ShapedLine::new(black_box(&characters), &order, &faces, InvisibleStyle::Boxed));
    });
    let carets = fastest(|| {
        black_box(Carets::new(black_box(&line)));
    });
    let one_layer = fastest(|| {
        black_box(ShapedLineDrawing::new(black_box(&line), &Faces::bundled(), 32.0, 1, |_| 0).raster(None));
    });
    let five_layers = fastest(|| {
        black_box(
            ShapedLineDrawing::new(black_box(&line), &Faces::bundled(), 32.0, 5, |it| it.0 % 5).raster(None),
        );
    });
    let raster = ShapedLineDrawing::new(&line, &faces, 32.0, 5, |it| it.0 % 5).raster(None);
    let colouring = fastest(|| {
        black_box(black_box(&raster).composite_premultiplied_rgba(&[[90, 120, 200]; 5]));
    });
    let blitting = fastest(|| {
        let drawing = ShapedLineDrawing::new(black_box(&line), &faces, 32.0, 5, |it| it.0 % 5);
        for group in drawing.groups() {
            black_box(drawing.glyph_group_bitmap(group));
        }
    });
    println!(
        "{title:<23} {ordering:>7.1} {shaping:>7.1} {carets:>7.1} {one_layer:>20.1} {five_layers:>9.1} {colouring:>7.1} {blitting:>8.1}"
    );
}

/// Microseconds of one call.
fn fastest(mut work: impl FnMut()) -> f64 {
    let round = || {
        let start = ThreadTime::now();
        for _ in 0..REPEATS {
            work();
        }
        start.elapsed()
    };
    let fastest = std::iter::repeat_with(round).take(ROUNDS).min().unwrap_or(Duration::ZERO);
    fastest.as_secs_f64() * 1e6 / f64::from(REPEATS)
}
