//! Words: the units of a double click and of Ctrl with an arrow key.

use std::ops::Range;

use unicode_segmentation::UnicodeSegmentation;

use bidiscope_bidi::name::{Character, is_label_separator, text_of};

use super::EditedTextKind;

/// The ranges of the words of a line, in characters, in logical order: the labels of a name, or the words of a text
/// (UAX #29, section 4). Separators and spaces are in none.
pub fn word_ranges(line: &[Character], kind: EditedTextKind) -> Vec<Range<usize>> {
    match kind {
        EditedTextKind::DomainName => labels(line),
        EditedTextKind::SingleLine | EditedTextKind::MultiLine => {
            let mut start = 0;
            let mut found = Vec::new();
            for piece in text_of(line).split_word_bounds() {
                let end = start + piece.chars().count();
                if piece.chars().any(char::is_alphanumeric) {
                    found.push(start..end);
                }
                start = end;
            }
            found
        }
    }
}

fn labels(line: &[Character]) -> Vec<Range<usize>> {
    let mut start = 0;
    let mut found = Vec::new();
    for piece in line.split(|it| is_label_separator(it.scalar)) {
        if !piece.is_empty() {
            found.push(start..start + piece.len());
        }
        start += piece.len() + 1;
    }
    found
}

/// The beginning of the last word that begins before `position`; else 0.
pub(super) fn word_start_before(words: &[Range<usize>], position: usize) -> usize {
    words.iter().rev().find(|word| word.start < position).map_or(0, |word| word.start)
}

/// The end of the first word that ends after `position`; else `length`.
pub(super) fn word_end_after(words: &[Range<usize>], position: usize, length: usize) -> usize {
    words.iter().find(|word| word.end > position).map_or(length, |word| word.end)
}

/// The word at a position; else the range between two words.
pub(super) fn unit_at(words: &[Range<usize>], position: usize, length: usize) -> Range<usize> {
    if let Some(word) = words.iter().find(|word| word.start <= position && position < word.end) {
        return word.clone();
    }
    let start = words.iter().rev().find(|word| word.end <= position).map_or(0, |word| word.end);
    let end = words.iter().find(|word| word.start > position).map_or(length, |word| word.start);
    start..end
}

#[cfg(test)]
mod tests {
    use super::{EditedTextKind, unit_at, word_end_after, word_ranges, word_start_before};
    use bidiscope_bidi::name::characters_of;

    #[test]
    fn the_words_of_a_name_are_its_labels() {
        let line = characters_of("\u{5D0}\u{5D1}.a-b..com.");
        assert_eq!(word_ranges(&line, EditedTextKind::DomainName), [0..2, 3..6, 8..11]);
        assert!(word_ranges(&[], EditedTextKind::DomainName).is_empty());
    }

    #[test]
    fn the_words_of_a_text_are_those_of_the_standard() {
        let line = characters_of("see \u{5D0}\u{5D1}, 12 (x)!");
        assert_eq!(word_ranges(&line, EditedTextKind::MultiLine), [0..3, 4..6, 8..10, 12..13]);
    }

    #[test]
    fn before_after_and_at() {
        let words = [0..2, 3..6, 8..11];
        assert_eq!([0, 1, 2, 3, 4, 8, 12].map(|it| word_start_before(&words, it)), [0, 0, 0, 0, 3, 3, 8]);
        assert_eq!([0, 1, 2, 6, 11, 12].map(|it| word_end_after(&words, it, 12)), [2, 2, 6, 11, 12, 12]);
        assert_eq!([1, 2, 6, 7, 11].map(|it| unit_at(&words, it, 12)), [0..2, 2..3, 6..8, 6..8, 11..12]);
    }
}
