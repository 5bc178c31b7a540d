//! The range of each character of a name in the text that it was read from, and mapping of cursor positions from one
//! notation to another.

use std::ops::Range;

use super::notation::is_word_separator;
use super::{Name, Notation, ReadError};

/// For each character of a name its range in the text from which it was read: ascending, in characters. The characters
/// of a label that was written as an A-label all have the range of the A-label.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct SourceCharacterRanges(Vec<Range<usize>>);

/// The text is not the one that a name was read from. It is not in the notation, or has another number of characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the name was not read from this text")]
pub struct NotSourceOfName;

impl Notation {
    /// The range of each character that is written in a text. A-labels are not decoded: [`Name::source_character_ranges`] has
    /// those.
    ///
    /// # Errors
    /// As [`Notation::read`].
    pub fn source_character_ranges(self, source_text: &str) -> Result<SourceCharacterRanges, ReadError> {
        let written = self.read(source_text)?;
        let length = source_text.chars().count();
        if !self.is_space_separated() {
            return Ok(SourceCharacterRanges((0..length).map(|at| at..at + 1).collect()));
        }
        let is_separator: Vec<bool> = source_text.chars().map(is_word_separator).collect();
        let next = written.iter().skip(1).map(|it| it.source_character_index).chain([length]);
        let place = |(start, mut end): (usize, usize)| {
            while end > start + 1 && is_separator[end - 1] {
                end -= 1;
            }
            start..end
        };
        Ok(SourceCharacterRanges(
            written.iter().map(|it| it.source_character_index).zip(next).map(place).collect(),
        ))
    }
}

impl Name {
    /// The ranges of its characters in `source_text`, from which it was read in this notation.
    ///
    /// # Errors
    /// Where `source_text` cannot be read or has another number of characters. Another text with as many is not noticed.
    pub fn source_character_ranges(
        &self,
        source_text: &str,
        notation: Notation,
    ) -> Result<SourceCharacterRanges, NotSourceOfName> {
        let written = notation.source_character_ranges(source_text).map_err(|_| NotSourceOfName)?.0;
        self.ranges_among(&written).ok_or(NotSourceOfName)
    }

    /// The same by the ranges of the characters that are written; `None` where these are of another number of characters.
    fn ranges_among(&self, written: &[Range<usize>]) -> Option<SourceCharacterRanges> {
        let mut places = Vec::with_capacity(self.characters().len());
        let mut at = 0;
        for label in self.labels() {
            let Some(typed) = &label.a_label_as_typed else { continue };
            // All characters before it were written as such.
            let start = at + label.character_range.start.checked_sub(places.len())?;
            places.extend_from_slice(written.get(at..start)?);
            at = start + typed.chars().count();
            let whole = written.get(start)?.start..written.get(at - 1)?.end;
            places.extend(std::iter::repeat_n(whole, label.character_range.len()));
        }
        places.extend_from_slice(written.get(at..)?);
        (places.len() == self.characters().len()).then_some(SourceCharacterRanges(places))
    }
}

impl SourceCharacterRanges {
    /// The range in the text of the name's character at this logical index, from 0; `None` after the last.
    pub fn source_character_range_of(&self, name_character_index: usize) -> Option<Range<usize>> {
        self.0.get(name_character_index).cloned()
    }

    /// The logical index of the character whose range contains this position in the text, counted in characters from 0,
    /// or of the next one; the first character of an A-label. `None` after the last.
    pub fn name_character_index_at_or_after(&self, source_character_index: usize) -> Option<usize> {
        let at = self.0.partition_point(|it| it.end <= source_character_index);
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

    /// The cursor position in another text of the same name, whose spans are `other_source` and whose length in characters is
    /// `other_source_character_count`, that corresponds to a cursor position in this text: it has the same characters of the name
    /// before it. A position inside a range is taken as the nearer end of the range.
    pub fn map_caret_to_other_source(
        &self,
        caret_character_index: usize,
        other_source: &Self,
        other_source_character_count: usize,
    ) -> usize {
        let before = self.0.partition_point(|it| it.start + it.end < 2 * caret_character_index);
        other_source.0.get(before).map_or(other_source_character_count, |place| place.start)
    }
}

#[cfg(test)]
mod tests {
    use super::{Name, NotSourceOfName, Notation, SourceCharacterRanges};

    fn source_spans(text: &str, notation: Notation) -> SourceCharacterRanges {
        Name::read(text, notation).expect("a name").source_character_ranges(text, notation).expect("its own")
    }

    #[test]
    fn ranges_of_characters_in_the_text() {
        let of = |text: &str, notation| source_spans(text, notation).0;
        assert_eq!(of("AB.c", Notation::CapitalsAsHebrew), [0..1, 1..2, 2..3, 3..4]);
        assert_eq!(of("U+05D0  5D1,\\u{2E}\\u0063 ", Notation::CodePoints), [0..6, 8..11, 12..18, 18..24]);
        assert_eq!(of("R  CS,AL ", Notation::BidiClassNames), [0..1, 3..5, 6..8]);
        // A label of three letters that is written as an A-label, between others.
        let name = "a.xn--4dbcd.b";
        let whole = 2..11;
        let expected = [0..1, 1..2, whole.clone(), whole.clone(), whole, 11..12, 12..13];
        assert_eq!(of(name, Notation::Unicode), expected);
        assert_eq!(
            Name::read("ab", Notation::Atkin2001Table1)
                .expect("a name")
                .source_character_ranges("abc", Notation::Atkin2001Table1),
            Err(NotSourceOfName)
        );
        let unread = Notation::Atkin2001Table1.source_character_ranges("a b");
        assert_eq!(unread.map_err(|it| it.source_character_index), Err(1));
    }

    #[test]
    fn a_position_keeps_the_characters_before_it() {
        let capitals = source_spans("AB.c", Notation::CapitalsAsHebrew);
        let written = "U+05D0 U+05D1 U+002E U+0063";
        let points = source_spans(written, Notation::CodePoints);
        let there = |position| capitals.map_caret_to_other_source(position, &points, 27);
        assert_eq!([0, 1, 2, 3, 4].map(there), [0, 7, 14, 21, 27]);
        let back = |position| points.map_caret_to_other_source(position, &capitals, 4);
        // At the ends of a code point, and inside it at the nearer end.
        assert_eq!([0, 2, 4, 6, 7, 13, 14, 27].map(back), [0, 0, 1, 1, 1, 2, 2, 4]);
        assert_eq!(
            [0, 6, 7, 26, 27].map(|it| points.name_character_index_at_or_after(it)),
            [Some(0), Some(1), Some(1), Some(3), None]
        );
        // A position after an A-label has all its letters before it.
        let a_label = source_spans("a.xn--4dbcd.b", Notation::Unicode);
        let decoded = source_spans("a.\u{5D0}\u{5D1}\u{5D2}.b", Notation::Unicode);
        assert_eq!(
            [2, 4, 9, 11, 12].map(|it| a_label.map_caret_to_other_source(it, &decoded, 7)),
            [2, 2, 5, 5, 6]
        );
    }
}
