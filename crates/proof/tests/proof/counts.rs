//! What is counted at each length is what exhaustion counts, for every property of every strategy; what is not
//! counted says so.

use std::collections::{BTreeMap, BTreeSet};

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{DisplayConfig, DisplayEngine, Strategy};
use bidiscope_proof::automata::{PropertyCountsAtLength, UndecidedReason, count_sequences_by_length};
use bidiscope_proof::bidi_rule::BidiRule;
use bidiscope_proof::study::{
    DisplayProperty, DisplayPropertyStudy, StudyAlphabet, ThreadCount, WorkProgress,
};

use super::support::{ELEVEN, SEVEN, TEN, characters, each_word};

/// Which of these properties of these displays are counted, each as a study counts it to this length.
fn check(properties: &[DisplayProperty], displays: &[&str], classes: &[BidiClass], to: usize) -> usize {
    let displays: Vec<DisplayConfig> =
        displays.iter().map(|it| DisplayConfig::read(it).expect("a display")).collect();
    let study = DisplayPropertyStudy {
        alphabet: StudyAlphabet::new(classes.to_vec()).expect("an alphabet"),
        max_sequence_characters: to,
        tested_displays: displays.clone(),
        tested_properties: properties.to_vec(),
        thread_count: ThreadCount::OnePerCore,
    };
    let results = study.run(&WorkProgress::new(), |_| ()).expect("not too long");
    let mut found = 0;
    for &property in properties {
        for display in displays.iter().filter(|it| property.applies_to(*it)) {
            let lengths = match count_sequences_by_length(property, display, classes, to) {
                Ok(lengths) => lengths,
                Err(UndecidedReason::CountsTooLarge) => continue,
                Err(other) => panic!("{property:?} {display}: {other}"),
            };
            let rows = results
                .outcomes_at_lengths
                .iter()
                .filter(|it| it.property == property && it.display == *display);
            let expected: Vec<PropertyCountsAtLength> = rows.map(PropertyCountsAtLength::from).collect();
            assert_eq!(lengths.len(), to);
            for (one, other) in lengths.iter().zip(&expected) {
                let text = format!("{property:?} {display} {}", one.sequence_characters);
                assert_eq!(
                    (&one.covered_sequence_count, &one.different_display_count),
                    (&other.covered_sequence_count, &other.different_display_count),
                    "{text}"
                );
                match &one.distinct_character_counterexample_count {
                    Some(_) => assert_eq!(
                        one.distinct_character_counterexample_count,
                        other.distinct_character_counterexample_count,
                        "{text}"
                    ),
                    None => assert_eq!(one.counterexample_count, other.counterexample_count, "{text}"),
                }
            }
            found += 1;
        }
    }
    found
}

/// The first row of docs/study.md, to length 6; `uniqueness` has its sums to length 8.
#[test]
fn sequences_that_show_the_same_to_length_6() {
    let all = Strategy::BUILT_IN.map(Strategy::id);
    assert_eq!(check(&[DisplayProperty::OneToOne], &all, &SEVEN, 6), all.len());
}

/// RFC 5893's labels and names, to length 7 over the seven classes and to 5 over the ten.
#[test]
fn labels_and_names_that_show_the_same() {
    let properties = [
        DisplayProperty::Rfc5893LabelUniqueness,
        DisplayProperty::Rfc5893LabelUniquenessWithoutL3,
        DisplayProperty::Rfc5893NameUniqueness,
    ];
    assert_eq!(check(&properties, &["uba-ltr", "uba-rtl"], &SEVEN, 7), 6);
    assert_eq!(check(&properties, &["uba-ltr", "uba-rtl"], &TEN, 5), 6);
}

/// Every statement of docs/study.md: 138 in all, with those of RFC 5893 and of URLs. Six compare paragraphs, which a study
/// counts in another way: see [`displays_that_another_paragraph_shows`].
#[test]
fn every_statement_to_length_5() {
    let all = Strategy::BUILT_IN.map(Strategy::id);
    let of_one_paragraph: Vec<DisplayProperty> =
        DisplayProperty::ALL.into_iter().filter(|it| !compares_displays_across_paragraphs(*it)).collect();
    assert_eq!(check(&of_one_paragraph, &all, &SEVEN, 5), 138 - 6);
}

/// The same over the ten classes, with marks, to length 4; Reading in its direction is not defined for marks.
#[test]
fn every_statement_with_marks() {
    let all = Strategy::BUILT_IN.map(Strategy::id);
    let of_one_paragraph: Vec<DisplayProperty> = DisplayProperty::ALL
        .into_iter()
        .filter(|it| {
            !compares_displays_across_paragraphs(*it) && *it != DisplayProperty::OneDirectionReadsInOrder
        })
        .collect();
    assert!(check(&of_one_paragraph, &all, &TEN, 4) >= 124 - 8);
}

