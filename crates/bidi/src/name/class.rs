//! The Bidi_Class property, as UAX #9 table 4 lists it.

use crate::enum_with_ids;
use crate::index::Direction;

enum_with_ids! {
    /// A character's bidirectional type (UAX #9 section 3.2).
    #[allow(clippy::upper_case_acronyms)] // the standard's own names
    pub enum BidiClass [
        /// The long name of the standard, such as `Arabic Letter`.
        long_name
    ] {
        /// Left-to-Right: most letters.
        L = "L", "Left-to-Right";
        /// Right-to-Left: Hebrew and most other right-to-left letters.
        R = "R", "Right-to-Left";
        /// Arabic Letter: Arabic, Syriac, Thaana and related letters.
        AL = "AL", "Arabic Letter";
        /// European Number: `0`-`9`, and the Persian and Urdu digits.
        EN = "EN", "European Number";
        /// European Separator: plus and hyphen-minus.
        ES = "ES", "European Separator";
        /// European Terminator: currency and percent signs, and others.
        ET = "ET", "European Terminator";
        /// Arabic Number: Arabic-Indic digits, and others.
        AN = "AN", "Arabic Number";
        /// Common Separator: full stop, comma, colon, solidus, and others.
        CS = "CS", "Common Separator";
        /// Nonspacing Mark.
        NSM = "NSM", "Nonspacing Mark";
        /// Boundary Neutral: joiners and most control characters.
        BN = "BN", "Boundary Neutral";
        /// Paragraph Separator.
        B = "B", "Paragraph Separator";
        /// Segment Separator: the tab.
        S = "S", "Segment Separator";
        /// Whitespace.
        WS = "WS", "Whitespace";
        /// Other Neutral.
        ON = "ON", "Other Neutral";
        /// Left-to-Right Embedding.
        LRE = "LRE", "Left-to-Right Embedding";
        /// Left-to-Right Override.
        LRO = "LRO", "Left-to-Right Override";
        /// Right-to-Left Embedding.
        RLE = "RLE", "Right-to-Left Embedding";
        /// Right-to-Left Override.
        RLO = "RLO", "Right-to-Left Override";
        /// Pop Directional Format.
        PDF = "PDF", "Pop Directional Format";
        /// Left-to-Right Isolate.
        LRI = "LRI", "Left-to-Right Isolate";
        /// Right-to-Left Isolate.
        RLI = "RLI", "Right-to-Left Isolate";
        /// First Strong Isolate.
        FSI = "FSI", "First Strong Isolate";
        /// Pop Directional Isolate.
        PDI = "PDI", "Pop Directional Isolate";
    }
}

impl BidiClass {
    /// The short name of the standard, such as `AL`.
    pub const fn short_name(self) -> &'static str {
        self.id()
    }

    /// The strong class of a direction: L or R.
    pub(crate) const fn of_direction(direction: Direction) -> Self {
        match direction {
            Direction::LeftToRight => Self::L,
            Direction::RightToLeft => Self::R,
        }
    }

    /// The direction of a strong class (L, R or AL: UAX #9 table 4); `None` for the others.
    pub const fn direction(self) -> Option<Direction> {
        match self {
            Self::L => Some(Direction::LeftToRight),
            Self::R | Self::AL => Some(Direction::RightToLeft),
            _ => None,
        }
    }

    /// Whether this is a strong class: L, R or AL.
    pub const fn is_strong(self) -> bool {
        self.direction().is_some()
    }

    /// Whether this is the class of right-to-left letters: R or AL.
    pub const fn is_right_to_left_letter(self) -> bool {
        matches!(self, Self::R | Self::AL)
    }

    /// Whether this is a class of digits: EN or AN.
    pub const fn is_digit(self) -> bool {
        matches!(self, Self::EN | Self::AN)
    }

    /// Whether a character of this class makes its label an RTL label: R, AL or AN (RFC 5893 section 1.4).
    pub const fn makes_label_right_to_left(self) -> bool {
        matches!(self, Self::R | Self::AL | Self::AN)
    }

    /// Whether rule X9 of UAX #9 removes characters of this class.
    pub const fn is_removed_by_x9(self) -> bool {
        matches!(self, Self::LRE | Self::RLE | Self::LRO | Self::RLO | Self::PDF | Self::BN)
    }
}

impl std::fmt::Display for BidiClass {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.short_name())
    }
}
