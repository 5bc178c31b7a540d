//! The paper's claim, and its argument against the UBA.

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::Strategy;
use bidiscope_proof::study::{BoundedPropertyOutcome, DisplayProperty, StudyAlphabet};

use super::{row, study};

/// To this length there are 6,725,600 strings.
const LENGTH: usize = 8;

#[test]
fn the_papers_display_is_one_to_one_and_its_own_inverse() {
    let properties = [DisplayProperty::OneToOne, DisplayProperty::DisplayIsInvolution];
    let results = study(StudyAlphabet::atkin2001().classes(), LENGTH, &[Strategy::OneToOne], &properties);
    for property in properties {
        let rows = results.outcomes_at_lengths.iter().filter(|it| it.property == property);
        let cases: u64 = rows.clone().map(|it| it.covered_sequence_count).sum();
        assert_eq!(cases, 6_725_600);
        assert!(rows.clone().all(|it| !it.has_counterexamples() && it.smallest_counterexamples.is_empty()));
        assert_eq!(
            results.bounded_outcome(property, Strategy::OneToOne),
            BoundedPropertyOutcome::Holds { max_tested_sequence_characters: LENGTH }
        );
    }
}

/// The shortest pair is the RFC's: a letter and a number, in an LTR paragraph.
#[test]
fn the_uba_fails_from_length_2() {
    let results =
        study(StudyAlphabet::atkin2001().classes(), 4, &[Strategy::UbaLtr], &[DisplayProperty::OneToOne]);
    let BoundedPropertyOutcome::Fails { shortest_counterexample_characters: 2, outcome_at_length: shortest } =
        results.bounded_outcome(DisplayProperty::OneToOne, Strategy::UbaLtr)
    else {
        panic!("{results:?}")
    };
    assert_eq!((shortest.covered_sequence_count, shortest.counterexample_count), (49, 2));
    let classes: Vec<_> = shortest.smallest_counterexamples.iter().map(|it| it.classes.clone()).collect();
    assert_eq!(classes, [["AL EN", "EN AL"], ["R EN", "EN R"]]);
    let shown: Vec<_> = shortest.smallest_counterexamples.iter().map(|it| it.displays.clone()).collect();
    assert_eq!(shown, [["1\u{627}"], ["1\u{5D0}"]]);
    assert_eq!(row(&results, DisplayProperty::OneToOne, Strategy::UbaLtr, 1).counterexample_count, 0);
}

/// Section IV: left-to-right runs "are preserved in exactly their original positions. Third, all right-to-left runs are
/// permuted within their own run", by the directions that the display gives each character. All strings to length 6.
#[test]
fn left_to_right_runs_stay_and_right_to_left_runs_are_permuted_in_themselves() {
    let alphabet = StudyAlphabet::atkin2001().characters();
    let mut strings = vec![Vec::new()];
    for _ in 0..6 {
        strings = strings
            .iter()
            .flat_map(|it: &Vec<_>| alphabet.iter().map(move |next| [it.as_slice(), &[*next]].concat()))
            .collect();
        for text in &strings {
            let order = Strategy::OneToOne.order(text);
            let place = |at: usize| order.visual_from_logical()[at].0;
            // Where no character before is displayed after it, and none after before, a run begins.
            let begins =
                |at: usize| (0..at).all(|it| place(it) < at) && (at..text.len()).all(|it| place(it) >= at);
            let mut start = 0;
            for end in (1..=text.len()).filter(|&it| it == text.len() || begins(it)) {
                // Between two such places the run is one character that stays, or has no left-to-right letter.
                let is_right_to_left = |at: usize| !matches!(text[at].class, BidiClass::L | BidiClass::CS);
                assert!(end == start + 1 || (start..end).all(is_right_to_left), "{text:?}");
                start = end;
            }
        }
    }
    assert_eq!(strings.len(), 7_usize.pow(6));
}

/// The sixth goal, "maximize the readability of multilingual labels", measured over the 36 sequences of two classes that are
/// read in one direction. The one-to-one display keeps a number, a hyphen or a full stop beside an Arabic or Hebrew letter
/// where it stands, which is not where a reader from the right meets it: twelve. The UBA in a left-to-right paragraph takes
/// a number after the letter with it. In a right-to-left one the eight pairs of a hyphen or a full stop with an English letter
/// or a number, and the four of these signs themselves, do not read from the left.
#[test]
fn the_sixth_goal_is_measured() {
    let displays = [Strategy::OneToOne, Strategy::UbaLtr, Strategy::UbaRtl];
    let results = study(
        StudyAlphabet::atkin2001().classes(),
        4,
        &displays,
        &[DisplayProperty::OneDirectionReadsInOrder],
    );
    let share = |strategy, length| {
        let row = row(&results, DisplayProperty::OneDirectionReadsInOrder, strategy, length);
        (row.counterexample_count, row.covered_sequence_count)
    };
    assert_eq!(displays.map(|it| share(it, 1)), [(0, 6); 3]);
    assert_eq!(displays.map(|it| share(it, 2)), [(12, 36), (10, 36), (12, 36)]);
    let cell = results.bounded_outcome(DisplayProperty::OneDirectionReadsInOrder, Strategy::OneToOne);
    let BoundedPropertyOutcome::Fails { shortest_counterexample_characters: 2, outcome_at_length: row } =
        cell
    else {
        panic!("{cell:?}")
    };
    assert!(row.smallest_counterexamples.iter().any(|it| it.classes == ["AL EN"]));
}
