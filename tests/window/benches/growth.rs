//! How the cost of opening a name in the window grows with its length: processor time, doubled.
//!
//! Run with `cargo bench -p bidiscope-window-tests --bench growth`; the words that follow it choose kinds of
//! names by how they begin, and `system` adds the system's faces to the bundled ones.
//!
//! For each kind of name and each length the time from the window's first pass until it is still, beyond that
//! of a window with an empty name, and the exponent by which that time grew over the last two doublings: 1
//! is in proportion to the length, 2 to its square.

use std::time::Duration;

use bidiscope_bidi::name::{MAX_INPUT_CHARACTERS, Notation};
use bidiscope_layout::Faces;
use bidiscope_window::{App, Session, Settings};
use cpu_time::ProcessTime;
use egui_kittest::Harness;

/// Each half of the next; the last is the longest name that is read.
const LENGTHS: [usize; 4] =
    [MAX_INPUT_CHARACTERS / 8, MAX_INPUT_CHARACTERS / 4, MAX_INPUT_CHARACTERS / 2, MAX_INPUT_CHARACTERS];
/// How often each figure is taken; the least counts.
const ROUNDS: usize = 3;
/// What the longest name of any kind may take.
const MOST: Duration = Duration::from_secs(1);
/// The most that an exponent may be: what grows in proportion, with room for what is measured beside it.
const MOST_EXPONENT: f64 = 1.35;

/// The kinds of names: what they begin with, and what is repeated.
const KINDS: [(&str, &str, &str); 9] = [
    ("letters", "", "abcdefghij"),
    ("alternating", "", "a\u{5D0}"),
    ("bracketed", "", "(a\u{5D0})"),
    ("isolated", "", "\u{2067}a\u{2069}"),
    ("jamo", "", "\u{1100}"),
    ("joiner emoji", "", "\u{1F468}\u{200D}\u{1F469}\u{200D}"),
    ("Indic syllable", "", "\u{915}\u{94D}"),
    ("Indic signs", "\u{915}", "\u{93F}"),
    ("stacked marks", "e", "\u{301}"),
];

fn main() {
    let mut chosen: Vec<String> = std::env::args().skip(1).filter(|it| !it.starts_with('-')).collect();
    let with_system = chosen.iter().position(|it| it == "system").map(|at| chosen.remove(at)).is_some();
    let faces = if with_system { Faces::with_system_fallback() } else { Faces::bundled() };
    // The first window also reads the faces.
    opening("a\u{4E2D}", &faces);
    let empty = opening("", &faces);
    print!("{:>16}", "milliseconds");
    LENGTHS.iter().for_each(|length| print!("{length:>9}"));
    println!("{:>10}", "exponent");
    let mut is_good = true;
    for (kind, first, unit) in KINDS {
        if !chosen.is_empty() && !chosen.iter().any(|it| kind.starts_with(it.as_str())) {
            continue;
        }
        let text = |length| -> String { first.chars().chain(unit.chars().cycle()).take(length).collect() };
        let times = LENGTHS.map(|length| opening(&text(length), &faces).saturating_sub(empty));
        print!("{kind:>16}");
        times.iter().for_each(|time| print!("{:>9.0}", time.as_secs_f64() * 1e3));
        let [_, quarter, _, whole] = times;
        let exponent = (whole.as_secs_f64() / quarter.as_secs_f64().max(1e-6)).log2() / 2.0;
        println!("{exponent:>10.2}");
        is_good &= whole <= MOST && exponent <= MOST_EXPONENT;
    }
    println!("allowed are {} ms and an exponent of {MOST_EXPONENT}", MOST.as_millis());
    if !is_good {
        std::process::exit(1);
    }
}

/// The time until the window is still with a name in it.
fn opening(text: &str, faces: &Faces) -> Duration {
    let round = || {
        let settings = Settings::from(Session {
            input: text.to_owned(),
            notation: Notation::Unicode,
            ..Session::default()
        });
        let start = ProcessTime::now();
        let mut harness: Harness<'_, App> = Harness::builder()
            .with_max_steps(64)
            .with_size([1280.0, 800.0])
            .build_eframe(|context| App::with_settings(&context.egui_ctx, settings, faces.clone()));
        // Whatever still moves after so many passes is part of the cost.
        let _ = harness.try_run();
        start.elapsed()
    };
    (0..ROUNDS).map(|_| round()).min().unwrap_or_default()
}
