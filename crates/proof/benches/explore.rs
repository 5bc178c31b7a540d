//! How long the map of what is possible takes: every strategy of the space, tried and decided.
//!
//! `cargo bench -p bidiscope-proof --bench explore`
//!
//! One run on all cores, by the clock. At the end stands what the rows are made of: how many cells are proved, refuted
//! and only tried.

use std::time::Instant;

use bidiscope_proof::explore::{Criterion, CriterionCell, Exploration, Frontier};
use bidiscope_proof::study::Progress;

fn main() {
    let asked = Exploration::default();
    let start = Instant::now();
    let Ok(map) = asked.run(&Progress::new(), |_| ()) else { return };
    let time = start.elapsed();
    println!("{} strategies to length {}: {:.1} s", map.rows.len(), map.max_length, time.as_secs_f64());
    for options in Criterion::ALL {
        let count =
            |is: fn(&CriterionCell) -> bool| map.rows.iter().filter(|it| is(it.cell(options))).count();
        println!(
            "  {:28} proved {:4}   refuted {:4}   only tried {:4}",
            options.id(),
            count(|it| matches!(it, CriterionCell::Proved)),
            count(|it| matches!(it, CriterionCell::Fails { .. })),
            count(|it| matches!(it, CriterionCell::HoldsToLength { .. })),
        );
    }
    let frontier = Frontier::of(&map);
    println!("{} exclusions, {} best sets", frontier.conflicts.len(), frontier.best.len());
}
