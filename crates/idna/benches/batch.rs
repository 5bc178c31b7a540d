//! What a name of a long list costs in the batch analyzer, beside what `unicode-bidi` and `idna` need for the same
//! names in the same run.
//!
//! `cargo bench -p bidiscope-idna --bench batch`
//!
//! All figures are processor time of one thread. The names are read from text every time, A-labels are
//! decoded, and nothing is remembered from one to the next. `unicode-bidi` gets the decoded names, with its
//! own data and with that of `icu_properties`, which is what the batch analyzer goes by; `idna` maps, normalises and
//! tests more than the Bidi rule. Ends with status 1 unless reading, both orders and the verdict together
//! are [`FACTOR`] times as fast as `unicode-bidi`'s order in a left-to-right paragraph alone.

use std::hint::black_box;
use std::time::Duration;

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_bidi::order::Strategy;
use bidiscope_bidi::uba::ParagraphDirection;
use bidiscope_idna::batch::BatchAnalyzer;
use bidiscope_idna::verdict::rfc5893;
use cpu_time::ThreadTime;
use icu_properties::{CodePointMapData, props};
use unicode_bidi::{Level, ParagraphBidiInfo};

#[path = "../../../benches/names/mod.rs"]
mod names;

/// How many times each measurement is taken, by turns; the fastest counts, because only disturbances vary.
const ROUNDS: usize = 9;

/// How many times as fast as the peer's one order all four together must be.
const FACTOR: f64 = 3.0;

/// What is measured, in this order.
const TITLES: [&str; 11] = [
    "reading",
    "reading, LTR order",
    "reading, RTL order",
    "reading, verdict",
    "reading, both orders, verdict",
    "the same, with A-labels",
    "Name::read, Strategy::order twice, judge",
    "unicode-bidi, LTR order",
    "unicode-bidi, RTL order",
    "unicode-bidi, LTR order, icu_properties",
    "idna, domain_to_ascii_strict",
];
const READING: usize = 0;
const ALL_FOUR: usize = 4;
const UNICODE_BIDI: usize = 7;

fn main() {
    // Each is read from where it stands in the list, as from a file.
    let list = list_of(names::names().into_iter().map(|(_, text)| text));
    let texts: Vec<&str> = list.lines().collect();
    let decoded = list_of(texts.iter().map(|text| decoded(text)));
    let decoded: Vec<&str> = decoded.lines().collect();
    let characters: usize = decoded.iter().map(|name| name.chars().count()).sum();
    let each = characters as f64 / texts.len() as f64;
    println!("{} names of {each:.1} characters, {ROUNDS} rounds", texts.len());

    let fastest = fastest(&texts, &decoded);
    let nanoseconds = fastest.map(|it| it.as_secs_f64() * 1e9 / texts.len() as f64);
    println!(
        "{:<42} {:>9} {:>10} {:>12} {:>14}",
        "", "ns a name", "of these*", "million/s", "unicode-bidi x"
    );
    for (index, (title, time)) in TITLES.into_iter().zip(nanoseconds).enumerate() {
        let alone = if (1..ALL_FOUR).contains(&index) { time - nanoseconds[READING] } else { time };
        let ratio = nanoseconds[UNICODE_BIDI] / time;
        println!("{title:<42} {time:>9.1} {alone:>10.1} {:>12.2} {ratio:>14.2}", 1e3 / time);
    }
    println!("* without the reading");

    let factor = nanoseconds[UNICODE_BIDI] / nanoseconds[ALL_FOUR];
    println!(
        "all four together are {factor:.2} times as fast as unicode-bidi's LTR order; {FACTOR} are asked for"
    );
    if factor < FACTOR {
        std::process::exit(1);
    }
}

fn list_of(names: impl Iterator<Item = String>) -> String {
    names.map(|name| name + "\n").collect()
}

/// The name with its A-labels decoded.
fn decoded(text: &str) -> String {
    Name::read(text, Notation::Unicode).map_or_else(|_| String::new(), |name| name.decoded_text())
}

/// The processor time that each of [`TITLES`] takes for all names.
fn fastest(texts: &[&str], decoded: &[&str]) -> [Duration; TITLES.len()] {
    let mut fastest = [Duration::MAX; TITLES.len()];
    let mut analyzer = BatchAnalyzer::new();
    for _ in 0..ROUNDS {
        let times = [
            read_each(&mut analyzer, texts, |_| ()),
            read_each(&mut analyzer, texts, ltr),
            read_each(&mut analyzer, texts, rtl),
            read_each(&mut analyzer, texts, verdict),
            read_each(&mut analyzer, texts, |analyzer| {
                both_orders(analyzer);
                verdict(analyzer);
            }),
            read_each(&mut analyzer, texts, |analyzer| {
                both_orders(analyzer);
                verdict(analyzer);
                (0..analyzer.current_name_labels().len())
                    .for_each(|label| drop(black_box(analyzer.a_label_within_63_octets(label))));
            }),
            each(texts, comfortable),
            each(decoded, |name| visual_runs(name, Level::ltr())),
            each(decoded, |name| visual_runs(name, Level::rtl())),
            each(decoded, visual_runs_by_icu),
            each(texts, |text| drop(black_box(idna::domain_to_ascii_strict(text)))),
        ];
        for (least, time) in fastest.iter_mut().zip(times) {
            *least = time.min(*least);
        }
    }
    fastest
}

fn read_each(
    analyzer: &mut BatchAnalyzer,
    texts: &[&str],
    mut ask: impl FnMut(&mut BatchAnalyzer),
) -> Duration {
    each(texts, |text| {
        if analyzer.read(text, Notation::Unicode).is_ok() {
            ask(analyzer);
        }
        black_box(analyzer.current_input_characters());
    })
}

fn ltr(analyzer: &mut BatchAnalyzer) {
    black_box(analyzer.logical_from_visual(ParagraphDirection::LTR));
}

fn rtl(analyzer: &mut BatchAnalyzer) {
    black_box(analyzer.logical_from_visual(ParagraphDirection::RTL));
}

fn both_orders(analyzer: &mut BatchAnalyzer) {
    let mut paragraph = analyzer.paragraph_resolver();
    black_box(paragraph.visual_order(ParagraphDirection::LTR));
    black_box(paragraph.visual_order(ParagraphDirection::RTL));
}

/// The verdict, and which conditions are violated in which label.
fn verdict(analyzer: &mut BatchAnalyzer) {
    black_box(analyzer.bidi_rule_verdict());
    analyzer.violated_conditions_by_label_index().for_each(|violation| {
        black_box(violation);
    });
}

/// The same four by the comfortable way, with everything that there is to know.
fn comfortable(text: &str) {
    if let Ok(name) = Name::read(text, Notation::Unicode) {
        black_box(Strategy::UbaLtr.order(name.characters()));
        black_box(Strategy::UbaRtl.order(name.characters()));
        black_box(rfc5893::judge_name(&name));
    }
}

fn visual_runs(name: &str, level: Level) {
    let paragraph = ParagraphBidiInfo::new(name, Some(level));
    black_box(paragraph.visual_runs(0..name.len()));
}

fn visual_runs_by_icu(name: &str) {
    let data = CodePointMapData::<props::BidiClass>::new();
    let paragraph = ParagraphBidiInfo::new_with_data_source(&data, name, Some(Level::ltr()));
    black_box(paragraph.visual_runs(0..name.len()));
}

fn each(texts: &[&str], mut work: impl FnMut(&str)) -> Duration {
    let start = ThreadTime::now();
    for text in texts {
        work(black_box(text));
    }
    start.elapsed()
}
