//! A character and its properties.

use icu_properties::props::{
    DefaultIgnorableCodePoint, ExtendedPictographic, GeneralCategory, RegionalIndicator,
};
use icu_properties::{CodePointMapData, CodePointSetData};

use super::BidiClass;

/// A character with its bidi class.
///
/// The class is stored because every strategy needs it, because a search over classes needs no readable characters,
/// and because Atkin's paper uses the classes of 2001.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Character {
    /// The Unicode scalar value.
    pub scalar: char,
    /// Its bidi class.
    pub class: BidiClass,
}

impl Character {
    /// The character with its current class ([`BidiClass::of`]).
    pub fn new(scalar: char) -> Self {
        Self { scalar, class: BidiClass::of(scalar) }
    }

    /// Whether the character comes after its logical predecessor in visual order too: a nonspacing mark (UAX #9 rule
    /// L3), or one that rule X9 removes, which UAX #9 section 5.2 keeps beside its neighbour.
    pub const fn is_nsm_or_removed_by_x9(self) -> bool {
        matches!(self.class, BidiClass::NSM) || self.class.is_removed_by_x9()
    }
}

/// The characters of a string, each with its current class.
pub fn characters_of(text: &str) -> Vec<Character> {
    text.chars().map(Character::new).collect()
}

/// A code point in the notation of the Unicode Standard: `U+05D0`.
pub fn code_point(scalar: char) -> String {
    format!("U+{:04X}", u32::from(scalar))
}

/// The character's name in the Unicode Character Database, such as `HEBREW LETTER ALEF`; for a code
/// point without a name its label, such as `<control-0009>` (The Unicode Standard, section 4.8).
pub fn character_name(scalar: char) -> String {
    if let Some(name) = unicode_names2::name(scalar) {
        return name.to_string();
    }
    let value = u32::from(scalar);
    let kind = match CodePointMapData::<GeneralCategory>::new().get(scalar) {
        GeneralCategory::Control => "control",
        GeneralCategory::PrivateUse => "private-use",
        GeneralCategory::Unassigned if value & 0xFFFE == 0xFFFE || (0xFDD0..=0xFDEF).contains(&value) => {
            "noncharacter"
        }
        GeneralCategory::Unassigned => "reserved",
        // Assigned, but newer than the data of `unicode_names2`.
        _ => "character",
    };
    format!("<{kind}-{value:04X}>")
}

/// Whether a character is an emoji or half of a flag: Extended_Pictographic or Regional_Indicator (UTS #51).
pub fn is_pictograph(scalar: char) -> bool {
    CodePointSetData::new::<ExtendedPictographic>().contains(scalar)
        || CodePointSetData::new::<RegionalIndicator>().contains(scalar)
}

/// Whether the character has no visible glyph: Default_Ignorable_Code_Point (joiners, bidi controls, fillers,
/// variation selectors and more), controls, line and paragraph separators, the interlinear annotation characters, and
/// U+2800 BRAILLE PATTERN BLANK. Spaces count as visible.
pub fn is_invisible(scalar: char) -> bool {
    let is_invisible_separator =
        matches!(scalar, '\u{2028}' | '\u{2029}' | '\u{2800}' | '\u{FFF9}'..='\u{FFFB}');
    scalar.is_control()
        || is_invisible_separator
        || scalar > '\u{7F}' && CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(scalar)
}

/// Whether the character must be escaped in a terminal, a log or a JSON line: it is invisible ([`is_invisible`]),
/// another format character, unassigned or for private use.
pub fn is_unprintable(scalar: char) -> bool {
    // A shortcut for most characters.
    if scalar.is_ascii_graphic() || scalar == ' ' {
        return false;
    }
    is_invisible(scalar)
        || matches!(
            CodePointMapData::<GeneralCategory>::new().get(scalar),
            GeneralCategory::Format
                | GeneralCategory::Unassigned
                | GeneralCategory::PrivateUse
                | GeneralCategory::Surrogate
        )
}

/// Whether the character is a combining mark (General_Category M).
pub fn is_mark(scalar: char) -> bool {
    matches!(
        CodePointMapData::<GeneralCategory>::new().get(scalar),
        GeneralCategory::NonspacingMark | GeneralCategory::SpacingMark | GeneralCategory::EnclosingMark
    )
}

/// The characters as a string, in the order given.
pub fn text_of(characters: &[Character]) -> String {
    // Most right-to-left letters take two bytes.
    let mut text = String::with_capacity(2 * characters.len());
    text.extend(characters.iter().map(|it| it.scalar));
    text
}

#[cfg(test)]
mod tests {
    use super::{character_name, code_point, is_invisible, is_unprintable};

    #[test]
    fn names_and_labels() {
        for (scalar, name) in [
            ('\u{5D0}', "HEBREW LETTER ALEF"),
            ('\t', "<control-0009>"),
            ('\u{E000}', "<private-use-E000>"),
            ('\u{5FF}', "<reserved-05FF>"),
            ('\u{FFFF}', "<noncharacter-FFFF>"),
            ('\u{FDD0}', "<noncharacter-FDD0>"),
            ('\u{4E2D}', "CJK UNIFIED IDEOGRAPH-4E2D"),
        ] {
            assert_eq!(character_name(scalar), name);
        }
        assert_eq!(code_point('\u{5D0}'), "U+05D0");
        assert_eq!(code_point('\u{10D30}'), "U+10D30");
    }

    #[test]
    fn bidi_controls_are_unprintable() {
        assert!(is_unprintable('\u{202E}') && is_unprintable('\u{2028}') && is_unprintable('\u{7F}'));
        assert!(!is_unprintable('\u{5D0}') && !is_unprintable('\u{5B8}') && !is_unprintable(' '));
    }

    /// By DerivedCoreProperties.txt, Default_Ignorable_Code_Point, and additions.
    #[test]
    fn invisible_characters() {
        for scalar in [
            '\u{AD}',
            '\u{34F}',
            '\u{61C}',
            '\u{115F}',
            '\u{1160}',
            '\u{17B4}',
            '\u{17B5}',
            '\u{180B}',
            '\u{180E}',
            '\u{180F}',
            '\u{200B}',
            '\u{200D}',
            '\u{202E}',
            '\u{2061}',
            '\u{2064}',
            '\u{2069}',
            '\u{2800}',
            '\u{3164}',
            '\u{FE00}',
            '\u{FE0F}',
            '\u{FEFF}',
            '\u{FFA0}',
            '\u{E0001}',
            '\u{E0041}',
            '\u{E0100}',
            '\u{E01EF}',
            '\u{7F}',
            '\u{85}',
            '\t',
            '\u{2028}',
        ] {
            assert!(is_invisible(scalar) && is_unprintable(scalar), "U+{:04X}", u32::from(scalar));
        }
        // Letters, marks, spaces and dots are visible; so is a number sign, though its General_Category is Cf.
        for scalar in
            ['a', ' ', '\u{A0}', '\u{5B8}', '\u{640}', '\u{600}', '\u{2801}', '\u{3000}', '\u{FFFC}']
        {
            assert!(!is_invisible(scalar), "U+{:04X}", u32::from(scalar));
        }
    }
}
