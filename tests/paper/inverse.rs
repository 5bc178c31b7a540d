//! Section IV: the display is a permutation of the name, it is its own inverse, and each label is shown
//! as if it stood alone.

use bidiscope::name::{Character, characters_of};
use bidiscope::order as display;
use proptest::prelude::*;

/// One character each of L, AL, R, EN and AN, the hyphen-minus and the full stop.
const ALPHABET: [char; 7] = ['a', '\u{627}', '\u{5D0}', '1', '\u{661}', '-', '.'];

/// The display order of A, as indices.
fn order(characters: &[Character]) -> Vec<usize> {
    display::Strategy::OneToOne.order(characters).logical_from_visual().iter().map(|it| it.0).collect()
}

/// A permutation, A(A(x)) = x, and A(x.y) = A(x).A(y).
fn check(characters: &[Character]) {
    let there = order(characters);
    let mut sorted = there.clone();
    sorted.sort_unstable();
    assert!(sorted.into_iter().eq(0..characters.len()), "a permutation of {characters:?}");

    let shown: Vec<Character> = there.iter().map(|&logical| characters[logical]).collect();
    let back: Vec<usize> = order(&shown).into_iter().map(|visual| there[visual]).collect();
    assert!(back.into_iter().eq(0..characters.len()), "A(A(x)) = x for {characters:?}");

    let mut alone = Vec::with_capacity(shown.len());
    for label in characters.split_inclusive(|it| it.scalar == '.') {
        let stop = label.last().filter(|it| it.scalar == '.');
        let label = &label[..label.len() - usize::from(stop.is_some())];
        alone.extend(order(label).into_iter().map(|logical| label[logical]));
        alone.extend(stop);
    }
    assert_eq!(alone, shown, "each label on its own");
}

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
        let characters = characters_of(&text);
        let order = display::Strategy::OneToOne.order(&characters);
        for (index, character) in characters.iter().enumerate().skip(1) {
            if character.follows_its_predecessor() {
                let place = order.visual_from_logical();
                prop_assert_eq!(place[index].0, place[index - 1].0 + 1);
            }
        }
    }
}
