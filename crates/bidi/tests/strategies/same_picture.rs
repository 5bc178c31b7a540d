//! For a domain name, Davis's LRE...PDF with LRM round each field, an isolate round each label, and the
//! labels' own left-to-right displays joined from left to right are one and the same picture.

use std::collections::HashMap;

use bidiscope_bidi::name::{Character, characters_of};
use bidiscope_bidi::order::Strategy;

/// A character of each class that names hold, and the full stop.
const ALPHABET: [char; 8] = ['a', '\u{5D0}', '\u{627}', '1', '\u{661}', '-', '\u{5B8}', '.'];
/// Every sequence to this length: 8 + 64 + ... + 262,144.
const EXHAUSTIVE_TO: u32 = 6;
const EXHAUSTIVE_CASES: usize = 299_592;
/// And a sample of longer ones.
const LONGER_CASES: usize = 10_000;
const LONGER_LENGTH: u32 = 14;

fn places(strategy: Strategy, characters: &[Character]) -> Vec<usize> {
    strategy.order(characters).logical_from_visual().iter().map(|it| it.0).collect()
}

/// The sequence with this number, written with the alphabet as digits.
fn sequence(mut number: usize, length: u32, into: &mut Vec<Character>, alphabet: &[Character]) {
    into.clear();
    for _ in 0..length {
        into.push(alphabet[number % alphabet.len()]);
        number /= alphabet.len();
    }
}

#[test]
fn the_marks_of_davis_show_the_labels_displays_joined() {
    check_all(Strategy::Fields);
}

#[test]
fn isolates_show_the_labels_displays_joined() {
    check_all(Strategy::Isolates);
}

/// Holds the strategy against the labels' own displays joined, for every sequence.
fn check_all(strategy: Strategy) {
    let alphabet: Vec<Character> = characters_of(&ALPHABET.iter().collect::<String>());
    let mut displays_of_labels: HashMap<Vec<Character>, Vec<usize>> = HashMap::new();
    let mut joined = |name: &[Character]| {
        let mut places_of_name = Vec::with_capacity(name.len());
        for label in name.split_inclusive(|it| it.scalar == '.') {
            let at = places_of_name.len();
            let body = label.strip_suffix(&[alphabet[7]]).unwrap_or(label);
            if !displays_of_labels.contains_key(body) {
                displays_of_labels.insert(body.to_vec(), places(Strategy::UbaLtr, body));
            }
            places_of_name.extend(displays_of_labels[body].iter().map(|place| place + at));
            places_of_name.extend((label.len() > body.len()).then_some(at + body.len()));
        }
        places_of_name
    };
    let mut check = |name: &[Character]| {
        assert_eq!(places(strategy, name), joined(name), "{name:?}");
    };
    let mut name = Vec::new();
    let mut cases = 0;
    for length in 1..=EXHAUSTIVE_TO {
        for number in 0..ALPHABET.len().pow(length) {
            sequence(number, length, &mut name, &alphabet);
            check(&name);
            cases += 1;
        }
    }
    assert_eq!(cases, EXHAUSTIVE_CASES);
    // A multiplier that shares no factor with the number of sequences steps through different ones.
    let all = ALPHABET.len().pow(LONGER_LENGTH);
    for step in 1..=LONGER_CASES {
        sequence(step.wrapping_mul(2_654_435_761) % all, LONGER_LENGTH, &mut name, &alphabet);
        check(&name);
    }
}
