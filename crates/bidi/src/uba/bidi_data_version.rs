//! The version of Unicode from which bidi classes are taken.

use crate::enum_with_ids;
use crate::name::{BidiClass, Character};

enum_with_ids! {
    /// The version of the Bidi_Class property that the algorithm uses.
    #[derive(Default)]
    pub enum BidiDataVersion {
        /// That of [`unicode_version`](crate::name::unicode_version).
        #[default]
        Current = "current" | "today";
        /// That of Unicode 3.1 (2001), on which Atkin's paper builds: hyphen-minus and plus sign were European
        /// terminators (ET), the solidus a European separator (ES). Unicode 4.0.1 changed them.
        Unicode31 = "unicode-3.1";
    }
}

impl BidiDataVersion {
    /// The characters with the classes of this version. Of Unicode 3.1 only what the paper needs is known: the
    /// classes of `-`, `+` and `/`.
    pub fn apply(self, characters: &[Character]) -> Vec<Character> {
        characters
            .iter()
            .map(|&character| Character { class: self.class_of(character), ..character })
            .collect()
    }

    const fn class_of(self, character: Character) -> BidiClass {
        match (self, character.scalar) {
            (Self::Unicode31, '-' | '+') => BidiClass::ET,
            (Self::Unicode31, '/') => BidiClass::ES,
            _ => character.class,
        }
    }
}
