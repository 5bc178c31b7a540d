//! What is selected, and by what unit the pointer selects.

use std::ops::Range;

use bidiscope_layout::CaretAtStop;

/// The selection: both ends are caret positions, the number of characters before them in logical order.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Selection {
    /// The end that stays.
    pub anchor_character_offset: usize,
    /// The end that moves: the caret.
    pub caret_character_offset: usize,
}

impl Selection {
    /// A caret at this position, with nothing selected.
    pub const fn caret_at(character_offset: usize) -> Self {
        Self { anchor_character_offset: character_offset, caret_character_offset: character_offset }
    }

    /// The selected characters.
    pub fn range(self) -> Range<usize> {
        self.anchor_character_offset.min(self.caret_character_offset)
            ..self.anchor_character_offset.max(self.caret_character_offset)
    }

    /// The selection, limited to a text of this length.
    pub(super) fn within(self, length: usize) -> Self {
        Self {
            anchor_character_offset: self.anchor_character_offset.min(length),
            caret_character_offset: self.caret_character_offset.min(length),
        }
    }

    /// Whether nothing is selected.
    pub const fn is_empty(self) -> bool {
        self.anchor_character_offset == self.caret_character_offset
    }
}

/// The unit by which the pointer selects: characters with one click, words with two, paragraphs with three. The smallest
/// comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum SelectionGranularity {
    /// Caret positions.
    Character,
    /// Words; in a name, labels.
    Word,
    /// Paragraphs, on however many lines, each with the line end after it.
    Line,
}

/// The start of a drag, which stays selected wherever the pointer goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct DragStart {
    pub(super) unit: SelectionGranularity,
    pub(super) first: Range<usize>,
}

/// The caret where the pointer or a key placed it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct CaretPlacement {
    /// Where its line begins in the text: at the end of one that is broken it is not on the next.
    pub(super) line: usize,
    /// Its position in the line, and its stop there.
    pub(super) caret: CaretAtStop,
}
