//! Processor time of a full analysis of names of 253 characters. Ends with status 1 if one takes longer than
//! [`MOST`].
//!
//!     cargo bench -p bidiscope-idna --bench verdict

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::verdict::{NameAnalysis, rfc5893};
use cpu_time::ProcessTime;

/// What an analysis may take, in milliseconds.
const MOST: f64 = 5.0;

fn main() {
    let mut worst: f64 = 0.0;
    println!("name                      analysis      rule alone   ratio   contexts tried");
    for (title, pattern) in NAMES {
        let text: String = pattern.chars().cycle().take(252).chain(['a']).collect();
        let name =
            Name::read(&text, Notation::Atkin2001Table1).expect("the patterns are in the paper's notation");
        let (whole, rule) = (time(|| analyse(&name)), time(|| rfc5893::judge_name(&name)));
        worst = worst.max(whole);
        let analysis = NameAnalysis::new(&name);
        let tried = analysis.character_grouping().expect("a domain name");
        println!(
            "{title:<24}{whole:>8.3} ms {rule:>12.4} ms {:>7.0} {:>8} {:>5}",
            whole / rule,
            tried.labels_stay_together.tried_context_count,
            tried.unaffected_by_outer_controls.as_ref().map_or(0, |trial| trial.tried_context_count),
        );
    }
    println!("the longest: {worst:.3} ms of {MOST} ms");
    if worst > MOST {
        std::process::exit(1);
    }
}

/// Asks for everything.
fn analyse(name: &Name) {
    use std::hint::black_box;
    let analysis = NameAnalysis::new(name);
    black_box((
        analysis.bidi_rule(),
        analysis.registration_verdict(),
        analysis.dns(),
        analysis.uts46_mapping(),
    ));
    black_box((
        analysis.character_grouping(),
        analysis.findings(),
        analysis.policy_verdicts(),
        analysis.suggested_fixes(),
    ));
}

const NAMES: [(&str, &str); 6] = [
    ("Hebrew labels", "NOPQRSTUVWXYZNOPQRSTUVWX.abcdefghij-klmnop."),
    ("mixed, satisfied", "N1-P2Q.a1-b2c."),
    ("many labels", "N1.a."),
    ("digits of both kinds", "A1-6B2-7C3-8D4-9."),
    ("violated everywhere", "1N-.6a-.-A."),
    ("one label", "NaB1C6-d"),
];

/// The processor time of one call in milliseconds, the least of five rounds.
fn time<T>(call: impl Fn() -> T) -> f64 {
    let calls = 20;
    let rounds = (0..5).map(|_| {
        let start = ProcessTime::now();
        for _ in 0..calls {
            std::hint::black_box(call());
        }
        start.elapsed().as_secs_f64() * 1000.0 / f64::from(calls)
    });
    rounds.fold(f64::INFINITY, f64::min)
}
