//! Where labels stand, for all lengths: against docs/study.md, and each counterexample against the engine.

use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::{DisplayConfig, DisplayOrder};
use bidiscope_proof::automata::{ProofOutcome, decide_property};
use bidiscope_proof::study::{DisplayProperty, representative};

use super::support::{ELEVEN, SEVEN};

/// The length of a shortest counterexample, which is one indeed.
fn length(property: DisplayProperty, display: &str, classes: &[BidiClass]) -> Option<usize> {
    let display = DisplayConfig::read(display).expect("a display");
    let theorem = decide_property(property, &display, classes).expect("decided");
    if let ProofOutcome::Refuted { smallest_counterexample_sequences: smallest } = &theorem {
        let characters: Vec<Character> = smallest[0].iter().copied().map(representative).collect();
        let order = display.order(&characters);
        assert!(violates(property, &smallest[0], &order), "{property:?} {display} {smallest:?}");
    }
    theorem.counterexample_length()
}

/// The positions on the screen of the labels of a sequence, each with its first position in logical order.
fn labels(classes: &[BidiClass], order: &DisplayOrder) -> Vec<(usize, Vec<usize>)> {
    let mut labels = Vec::new();
    let mut start = 0;
    for label in classes.split(|it| *it == BidiClass::CS) {
        let end = start + label.len();
        if !label.is_empty() {
            labels.push((start, places(start..end, order)));
        }
        start = end + 1;
    }
    labels
}

fn places(range: std::ops::Range<usize>, order: &DisplayOrder) -> Vec<usize> {
    let mut places: Vec<usize> = range.map(|it| order.visual_from_logical()[it].0).collect();
    places.sort_unstable();
    places
}

fn is_whole(label: &[usize]) -> bool {
    label[label.len() - 1] - label[0] + 1 == label.len()
}

/// The same question in straight code.
fn violates(property: DisplayProperty, classes: &[BidiClass], order: &DisplayOrder) -> bool {
    let labels = labels(classes, order);
    let place = |at: usize| order.visual_from_logical()[at].0;
    let is_between = |before: usize, label: &[usize], after: usize| {
        let ends = [place(before).min(place(after)), place(before).max(place(after))];
        is_whole(label) && ends[0] + 1 == label[0] && ends[1] == label[label.len() - 1] + 1
    };
    let delimiters: Vec<usize> = (0..classes.len())
        .filter(|&at| matches!(classes[at], BidiClass::CS | BidiClass::WS | BidiClass::ON))
        .collect();
    let x = || places(delimiters[0] + 1..delimiters[1], order);
    match property {
        DisplayProperty::LabelsLeftToRight | DisplayProperty::Rfc5893LabelsLeftToRight => {
            !labels.is_sorted_by_key(|it| it.1[0])
        }
        DisplayProperty::LabelsInParagraphDirection => match order.paragraph_direction() {
            bidiscope_bidi::order::Direction::LeftToRight => !labels.is_sorted_by_key(|it| it.1[0]),
            bidiscope_bidi::order::Direction::RightToLeft => {
                !labels.iter().rev().is_sorted_by_key(|it| it.1[it.1.len() - 1])
            }
        },
        DisplayProperty::LabelCharactersContiguous | DisplayProperty::Rfc5893SecondGuaranteeGrouping => {
            !labels.iter().all(|it| is_whole(&it.1))
        }
        DisplayProperty::LabelsBetweenSeparators => labels.iter().any(|(start, label)| {
            let end = start + label.len();
            *start > 0 && end < classes.len() && !is_between(start - 1, label, end)
        }),
        DisplayProperty::Rfc5893GroupingContiguous => !is_whole(&x()),
        DisplayProperty::Rfc5893GroupingBetweenDelimiters => !is_between(delimiters[0], &x(), delimiters[1]),
        DisplayProperty::LeftToRightRunsKeepPosition => (0..classes.len())
            .filter(|&at| matches!(classes[at], BidiClass::L | BidiClass::CS))
            .any(|at| place(at) != at || (0..at).any(|it| place(it) > at)),
        other => panic!("{other:?}"),
    }
}

/// The rows of docs/study.md about labels; `None` where exhaustion found nothing to length 8.
#[test]
fn labels_of_names() {
    for (display, order, in_paragraph, together, between, in_place) in [
        ("logical", None, None, None, None, None),
        ("one-to-one", None, None, None, None, None),
        ("uba-ltr", Some(3), Some(3), Some(4), Some(4), Some(3)),
        ("uba-rtl", Some(3), Some(3), Some(4), Some(4), Some(2)),
        ("uba-auto", Some(3), Some(4), Some(4), Some(5), Some(2)),
        ("components", None, None, None, None, Some(2)),
        ("fields", None, None, None, None, None),
        ("isolates", None, None, None, None, None),
    ] {
        for (property, expected) in [
            (DisplayProperty::LabelsLeftToRight, order),
            (DisplayProperty::LabelsInParagraphDirection, in_paragraph),
            (DisplayProperty::LabelCharactersContiguous, together),
            (DisplayProperty::LabelsBetweenSeparators, between),
            (DisplayProperty::LeftToRightRunsKeepPosition, in_place),
        ] {
            assert_eq!(length(property, display, &SEVEN), expected, "{property:?} {display}");
        }
    }
}

/// RFC 5893: names whose labels satisfy the rule do not keep them in network order. The second guarantee fails in a
/// right-to-left paragraph.
#[test]
fn labels_of_names_by_the_rule() {
    for (display, guarantee) in [("uba-ltr", None), ("uba-rtl", Some(7))] {
        assert_eq!(length(DisplayProperty::Rfc5893LabelsLeftToRight, display, &SEVEN), Some(3), "{display}");
        assert_eq!(
            length(DisplayProperty::Rfc5893SecondGuaranteeGrouping, display, &SEVEN),
            guarantee,
            "{display}"
        );
    }
}

/// RFC 5893, Character Grouping: true as "stays together", with neighbours of any length; false as it is formally
/// stated.
#[test]
fn character_grouping() {
    for display in ["uba-ltr", "uba-rtl"] {
        assert_eq!(length(DisplayProperty::Rfc5893GroupingContiguous, display, &ELEVEN), None, "{display}");
        assert_eq!(
            length(DisplayProperty::Rfc5893GroupingBetweenDelimiters, display, &ELEVEN),
            Some(4),
            "{display}"
        );
    }
}
