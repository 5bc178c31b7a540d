//! Mistakes planted in explanations: the checker finds every one.

use bidiscope_bidi::name::{BidiClass, characters_of};
use bidiscope_bidi::order::{DisplayConfig, Level, LogicalIndex, Strategy, VisualIndex};
use bidiscope_bidi::trace::{
    AlternativeRuleOutcome, CharRef, CharacterTraceEvent, DecidingRuleOutcomes, DisplaySummary, Explanation,
    FirstDifference, IsolatingRunSequenceEdge, LogicalCharacterRange, Neighbour, OneToOneNeighbour,
    ParagraphLevelReason, Trace, UbaRuleOutcome, first_difference,
};
use bidiscope_bidi::uba::UbaRuleEffect;

use crate::checker::check;
use crate::deciding;
use crate::seen::{Seen, at_end};
use crate::world::World;

fn other(class: BidiClass) -> BidiClass {
    if class == BidiClass::L { BidiClass::R } else { BidiClass::L }
}

fn wrong_level(level: Level) -> Level {
    Level::new(level.number() + 1).expect("no deep level")
}

fn wrong_edge(edge: IsolatingRunSequenceEdge) -> IsolatingRunSequenceEdge {
    IsolatingRunSequenceEdge { higher_adjacent_level: wrong_level(edge.higher_adjacent_level), ..edge }
}

/// The same event with a wrong position, class, edge or level, one mistake at a time.
fn broken(event: &CharacterTraceEvent) -> Vec<CharacterTraceEvent> {
    match *event {
        CharacterTraceEvent::KeptInLogicalOrder(LogicalIndex(place)) => {
            vec![CharacterTraceEvent::KeptInLogicalOrder(LogicalIndex(place + 1))]
        }
        CharacterTraceEvent::FoundAsFirstStrong { class } => {
            vec![CharacterTraceEvent::FoundAsFirstStrong { class: other(class) }]
        }
        CharacterTraceEvent::ParagraphLevel { level, level_reason: cause } => {
            vec![CharacterTraceEvent::ParagraphLevel { level: wrong_level(level), level_reason: cause }]
        }
        CharacterTraceEvent::InIsolatingRunSequence {
            sequence_character_count: count,
            sequence_level: level,
            start,
            end,
        } => vec![
            CharacterTraceEvent::InIsolatingRunSequence {
                sequence_character_count: count + 1,
                sequence_level: level,
                start,
                end,
            },
            CharacterTraceEvent::InIsolatingRunSequence {
                sequence_character_count: count,
                sequence_level: level,
                start: wrong_edge(start),
                end,
            },
            CharacterTraceEvent::InIsolatingRunSequence {
                sequence_character_count: count,
                sequence_level: level,
                start,
                end: wrong_edge(end),
            },
        ],
        CharacterTraceEvent::UbaRuleApplied(effect) => {
            broken_effect(effect).into_iter().map(CharacterTraceEvent::UbaRuleApplied).collect()
        }
        CharacterTraceEvent::ReversedByL2 { from_visual_index: from, to_visual_index: to, level } => vec![
            CharacterTraceEvent::ReversedByL2 {
                from_visual_index: VisualIndex(from.0 + 1),
                to_visual_index: to,
                level,
            },
            CharacterTraceEvent::ReversedByL2 {
                from_visual_index: from,
                to_visual_index: VisualIndex(to.0 + 1),
                level,
            },
            CharacterTraceEvent::ReversedByL2 {
                from_visual_index: from,
                to_visual_index: to,
                level: level.map_or(Some(Level::LTR), |it| Some(wrong_level(it))),
            },
        ],
        CharacterTraceEvent::OneToOneInferred {
            inference_pass: pass,
            from_class: from,
            inferred_direction: to,
            neighbour_before: before,
            neighbour_after: after,
        } => {
            let wrong = |it: OneToOneNeighbour| match it {
                OneToOneNeighbour::Character { logical_index: LogicalIndex(at), direction } => {
                    OneToOneNeighbour::Character { logical_index: LogicalIndex(at + 1), direction }
                }
                OneToOneNeighbour::NoNeighbour => {
                    OneToOneNeighbour::Character { logical_index: LogicalIndex(0), direction: to }
                }
            };
            vec![
                CharacterTraceEvent::OneToOneInferred {
                    inference_pass: pass,
                    from_class: from,
                    inferred_direction: to.opposite(),
                    neighbour_before: before,
                    neighbour_after: after,
                },
                CharacterTraceEvent::OneToOneInferred {
                    inference_pass: pass,
                    from_class: from,
                    inferred_direction: to,
                    neighbour_before: Some(before.map_or(OneToOneNeighbour::NoNeighbour, wrong)),
                    neighbour_after: after,
                },
                CharacterTraceEvent::OneToOneInferred {
                    inference_pass: pass,
                    from_class: from,
                    inferred_direction: to,
                    neighbour_before: before,
                    neighbour_after: Some(after.map_or(OneToOneNeighbour::NoNeighbour, wrong)),
                },
            ]
        }
        CharacterTraceEvent::OneToOneMarkFollowsBase {
            from_class: from,
            base_direction: to,
            base_index: LogicalIndex(base),
        } => {
            vec![CharacterTraceEvent::OneToOneMarkFollowsBase {
                from_class: from,
                base_direction: to,
                base_index: LogicalIndex(base + 1),
            }]
        }
        _ => Vec::new(),
    }
}

