//! Mistakes planted in what is told: the checker finds every one.

use bidiscope_bidi::name::{BidiClass, characters_of};
use bidiscope_bidi::order::{Display, Level, LogicalIndex, Strategy};
use bidiscope_bidi::trace::{Claim, Summary, InferredNeighbour, Neighbour, SequenceEdge, Explanation, Trace, CharRef};

use crate::checker::check;
use crate::gist::Seen;
use crate::world::World;

/// The same claim with a wrong position, class, edge or level, one mistake at a time.
fn broken(claim: &Claim) -> Vec<Claim> {
    let other = |class: BidiClass| if class == BidiClass::L { BidiClass::R } else { BidiClass::L };
    let wrong_level = |level: Level| Level::new(level.number() + 1).expect("no deep level");
    let wrong_edge = |edge: SequenceEdge| SequenceEdge { level: wrong_level(edge.level), ..edge };
    let neighbours = |it: Neighbour| {
        let whom = match it.whom {
            CharRef::Name(at) => CharRef::Name(at + 1),
            CharRef::Other { number, scalar } => CharRef::Other { number: number + 1, scalar },
            CharRef::Start(edge) => CharRef::Start(wrong_edge(edge)),
            CharRef::End(edge) => CharRef::End(wrong_edge(edge)),
        };
        [Neighbour { whom, ..it }, Neighbour { class: other(it.class), ..it }]
    };
    match *claim {
        Claim::Stored(place) => vec![Claim::Stored(place + 1)],
        Claim::FirstLetter(class) => vec![Claim::FirstLetter(other(class))],
        Claim::Paragraph { level, cause } => vec![Claim::Paragraph { level: wrong_level(level), cause }],
        Claim::Sequence { count, level, start, end } => vec![
            Claim::Sequence { count: count + 1, level, start, end },
            Claim::Sequence { count, level, start: wrong_edge(start), end },
            Claim::Sequence { count, level, start, end: wrong_edge(end) },
        ],
        Claim::Mark { to, base } => neighbours(base).map(|base| Claim::Mark { to, base }).to_vec(),
        Claim::ArabicBefore(letter) => neighbours(letter).map(Claim::ArabicBefore).to_vec(),
        Claim::Joined { from, before, after } => {
            let mut all = neighbours(before).map(|before| Claim::Joined { from, before, after }).to_vec();
            all.extend(neighbours(after).map(|after| Claim::Joined { from, before, after }));
            all
        }
        Claim::Terminator { number, is_before } => {
            let mut all = neighbours(number).map(|number| Claim::Terminator { number, is_before }).to_vec();
            all.push(Claim::Terminator { number, is_before: !is_before });
            all
        }
        Claim::Unjoined(class) => vec![Claim::Unjoined(other(class))],
        Claim::LeftToRightBefore(letter) => neighbours(letter).map(Claim::LeftToRightBefore).to_vec(),
        Claim::Between { from, to, before, after } => {
            let mut all =
                neighbours(before).map(|before| Claim::Between { from, to, before, after }).to_vec();
            all.extend(neighbours(after).map(|after| Claim::Between { from, to, before, after }));
            all.push(Claim::Between { from, to: other(to), before, after });
            all
        }
        Claim::Embedding { from, level, before, after } => {
            let mut all =
                neighbours(before).map(|before| Claim::Embedding { from, level, before, after }).to_vec();
            all.extend(neighbours(after).map(|after| Claim::Embedding { from, level, before, after }));
            all.push(Claim::Embedding { from, level: wrong_level(level), before, after });
            all
        }
        Claim::Raised { class, from, to } => vec![
            Claim::Raised { class: other(class), from, to },
            Claim::Raised { class, from, to: wrong_level(to) },
        ],
        Claim::Reset { from, to, separator } => vec![Claim::Reset { from, to: wrong_level(to), separator }],
        Claim::Turned { from, to, level } => vec![
            Claim::Turned { from: from + 1, to, level },
            Claim::Turned { from, to: to + 1, level },
            Claim::Turned { from, to, level: level.map_or(Some(Level::LTR), |it| Some(wrong_level(it))) },
        ],
        Claim::Inferred { pass, from, to, before, after } => {
            let wrong = |it: InferredNeighbour| match it {
                InferredNeighbour::Character(at, direction) => InferredNeighbour::Character(at + 1, direction),
                InferredNeighbour::Nothing => InferredNeighbour::Character(0, to),
            };
            vec![
                Claim::Inferred { pass, from, to: to.opposite(), before, after },
                Claim::Inferred {
                    pass,
                    from,
                    to,
                    before: Some(before.map_or(InferredNeighbour::Nothing, wrong)),
                    after,
                },
                Claim::Inferred {
                    pass,
                    from,
                    to,
                    before,
                    after: Some(after.map_or(InferredNeighbour::Nothing, wrong)),
                },
            ]
        }
        Claim::GoesWith { from, to, base } => vec![Claim::GoesWith { from, to, base: base + 1 }],
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
            let display = Display::plain(strategy);
            let trace = Trace::of(&display, &characters);
            let mut world = World::new(&characters, &trace);
            let mut before = None;
            for step in &trace.steps {
                for at in 0..characters.len() {
                    for told in trace.told(LogicalIndex(at)).into_iter().filter(|it| it.step == step.step) {
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
    let seen = |display: &Display, gist: &Summary| {
        let trace = Trace::of(display, &name);
        let mut world = World::new(&name, &trace);
        let mut before = Vec::new();
        for step in &trace.steps {
            if let Some(rule) = crate::gist::is_kept(step) {
                before.push((rule, world.items.iter().map(|it| it.class).collect()));
            }
            world.apply(step);
        }
        Seen { world: &world, strategy: display.strategy(), characters: &name, before }.check(gist)
    };
    let ltr = Display::plain(Strategy::UbaLtr);
    let rtl = Display::plain(Strategy::UbaRtl);
    assert_eq!(seen(&rtl, &Summary::FirstAtTheRight { first: 0..3 }), Ok(()));
    for wrong in [
        Summary::FirstAtTheRight { first: 0..4 },
        Summary::FirstAtTheRight { first: 0..3 },
        Summary::NumberFirst { number: 0..4 },
        Summary::Turned { stretch: 4..7, more: 0 },
        Summary::Turned { stretch: 4..9, more: 1 },
        Summary::One,
        Summary::Stored,
    ] {
        assert!(seen(&ltr, &wrong).is_err(), "{wrong:?}");
    }
}
