//! Cuts text that is too long to be shaped at once where the cut is least visible.

use std::ops::Range;

use icu_properties::{CodePointMapData, props::CanonicalCombiningClass};

use bidiscope_bidi::name::is_mark;

use super::line_text::LineText;
use super::script::{is_ignorable, is_space};
use super::shaping_limits::MAX_PIECE_CHARACTERS;

/// The most characters of a syllable, such as an Indic one. The shaper may make three of each, and counts to
/// 255.
const MAX_SYLLABLE_CHARACTERS: usize = 64;

/// The parts of a range that are shaped one by one, in logical order; together they are the whole range.
///
/// They meet at grapheme cluster boundaries: after a space if possible, else between syllables if possible.
pub(super) fn split_for_shaping(text: &LineText<'_>, range: Range<usize>) -> Vec<Range<usize>> {
    let mut parts = Vec::new();
    // The start of the part, then the last possible ends of it, by preference.
    let mut start = range.start;
    let (mut after_space, mut syllable_end, mut last) = (start, start, start);
    for grapheme in text.graphemes(range.clone()) {
        let end = grapheme.end;
        let is_long_syllable = end - syllable_end > MAX_SYLLABLE_CHARACTERS;
        if is_long_syllable || end - start > MAX_PIECE_CHARACTERS {
            let cut = if is_long_syllable {
                last
            } else if after_space > start + MAX_PIECE_CHARACTERS / 2 {
                after_space
            } else if syllable_end > start {
                syllable_end
            } else {
                last
            };
            parts.push(start..cut);
            start = cut;
            (after_space, syllable_end) = (after_space.max(cut), syllable_end.max(cut));
        }
        last = end;
        if is_space(text.scalars[end - 1]) {
            after_space = end;
        }
        if end < range.end && !continues_syllable(&text.scalars, end) {
            syllable_end = end;
        }
    }
    parts.push(start..range.end);
    parts
}

/// Whether the character may belong to the syllable of the one before it: a mark, or a character after a
/// virama or a joiner.
fn continues_syllable(scalars: &[char], index: usize) -> bool {
    let before = scalars[index - 1];
    let is_virama = |scalar| {
        CodePointMapData::<CanonicalCombiningClass>::new().get(scalar) == CanonicalCombiningClass::Virama
    };
    is_mark(scalars[index]) || is_ignorable(scalars[index]) || is_ignorable(before) || is_virama(before)
}

#[cfg(test)]
mod tests {
    use super::{MAX_PIECE_CHARACTERS, split_for_shaping};
    use crate::line_text::LineText;
    use bidiscope_bidi::name::characters_of;
    use bidiscope_bidi::order::Strategy;

    fn parts(text: &str) -> Vec<(usize, usize)> {
        let characters = characters_of(text);
        let text = LineText::new(&characters, Strategy::UbaLtr.order(&characters).runs());
        split_for_shaping(&text, 0..characters.len()).into_iter().map(|it| (it.start, it.end)).collect()
    }

    #[test]
    fn ordinary_text_is_not_cut() {
        assert_eq!(parts("abc.de"), [(0, 6)]);
        assert_eq!(parts(&"a".repeat(MAX_PIECE_CHARACTERS)), [(0, 253)]);
        // Sixteen consonants with viramas: far beyond any conjunct.
        assert_eq!(parts(&"\u{915}\u{94D}".repeat(16)), [(0, 32)]);
    }

    #[test]
    fn long_text_is_cut_after_a_space() {
        assert_eq!(parts(&"abcde ".repeat(50)), [(0, 252), (252, 300)]);
        // A space in the first half is too far back.
        assert_eq!(parts(&format!("{} {}", "a".repeat(99), "b".repeat(200))), [(0, 253), (253, 300)]);
    }

    #[test]
    fn a_long_syllable_is_cut_at_the_limit() {
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
