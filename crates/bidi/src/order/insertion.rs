//! The formatting characters that a strategy inserts, and their positions.
//!
//! Every strategy that works by inserting characters (Dürst's section 4.3, Davis's construction, isolates)
//! only lists the insertions. They are displayed, copied and traced; the order is the UBA's order of the
//! resulting text without the inserted characters.

/// U+061C ARABIC LETTER MARK.
pub const ALM: char = '\u{61C}';
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

/// Whether the character has the property Bidi_Control: the three marks, the embeddings, overrides and
/// isolates, and the characters that end them.
pub const fn is_bidi_control(scalar: char) -> bool {
    matches!(scalar, ALM | LRM | RLM | LRE..=RLO | LRI..=PDI)
}

/// A formatting character and the position at which it is inserted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ControlInsertion {
    /// The logical position of the character before which it is inserted; the number of characters if it is
    /// inserted at the end.
    pub before_original_character_index: usize,
    /// The inserted character.
    pub inserted_scalar: char,
}

/// Two bidi controls that are inserted around a piece of text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ControlPair {
    /// The control before the piece.
    pub before: char,
    /// The control after it.
    pub after: char,
}

/// The bidi controls to insert into a text, and where. It does not hold the text itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct InsertionPlan {
    inserted: Vec<ControlInsertion>,
}

impl InsertionPlan {
    /// The plan with these insertions, in any order; those before the same character keep the order given.
    pub fn new(mut inserted: Vec<ControlInsertion>) -> Self {
        inserted.sort_by_key(|insertion| insertion.before_original_character_index);
        Self { inserted }
    }

    /// The plan that inserts `control_pair_around_ranges` around each of these ranges, and the pair
    /// `control_pair_around_whole`, if there is one, around all `original_character_count` characters of the text. The ranges
    /// are disjoint, ascending and in characters.
    pub fn around_whole_and_ranges(
        original_character_count: usize,
        control_pair_around_whole: Option<ControlPair>,
        character_ranges: impl IntoIterator<Item = std::ops::Range<usize>>,
        control_pair_around_ranges: ControlPair,
    ) -> Self {
        let mut inserted = Vec::new();
        inserted.extend(control_pair_around_whole.map(|pair| ControlInsertion {
            before_original_character_index: 0,
            inserted_scalar: pair.before,
        }));
        for range in character_ranges {
            inserted.push(ControlInsertion {
                before_original_character_index: range.start,
                inserted_scalar: control_pair_around_ranges.before,
            });
            inserted.push(ControlInsertion {
                before_original_character_index: range.end,
                inserted_scalar: control_pair_around_ranges.after,
            });
        }
        inserted.extend(control_pair_around_whole.map(|pair| ControlInsertion {
            before_original_character_index: original_character_count,
            inserted_scalar: pair.after,
        }));
        Self { inserted }
    }

    /// The insertions, in the order of the resulting text.
    pub fn inserted(&self) -> &[ControlInsertion] {
        &self.inserted
    }

    /// Whether nothing is inserted.
    pub fn is_empty(&self) -> bool {
        self.inserted.is_empty()
    }
}
