//! What is counted at each length is what exhaustion counts, for every property of every strategy; what is not
//! counted says so.

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_proof::automata::{LengthCounts, PropertyCounts, Undecided, count_cases};
use bidiscope_proof::study::{Alphabet, Progress, Property, Study};

use super::support::{ELEVEN, SEVEN, TEN};

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
                Ok(PropertyCounts { lengths, .. }) => lengths,
                Err(Undecided::NotCounted | Undecided::CountsTooLarge) => continue,
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

/// The first row of docs/study.md, to length 7.
#[test]
fn sequences_that_show_the_same_to_length_7() {
    let all = Strategy::BUILT_IN.map(Strategy::id);
    assert_eq!(check(&[Property::OneToOne], &all, &SEVEN, 7), all.len());
}

/// RFC 5893's labels and names, to length 7 over the seven classes and to 5 over the ten.
#[test]
fn labels_and_names_that_show_the_same() {
    let properties =
        [Property::LabelUniqueness, Property::LabelUniquenessWithoutL3, Property::NameUniqueness];
    assert_eq!(check(&properties, &["uba-ltr", "uba-rtl"], &SEVEN, 7), 6);
    assert_eq!(check(&properties, &["uba-ltr", "uba-rtl"], &TEN, 5), 6);
}

/// Two orders of one sequence, to length 5.
#[test]
fn sequences_that_are_shown_in_two_orders() {
    use Property::{AgreesWithUbaLtr, AgreesWithUbaRtl, LabelInBothParagraphs, SameInBothParagraphs};
    let all = Strategy::BUILT_IN.map(Strategy::id);
    let properties = [SameInBothParagraphs, AgreesWithUbaLtr, AgreesWithUbaRtl];
    assert_eq!(check(&properties, &all, &SEVEN, 5), 3 * all.len());
    assert_eq!(check(&[LabelInBothParagraphs], &["uba-ltr", "uba-rtl"], &SEVEN, 5), 2);
}

/// Labels that stand elsewhere, in the displays that need few states.
#[test]
fn labels_that_stand_elsewhere() {
    use Property::{
        LabelOrder, LabelOrderInParagraph, LabelsBetweenSeparators, LabelsTogether, NameLabelOrder,
    };
    let properties = [LabelOrder, LabelOrderInParagraph, LabelsTogether, LabelsBetweenSeparators];
    let found = check(&properties, &["logical", "one-to-one", "components", "fields", "isolates"], &SEVEN, 5);
    assert_eq!(found, 4 * 5);
    assert_eq!(check(&[LabelsBetweenSeparators], &["uba-ltr"], &SEVEN, 5), 1);
    assert_eq!(check(&[NameLabelOrder], &["uba-ltr", "uba-rtl"], &SEVEN, 5), 2);
}

#[test]
fn labels_in_contexts() {
    use Property::{GroupingBetweenDelimiters, GroupingTogether, LabelInContext};
    let properties = [GroupingTogether, GroupingBetweenDelimiters, LabelInContext];
    assert!(check(&properties, &["uba-ltr", "uba-rtl"], &ELEVEN, 5) >= 2);
}

#[test]
fn what_is_not_counted_says_so() {
    for (property, expected) in [
        (Property::Involution, Undecided::NotCounted),
        (Property::OneToOneAcrossParagraphs, Undecided::NotCounted),
    ] {
        let display = DisplayConfig::plain(Strategy::UbaLtr);
        assert_eq!(count_cases(property, &display, &SEVEN, 3), Err(expected), "{property:?}");
        let with_bn = [BidiClass::L, BidiClass::BN];
        assert!(count_cases(property, &display, &with_bn, 3).is_err());
    }
}
