//! All 200,000 names of the benchmark, both ways.

use std::collections::BTreeMap;

use bidiscope_bidi::name::{BidiClass, Name, Notation};
use bidiscope_bidi::order::Strategy;
use bidiscope_bidi::uba::ParagraphDirection;
use bidiscope_idna::batch::BatchAnalyzer;
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_idna::verdict::rfc5893::{BidiRuleGuarantee, judge_name};

use super::names::{COUNT, names};

const PARAGRAPHS: [(Strategy, ParagraphDirection); 3] = [
    (Strategy::UbaLtr, ParagraphDirection::LTR),
    (Strategy::UbaRtl, ParagraphDirection::RTL),
    (Strategy::UbaAuto, ParagraphDirection::Auto),
];

/// Reads every name both ways and hands it to `check`.
fn each(mut check: impl FnMut(&Name, &mut BatchAnalyzer)) {
    let mut analyzer = BatchAnalyzer::new();
    let mut count = 0;
    for (_, text) in names() {
        let name = Name::read(&text, Notation::Unicode).expect("the names can be read");
        analyzer.read(&text, Notation::Unicode).expect("the names can be read");
        check(&name, &mut analyzer);
        count += 1;
    }
    assert_eq!(count, COUNT);
}

#[test]
fn what_is_read() {
    each(|name, analyzer| {
        assert_eq!(analyzer.current_input_characters(), name.characters());
        let classes = name.characters().iter().map(|it| it.class);
        assert!(classes.clone().all(|class| analyzer.current_input_bidi_classes().has(class)));
        assert!(
            analyzer
                .current_input_bidi_classes()
                .classes()
                .all(|class| classes.clone().any(|it| it == class))
        );
        assert_eq!(analyzer.current_name_labels().len(), name.labels().len());
        for (span, label) in analyzer.current_name_labels().iter().zip(name.labels()) {
            assert_eq!(span.character_range, label.character_range);
            let mut classes: Vec<BidiClass> =
                name.label_characters(label).iter().map(|it| it.class).collect();
            classes.sort_unstable();
            classes.dedup();
            assert!(span.bidi_classes.classes().eq(classes), "{name:?}");
        }
    });
}

#[test]
fn orders_and_levels() {
    each(|name, analyzer| {
        for (strategy, paragraph) in PARAGRAPHS {
            let order = strategy.order(name.characters());
            assert_eq!(
                analyzer.logical_from_visual(paragraph),
                order.logical_from_visual(),
                "{name:?} in {strategy:?}"
            );
            let (level, levels) = analyzer.resolve(paragraph);
            assert_eq!(level.direction(), order.paragraph_direction(), "{name:?} in {strategy:?}");
            for run in order.runs() {
                assert!(levels[run.logical_range.clone()].iter().all(|&level| Some(level) == run.level));
            }
        }
    });
}

#[test]
fn verdicts_and_offenders() {
    let mut verdicts = BTreeMap::new();
    each(|name, analyzer| {
        let judged = judge_name(name);
        assert_eq!(analyzer.detailed_bidi_rule_verdict(), judged, "{name:?}");
        assert_eq!(analyzer.bidi_rule_verdict(), judged.rule_verdict, "{name:?}");
        assert_eq!(analyzer.is_bidi_domain_name(), judged.is_bidi_domain_name, "{name:?}");
        assert_eq!(analyzer.bidi_rule_guarantee(), judged.bidi_rule_guarantee, "{name:?}");
        let violations = analyzer.violated_conditions_by_label_index();
        let violations: Vec<_> =
            violations.flat_map(|(label, it)| it.iter().map(move |condition| (label, condition))).collect();
        let labels = judged.label_verdicts.iter().enumerate();
        let expected = labels.flat_map(|(index, label)| {
            let violated =
                label.condition_verdicts.iter().filter(|it| it.condition_verdict == RuleVerdict::Violated);
            violated.map(move |it| (index, it.condition))
        });
        assert!(violations.into_iter().eq(expected), "{name:?}");
        *verdicts
            .entry((judged.rule_verdict.id(), judged.bidi_rule_guarantee.map_or("-", BidiRuleGuarantee::id)))
            .or_insert(0) += 1;
    });
    // None of the answers is so rare that it might not have been tried.
    assert_eq!(verdicts.len(), 4, "{verdicts:?}");
    assert!(verdicts.values().all(|&count| count > 100), "{verdicts:?}");
}

#[test]
fn a_labels() {
    let mut decoded = 0;
    each(|name, analyzer| {
        for (index, label) in name.labels().iter().enumerate() {
            assert_eq!(analyzer.a_label_within_63_octets(index), label.ascii_label_within_limit, "{name:?}");
            assert_eq!(
                analyzer.noncanonical_a_label(index),
                label.noncanonical_a_label_as_typed(),
                "{name:?}"
            );
        }
        assert_eq!(analyzer.a_label_within_63_octets(name.labels().len()), None);
        decoded += 1;
    });
    assert_eq!(decoded, COUNT);
}
