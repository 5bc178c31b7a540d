//! Section IV: the laws of the display, for every short string and for random longer ones.

use bidiscope_bidi::name::{Character, characters_of};
use proptest::prelude::*;

use crate::one_to_one_laws::{check, check_marks};

/// One character each of L, AL, R, EN and AN, the hyphen-minus and the full stop.
const ALPHABET: [char; 7] = ['a', '\u{627}', '\u{5D0}', '1', '\u{661}', '-', '.'];

#[test]
fn every_string_of_up_to_six_characters() {
    let alphabet = ALPHABET.map(Character::new);
    let mut cases = 0;
    for length in 1..=6u32 {
        for number in 0..alphabet.len().pow(length) {
            let digit = |place: u32| number / alphabet.len().pow(place) % alphabet.len();
            let characters: Vec<Character> = (0..length).map(|place| alphabet[digit(place)]).collect();
            check(&characters);
            cases += 1;
        }
    }
    // 7 + 7^2 + ... + 7^6
    assert_eq!(cases, 137_256);
}

#[test]
fn nothing_is_its_own_display() {
    check(&[]);
}

/// The paper's alphabet with marks, joiners, the other separators, other punctuation and bidi controls.
fn with_marks() -> impl Strategy<Value = String> {
    let beyond = [
        '\u{5B8}',
        '\u{64E}',
        '\u{300}',
        '\u{200C}',
        '\u{200D}',
        '\u{6F1}',
        '@',
        '(',
        ' ',
        '\u{3002}',
        '\u{202E}',
        '\u{2067}',
        '\u{10D30}',
        '\u{1E900}',
    ];
    let character = proptest::sample::select([&ALPHABET[..], &beyond[..]].concat());
    proptest::collection::vec(character, 0..40).prop_map(|scalars| scalars.into_iter().collect::<String>())
}

proptest! {
    #[test]
    fn names_with_marks_and_joiners(text in with_marks()) {
        check(&characters_of(&text));
    }

    #[test]
    fn a_mark_stays_with_its_base(text in with_marks()) {
        check_marks(&characters_of(&text));
    }
}