/// The same for what a rule did.
fn broken_effect(effect: UbaRuleEffect<CharRef, Neighbour>) -> Vec<UbaRuleEffect<CharRef, Neighbour>> {
    let neighbours = |it: Neighbour| {
        let character = match it.character {
            CharRef::InName(LogicalIndex(at)) => CharRef::InName(LogicalIndex(at + 1)),
            CharRef::OutsideName { outside_name_character_index: number, scalar } => {
                CharRef::OutsideName { outside_name_character_index: number + 1, scalar }
            }
            CharRef::IsolatingRunSequenceStart(edge) => CharRef::IsolatingRunSequenceStart(wrong_edge(edge)),
            CharRef::IsolatingRunSequenceEnd(edge) => CharRef::IsolatingRunSequenceEnd(wrong_edge(edge)),
        };
        [Neighbour { character, ..it }, Neighbour { class: other(it.class), ..it }]
    };
    match effect {
        UbaRuleEffect::W1NonspacingMark { to_class: to, base } => {
            neighbours(base).map(|base| UbaRuleEffect::W1NonspacingMark { to_class: to, base }).to_vec()
        }
        UbaRuleEffect::W2NumberAfterArabicLetter(letter) => {
            neighbours(letter).map(UbaRuleEffect::W2NumberAfterArabicLetter).to_vec()
        }
        UbaRuleEffect::W4SeparatorInNumber {
            from_class: from,
            to_class: to,
            number_before: before,
            number_after: after,
        } => {
            let mut all = neighbours(before)
                .map(|before| UbaRuleEffect::W4SeparatorInNumber {
                    from_class: from,
                    to_class: to,
                    number_before: before,
                    number_after: after,
                })
                .to_vec();
            all.extend(neighbours(after).map(|after| UbaRuleEffect::W4SeparatorInNumber {
                from_class: from,
                to_class: to,
                number_before: before,
                number_after: after,
            }));
            all
        }
        UbaRuleEffect::W5TerminatorByNumber { number, is_number_before: is_before } => {
            let mut all = neighbours(number)
                .map(|number| UbaRuleEffect::W5TerminatorByNumber { number, is_number_before: is_before })
                .to_vec();
            all.push(UbaRuleEffect::W5TerminatorByNumber { number, is_number_before: !is_before });
            all
        }
        UbaRuleEffect::W6SeparatorToNeutral(class) => vec![UbaRuleEffect::W6SeparatorToNeutral(other(class))],
        UbaRuleEffect::W7NumberKept(letter) => neighbours(letter).map(UbaRuleEffect::W7NumberKept).to_vec(),
        UbaRuleEffect::W7NumberAfterLeftToRight(letter) => {
            neighbours(letter).map(UbaRuleEffect::W7NumberAfterLeftToRight).to_vec()
        }
        UbaRuleEffect::N1NeutralBetweenSame {
            from_class: from,
            to_class: to,
            neighbour_before: before,
            neighbour_after: after,
        } => {
            let mut all = neighbours(before)
                .map(|before| UbaRuleEffect::N1NeutralBetweenSame {
                    from_class: from,
                    to_class: to,
                    neighbour_before: before,
                    neighbour_after: after,
                })
                .to_vec();
            all.extend(neighbours(after).map(|after| UbaRuleEffect::N1NeutralBetweenSame {
                from_class: from,
                to_class: to,
                neighbour_before: before,
                neighbour_after: after,
            }));
            all.push(UbaRuleEffect::N1NeutralBetweenSame {
                from_class: from,
                to_class: other(to),
                neighbour_before: before,
                neighbour_after: after,
            });
            all
        }
        UbaRuleEffect::N2NeutralByLevel {
            from_class: from,
            embedding_level: level,
            neighbour_before: before,
            neighbour_after: after,
        } => {
            let mut all = neighbours(before)
                .map(|before| UbaRuleEffect::N2NeutralByLevel {
                    from_class: from,
                    embedding_level: level,
                    neighbour_before: before,
                    neighbour_after: after,
                })
                .to_vec();
            all.extend(neighbours(after).map(|after| UbaRuleEffect::N2NeutralByLevel {
                from_class: from,
                embedding_level: level,
                neighbour_before: before,
                neighbour_after: after,
            }));
            all.push(UbaRuleEffect::N2NeutralByLevel {
                from_class: from,
                embedding_level: wrong_level(level),
                neighbour_before: before,
                neighbour_after: after,
            });
            all
        }
        UbaRuleEffect::I1OrI2ImplicitLevel { resolved_class: class, from_level: from, to_level: to } => vec![
            UbaRuleEffect::I1OrI2ImplicitLevel {
                resolved_class: other(class),
                from_level: from,
                to_level: to,
            },
            UbaRuleEffect::I1OrI2ImplicitLevel {
                resolved_class: class,
                from_level: from,
                to_level: wrong_level(to),
            },
        ],
        UbaRuleEffect::L1LevelReset { from_level: from, paragraph_level: to, separator } => {
            vec![UbaRuleEffect::L1LevelReset {
                from_level: from,
                paragraph_level: wrong_level(to),
                separator,
            }]
        }
        _ => Vec::new(),
    }
}

