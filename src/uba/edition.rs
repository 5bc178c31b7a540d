//! The classes of another day.

use serde::{Deserialize, Serialize};

use crate::name::{BidiClass, Character};

/// Whose bidi classes the algorithm goes by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Edition {
    /// Today's.
    #[default]
    #[serde(rename = "today")]
    Today,
    /// Those of Unicode 3.1 (2001), which the paper knew: hyphen-minus and plus sign were European
    /// terminators (ET), the solidus a European separator (ES). Unicode 4.0.1 changed them.
    #[serde(rename = "unicode-3.1")]
    Unicode31,
}

impl Edition {
    /// Both, the present one first.
    pub const ALL: [Self; 2] = [Self::Today, Self::Unicode31];

    /// The identifier on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Today => "today",
            Self::Unicode31 => "unicode-3.1",
        }
    }

    /// The edition with this identifier.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.id() == id)
    }

    /// What a reader is told that this is.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Today => "today's classes",
            Self::Unicode31 => "the classes of Unicode 3.1 (2001)",
        }
    }

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
