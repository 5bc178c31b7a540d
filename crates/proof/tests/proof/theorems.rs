//! Every property of every strategy: what is decided for all lengths is what exhaustion finds to a length.

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_proof::automata::{ProofOutcome, UndecidedReason, decide_property};
use bidiscope_proof::study::{
    BoundedPropertyOutcome, DisplayProperty, DisplayPropertyStudy, StudyAlphabet, ThreadCount, WorkProgress,
};

use super::support::{SEVEN, TEN};

/// What was decided beside a study.
#[derive(Default)]
struct Decided {
    proved: usize,
    refuted: usize,
    /// By a counterexample that is longer than the study.
    refuted_beyond: usize,
    not_reached: Vec<(DisplayProperty, Strategy)>,
}

/// Beside a study of these strategies and classes to a length.
fn check(strategies: &[Strategy], classes: &[BidiClass], to: usize) -> Decided {
    let study = DisplayPropertyStudy {
        alphabet: StudyAlphabet::new(classes.to_vec()).expect("an alphabet"),
        max_sequence_characters: to,
        tested_displays: strategies.iter().copied().map(DisplayConfig::with_default_options).collect(),
        tested_properties: DisplayProperty::ALL.to_vec(),
        thread_count: ThreadCount::OnePerCore,
    };
    let results = study.run(&WorkProgress::new(), |_| ()).expect("not too long");
    let mut found = Decided::default();
    for ((property, display), cell) in results.bounded_outcomes() {
        match (decide_property(property, display, classes), cell) {
            (Ok(ProofOutcome::Proved), BoundedPropertyOutcome::Holds { .. }) => found.proved += 1,
            (Ok(theorem), BoundedPropertyOutcome::Fails { shortest_counterexample_characters: from, .. }) => {
                assert_eq!(theorem.counterexample_length(), Some(from), "{property:?} {display}");
                found.refuted += 1;
            }
            (Ok(theorem), BoundedPropertyOutcome::Holds { .. })
                if theorem.counterexample_length() > Some(to) =>
            {
                found.refuted_beyond += 1
            }
            // What is not reached fails: exhaustion has refuted it.
            (Err(_), BoundedPropertyOutcome::Fails { .. }) => {
                found.not_reached.push((property, display.strategy()))
            }
            (decided, cell) => panic!("{property:?} {display}: {decided:?}, but {cell:?}"),
        }
    }
    found
}

/// The cells of docs/study.md's table and the statements about RFC 5893, over the paper's seven classes: what holds to
/// a length is proved for all of them, and no cell is left open.
#[test]
fn the_uba_over_the_seven_classes() {
    use Strategy::{UbaAuto, UbaLtr, UbaRtl};
    let Decided { proved, refuted, refuted_beyond, not_reached } =
        check(&[UbaLtr, UbaRtl, UbaAuto], &SEVEN, 5);
    assert_eq!(not_reached, []);
    // Eleven properties of all three, one more of two and eleven of the same two about RFC 5893.
    // One of these fails later: a name of the second guarantee with a label in pieces has seven characters. So do the
    // three of URLs, which have six or more.
    assert_eq!((proved + refuted, refuted_beyond), (11 * 3 + 2 + 11 * 2 - 1, 1 + 3 * 3));
}

#[test]
fn the_other_strategies_over_the_seven_classes() {
    use Strategy::{Components, Fields, Isolates, Logical, OneToOne};
    let Decided { proved, refuted, refuted_beyond, not_reached } =
        check(&[Logical, OneToOne, Components, Fields, Isolates], &SEVEN, 4);
    assert_eq!(not_reached, []);
    // Of the table's rows about the UBA every cell fails, of its first two three, and both displays with another
    // paragraph show across what they show. Components alone move a left-to-right letter, and none reads all names in
    // their direction. Of URLs all three hold of all five.
    assert_eq!((proved, refuted, refuted_beyond), (9 * 5 - 3 - 13 + 4 + 3 * 5, 13 + 3 + 2 + 6, 0));
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

#[test]
fn what_is_not_decided_says_why() {
    let of = |property, strategy, classes: &[BidiClass]| {
        decide_property(property, &DisplayConfig::with_default_options(strategy), classes)
    };
    let with_bn = [BidiClass::L, BidiClass::BN];
    for property in DisplayProperty::ALL {
        // A display agrees with itself, whatever the classes are.
        let expected = match property {
            DisplayProperty::AgreesWithUbaRtl => Ok(ProofOutcome::Proved),
            _ => Err(UndecidedReason::Class(BidiClass::BN)),
        };
        assert_eq!(of(property, Strategy::UbaRtl, &with_bn), expected, "{property:?}");
    }
}
