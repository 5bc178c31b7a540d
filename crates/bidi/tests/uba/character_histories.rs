//! What is reported of a character, and of two strategies, as data. The sentences are tested with their catalogue.

use proptest::prelude::*;
use proptest::sample::select;

use bidiscope_bidi::name::{BidiClass, Name, Notation, characters_of};
use bidiscope_bidi::order::{Level, LogicalIndex, Strategy, VisualIndex};
use bidiscope_bidi::trace::{
    CharRef, CharacterResolution, CharacterTraceEvent, FirstDifference, LevelOrClass, LogicalCharacterRange,
    OneToOneInferenceReason, OneToOneReorderSource, OneToOneReorderTarget, Trace, TraceLogEntry, TraceStep,
    TraceStepDetail, first_difference,
};
use bidiscope_bidi::uba::UbaRuleEffect;

fn differ(name: &str, left: Strategy, right: Strategy) -> Option<FirstDifference> {
    let name = Name::read(name, Notation::Atkin2001Table1).expect("a name");
    let of = |strategy| Trace::of_display(strategy, name.characters());
    first_difference(name.characters(), &of(left), &of(right))
}

/// What a resolution consists of: class or level, rule, neighbours.
fn written(resolution: &CharacterResolution) -> String {
    match resolution {
        CharacterResolution::ResolvedClass { class, step_kind: rule, inference_reason: reason } => {
            let rule = rule.map_or("no rule", |it| it.id());
            let reason = match reason {
                None => String::new(),
                Some(OneToOneInferenceReason::NoNeighbourBefore) => ", none before".to_owned(),
                Some(OneToOneInferenceReason::NoNeighbourAfter) => ", none after".to_owned(),
                Some(OneToOneInferenceReason::SameDirectionAsNeighbour { neighbour_range: it }) => {
                    format!(", like {:?}", it.0)
                }
                Some(OneToOneInferenceReason::BetweenRightToLeftNeighbours { range_before, range_after }) => {
                    format!(", between {:?} and {:?}", range_before.0, range_after.0)
                }
            };
            format!("{class} by {rule}{reason}")
        }
        CharacterResolution::JoinedToNumber { number_range: number, step_kind: rule } => {
            format!("in {:?} by {}", number.0, rule.id())
        }
        CharacterResolution::ResolvedLevel { level, step_kind: rule } => {
            format!("level {} by {}", level.number(), rule.id())
        }
        CharacterResolution::W7NumberKept { strong_before } => format!("number kept after {strong_before:?}"),
        CharacterResolution::W2ArabicNumber { arabic_letter_before } => {
            format!("Arabic number after {}", arabic_letter_before.class)
        }
        CharacterResolution::SeveralParagraphs { paragraph_count } => format!("{paragraph_count} paragraphs"),
        CharacterResolution::InsertedControls { scalars, paragraph_level } => {
            format!("{scalars:?} at {}", paragraph_level.number())
        }
        CharacterResolution::ParagraphLevel { level, .. } => format!("paragraph at {}", level.number()),
        CharacterResolution::NoParagraphLevel => "no paragraph".to_owned(),
        CharacterResolution::VisualPosition(at) => format!("at {}", at.0),
    }
}

#[track_caller]
fn check(name: &str, strategies: [Strategy; 2], character: usize, expected: [&str; 2]) {
    let [left, right] = strategies;
    let found = differ(name, left, right).expect("two displays");
    assert_eq!(found.deciding_character, LogicalIndex(character), "{name}");
    assert_eq!(found.character_resolution_by_trace.each_ref().map(written), expected, "{name}");
}

#[test]
fn the_paper_and_the_uba_differ_at_the_hyphen() {
    // BA-12 and 12-BA.
    let strategies = [Strategy::OneToOne, Strategy::UbaLtr];
    check("AB-12", strategies, 2, ["L by hyphens-reverse, like 3..5", "R by N1"]);
    let difference = differ("AB-12", Strategy::OneToOne, Strategy::UbaLtr).expect("two displays");
    assert_eq!(difference.first_different_position, VisualIndex(0), "`B` there, `1` here");
    assert_eq!(difference.deciding_step_number_by_trace, [Some(5), Some(25)], "hyphens-reverse, and N1");
}

