//! Texts to try things on.

use bidiscope_bidi::name::{BidiClass, Character};

/// Characters of every class, several of the controls and every kind of bracket pair.
pub(crate) const ALPHABET: [char; 40] = [
    'a', 'b', '\u{5D0}', '\u{5D1}', '\u{627}', '\u{628}', '1', '2', '\u{661}', '-', '+', '%', '.', ',',
    '\u{300}', '\u{5B8}', '\u{200D}', '\t', ' ', '@', '(', ')', '[', ']', '\u{2329}', '\u{232A}', '\u{3008}',
    '\u{3009}', '\u{202A}', '\u{202B}', '\u{202C}', '\u{202D}', '\u{202E}', '\u{2066}', '\u{2067}',
    '\u{2068}', '\u{2069}', '\u{200E}', '\u{200F}', '\u{61C}',
];

/// What encloses something.
const PAIRS: [(char, char); 10] = [
    ('(', ')'),
    ('[', ']'),
    ('\u{2329}', '\u{3009}'),
    ('\u{202A}', '\u{202C}'),
    ('\u{202B}', '\u{202C}'),
    ('\u{202D}', '\u{202C}'),
    ('\u{202E}', '\u{202C}'),
    ('\u{2066}', '\u{2069}'),
    ('\u{2067}', '\u{2069}'),
    ('\u{2068}', '\u{2069}'),
];

/// A linear congruential generator: the same texts in every run.
pub(crate) struct Generator(pub(crate) u64);

impl Generator {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }

    /// A text of at most `longest` characters, and up to three pairs more. Every other text is made of a
    /// handful of characters only, and brackets and controls come in pairs too, so that rules meet that
    /// seldom do.
    pub(crate) fn text(&mut self, longest: usize) -> String {
        let length = 1 + self.below(longest);
        let kinds = if self.below(2) == 0 { ALPHABET.len() } else { 6 };
        let palette: Vec<char> = if kinds == ALPHABET.len() {
            ALPHABET.to_vec()
        } else {
            (0..kinds).map(|_| ALPHABET[self.below(ALPHABET.len())]).collect()
        };
        let mut text: Vec<char> = (0..length).map(|_| palette[self.below(palette.len())]).collect();
        for _ in 0..self.below(4) {
            let (opening, closing) = PAIRS[self.below(PAIRS.len())];
            let start = self.below(text.len());
            let end = start + self.below(text.len() - start + 1);
            text.insert(end, closing);
            text.insert(start, opening);
        }
        text.into_iter().collect()
    }
}

/// A character of any class, the paragraph separator among them, brackets included.
pub(crate) fn any_character() -> impl proptest::strategy::Strategy<Value = Character> {
    use proptest::prelude::{Strategy, prop_oneof};
    let by_class = (0..BidiClass::ALL.len())
        .prop_map(|index| Character { scalar: '\u{FFFD}', class: BidiClass::ALL[index] });
    let by_scalar = (0..ALPHABET.len()).prop_map(|index| Character::new(ALPHABET[index]));
    prop_oneof![by_class, by_scalar]
}
