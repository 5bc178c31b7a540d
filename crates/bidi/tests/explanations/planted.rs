//! Mistakes planted in explanations: the checker finds every one.

use bidiscope_bidi::name::{BidiClass, characters_of};
use bidiscope_bidi::order::{DisplayConfig, Level, LogicalIndex, Strategy};
use bidiscope_bidi::trace::{
    AlternativeOutcome, CharRef, CharacterEvent, DecidingOutcomes, DisplaySummary, Explanation,
    FirstDifference, InferredNeighbour, Neighbour, ParagraphCause, SequenceEdge, StepOutcome, Trace,
    first_difference,
};
use bidiscope_bidi::uba::RuleEffect;

use crate::checker::check;
use crate::deciding;
use crate::summary::{Seen, at_end};
use crate::world::World;

fn other(class: BidiClass) -> BidiClass {
    if class == BidiClass::L { BidiClass::R } else { BidiClass::L }
}

fn wrong_level(level: Level) -> Level {
    Level::new(level.number() + 1).expect("no deep level")
}

fn wrong_edge(edge: SequenceEdge) -> SequenceEdge {
    SequenceEdge { level: wrong_level(edge.level), ..edge }
}

/// The same event with a wrong position, class, edge or level, one mistake at a time.
fn broken(event: &CharacterEvent) -> Vec<CharacterEvent> {
    match *event {
        CharacterEvent::LogicalOrder(place) => vec![CharacterEvent::LogicalOrder(place + 1)],
        CharacterEvent::FirstStrong(class) => vec![CharacterEvent::FirstStrong(other(class))],
        CharacterEvent::ParagraphLevel { level, cause } => {
            vec![CharacterEvent::ParagraphLevel { level: wrong_level(level), cause }]
        }
        CharacterEvent::Sequence { character_count: count, level, start, end } => vec![
            CharacterEvent::Sequence { character_count: count + 1, level, start, end },
            CharacterEvent::Sequence { character_count: count, level, start: wrong_edge(start), end },
            CharacterEvent::Sequence { character_count: count, level, start, end: wrong_edge(end) },
        ],
        CharacterEvent::Rule(effect) => broken_effect(effect).into_iter().map(CharacterEvent::Rule).collect(),
        CharacterEvent::Reversed { from_visual_position: from, to_visual_position: to, level } => vec![
            CharacterEvent::Reversed { from_visual_position: from + 1, to_visual_position: to, level },
            CharacterEvent::Reversed { from_visual_position: from, to_visual_position: to + 1, level },
            CharacterEvent::Reversed {
                from_visual_position: from,
                to_visual_position: to,
                level: level.map_or(Some(Level::LTR), |it| Some(wrong_level(it))),
            },
        ],
        CharacterEvent::Inferred { pass, from, to, before, after } => {
            let wrong = |it: InferredNeighbour| match it {
                InferredNeighbour::Character(at, direction) => {
                    InferredNeighbour::Character(at + 1, direction)
                }
                InferredNeighbour::NoNeighbour => InferredNeighbour::Character(0, to),
            };
            vec![
                CharacterEvent::Inferred { pass, from, to: to.opposite(), before, after },
                CharacterEvent::Inferred {
                    pass,
                    from,
                    to,
                    before: Some(before.map_or(InferredNeighbour::NoNeighbour, wrong)),
                    after,
                },
                CharacterEvent::Inferred {
                    pass,
                    from,
                    to,
                    before,
                    after: Some(after.map_or(InferredNeighbour::NoNeighbour, wrong)),
                },
            ]
        }
        CharacterEvent::FollowsBase { from, to, base_character: base } => {
            vec![CharacterEvent::FollowsBase { from, to, base_character: base + 1 }]
        }
        _ => Vec::new(),
    }
}