#[test]
fn other_differences() {
    use Strategy::{Logical, OneToOne, UbaLtr, UbaRtl};
    // W7 would leave the number as well if W2 did not: no rule makes it left-to-right.
    let number = ["L by digits-reverse, none after", "Arabic number after AL"];
    check("AB12", [OneToOne, UbaLtr], 2, number);
    // In the other's paragraph each would look like the other: P3, whatever N2 and I2 make of it.
    check("N-a", [UbaLtr, UbaRtl], 0, ["paragraph at 0", "paragraph at 1"]);
    check("Na", [UbaLtr, UbaRtl], 0, ["paragraph at 0", "paragraph at 1"]);
    check("NO", [Logical, UbaLtr], 0, ["L by no rule", "R by no rule"]);
}

/// Dürst's components are paragraphs, and Davis's fields are between controls: no rule for a character decides.
#[test]
fn what_the_uba_is_applied_to() {
    use Strategy::{Components, Fields, UbaLtr, UbaRtl};
    check("NOP-24.QRS.com", [Components, UbaRtl], 4, ["3 paragraphs", "paragraph at 1"]);
    check("NO-12.PQ.RS", [Components, UbaLtr], 3, ["3 paragraphs", "paragraph at 0"]);
    let controls = "['\\u{202a}', '\\u{200e}', '\\u{202c}'] at 0";
    check("NO.PQ", [Fields, UbaLtr], 1, [controls, "paragraph at 0"]);
}

#[test]
fn equal_displays_have_no_difference() {
    for name in ["abc.com", "NOP", "NO.ab"] {
        assert_eq!(differ(name, Strategy::OneToOne, Strategy::UbaLtr), None, "{name}");
    }
}

/// The hyphen of AB-12, from its separator class to its place.
#[test]
fn a_character_history() {
    let name = Name::read("AB-12", Notation::Atkin2001Table1).expect("a name");
    let rules = |strategy| {
        let history = Trace::of_display(strategy, name.characters()).explain_character(LogicalIndex(2));
        history.iter().map(|it| it.step_kind.id()).collect::<Vec<_>>()
    };
    assert_eq!(rules(Strategy::UbaLtr), ["P3", "X10", "W6", "N1", "I1"]);
    assert_eq!(rules(Strategy::OneToOne), ["hyphens-reverse", "reorder"]);
    let history = Trace::of_display(Strategy::UbaLtr, name.characters()).explain_character(LogicalIndex(2));
    assert_eq!(
        history[2].event,
        CharacterTraceEvent::UbaRuleApplied(UbaRuleEffect::W6SeparatorToNeutral(BidiClass::ES))
    );
    let trace = Trace::of_display(Strategy::OneToOne, name.characters());
    let last = |index| match trace.explain_character(LogicalIndex(index)).last()?.event {
        CharacterTraceEvent::OneToOneReordered { operation, target } => Some((operation.id(), target)),
        _ => None,
    };
    let out = |source, place| Some(("clear", OneToOneReorderTarget::Output { source, visual_index: place }));
    assert_eq!(last(1), out(OneToOneReorderSource::CharacterStack, 0));
    assert_eq!(last(2), out(OneToOneReorderSource::Input, 2));
    assert_eq!(last(5), None, "no such character");
}

/// W4: the hyphen joins two numbers; one-to-one reverses them like words.
#[test]
fn a_hyphen_that_joins_numbers() {
    use Strategy::{OneToOne, UbaLtr, UbaRtl};
    let resolutions = ["R by hyphens-reverse, between 4..6 and 7..9", "in 4..9 by W4"];
    check("NOP-12-34-QR.com", [OneToOne, UbaLtr], 6, resolutions);
    check("Na", [OneToOne, UbaRtl], 0, ["no paragraph", "paragraph at 1"]);
}

