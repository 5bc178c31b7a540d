//! All 38 rows of Tables 3 and 4.

use std::collections::BTreeMap;

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_bidi::order::Strategy;

use super::{display, tsv};

fn check(logical: &str, expected: &str) {
    assert_eq!(display(Strategy::OneToOne, logical), expected, "{logical}");
}

fn rows() -> Vec<[&'static str; 5]> {
    let rows = tsv::rows(include_str!("../../../../tests/data/paper-tables.tsv"));
    assert_eq!(rows.len(), 38);
    rows
}

#[test]
fn every_row_as_printed() {
    for [_, _, logical, display, _] in rows() {
        check(logical, display);
    }
}

#[test]
fn every_row_back_again() {
    for [_, _, logical, display, _] in rows() {
        check(display, logical);
    }
}

#[test]
fn every_character_has_the_class_of_the_comment() {
    for [_, _, logical, _, comment] in rows() {
        let name = Name::read(logical, Notation::Atkin2001Table1).expect("readable");
        // The hyphen-minus was ET in 2001 and is ES today.
        let class_of_2001 = |scalar, class| if scalar == '-' { "ET" } else { class };
        let classes: Vec<&str> =
            name.characters().iter().map(|it| class_of_2001(it.scalar, it.class.short_name())).collect();
        assert_eq!(classes.join(","), comment, "{logical}");
    }
}

#[test]
fn the_uba_differs_in_five_rows() {
    let differing: BTreeMap<(&str, &str), (&str, &str)> =
        tsv::rows(include_str!("../../../../tests/data/paper-uba.tsv"))
            .into_iter()
            .map(|[table, case, logical, display]| ((table, case), (logical, display)))
            .collect();
    assert_eq!(differing.len(), 5);
    for [table, case, logical, one_to_one, _] in rows() {
        let expected = match differing.get(&(table, case)) {
            Some(&(of_uba, display)) => {
                assert_eq!(of_uba, logical);
                assert_ne!(display, one_to_one);
                display
            }
            None => one_to_one,
        };
        assert_eq!(display(Strategy::UbaLtr, logical), expected, "Table {table}, {case}");
    }
}
