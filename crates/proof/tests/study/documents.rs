//! Figures that were found by others' searches, and statements of RFC 5893, section 3.

use bidiscope_bidi::name::BidiClass::{AL, AN, CS, EN, ES, ET, L, NSM, ON, R};
use bidiscope_bidi::name::characters_of;
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::rfc5893::rfc5893_second_guarantee_applies;
use bidiscope_proof::study::{BoundedPropertyOutcome, DisplayProperty, StudyAlphabet};

use super::{row, study};

const UBA: [Strategy; 2] = [Strategy::UbaLtr, Strategy::UbaRtl];

/// Over {L, R, AL, EN, AN, ES, CS, ET, ON, NSM} Label Uniqueness holds to length 4 and fails at 5, in
/// paragraphs of both directions.
#[test]
fn label_uniqueness() {
    let results =
        study(StudyAlphabet::rfc5893().classes(), 5, &UBA, &[DisplayProperty::Rfc5893LabelUniqueness]);
    for strategy in UBA {
        let cases = [1, 2, 3, 4].map(|length| {
            row(&results, DisplayProperty::Rfc5893LabelUniqueness, strategy, length).covered_sequence_count
        });
        assert_eq!(cases, [3, 13, 95, 765]);
        let BoundedPropertyOutcome::Fails { shortest_counterexample_characters: 5, outcome_at_length: row } =
            results.bounded_outcome(DisplayProperty::Rfc5893LabelUniqueness, strategy)
        else {
            panic!("{strategy:?}")
        };
        assert_eq!(row.smallest_counterexamples[0].classes, ["R EN ES ET EN", "R ET EN ES EN"]);
    }
}

/// Without rule L3 it fails at length 3 already.
#[test]
fn label_uniqueness_without_l3() {
    let results = study(
        StudyAlphabet::rfc5893().classes(),
        3,
        &UBA,
        &[DisplayProperty::Rfc5893LabelUniquenessWithoutL3],
    );
    for strategy in UBA {
        let BoundedPropertyOutcome::Fails { shortest_counterexample_characters: 3, outcome_at_length: row } =
            results.bounded_outcome(DisplayProperty::Rfc5893LabelUniquenessWithoutL3, strategy)
        else {
            panic!("{strategy:?}")
        };
        let mut pair = row.smallest_counterexamples[0].classes.clone();
        pair.sort_unstable();
        assert_eq!(pair, ["R EN NSM", "R NSM EN"]);
    }
}

/// "The label's characters stay together" has no counterexample for X to 3 and S1 and S2 to 1, among
/// others; the formal statement has one of two plain labels.
#[test]
fn character_grouping() {
    let properties = [
        DisplayProperty::Rfc5893GroupingContiguous,
        DisplayProperty::Rfc5893GroupingBetweenDelimiters,
        DisplayProperty::LabelOrderSameInContext,
    ];
    let results = study(&[L, R, AL, EN, AN, ES, CS, ET, NSM], 7, &UBA, &properties);
    for strategy in UBA {
        assert_eq!(
            results.bounded_outcome(DisplayProperty::Rfc5893GroupingContiguous, strategy),
            BoundedPropertyOutcome::Holds { max_tested_sequence_characters: 7 }
        );
        assert_eq!(
            results.bounded_outcome(DisplayProperty::LabelOrderSameInContext, strategy),
            BoundedPropertyOutcome::Holds { max_tested_sequence_characters: 7 }
        );
    }
    let cell = results.bounded_outcome(DisplayProperty::Rfc5893GroupingBetweenDelimiters, Strategy::UbaRtl);
    let BoundedPropertyOutcome::Fails { shortest_counterexample_characters: 4, outcome_at_length: row } =
        cell
    else {
        panic!("{cell:?}")
    };
    assert!(
        row.smallest_counterexamples.iter().any(|it| it.classes == ["CS L CS L"] && it.displays == ["a.a."])
    );
}

