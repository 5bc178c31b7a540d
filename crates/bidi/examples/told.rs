//! Everything that is told of all strings of twelve classes to length 5, by every strategy: each sentence of a
//! character's story and of a pane is held, as data, against a second reading of what it claims. The tests do the same
//! to length 4 and of a part of length 5.
//!
//! `cargo run --release -p bidiscope-bidi --example told`
//!
//! Prints how many strings, displays and sentences were checked, and what is false, of each kind the first, where something is.

#[path = "../tests/told/brackets.rs"]
mod brackets;
#[path = "../tests/told/checker.rs"]
mod checker;
#[path = "../tests/told/gist.rs"]
mod gist;
#[path = "../tests/told/paper.rs"]
mod paper;
#[path = "../tests/told/strings.rs"]
mod strings;
#[path = "../tests/told/world.rs"]
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
