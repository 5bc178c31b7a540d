//! The classes of another day.

use crate::name::{BidiClass, Character};
use crate::named;

named! {
    /// Whose bidi classes the algorithm goes by.
    #[derive(Default)]
    pub enum Edition [
        /// What a reader is told that this is.
        title,
        /// The same in a few words, for places where there is no room.
        short_title
    ] {
        /// Today's.
        #[default]
        Today = "today", "today's classes", "today's classes";
        /// Those of Unicode 3.1 (2001), which the paper knew: hyphen-minus and plus sign were European
        /// terminators (ET), the solidus a European separator (ES). Unicode 4.0.1 changed them.
        Unicode31 = "unicode-3.1", "the classes of Unicode 3.1 (2001)", "classes of 2001";
    }
}

impl Edition {
    /// The characters with the classes of this edition. Only what the paper needs is known of 2001:
    /// the classes of `-`, `+` and `/`.
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
