//! What one edit of a name costs, with every pane drawn: processor time a keystroke.
//!
//! Run with `cargo bench -p bidiscope-window-tests --bench edit`. The figures hold what the driver of the
//! window does besides, which reads the whole tree of accessible widgets at every pass.

use std::time::Duration;

use bidiscope::layout::Faces;
use bidiscope::name::Notation;
use bidiscope::ui::{App, Settings};
use cpu_time::ProcessTime;
use eframe::egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

/// How many keystrokes are measured in a round.
const EDITS: usize = 48;
/// How many rounds there are; the fastest counts.
const ROUNDS: usize = 5;
/// What is typed at the end of the name, each taken away again before the next: characters of several
/// classes, so that every keystroke changes all displays.
const TYPED: [&str; 4] = ["x", "-", "1", "B"];
const TYPED_IN_UNICODE: [&str; 4] = ["x", "-", "1", "\u{5D1}"];

fn main() {
    println!("{:>10} {:>10} {:>16} {:>16}", "notation", "characters", "ms a keystroke", "ms a still pass");
    for length in [18, 63, 253] {
        for notation in [Notation::Capitals, Notation::Unicode] {
            let mut harness = window(length, notation);
            let typed = if notation == Notation::Capitals { TYPED } else { TYPED_IN_UNICODE };
            let keystroke = fastest(|| {
                for edit in 0..EDITS {
                    if edit % 2 == 0 {
                        harness.get_by_label("Name").type_text(typed[edit / 2 % typed.len()]);
                    } else {
                        harness.key_press(Key::Backspace);
                    }
                    harness.step();
                }
            });
            // The searches that have waited for the end of the typing.
            harness.run();
            let still = fastest(|| (0..EDITS).for_each(|_| harness.step()));
            println!("{notation:>10} {length:>10} {keystroke:>16.2} {still:>16.2}");
        }
    }
}

/// The window on a name of this length that is about to be typed: one character is missing.
fn window(length: usize, notation: Notation) -> Harness<'static, App> {
    let name: String = "AB-12.ab3.CDE.".chars().cycle().take(length - 2).chain(['z']).collect();
    // In its own characters the name is shaped in the field too.
    let read = Notation::Capitals.read(&name).expect("it is in the notation");
    let input = notation.write(read.iter().map(|it| it.scalar)).expect("it can be written");
    let settings = Settings { input, notation, ..Settings::default() };
    let mut harness: Harness<'_, App> = Harness::builder()
        .with_max_steps(64)
        .with_size([1280.0, 800.0])
        .build_eframe(|context| App::with_settings(&context.egui_ctx, settings, Faces::bundled()));
    harness.run();
    harness.get_by_label("Name").focus();
    harness.run();
    harness
}

/// Milliseconds of processor time for each of the passes of a round.
fn fastest(mut round: impl FnMut()) -> f64 {
    let time = |round: &mut dyn FnMut()| {
        let start = ProcessTime::now();
        round();
        start.elapsed()
    };
    let fastest = (0..ROUNDS).map(|_| time(&mut round)).min().unwrap_or(Duration::ZERO);
    fastest.as_secs_f64() * 1e3 / EDITS as f64
}
