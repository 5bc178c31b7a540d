//! Mistakes planted in what is told: the checker finds every one.

use bidiscope_bidi::name::{BidiClass, characters_of};
use bidiscope_bidi::order::{DisplayConfig, Level, LogicalIndex, Strategy};
use bidiscope_bidi::trace::{
    CharRef, Claim, Explanation, InferredNeighbour, Neighbour, SequenceEdge, Summary, Trace,
};

use crate::checker::check;
use crate::summary::Seen;
use crate::world::World;

/// The same claim with a wrong position, class, edge or level, one mistake at a time.
fn broken(claim: &Claim) -> Vec<Claim> {
    let other = |class: BidiClass| if class == BidiClass::L { BidiClass::R } else { BidiClass::L };
    let wrong_level = |level: Level| Level::new(level.number() + 1).expect("no deep level");
    let wrong_edge = |edge: SequenceEdge| SequenceEdge { level: wrong_level(edge.level), ..edge };
    let neighbours = |it: Neighbour| {
        let whom = match it.character {
            CharRef::Name(at) => CharRef::Name(at + 1),
            CharRef::Other { number, scalar } => CharRef::Other { number: number + 1, scalar },
            CharRef::Start(edge) => CharRef::Start(wrong_edge(edge)),
            CharRef::End(edge) => CharRef::End(wrong_edge(edge)),
        };
        [Neighbour { character: whom, ..it }, Neighbour { class: other(it.class), ..it }]
    };
    match *claim {
        Claim::Stored(place) => vec![Claim::Stored(place + 1)],
        Claim::FirstStrong(class) => vec![Claim::FirstStrong(other(class))],
        Claim::ParagraphLevel { level, cause } => {
            vec![Claim::ParagraphLevel { level: wrong_level(level), cause }]
        }
        Claim::Sequence { count, level, start, end } => vec![
            Claim::Sequence { count: count + 1, level, start, end },
            Claim::Sequence { count, level, start: wrong_edge(start), end },
            Claim::Sequence { count, level, start, end: wrong_edge(end) },
        ],
        Claim::NonspacingMark { to, base } => {
            neighbours(base).map(|base| Claim::NonspacingMark { to, base }).to_vec()
        }
        Claim::NumberAfterArabicLetter(letter) => {
            neighbours(letter).map(Claim::NumberAfterArabicLetter).to_vec()
        }
        Claim::SeparatorInNumber { from, before, after } => {
            let mut all =
                neighbours(before).map(|before| Claim::SeparatorInNumber { from, before, after }).to_vec();
            all.extend(neighbours(after).map(|after| Claim::SeparatorInNumber { from, before, after }));
            all
        }
        Claim::TerminatorByNumber { number, is_before } => {
            let mut all =
                neighbours(number).map(|number| Claim::TerminatorByNumber { number, is_before }).to_vec();
            all.push(Claim::TerminatorByNumber { number, is_before: !is_before });
            all
        }
        Claim::SeparatorToNeutral(class) => vec![Claim::SeparatorToNeutral(other(class))],
        Claim::NumberAfterLeftToRight(letter) => {
            neighbours(letter).map(Claim::NumberAfterLeftToRight).to_vec()
        }
        Claim::NeutralBetweenSame { from, to, before, after } => {
            let mut all = neighbours(before)
                .map(|before| Claim::NeutralBetweenSame { from, to, before, after })
                .to_vec();
            all.extend(neighbours(after).map(|after| Claim::NeutralBetweenSame { from, to, before, after }));
            all.push(Claim::NeutralBetweenSame { from, to: other(to), before, after });
            all
        }
        Claim::NeutralByLevel { from, level, before, after } => {
            let mut all = neighbours(before)
                .map(|before| Claim::NeutralByLevel { from, level, before, after })
                .to_vec();
            all.extend(neighbours(after).map(|after| Claim::NeutralByLevel { from, level, before, after }));
            all.push(Claim::NeutralByLevel { from, level: wrong_level(level), before, after });
            all
        }
        Claim::ImplicitLevel { class, from, to } => vec![
            Claim::ImplicitLevel { class: other(class), from, to },
            Claim::ImplicitLevel { class, from, to: wrong_level(to) },
        ],
        Claim::LevelReset { from, to, separator } => {
            vec![Claim::LevelReset { from, to: wrong_level(to), separator }]
        }
        Claim::Reversed { from, to, level } => vec![
            Claim::Reversed { from: from + 1, to, level },
            Claim::Reversed { from, to: to + 1, level },
            Claim::Reversed { from, to, level: level.map_or(Some(Level::LTR), |it| Some(wrong_level(it))) },
        ],
        Claim::Inferred { pass, from, to, before, after } => {
            let wrong = |it: InferredNeighbour| match it {
                InferredNeighbour::Character(at, direction) => {
                    InferredNeighbour::Character(at + 1, direction)
                }
                InferredNeighbour::None => InferredNeighbour::Character(0, to),
            };
            vec![
                Claim::Inferred { pass, from, to: to.opposite(), before, after },
                Claim::Inferred {
                    pass,
                    from,
                    to,
                    before: Some(before.map_or(InferredNeighbour::None, wrong)),
                    after,
                },
                Claim::Inferred {
                    pass,
                    from,
                    to,
                    before,
                    after: Some(after.map_or(InferredNeighbour::None, wrong)),
                },
            ]
        }
        Claim::FollowsBase { from, to, base } => vec![Claim::FollowsBase { from, to, base: base + 1 }],
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
            let display = DisplayConfig::plain(strategy);
            let trace = Trace::of(&display, &characters);
            let mut world = World::new(&characters, &trace);
            let mut before = None;
            for step in &trace.steps {
                for at in 0..characters.len() {
                    for told in trace
                        .explain_character(LogicalIndex(at))
                        .into_iter()
                        .filter(|it| it.step == step.step)
                    {
                        assert_eq!(check(&world, &display, step, before, &told), Ok(()));
                        for claim in broken(&told.claim) {
                            let wrong = Explanation { claim, ..told.clone() };
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

/// Sentences of other displays of the same name: false of this one.
#[test]
fn a_wrong_sentence_of_a_pane_is_found() {
    let name = characters_of("123-\u{5D0}\u{5D1}\u{5D2}.\u{5D3}");
    let seen = |display: &DisplayConfig, summary: &Summary| {
        let trace = Trace::of(display, &name);
        let mut world = World::new(&name, &trace);
        let mut before = Vec::new();
        for step in &trace.steps {
            if let Some(rule) = crate::summary::is_kept(step) {
                before.push((rule, world.items.iter().map(|it| it.class).collect()));
            }
            world.apply(step);
        }
        Seen { world: &world, strategy: display.strategy(), characters: &name, before }.check(summary)
    };
    let ltr = DisplayConfig::plain(Strategy::UbaLtr);
    let rtl = DisplayConfig::plain(Strategy::UbaRtl);
    assert_eq!(seen(&rtl, &Summary::StartsAtRight { first: 0..3 }), Ok(()));
    for wrong in [
        Summary::StartsAtRight { first: 0..4 },
        Summary::StartsAtRight { first: 0..3 },
        Summary::NumberFirst { number: 0..4 },
        Summary::RunReversed { range: 4..7, more: 0 },
        Summary::RunReversed { range: 4..9, more: 1 },
        Summary::SingleCharacter,
        Summary::StoredOrder,
    ] {
        assert!(seen(&ltr, &wrong).is_err(), "{wrong:?}");
    }
}
