//! The rules of UAX #9, by name.

use serde::Serialize;

/// A rule of UAX #9.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[allow(missing_docs)] // Each variant is the standard's name of the rule; Rule::sentence says what it does.
pub enum Rule {
    P2,
    P3,
    X1,
    X2,
    X3,
    X4,
    X5,
    X5a,
    X5b,
    X5c,
    X6,
    X6a,
    X7,
    X8,
    X9,
    X10,
    W1,
    W2,
    W3,
    W4,
    W5,
    W6,
    W7,
    N0,
    N1,
    N2,
    I1,
    I2,
    L1,
    L2,
    L3,
}

impl Rule {
    /// Every rule, in the order in which the standard applies them.
    pub const ALL: [Self; 31] = [
        Self::P2,
        Self::P3,
        Self::X1,
        Self::X2,
        Self::X3,
        Self::X4,
        Self::X5,
        Self::X5a,
        Self::X5b,
        Self::X5c,
        Self::X6,
        Self::X6a,
        Self::X7,
        Self::X8,
        Self::X9,
        Self::X10,
        Self::W1,
        Self::W2,
        Self::W3,
        Self::W4,
        Self::W5,
        Self::W6,
        Self::W7,
        Self::N0,
        Self::N1,
        Self::N2,
        Self::I1,
        Self::I2,
        Self::L1,
        Self::L2,
        Self::L3,
    ];

    /// The standard's name, such as `W2`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::P2 => "P2",
            Self::P3 => "P3",
            Self::X1 => "X1",
            Self::X2 => "X2",
            Self::X3 => "X3",
            Self::X4 => "X4",
            Self::X5 => "X5",
            Self::X5a => "X5a",
            Self::X5b => "X5b",
            Self::X5c => "X5c",
            Self::X6 => "X6",
            Self::X6a => "X6a",
            Self::X7 => "X7",
            Self::X8 => "X8",
            Self::X9 => "X9",
            Self::X10 => "X10",
            Self::W1 => "W1",
            Self::W2 => "W2",
            Self::W3 => "W3",
            Self::W4 => "W4",
            Self::W5 => "W5",
            Self::W6 => "W6",
            Self::W7 => "W7",
            Self::N0 => "N0",
            Self::N1 => "N1",
            Self::N2 => "N2",
            Self::I1 => "I1",
            Self::I2 => "I2",
            Self::L1 => "L1",
            Self::L2 => "L2",
            Self::L3 => "L3",
        }
    }

    /// The section of UAX #9 that holds the rule, such as `3.3.4`.
    pub const fn section(self) -> &'static str {
        match self {
            Self::P2 | Self::P3 => "3.3.1",
            Self::X10 => "3.3.3",
            Self::W1 | Self::W2 | Self::W3 | Self::W4 | Self::W5 | Self::W6 | Self::W7 => "3.3.4",
            Self::N0 | Self::N1 | Self::N2 => "3.3.5",
            Self::I1 | Self::I2 => "3.3.6",
            Self::L1 | Self::L2 | Self::L3 => "3.4",
            _ => "3.3.2",
        }
    }

    /// Where the rule stands in the standard.
    pub fn link(self) -> String {
        format!("https://www.unicode.org/reports/tr9/#{}", self.id())
    }

    /// What the rule does, in a sentence of ours.
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::P2 => "Look for the first letter (L, R or AL), passing over everything inside an isolate.",
            Self::P3 => {
                "If that letter is right-to-left the paragraph is at level 1, otherwise, or without a letter, at level 0."
            }
            Self::X1 => "Begin with the paragraph's level, no override, and nothing opened.",
            Self::X2 => "RLE opens a right-to-left embedding: what follows goes to the next odd level.",
            Self::X3 => "LRE opens a left-to-right embedding: what follows goes to the next even level.",
            Self::X4 => {
                "RLO opens a right-to-left override: what follows goes to the next odd level and counts as R."
            }
            Self::X5 => {
                "LRO opens a left-to-right override: what follows goes to the next even level and counts as L."
            }
            Self::X5a => {
                "RLI opens a right-to-left isolate: it stays at the level around it, what follows goes to the next odd level."
            }
            Self::X5b => {
                "LRI opens a left-to-right isolate: it stays at the level around it, what follows goes to the next even level."
            }
            Self::X5c => {
                "FSI opens an isolate that runs the way of the first letter inside it: it works as RLI or as LRI."
            }
            Self::X6 => {
                "Every other character takes the level of the embedding it stands in, and the class of an override around it."
            }
            Self::X6a => {
                "PDI closes the last isolate, with every embedding left open inside it, and takes the level around it."
            }
            Self::X7 => {
                "PDF closes the last embedding or override, if it was opened inside the same isolate."
            }
            Self::X8 => {
                "The end of the paragraph closes everything; a paragraph separator has the paragraph's level."
            }
            Self::X9 => {
                "Embedding and override controls, PDF and boundary neutrals (BN) have done their work: the rules below pass over them."
            }
            Self::X10 => {
                "Neighbours of one level make a level run; runs that an isolate holds apart are joined to isolating run sequences. \
                 Each sequence learns what stands before and after it (sos, eos) from the higher level on either side."
            }
            Self::W1 => {
                "A nonspacing mark takes the class of the character before it; after an isolate control it is ON."
            }
            Self::W2 => {
                "A European number is an Arabic number (AN) if the last letter before it is Arabic (AL)."
            }
            Self::W3 => "An Arabic letter (AL) counts as R from here on.",
            Self::W4 => {
                "One European separator between two European numbers joins them, and so does one common separator between two numbers of one kind."
            }
            Self::W5 => "European terminators beside a European number belong to it.",
            Self::W6 => "Separators and terminators that joined no number are ordinary neutrals (ON).",
            Self::W7 => "A European number counts as L if the last letter before it is left-to-right.",
            Self::N0 => {
                "A pair of brackets takes the direction around it if that occurs inside; if only the other direction occurs inside, \
                 it takes that one where the text before the pair has it too, else the direction around it."
            }
            Self::N1 => {
                "Neutrals between two characters of one direction take that direction; numbers count as R."
            }
            Self::N2 => "Every other neutral takes the direction of the embedding it stands in.",
            Self::I1 => "At an even level, R goes up one level, numbers go up two.",
            Self::I2 => "At an odd level, L and numbers go up one level.",
            Self::L1 => {
                "Tabs, paragraph separators, and the white space before them or at the end of the line go back to the paragraph's level."
            }
            Self::L2 => {
                "From the highest level down to the lowest odd one, every stretch at that level or above is turned round."
            }
            Self::L3 => {
                "A mark, turned round with its base, is put back after it, and so is a removed character."
            }
        }
    }
}

impl std::fmt::Display for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.id())
    }
}
