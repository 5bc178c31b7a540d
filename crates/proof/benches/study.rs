//! How many class strings a study checks per second, for each property, on one core.
//!
//! `cargo bench -p bidiscope-proof --bench study`
//!
//! All figures are processor time of one thread over the paper's seven classes.

#[path = "../../../benches/common/mod.rs"]
mod common;

use std::hint::black_box;

use bidiscope_bidi::order::Strategy;
use bidiscope_proof::study::{DisplayProperty, DisplayPropertyStudy, ThreadCount, WorkProgress};

use common::fastest;

/// How many times each measurement is taken; the fastest counts, because only disturbances vary.
const ROUNDS: usize = 3;

fn main() {
    println!("one-to-one, all 6,725,600 strings of up to 8 classes");
    for strategy in [Strategy::UbaLtr, Strategy::UbaRtl, Strategy::UbaAuto, Strategy::OneToOne] {
        measure(DisplayProperty::OneToOne, strategy, 8);
    }
    println!("every property, to length 7, under the UBA in a left-to-right paragraph");
    for property in DisplayProperty::ALL {
        measure(property, Strategy::UbaLtr, 7);
    }
    println!("its own inverse, to length 6, for every strategy");
    for strategy in Strategy::BUILT_IN {
        measure(DisplayProperty::DisplayIsInvolution, strategy, 6);
    }
}

fn measure(property: DisplayProperty, strategy: Strategy, max_length: usize) {
    let study = DisplayPropertyStudy {
        max_sequence_characters: max_length,
        tested_displays: vec![strategy.into()],
        tested_properties: vec![property],
        thread_count: ThreadCount::Exactly(1),
        ..DisplayPropertyStudy::default()
    };
    let mut cases = 0;
    let time = fastest(ROUNDS, || {
        let Ok(results) = study.run(&WorkProgress::new(), |_| ()) else { return };
        cases = results.outcomes_at_lengths.iter().map(|row| row.covered_sequence_count).sum();
        black_box(results);
    });
    // Where the property is about some of the strings only, all of them are looked at.
    let looked_at = (1..=max_length as u32).map(|length| 7_u64.pow(length)).sum::<u64>();
    let per_second = |count: u64| count as f64 / time.as_secs_f64() / 1e6;
    println!(
        "  {:<42} {:<10} {:>8.1} ms  {:>6.2} million cases/s  {:>6.2} million strings/s",
        property.id(),
        strategy.id(),
        time.as_secs_f64() * 1e3,
        per_second(cases),
        per_second(looked_at),
    );
}
