//! `bidiscope study --time`: how fast displays are computed, and how their steps grow with the length.

use std::io::Write;

use bidiscope_bidi::order::DisplayConfig;
use bidiscope_present::display_text::DisplayTitle;
use bidiscope_present::study_text::timing_text;
use bidiscope_proof::study::Alphabet;
use bidiscope_proof::timing::time_display;
use serde::Serialize;

use super::super::{Status, Stop, json};

/// What is measured of a display at a length.
#[derive(Serialize)]
struct TimingJson<'a> {
    strategy: &'a DisplayConfig,
    length: usize,
    names_per_second: u64,
    /// The steps of the trace, on average.
    steps: f64,
}

/// Times these displays on names of random classes, and writes a row for each display and length.
pub(super) fn run(
    displays: &[DisplayConfig],
    alphabet: &Alphabet,
    is_json: bool,
    out: &mut dyn Write,
) -> Result<Status, Stop> {
    for strategy in displays {
        if !is_json {
            writeln!(out, "{}", strategy.title())?;
        }
        for it in time_display(strategy, alphabet) {
            if is_json {
                let (length, names_per_second, steps) = (it.length, it.names_per_second, it.steps);
                json::write_line(out, &TimingJson { strategy, length, names_per_second, steps })?;
            } else {
                writeln!(out, "  {}", timing_text(&it))?;
            }
        }
        out.flush()?;
    }
    Ok(Status::Done)
}
