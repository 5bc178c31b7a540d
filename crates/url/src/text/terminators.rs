//! The open issue of Davis's text: which of his `inclusionChar`s end an identifier instead.

use std::fmt;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Davis's `inclusionChar`: punctuation of ASCII and Latin-1 that does not end an identifier, except as its last
/// character.
pub(super) const INCLUSION_CHARS: [char; 18] = [
    '!', '"', '#', '%', '&', '\'', '*', ',', '.', '/', ':', ';', '?', '@', '\\', '\u{A1}', '\u{B7}', '\u{BF}',
];

/// The `inclusionChar`s that end the path, the query and the fragment of an identifier. None by default: "Do we want to
/// \[tweak\] any of the ASCII/Latin1 exceptions to move them to terminating characters?" [`FromStr`] reads others, as a
/// string of the characters themselves, such as `,;`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct IdentifierTerminators(u32);

impl IdentifierTerminators {
    /// All that can be one, Davis's `inclusionChar`s, in the order of their code points.
    pub const POSSIBLE_TERMINATORS: [char; 18] = INCLUSION_CHARS;

    /// Whether the character is one of them.
    pub fn has_terminator(self, scalar: char) -> bool {
        self.0 != 0 && inclusion_index(scalar).is_some_and(|at| self.0 >> at & 1 == 1)
    }

    /// The same with this character, or without it; unchanged where it is none of
    /// [`IdentifierTerminators::POSSIBLE_TERMINATORS`].
    #[must_use]
    pub fn with_terminator(self, scalar: char, is_terminator: bool) -> Self {
        let bit = inclusion_index(scalar).map_or(0, |at| 1 << at);
        Self(if is_terminator { self.0 | bit } else { self.0 & !bit })
    }
}

/// The characters themselves, as [`FromStr`] reads them.
impl fmt::Display for IdentifierTerminators {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            &Self::POSSIBLE_TERMINATORS.into_iter().filter(|it| self.has_terminator(*it)).collect::<String>(),
        )
    }
}

impl Serialize for IdentifierTerminators {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for IdentifierTerminators {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

impl FromStr for IdentifierTerminators {
    type Err = NotADavisInclusionCharacter;

    /// Reads the characters themselves, such as `,;`.
    ///
    /// # Errors
    /// The first character that is not an `inclusionChar`.
    fn from_str(characters: &str) -> Result<Self, NotADavisInclusionCharacter> {
        let bit = |it: char| inclusion_index(it).map(|at| 1 << at).ok_or(NotADavisInclusionCharacter(it));
        characters.chars().try_fold(0, |bits, it| Ok(bits | bit(it)?)).map(Self)
    }
}

/// The character is not an `inclusionChar` of Davis's grammar, so it ends an identifier anyway or never.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("U+{:04X} is not an inclusionChar", u32::from(self.0))]
pub struct NotADavisInclusionCharacter(
    /// The character.
    pub char,
);

/// The index among the `inclusionChar`s.
fn inclusion_index(scalar: char) -> Option<usize> {
    INCLUSION_CHARS.iter().position(|&it| it == scalar)
}
