//! The characters of one class are interchangeable: a study with one character for each class against
//! plain enumeration with two.

use std::collections::{BTreeMap, BTreeSet};

use bidiscope_bidi::name::{BidiClass, Character, characters_of};
use bidiscope_bidi::order::Strategy;
use bidiscope_proof::study::{DisplayProperty, representative};

use super::{row, study};

const CLASSES: [BidiClass; 5] = [BidiClass::L, BidiClass::R, BidiClass::EN, BidiClass::AN, BidiClass::ES];
/// Two characters of each of these classes. The plus sign is ES like the hyphen-minus, but the paper's
/// algorithm knows the hyphen-minus only; see [`twice`].
const TWO_OF_EACH: &str = "ab\u{5D0}\u{5D1}12\u{661}\u{662}-+";
const LENGTH: usize = 4;

/// The characters as the strategy takes them for members of one class.
fn alphabet(strategy: Strategy) -> Vec<Character> {
    let mut characters = characters_of(TWO_OF_EACH);
    if strategy == Strategy::OneToOne {
        // To the paper's algorithm the plus sign is a left-to-right character.
        characters.retain(|it| it.scalar != '+');
    }
    characters
}

/// Every sequence of this length.
fn sequences(alphabet: &[Character], length: usize) -> Vec<Vec<Character>> {
    (0..length).fold(vec![Vec::new()], |shorter, _| {
        let longer = |it: Vec<Character>| {
            alphabet.iter().map(move |&next| it.iter().copied().chain([next]).collect::<Vec<_>>())
        };
        shorter.into_iter().flat_map(longer).collect()
    })
}

/// How many sequences of characters there are for a sequence of classes.
fn spellings(alphabet: &[Character], classes: &[BidiClass]) -> u64 {
    let of = |class| alphabet.iter().filter(|it| it.class == class).count() as u64;
    classes.iter().map(|&class| of(class)).product()
}

fn classes_of(characters: &[Character]) -> Vec<BidiClass> {
    characters.iter().map(|it| it.class).collect()
}

fn display(strategy: Strategy, characters: &[Character]) -> Vec<Character> {
    strategy.order(characters).logical_from_visual().iter().map(|it| characters[it.0]).collect()
}

/// One-to-one: each display of classes with k sources stands for as many displays of characters as it
/// has spellings, each with k sources.
#[test]
fn one_to_one_with_two_characters_of_each_class() {
    for strategy in Strategy::BUILT_IN {
        let alphabet = alphabet(strategy);
        let by_class: Vec<Character> = CLASSES.map(representative).to_vec();
        let results = study(&CLASSES, LENGTH, &[strategy], &[DisplayProperty::OneToOne]);
        for length in 1..=LENGTH {
            let all = sequences(&alphabet, length);
            let different: BTreeSet<Vec<char>> = all
                .iter()
                .map(|it| display(strategy, it).into_iter().map(|shown| shown.scalar).collect())
                .collect();
            let plain = (all.len() - different.len()) as u64;

            let mut sources: BTreeMap<Vec<BidiClass>, u64> = BTreeMap::new();
            for sequence in sequences(&by_class, length) {
                *sources.entry(classes_of(&display(strategy, &sequence))).or_default() += 1;
            }
            let by_symmetry: u64 =
                sources.iter().map(|(shown, &count)| (count - 1) * spellings(&alphabet, shown)).sum();
            assert_eq!(plain, by_symmetry, "{strategy:?} {length}");

            let studied = row(&results, DisplayProperty::OneToOne, strategy, length);
            assert_eq!(studied.counterexample_count, sources.values().map(|count| count - 1).sum::<u64>());
            assert_eq!(studied.counterexample_count > 0, plain > 0, "{strategy:?} {length}");
        }
    }
}

/// Properties that compare displays of one sequence fail for some spelling of a class sequence just
/// where the study counts it with distinct characters.
#[test]
fn comparisons_with_two_characters_of_each_class() {
    let properties = [
        DisplayProperty::DisplayIsInvolution,
        DisplayProperty::AgreesWithUbaLtr,
        DisplayProperty::AgreesWithUbaRtl,
    ];
    for strategy in Strategy::BUILT_IN {
        // With one hyphen-minus only, `--` cannot be told from itself.
        let mut classes = CLASSES.to_vec();
        if strategy == Strategy::OneToOne {
            classes.pop();
        }
        let alphabet: Vec<Character> =
            characters_of(TWO_OF_EACH).into_iter().filter(|it| classes.contains(&it.class)).collect();
        let results = study(&classes, LENGTH, &[strategy], &properties);
        for (property, other) in [
            (DisplayProperty::DisplayIsInvolution, None),
            (DisplayProperty::AgreesWithUbaLtr, Some(Strategy::UbaLtr)),
            (DisplayProperty::AgreesWithUbaRtl, Some(Strategy::UbaRtl)),
        ] {
            for length in 1..=LENGTH {
                let fails = |sequence: &&Vec<Character>| {
                    let shown = display(strategy, sequence);
                    match other {
                        Some(other) => shown != display(other, sequence),
                        None => display(strategy, &shown) != **sequence,
                    }
                };
                let all = sequences(&alphabet, length);
                let plain: BTreeSet<Vec<BidiClass>> =
                    all.iter().filter(fails).map(|it| classes_of(it)).collect();
                let studied = row(&results, property, strategy, length);
                let distinct = studied.distinct_character_counterexample_count;
                assert_eq!(distinct, Some(plain.len() as u64), "{property:?} {strategy:?} {length}");
            }
        }
    }
}

/// The paper's own pair, found by plain enumeration of its letters and digits.
#[test]
fn the_papers_pair_is_among_the_plain_ones() {
    let collisions = |text: &str| {
        let shown = display(Strategy::UbaLtr, &characters_of(text));
        let mut found: Vec<String> = sequences(&characters_of("\u{627}\u{628}12"), 4)
            .into_iter()
            .filter(|it| display(Strategy::UbaLtr, it) == shown)
            .map(|it| it.iter().map(|it| it.scalar).collect())
            .collect();
        found.sort_unstable();
        found
    };
    let all = ["12\u{627}\u{628}", "1\u{627}\u{628}2", "\u{627}\u{628}12"];
    assert_eq!(collisions("\u{627}\u{628}12"), all);
    assert_eq!(collisions("12\u{627}\u{628}"), all);
}
