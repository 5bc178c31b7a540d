//! What an input method composes before it is part of the text.

use std::ops::Range;

use bidiscope_bidi::name::Character;

/// A text that is being composed, shown at the caret but not part of the text yet.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Composition {
    /// What is composed. Never empty while there is a composition.
    pub text: Vec<Character>,
    /// The part that the input method works on, in characters of `text`; where it is empty, its caret.
    pub active: Option<Range<usize>>,
}

impl Composition {
    /// Where the caret stands, in characters of the composed text: at the end where the input method
    /// says nothing.
    pub(super) fn caret(&self) -> usize {
        self.active.as_ref().map_or(self.text.len(), |active| active.end.min(self.text.len()))
    }
}
