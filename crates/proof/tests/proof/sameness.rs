//! What the levels decide for all lengths, beside exhaustion: every decision and every count.

use std::collections::BTreeMap;

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_proof::automata::language::Neighbours;
use bidiscope_proof::automata::order_comparison::{OrderComparison, compare_in_contexts, compare_orders};
use bidiscope_proof::automata::{Automaton, Undecided, language};
use bidiscope_proof::bidi_rule::BidiRule;
use bidiscope_proof::study::{Alphabet, Progress, Property, Study};

use super::support::{ELEVEN, SEVEN, TEN};

fn decided(property: Property, strategy: Strategy, classes: &[BidiClass]) -> OrderComparison {
    compare_orders(property, &DisplayConfig::with_default_options(strategy), classes).expect("reached")
}

/// The smallest counterexample as the names of its classes; nothing where it is proved.
fn smallest(property: Property, strategy: Strategy, classes: &[BidiClass]) -> Option<String> {
    let found = decided(property, strategy, classes).smallest()?;
    Some(found.iter().map(|it| it.short_name()).collect::<Vec<_>>().join(" "))
}

/// Exhaustion says the same at every length, counterexample for counterexample.
fn check(properties: &[Property], displays: &[&str], classes: &[BidiClass], to: usize) {
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
    let mut compared = 0;
    let mut known = BTreeMap::new();
    for row in &results.rows {
        let decided = known
            .entry((row.property.id(), &row.display))
            .or_insert_with(|| compare_orders(row.property, &row.display, classes).expect("reached"));
        let counted = |automaton: &Automaton| automaton.word_counts(row.length)[row.length].to_string();
        assert_eq!(counted(&decided.cases), row.cases.to_string(), "{row:?}");
        let expected = row.counterexamples_with_distinct_characters.unwrap_or(row.counterexamples);
        assert_eq!(counted(&decided.counterexamples), expected.to_string(), "{row:?}");
        compared += 1;
    }
    assert_eq!(
        compared,
        properties.iter().map(|it| displays.iter().filter(|of| it.applies_to(*of)).count()).sum::<usize>()
            * to
    );
}

/// The table of docs/study.md, and what is proved there.
#[test]
fn the_table_of_the_seven_classes() {
    use Property::{AgreesWithUbaLtr, AgreesWithUbaRtl, SameInBothParagraphs};
    let table = [
        (SameInBothParagraphs, [0, 0, 2, 2, 0, 0, 0, 0]),
        (AgreesWithUbaLtr, [2, 2, 0, 2, 2, 2, 3, 3]),
        (AgreesWithUbaRtl, [2, 2, 2, 0, 2, 2, 2, 2]),
    ];
    for (property, lengths) in table {
        for (strategy, length) in Strategy::BUILT_IN.into_iter().zip(lengths) {
            let found = decided(property, strategy, &SEVEN);
            let smallest = found.smallest().map_or(0, |it| it.len());
            assert_eq!((smallest, found.is_proved()), (length, length == 0), "{property:?} {strategy:?}");
        }
    }
}

/// What is shown without regard to the paragraph is the same in both, marks and neutrals among it.
#[test]
fn the_same_in_both_paragraphs() {
    use Strategy::{Components, Fields, Isolates, Logical, OneToOne};
    for strategy in [Components, Fields, Isolates, Logical, OneToOne] {
        assert_eq!(smallest(Property::SameInBothParagraphs, strategy, &TEN), None, "{strategy:?}");
    }
    let white_space =
        compare_orders(Property::SameInBothParagraphs, &DisplayConfig::with_default_options(Fields), &ELEVEN);
    assert_eq!(white_space.err(), Some(Undecided::WhiteSpace));
}

#[test]
fn every_count_is_that_of_exhaustion() {
    use Property::{AgreesWithUbaLtr, AgreesWithUbaRtl, LabelInBothParagraphs, SameInBothParagraphs};
    let properties = [SameInBothParagraphs, AgreesWithUbaLtr, AgreesWithUbaRtl, LabelInBothParagraphs];
    let strategies: Vec<&str> = Strategy::BUILT_IN.iter().map(|it| it.id()).collect();
    check(&properties, &strategies, &SEVEN, 5);
    check(&properties, &strategies, &TEN, 4);
    check(&properties, &["uba-ltr:l3=no", "uba-rtl:l3=no", "fields:paragraph=rtl"], &TEN, 4);
    check(&[Property::LabelInContext], &["uba-ltr", "uba-rtl"], &ELEVEN, 5);
}

#[test]
fn a_label_looks_the_same_in_both_paragraphs_and_in_every_context() {
    for strategy in [Strategy::UbaLtr, Strategy::UbaRtl] {
        // RFC 5893 gave both up; both hold of labels of every length, in contexts of every length.
        assert_eq!(smallest(Property::LabelInBothParagraphs, strategy, &TEN), None);
        // Labels of full stops and neutrals too, which the study leaves out.
        let display = DisplayConfig::with_default_options(strategy);
        let contexts =
            language::labels_in_contexts(&BidiRule::rfc5893(), Neighbours::SameRule, &ELEVEN, &TEN)
                .expect("few states");
        let contexts = compare_in_contexts(&display, &ELEVEN, contexts).expect("reached");
        assert_eq!(contexts.smallest(), None);
        // Three labels between two of three delimiters.
        assert_eq!(contexts.cases.word_counts(3)[3].to_string(), "27");
    }
    // Of what is no label it is not true: a number first, or a neutral last.
    let all = decided(Property::SameInBothParagraphs, Strategy::UbaLtr, &TEN);
    assert_eq!(all.smallest(), Some(vec![BidiClass::L, BidiClass::R]));
}

/// A string of these classes in the middle of any other is not shown as it is alone, as long as it needs not
/// satisfy the rule.
#[test]
fn what_is_no_label_looks_different_in_a_context() {
    use BidiClass::{EN, L, R};
    let classes = [L, R, EN];
    // Any string, then any marked one, then any string.
    let step = |&part: &usize, symbol: usize| match (part, symbol % 2) {
        (0 | 1, 1) => Some(1),
        (0, 0) => Some(0),
        (_, 0) => Some(2),
        _ => None,
    };
    let contexts = Automaton::explore(6, 0, step, |part| *part > 0, 10).expect("few states");
    let found =
        compare_in_contexts(&DisplayConfig::with_default_options(Strategy::UbaLtr), &classes, contexts)
            .expect("reached");
    // Alone the number stands left of the letter; after a right-to-left letter it is read with both from the
    // right.
    assert_eq!(found.smallest(), Some(vec![R, EN, R]));
}

#[test]
fn other_properties_are_not_decided_by_levels() {
    let display = DisplayConfig::with_default_options(Strategy::UbaLtr);
    assert_eq!(compare_orders(Property::OneToOne, &display, &SEVEN).err(), Some(Undecided::Property));
    assert_eq!(
        compare_orders(Property::SameInBothParagraphs, &display, &[BidiClass::BN]).err(),
        Some(Undecided::Class(BidiClass::BN))
    );
}
