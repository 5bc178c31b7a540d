//! What the levels decide for all lengths, beside exhaustion: every decision and every count.

use std::collections::BTreeMap;

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_proof::automata::language::NeighbourLabels;
use bidiscope_proof::automata::order_comparison::{
    DisplayOrderComparison, compare_label_order_in_contexts, compare_orders_for_property,
};
use bidiscope_proof::automata::{Automaton, UndecidedReason, language};
use bidiscope_proof::bidi_rule::BidiRule;
use bidiscope_proof::study::{
    DisplayProperty, DisplayPropertyStudy, StudyAlphabet, ThreadCount, WorkProgress,
};

use super::support::{ELEVEN, SEVEN, TEN};

fn decided(property: DisplayProperty, strategy: Strategy, classes: &[BidiClass]) -> DisplayOrderComparison {
    compare_orders_for_property(property, &DisplayConfig::with_default_options(strategy), classes)
        .expect("reached")
}

/// The smallest counterexample as the names of its classes; nothing where it is proved.
fn smallest(property: DisplayProperty, strategy: Strategy, classes: &[BidiClass]) -> Option<String> {
    let found = decided(property, strategy, classes).shortest_counterexample()?;
    Some(found.iter().map(|it| it.short_name()).collect::<Vec<_>>().join(" "))
}

/// Exhaustion says the same at every length, counterexample for counterexample.
fn check(properties: &[DisplayProperty], displays: &[&str], classes: &[BidiClass], to: usize) {
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
    let mut compared = 0;
    let mut known = BTreeMap::new();
    for row in &results.outcomes_at_lengths {
        let decided = known.entry((row.property.id(), &row.display)).or_insert_with(|| {
            compare_orders_for_property(row.property, &row.display, classes).expect("reached")
        });
        let counted = |automaton: &Automaton| {
            automaton.word_counts(row.sequence_characters)[row.sequence_characters].to_string()
        };
        assert_eq!(
            counted(&decided.compared_string_automaton),
            row.covered_sequence_count.to_string(),
            "{row:?}"
        );
        let expected = row.distinct_character_counterexample_count.unwrap_or(row.counterexample_count);
        assert_eq!(counted(&decided.differently_ordered_automaton), expected.to_string(), "{row:?}");
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
    use DisplayProperty::{AgreesWithUbaLtr, AgreesWithUbaRtl, SameInBothParagraphs};
    let table: [(DisplayProperty, [usize; Strategy::BUILT_IN.len()]); 3] = [
        (SameInBothParagraphs, [0, 0, 2, 2, 0, 0, 0, 0]),
        (AgreesWithUbaLtr, [2, 2, 0, 2, 2, 2, 3, 3]),
        (AgreesWithUbaRtl, [2, 2, 2, 0, 2, 2, 2, 2]),
    ];
    for (property, lengths) in table {
        for (strategy, length) in Strategy::BUILT_IN.into_iter().zip(lengths) {
            let found = decided(property, strategy, &SEVEN);
            let smallest = found.shortest_counterexample().map_or(0, |it| it.len());
            assert_eq!(
                (smallest, found.are_orders_always_equal()),
                (length, length == 0),
                "{property:?} {strategy:?}"
            );
        }
    }
}

/// What is shown without regard to the paragraph is the same in both, marks and neutrals among it.
#[test]
fn the_same_in_both_paragraphs() {
    use Strategy::{Components, Fields, Isolates, Logical, OneToOne};
    for strategy in [Components, Fields, Isolates, Logical, OneToOne] {
        assert_eq!(smallest(DisplayProperty::SameInBothParagraphs, strategy, &TEN), None, "{strategy:?}");
    }
    let white_space = compare_orders_for_property(
        DisplayProperty::SameInBothParagraphs,
        &DisplayConfig::with_default_options(Fields),
        &ELEVEN,
    );
    assert_eq!(white_space.err(), Some(UndecidedReason::WhiteSpace));
}

#[test]
fn every_count_is_that_of_exhaustion() {
    use DisplayProperty::{
        AgreesWithUbaLtr, AgreesWithUbaRtl, LabelOrderSameInBothParagraphs, SameInBothParagraphs,
    };
    let properties =
        [SameInBothParagraphs, AgreesWithUbaLtr, AgreesWithUbaRtl, LabelOrderSameInBothParagraphs];
    let strategies: Vec<&str> = Strategy::BUILT_IN.iter().map(|it| it.id()).collect();
    check(&properties, &strategies, &SEVEN, 5);
    check(&properties, &strategies, &TEN, 4);
    check(&properties, &["uba-ltr:l3=no", "uba-rtl:l3=no", "fields:paragraph=rtl"], &TEN, 4);
    check(&[DisplayProperty::LabelOrderSameInContext], &["uba-ltr", "uba-rtl"], &ELEVEN, 5);
}

#[test]
fn a_label_looks_the_same_in_both_paragraphs_and_in_every_context() {
    for strategy in [Strategy::UbaLtr, Strategy::UbaRtl] {
        // RFC 5893 gave both up; both hold of labels of every length, in contexts of every length.
        assert_eq!(smallest(DisplayProperty::LabelOrderSameInBothParagraphs, strategy, &TEN), None);
        // Labels of full stops and neutrals too, which the study leaves out.
        let display = DisplayConfig::with_default_options(strategy);
        let contexts = language::label_in_context_strings(
            &BidiRule::rfc5893(),
            NeighbourLabels::SatisfyingSameBidiRule,
            &ELEVEN,
            &TEN,
        )
        .expect("few states");
        let contexts = compare_label_order_in_contexts(&display, &ELEVEN, contexts).expect("reached");
        assert_eq!(contexts.shortest_counterexample(), None);
        // Three labels between two of three delimiters.
        assert_eq!(contexts.compared_string_automaton.word_counts(3)[3].to_string(), "27");
    }
    // Of what is no label it is not true: a number first, or a neutral last.
    let all = decided(DisplayProperty::SameInBothParagraphs, Strategy::UbaLtr, &TEN);
    assert_eq!(all.shortest_counterexample(), Some(vec![BidiClass::L, BidiClass::R]));
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
    let found = compare_label_order_in_contexts(
        &DisplayConfig::with_default_options(Strategy::UbaLtr),
        &classes,
        contexts,
    )
    .expect("reached");
    // Alone the number stands left of the letter; after a right-to-left letter it is read with both from the
    // right.
    assert_eq!(found.shortest_counterexample(), Some(vec![R, EN, R]));
}

#[test]
fn other_properties_are_not_decided_by_levels() {
    let display = DisplayConfig::with_default_options(Strategy::UbaLtr);
    assert_eq!(
        compare_orders_for_property(DisplayProperty::OneToOne, &display, &SEVEN).err(),
        Some(UndecidedReason::Property)
    );
    assert_eq!(
        compare_orders_for_property(DisplayProperty::SameInBothParagraphs, &display, &[BidiClass::BN]).err(),
        Some(UndecidedReason::Class(BidiClass::BN))
    );
}
