//! How fast the engine is beside `unicode-bidi`, how the cost of each strategy grows with the length of a name, and what
//! watching the engine costs.
//!
//! `cargo bench -p bidiscope-bidi --bench uba`
//!
//! All figures are processor time of one thread. Both engines see the same names in the same run;
//! the figure that counts is the ratio.

use std::hint::black_box;
use std::time::Duration;

use bidiscope_bidi::name::{BidiClass, Character, characters_of};
use bidiscope_bidi::order::Strategy;
use bidiscope_bidi::trace::Trace;
use bidiscope_bidi::uba::{ParagraphDirection, UbaEngine};
use cpu_time::ThreadTime;
use unicode_bidi::BidiInfo;

/// How many times each measurement is taken; the fastest counts, because only disturbances vary.
const ROUNDS: usize = 7;

fn main() {
    names();
    lengths();
    class_strings();
    trace();
}

/// 18-character names: `BidiInfo` and `reorder_visual` on its own built-in data, against the engine
/// with nobody watching, from levels to visual order, with and without looking the classes up.
fn names() {
    let names = names_of_eighteen();
    let characters: Vec<Vec<Character>> = names.iter().map(|name| characters_of(name)).collect();
    let mut engine = UbaEngine::new();

    let peer = fastest(|| {
        for name in &names {
            let info = BidiInfo::new(black_box(name), Some(unicode_bidi::Level::ltr()));
            let paragraph = &info.paragraphs[0];
            let levels = info.reordered_levels_per_char(paragraph, paragraph.range.clone());
            black_box(BidiInfo::reorder_visual(&levels));
        }
    });
    let without_classes = fastest(|| {
        for characters in &characters {
            black_box(engine.visual_order(black_box(characters), ParagraphDirection::LTR));
        }
    });
    let levels_only = fastest(|| {
        for characters in &characters {
            black_box(engine.resolve_paragraph(
                black_box(characters),
                ParagraphDirection::LTR,
                &mut bidiscope_bidi::uba::NoObserver,
            ));
        }
    });
    let mut looked_up = Vec::new();
    let with_classes = fastest(|| {
        for name in &names {
            looked_up.clear();
            looked_up.extend(black_box(name).chars().map(Character::new));
            black_box(engine.visual_order(&looked_up, ParagraphDirection::LTR));
        }
    });

    println!("{} names of 18 characters, in display order, left-to-right paragraph", names.len());
    report("unicode-bidi, BidiInfo + reorder_visual", peer, names.len(), peer);
    report("engine, from text", with_classes, names.len(), peer);
    report("engine, levels only, classes given", levels_only, names.len(), peer);
    report("engine, from characters with classes", without_classes, names.len(), peer);
    // What the window asks for: a whole display order, with its runs and both index maps.
    for strategy in Strategy::BUILT_IN {
        let time = fastest(|| {
            for characters in &characters {
                black_box(strategy.order(black_box(characters)));
            }
        });
        report(&format!("strategy {}", strategy.id()), time, names.len(), peer);
    }
}

/// What a display costs, and how that grows with the length of a name: the figures of docs/displays.md. A line has what a
/// name takes, that divided by what one of half the length takes, and the steps of its trace.
fn lengths() {
    const NAMES: usize = 64;
    const LENGTHS: [usize; 5] = [16, 32, 64, 128, 256];
    let all: Vec<Character> = names_of_eighteen().iter().flat_map(|name| characters_of(name)).collect();
    println!("{NAMES} names of each length, in display order");
    for strategy in Strategy::BUILT_IN {
        let mut before: Option<f64> = None;
        for length in LENGTHS {
            let names = || all.chunks_exact(length).take(NAMES);
            let time = fastest(|| names().for_each(|it| _ = black_box(strategy.order(black_box(it)))));
            let steps: usize = names().map(|it| Trace::of_display(strategy, it).steps.len()).sum();
            let each = time.as_secs_f64() / NAMES as f64;
            let growth = before.replace(each).map_or_else(String::new, |it| format!("x {:.1}", each / it));
            println!(
                "  {:<40} {length:>3} characters {:>7.1} us {:>9.0} names/s {growth:>6} {:>6.1} steps",
                format!("strategy {}", strategy.id()),
                each * 1e6,
                1.0 / each,
                steps as f64 / NAMES as f64
            );
        }
    }
}

