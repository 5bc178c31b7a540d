//! The words of the vocabulary: what each choice can be, what it is called, and what it does.

use std::borrow::Cow;

use crate::name::{BidiClass, code_point, is_label_separator};
use crate::named;
use crate::order::components::is_structural;

/// The most characters that can be listed as separators.
pub const MOST_SEPARATORS: usize = 32;

named! {
    /// By what rules the characters are ordered.
    #[derive(Default)]
    pub enum Base [
        /// What a reader is told that this is.
        title,
        /// What it does, in a sentence.
        about
    ] {
        /// Unicode's.
        #[default]
        Uba = "uba", "The UBA", "The Unicode Bidirectional Algorithm orders the characters.";
        /// The paper's.
        OneToOne = "one-to-one", "The one-to-one display",
            "The algorithm of Atkin, Stansifer and Alsharif orders the characters.";
        /// None.
        Logical = "logical", "Logical order", "The characters stand as they are stored.";
    }
}

named! {
    /// Which way the paragraph runs in which the name stands.
    #[derive(Default)]
    pub enum OwnParagraph [
        /// What a reader is told that this is.
        title,
        /// What it does, in a sentence.
        about
    ] {
        /// Left to right.
        #[default]
        LeftToRight = "ltr", "Left to right", "The paragraph runs from left to right.";
        /// Right to left.
        RightToLeft = "rtl", "Right to left", "The paragraph runs from right to left.";
        /// Rules P2 and P3.
        Auto = "auto", "Automatic", "The paragraph runs as its first letter does (rules P2 and P3).";
        /// Right to left where the name's last character is R or AL, left to right otherwise: what RFC 5893 section 7.1
        /// fears of programs that were made for labels which end as they begin (RFC 3454).
        Last = "last", "By the last character",
            "The paragraph runs as the last character does, which is the old program of RFC 5893 section 7.1.";
    }
}

/// Which characters separate fields.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Separators {
    /// None: the whole name is one field.
    #[default]
    None,
    /// The label separators of IDNA.
    Idna,
    /// Dürst's structural characters.
    Structural,
    /// As Davis's grammar of the parts of an identifier says.
    Parts,
    /// These: different characters in ascending order, no letter, digit or mark among them.
    Listed(String),
}

impl Separators {
    /// Those that have a name.
    pub const NAMED: [Self; 4] = [Self::None, Self::Idna, Self::Structural, Self::Parts];

    /// These characters; `None` where there are none or too many, and where a letter, digit or mark is
    /// among them, which separate nothing.
    pub fn listed(characters: &str) -> Option<Self> {
        use BidiClass::{AL, AN, B, EN, L, NSM, R};
        let separates = |it: char| !matches!(BidiClass::of(it), L | R | AL | EN | AN | NSM | B);
        let mut listed: Vec<char> = characters.chars().collect();
        listed.sort_unstable();
        listed.dedup();
        let can_be = (1..=MOST_SEPARATORS).contains(&listed.len()) && listed.iter().all(|&it| separates(it));
        can_be.then(|| Self::Listed(listed.into_iter().collect()))
    }

    /// The identifier of those that have a name.
    pub const fn name(&self) -> Option<&'static str> {
        match self {
            Self::None => Some("none"),
            Self::Idna => Some("idna"),
            Self::Structural => Some("structural"),
            Self::Parts => Some("parts"),
            Self::Listed(_) => None,
        }
    }

    /// How it is written: the identifier, or the characters themselves.
    pub fn written(&self) -> &str {
        match self {
            Self::Listed(characters) => characters,
            named => named.name().unwrap_or_default(),
        }
    }

    /// Those that are written so.
    pub fn read(written: &str) -> Option<Self> {
        Self::NAMED.into_iter().find(|it| it.written() == written).or_else(|| Self::listed(written))
    }

    /// What a reader is told that this is.
    pub fn title(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            Self::None => "No separators",
            Self::Idna => "Label separators",
            Self::Structural => "D\u{FC}rst\u{2019}s structural characters",
            Self::Parts => "Davis\u{2019}s fields",
            Self::Listed(characters) => {
                // By code point beyond ASCII, so that no title needs reordering.
                let shown = |it: char| if it.is_ascii_graphic() { it.to_string() } else { code_point(it) };
                let shown: Vec<String> = characters.chars().map(shown).collect();
                return Cow::Owned(format!("Separators {}", shown.join(" ")));
            }
        })
    }

    /// What it does, in a sentence.
    pub const fn about(&self) -> &'static str {
        match self {
            Self::None => "The whole name is one field.",
            Self::Idna => "Full stops and their equivalents in IDNA separate fields.",
            Self::Structural => {
                "The characters . @ : / ? # & = separate fields, and IDNA\u{2019}s full stops."
            }
            Self::Parts => "Fields are the labels, and what Davis\u{2019}s grammar tells apart in a URL.",
            Self::Listed(_) => "The characters that are listed separate fields.",
        }
    }

    /// Whether this character separates fields wherever it stands; of Davis's grammar only the label
    /// separators do.
    pub fn holds(&self, scalar: char) -> bool {
        match self {
            Self::None => false,
            Self::Idna | Self::Parts => is_label_separator(scalar),
            Self::Structural => is_structural(scalar),
            Self::Listed(characters) => characters.contains(scalar),
        }
    }
}

