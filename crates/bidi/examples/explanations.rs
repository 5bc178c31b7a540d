//! Everything that is told of all strings of twelve classes to length 5, by every strategy: each sentence of a
//! character's story and of a pane is held, as data, against a second reading of what it claims. The tests do the same
//! to length 4 and of a part of length 5.
//!
//! `cargo run --release -p bidiscope-bidi --example explanations`
//!
//! Prints how many strings, displays and sentences were checked, and what is false, of each kind the first, where something is.

#[path = "../tests/explanations/brackets.rs"]
mod brackets;
#[path = "../tests/explanations/checker.rs"]
mod checker;
#[path = "../tests/explanations/paper.rs"]
mod paper;
#[path = "../tests/explanations/strings.rs"]
mod strings;
#[path = "../tests/explanations/summary.rs"]
mod summary;
#[path = "../tests/explanations/world.rs"]
mod world;

fn main() {
    for length in 1..=5 {
        let counts = strings::check_all(length..=length, 1);
        assert!(counts.wrong.is_empty(), "{:#?}", counts.wrong);
        println!(
            "length {length}: {} strings, {} displays, {} sentences, {} times only that L2 turns round",
            counts.strings, counts.displays, counts.sentences, counts.by_levels
        );
    }
}
