//! The open issue of Davis's text: which of his `inclusionChar`s end an identifier instead.

use std::str::FromStr;

/// Davis's `inclusionChar`: punctuation of ASCII and Latin-1 that does not end an identifier, except as its last
/// character.
pub(super) const INCLUSION_CHARS: [char; 18] = [
    '!', '"', '#', '%', '&', '\'', '*', ',', '.', '/', ':', ';', '?', '@', '\\', '\u{A1}', '\u{B7}', '\u{BF}',
];

/// The `inclusionChar`s that end the path, the query and the fragment of an identifier. None by default: "Do we want to
/// \[tweak\] any of the ASCII/Latin1 exceptions to move them to terminating characters?" [`FromStr`] reads others, as a
/// string of the characters themselves, such as `,;`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Terminators(u32);

impl Terminators {
    /// Whether the character is one of them.
    pub(super) fn has(self, scalar: char) -> bool {
        self.0 != 0 && position(scalar).is_some_and(|at| self.0 >> at & 1 == 1)
    }
}

impl FromStr for Terminators {
    type Err = NoInclusionChar;

    /// Reads the characters themselves, such as `,;`.
    ///
    /// # Errors
    /// The first character that is not an `inclusionChar`.
    fn from_str(characters: &str) -> Result<Self, NoInclusionChar> {
        let bit = |it: char| position(it).map(|at| 1 << at).ok_or(NoInclusionChar(it));
        characters.chars().try_fold(0, |bits, it| Ok(bits | bit(it)?)).map(Self)
    }
}

/// The character is not an `inclusionChar` of Davis's grammar, so it ends an identifier anyway or never.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("U+{:04X} is not an inclusionChar", u32::from(self.0))]
pub struct NoInclusionChar(
    /// The character.
    pub char,
);

/// The index among the `inclusionChar`s.
fn position(scalar: char) -> Option<usize> {
    INCLUSION_CHARS.iter().position(|&it| it == scalar)
}
