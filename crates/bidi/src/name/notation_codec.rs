//! Reading and writing characters in a notation.

use super::character::code_point;
use super::class_names::{class_name, read_class_names};
use super::code_points::CodePoints;
use super::error::{ReadError, ReadErrorKind};
use super::notation::{Notation, SourceCharacter};

/// The first character of a text that a notation cannot write.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the notation cannot write {} (character {})", code_point(*.scalar), .scalar_index + 1)]
pub struct UnwritableScalar {
    /// Its index among the characters to write, from 0.
    pub scalar_index: usize,
    /// The character.
    pub scalar: char,
}

impl Notation {
    /// Reads the characters that `text` denotes, each with its position in `text`. Decodes no A-labels.
    ///
    /// # Errors
    /// The first character or word that is not in the notation.
    pub fn read(self, text: &str) -> Result<Vec<SourceCharacter>, ReadError> {
        self.read_lazily(text).collect()
    }

    /// As [`Notation::read`], but lazily, for a text that may be longer than a name. What follows the first error means nothing.
    pub fn read_lazily(self, text: &str) -> impl Iterator<Item = Result<SourceCharacter, ReadError>> {
        let of = |notation| if self == notation { text } else { "" };
        let words = CodePoints::new(of(Self::CodePoints)).chain(read_class_names(of(Self::BidiClassNames)));
        let characters = if self.is_space_separated() { "" } else { text }.chars().enumerate();
        words.chain(characters.map(move |(position, written)| {
            let kind = || ReadErrorKind::NotInNotation { notation: self, scalar: written };
            let scalar = self
                .scalar_of(written)
                .ok_or_else(|| ReadError { error_kind: kind(), source_character_index: position });
            scalar.map(|scalar| SourceCharacter { scalar, source_character_index: position })
        }))
    }

    /// Writes characters in this notation: the inverse of [`Notation::read`], with hyphen-minus as itself.
    ///
    /// # Errors
    /// The first character that the notation cannot write.
    pub fn write_scalars(self, scalars: impl IntoIterator<Item = char>) -> Result<String, UnwritableScalar> {
        let mut text = String::new();
        for (scalar_index, scalar) in scalars.into_iter().enumerate() {
            if self.is_space_separated() && scalar_index > 0 {
                text.push(' ');
            }
            let unwritable = || UnwritableScalar { scalar_index, scalar };
            match self {
                Self::CodePoints => text.push_str(&code_point(scalar)),
                Self::BidiClassNames => text.push_str(class_name(scalar).ok_or_else(unwritable)?),
                _ => text.push(self.written_for(scalar).ok_or_else(unwritable)?),
            }
        }
        Ok(text)
    }

    /// The character that one character of text denotes, in the notations that are not of words.
    fn scalar_of(self, written: char) -> Option<char> {
        match self {
            Self::Unicode | Self::CodePoints | Self::BidiClassNames => Some(written),
            Self::Atkin2001Table1 => Some(match written {
                'a'..='z' | '0'..='4' | '-' | '.' => written,
                'A'..='M' => TABLE1_ARABIC[written as usize - 'A' as usize],
                'N'..='Z' => TABLE1_HEBREW[written as usize - 'N' as usize],
                '5'..='9' => shifted(written, '5', '\u{665}'),
                '\u{2014}' => '-',
                _ => return None,
            }),
            Self::CapitalsAsHebrew => match written {
                'A'..='Z' => Some(shifted(written, 'A', '\u{5D0}')),
                _ => written.is_ascii().then_some(written),
            },
            Self::CapitalsAsArabic => match written {
                'A'..='Z' => Some(ARABIC_ALPHABET[written as usize - 'A' as usize]),
                _ => written.is_ascii().then_some(written),
            },
        }
    }

    /// The text of a character; the inverse of [`Notation::scalar_of`].
    fn written_for(self, scalar: char) -> Option<char> {
        match self {
            Self::Unicode | Self::CodePoints | Self::BidiClassNames => Some(scalar),
            Self::Atkin2001Table1 => match scalar {
                'a'..='z' | '0'..='4' | '-' | '.' => Some(scalar),
                '\u{665}'..='\u{669}' => Some(shifted(scalar, '\u{665}', '5')),
                _ => letter_for(scalar, &TABLE1_ARABIC, 'A')
                    .or_else(|| letter_for(scalar, &TABLE1_HEBREW, 'N')),
            },
            Self::CapitalsAsHebrew => match scalar {
                'A'..='Z' => None,
                '\u{5D0}'..='\u{5E9}' => Some(shifted(scalar, '\u{5D0}', 'A')),
                _ => scalar.is_ascii().then_some(scalar),
            },
            Self::CapitalsAsArabic => match scalar {
                'A'..='Z' => None,
                _ if scalar.is_ascii() => Some(scalar),
                _ => letter_for(scalar, &ARABIC_ALPHABET, 'A'),
            },
        }
    }
}

/// The Arabic letters for `A`-`M` in Table 1 of the paper.
const TABLE1_ARABIC: [char; 13] = [
    '\u{627}', '\u{628}', '\u{62B}', '\u{62F}', '\u{639}', '\u{641}', '\u{63A}', '\u{62D}', '\u{64A}',
    '\u{62C}', '\u{643}', '\u{644}', '\u{645}',
];

/// The Hebrew letters for `N`-`Z` in Table 1 of the paper.
const TABLE1_HEBREW: [char; 13] = [
    '\u{5E0}', '\u{5E2}', '\u{5E4}', '\u{5E7}', '\u{5E8}', '\u{5E1}', '\u{5D8}', '\u{5D5}', '\u{5D1}',
    '\u{5E9}', '\u{5D7}', '\u{5D9}', '\u{5D6}',
];

/// The first 26 letters of the Arabic alphabet, for `A`-`Z` in [`Notation::CapitalsAsArabic`].
const ARABIC_ALPHABET: [char; 26] = [
    '\u{627}', '\u{628}', '\u{62A}', '\u{62B}', '\u{62C}', '\u{62D}', '\u{62E}', '\u{62F}', '\u{630}',
    '\u{631}', '\u{632}', '\u{633}', '\u{634}', '\u{635}', '\u{636}', '\u{637}', '\u{638}', '\u{639}',
    '\u{63A}', '\u{641}', '\u{642}', '\u{643}', '\u{644}', '\u{645}', '\u{646}', '\u{647}',
];

/// The capital for one of these letters, of which the first is written as `first`.
fn letter_for(scalar: char, letters: &[char], first: char) -> Option<char> {
    letters.iter().position(|&letter| letter == scalar).map(|at| nth_after(first, at))
}

/// The character at the same offset from `to` as `scalar` has from `from`.
fn shifted(scalar: char, from: char, to: char) -> char {
    nth_after(to, scalar as usize - from as usize)
}

/// The character `count` after `first`, which lies in one of the small ranges above.
fn nth_after(first: char, count: usize) -> char {
    u32::try_from(count).ok().and_then(|count| char::from_u32(first as u32 + count)).unwrap_or(first)
}
