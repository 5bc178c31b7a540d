//! The paper's claim, and its argument against the UBA.

use bidiscope_bidi::order::Strategy;
use bidiscope_proof::study::{Alphabet, Cell, Property};

use super::{row, study};

/// To this length there are 6,725,600 strings.
const LENGTH: usize = 8;

#[test]
fn the_papers_display_is_one_to_one_and_its_own_inverse() {
    let properties = [Property::OneToOne, Property::Involution];
    let results = study(Alphabet::atkin2001().classes(), LENGTH, &[Strategy::OneToOne], &properties);
    for property in properties {
        let rows = results.rows.iter().filter(|it| it.property == property);
        let cases: u64 = rows.clone().map(|it| it.cases).sum();
        assert_eq!(cases, 6_725_600);
        assert!(rows.clone().all(|it| !it.fails() && it.smallest.is_empty()));
        assert_eq!(results.cell(property, Strategy::OneToOne), Cell::Holds { to: LENGTH });
    }
}

/// The shortest pair is the RFC's: a letter and a number, in an LTR paragraph.
#[test]
fn the_uba_fails_from_length_2() {
    let results = study(Alphabet::atkin2001().classes(), 4, &[Strategy::UbaLtr], &[Property::OneToOne]);
    let Cell::Fails { from: 2, row: shortest } = results.cell(Property::OneToOne, Strategy::UbaLtr) else {
        panic!("{results:?}")
    };
    assert_eq!((shortest.cases, shortest.counterexamples), (49, 2));
    let classes: Vec<_> = shortest.smallest.iter().map(|it| it.classes.clone()).collect();
    assert_eq!(classes, [["AL EN", "EN AL"], ["R EN", "EN R"]]);
    let shown: Vec<_> = shortest.smallest.iter().map(|it| it.displays.clone()).collect();
    assert_eq!(shown, [["1\u{627}"], ["1\u{5D0}"]]);
    assert_eq!(row(&results, Property::OneToOne, Strategy::UbaLtr, 1).counterexamples, 0);
}
