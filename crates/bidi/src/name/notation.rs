//! The notations in which a name can be typed, five of them without right-to-left letters.

use crate::enum_with_ids;

enum_with_ids! {
    /// How a name is written in ASCII or Unicode. The user chooses it; it is never guessed, because the documents
    /// contradict each other (in Atkin's paper `A` is Arabic and `5` an Arabic-Indic digit, elsewhere all capitals are
    /// right-to-left and all digits European).
    #[derive(Default)]
    pub enum Notation {
        /// The characters themselves; labels that begin with `xn--` are decoded.
        #[default]
        Unicode = "unicode";
        /// `U+05D0 U+002E U+0063`, also `05D0`, `\u05D0` and `\u{5D0}`, separated by white space or commas; `xn--` labels
        /// are decoded.
        CodePoints = "codepoints";
        /// Table 1 of Atkin's paper (2001): `a`-`z`, Arabic `A`-`M`, Hebrew `N`-`Z`, European `0`-`4`,
        /// Arabic-Indic `5`-`9`, hyphen-minus, also as the em dash that the table prints, and full stop.
        Atkin2001Table1 = "table1";
        /// The convention of RFC 5893, Dürst and Davis: capitals are right-to-left letters (here Hebrew), the rest of
        /// ASCII is unchanged.
        CapitalsAsHebrew = "capitals";
        /// The same with Arabic letters (AL), which the documents mean as well: `A`-`Z` are the first 26 of the
        /// alphabet, so that digits after them become Arabic numbers (rule W2).
        CapitalsAsArabic = "capitals-arabic";
        /// Names of bidi classes in any case, `R CS L`, separated by white space or commas, each read as its
        /// [`representative`](super::representative).
        BidiClassNames = "classes";
    }
}

impl Notation {
    /// Whether each character is written as a word, such as `U+05D0` or `AL`, with spaces between.
    pub const fn is_space_separated(self) -> bool {
        matches!(self, Self::CodePoints | Self::BidiClassNames)
    }

    /// Whether labels that begin with `xn--` are decoded.
    pub const fn decodes_a_labels(self) -> bool {
        matches!(self, Self::Unicode | Self::CodePoints)
    }
}

impl std::fmt::Display for Notation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.id())
    }
}

/// A character that was read, and its position in the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SourceCharacter {
    /// The character.
    pub scalar: char,
    /// Its start in the text, counted in characters from 0.
    pub source_character_index: usize,
}

/// Whether a character separates the words of the notations that write each character as a word.
pub(super) fn is_word_separator(scalar: char) -> bool {
    scalar.is_whitespace() || scalar == ','
}
