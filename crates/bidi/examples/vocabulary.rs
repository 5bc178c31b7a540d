//! Compares each built-in strategy with its spelling in the vocabulary of strategies of one's own, on 200,000 generated
//! names and on all strings of seven classes to length 7.
//!
//! `cargo run --release -p bidiscope-bidi --example vocabulary`
//!
//! Prints how many were compared, and ends with status 1 at the first that differs.

use bidiscope_bidi::name::BidiClass::{AL, AN, CS, EN, ES, L, R};
use bidiscope_bidi::name::representative;
use bidiscope_bidi::name::{Character, Name, Notation};

#[path = "../../../benches/names/mod.rs"]
mod names;
#[path = "../tests/strategies/vocabulary.rs"]
mod vocabulary;

/// The greatest length of the strings.
const LENGTH: u32 = 7;

fn main() {
    let pairs = vocabulary::pairs();
    let compare = |characters: &[Character]| {
        if let Some(difference) = pairs.iter().find_map(|pair| vocabulary::difference(pair, characters)) {
            println!("{difference}");
            std::process::exit(1);
        }
    };
    let alphabet = [L, R, AL, EN, AN, ES, CS].map(representative);
    let mut strings = 0;
    for length in 0..=LENGTH {
        for number in 0..alphabet.len().pow(length) {
            let digits = std::iter::successors(Some(number), |it| Some(it / alphabet.len()));
            compare(
                &digits.take(length as usize).map(|it| alphabet[it % alphabet.len()]).collect::<Vec<_>>(),
            );
            strings += 1;
        }
    }
    let mut read = 0;
    for (_, name) in names::names() {
        if let Ok(name) = Name::read(&name, Notation::Unicode) {
            compare(name.characters());
            read += 1;
        }
    }
    println!(
        "{} displays show {strings} strings of classes and {read} of {} names as their spellings do",
        pairs.len(),
        names::COUNT,
    );
}
