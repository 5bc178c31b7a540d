//! Processor time of all that is asked of a URL of 10,000 characters. Ends with status 1 if one takes longer than [`MOST`].
//!
//!     cargo bench -p bidiscope-url --bench url

use std::hint::black_box;

use bidiscope_bidi::name::{Input, MAX_INPUT_CHARACTERS, Notation};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_bidi::uba::cross_check::{self, UbaLevelCrossCheck};
use bidiscope_url::reader::elision::NarrowFieldElision;
use bidiscope_url::reader::{UrlHostDisplay, VisibleHost};
use bidiscope_url::{
    InputAnalysis, UrlHostCheck, canonical_equivalents, read_url_as_browser, without_hebrew_arabic_points,
};
use cpu_time::ProcessTime;

/// What a URL may take, in milliseconds.
const MOST: f64 = 50.0;

fn main() {
    let mut worst: f64 = 0.0;
    println!("URL                          reading displays     host    field  browser analysis      all");
    for (title, beginning, repeated, end) in URLS {
        let length = MAX_INPUT_CHARACTERS - beginning.chars().count() - end.chars().count();
        let repeated = repeated.chars().cycle().take(length);
        let text: String = beginning.chars().chain(repeated).chain(end.chars()).collect();
        let notation = if text.is_ascii() { Notation::CapitalsAsHebrew } else { Notation::Unicode };
        let name = Input::read(&text, notation).expect("a URL");
        assert!(name.url().is_some() && name.characters().len() == MAX_INPUT_CHARACTERS);
        let displays = Strategy::BUILT_IN.map(DisplayConfig::with_default_options);
        let orders = || displays.each_ref().map(|it| it.order(name.characters()));
        let shown = orders();
        let field: NarrowFieldElision = "5000:end:rtl".parse().expect("a field");
        let parts = [
            time(|| Input::read(&text, notation)),
            time(orders),
            time(|| {
                shown
                    .each_ref()
                    .map(|it| (UrlHostDisplay::of_url(&name, it), VisibleHost::of_input(&name, it)))
            }),
            time(|| displays.each_ref().map(|it| field.elide_name(&name, it))),
            time(|| read_url_as_browser(&name)),
            time(|| analysed(&name)),
        ];
        let all: f64 = parts.iter().sum();
        worst = worst.max(all);
        let parts = parts.map(|it| format!("{it:8.2}")).join(" ");
        println!("{title:<28}{parts} {all:8.2} ms");
    }
    println!("the longest: {worst:.2} ms of {MOST} ms");
    if worst > MOST {
        std::process::exit(1);
    }
}

/// What is repeated between a beginning and an end.
const URLS: [(&str, &str, &str, &str); 6] = [
    ("Latin", "http://a.com/", "abc/def?x=y&", ""),
    ("both directions", "http://a.BC.com/", "AB/cd/12/EF-g.", ""),
    ("right to left", "http://AB.CD/", "ABCDE/FGH/", ""),
    ("signs alone", "http://a.B/", "/?&=#", ""),
    ("user information", "http://", "a.B:1", "@a.B/"),
    ("letters like slashes", "http://", "\u{30CE}\u{200B}", "@a.com/"),
];

/// All that `inspect` asks about the host, and the check of the levels by another implementation.
fn analysed(name: &Input) -> (InputAnalysis, UbaLevelCrossCheck) {
    let analysis = InputAnalysis::new(name);
    black_box((
        analysis.bidi_rule_verdict(),
        analysis.registration_verdict(),
        analysis.uts46_mapping(),
        analysis.character_grouping(),
    ));
    black_box((
        analysis.findings(),
        analysis.policy_verdicts(),
        analysis.suggested_fixes(),
        analysis.dns_name(),
    ));
    black_box((
        canonical_equivalents(name),
        without_hebrew_arabic_points(name),
        UrlHostCheck::of_analysis(&analysis),
    ));
    (analysis, cross_check::cross_check_levels(name.characters()))
}

/// The processor time of one call in milliseconds, the least of five rounds.
fn time<T>(call: impl Fn() -> T) -> f64 {
    let calls = 10;
    let rounds = (0..5).map(|_| {
        let start = ProcessTime::now();
        for _ in 0..calls {
            black_box(call());
        }
        start.elapsed().as_secs_f64() * 1000.0 / f64::from(calls)
    });
    rounds.fold(f64::INFINITY, f64::min)
}
