//! How long it takes to decide for all lengths what docs/study.md asks, on one core.
//!
//! `cargo bench -p bidiscope-proof --bench proof`
//!
//! All figures are processor time of one thread. Each line is a property of a display, what is known of it, and the
//! time; at the end stands the sum.

#[path = "../../../benches/common/mod.rs"]
mod common;

use std::time::Duration;

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_proof::automata::{ProofOutcome, count_sequences_by_length, decide_property};
use bidiscope_proof::study::{DisplayProperty, StudyAlphabet};

use common::fastest;

/// How many characters the sequences have whose displays are counted.
const LENGTH: usize = 12;

fn main() {
    let seven = StudyAlphabet::atkin2001();
    let ten = StudyAlphabet::rfc5893();
    let is_no_et = |it: &BidiClass| *it != BidiClass::ET;
    let without_et: Vec<BidiClass> = ten.classes().iter().copied().filter(is_no_et).collect();
    let eleven = [ten.classes(), &[BidiClass::WS]].concat();
    let mut sum = Duration::ZERO;
    println!("all sequences and all names over the seven classes of the paper");
    for property in DisplayProperty::ALL {
        sum += measure(property, seven.classes());
    }
    println!("RFC 5893 over the ten classes of labels, and without ET");
    for property in [
        DisplayProperty::Rfc5893LabelUniqueness,
        DisplayProperty::Rfc5893LabelUniquenessWithoutL3,
        DisplayProperty::Rfc5893NameUniqueness,
        DisplayProperty::LabelOrderSameInBothParagraphs,
    ] {
        sum += measure(property, ten.classes()) + measure(property, &without_et);
    }
    println!("labels in contexts over the eleven classes");
    for property in [
        DisplayProperty::Rfc5893GroupingContiguous,
        DisplayProperty::Rfc5893GroupingBetweenDelimiters,
        DisplayProperty::LabelOrderSameInContext,
    ] {
        sum += measure(property, &eleven);
    }
    println!("sequences that show what another one shows, over the seven classes, and over the ten");
    for classes in [seven.classes(), ten.classes()] {
        for strategy in Strategy::BUILT_IN {
            sum += count(strategy, classes);
        }
    }
    println!("in all {:.2} s of processor time", sum.as_secs_f64());
}

/// Decides a property of every strategy that it is a statement about.
fn measure(property: DisplayProperty, classes: &[BidiClass]) -> Duration {
    let mut sum = Duration::ZERO;
    for strategy in Strategy::BUILT_IN.into_iter().filter(|it| property.applies_to(*it)) {
        let mut decided = None;
        let time = fastest(1, || {
            decided = Some(decide_property(property, &DisplayConfig::with_default_options(strategy), classes))
        });
        let answer = match decided {
            Some(Ok(ProofOutcome::Proved)) => "proved".to_owned(),
            Some(Ok(theorem)) => format!("fails from {}", theorem.counterexample_length().unwrap_or(0)),
            _ => "left to exhaustion".to_owned(),
        };
        println!(
            "  {:<46} {:<10} {answer:<18} {:>8.1} ms",
            property.id(),
            strategy.id(),
            time.as_secs_f64() * 1e3
        );
        sum += time;
    }
    sum
}

/// Counts the displays of a strategy to a length.
fn count(strategy: Strategy, classes: &[BidiClass]) -> Duration {
    let mut counts = None;
    let time = fastest(1, || {
        counts = Some(count_sequences_by_length(
            DisplayProperty::OneToOne,
            &DisplayConfig::with_default_options(strategy),
            classes,
            LENGTH,
        ));
    });
    let text = match counts {
        Some(Ok(lengths)) => {
            let last = lengths.last().and_then(|it| it.counterexample_count.as_ref());
            let last = last.map_or(String::new(), ToString::to_string);
            format!("{last:>14} of length {LENGTH}")
        }
        _ => "not counted".to_owned(),
    };
    println!("  {:<10} {text:<60} {:>8.1} ms", strategy.id(), time.as_secs_f64() * 1e3);
    time
}