#[test]
fn labels_in_contexts() {
    use DisplayProperty::{
        LabelOrderSameInContext, Rfc5893GroupingBetweenDelimiters, Rfc5893GroupingContiguous,
    };
    let properties = [Rfc5893GroupingContiguous, Rfc5893GroupingBetweenDelimiters, LabelOrderSameInContext];
    assert_eq!(check(&properties, &["uba-ltr", "uba-rtl"], &ELEVEN, 5), 6);
}

fn compares_displays_across_paragraphs(property: DisplayProperty) -> bool {
    matches!(
        property,
        DisplayProperty::OneToOneAcrossParagraphs | DisplayProperty::NameUniquenessAcrossParagraphs
    )
}

/// Sequences of which another paragraph shows the display in another order, so of a different sequence if all characters
/// differ: beside the orders of all sequences.
#[test]
fn displays_that_another_paragraph_shows() {
    use Strategy::{Fields, Isolates, UbaLtr, UbaRtl};
    let with_marks = [BidiClass::L, BidiClass::R, BidiClass::EN, BidiClass::ES, BidiClass::NSM];
    let mut compared = 0;
    for (strategy, classes) in [UbaLtr, UbaRtl, Fields, Isolates]
        .into_iter()
        .flat_map(|it| [(it, &SEVEN[..]), (it, &with_marks[..])])
    {
        for property in
            [DisplayProperty::OneToOneAcrossParagraphs, DisplayProperty::NameUniquenessAcrossParagraphs]
        {
            let display = DisplayConfig::with_default_options(strategy);
            if !property.applies_to(&display) {
                continue;
            }
            let counted = count_sequences_by_length(property, &display, classes, 5).expect("counted");
            for (length, counts) in counted.iter().enumerate().map(|(at, it)| (at + 1, it)) {
                let expected = shared_across_paragraphs(property, &display, classes, length);
                let found = [
                    &counts.covered_sequence_count,
                    counts.distinct_character_counterexample_count.as_ref().expect("counted"),
                ];
                assert_eq!(
                    found.map(ToString::to_string),
                    expected.map(|it| it.to_string()),
                    "{property:?} {display} {length}"
                );
            }
            compared += 1;
        }
    }
    assert_eq!(compared, 12);
}

/// The number of sequences of a length, and of those whose display the other paragraph shows in another order.
fn shared_across_paragraphs(
    property: DisplayProperty,
    display: &DisplayConfig,
    classes: &[BidiClass],
    length: usize,
) -> [usize; 2] {
    let is_covered = |sequence: &[BidiClass]| {
        property == DisplayProperty::OneToOneAcrossParagraphs || BidiRule::rfc5893().permits_name(sequence)
    };
    let other = display.with_opposite_paragraph_direction().expect("it has a paragraph");
    let mut shown = [Vec::new(), Vec::new()];
    let mut engines = [display, &other].map(DisplayEngine::new);
    each_word(classes.len(), length, |word| {
        let sequence: Vec<BidiClass> = word.iter().map(|it| classes[*it]).collect();
        if word.len() == length && is_covered(&sequence) {
            for (shown, engine) in shown.iter_mut().zip(&mut engines) {
                let order: Vec<usize> =
                    engine.order(&characters(classes, word)).iter().map(|it| it.0).collect();
                shown.push((order.iter().map(|it| word[*it]).collect::<Vec<_>>(), order));
            }
        }
    });
    let [shown, others] = shown;
    let mut orders: BTreeMap<Vec<usize>, BTreeSet<Vec<usize>>> = BTreeMap::new();
    for (display, order) in others {
        orders.entry(display).or_default().insert(order);
    }
    let is_shared = |(display, order): &&(Vec<usize>, Vec<usize>)| {
        orders.get(display).is_some_and(|it| it.iter().any(|other| other != order))
    };
    [shown.len(), shown.iter().filter(is_shared).count()]
}

#[test]
fn what_is_not_counted_says_so() {
    let display = DisplayConfig::with_default_options(Strategy::UbaLtr);
    let with_bn = [BidiClass::L, BidiClass::BN];
    for property in [
        DisplayProperty::OneToOne,
        DisplayProperty::DisplayIsInvolution,
        DisplayProperty::LabelCharactersContiguous,
    ] {
        let counted = count_sequences_by_length(property, &display, &with_bn, 3);
        assert_eq!(counted, Err(UndecidedReason::Class(BidiClass::BN)), "{property:?}");
    }
}