#[test]
fn a_wrong_position_or_class_is_found() {
    let texts = [
        "123-\u{5D0}\u{5D1}\u{5D2}",
        "\u{5D0}-1.a",
        "\u{627}1.1%",
        "a.1.\u{5D1}",
        "%1\u{5B8} \u{5D0}!",
        "\u{661}.\u{661}-\u{5D0}",
        "\u{5D0}12-3-\u{5D1}\u{5B8}",
        "1-\u{627}\u{5B8}1 ",
    ];
    let mut planted = 0;
    for text in texts {
        let characters = characters_of(text);
        for strategy in Strategy::BUILT_IN {
            let display = DisplayConfig::with_default_options(strategy);
            let trace = Trace::of_display(&display, &characters);
            let mut world = World::new(&characters, &trace);
            let mut before = None;
            for step in &trace.steps {
                for at in 0..characters.len() {
                    for stated in trace
                        .explain_character(LogicalIndex(at))
                        .into_iter()
                        .filter(|it| it.step_number == step.step_number)
                    {
                        assert_eq!(check(&world, &display, step, before, &stated), Ok(()));
                        for event in broken(&stated.event) {
                            let wrong = Explanation { event, ..stated.clone() };
                            assert!(
                                check(&world, &display, step, before, &wrong).is_err(),
                                "{strategy:?} {text:?}: {wrong:?}"
                            );
                            planted += 1;
                        }
                    }
                }
                world.apply(step);
                before = Some(step);
            }
        }
    }
    assert!(planted > 2_000, "{planted}");
}

