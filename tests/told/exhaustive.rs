//! All strings to a length over the classes that names have, and every strategy.

use std::thread;

use bidiscope::name::{BidiClass, Character, characters_of, representative};
use bidiscope::order::{Display, LogicalIndex, Strategy};
use bidiscope::trace::Trace;

use crate::checker::check;
use crate::gist::{Seen, is_kept};
use crate::world::World;

/// The classes.
const CLASSES: [BidiClass; 12] = {
    use BidiClass::{AL, AN, BN, CS, EN, ES, ET, L, NSM, ON, R, WS};
    [L, R, AL, EN, AN, ES, CS, ET, ON, NSM, BN, WS]
};

/// What was checked.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) strings: u64,
    pub(crate) displays: u64,
    pub(crate) sentences: u64,
}

/// Every strategy of the documents, those with a paragraph of their own in both.
pub(crate) fn displays() -> Vec<Display> {
    let in_right_to_left =
        ["fields:paragraph=rtl", "isolates:paragraph=rtl"].map(|it| Display::read(it).expect("a display"));
    Strategy::BUILT_IN.map(Display::plain).into_iter().chain(in_right_to_left).collect()
}

/// Checks everything that is told of these characters by a display; how many sentences that were.
pub(crate) fn check_display(characters: &[Character], display: &Display) -> u64 {
    let trace = Trace::of(display, characters);
    let told: Vec<_> = (0..characters.len()).map(|at| trace.told(LogicalIndex(at))).collect();
    let mut next = vec![0; characters.len()];
    let mut world = World::new(characters, &trace);
    let mut before = None;
    let mut sentences = 1;
    let mut classes = Vec::new();
    for step in &trace.steps {
        for (told, next) in told.iter().zip(&mut next) {
            while let Some(told) = told.get(*next).filter(|it| it.step == step.step) {
                if let Err(wrong) = check(&world, display.strategy(), step, before, told) {
                    panic!("{display}, {}: {wrong}: {told:?} {:#?}", spelled(characters), world.items);
                }
                *next += 1;
                sentences += 1;
            }
        }
        // Nothing that changed goes untold.
        for change in &step.changed {
            let of = &told[change.character.0];
            assert!(of.iter().any(|it| it.step == step.step), "{display}, {}: nothing of {change:?}", spelled(characters));
        }
        if let Some(rule) = is_kept(step) {
            classes.push((rule, world.items.iter().map(|it| it.class).collect()));
        }
        world.apply(step);
        before = Some(step);
    }
    let seen = Seen { world: &world, strategy: display.strategy(), characters, before: classes };
    let gist = trace.gist();
    if let Err(wrong) = seen.check(&gist) {
        panic!("{display}, {}: {wrong}: {gist:?} {:?}", spelled(characters), world.order);
    }
    assert!(told.iter().zip(next).all(|(told, next)| told.len() == next), "all steps were there");
    sentences
}

/// The classes of characters, for a message.
pub(crate) fn spelled(characters: &[Character]) -> String {
    characters.iter().map(|it| it.class.short_name()).collect::<Vec<_>>().join(" ")
}

/// All strings of these lengths, on all cores; every `stride`th of each length from the first on.
pub(crate) fn check_all(lengths: std::ops::RangeInclusive<u32>, stride: usize) -> Counts {
    let alphabet = CLASSES.map(representative);
    let displays = displays();
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let of_thread = |thread: usize| {
        let mut counts = Counts::default();
        for length in lengths.clone() {
            let all = alphabet.len().pow(length);
            for number in (0..all).step_by(stride).skip(thread).step_by(threads) {
                let characters: Vec<Character> =
                    (0..length).map(|at| alphabet[number / alphabet.len().pow(at) % alphabet.len()]).collect();
                counts.strings += 1;
                for display in &displays {
                    counts.displays += 1;
                    counts.sentences += check_display(&characters, display);
                }
            }
        }
        counts
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|thread| scope.spawn(move || of_thread(thread))).collect();
        let all = workers.into_iter().map(|it| it.join().unwrap_or_else(|it| std::panic::resume_unwind(it)));
        all.fold(Counts::default(), |sum, it| Counts {
            strings: sum.strings + it.strings,
            displays: sum.displays + it.displays,
            sentences: sum.sentences + it.sentences,
        })
    })
}

#[test]
fn every_sentence_is_true_of_every_string() {
    let counts = check_all(1..=4, 1);
    println!("{counts:?}");
    assert_eq!(counts.strings, 12 + 144 + 1_728 + 20_736);
}

/// Brackets, which no class stands for, and controls in the name itself.
#[test]
fn every_sentence_is_true_of_brackets_and_controls() {
    let texts = [
        "\u{5D0}(a)", "(\u{5D0})", "a(\u{5D0})1", "\u{5D0}(\u{5D1}\u{5B8})\u{5B8}", "(1)", "((a)\u{5D0})",
        "\u{661}[a]b", "a(-)\u{5D0}", "\u{627}(1)", "\u{5D0}[1(a)]2",
    ];
    let displays = displays();
    let sentences: u64 = texts
        .iter()
        .flat_map(|text| displays.iter().map(move |display| check_display(&characters_of(text), display)))
        .sum();
    assert!(sentences > 1_000, "{sentences}");
}
