//! Every short string of classes, by the short way and by the long one.

use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::Strategy;
use bidiscope_bidi::uba::{Observer, ParagraphDirection, UbaEvent, resolve};
use bidiscope_idna::batch::BatchAnalyzer;

/// A character of each class that a name may hold without controls, one of the two kinds of bracket, and
/// one control of each kind.
const ALPHABET: [char; 15] = [
    'a', '\u{5D0}', '\u{627}', '1', '\u{661}', '-', '.', '%', '\u{5B8}', '\u{200C}', ' ', '(', ')',
    '\u{202B}', '\u{202C}',
];

/// Watches, so that the engine walks through every rule and takes no short way.
struct Watching;

impl Observer for Watching {
    fn observe(&mut self, _: UbaEvent<'_>) {}
}

#[test]
fn strings_of_up_to_four() {
    let characters = ALPHABET.map(Character::new);
    let mut analyzer = BatchAnalyzer::new();
    let mut cases = 0;
    for length in 0..=4_u32 {
        for number in 0..characters.len().pow(length) {
            let nth = |place| characters[number / characters.len().pow(place) % characters.len()];
            let string: Vec<Character> = (0..length).map(nth).collect();
            analyzer.set_current_input_characters(&string);
            for (strategy, paragraph) in [
                (Strategy::UbaLtr, ParagraphDirection::LTR),
                (Strategy::UbaRtl, ParagraphDirection::RTL),
                (Strategy::UbaAuto, ParagraphDirection::Auto),
            ] {
                let order = strategy.order(&string);
                assert_eq!(
                    analyzer.logical_from_visual(paragraph),
                    order.logical_from_visual(),
                    "{string:?} {paragraph:?}"
                );
                let resolved = resolve(&string, paragraph, &mut Watching);
                let expected = (resolved.paragraph_level, resolved.levels.as_slice());
                assert_eq!(analyzer.resolve(paragraph), expected, "{string:?} {paragraph:?}");
            }
            cases += 1;
        }
    }
    assert_eq!(cases, 1 + 15 + 225 + 3_375 + 50_625);
}

/// Longer ones of the classes that the verdict "all of one level" turns on.
#[test]
fn strings_of_one_direction() {
    use BidiClass::{AL, AN, BN, CS, EN, ET, L, NSM, R};
    let classes = [L, R, AL, EN, AN, CS, ET, NSM, BN];
    let mut analyzer = BatchAnalyzer::new();
    let mut cases = 0;
    for number in 0..classes.len().pow(6) {
        let nth = |place| classes[number / classes.len().pow(place) % classes.len()];
        let string: Vec<Character> =
            (0..6).map(|place| Character { scalar: '!', class: nth(place) }).collect();
        let holds = |wanted: &[BidiClass]| string.iter().any(|it| wanted.contains(&it.class));
        // What holds letters of both directions is tried above and in the other tests.
        if holds(&[L]) && holds(&[R, AL]) {
            continue;
        }
        analyzer.set_current_input_characters(&string);
        for paragraph in [ParagraphDirection::LTR, ParagraphDirection::RTL] {
            let resolved = resolve(&string, paragraph, &mut Watching);
            assert_eq!(analyzer.resolve(paragraph).1, resolved.levels, "{string:?} {paragraph:?}");
        }
        cases += 1;
    }
    // Without R and AL, and without L; the strings without any letter are in both.
    assert_eq!(cases, 7_usize.pow(6) + 8_usize.pow(6) - 6_usize.pow(6));
}
