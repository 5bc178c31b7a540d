//! Characters that are mirrored in addition to rule L4.

use crate::name::Character;
use crate::order::{DisplayConfig, DisplayOrder};

use super::MirroredCharacters;

impl MirroredCharacters {
    /// What is shown in place of this character in a right-to-left run; `None` for characters that stay as they are,
    /// apart from what rule L4 mirrors.
    pub const fn mirrored(self, scalar: char) -> Option<char> {
        match (self, scalar) {
            (Self::BidiMirroredAndSlashes, '/') => Some('\\'),
            (Self::BidiMirroredAndSlashes, '\\') => Some('/'),
            _ => None,
        }
    }
}

impl DisplayConfig {
    /// The positions, in logical order, of the characters that this display mirrors beyond rule L4, where `order` shows
    /// them from right to left.
    pub(crate) fn additionally_mirrored(&self, characters: &[Character], order: &DisplayOrder) -> Vec<usize> {
        let mirroring = self.choices().mirrored_characters;
        if mirroring == MirroredCharacters::BidiMirrored {
            return Vec::new();
        }
        let right_to_left = order.runs().iter().filter(|it| it.direction.is_right_to_left());
        let of_runs = right_to_left.flat_map(|it| it.logical_range.clone());
        let mut found: Vec<usize> =
            of_runs.filter(|&at| mirroring.mirrored(characters[at].scalar).is_some()).collect();
        found.sort_unstable();
        found
    }

    /// Mirrors these characters of an order beyond rule L4.
    pub(crate) fn mirror(&self, characters: &mut [Character], order: &DisplayOrder) {
        let mirroring = self.choices().mirrored_characters;
        for at in self.additionally_mirrored(characters, order) {
            let scalar = &mut characters[at].scalar;
            *scalar = mirroring.mirrored(*scalar).unwrap_or(*scalar);
        }
    }
}