/// The same for what a rule did.
fn broken_effect(effect: RuleEffect<CharRef, Neighbour>) -> Vec<RuleEffect<CharRef, Neighbour>> {
    let neighbours = |it: Neighbour| {
        let character = match it.character {
            CharRef::InName(at) => CharRef::InName(at + 1),
            CharRef::OutsideName { outside_index: number, scalar } => {
                CharRef::OutsideName { outside_index: number + 1, scalar }
            }
            CharRef::SequenceStart(edge) => CharRef::SequenceStart(wrong_edge(edge)),
            CharRef::SequenceEnd(edge) => CharRef::SequenceEnd(wrong_edge(edge)),
        };
        [Neighbour { character, ..it }, Neighbour { class: other(it.class), ..it }]
    };
    match effect {
        RuleEffect::NonspacingMark { to, base } => {
            neighbours(base).map(|base| RuleEffect::NonspacingMark { to, base }).to_vec()
        }
        RuleEffect::NumberAfterArabicLetter(letter) => {
            neighbours(letter).map(RuleEffect::NumberAfterArabicLetter).to_vec()
        }
        RuleEffect::SeparatorInNumber { from, to, before, after } => {
            let mut all = neighbours(before)
                .map(|before| RuleEffect::SeparatorInNumber { from, to, before, after })
                .to_vec();
            all.extend(neighbours(after).map(|after| RuleEffect::SeparatorInNumber {
                from,
                to,
                before,
                after,
            }));
            all
        }
        RuleEffect::TerminatorByNumber { number, is_before } => {
            let mut all = neighbours(number)
                .map(|number| RuleEffect::TerminatorByNumber { number, is_before })
                .to_vec();
            all.push(RuleEffect::TerminatorByNumber { number, is_before: !is_before });
            all
        }
        RuleEffect::SeparatorToNeutral(class) => vec![RuleEffect::SeparatorToNeutral(other(class))],
        RuleEffect::NumberKept(letter) => neighbours(letter).map(RuleEffect::NumberKept).to_vec(),
        RuleEffect::NumberAfterLeftToRight(letter) => {
            neighbours(letter).map(RuleEffect::NumberAfterLeftToRight).to_vec()
        }
        RuleEffect::NeutralBetweenSame { from, to, before, after } => {
            let mut all = neighbours(before)
                .map(|before| RuleEffect::NeutralBetweenSame { from, to, before, after })
                .to_vec();
            all.extend(neighbours(after).map(|after| RuleEffect::NeutralBetweenSame {
                from,
                to,
                before,
                after,
            }));
            all.push(RuleEffect::NeutralBetweenSame { from, to: other(to), before, after });
            all
        }
        RuleEffect::NeutralByLevel { from, level, before, after } => {
            let mut all = neighbours(before)
                .map(|before| RuleEffect::NeutralByLevel { from, level, before, after })
                .to_vec();
            all.extend(neighbours(after).map(|after| RuleEffect::NeutralByLevel {
                from,
                level,
                before,
                after,
            }));
            all.push(RuleEffect::NeutralByLevel { from, level: wrong_level(level), before, after });
            all
        }
        RuleEffect::ImplicitLevel { class, from, to } => vec![
            RuleEffect::ImplicitLevel { class: other(class), from, to },
            RuleEffect::ImplicitLevel { class, from, to: wrong_level(to) },
        ],
        RuleEffect::LevelReset { from, to, separator } => {
            vec![RuleEffect::LevelReset { from, to: wrong_level(to), separator }]
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
            let trace = Trace::of(&display, &characters);
            let mut world = World::new(&characters, &trace);
            let mut before = None;
            for step in &trace.steps {
                for at in 0..characters.len() {
                    for stated in trace
                        .explain_character(LogicalIndex(at))
                        .into_iter()
                        .filter(|it| it.step_number == step.step)
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
            let trace = Trace::of(strategy, &characters);
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
            let deciding = found.deciding.clone().expect("something decides");
            let with = |outcomes: Vec<AlternativeOutcome>| {
                let deciding = Some(DecidingOutcomes { outcomes, ..deciding });
                FirstDifference { deciding, ..found.clone() }
            };
            let groups: Vec<&[AlternativeOutcome]> = deciding.groups().collect();
            for (nth, group) in groups.iter().enumerate() {
                let [before, after] = [&groups[..nth], &groups[nth + 1..]].map(<[_]>::concat);
                let fewer = [before.as_slice(), &after].concat();
                assert!(check(&with(fewer)).is_err(), "{text:?} without {group:?}");
                let others: Vec<AlternativeOutcome> = group
                    .iter()
                    .map(|it| {
                        let class = match it.outcome {
                            StepOutcome::Class(class) => other(class),
                            _ => BidiClass::L,
                        };
                        AlternativeOutcome { outcome: StepOutcome::Class(class), ..*it }
                    })
                    .collect();
                let others = [before.as_slice(), &others, &after].concat();
                assert!(check(&with(others)).is_err(), "{text:?} with others than {group:?}");
                planted += 2;
            }
            let mut later = found.clone();
            later.deciding_step_numbers[1] = later.deciding_step_numbers[1].map(|it| it + 1);
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
        let trace = Trace::of(display, &name);
        let (world, before) = at_end(&name, &trace);
        Seen { world: &world, display, characters: &name, before }.check(summary)
    };
    let ltr = DisplayConfig::with_default_options(Strategy::UbaLtr);
    let rtl = DisplayConfig::with_default_options(Strategy::UbaRtl);
    let starts = |first, cause| DisplaySummary::StartsAtRight { first, cause };
    assert_eq!(seen(&rtl, &starts(0..3, ParagraphCause::Given)), Ok(()));
    assert!(seen(&rtl, &starts(0..3, ParagraphCause::NoStrong)).is_err());
    for wrong in [
        starts(0..4, ParagraphCause::Given),
        starts(0..3, ParagraphCause::Given),
        DisplaySummary::NumberFirst { number: 0..4, reversed: Vec::from_iter(Some(4..9)) },
        DisplaySummary::NumberFirst { number: 0..3, reversed: Vec::from_iter(Some(4..7)) },
        DisplaySummary::RunReversedAroundNumbers { range: 0..9, number: 0..3, more_runs: 0 },
        DisplaySummary::RunReversed { range: 4..7, more_runs: 0 },
        DisplaySummary::RunReversed { range: 4..9, more_runs: 1 },
        DisplaySummary::SingleCharacter,
        DisplaySummary::LogicalOrder,
    ] {
        assert!(seen(&ltr, &wrong).is_err(), "{wrong:?}");
    }
}
