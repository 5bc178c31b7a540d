//! Characters that an edit moved although they are not next to it (RFC 5893, section 8).

use bidiscope_bidi::name::{Character, Input, Notation};
use bidiscope_bidi::order::{Strategy, effect_of_edit};
use bidiscope_words::message;

use crate::words::trace::notated_character;

/// The characters that an edit of a name moved although they are not next to the edited ones (RFC 5893, section 8).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DistantMoveByEdit {
    /// The display strategy in which they moved.
    pub strategy: Strategy,
    /// What was inserted or deleted, and how many characters that moved, in a sentence.
    pub edit_and_move_sentence: String,
    /// The moved characters, by their logical positions, from 0, in the name after the edit.
    pub moved_logical_indices_after_edit: Vec<usize>,
}

/// The longest name, in characters, for which a [`DistantMoveByEdit`] is computed: that is done at every keystroke.
pub const MAX_DISTANT_MOVE_NAME_CHARACTERS: usize = 300;

impl DistantMoveByEdit {
    /// What the edit from `before` to `after` moved far away in the display of this strategy; `None` where it moved nothing but
    /// its neighbours, and for names longer than [`MAX_DISTANT_MOVE_NAME_CHARACTERS`]. The sentence writes characters in
    /// `notation`.
    pub fn of(strategy: Strategy, notation: Notation, before: &Input, after: &Input) -> Option<Self> {
        let (before, after) = (before.characters(), after.characters());
        if before.len().max(after.len()) > MAX_DISTANT_MOVE_NAME_CHARACTERS {
            return None;
        }
        let effect = effect_of_edit(&strategy.into(), before, after);
        // Where most of the name is replaced, it is another name.
        let is_other = !effect.inserted_logical_range_after.is_empty()
            && 2 * effect.removed_logical_range_before.len() > before.len();
        if effect.moved_logical_indices_after.is_empty() || is_other {
            return None;
        }
        let (removed, inserted) =
            (&before[effect.removed_logical_range_before], &after[effect.inserted_logical_range_after]);
        let moved = effect.moved_logical_indices_after.len();
        let character = |edited: &[Character]| match edited {
            [one] => notated_character(one.scalar, notation),
            _ => String::new(),
        };
        let sentence = match (removed.len(), inserted.len()) {
            (0, count) => {
                message!(distant_move_typed, count = count, character = character(inserted), moved = moved)
            }
            (count, 0) => {
                message!(distant_move_removed, count = count, character = character(removed), moved = moved)
            }
            _ => message!(distant_move_replaced, moved = moved),
        };
        Some(Self {
            strategy,
            edit_and_move_sentence: sentence.to_string(),
            moved_logical_indices_after_edit: effect.moved_logical_indices_after,
        })
    }
}
