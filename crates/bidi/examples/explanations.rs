//! Checks the explanations of all strings of twelve classes to length 5, by every strategy: what is stated about each
//! character, and the summary of each display, is compared, as data, with a second reading of the documents. The tests
//! do the same to length 4 and for a part of length 5.
//!
//! `cargo run --release -p bidiscope-bidi --example explanations`
//!
//! Prints how many strings, displays and statements were checked. If some are false, it prints the first of each kind and fails.

#[path = "../tests/explanations/brackets.rs"]
mod brackets;
#[path = "../tests/explanations/checker.rs"]
mod checker;
#[path = "../tests/explanations/deciding.rs"]
mod deciding;
#[path = "../tests/explanations/fields.rs"]
mod fields;
#[path = "../tests/practice/model.rs"]
mod model;
#[path = "../tests/explanations/paper.rs"]
mod paper;
#[path = "../tests/explanations/seen.rs"]
mod seen;
#[path = "../tests/explanations/strings.rs"]
mod strings;
#[path = "../tests/explanations/summary.rs"]
mod summary;
#[path = "../tests/explanations/world.rs"]
mod world;

use bidiscope_bidi::name::Character;

fn main() {
    println!("twelve classes");
    check(&strings::classes(), 5);
    println!("with isolates, embeddings, overrides, PDF, PDI and brackets");
    check(&strings::with_controls(), 4);
}

/// All strings of these characters to a length.
fn check(alphabet: &[Character], max_length: u32) {
    for length in 1..=max_length {
        let counts = strings::check_all(alphabet, length..=length, 1, &strings::displays());
        assert!(counts.wrong.is_empty(), "{:#?}", counts.wrong);
        println!(
            "length {length}: {} strings, {} displays, {} statements, {} summaries that only name rule L2, {} deciding \
             steps, {} of them together with others",
            counts.strings,
            counts.displays,
            counts.sentences,
            counts.by_levels,
            counts.decided,
            counts.together
        );
    }
}
