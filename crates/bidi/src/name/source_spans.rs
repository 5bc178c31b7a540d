//! The range of each character of a name in the text that it was read from, and mapping of cursor positions from one
//! notation to another.

use std::ops::Range;

use super::notation::is_word_separator;
use super::{Name, Notation};

/// For each character of a name its range in the text from which it was read: ascending, in characters. The characters
/// of a label that was written as an A-label all have the range of the A-label.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct SourceSpans(Vec<Range<usize>>);

impl Notation {
    /// The range of each character that is written in a text; `None` where it is not in the notation. A-labels are not
    /// decoded: [`Name::source_spans`] has those.
    pub fn source_spans(self, text: &str) -> Option<SourceSpans> {
        let written = self.read(text).ok()?;
        let length = text.chars().count();
        if !self.is_space_separated() {
            return Some(SourceSpans((0..length).map(|at| at..at + 1).collect()));
        }
        let is_separator: Vec<bool> = text.chars().map(is_word_separator).collect();
        let next = written.iter().skip(1).map(|it| it.character_position).chain([length]);
        let place = |(start, mut end): (usize, usize)| {
            while end > start + 1 && is_separator[end - 1] {
                end -= 1;
            }
            start..end
        };
        Some(SourceSpans(written.iter().map(|it| it.character_position).zip(next).map(place).collect()))
    }
}

impl Name {
    /// The ranges of its characters in `text`, from which it was read in this notation. `None` where `text` cannot be read
    /// or has another number of characters; another text with as many is not noticed.
    pub fn source_spans(&self, text: &str, notation: Notation) -> Option<SourceSpans> {
        let written = notation.source_spans(text)?.0;
        let mut places = Vec::with_capacity(self.characters().len());
        let mut at = 0;
        for label in self.labels() {
            let Some(typed) = &label.typed_a_label else { continue };
            // All characters before it were written as such.
            let start = at + label.character_range.start.checked_sub(places.len())?;
            places.extend_from_slice(written.get(at..start)?);
            at = start + typed.chars().count();
            let whole = written.get(start)?.start..written.get(at - 1)?.end;
            places.extend(std::iter::repeat_n(whole, label.character_range.len()));
        }
        places.extend_from_slice(written.get(at..)?);
        (places.len() == self.characters().len()).then_some(SourceSpans(places))
    }
}

impl SourceSpans {
    /// The range in the text of the name's character at this logical index, from 0; `None` after the last.
    pub fn span_of(&self, character: usize) -> Option<Range<usize>> {
        self.0.get(character).cloned()
    }

    /// The logical index of the character whose range contains this position in the text, counted in characters from 0,
    /// or of the next one; the first character of an A-label. `None` after the last.
    pub fn character_at(&self, text_position: usize) -> Option<usize> {
        let at = self.0.partition_point(|it| it.end <= text_position);
        (at < self.0.len()).then_some(at)
    }

    /// The number of characters of the name.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether the name has no characters.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The cursor position in another text of the same name, whose spans are `other` and whose length in characters is
    /// `other_character_count`, that corresponds to a cursor position in this text: it has the same characters of the name before it. A
    /// position inside a range is taken as the nearer end of the range.
    pub fn map_position(&self, text_position: usize, other: &Self, other_character_count: usize) -> usize {
        let before = self.0.partition_point(|it| it.start + it.end < 2 * text_position);
        other.0.get(before).map_or(other_character_count, |place| place.start)
    }
}

#[cfg(test)]
mod tests {
    use super::{Name, Notation, SourceSpans};

    fn source_spans(text: &str, notation: Notation) -> SourceSpans {
        Name::read(text, notation).expect("a name").source_spans(text, notation).expect("its own")
    }

    #[test]
    fn ranges_of_characters_in_the_text() {
        let of = |text: &str, notation| source_spans(text, notation).0;
        assert_eq!(of("AB.c", Notation::Capitals), [0..1, 1..2, 2..3, 3..4]);
        assert_eq!(of("U+05D0  5D1,\\u{2E}\\u0063 ", Notation::CodePoints), [0..6, 8..11, 12..18, 18..24]);
        assert_eq!(of("R  CS,AL ", Notation::Classes), [0..1, 3..5, 6..8]);
        // A label of three letters that is written as an A-label, between others.
        let name = "a.xn--4dbcd.b";
        let whole = 2..11;
        let expected = [0..1, 1..2, whole.clone(), whole.clone(), whole, 11..12, 12..13];
        assert_eq!(of(name, Notation::Unicode), expected);
        assert_eq!(
            Name::read("ab", Notation::Table1).expect("a name").source_spans("abc", Notation::Table1),
            None
        );
        assert_eq!(Notation::Table1.source_spans("a b"), None);
    }

    #[test]
    fn a_position_keeps_the_characters_before_it() {
        let capitals = source_spans("AB.c", Notation::Capitals);
        let written = "U+05D0 U+05D1 U+002E U+0063";
        let points = source_spans(written, Notation::CodePoints);
        let there = |position| capitals.map_position(position, &points, 27);
        assert_eq!([0, 1, 2, 3, 4].map(there), [0, 7, 14, 21, 27]);
        let back = |position| points.map_position(position, &capitals, 4);
        // At the ends of a code point, and inside it at the nearer end.
        assert_eq!([0, 2, 4, 6, 7, 13, 14, 27].map(back), [0, 0, 1, 1, 1, 2, 2, 4]);
        assert_eq!(
            [0, 6, 7, 26, 27].map(|it| points.character_at(it)),
            [Some(0), Some(1), Some(1), Some(3), None]
        );
        // A position after an A-label has all its letters before it.
        let a_label = source_spans("a.xn--4dbcd.b", Notation::Unicode);
        let decoded = source_spans("a.\u{5D0}\u{5D1}\u{5D2}.b", Notation::Unicode);
        assert_eq!([2, 4, 9, 11, 12].map(|it| a_label.map_position(it, &decoded, 7)), [2, 2, 5, 5, 6]);
    }
}