named! {
    /// How fields are laid out.
    #[derive(Default)]
    pub enum FieldLayout [
        /// What a reader is told that this is.
        title,
        /// What it does, in a sentence.
        about
    ] {
        /// In one paragraph.
        #[default]
        Whole = "whole", "Within the whole", "All fields stand in one paragraph, and act on each other.";
        /// Each a paragraph.
        Alone = "alone", "Each alone", "Each field is laid out by itself; then they are put one after the other.";
    }
}

named! {
    /// Which way a field runs.
    #[derive(Default)]
    pub enum FieldDirection [
        /// What a reader is told that this is.
        title,
        /// What it does, in a sentence.
        about
    ] {
        /// Left to right.
        #[default]
        LeftToRight = "ltr", "Left to right", "Every field runs from left to right.";
        /// Right to left.
        RightToLeft = "rtl", "Right to left", "Every field runs from right to left.";
        /// The paragraph's.
        Paragraph = "paragraph", "The paragraph\u{2019}s", "Every field runs as the paragraph does.";
        /// The overall order's.
        Order = "order", "The order\u{2019}s", "Every field runs the way in which the fields follow each other.";
        /// Rules P2 and P3.
        FirstStrong = "first-strong", "First strong", "A field runs as its first letter does.";
        /// By what it holds.
        Content = "content", "By content", "A field runs from right to left if it holds a character of class R, AL or AN.";
    }
}

named! {
    /// What is put round a field, or round the whole, for display.
    #[derive(Default)]
    pub enum Around [
        /// What a reader is told that this is.
        title,
        /// What it does, in a sentence.
        about
    ] {
        /// Nothing.
        #[default]
        Nothing = "nothing", "Nothing", "Nothing is put round it.";
        /// LRM or RLM on either side.
        Marks = "marks", "Marks", "A mark stands on either side: LRM, or RLM where it runs from right to left.";
        /// LRE or RLE ... PDF.
        Embedding = "embedding", "Embedding", "It is embedded: LRE or RLE before it, PDF after it.";
        /// LRI, RLI or FSI ... PDI.
        Isolate = "isolate", "Isolate", "It is isolated from what stands beside it: LRI, RLI or FSI before it, PDI after it.";
        /// LRO or RLO ... PDF.
        Override = "override", "Override", "Every character in it is made to run its way: LRO or RLO before it, PDF after it.";
    }
}

named! {
    /// Which bidi class the hyphen-minus has before the rules run (UAX #9, HL3 and HL4).
    #[derive(Default)]
    pub enum HyphenClass [
        /// What a reader is told that this is.
        title,
        /// What it does, in a sentence.
        about
    ] {
        /// Its own.
        #[default]
        Own = "own", "Its own class", "The hyphen has the class that Unicode gives it.";
        /// Other neutral.
        On = "on", "ON", "The hyphen is a neutral: it goes with what stands on both sides.";
        /// Left-to-right.
        L = "l", "L", "The hyphen is a left-to-right letter.";
        /// Right-to-left.
        R = "r", "R", "The hyphen is a right-to-left letter.";
        /// European separator.
        Es = "es", "ES", "The hyphen separates numbers, as in Unicode since 4.0.1.";
        /// European terminator.
        Et = "et", "ET", "The hyphen belongs to a number beside it, as in Unicode 3.1.";
    }
}

named! {
    /// Which bidi class digits have before the rules run (UAX #9, HL3 and HL4).
    #[derive(Default)]
    pub enum DigitClass [
        /// What a reader is told that this is.
        title,
        /// What it does, in a sentence.
        about
    ] {
        /// Their own.
        #[default]
        Own = "own", "Their own class", "Digits have the class that Unicode gives them.";
        /// The letter's before them.
        Letter = "letter", "As the letter before", "A digit runs as the letter before it in its field does, and keeps its class where none stands there.";
        /// Left-to-right.
        L = "l", "L", "Digits are left-to-right letters.";
        /// Right-to-left.
        R = "r", "R", "Digits are right-to-left letters: the first stands at the right.";
    }
}