/// Every string of eight of the classes that a search goes through.
fn class_strings() {
    let classes = [
        BidiClass::L,
        BidiClass::R,
        BidiClass::AL,
        BidiClass::EN,
        BidiClass::AN,
        BidiClass::ES,
        BidiClass::CS,
    ];
    let mut engine = UbaEngine::new();
    let mut count = 0;
    let time = fastest(|| {
        let mut characters = [Character { scalar: 'a', class: classes[0] }; 8];
        count = classes.len().pow(7);
        for mut number in 0..count {
            for character in &mut characters {
                character.class = classes[number % classes.len()];
                number /= classes.len();
            }
            black_box(engine.visual_order(black_box(&characters), ParagraphDirection::RTL));
        }
    });
    println!("class strings of length 8, in display order, right-to-left paragraph");
    report("engine", time, count, time);
}

/// The trace of a paragraph of 1,000 characters, and its JSON.
fn trace() {
    let text: String = names_of_eighteen().iter().flat_map(|name| name.chars()).take(1_000).collect();
    let characters = characters_of(&text);
    println!("a paragraph of {} characters", characters.len());
    for strategy in Strategy::BUILT_IN {
        let traced = fastest(|| {
            black_box(Trace::of_display(strategy, black_box(&characters)));
        });
        let trace = Trace::of_display(strategy, &characters);
        let written = fastest(|| {
            black_box(serde_json::to_string(black_box(&trace)).map_or(0, |json| json.len()));
        });
        println!(
            "  {:<40} traced in {:>6.2} ms, written as JSON in {:>6.2} ms",
            strategy.id(),
            traced.as_secs_f64() * 1e3,
            written.as_secs_f64() * 1e3
        );
    }
}

fn report(what: &str, time: Duration, count: usize, peer: Duration) {
    let each = time.as_secs_f64() / count as f64;
    println!(
        "  {what:<40} {:>7.1} ns each  {:>6.2} million/s  {:>5.2} x",
        each * 1e9,
        1e-6 / each,
        peer.as_secs_f64() / time.as_secs_f64()
    );
}

fn fastest(mut work: impl FnMut()) -> Duration {
    (0..ROUNDS)
        .map(|_| {
            let start = ThreadTime::now();
            work();
            start.elapsed()
        })
        .min()
        .unwrap_or_default()
}

/// Names of 18 characters that mix Hebrew, Arabic, Latin, both kinds of digits, hyphens and stops.
fn names_of_eighteen() -> Vec<String> {
    const ALPHABETS: [&[char]; 5] = [
        &['\u{5D0}', '\u{5D1}', '\u{5D2}', '\u{5D3}', '\u{5D4}'],
        &['\u{627}', '\u{628}', '\u{62A}', '\u{62B}', '\u{62C}'],
        &['a', 'b', 'c', 'd', 'e'],
        &['0', '1', '2', '\u{663}', '\u{664}'],
        &['-', '.', '-', '.', '-'],
    ];
    // A fixed linear congruential generator: the same names in every run.
    let mut state: u32 = 2001;
    let mut next = |below: usize| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 16) as usize % below
    };
    (0..20_000)
        .map(|_| {
            let mut name = String::new();
            for piece in 0..6 {
                // Three letters of one script, or a stop, digit or hyphen among letters.
                let letters = ALPHABETS[next(3)];
                let last = if piece == 5 { letters } else { ALPHABETS[next(ALPHABETS.len())] };
                name.extend([letters[next(5)], letters[next(5)], last[next(5)]]);
            }
            name
        })
        .collect()
}
