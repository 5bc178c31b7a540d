//! Labels as people register them.

use super::random::Random;

pub(crate) const LATIN_TOP_LEVELS: [&str; 10] =
    ["com", "org", "net", "info", "il", "co.il", "ae", "com.sa", "ir", "de"];
/// `emarat`, `alsaudiah`, `iran`, `misr`, `shabaka`, `pakistan`.
pub(crate) const ARABIC_TOP_LEVELS: [&str; 6] = [
    "\u{627}\u{645}\u{627}\u{631}\u{627}\u{62A}",
    "\u{627}\u{644}\u{633}\u{639}\u{648}\u{62F}\u{64A}\u{629}",
    "\u{627}\u{6CC}\u{631}\u{627}\u{646}",
    "\u{645}\u{635}\u{631}",
    "\u{634}\u{628}\u{643}\u{629}",
    "\u{67E}\u{627}\u{6A9}\u{633}\u{62A}\u{627}\u{646}",
];
/// `yisrael`, `kom`.
pub(crate) const HEBREW_TOP_LEVELS: [&str; 2] =
    ["\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}", "\u{5E7}\u{5D5}\u{5DD}"];

const LATIN: &[char] = &[
    'e', 'e', 'e', 'e', 'a', 'a', 'a', 'i', 'i', 'o', 'o', 'o', 'u', 'u', 'r', 'r', 't', 't', 'n', 'n', 's',
    's', 'l', 'l', 'd', 'c', 'm', 'p', 'h', 'g', 'b', 'k', 'v', 'f', 'w', 'y', 'z',
];
const ARABIC: &[char] = &[
    '\u{627}', '\u{627}', '\u{627}', '\u{644}', '\u{644}', '\u{628}', '\u{62A}', '\u{62C}', '\u{62D}',
    '\u{62E}', '\u{62F}', '\u{631}', '\u{633}', '\u{634}', '\u{635}', '\u{639}', '\u{641}', '\u{642}',
    '\u{643}', '\u{645}', '\u{645}', '\u{646}', '\u{647}', '\u{648}', '\u{648}', '\u{64A}', '\u{64A}',
    '\u{629}',
];
/// Letters that Persian and Urdu have beyond the Arabic ones.
const FARSI: &[char] = &[
    '\u{67E}', '\u{686}', '\u{698}', '\u{6A9}', '\u{6AF}', '\u{6CC}', '\u{627}', '\u{627}', '\u{631}',
    '\u{646}', '\u{62F}', '\u{645}', '\u{648}',
];
const ARABIC_MARKS: &[char] =
    &['\u{64B}', '\u{64C}', '\u{64D}', '\u{64E}', '\u{64F}', '\u{650}', '\u{651}', '\u{652}'];
const HEBREW: &[char] = &[
    '\u{5D0}', '\u{5D1}', '\u{5D2}', '\u{5D3}', '\u{5D4}', '\u{5D4}', '\u{5D5}', '\u{5D5}', '\u{5D6}',
    '\u{5D7}', '\u{5D8}', '\u{5D9}', '\u{5D9}', '\u{5DB}', '\u{5DC}', '\u{5DC}', '\u{5DE}', '\u{5E0}',
    '\u{5E1}', '\u{5E2}', '\u{5E4}', '\u{5E6}', '\u{5E7}', '\u{5E8}', '\u{5E9}', '\u{5EA}',
];
const HEBREW_FINALS: &[char] = &['\u{5DA}', '\u{5DD}', '\u{5DF}', '\u{5E3}', '\u{5E5}'];
const HEBREW_POINTS: &[char] =
    &['\u{5B0}', '\u{5B4}', '\u{5B5}', '\u{5B6}', '\u{5B7}', '\u{5B8}', '\u{5B9}', '\u{5BC}', '\u{5C1}'];
const EUROPEAN: &[char] = &['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
pub(crate) const ARABIC_INDIC: &[char] = &[
    '\u{660}', '\u{661}', '\u{662}', '\u{663}', '\u{664}', '\u{665}', '\u{666}', '\u{667}', '\u{668}',
    '\u{669}',
];
const PERSIAN: &[char] = &[
    '\u{6F0}', '\u{6F1}', '\u{6F2}', '\u{6F3}', '\u{6F4}', '\u{6F5}', '\u{6F6}', '\u{6F7}', '\u{6F8}',
    '\u{6F9}',
];

/// Between so many letters and so many, each of these.
pub(crate) fn word(random: &mut Random, letters: &[char], least: usize, most: usize) -> String {
    (0..least + random.below(most - least + 1)).map(|_| random.pick(letters)).collect()
}

/// One to three European digits.
pub(crate) fn number(random: &mut Random) -> String {
    word(random, EUROPEAN, 1, 3)
}

/// A label of an ASCII host.
pub(crate) fn ascii(random: &mut Random) -> String {
    let word = |random: &mut Random| word(random, LATIN, 2, 8);
    match random.below(40) {
        // `1.2-x.com` and its like.
        0 => number(random),
        1..=2 => number(random) + "-" + &word(random),
        3 => number(random) + &word(random),
        4..=8 => word(random) + "-" + &word(random),
        9 => word(random) + "-",
        10..=12 => word(random) + &number(random),
        13 => word(random) + "-" + &number(random),
        14 => word(random).to_uppercase(),
        15 => "www".to_owned(),
        16 => "_".to_owned() + &word(random),
        _ => word(random),
    }
}

/// An Arabic label, one in three of them Persian or Urdu.
pub(crate) fn arabic(random: &mut Random) -> String {
    let (letters, digits) = if random.one_in(3) { (FARSI, PERSIAN) } else { (ARABIC, ARABIC_INDIC) };
    let short = |random: &mut Random| word(random, letters, 2, 4);
    match random.below(40) {
        0..=2 => word(random, letters, 3, 7) + &word(random, digits, 1, 4),
        3..=4 => word(random, letters, 3, 7) + &number(random),
        5..=7 => short(random) + "-" + &short(random),
        8 => short(random) + "-" + &word(random, digits, 2, 4),
        // The joiners that Persian words are spelt with.
        9..=11 => short(random) + "\u{200C}" + &short(random),
        12..=13 => short(random) + &word(random, ARABIC_MARKS, 1, 1) + &short(random),
        14 => short(random) + &word(random, ARABIC_MARKS, 1, 2),
        _ => word(random, letters, 3, 8),
    }
}

/// A Hebrew label.
pub(crate) fn hebrew(random: &mut Random) -> String {
    let short = |random: &mut Random| word(random, HEBREW, 2, 4);
    match random.below(40) {
        0..=3 => word(random, HEBREW, 2, 6) + &number(random),
        4..=6 => short(random) + "-" + &short(random),
        7 => short(random) + "-" + &number(random),
        8..=9 => {
            let letters = short(random);
            letters
                .chars()
                .flat_map(|letter| [letter.to_string(), word(random, HEBREW_POINTS, 0, 2)])
                .collect()
        }
        10..=15 => short(random) + &word(random, HEBREW_FINALS, 1, 1),
        _ => word(random, HEBREW, 2, 7),
    }
}
