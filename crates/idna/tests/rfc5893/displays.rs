//! What the documents say that the UBA shows.

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_bidi::order::Strategy;

use super::tsv;

fn check(source: &str, strategy: &str, logical: &str, expected: &str) {
    let name = Name::read(logical, Notation::CapitalsAsHebrew).expect("readable");
    let strategy = Strategy::from_id(strategy).expect("a strategy");
    let display = strategy.order(name.characters()).display(name.characters());
    let display = Notation::CapitalsAsHebrew.write_scalars(display.chars());
    assert_eq!(display.as_deref(), Ok(expected), "{source}: {logical} in {strategy:?}");
}

#[test]
fn every_display_of_the_documents() {
    let rows = tsv::rows(include_str!("../../../../tests/data/uba-displays.tsv"));
    assert_eq!(rows.len(), 16);
    for [source, strategy, logical, display] in rows {
        check(source, strategy, logical, display);
    }
}
