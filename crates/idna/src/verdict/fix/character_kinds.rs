//! What characters are to a fix: separators between words, and by which kind of edit they are removed.

use icu_properties::CodePointMapData;
use icu_properties::props::{GeneralCategory, GeneralCategoryGroup};

use bidiscope_bidi::name::{Character, is_invisible, is_mark};

use super::cost::EditKind;

/// Characters that only elongate a word: the Arabic tatweel and the N'Ko lajanyalan.
pub(super) const ELONGATIONS: [char; 2] = ['\u{640}', '\u{7FA}'];

/// Hyphens and dashes that are replaced by the hyphen-minus: the Hebrew maqaf, typographic ones and the minus
/// sign.
pub(super) const HYPHENS: [char; 13] = [
    '\u{5BE}', '\u{58A}', '\u{2010}', '\u{2011}', '\u{2012}', '\u{2013}', '\u{2014}', '\u{2015}', '\u{2212}',
    '\u{2E3A}', '\u{FE58}', '\u{FE63}', '\u{FF0D}',
];

/// The kind of edit that removes a character.
pub(super) fn removal_kind(character: Character) -> EditKind {
    let scalar = character.scalar;
    let category = CodePointMapData::<GeneralCategory>::new().get(scalar);
    if ELONGATIONS.contains(&scalar) {
        EditKind::Elongation
    } else if scalar == '-' {
        EditKind::RedundantHyphen
    } else if is_invisible(scalar) {
        EditKind::Invisible
    } else if is_mark(scalar) {
        EditKind::DropMark
    } else if category == GeneralCategory::DecimalNumber {
        EditKind::DropDigit
    } else if GeneralCategoryGroup::Letter.contains(category) && !is_geresh_or_gershayim(scalar) {
        EditKind::DropLetter
    } else {
        EditKind::Symbol
    }
}

/// Geresh and gershayim are punctuation, but names treat them like letters.
pub(super) fn is_geresh_or_gershayim(scalar: char) -> bool {
    matches!(scalar, '\u{5F3}' | '\u{5F4}')
}

/// Whether a character separates words: white space, an underscore or any hyphen.
pub(super) fn is_word_separator(scalar: char) -> bool {
    scalar == '_' || scalar == '-' || scalar.is_whitespace() || HYPHENS.contains(&scalar)
}
