//! Every property of every strategy: what is decided for all lengths is what exhaustion finds to a length.

use bidiscope::name::BidiClass;
use bidiscope::order::{Display, Strategy};
use bidiscope::proof::{NotReached, Theorem, decide};
use bidiscope::study::{Alphabet, Cell, Progress, Property, Study};

use super::support::{SEVEN, TEN};

/// What was decided beside a study.
#[derive(Default)]
struct Decided {
    proved: usize,
    refuted: usize,
    /// By a counterexample that is longer than the study.
    refuted_beyond: usize,
    not_reached: Vec<(Property, Strategy)>,
}

/// Beside a study of these classes to a length.
fn check(classes: &[BidiClass], to: usize) -> Decided {
    let study = Study {
        alphabet: Alphabet::new(classes.to_vec()).expect("an alphabet"),
        max_length: to,
        displays: Strategy::ALL.into_iter().map(Display::plain).collect(),
        properties: Property::ALL.to_vec(),
        threads: None,
    };
    let results = study.run(&Progress::new(), |_| ()).expect("not too long");
    let mut found = Decided::default();
    for ((property, display), cell) in results.cells() {
        match (decide(property, display, classes), cell) {
            (Ok(Theorem::Proved), Cell::Holds { .. }) => found.proved += 1,
            (Ok(theorem), Cell::Fails { from, .. }) => {
                assert_eq!(theorem.fails_from(), Some(from), "{property:?} {display}");
                found.refuted += 1;
            }
            (Ok(theorem), Cell::Holds { .. }) if theorem.fails_from() > Some(to) => found.refuted_beyond += 1,
            // What is not reached fails: exhaustion has refuted it.
            (Err(_), Cell::Fails { .. }) => found.not_reached.push((property, display.strategy())),
            (decided, cell) => panic!("{property:?} {display}: {decided:?}, but {cell:?}"),
        }
    }
    found
}

/// Every cell of docs/study.md's table and every statement about RFC 5893, over the paper's seven classes. What holds
/// to a length is proved for all of them: no cell is left open.
#[test]
fn every_property_over_the_seven_classes() {
    let Decided { proved, refuted, refuted_beyond, not_reached } = check(&SEVEN, 5);
    assert_eq!(not_reached, []);
    // Nine properties of eight strategies and one of four, and nine more of the UBA in two paragraphs.
    assert_eq!(proved + refuted, 9 * 8 + 4 + 2 * 9);
    assert!(proved > 30, "{proved}");
    assert_eq!(refuted_beyond, 0);
}

/// The same with marks, terminators and neutrals.
#[test]
fn every_property_over_the_ten_classes() {
    let Decided { proved, refuted, refuted_beyond, .. } = check(&TEN, 3);
    assert!(proved > 20 && refuted > 20, "{proved} {refuted}");
    // Label and name uniqueness with ET, at length 5, and what fails at 4 over the seven classes too.
    assert!(refuted_beyond >= 4, "{refuted_beyond}");
}

#[test]
fn what_is_not_decided_says_why() {
    let of = |property, strategy, classes: &[BidiClass]| decide(property, &Display::plain(strategy), classes);
    let with_bn = [BidiClass::L, BidiClass::BN];
    for property in Property::ALL {
        let expected = Err(NotReached::Class(BidiClass::BN));
        assert_eq!(of(property, Strategy::UbaRtl, &with_bn), expected, "{property:?}");
    }
}
