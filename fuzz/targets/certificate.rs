//! `study --check`: whatever stands in the file, it is refused in a line or proves what no short sequence refutes.

#![no_main]

use std::collections::BTreeMap;

use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::DisplayEngine;
use bidiscope_fuzz::check_message;
use bidiscope_proof::automata::{BidiRuleClaim, CertificateStatement, CheckedStatement, check_certificate};
use bidiscope_proof::study::{
    BoundedPropertyOutcome, DisplayProperty, DisplayPropertyStudy, StudyAlphabet, ThreadCount, WorkProgress,
    representative,
};
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
fn check(claim: &CheckedStatement) {
    match &claim.statement {
        CertificateStatement::HasProperty(property) => check_property(claim, *property),
        CertificateStatement::BidiRuleSatisfiesClaim {
            claim: BidiRuleClaim::LabelUniqueness,
            bidi_rule: rule,
        } => {
            check_uniqueness(claim, |it| rule.permits_label(it));
        }
        CertificateStatement::BidiRuleSatisfiesClaim {
            claim: BidiRuleClaim::NameUniqueness,
            bidi_rule: rule,
        } => {
            check_uniqueness(claim, |it| rule.permits_name(it));
        }
        CertificateStatement::BidiRuleSatisfiesClaim { .. } => {}
    }
}

/// A study finds no counterexample.
fn check_property(claim: &CheckedStatement, property: DisplayProperty) {
    let study = DisplayPropertyStudy {
        alphabet: StudyAlphabet::new(claim.alphabet.clone()).expect("each class stands once"),
        max_sequence_characters: LENGTH,
        tested_displays: vec![claim.display.clone()],
        tested_properties: vec![property],
        thread_count: ThreadCount::Exactly(1),
    };
    let results = study.run(&WorkProgress::new(), |_| ()).expect("short sequences");
    let cell = results.bounded_outcome(property, &claim.display);
    assert!(
        matches!(cell, BoundedPropertyOutcome::Holds { .. } | BoundedPropertyOutcome::Untested),
        "{property:?} {}: {cell:?}",
        claim.display
    );
}

/// No two sequences that a rule permits show the same.
fn check_uniqueness(claim: &CheckedStatement, permits: impl Fn(&[BidiClass]) -> bool) {
    let mut screen = DisplayEngine::new(&claim.display);
    let mut strings: Vec<Vec<BidiClass>> = vec![Vec::new()];
    for _ in 0..LENGTH {
        strings = strings
            .iter()
            .flat_map(|it| claim.alphabet.iter().map(move |&class| [&it[..], &[class]].concat()))
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
