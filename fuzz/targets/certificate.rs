//! `study --check`: whatever stands in the file, it is refused in a line or proves what no short sequence refutes.

#![no_main]

use std::collections::BTreeMap;

use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::DisplayEngine;
use bidiscope_fuzz::check_message;
use bidiscope_proof::automata::{CheckedClaim, RuleClaim, Statement, check_certificate};
use bidiscope_proof::study::{Alphabet, BoundedOutcome, Progress, Property, Study, representative};
use libfuzzer_sys::fuzz_target;

/// The length of the sequences that are tried, in characters.
const LENGTH: usize = 3;

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    match check_certificate(&text) {
        Err(refused) => check_message(&refused.to_string()),
        Ok(claim) => check(&claim),
    }
});

/// No short sequence refutes the claim.
fn check(claim: &CheckedClaim) {
    match &claim.statement {
        Statement::Property(property) => check_property(claim, *property),
        Statement::OfRule { claim: RuleClaim::LabelUniqueness, rule } => {
            check_uniqueness(claim, |it| rule.permits_label(it));
        }
        Statement::OfRule { claim: RuleClaim::NameUniqueness, rule } => {
            check_uniqueness(claim, |it| rule.permits_name(it));
        }
        Statement::OfRule { .. } => {}
    }
}

/// A study finds no counterexample.
fn check_property(claim: &CheckedClaim, property: Property) {
    let study = Study {
        alphabet: Alphabet::new(claim.classes.clone()).expect("each class stands once"),
        max_length: LENGTH,
        displays: vec![claim.display.clone()],
        properties: vec![property],
        threads: Some(1),
    };
    let results = study.run(&Progress::new(), |_| ()).expect("short sequences");
    let cell = results.cell(property, &claim.display);
    assert!(
        matches!(cell, BoundedOutcome::Holds { .. } | BoundedOutcome::Unknown),
        "{property:?} {}: {cell:?}",
        claim.display
    );
}

/// No two sequences that a rule permits show the same.
fn check_uniqueness(claim: &CheckedClaim, permits: impl Fn(&[BidiClass]) -> bool) {
    let mut screen = DisplayEngine::new(&claim.display);
    let mut strings: Vec<Vec<BidiClass>> = vec![Vec::new()];
    for _ in 0..LENGTH {
        strings = strings
            .iter()
            .flat_map(|it| claim.classes.iter().map(move |&class| [&it[..], &[class]].concat()))
            .collect();
        let mut seen: BTreeMap<Vec<&str>, &[BidiClass]> = BTreeMap::new();
        for string in strings.iter().filter(|it| permits(it)) {
            let characters: Vec<Character> = string.iter().map(|&it| representative(it)).collect();
            let shown = screen.order(&characters).iter().map(|it| string[it.0].short_name()).collect();
            if let Some(other) = seen.insert(shown, string) {
                panic!("{other:?} and {string:?} show the same by {}", claim.display);
            }
        }
    }
}
