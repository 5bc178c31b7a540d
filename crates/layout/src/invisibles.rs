//! How invisible characters are drawn.

use super::label_box::{LabelBox, caption_of_invisible_character};

/// How invisible characters ([`is_invisible`](bidiscope_bidi::name::is_invisible)) are drawn: joiners, directional marks,
/// embeddings, isolates, controls.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub enum InvisibleStyle {
    /// Not at all, with zero width; a tab as empty space.
    #[default]
    Hidden,
    /// As boxes with a label, such as `ZWNJ`, which can be read in lines of 20 points an em or more.
    Boxed,
    /// As boxes with a larger label, which can be read in lines of 14 points an em or more, such as in tables.
    Enlarged,
}

/// Which invisible characters are drawn as boxes.
#[derive(Clone, Copy)]
pub(super) struct InvisibleBoxes<'a> {
    pub(super) invisibles: InvisibleStyle,
    pub(super) applies_to: &'a dyn Fn(usize) -> bool,
}

impl InvisibleBoxes<'_> {
    /// The box of a character, if it is invisible and drawn as a box.
    pub(super) fn label_box(self, index: usize, scalar: char) -> Option<LabelBox> {
        if self.invisibles == InvisibleStyle::Hidden || !(self.applies_to)(index) {
            return None;
        }
        let label = caption_of_invisible_character(scalar)?;
        Some(LabelBox::invisible(&label, self.invisibles == InvisibleStyle::Enlarged))
    }
}
