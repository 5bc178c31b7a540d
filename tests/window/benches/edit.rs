//! What one edit of a name costs, with every pane drawn: processor time a keystroke.
//!
//! Run with `cargo bench -p bidiscope-window-tests --bench edit`; it ends with status 1 if a keystroke takes
//! longer than [`MOST`]. The figures hold what the driver of the
//! window does besides, which reads the whole tree of accessible widgets at every pass.

use std::time::Duration;

use bidiscope_bidi::name::Notation;
use bidiscope_layout::Faces;
use bidiscope_window::{App, Remembered, Session};
use cpu_time::ProcessTime;
use eframe::egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

/// What a keystroke may take, in milliseconds.
const MOST: f64 = 4.0;
/// How many rounds there are; the fastest counts.
const ROUNDS: usize = 5;
/// How many passes in which nothing changes are measured in a round.
const STILL: u32 = 48;

fn main() {
    let mut worst: f64 = 0.0;
    println!("{:>10} {:>10} {:>16} {:>16}", "notation", "characters", "ms a keystroke", "ms a still pass");
    for length in [18, 63, 253] {
        for notation in [Notation::CapitalsAsHebrew, Notation::Unicode] {
            let mut harness = window(length - ROUNDS, notation);
            let keystroke = (0..ROUNDS).map(|_| keystroke(&mut harness, notation)).min();
            // The searches that have waited for the end of the typing; a pass is a quarter of a second.
            (0..6).for_each(|_| harness.step());
            let still = (0..ROUNDS).map(|_| still_pass(&mut harness)).min();
            let milliseconds = |time: Option<Duration>| time.unwrap_or_default().as_secs_f64() * 1e3;
            let (keystroke, still) = (milliseconds(keystroke), milliseconds(still));
            println!("{notation:>10} {length:>10} {keystroke:>16.2} {still:>16.2}");
            worst = worst.max(keystroke);
        }
    }
    println!("the longest: {worst:.2} ms of {MOST} ms");
    if worst > MOST {
        std::process::exit(1);
    }
}

/// The window on a name of this length, with the caret at its end.
fn window(length: usize, notation: Notation) -> Harness<'static, App> {
    let name: String = "AB-12.ab3.CDE.".chars().cycle().take(length - 1).chain(['z']).collect();
    let session = Session { input: written(&name, notation), notation, ..Session::default() };
    // What is typed is kept on disk, as it is for whoever types it.
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::create_dir(folder.path().join("sessions")).expect("it is ours");
    std::fs::write(folder.path().join("sessions/1.json"), session.to_file()).expect("it is ours");
    let remembered = Remembered::at(folder.path());
    let mut harness: Harness<'_, App> = Harness::builder()
        .with_max_steps(64)
        .with_size([1280.0, 800.0])
        .build_eframe(|context| App::remembering(&context.egui_ctx, remembered, Faces::bundled()));
    harness.run();
    harness.get_by_label("Name").focus();
    harness.run();
    harness
}

/// What is written in capitals, in another notation: in its own characters a name is shaped in the field
/// too.
fn written(name: &str, notation: Notation) -> String {
    let read = Notation::CapitalsAsHebrew.read(name).expect("it is in the notation");
    notation.write_scalars(read.iter().map(|it| it.scalar)).expect("it can be written")
}

/// The mean of a round, which leaves the name one character longer. Characters of several classes are
/// typed at its end, each taken away again before the next. None is typed twice in a round, so that
/// every keystroke makes a name that has not been there before.
fn keystroke(harness: &mut Harness<'_, App>, notation: Notation) -> Duration {
    let keys: Vec<char> = ('a'..='z').chain('A'..='Z').chain('1'..='9').chain(['-']).collect();
    let mut time = Duration::ZERO;
    for key in &keys {
        harness.get_by_label("Name").type_text(&written(&key.to_string(), notation));
        let start = ProcessTime::now();
        harness.step();
        time += start.elapsed();
        harness.key_press(Key::Backspace);
        harness.step();
    }
    harness.get_by_label("Name").type_text("x");
    harness.step();
    time / u32::try_from(keys.len()).expect("there are some dozens")
}

/// The mean of a round in which nothing changes.
fn still_pass(harness: &mut Harness<'_, App>) -> Duration {
    let start = ProcessTime::now();
    (0..STILL).for_each(|_| harness.step());
    start.elapsed() / STILL
}
