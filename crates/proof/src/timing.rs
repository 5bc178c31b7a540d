//! How fast a display is computed, and how its steps grow with the length: the paper asks for an algorithm that is
//! "inexpensive to execute".

use std::hint::black_box;
use std::time::{Duration, Instant};

use bidiscope_bidi::name::{Character, representative};
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_bidi::trace::Trace;

use crate::study::Alphabet;

/// The lengths of the names, in characters; each is twice the one before.
pub const TIMED_LENGTHS: [usize; 5] = [16, 32, 64, 128, 256];

/// How many names of each length there are.
const NAMES: usize = 64;

/// How often all names of a length are timed; the fastest counts, because only disturbances vary.
const ROUNDS: usize = 5;

/// What is measured of a display at a length.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DisplayTiming {
    /// The length of the names, in characters.
    pub length: usize,
    /// How many names of this length are put in display order in a second, on one thread.
    pub names_per_second: u64,
    /// How many steps the [`Trace`] of a name has, on average.
    pub steps: f64,
    /// The time for a name of this length, divided by that for one of half the length; `None` for the first length.
    pub growth: Option<f64>,
}

/// Times a display on names of random classes of the alphabet, which are the same each time; a row for each of
/// [`TIMED_LENGTHS`].
pub fn time_display(display: &DisplayConfig, alphabet: &Alphabet) -> Vec<DisplayTiming> {
    let mut before: Option<f64> = None;
    let row = |length| {
        let names = names(alphabet, length);
        let seconds = time_a_name(display, &names).as_secs_f64().max(f64::MIN_POSITIVE);
        let steps: usize = names.iter().map(|name| Trace::of(display.clone(), name).steps.len()).sum();
        let growth = before.replace(seconds).map(|it| seconds / it);
        let names_per_second = (1.0 / seconds) as u64;
        DisplayTiming { length, names_per_second, steps: steps as f64 / NAMES as f64, growth }
    };
    TIMED_LENGTHS.into_iter().map(row).collect()
}

/// The time for the order of one of these names, on average.
fn time_a_name(display: &DisplayConfig, names: &[Vec<Character>]) -> Duration {
    let rounds = (0..ROUNDS).map(|_| {
        let start = Instant::now();
        for name in names {
            black_box(display.order(black_box(name)));
        }
        start.elapsed()
    });
    rounds.min().unwrap_or_default() / NAMES as u32
}

/// Names of this length with classes of the alphabet, by a linear congruential generator.
fn names(alphabet: &Alphabet, length: usize) -> Vec<Vec<Character>> {
    let classes = alphabet.classes();
    let mut state = 5893_u64;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let class = classes[(state >> 33) as usize % classes.len()];
        representative(class)
    };
    (0..NAMES).map(|_| (0..length).map(|_| next()).collect()).collect()
}