/// With all three kinds of delimiters, to a smaller length.
#[test]
fn character_grouping_with_all_delimiters() {
    let classes = [L, R, AL, EN, AN, ES, CS, ET, ON, NSM, bidiscope_bidi::name::BidiClass::WS];
    let results = study(&classes, 5, &UBA, &[DisplayProperty::Rfc5893GroupingContiguous]);
    for strategy in UBA {
        assert_eq!(
            results.bounded_outcome(DisplayProperty::Rfc5893GroupingContiguous, strategy),
            BoundedPropertyOutcome::Holds { max_tested_sequence_characters: 5 }
        );
        // A label of one letter (L, R or AL) between nine pairs of delimiters.
        assert_eq!(
            row(&results, DisplayProperty::Rfc5893GroupingContiguous, strategy, 3).covered_sequence_count,
            27
        );
    }
}

/// "This was shown to be unsound": `ABC.abc` and `abc.ABC`, here with a letter for each label. And "the
/// sequence of labels should be consistent with network order": L1.R2.R3.L4 is not, because of R2.R3.
#[test]
fn what_the_rfc_rejects() {
    let properties =
        [DisplayProperty::NameUniquenessAcrossParagraphs, DisplayProperty::Rfc5893LabelsLeftToRight];
    let results = study(&[L, R, CS], 3, &UBA, &properties);
    let across = row(&results, DisplayProperty::NameUniquenessAcrossParagraphs, Strategy::UbaLtr, 3);
    let pairs: Vec<_> = across.smallest_counterexamples.iter().map(|it| it.classes.clone()).collect();
    assert_eq!(across.counterexample_count, 2);
    assert_eq!(pairs, [["L CS R", "R CS L"], ["R CS L", "L CS R"]]);
    let order = row(&results, DisplayProperty::Rfc5893LabelsLeftToRight, Strategy::UbaLtr, 3);
    assert_eq!(order.counterexample_count, 1);
    assert_eq!(order.smallest_counterexamples[0].classes, ["R CS R"]);
}

/// Section 2's second guarantee is wrong in a right-to-left paragraph: `1-a.A` and `a-1.A` show the same (A stands
/// for a Hebrew letter). Of the names of the first guarantee no two show the same that are so short.
#[test]
fn the_second_guarantee() {
    let properties = [
        DisplayProperty::Rfc5893SecondGuaranteeUniqueness,
        DisplayProperty::Rfc5893SecondGuaranteeGrouping,
        DisplayProperty::Rfc5893NameUniqueness,
    ];
    let results = study(&[L, R, EN, ES, CS], 5, &UBA, &properties);
    let cell = results.bounded_outcome(DisplayProperty::Rfc5893SecondGuaranteeUniqueness, Strategy::UbaRtl);
    let BoundedPropertyOutcome::Fails { shortest_counterexample_characters: 5, .. } = cell else {
        panic!("{cell:?}")
    };
    let ltr = results.bounded_outcome(DisplayProperty::Rfc5893SecondGuaranteeUniqueness, Strategy::UbaLtr);
    assert_eq!(ltr, BoundedPropertyOutcome::Holds { max_tested_sequence_characters: 5 });
    for strategy in UBA {
        assert_eq!(
            results.bounded_outcome(DisplayProperty::Rfc5893NameUniqueness, strategy),
            BoundedPropertyOutcome::Holds { max_tested_sequence_characters: 5 }
        );
    }
    for (text, covered) in [
        ("1-a.\u{5D0}", true),
        ("a-1.\u{5D0}", true),
        // All LDH, and no Bidi domain name.
        ("1.2-x.com", false),
        // A label that begins with a digit after a right-to-left one, one that is neither LDH nor by the rule,
        // and an empty one.
        ("\u{5D0}.1a", false),
        ("-a.\u{5D0}", false),
        ("a..\u{5D0}", false),
    ] {
        assert_eq!(rfc5893_second_guarantee_applies(&characters_of(text)), covered, "{text}");
    }
    let shown = |text| Strategy::UbaRtl.order(&characters_of(text)).display(&characters_of(text));
    assert_eq!([shown("1-a.\u{5D0}"), shown("a-1.\u{5D0}")], ["\u{5D0}.a-1", "\u{5D0}.a-1"]);
}
