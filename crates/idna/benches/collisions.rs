//! How long the search for a name's collisions takes.
//!
//! `cargo bench -p bidiscope-idna --bench collisions`
//!
//! All figures are processor time of one thread, with the bounds that the window and the command use.

#[path = "../../../benches/common/mod.rs"]
mod common;

use std::hint::black_box;

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::collisions::CollisionSearch;

use common::fastest;

/// How many times each measurement is taken; the fastest counts, because only disturbances vary.
const ROUNDS: usize = 5;

fn main() {
    let labels = [
        ("a word and a number", "A".repeat(60) + "123"),
        ("words and hyphens", "ABCDEFG-".repeat(8)[..63].to_owned()),
        ("letters and numbers by turns", "aB1".repeat(21)),
        ("numbers of both kinds between hyphens", "1-A-2-B-".repeat(8)[..63].to_owned()),
        ("neutrals only", "-".repeat(63)),
        ("a letter, then neutrals", "A".to_owned() + &"-".repeat(62)),
        ("digits and neutrals", "1--".repeat(21)),
        ("left-to-right words and numbers", "abc-12-".repeat(9)),
        ("neutrals between brackets", "A(-)b".repeat(13)[..63].to_owned()),
        ("a name of 253", "ABC-12.abc-12.".repeat(19)[..253].to_owned()),
    ];
    println!("collisions of a label of 63 characters, and of one name of 253");
    for (what, text) in &labels {
        let Ok(name) = Input::read(text, Notation::CapitalsAsHebrew) else { continue };
        for strategy in Strategy::BUILT_IN {
            let search =
                CollisionSearch { notation: Notation::CapitalsAsHebrew, ..CollisionSearch::default() };
            let mut found = search.collisions(&name, strategy);
            let time = fastest(ROUNDS, || found = black_box(search.collisions(black_box(&name), strategy)));
            println!(
                "  {what:<40} {:<12} {:>8.2} ms  {} of {}{}",
                strategy.id(),
                time.as_secs_f64() * 1e3,
                found.found_inputs.len(),
                if found.are_all_names_found { "" } else { "at least " },
                found.name_count_lower_bound,
            );
        }
    }
}
