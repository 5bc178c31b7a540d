//! Figures 3 to 6, and what the prose says of them.

use bidiscope_bidi::order::Strategy;

use super::{display, tsv};

fn check(strategy: &str, logical: &str, expected: &str) {
    let strategy = Strategy::from_id(strategy).expect("a strategy");
    assert_eq!(display(strategy, logical), expected, "{strategy:?} {logical}");
}

#[test]
fn every_line() {
    let rows = tsv::rows(include_str!("../../../../tests/data/paper-figures.tsv"));
    assert_eq!(rows.len(), 21);
    for [_, strategy, logical, display, _] in rows {
        check(strategy, logical, display);
    }
}
