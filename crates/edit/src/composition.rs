//! The preedit text of an input method.

use std::ops::Range;

use bidiscope_bidi::name::Character;

/// Text that is being composed with an input method: shown at the caret, but not yet part of the text.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct InputMethodComposition {
    /// The preedit text, in logical order; never empty.
    pub preedit_text: Vec<Character>,
    /// The part that the input method is converting, in characters of `text`; an empty range is the position of the caret
    /// within `text`. `None` where the input method gives neither.
    pub characters_being_converted: Option<Range<usize>>,
}

impl InputMethodComposition {
    /// The position of the caret, in characters of the preedit text; at its end by default.
    pub(super) fn caret(&self) -> usize {
        self.characters_being_converted
            .as_ref()
            .map_or(self.preedit_text.len(), |active| active.end.min(self.preedit_text.len()))
    }
}
