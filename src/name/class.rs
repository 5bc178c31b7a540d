//! The Bidi_Class property, as UAX #9 table 4 lists it.

use serde::{Deserialize, Serialize};

use super::class_table::ClassTable;

/// A character's bidirectional type (UAX #9 section 3.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[allow(clippy::upper_case_acronyms)] // the standard's own names
pub enum BidiClass {
    /// Left-to-Right: most letters.
    L,
    /// Right-to-Left: Hebrew and most other right-to-left letters.
    R,
    /// Arabic Letter: Arabic, Syriac, Thaana and related letters.
    AL,
    /// European Number: `0`-`9`, and the Persian and Urdu digits.
    EN,
    /// European Separator: plus and hyphen-minus.
    ES,
    /// European Terminator: currency and percent signs, and others.
    ET,
    /// Arabic Number: Arabic-Indic digits, and others.
    AN,
    /// Common Separator: full stop, comma, colon, solidus, and others.
    CS,
    /// Nonspacing Mark.
    NSM,
    /// Boundary Neutral: joiners and most control characters.
    BN,
    /// Paragraph Separator.
    B,
    /// Segment Separator: the tab.
    S,
    /// Whitespace.
    WS,
    /// Other Neutral.
    ON,
    /// Left-to-Right Embedding.
    LRE,
    /// Left-to-Right Override.
    LRO,
    /// Right-to-Left Embedding.
    RLE,
    /// Right-to-Left Override.
    RLO,
    /// Pop Directional Format.
    PDF,
    /// Left-to-Right Isolate.
    LRI,
    /// Right-to-Left Isolate.
    RLI,
    /// First Strong Isolate.
    FSI,
    /// Pop Directional Isolate.
    PDI,
}

impl BidiClass {
    /// Every class, in the order of UAX #9's table 4.
    pub const ALL: [Self; 23] = [
        Self::L,
        Self::R,
        Self::AL,
        Self::EN,
        Self::ES,
        Self::ET,
        Self::AN,
        Self::CS,
        Self::NSM,
        Self::BN,
        Self::B,
        Self::S,
        Self::WS,
        Self::ON,
        Self::LRE,
        Self::LRO,
        Self::RLE,
        Self::RLO,
        Self::PDF,
        Self::LRI,
        Self::RLI,
        Self::FSI,
        Self::PDI,
    ];

    /// The class of a character in the Unicode version of `icu_properties`; unassigned code points
    /// have the default of their block, as the standard asks.
    pub fn of(scalar: char) -> Self {
        ClassTable::get().class_of(scalar)
    }

    /// The short name of the standard, such as `AL`.
    pub const fn short_name(self) -> &'static str {
        match self {
            Self::L => "L",
            Self::R => "R",
            Self::AL => "AL",
            Self::EN => "EN",
            Self::ES => "ES",
            Self::ET => "ET",
            Self::AN => "AN",
            Self::CS => "CS",
            Self::NSM => "NSM",
            Self::BN => "BN",
            Self::B => "B",
            Self::S => "S",
            Self::WS => "WS",
            Self::ON => "ON",
            Self::LRE => "LRE",
            Self::LRO => "LRO",
            Self::RLE => "RLE",
            Self::RLO => "RLO",
            Self::PDF => "PDF",
            Self::LRI => "LRI",
            Self::RLI => "RLI",
            Self::FSI => "FSI",
            Self::PDI => "PDI",
        }
    }

    /// The long name of the standard, such as `Arabic Letter`.
    pub const fn long_name(self) -> &'static str {
        match self {
            Self::L => "Left-to-Right",
            Self::R => "Right-to-Left",
            Self::AL => "Arabic Letter",
            Self::EN => "European Number",
            Self::ES => "European Separator",
            Self::ET => "European Terminator",
            Self::AN => "Arabic Number",
            Self::CS => "Common Separator",
            Self::NSM => "Nonspacing Mark",
            Self::BN => "Boundary Neutral",
            Self::B => "Paragraph Separator",
            Self::S => "Segment Separator",
            Self::WS => "Whitespace",
            Self::ON => "Other Neutral",
            Self::LRE => "Left-to-Right Embedding",
            Self::LRO => "Left-to-Right Override",
            Self::RLE => "Right-to-Left Embedding",
            Self::RLO => "Right-to-Left Override",
            Self::PDF => "Pop Directional Format",
            Self::LRI => "Left-to-Right Isolate",
            Self::RLI => "Right-to-Left Isolate",
            Self::FSI => "First Strong Isolate",
            Self::PDI => "Pop Directional Isolate",
        }
    }

    /// A letter that runs from right to left: R or AL.
    pub const fn is_right_to_left_letter(self) -> bool {
        matches!(self, Self::R | Self::AL)
    }

    /// A digit of either kind: EN or AN.
    pub const fn is_digit(self) -> bool {
        matches!(self, Self::EN | Self::AN)
    }

    /// One of R, AL and AN, which make a label an RTL label (RFC 5893 section 1.4).
    pub const fn makes_label_right_to_left(self) -> bool {
        matches!(self, Self::R | Self::AL | Self::AN)
    }

    /// A character that rule X9 takes out of the paragraph.
    pub const fn is_removed_by_x9(self) -> bool {
        matches!(self, Self::LRE | Self::RLE | Self::LRO | Self::RLO | Self::PDF | Self::BN)
    }
}

impl std::fmt::Display for BidiClass {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.short_name())
    }
}

#[cfg(test)]
mod tests {
    use super::BidiClass;

    #[test]
    fn classes_of_the_characters_that_matter_here() {
        for (scalar, class) in [
            ('a', BidiClass::L),
            ('\u{5D0}', BidiClass::R),
            ('\u{627}', BidiClass::AL),
            ('7', BidiClass::EN),
            ('\u{6F7}', BidiClass::EN),
            ('\u{667}', BidiClass::AN),
            ('-', BidiClass::ES),
            ('.', BidiClass::CS),
            ('%', BidiClass::ET),
            ('\u{5B8}', BidiClass::NSM),
            ('\u{200D}', BidiClass::BN),
            ('\u{2029}', BidiClass::B),
            ('\t', BidiClass::S),
            (' ', BidiClass::WS),
            ('@', BidiClass::ON),
            ('\u{200F}', BidiClass::R),
            ('\u{2067}', BidiClass::RLI),
            // Unassigned in a right-to-left block.
            ('\u{5FF}', BidiClass::R),
        ] {
            assert_eq!(BidiClass::of(scalar), class, "U+{:04X}", scalar as u32);
        }
    }
}
