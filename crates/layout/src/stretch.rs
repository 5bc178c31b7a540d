//! Pieces so short that a shaper can take them: what is longer is cut where it shows least.
//!
//! A shaper counts the characters of a syllable in a byte, and does some of its work once for each two
//! characters of a piece. Nothing that is written comes near to these lengths; what is pasted may.

use std::ops::Range;

use icu_properties::{CodePointMapData, props::CanonicalCombiningClass};

use bidiscope_bidi::name::is_mark;

use super::pieces::LineText;
use super::script::{is_ignorable, is_space};

/// The most characters of a piece that is shaped at once: a domain name's longest.
pub(super) const MOST_IN_A_PIECE: usize = 253;

/// The most characters that hang together in a piece, as an Indic syllable does. The shaper may make three
/// of each, and counts to 255.
const MOST_TIED: usize = 64;

/// The most characters of a cell: a base with as many marks as the Stream-Safe Text Format allows (UAX #15
/// section 13: 30), and one to spare.
pub(super) const MOST_IN_A_CELL: usize = 32;

/// The parts of a stretch that are shaped one by one, in logical order; together they are the stretch.
///
/// They meet where grapheme clusters do: behind a space if they can, else where nothing hangs together.
pub(super) fn stretches(text: &LineText<'_>, stretch: Range<usize>) -> Vec<Range<usize>> {
    let mut parts = Vec::new();
    // Where the part begins; then the last places in it at which it may end.
    let mut start = stretch.start;
    let (mut behind_space, mut untied, mut last) = (start, start, start);
    for grapheme in text.graphemes(stretch.clone()) {
        let end = grapheme.end;
        let is_knot = end - untied > MOST_TIED;
        if is_knot || end - start > MOST_IN_A_PIECE {
            let cut = if is_knot {
                last
            } else if behind_space > start + MOST_IN_A_PIECE / 2 {
                behind_space
            } else if untied > start {
                untied
            } else {
                last
            };
            parts.push(start..cut);
            start = cut;
            (behind_space, untied) = (behind_space.max(cut), untied.max(cut));
        }
        last = end;
        if is_space(text.scalars[end - 1]) {
            behind_space = end;
        }
        if end < stretch.end && !is_tied(&text.scalars, end) {
            untied = end;
        }
    }
    parts.push(start..stretch.end);
    parts
}

/// Whether the character there may be of one syllable with the one before it: a mark, or what follows a
/// virama or a joiner.
fn is_tied(scalars: &[char], index: usize) -> bool {
    let before = scalars[index - 1];
    let is_virama = |scalar| {
        CodePointMapData::<CanonicalCombiningClass>::new().get(scalar) == CanonicalCombiningClass::Virama
    };
    is_mark(scalars[index]) || is_ignorable(scalars[index]) || is_ignorable(before) || is_virama(before)
}

#[cfg(test)]
mod tests {
    use super::{MOST_IN_A_PIECE, stretches};
    use crate::pieces::LineText;
    use bidiscope_bidi::name::characters_of;
    use bidiscope_bidi::order::Strategy;

    fn parts(text: &str) -> Vec<(usize, usize)> {
        let characters = characters_of(text);
        let text = LineText::new(&characters, Strategy::UbaLtr.order(&characters).runs());
        stretches(&text, 0..characters.len()).into_iter().map(|it| (it.start, it.end)).collect()
    }

    #[test]
    fn what_is_written_is_shaped_whole() {
        assert_eq!(parts("abc.de"), [(0, 6)]);
        assert_eq!(parts(&"a".repeat(MOST_IN_A_PIECE)), [(0, 253)]);
        // Sixteen consonants with viramas: far beyond any conjunct.
        assert_eq!(parts(&"\u{915}\u{94D}".repeat(16)), [(0, 32)]);
    }

    #[test]
    fn long_text_is_cut_behind_a_space() {
        assert_eq!(parts(&"abcde ".repeat(50)), [(0, 252), (252, 300)]);
        // A space in the first half is too far back.
        assert_eq!(parts(&format!("{} {}", "a".repeat(99), "b".repeat(200))), [(0, 253), (253, 300)]);
    }

    #[test]
    fn a_long_syllable_is_cut_at_the_most_that_hangs_together() {
        // Tamil: grapheme clusters end after each virama, syllables do not.
        assert_eq!(parts(&"\u{B95}\u{BCD}".repeat(80)), [(0, 64), (64, 128), (128, 160)]);
    }

    #[test]
    fn a_letter_is_not_cut_from_a_virama_before_it() {
        // 126 letters, then syllables of four: the last that ends before the 253rd character.
        let text = format!("{}{}", "a".repeat(126), "\u{B95}\u{BCD}\u{B95}\u{BBE}".repeat(50));
        assert_eq!(parts(&text)[0], (0, 250));
    }
}
