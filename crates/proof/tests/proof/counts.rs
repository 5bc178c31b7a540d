//! What is counted at each length is what exhaustion counts, for every property of every strategy; what is not
//! counted says so.

use std::collections::{BTreeMap, BTreeSet};

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{DisplayConfig, DisplayEngine, Strategy};
use bidiscope_proof::automata::{LengthCounts, Undecided, count_cases};
use bidiscope_proof::bidi_rule::BidiRule;
use bidiscope_proof::study::{Alphabet, Progress, Property, Study};

use super::support::{ELEVEN, SEVEN, TEN, characters, each_word};

/// Which of these properties of these displays are counted, each as a study counts it to this length.
fn check(properties: &[Property], displays: &[&str], classes: &[BidiClass], to: usize) -> usize {
    let displays: Vec<DisplayConfig> =
        displays.iter().map(|it| DisplayConfig::read(it).expect("a display")).collect();
    let study = Study {
        alphabet: Alphabet::new(classes.to_vec()).expect("an alphabet"),
        max_length: to,
        displays: displays.clone(),
        properties: properties.to_vec(),
        threads: None,
    };
    let results = study.run(&Progress::new(), |_| ()).expect("not too long");
    let mut found = 0;
    for &property in properties {
        for display in displays.iter().filter(|it| property.applies_to(*it)) {
            let lengths = match count_cases(property, display, classes, to) {
                Ok(lengths) => lengths,
                Err(Undecided::CountsTooLarge) => continue,
                Err(other) => panic!("{property:?} {display}: {other}"),
            };
            let rows = results.rows.iter().filter(|it| it.property == property && it.display == *display);
            let expected: Vec<LengthCounts> = rows.map(LengthCounts::from).collect();
            assert_eq!(lengths.len(), to);
            for (one, other) in lengths.iter().zip(&expected) {
                let text = format!("{property:?} {display} {}", one.length);
                assert_eq!((&one.cases, &one.displays), (&other.cases, &other.displays), "{text}");
                match &one.counterexamples_with_distinct_characters {
                    Some(_) => assert_eq!(
                        one.counterexamples_with_distinct_characters,
                        other.counterexamples_with_distinct_characters,
                        "{text}"
                    ),
                    None => assert_eq!(one.counterexamples, other.counterexamples, "{text}"),
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
    assert_eq!(check(&[Property::OneToOne], &all, &SEVEN, 6), all.len());
}

/// RFC 5893's labels and names, to length 7 over the seven classes and to 5 over the ten.
#[test]
fn labels_and_names_that_show_the_same() {
    let properties =
        [Property::LabelUniqueness, Property::LabelUniquenessWithoutL3, Property::NameUniqueness];
    assert_eq!(check(&properties, &["uba-ltr", "uba-rtl"], &SEVEN, 7), 6);
    assert_eq!(check(&properties, &["uba-ltr", "uba-rtl"], &TEN, 5), 6);
}

/// Every statement of docs/study.md: 138 in all, with those of RFC 5893 and of URLs. Six compare paragraphs, which a study counts in
/// another way: see [`displays_that_another_paragraph_shows`].
#[test]
fn every_statement_to_length_5() {
    let all = Strategy::BUILT_IN.map(Strategy::id);
    let of_one_paragraph: Vec<Property> =
        Property::ALL.into_iter().filter(|it| !compares_displays_across_paragraphs(*it)).collect();
    assert_eq!(check(&of_one_paragraph, &all, &SEVEN, 5), 138 - 6);
}

/// The same over the ten classes, with marks, to length 4; Reading in its direction is not defined for marks.
#[test]
fn every_statement_with_marks() {
    let all = Strategy::BUILT_IN.map(Strategy::id);
    let of_one_paragraph: Vec<Property> = Property::ALL
        .into_iter()
        .filter(|it| !compares_displays_across_paragraphs(*it) && *it != Property::ReadsInItsDirection)
        .collect();
    assert!(check(&of_one_paragraph, &all, &TEN, 4) >= 124 - 8);
}

#[test]
fn labels_in_contexts() {
    use Property::{GroupingBetweenDelimiters, GroupingTogether, LabelInContext};
    let properties = [GroupingTogether, GroupingBetweenDelimiters, LabelInContext];
    assert_eq!(check(&properties, &["uba-ltr", "uba-rtl"], &ELEVEN, 5), 6);
}

fn compares_displays_across_paragraphs(property: Property) -> bool {
    matches!(property, Property::OneToOneAcrossParagraphs | Property::NamesAcrossParagraphs)
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
        for property in [Property::OneToOneAcrossParagraphs, Property::NamesAcrossParagraphs] {
            let display = DisplayConfig::with_default_options(strategy);
            if !property.applies_to(&display) {
                continue;
            }
            let counted = count_cases(property, &display, classes, 5).expect("counted");
            for (length, counts) in counted.iter().enumerate().map(|(at, it)| (at + 1, it)) {
                let expected = shared_across_paragraphs(property, &display, classes, length);
                let found = [
                    &counts.cases,
                    counts.counterexamples_with_distinct_characters.as_ref().expect("counted"),
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
    property: Property,
    display: &DisplayConfig,
    classes: &[BidiClass],
    length: usize,
) -> [usize; 2] {
    let is_covered = |sequence: &[BidiClass]| {
        property == Property::OneToOneAcrossParagraphs || BidiRule::rfc5893().permits_name(sequence)
    };
    let other = display.in_opposite_paragraph().expect("it has a paragraph");
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
    for property in [Property::OneToOne, Property::Involution, Property::LabelsTogether] {
        let counted = count_cases(property, &display, &with_bn, 3);
        assert_eq!(counted, Err(Undecided::Class(BidiClass::BN)), "{property:?}");
    }
}
