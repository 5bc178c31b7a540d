//! Mistakes planted in explanations: the checker finds every one.

use bidiscope_bidi::name::{BidiClass, characters_of};
use bidiscope_bidi::order::{DisplayConfig, Level, LogicalIndex, Strategy};
use bidiscope_bidi::trace::{
    CharRef, Explanation, InferredNeighbour, Neighbour, SequenceEdge, Statement, Summary, Trace,
};

use crate::checker::check;
use crate::summary::Seen;
use crate::world::World;

/// The same statement with a wrong position, class, edge or level, one mistake at a time.
fn broken(statement: &Statement) -> Vec<Statement> {
    let other = |class: BidiClass| if class == BidiClass::L { BidiClass::R } else { BidiClass::L };
    let wrong_level = |level: Level| Level::new(level.number() + 1).expect("no deep level");
    let wrong_edge = |edge: SequenceEdge| SequenceEdge { level: wrong_level(edge.level), ..edge };
    let neighbours = |it: Neighbour| {
        let character = match it.character {
            CharRef::Name(at) => CharRef::Name(at + 1),
            CharRef::Other { number, scalar } => CharRef::Other { number: number + 1, scalar },
            CharRef::Start(edge) => CharRef::Start(wrong_edge(edge)),
            CharRef::End(edge) => CharRef::End(wrong_edge(edge)),
        };
        [Neighbour { character, ..it }, Neighbour { class: other(it.class), ..it }]
    };
    match *statement {
        Statement::LogicalOrder(place) => vec![Statement::LogicalOrder(place + 1)],
        Statement::FirstStrong(class) => vec![Statement::FirstStrong(other(class))],
        Statement::ParagraphLevel { level, cause } => {
            vec![Statement::ParagraphLevel { level: wrong_level(level), cause }]
        }
        Statement::Sequence { count, level, start, end } => vec![
            Statement::Sequence { count: count + 1, level, start, end },
            Statement::Sequence { count, level, start: wrong_edge(start), end },
            Statement::Sequence { count, level, start, end: wrong_edge(end) },
        ],
        Statement::NonspacingMark { to, base } => {
            neighbours(base).map(|base| Statement::NonspacingMark { to, base }).to_vec()
        }
        Statement::NumberAfterArabicLetter(letter) => {
            neighbours(letter).map(Statement::NumberAfterArabicLetter).to_vec()
        }
        Statement::SeparatorInNumber { from, before, after } => {
            let mut all = neighbours(before)
                .map(|before| Statement::SeparatorInNumber { from, before, after })
                .to_vec();
            all.extend(neighbours(after).map(|after| Statement::SeparatorInNumber { from, before, after }));
            all
        }
        Statement::TerminatorByNumber { number, is_before } => {
            let mut all =
                neighbours(number).map(|number| Statement::TerminatorByNumber { number, is_before }).to_vec();
            all.push(Statement::TerminatorByNumber { number, is_before: !is_before });
            all
        }
        Statement::SeparatorToNeutral(class) => vec![Statement::SeparatorToNeutral(other(class))],
        Statement::NumberAfterLeftToRight(letter) => {
            neighbours(letter).map(Statement::NumberAfterLeftToRight).to_vec()
        }
        Statement::NeutralBetweenSame { from, to, before, after } => {
            let mut all = neighbours(before)
                .map(|before| Statement::NeutralBetweenSame { from, to, before, after })
                .to_vec();
            all.extend(neighbours(after).map(|after| Statement::NeutralBetweenSame {
                from,
                to,
                before,
                after,
            }));
            all.push(Statement::NeutralBetweenSame { from, to: other(to), before, after });
            all
        }
        Statement::NeutralByLevel { from, level, before, after } => {
            let mut all = neighbours(before)
                .map(|before| Statement::NeutralByLevel { from, level, before, after })
                .to_vec();
            all.extend(neighbours(after).map(|after| Statement::NeutralByLevel {
                from,
                level,
                before,
                after,
            }));
            all.push(Statement::NeutralByLevel { from, level: wrong_level(level), before, after });
            all
        }
        Statement::ImplicitLevel { class, from, to } => vec![
            Statement::ImplicitLevel { class: other(class), from, to },
            Statement::ImplicitLevel { class, from, to: wrong_level(to) },
        ],
        Statement::LevelReset { from, to, separator } => {
            vec![Statement::LevelReset { from, to: wrong_level(to), separator }]
        }
        Statement::Reversed { from, to, level } => vec![
            Statement::Reversed { from: from + 1, to, level },
            Statement::Reversed { from, to: to + 1, level },
            Statement::Reversed {
                from,
                to,
                level: level.map_or(Some(Level::LTR), |it| Some(wrong_level(it))),
            },
        ],
        Statement::Inferred { pass, from, to, before, after } => {
            let wrong = |it: InferredNeighbour| match it {
                InferredNeighbour::Character(at, direction) => {
                    InferredNeighbour::Character(at + 1, direction)
                }
                InferredNeighbour::None => InferredNeighbour::Character(0, to),
            };
            vec![
                Statement::Inferred { pass, from, to: to.opposite(), before, after },
                Statement::Inferred {
                    pass,
                    from,
                    to,
                    before: Some(before.map_or(InferredNeighbour::None, wrong)),
                    after,
                },
                Statement::Inferred {
                    pass,
                    from,
                    to,
                    before,
                    after: Some(after.map_or(InferredNeighbour::None, wrong)),
                },
            ]
        }
        Statement::FollowsBase { from, to, base } => {
            vec![Statement::FollowsBase { from, to, base: base + 1 }]
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
            let display = DisplayConfig::plain(strategy);
            let trace = Trace::of(&display, &characters);
            let mut world = World::new(&characters, &trace);
            let mut before = None;
            for step in &trace.steps {
                for at in 0..characters.len() {
                    for stated in trace
                        .explain_character(LogicalIndex(at))
                        .into_iter()
                        .filter(|it| it.step == step.step)
                    {
                        assert_eq!(check(&world, &display, step, before, &stated), Ok(()));
                        for statement in broken(&stated.statement) {
                            let wrong = Explanation { statement, ..stated.clone() };
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
        Summary::LogicalOrder,
    ] {
        assert!(seen(&ltr, &wrong).is_err(), "{wrong:?}");
    }
}
