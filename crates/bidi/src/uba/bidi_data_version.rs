//! The version of Unicode from which bidi classes are taken.

use crate::enum_with_ids;
use crate::name::{BidiClass, Character};

use super::unicode_3_1::changed_class;

enum_with_ids! {
    /// The version of the Bidi_Class property that the algorithm uses.
    #[derive(Default)]
    pub enum BidiDataVersion {
        /// That of [`unicode_version`](crate::name::unicode_version).
        #[default]
        Current = "current";
        /// That of Unicode 3.1 (2001), on which Atkin's paper builds: 342 characters had another class, among them
        /// hyphen-minus and plus sign, which were European terminators (ET), and the solidus, a European separator
        /// (ES).
        Unicode31 = "unicode-3.1";
    }
}

impl BidiDataVersion {
    /// The characters with the classes of this version. [`Self::Current`] leaves the classes that they have, and so does
    /// [`Self::Unicode31`] for characters that Unicode 3.1 had not assigned.
    pub fn reclassify(self, characters: &[Character]) -> Vec<Character> {
        characters
            .iter()
            .map(|&character| Character { class: self.class_of(character), ..character })
            .collect()
    }

    fn class_of(self, character: Character) -> BidiClass {
        match self {
            Self::Current => character.class,
            Self::Unicode31 => changed_class(character.scalar).unwrap_or(character.class),
        }
    }
}
