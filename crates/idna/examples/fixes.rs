//! Every label of one to five characters, under two zones, over the alphabet of `tests/verdict/fixes_brute.rs`, corrected, and
//! against trying every three edits where nothing is offered: what is missed is listed. Takes ten minutes.
//!
//! `cargo run -p bidiscope-idna --example fixes`

#[path = "../tests/verdict/fixes_brute.rs"]
#[allow(dead_code, unused_imports, reason = "the test itself is not run here")]
mod fixes_brute;

fn main() {
    let zones = [("com", "com"), ("\u{5D0}", "U+05D0")];
    for (length, (zone, called)) in (1..=5).flat_map(|length| zones.map(|zone| (length, zone))) {
        let counts = fixes_brute::every_label(length, zone);
        let none = counts.missed.len();
        let (labels, bad, corrected) = (counts.labels, counts.bad, counts.corrected);
        println!(
            "length {length} under {called}: {labels} labels, {bad} bad, {corrected} with a mending, {none} missed"
        );
        counts.missed.iter().for_each(|it| println!("  {it}"));
    }
}
