//! How the cost of opening a name in the window grows with its length: processor time, doubled.
//!
//! Run with `cargo bench -p bidiscope-window-tests --bench growth`; the words that follow it choose kinds of
//! names by their beginnings.
//!
//! For each kind of name and each length the time from the window's first pass until it is still, and the
//! exponent by which that time grew over the last two doublings: 1 is in proportion to the length, 2 to its
//! square.

use std::time::Duration;

use bidiscope::layout::Faces;
use bidiscope::name::{MAX_CHARACTERS, Notation};
use bidiscope::ui::{App, Settings};
use cpu_time::ProcessTime;
use egui_kittest::Harness;

/// Each half of the next; the last is the longest name that is read.
const LENGTHS: [usize; 4] = [MAX_CHARACTERS / 8, MAX_CHARACTERS / 4, MAX_CHARACTERS / 2, MAX_CHARACTERS];
/// How often each figure is taken; the least counts.
const ROUNDS: usize = 2;
/// What the longest name of any kind may take.
const MOST: Duration = Duration::from_secs(1);
/// The most that an exponent may be.
const MOST_EXPONENT: f64 = 1.3;

/// The kinds of names: what is repeated.
const KINDS: [(&str, &str); 9] = [
    ("letters", "abcdefghij"),
    ("alternating", "a\u{5D0}"),
    ("bracketed", "(a\u{5D0})"),
    ("isolated", "\u{2067}a\u{2069}"),
    ("jamo", "\u{1100}"),
    ("joiner emoji", "\u{1F468}\u{200D}\u{1F469}\u{200D}"),
    ("Indic syllable", "\u{915}\u{94D}"),
    ("Indic marks", "\u{93F}"),
    ("stacked marks", "\u{301}"),
];

fn main() {
    let mut chosen: Vec<String> = std::env::args().skip(1).filter(|it| !it.starts_with('-')).collect();
    let with_system = chosen.iter().position(|it| it == "system").map(|at| chosen.remove(at)).is_some();
    let faces = if with_system { Faces::with_system_fallback() } else { Faces::bundled() };
    print!("{:>16}", "milliseconds");
    LENGTHS.iter().for_each(|length| print!("{length:>9}"));
    println!("{:>10}", "exponent");
    let mut is_good = true;
    for (kind, unit) in KINDS {
        if !chosen.is_empty() && !chosen.iter().any(|it| kind.starts_with(it.as_str())) {
            continue;
        }
        let times = LENGTHS.map(|length| opening(&text(unit, length), &faces));
        print!("{kind:>16}");
        times.iter().for_each(|time| print!("{:>9.0}", time.as_secs_f64() * 1e3));
        let [_, quarter, _, whole] = times;
        let exponent = (whole.as_secs_f64() / quarter.as_secs_f64()).log2() / 2.0;
        println!("{exponent:>10.2}");
        is_good &= whole <= MOST && exponent <= MOST_EXPONENT;
    }
    println!("at most {} ms and an exponent of {MOST_EXPONENT}", MOST.as_millis());
    if !is_good {
        std::process::exit(1);
    }
}

/// A name of this length. It begins with a letter, for the kinds of which a name could not begin with more.
fn text(unit: &str, length: usize) -> String {
    std::iter::once('\u{915}').chain(unit.chars().cycle()).take(length).collect()
}

/// The time until the window is still with a name in it.
fn opening(text: &str, faces: &Faces) -> Duration {
    let round = || {
        let settings =
            Settings { input: text.to_owned(), notation: Notation::Unicode, ..Settings::default() };
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
