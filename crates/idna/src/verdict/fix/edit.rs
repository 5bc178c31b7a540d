//! The edits of suggested fixes.

use serde::Serialize;

/// One edit. Indices refer to the name before any edit.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase", tag = "edit")]
pub enum NameEdit {
    /// Remove a character.
    Drop {
        /// The character.
        character: usize,
    },
    /// Move a character within its label.
    Move {
        /// The character; if another edit replaces it, the replacement is moved.
        character: usize,
        /// The character before which it is inserted; the end of the label if this is not a character of the
        /// label. Characters moved to the same position are inserted in the order of the edits.
        before: usize,
    },
    /// Replace one character by another.
    Replace {
        /// The character.
        character: usize,
        /// The replacement.
        with: char,
    },
    /// Replace adjacent characters by a text of another length.
    Respell {
        /// The characters, ascending and adjacent.
        characters: Vec<usize>,
        /// The replacement.
        with: String,
    },
}

impl NameEdit {
    /// Shifts the indices of an edit from a part to the whole, where the part begins at `start`.
    pub fn shifted_by(self, start: usize) -> Self {
        match self {
            Self::Drop { character } => Self::Drop { character: character + start },
            Self::Move { character, before } => {
                Self::Move { character: character + start, before: before + start }
            }
            Self::Replace { character, with } => Self::Replace { character: character + start, with },
            Self::Respell { characters, with } => {
                Self::Respell { characters: characters.into_iter().map(|it| it + start).collect(), with }
            }
        }
    }

    /// The characters that are removed or replaced.
    pub(super) fn rewritten(&self) -> &[usize] {
        match self {
            Self::Drop { character } | Self::Replace { character, .. } => std::slice::from_ref(character),
            Self::Respell { characters, .. } => characters,
            Self::Move { .. } => &[],
        }
    }

    /// The index, in the name before any edit, of the first character that it removes, moves or replaces.
    pub fn first_character_index_in_original(&self) -> usize {
        match self {
            Self::Drop { character } | Self::Move { character, .. } | Self::Replace { character, .. } => {
                *character
            }
            Self::Respell { characters, .. } => characters.first().copied().unwrap_or_default(),
        }
    }
}