/// Outcomes that decide nothing: fewer, more or others than those that do.
#[test]
fn a_wrong_deciding_step_is_found() {
    let texts = [
        "\u{5D0}(a)-1.com",
        "\u{5D0}.\u{5D1}.com",
        "\u{5D0}12.com",
        "\u{627}-12-34",
        "\u{5D0}(\u{5D1})c",
        "\u{202B}ab\u{202C}\u{5D0}",
    ];
    let mut planted = 0;
    for text in texts {
        let characters = characters_of(text);
        let at_end = |strategy| {
            let trace = Trace::of_display(strategy, &characters);
            let world = at_end(&characters, &trace).0;
            (trace, world)
        };
        let (reference, of_reference) = at_end(Strategy::OneToOne);
        for strategy in [Strategy::UbaLtr, Strategy::UbaRtl, Strategy::Fields] {
            let (trace, world) = at_end(strategy);
            let Some(found) = first_difference(&characters, &reference, &trace) else { continue };
            let check = |it: &FirstDifference| {
                deciding::check(&characters, [&reference, &trace], [&of_reference, &world], it)
            };
            assert_eq!(check(&found), Ok(()), "{text:?}");
            let deciding = found.deciding_rule_outcomes.clone().expect("something decides");
            let with = |outcomes: Vec<AlternativeRuleOutcome>| {
                let deciding = Some(DecidingRuleOutcomes { alternative_outcomes: outcomes, ..deciding });
                FirstDifference { deciding_rule_outcomes: deciding, ..found.clone() }
            };
            let groups: Vec<&[AlternativeRuleOutcome]> = deciding.groups().collect();
            for (nth, group) in groups.iter().enumerate() {
                let [before, after] = [&groups[..nth], &groups[nth + 1..]].map(<[_]>::concat);
                let fewer = [before.as_slice(), &after].concat();
                assert!(check(&with(fewer)).is_err(), "{text:?} without {group:?}");
                let others: Vec<AlternativeRuleOutcome> = group
                    .iter()
                    .map(|it| {
                        let class = match it.alternative_outcome {
                            UbaRuleOutcome::ResolvedClass(class) => other(class),
                            _ => BidiClass::L,
                        };
                        AlternativeRuleOutcome {
                            alternative_outcome: UbaRuleOutcome::ResolvedClass(class),
                            ..*it
                        }
                    })
                    .collect();
                let others = [before.as_slice(), &others, &after].concat();
                assert!(check(&with(others)).is_err(), "{text:?} with others than {group:?}");
                planted += 2;
            }
            let mut later = found.clone();
            later.deciding_step_number_by_trace[1] = later.deciding_step_number_by_trace[1].map(|it| it + 1);
            assert!(check(&later).is_err(), "{text:?}: another step");
        }
    }
    assert!(planted > 30, "{planted}");
}

/// Sentences of other displays of the same name: false of this one.
#[test]
fn a_wrong_sentence_of_a_pane_is_found() {
    let name = characters_of("123-\u{5D0}\u{5D1}\u{5D2}.\u{5D3}");
    let seen = |display: &DisplayConfig, summary: &DisplaySummary| {
        let trace = Trace::of_display(display, &name);
        let (world, before) = at_end(&name, &trace);
        Seen { world: &world, display, characters: &name, before }.check(summary)
    };
    let ltr = DisplayConfig::with_default_options(Strategy::UbaLtr);
    let rtl = DisplayConfig::with_default_options(Strategy::UbaRtl);
    let starts = |first, cause| DisplaySummary::ParagraphStartsAtRight {
        first_run_range: LogicalCharacterRange(first),
        level_reason: cause,
    };
    assert_eq!(seen(&rtl, &starts(0..3, ParagraphLevelReason::FixedByDisplay)), Ok(()));
    assert!(seen(&rtl, &starts(0..3, ParagraphLevelReason::NoStrongCharacter)).is_err());
    for wrong in [
        starts(0..4, ParagraphLevelReason::FixedByDisplay),
        starts(0..3, ParagraphLevelReason::FixedByDisplay),
        DisplaySummary::NumberBeforeRightToLeft {
            number_range: LogicalCharacterRange(0..4),
            reversed_ranges: vec![LogicalCharacterRange(4..9)],
        },
        DisplaySummary::NumberBeforeRightToLeft {
            number_range: LogicalCharacterRange(0..3),
            reversed_ranges: vec![LogicalCharacterRange(4..7)],
        },
        DisplaySummary::RunReversedAroundNumbers {
            first_run_range: LogicalCharacterRange(0..9),
            first_number_range: LogicalCharacterRange(0..3),
            further_run_count: 0,
        },
        DisplaySummary::RunReversed { first_run_range: LogicalCharacterRange(4..7), further_run_count: 0 },
        DisplaySummary::RunReversed { first_run_range: LogicalCharacterRange(4..9), further_run_count: 1 },
        DisplaySummary::SingleCharacter,
        DisplaySummary::LogicalOrder,
    ] {
        assert!(seen(&ltr, &wrong).is_err(), "{wrong:?}");
    }
}
