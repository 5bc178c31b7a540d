//! Every label of five characters over the alphabet of `tests/verdict/mending_brute.rs`, mended, and against trying
//! every three edits where nothing is offered. Takes a minute or two.
//!
//! `cargo run -p bidiscope --no-default-features --example mends`

#[path = "../tests/verdict/mending_brute.rs"]
#[allow(dead_code, unused_imports, reason = "the test itself is not run here")]
mod mending_brute;

fn main() {
    let counts = mending_brute::every_label(5, "com");
    println!("{} labels, {} bad, {} with a mending", counts.labels, counts.bad, counts.mended);
    println!("{} without one that three edits could mend", counts.missed.len());
    counts.missed.iter().for_each(|missed| println!("  {missed}"));
    if !counts.missed.is_empty() {
        std::process::exit(1);
    }
}