/// The levels of the paragraphs of a display.
fn levels(trace: &Trace) -> Vec<Level> {
    let found = trace.steps.iter().find_map(|it| match &it.detail {
        TraceStepDetail::Paragraphs { paragraphs } => Some(paragraphs),
        _ => None,
    });
    found.into_iter().flatten().map(|it| it.level).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    /// What is said of the character is the case, and is not the same of both displays.
    #[test]
    fn what_is_said_of_a_difference_is_the_case(
        text in "[ab\u{5D0}\u{5D1}\u{627}12\u{661}.%+ -]{1,9}",
        [left, right] in [select(Strategy::BUILT_IN.to_vec()), select(Strategy::BUILT_IN.to_vec())],
    ) {
        let characters = characters_of(&text);
        let traces = [left, right].map(|it| Trace::of_display(it, &characters));
        let Some(found) = first_difference(&characters, &traces[0], &traces[1]) else {
            prop_assert_eq!(traces[0].order(), traces[1].order());
            return Ok(());
        };
        let at = found.deciding_character.0;
        let place = |trace: &Trace| trace.order().iter().position(|it| it.0 == at);
        for (trace, resolution) in traces.iter().zip(&found.character_resolution_by_trace) {
            // The last value that a step gives it.
            let last = |is_wanted: fn(&LevelOrClass) -> bool| {
                let mut changes = trace.steps.iter().flat_map(|step| step.changed_characters.iter().map(move |it| (step, it)));
                changes.rfind(|(_, it)| it.character.0 == at && is_wanted(&it.to))
            };
            match resolution {
                CharacterResolution::VisualPosition(it) => {
                    prop_assert_eq!(Some(it.0), place(trace));
                    prop_assert_ne!(place(&traces[0]), place(&traces[1]), "it moves");
                }
                CharacterResolution::ParagraphLevel { level, level_reason } => {
                    let event = CharacterTraceEvent::ParagraphLevel { level: *level, level_reason: *level_reason };
                    prop_assert!(trace.log_entries().iter().any(|it| it.event == event));
                }
                CharacterResolution::W7NumberKept { strong_before: before } => {
                    let event = CharacterTraceEvent::UbaRuleApplied(UbaRuleEffect::W7NumberKept(*before));
                    let is_kept = |it: &TraceLogEntry| it.character == CharRef::InName(LogicalIndex(at)) && it.event == event;
                    prop_assert!(trace.log_entries().iter().any(is_kept));
                }
                CharacterResolution::W2ArabicNumber { arabic_letter_before: before } => {
                    let event = CharacterTraceEvent::UbaRuleApplied(UbaRuleEffect::W2NumberAfterArabicLetter(*before));
                    let is_made = |it: &TraceLogEntry| it.character == CharRef::InName(LogicalIndex(at)) && it.event == event;
                    prop_assert!(trace.log_entries().iter().any(is_made));
                }
                CharacterResolution::SeveralParagraphs { paragraph_count: count } => prop_assert_eq!(levels(trace).len(), *count),
                CharacterResolution::InsertedControls { scalars, paragraph_level: level } => {
                    let is_its = |it: &TraceStep| {
                        matches!(it.detail, TraceStepDetail::Inserted { scalar, .. } if scalars.contains(&scalar))
                    };
                    prop_assert!(trace.steps.iter().any(is_its));
                    prop_assert_eq!(levels(trace), [*level]);
                }
                CharacterResolution::NoParagraphLevel => prop_assert_eq!(trace.display.strategy(), Strategy::OneToOne),
                CharacterResolution::ResolvedLevel { level, step_kind: rule } => {
                    if let Some((step, change)) = last(|it| matches!(it, LevelOrClass::Level(_))) {
                        prop_assert_eq!(change.to, LevelOrClass::Level(*level));
                        prop_assert_eq!(step.step_kind, *rule);
                    }
                    prop_assert_ne!(place(&traces[0]), place(&traces[1]), "it moves");
                }
                CharacterResolution::JoinedToNumber { number_range: LogicalCharacterRange(number), step_kind: rule } => {
                    let (step, change) = last(|it| matches!(it, LevelOrClass::Class(_))).expect("a step");
                    prop_assert!(matches!(change.to, LevelOrClass::Class(BidiClass::EN | BidiClass::AN)));
                    prop_assert_eq!(step.step_kind, *rule);
                    prop_assert!(number.contains(&at) && number.len() > 1);
                    prop_assert!(characters[number.clone()].iter().any(|it| it.class.is_digit()));
                    let seen = number.clone().filter_map(|it| trace.order().iter().position(|at| at.0 == it));
                    prop_assert!(seen.is_sorted(), "a number runs from left to right");
                }
                CharacterResolution::ResolvedClass { class, .. } => {
                    if let Some((_, change)) = last(|it| matches!(it, LevelOrClass::Class(_))) {
                        prop_assert_eq!(change.to, LevelOrClass::Class(*class));
                    }
                }
            }
        }
        prop_assert_ne!(&found.character_resolution_by_trace[0], &found.character_resolution_by_trace[1]);
    }
}
