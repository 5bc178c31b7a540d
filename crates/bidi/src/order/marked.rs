//! A name with formatting characters put in, as a plan: what is put in, and where.
//!
//! Every construction that works through marks (Dürst's section 4.3, Davis's extension, isolates)
//! makes such a plan and nothing else. The plan is drawn, copied and traced; its order is the UBA's on
//! the marked text, the inserted characters taken out again.

use crate::name::{Character, text_of};
use crate::uba::ParagraphDirection;

use super::{Direction, DisplayOrder, UbaText};

/// U+200E LEFT-TO-RIGHT MARK.
pub const LRM: char = '\u{200E}';
/// U+200F RIGHT-TO-LEFT MARK.
pub const RLM: char = '\u{200F}';
/// U+202A LEFT-TO-RIGHT EMBEDDING.
pub const LRE: char = '\u{202A}';
/// U+202B RIGHT-TO-LEFT EMBEDDING.
pub const RLE: char = '\u{202B}';
/// U+202C POP DIRECTIONAL FORMATTING.
pub const PDF: char = '\u{202C}';
/// U+202D LEFT-TO-RIGHT OVERRIDE.
pub const LRO: char = '\u{202D}';
/// U+202E RIGHT-TO-LEFT OVERRIDE.
pub const RLO: char = '\u{202E}';
/// U+2066 LEFT-TO-RIGHT ISOLATE.
pub const LRI: char = '\u{2066}';
/// U+2067 RIGHT-TO-LEFT ISOLATE.
pub const RLI: char = '\u{2067}';
/// U+2068 FIRST STRONG ISOLATE.
pub const FSI: char = '\u{2068}';
/// U+2069 POP DIRECTIONAL ISOLATE.
pub const PDI: char = '\u{2069}';

/// Whether the character is one of the twelve with the property Bidi_Control: the three marks, the
/// embeddings and overrides, the isolates, and what ends them.
pub const fn is_bidi_control(scalar: char) -> bool {
    matches!(scalar, '\u{61C}' | LRM | RLM | LRE..=RLO | LRI..=PDI)
}

/// A formatting character and where it is put in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Insertion {
    /// The logical character before which it is put, counted in characters; the number of characters
    /// where it is put at the end.
    pub before: usize,
    /// What is put in.
    pub scalar: char,
}

/// What a construction puts into a sequence of characters, in the order of the marked text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marked {
    inserted: Vec<Insertion>,
}

impl Marked {
    /// The plan that puts these in. Insertions before the same character keep the order given.
    pub fn new(mut inserted: Vec<Insertion>) -> Self {
        inserted.sort_by_key(|insertion| insertion.before);
        Self { inserted }
    }

    /// The plan that puts `around.0` before each of these ranges and `around.1` after it, and `whole`
    /// likewise round all `length` characters. The ranges are disjoint, in order and in characters.
    pub fn around(
        length: usize,
        whole: Option<(char, char)>,
        ranges: impl IntoIterator<Item = std::ops::Range<usize>>,
        around: (char, char),
    ) -> Self {
        let mut inserted = Vec::new();
        inserted.extend(whole.map(|(scalar, _)| Insertion { before: 0, scalar }));
        for range in ranges {
            inserted.push(Insertion { before: range.start, scalar: around.0 });
            inserted.push(Insertion { before: range.end, scalar: around.1 });
        }
        inserted.extend(whole.map(|(_, scalar)| Insertion { before: length, scalar }));
        Self { inserted }
    }

    /// What is put in, in the order of the marked text.
    pub fn inserted(&self) -> &[Insertion] {
        &self.inserted
    }

    /// Whether nothing is put in.
    pub fn is_empty(&self) -> bool {
        self.inserted.is_empty()
    }

    /// The marked text: the characters with the inserted ones among them.
    pub fn characters(&self, characters: &[Character]) -> Vec<Character> {
        UbaText::plain(characters, ParagraphDirection::LTR).with_marks(self.clone()).characters().to_vec()
    }

    /// The marked text as a string.
    pub fn text(&self, characters: &[Character]) -> String {
        text_of(&self.characters(characters))
    }

    /// The order of `characters` as the UBA shows the marked text in a paragraph of this direction
    /// (`None`: by its first strong character), the inserted characters taken out of the result.
    ///
    /// A removed character or mark that begins what an inserted character opens stays inside it.
    pub fn order(&self, characters: &[Character], paragraph: Option<Direction>) -> DisplayOrder {
        UbaText::plain(characters, paragraph.into()).with_marks(self.clone()).order()
    }
}
