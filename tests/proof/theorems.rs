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

/// Beside a study of these strategies and classes to a length.
fn check(strategies: &[Strategy], classes: &[BidiClass], to: usize) -> Decided {
    let study = Study {
        alphabet: Alphabet::new(classes.to_vec()).expect("an alphabet"),
        max_length: to,
        displays: strategies.iter().copied().map(Display::plain).collect(),
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

/// The cells of docs/study.md's table and the statements about RFC 5893, over the paper's seven classes: what holds to
/// a length is proved for all of them, and no cell is left open. Every failure shows to this length.
#[test]
fn the_uba_over_the_seven_classes() {
    use Property::{NamesAcrossParagraphs, OneToOneAcrossParagraphs, OwnInverse};
    use Strategy::{UbaAuto, UbaLtr, UbaRtl};
    let Decided { proved, refuted, refuted_beyond, not_reached } =
        check(&[UbaLtr, UbaRtl, UbaAuto], &SEVEN, 5);
    let expected = [
        (NamesAcrossParagraphs, UbaLtr),
        (NamesAcrossParagraphs, UbaRtl),
        (OneToOneAcrossParagraphs, UbaLtr),
        (OneToOneAcrossParagraphs, UbaRtl),
        (OwnInverse, UbaAuto),
        (OwnInverse, UbaLtr),
        (OwnInverse, UbaRtl),
    ];
    assert_eq!(sorted(not_reached), sorted(expected.to_vec()));
    // Nine properties of all three, one more of two and nine of the same two about RFC 5893.
    assert_eq!((proved + refuted + expected.len(), refuted_beyond), (9 * 3 + 2 + 9 * 2, 0));
}

#[test]
fn the_other_strategies_over_the_seven_classes() {
    use Property::{OneToOneAcrossParagraphs, OwnInverse};
    use Strategy::{Components, Fields, Isolates, Logical, OneToOne};
    let Decided { proved, refuted, refuted_beyond, not_reached } =
        check(&[Logical, OneToOne, Components, Fields, Isolates], &SEVEN, 4);
    let expected = [
        (OneToOneAcrossParagraphs, Fields),
        (OneToOneAcrossParagraphs, Isolates),
        (OwnInverse, Components),
        (OwnInverse, Fields),
        (OwnInverse, Isolates),
    ];
    assert_eq!(sorted(not_reached), sorted(expected.to_vec()));
    // Of the table's last two rows every cell fails, and of its first one three do.
    assert_eq!((proved, refuted, refuted_beyond), (9 * 5 - 3 - 13, 13, 0));
}

/// The same with marks, terminators and neutrals.
#[test]
fn with_marks_terminators_and_neutrals() {
    use Strategy::{Components, Fields, Logical, OneToOne, UbaLtr, UbaRtl};
    let Decided { proved, refuted, refuted_beyond, .. } =
        check(&[Logical, OneToOne, Components, Fields, UbaLtr, UbaRtl], &TEN, 3);
    assert!(proved > 20 && refuted > 20, "{proved} {refuted}");
    // Label and name uniqueness with ET at length 5, in both paragraphs, and what fails at 4.
    assert!(refuted_beyond >= 4, "{refuted_beyond}");
}

fn sorted(mut list: Vec<(Property, Strategy)>) -> Vec<(Property, Strategy)> {
    list.sort_by_key(|(property, strategy)| (property.id(), strategy.id()));
    list
}

#[test]
fn what_is_not_decided_says_why() {
    let of = |property, strategy, classes: &[BidiClass]| decide(property, &Display::plain(strategy), classes);
    assert_eq!(of(Property::OwnInverse, Strategy::UbaLtr, &SEVEN), Err(NotReached::Inverse));
    assert_eq!(of(Property::NamesAcrossParagraphs, Strategy::UbaLtr, &SEVEN), Err(NotReached::Property));
    let with_bn = [BidiClass::L, BidiClass::BN];
    for property in Property::ALL {
        if property != Property::OneToOneAcrossParagraphs && property != Property::NamesAcrossParagraphs {
            let expected = Err(NotReached::Class(BidiClass::BN));
            assert_eq!(of(property, Strategy::UbaRtl, &with_bn), expected, "{property:?}");
        }
    }
}
