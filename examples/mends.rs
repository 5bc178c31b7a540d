//! Every label of five characters, under two zones, over the alphabet of `tests/verdict/mending_brute.rs`, mended, and against trying
//! every three edits where nothing is offered. Takes a few minutes.
//!
//! `cargo run -p bidiscope --no-default-features --example mends`

#[path = "../tests/verdict/mending_brute.rs"]
#[allow(dead_code, unused_imports, reason = "the test itself is not run here")]
mod mending_brute;

fn main() {
    let mut missed = 0;
    for (zone, called) in [("com", "com"), ("\u{5D0}", "U+05D0")] {
        let counts = mending_brute::every_label(5, zone);
        let none = counts.missed.len();
        println!(
            "under {called}: {} labels, {} bad, {} with a mending",
            counts.labels, counts.bad, counts.mended
        );
        println!("  {none} without one that three edits could mend");
        counts.missed.iter().for_each(|it| println!("  {it}"));
        missed += none;
    }
    if missed > 0 {
        std::process::exit(1);
    }
}
