//! `study --check`: whatever stands in the file, it is refused in a line or proves what no short sequence refutes.

#![no_main]

use std::collections::BTreeMap;

use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::DisplayEngine;
use bidiscope_proof::automata::{CheckedClaim, check_certificate};
use bidiscope_proof::study::{Property, representative};
use bidiscope_idna::verdict::rfc5893::satisfies;
use bidiscope_fuzz::check_message;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    match check_certificate(&text) {
        Err(refused) => check_message(&refused.to_string()),
        Ok(claim) => check(&claim),
    }
});

/// No two sequences of up to three classes that the claim is about show the same.
fn check(claim: &CheckedClaim) {
    let mut screen = DisplayEngine::new(
        claim
            .display
            .clone()
            .with_l3(claim.display.has_l3() && claim.property != Property::LabelUniquenessWithoutL3),
    );
    let of =
        |string: &[BidiClass]| -> Vec<Character> { string.iter().map(|&it| representative(it)).collect() };
    let mut strings: Vec<Vec<BidiClass>> = vec![Vec::new()];
    for _ in 0..3 {
        strings = strings
            .iter()
            .flat_map(|it| claim.classes.iter().map(move |&class| [&it[..], &[class]].concat()))
            .collect();
        let mut seen: BTreeMap<String, Vec<BidiClass>> = BTreeMap::new();
        for string in &strings {
            let characters = of(string);
            let is_about = match claim.property {
                Property::LabelUniqueness | Property::LabelUniquenessWithoutL3 => satisfies(&characters),
                Property::NameUniqueness => characters.split(|it| it.scalar == '.').all(satisfies),
                _ => true,
            };
            if is_about {
                let shown: String =
                    screen.order(&characters).iter().map(|it| characters[it.0].scalar).collect();
                if let Some(other) = seen.insert(shown, string.clone()) {
                    panic!("{other:?} and {string:?} show the same by {}", claim.display);
                }
            }
        }
    }
}
